"""How long a hard bot thinks: decisions taken up and down a match, in seconds of its processor."""

from __future__ import annotations

from collections.abc import Iterator
from time import process_time
from typing import Any

from game import catalogue
from game.bots.levels import QUICK
from game.bots.players import choose
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.contract import Game, PickSome
from game.makers import yardstick
from game.makers.row import Row
from game.makers.simulate import percentile

__all__ = ["rows", "thoughts"]

_BAR = 1.0
"""Seconds: nobody at the table is to wait longer for 95 of 100 answers."""
_THOUGHTS = 40
"""So many decisions of a game are thought about, spread over whole matches."""
_EVERY = 7
"""In between first thoughts are played. A prime, so that all seats and steps have their turn."""
_TOY = 0.2


def thoughts(game: Game[Any, Any], seats: int, level: str, most: int) -> list[float]:
    """What decisions cost, from the least to the most. Where there is no choice there is none."""
    judge = catalogue.judge(game.id)
    manner = judge.personalities[0].id
    options = {option.id: option.default for option in game.options}
    found: list[float] = []
    seed = number = 0
    while len(found) < most:
        seed += 1
        state, rng = play.start(game, seats, options, seed), Random(seed)
        while not state.over and len(found) < most:
            seat = play.asked(state)[0]
            open_, seen = play.legal(state, seat), game.observe(state, seat)
            if isinstance(open_, PickSome) or len(open_) > 1:
                number += 1
                if number % _EVERY == 0:
                    began = process_time()
                    choose(game, judge, seen, seat, open_, level, manner, rng.word())
                    found.append(process_time() - began)
            action = choose(game, judge, seen, seat, open_, QUICK, manner, rng.word())
            play.act(state, seat, action)
    return sorted(found)


def rows() -> Iterator[Row]:
    toy = yardstick.DECISIONS / yardstick.decisions_per_s(_TOY)
    for name in catalogue.GAMES:
        game = catalogue.game(name)
        for seats in sorted({max(2, game.seats[0]), min(4, game.seats[-1])}):
            found = thoughts(game, seats, "hard", _THOUGHTS)
            what = f"{name}, {seats} seats, hard decision"
            p95 = float(percentile(found, 95))
            mean = 1000 * sum(found) / len(found)
            bar = f"<= {_BAR:.0f} s"
            yield Row(f"{what}, mean", mean, "ms", mean / 1000 / toy, "toy matches", "")
            yield Row(f"{what}, p95", p95, "s", p95 / toy, "toy matches", bar, good=p95 <= _BAR)
