"""A beam over whole turns: what each answer can still lead to while it remains one's turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from game.bots.question import Question
from game.kernel.contract import Action, State
from game.kernel.play import asked, legal

__all__ = ["turn_worths"]

S = TypeVar("S", bound=State)
_LONGEST = 6
"""Answers of one turn that are looked at one after another."""


def turn_worths(question: Question[S, Any], world: S, options: Sequence[Action]) -> list[float]:
    """The best a turn can come to that begins with each of the answers.

    The luck of an imagined world serves all of them alike.
    """
    return [_best(question, question.taken(world, action)) for action in options]


def _best(question: Question[S, Any], begun: S) -> float:
    judge, seat, level = question.judge, question.seat, question.level
    about = seat, question.manner, level
    layer, best = [begun], judge.value(begun, *about)
    for _ in range(_LONGEST * (level.width > 0)):
        grown = [
            question.taken(state, action)
            for state in layer
            if not state.over and asked(state) == (seat,)
            for action in judge.candidates(
                state, seat, legal(state, seat), question.rng, level.breadth
            )
        ]
        # What looks as good as something else came first, so it stays.
        worths = [judge.value(state, *about) for state in grown]
        order = sorted(range(len(grown)), key=lambda at: -worths[at])[: level.width]
        layer = [grown[at] for at in order]
        if not layer:
            break
        best = max(best, worths[order[0]])
    return best
