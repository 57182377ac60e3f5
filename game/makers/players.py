"""Bots at a table without a screen, and whole matches among them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from time import perf_counter
from typing import Any, TypeAlias

from game import catalogue
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.contract import Action, Game, Tell, quiet
from game.kernel.judge import any_of

__all__ = ["Match", "Player", "play_match", "player"]

Player: TypeAlias = Callable[[Any, int, Random], Action]
"""From the table, a seat and a source of whims: the seat's answer."""

_WHIMS = 0x6D6F6C65


@cache
def player(game: Game[Any, Any], name: str, manner: str = "") -> Player:
    """A bot by its level, in the game's usual manner unless another is named.

    All but the random one see only what their seat sees.
    """
    if name == "random":
        return _random
    # The search is loaded only when somebody plays by it.
    from game.bots.players import choose

    judge = catalogue.judge(game.id)
    manner = manner or judge.personalities[0].id

    def thinking(state: Any, seat: int, rng: Random) -> Action:
        seen, options = game.observe(state, seat), play.legal(state, seat)
        return choose(game, judge, seen, seat, options, name, manner, rng.word())

    return thinking


def _random(state: Any, seat: int, rng: Random) -> Action:
    return any_of(play.legal(state, seat), rng)


@dataclass(slots=True)
class Match:
    """A match as it was played."""

    state: Any
    answers: list[tuple[int, Action]] = field(default_factory=list)
    seconds: float = 0.0
    thought: list[list[float]] = field(default_factory=list)
    """Seconds for each decision, by seat."""


def play_match(
    game: Game[Any, Any],
    options: Mapping[str, str],
    seed: int,
    players: Sequence[Player],
    *,
    tell: Tell = quiet,
    clock: Callable[[], float] = perf_counter,
) -> Match:
    """To the end, or to where the game's own bound says that something is wrong.

    `clock` is what thoughts are timed by.
    """
    began = perf_counter()
    rng = Random(seed ^ _WHIMS)
    match = Match(play.start(game, len(players), options, seed, tell))
    match.thought = [[] for _ in players]
    state, answers = match.state, match.answers
    while state.todo and len(answers) <= game.longest:
        asked = play.asked(state)
        if not asked:
            break
        seat = asked[0]
        started = clock()
        action = players[seat](state, seat, rng)
        match.thought[seat].append(clock() - started)
        play.act(state, seat, action, tell)
        answers.append((seat, action))
    match.seconds = perf_counter() - began
    return match
