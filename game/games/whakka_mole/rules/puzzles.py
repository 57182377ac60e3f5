"""Puzzles at the play sheet: everybody else writes as the puzzle says they do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TypeAlias

from game.games.whakka_mole.content import Hole, hole_id
from game.games.whakka_mole.rules.state import Line, WhakkaState
from game.games.whakka_mole.seen import WhakkaSeen
from game.kernel.alone import SOLVER, Alone, Puzzle
from game.kernel.contract import Action, Tell
from game.kernel.event import Event
from game.kernel.play import act, settle

__all__ = ["ALONE"]

_Paper: TypeAlias = tuple[tuple[int, ...], int]
"""What a seat wrote in a turn: the holes of its moles, and where it whacked."""


def _written(turns: Sequence[Sequence[_Paper]], state: WhakkaState, tell: Tell) -> None:
    """So many turns have been played, and this is what everybody wrote."""
    settle(state, tell)
    for turn in turns:
        for seat, (popup, whack) in enumerate(turn):
            act(state, seat, tuple(hole_id(Hole(hole)) for hole in popup), tell)
            act(state, seat, (hole_id(Hole(whack)),), tell)


def _mine(seen: WhakkaSeen) -> tuple[Line, ...]:
    assert seen.viewer is not None
    return seen.papers[seen.viewer]


def _answer(seen: WhakkaSeen, popup: Sequence[Hole], whack: Hole) -> Action:
    """The column that is asked for."""
    return (hole_id(whack),) if seen.mine else tuple(hole_id(hole) for hole in sorted(popup))


def _as_before(seen: WhakkaSeen) -> Action:
    """The same again."""
    last = _mine(seen)[-1]
    return _answer(seen, last.popup, last.whack)


def _on(seen: WhakkaSeen, hole: Hole) -> Hole:
    """The next hole; after the last comes the first."""
    return Hole(hole % seen.holes + 1)


def _one_on(seen: WhakkaSeen) -> Action:
    """All one hole further on: every mole, and the mallet."""
    last = _mine(seen)[-1]
    return _answer(seen, [_on(seen, hole) for hole in last.popup], _on(seen, last.whack))


def _gained(turns: int, seen: WhakkaSeen, _told: Sequence[Event]) -> int:
    """What the solver gets in the turn that follows on so many."""
    return seen.sheets[SOLVER].gained if len(seen.papers[SOLVER]) > turns else 0


def _alone_in_front(seen: WhakkaSeen, _told: Sequence[Event]) -> int:
    """1 once the match is over and the solver has won it alone."""
    scores = [sheet.score for sheet in seen.sheets]
    others = max(score for seat, score in enumerate(scores) if seat != SOLVER)
    return int(not seen.step and scores[SOLVER] > others)


def _whacks(seen: WhakkaSeen) -> dict[str, int]:
    """Where everybody whacked last turn: the lawns do not show it."""
    return {f"whack{seat}": papers[-1].whack for seat, papers in enumerate(seen.papers)}


_NINE = {"holes": "9"}
_MOST = tuple(range(1, 9))
_SAME: tuple[tuple[_Paper, ...], ...] = ((((1, 3), 4), ((2, 5, 9), 3), ((1, 4, 7, 8), 6)),)
_WALKED: tuple[tuple[_Paper, ...], ...] = (
    (((2, 6), 9), ((1, 2, 7), 6), ((3, 5), 7)),
    (((1, 4), 6), ((2, 3, 8), 7), ((4, 6), 8)),
    (((2, 5, 7), 1), ((3, 4, 9), 8), ((5, 7), 9)),
)
_STAYED: tuple[tuple[_Paper, ...], ...] = (
    (((4, 9), 7), ((1, 4), 3), ((2, 6, 8), 6)),
    (((1, 2, 3, 6, 8), 9), ((2, 5), 4), ((3, 7, 9), 7)),
)
_RACED: tuple[tuple[_Paper, ...], ...] = (
    ((_MOST, 1), ((1, 2), 5), ((5, 6), 9), ((1, 2, 3), 9)),
    ((_MOST, 9), (_MOST, 5), ((5,), 9), ((1, 2, 3, 4), 9)),
    ((_MOST, 9), ((1, 2, 3, 4, 5), 5), ((5, 9), 9), ((1, 2), 9)),
    (((1, 2, 3, 4, 5, 7, 8, 9), 9), ((1, 2, 3, 4, 5, 6, 7), 2), ((2, 5, 8), 9), ((1, 3, 4), 6)),
)

_PUZZLES: tuple[Puzzle[WhakkaState, WhakkaSeen], ...] = (
    Puzzle(
        "again",
        seats=3,
        answers=2,
        wanted=14,
        lay=partial(_written, _SAME),
        measure=partial(_gained, len(_SAME)),
        options=_NINE,
        facts=_whacks,
        others=_as_before,
    ),
    Puzzle(
        "one-on",
        seats=3,
        answers=2,
        wanted=14,
        lay=partial(_written, _WALKED),
        measure=partial(_gained, len(_WALKED)),
        options=_NINE,
        facts=_whacks,
        others=_one_on,
    ),
    Puzzle(
        "stubborn",
        seats=3,
        answers=2,
        wanted=18,
        lay=partial(_written, _STAYED),
        measure=partial(_gained, len(_STAYED)),
        options=_NINE | {"stubborn": "on"},
        facts=_whacks,
        others=_one_on,
    ),
    Puzzle(
        "alone",
        seats=4,
        answers=2,
        wanted=1,
        lay=partial(_written, _RACED),
        measure=_alone_in_front,
        options=_NINE,
        facts=_whacks,
        others=_as_before,
    ),
)

ALONE = Alone(_PUZZLES)
