"""Eliminating moles and squares, taking and freeing moles, and what it costs (Laws 4 and 5)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from game.games.topoum.content import is_crate, is_obstacle
from game.games.topoum.content.ids import COLOUR_OF, NOWHERE, OWNER_OF, SIDE_OF, Base, Mole, Space
from game.games.topoum.content.words import (
    RANSOM,
    BareCause,
    DeathCause,
    LiftCause,
    Overlay,
    PayCause,
    TakeCause,
)
from game.games.topoum.events.course import Paid
from game.games.topoum.events.moles import Clashed, CrossMoved, Eliminated, Freed
from game.games.topoum.events.tiles import Lifted, Taken
from game.games.topoum.rules.field import drop_square
from game.games.topoum.rules.state import TopoumState
from game.kernel.contract import Action, Tell, quiet
from game.kernel.event import Event

__all__ = [
    "clash",
    "destroy",
    "free_captive",
    "kill",
    "lift",
    "pay",
    "punish",
    "ransoms",
    "take_base",
    "to_reserve",
]

FRIENDLY_FIRE = 5
_PRICE = 3
"""Of a prisoner of war."""


def pay(state: TopoumState, seat: int, count: int, why: PayCause, tell: Tell) -> None:
    """Medals come or go; there is no floor and no cap."""
    if count:
        state.medals[seat] += count
        if tell is not quiet:
            tell(Paid(seat, count, why))


def to_reserve(state: TopoumState, mole: Mole) -> None:
    """Off the board, back to its owner. It has no move of its own left."""
    insort(state.reserve[OWNER_OF[mole]], mole)
    forget(state, mole)


def forget(state: TopoumState, mole: Mole) -> None:
    """A mole that left the board comes back, if it does, as a fresh one."""
    if mole in state.unmoved:
        state.unmoved.remove(mole)
    if mole in state.stirred:
        state.stirred.remove(mole)


def punish(state: TopoumState, mole: Mole, tell: Tell) -> None:
    """Law 5, for one casualty."""
    if OWNER_OF[mole] == state.active:
        pay(state, state.active, -FRIENDLY_FIRE, "friendly-fire", tell)


def kill(
    state: TopoumState, space: Space, why: DeathCause, tell: Tell, *, fair: bool = False
) -> None:
    """The mole there is eliminated. Fair combat is no friendly fire."""
    fallen(state, state.moles.pop(space), space, why, tell, fair=fair)


def fallen(
    state: TopoumState, mole: Mole, space: Space, why: DeathCause, tell: Tell, *, fair: bool = False
) -> None:
    """The same for a mole that has left its space already."""
    to_reserve(state, mole)
    if tell is not quiet:
        tell(Eliminated(mole, OWNER_OF[mole], space, why))
    if not fair:
        punish(state, mole, tell)


def clash(state: TopoumState, space: Space, comer: Mole, tell: Tell) -> None:
    """A mole runs into another: both are eliminated, fairly unless they are of one army."""
    other = state.moles.pop(space)
    if tell is not quiet:
        tell(Clashed(space, (comer, other)))
    fair = OWNER_OF[comer] != OWNER_OF[other]
    fallen(state, comer, space, "clash", tell, fair=fair)
    fallen(state, other, space, "clash", tell, fair=fair)


def take_base(state: TopoumState, space: Space, why: TakeCause, tell: Tell, instead: Base) -> None:
    """A base goes back to the reserve of its colour; another one lies in its place."""
    base = state.bases.pop(space)
    state.bases[space] = instead
    _return(state, base, space, why, tell)


def _return(state: TopoumState, base: Base, space: Space, why: TakeCause, tell: Tell) -> None:
    colour = COLOUR_OF[base]
    state.tiles[colour] += 1
    if tell is not quiet:
        tell(Taken(space, SIDE_OF[base], colour, why))


def lift(state: TopoumState, space: Space, why: LiftCause, tell: Tell) -> None:
    """An overlay leaves the board: beside it, or out of the game as its own text says."""
    _shelve(state, state.overlays.pop(space), space, why, tell)


def _shelve(state: TopoumState, tile: Overlay, space: Space, why: LiftCause, tell: Tell) -> None:
    if not is_crate(tile) and not (state.obstacles and is_obstacle(tile)):
        state.aside.append(tile)
    if tell is not quiet:
        tell(Lifted(tile, space, why))


def destroy(
    state: TopoumState, spaces: Sequence[Space], why: BareCause, tell: Tell, event: Event | None
) -> None:
    """Everything on these spaces goes, and they are bare. Dividing the field comes after.

    It goes at once: the event is told when nothing of it lies there any more.
    """
    gone = [
        (
            space,
            state.moles.pop(space, None),
            state.overlays.pop(space, None),
            state.bases.pop(space, None),
        )
        for space in spaces
    ]
    if event is not None:
        tell(event)
    for each in gone:
        _clear(state, *each, why, tell)


def _clear(
    state: TopoumState,
    space: Space,
    mole: Mole | None,
    overlay: Overlay | None,
    base: Base | None,
    why: BareCause,
    tell: Tell,
) -> None:
    """What lay on a space goes where it belongs."""
    if mole:
        fallen(state, mole, space, why, tell)
    if space == state.red_cross:
        state.red_cross = NOWHERE
        if tell is not quiet:
            tell(CrossMoved(NOWHERE, space))
        pay(state, state.active, -FRIENDLY_FIRE, "cross", tell)
    if overlay:
        _shelve(state, overlay, space, why, tell)
    if base:
        _return(state, base, space, why, tell)
    drop_square(state, space)


def ransoms(state: TopoumState, seat: int, *, credit: bool = False) -> list[Action]:
    """One captive a captor: they are all alike."""
    if not state.captives or (state.medals[seat] < _PRICE and not credit):
        return []
    by: dict[int, Mole] = {}
    for mole, captor in sorted(state.captives.items()):
        if OWNER_OF[mole] == seat:
            by.setdefault(captor, mole)
    return [(RANSOM, by[captor]) for captor in sorted(by)]


def free_captive(state: TopoumState, mole: Mole, tell: Tell, *, forced: bool = False) -> None:
    """Three medals from the owner to the captor, and it is in its owner's reserve again."""
    captor, seat = state.captives.pop(mole), OWNER_OF[mole]
    to_reserve(state, mole)
    tell(Freed(mole, seat, captor, forced))
    pay(state, seat, -_PRICE, RANSOM, tell)
    pay(state, captor, _PRICE, RANSOM, tell)
