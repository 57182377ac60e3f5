"""Puzzles on the battlefield: a few turns have been fought, and the next one is the solver's."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.games.topoum.rules.state import TopoumState
from game.games.topoum.seen.view import TopoumSeen
from game.kernel.alone import SOLVER, Alone, Puzzle
from game.kernel.contract import Tell
from game.kernel.event import Event
from game.kernel.play import act, settle

__all__ = ["ALONE"]


def _fought(course: str, state: TopoumState, tell: Tell) -> None:
    """All that has been answered until now: "0:enter/1,0" is the first seat's."""
    settle(state, tell)
    for word in course.split():
        seat, _, answer = word.partition(":")
        act(state, int(seat), tuple(answer.split("/")), tell)


def _gained(before: int, seen: TopoumSeen, _told: Sequence[Event]) -> int:
    """The solver's medals of this turn."""
    return seen.medals[SOLVER] - before


def _puzzle(id_: str, course: str, *, had: int, wanted: int) -> Puzzle[TopoumState, TopoumSeen]:
    return Puzzle(
        id_,
        seats=2,
        answers=4,
        wanted=wanted,
        lay=partial(_fought, course),
        measure=partial(_gained, had),
    )


_PUZZLES = (
    _puzzle(
        "far",
        "0:1,-1 1:0,-1 0:2,-1 1:3,-1 0:mole.0.1/1,-1 0:line.5/1,0 1:enter/-1,1 1:hand.1/3,-1",
        had=11,
        wanted=8,
    ),
    _puzzle(
        "medal",
        "0:-1,1 1:1,-1 0:-2,2 1:-1,2 0:enter/-2,3 0:line.5/1,-2 1:enter/-2,4 1:hand.1/-1,2",
        had=15,
        wanted=11,
    ),
    _puzzle(
        "two",
        "0:1,0 1:-1,1 0:-2,1 1:2,-1 0:enter/-2,2 0:line.5/1,-1 1:enter/2,0 1:hand.2/1,0 "
        "0:enter/1,-2 0:hand.2/-2,2 1:enter/3,-2 1:hand.2/2,0",
        had=18,
        wanted=8,
    ),
    _puzzle(
        "best",
        "0:0,-1 1:-1,1 0:0,-2 1:0,-3 0:enter/1,-3 0:line.5/-2,1 1:enter/-1,-1 1:hand.1/0,-3 "
        "0:enter/-3,1 0:hand.2/1,-3 1:enter/-3,2 1:hand.2/-1,-1",
        had=18,
        wanted=15,
    ),
)

ALONE = Alone(_PUZZLES)
