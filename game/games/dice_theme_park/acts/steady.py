"""What is not told by motion stands there at once: another screen, the small parks at the edge.

A hundred pieces that fade into a hundred others, or slide through each other, tell nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.acts.bits import Over, stand
from game.games.dice_theme_park.table.keys import glance_key
from game.stage.motion import Enter, Motion, Settle, Stagger, Then, Together

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.stage.piece import Piece

__all__ = ["steady"]

_SCREENS = ("track", "graph", "train.1", "staff.0", "draft.seat.0")
"""Each stands on one screen only; a park in the middle is told by its entrance."""


def steady(motion: Motion, over: Over) -> Motion:
    """The motion, with nothing moving that it does not speak of."""
    if _face(over.was) != _face(over.now):
        return _recut(motion, stand(over))
    moved = _moved(over)
    there = [key for key in over.now if key in over.was and key.startswith(moved)]
    return Then(Together(*map(Enter, there)), motion) if moved else motion


def _face(pieces: Mapping[str, Piece]) -> str:
    """Which screen it is, and whose park."""
    found = [key for key in _SCREENS if key in pieces]
    return found[0] if found else next((key for key in pieces if key.endswith(".entrance")), "")


def _recut(motion: Motion, there: Motion) -> Motion:
    """Whatever settles is there at once."""
    if isinstance(motion, Settle):
        return Together(there, motion)
    if isinstance(motion, Together):
        return Together(*(_recut(each, there) for each in motion.motions))
    if isinstance(motion, Then):
        return Then(*(_recut(each, there) for each in motion.motions))
    if isinstance(motion, Stagger):
        return Stagger(motion.gap, *(_recut(each, there) for each in motion.motions))
    return motion


def _moved(over: Over) -> tuple[str, ...]:
    """Of each park whose panel is elsewhere now, how its keys begin."""
    return tuple(
        key
        for key in (glance_key(seat) for seat in range(over.look.seats))
        if key in over.was and key in over.now and _box(over.was[key]) != _box(over.now[key])
    )


def _box(piece: Piece) -> tuple[float, float, float, float]:
    return piece.x, piece.y, piece.w, piece.h
