"""Eliminating moles and squares, and what it costs (Laws 4 and 5)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from game.games.topoum.content import CRATES, OBSTACLES, OWNER_OF
from game.games.topoum.field import drop_square
from game.games.topoum.state import TopoumState
from game.kernel.contract import Event, Tell, quiet

__all__ = ["clash", "destroy", "kill", "lift", "pay", "punish", "take_base", "to_reserve"]

FRIENDLY_FIRE = 5


def pay(state: TopoumState, seat: int, count: int, why: str, tell: Tell) -> None:
    """Medals come or go; there is no floor and no cap."""
    if count:
        state.medals[seat] += count
        if tell is not quiet:
            tell(Event("medals", {"seat": seat, "count": count, "why": why}))


def to_reserve(state: TopoumState, mole: str) -> None:
    """Off the board, back to its owner. It has no move of its own left."""
    insort(state.reserve[OWNER_OF[mole]], mole)
    forget(state, mole)


def forget(state: TopoumState, mole: str) -> None:
    """A mole that left the board comes back, if it does, as a fresh one."""
    if mole in state.unmoved:
        state.unmoved.remove(mole)
    if mole in state.stirred:
        state.stirred.remove(mole)


def punish(state: TopoumState, mole: str, tell: Tell) -> None:
    """Law 5, for one casualty."""
    if OWNER_OF[mole] == state.active:
        pay(state, state.active, -FRIENDLY_FIRE, "friendly-fire", tell)


def kill(state: TopoumState, space: str, why: str, tell: Tell, *, fair: bool = False) -> None:
    """The mole there is eliminated. Fair combat is no friendly fire."""
    fallen(state, state.moles.pop(space), space, why, tell, fair=fair)


def fallen(
    state: TopoumState, mole: str, space: str, why: str, tell: Tell, *, fair: bool = False
) -> None:
    """The same for a mole that has left its space already."""
    to_reserve(state, mole)
    if tell is not quiet:
        facts = {"mole": mole, "seat": OWNER_OF[mole], "space": space, "why": why}
        tell(Event("killed", facts))
    if not fair:
        punish(state, mole, tell)


def clash(state: TopoumState, space: str, comer: str, tell: Tell) -> None:
    """A mole runs into another: both are eliminated, fairly unless they are of one army."""
    other = state.moles.pop(space)
    if tell is not quiet:
        tell(Event("clash", {"space": space, "moles": [comer, other]}))
    fair = OWNER_OF[comer] != OWNER_OF[other]
    fallen(state, comer, space, "clash", tell, fair=fair)
    fallen(state, other, space, "clash", tell, fair=fair)


def take_base(state: TopoumState, space: str, why: str, tell: Tell, instead: str) -> None:
    """A base goes back to the reserve of its colour; another one lies in its place."""
    base = state.bases.pop(space)
    state.bases[space] = instead
    _return(state, base, space, why, tell)


def _return(state: TopoumState, base: str, space: str, why: str, tell: Tell) -> None:
    colour = OWNER_OF[base]
    state.tiles[colour] += 1
    if tell is not quiet:
        facts = {"space": space, "base": base.partition(".")[0], "colour": colour, "why": why}
        tell(Event("taken", facts))


def lift(state: TopoumState, space: str, why: str, tell: Tell) -> None:
    """An overlay leaves the board: beside it, or out of the game as its own text says."""
    _shelve(state, state.overlays.pop(space), space, why, tell)


def _shelve(state: TopoumState, tile: str, space: str, why: str, tell: Tell) -> None:
    if tile not in CRATES and not (state.obstacles and tile in OBSTACLES):
        state.aside.append(tile)
    if tell is not quiet:
        tell(Event("lifted", {"tile": tile, "space": space, "why": why}))


def destroy(
    state: TopoumState, spaces: Sequence[str], why: str, tell: Tell, event: Event | None
) -> None:
    """Everything on these spaces goes, and they are bare. Dividing the field comes after.

    It goes at once: the event is told when nothing of it lies there any more.
    """
    gone = [
        (
            space,
            state.moles.pop(space, ""),
            state.overlays.pop(space, ""),
            state.bases.pop(space, ""),
        )
        for space in spaces
    ]
    if event is not None:
        tell(event)
    for each in gone:
        _clear(state, *each, why, tell)


def _clear(
    state: TopoumState, space: str, mole: str, overlay: str, base: str, why: str, tell: Tell
) -> None:
    """What lay on a space goes where it belongs."""
    if mole:
        fallen(state, mole, space, why, tell)
    if space == state.red_cross:
        state.red_cross = ""
        if tell is not quiet:
            tell(Event("cross", {"space": "", "from": space}))
        pay(state, state.active, -FRIENDLY_FIRE, "cross", tell)
    if overlay:
        _shelve(state, overlay, space, why, tell)
    if base:
        _return(state, base, space, why, tell)
    drop_square(state, space)
