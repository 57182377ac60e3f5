"""Who may sit down to which options, and what they may do there: nothing but the rules, on any
Python."""

from __future__ import annotations

import itertools
from typing import Any

from game.kernel import play
from game.kernel.chance import Random
from game.kernel.contract import Action, Game
from game.kernel.judge import any_of

__all__ = ["answers_of", "settings"]


def settings(game: Game[Any, Any]) -> list[tuple[int, dict[str, str]]]:
    """Every seat count with every combination of options that go together."""
    found = []
    names = [option.id for option in game.options]
    for values in itertools.product(*(option.choices for option in game.options)):
        options = dict(zip(names, values, strict=True))
        found += [
            (seats, options) for seats in game.seats if not game.why_not_start(seats, options)
        ]
    return found


def answers_of(game: Game[Any, Any], seed: int) -> list[tuple[int, Action]]:
    """A random match as its answers."""
    rng = Random(seed)
    seats, options = settings(game)[seed % len(settings(game))]
    state = play.start(game, seats, options, seed)
    answers = []
    while not state.over:
        seat = rng.choice(play.asked(state))
        action = any_of(play.legal(state, seat), rng)
        play.act(state, seat, action)
        answers.append((seat, action))
    return answers
