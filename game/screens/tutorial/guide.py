"""Whether what a step asks for can be done just now, and what has to be pressed next for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.contract import PickSome
from game.screens.table.deeds import looking, named
from game.stage.lesson import Deed, Look, NextTurn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.kernel.contract import Action, Seen
    from game.screens.table.play import Half
    from game.stage.lesson import Waits

__all__ = ["open_to", "pointed_at", "towards"]


def open_to(deed: Deed, seen: Seen, legal: Sequence[Action] | PickSome) -> bool:
    """The step is asked of her now, and one of its answers is what is wanted."""
    if (seen.step, len(seen.mine)) != (deed.step, deed.sealed):
        return False
    return isinstance(legal, PickSome) or any(deed.fits(action) for action in legal)


def towards(
    deed: Deed, half: Half, legal: Sequence[Action] | PickSome, folded: frozenset[str]
) -> tuple[str, ...]:
    """What may be pressed next that leads to it, the best first."""
    if isinstance(legal, PickSome):
        if half.ready is not None and len(half.picked) >= min(deed.some, legal.most):
            return ("confirm",)
        return tuple(named(name) for name in half.offered if name not in half.picked)
    if half.ready is not None:
        return ("confirm",) if deed.fits(half.ready) else ("back",)
    gone = len(half.path)
    wanted = [action for action in legal if action[:gone] == half.path and deed.fits(action)]
    if not wanted:
        return ("back",)
    wanted = [action for action in wanted if deed.shows(action)] or wanted
    next_ids = {_next(action, gone, folded) for action in wanted}
    return tuple(named(name) for name in half.offered if name in next_ids)


def _next(action: Action, gone: int, folded: frozenset[str]) -> str:
    """The id after those that are chosen; what is folded is not chosen."""
    while gone < len(action) - 1 and action[gone] in folded:
        gone += 1
    return action[gone] if gone < len(action) else ""


def pointed_at(
    waits: Waits | None,
    half: Half | None,
    legal: Sequence[Action] | PickSome,
    folded: frozenset[str],
    *,
    holding: bool,
) -> str:
    """What the arrow points at."""
    match waits:
        case Deed() if half is not None:
            return next(iter(towards(waits, half, legal, folded)), "")
        case NextTurn() if holding:
            return "next"
        case Look() if half is not None:
            return looking(half.seat)
        case _:
            return ""
