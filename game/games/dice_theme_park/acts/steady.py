"""The small parks at the edge change places at once: nothing is told by their sliding about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.stage.motion import Enter, Motion, Then, Together

if TYPE_CHECKING:
    from game.stage.piece import Piece
    from game.stage.table import Act, Happening, Turnover

__all__ = ["steady"]


def steady(act: Act) -> Act:
    """The act, with the small parks where they will be before it begins."""

    def begun(event: Happening, over: Turnover[Any]) -> Motion:
        motion = act(event, over)
        moved = _moved(over)
        if not moved:
            return motion
        there = [key for key in over.now if key in over.was and key.startswith(moved)]
        return Then(Together(*map(Enter, there)), motion)

    return begun


def _moved(over: Turnover[Any]) -> tuple[str, ...]:
    """Of each park whose panel is elsewhere now, how its keys begin."""
    found = []
    for seat in range(over.look.seats):
        key = f"glance.{seat}"
        was, now = over.was.get(key), over.now.get(key)
        if was is not None and now is not None and _box(was) != _box(now):
            found.append(f"{key}.")
    return (*found, *(key.removesuffix(".") for key in found), "parks.") if found else ()


def _box(piece: Piece) -> tuple[float, float, float, float]:
    return piece.x, piece.y, piece.w, piece.h
