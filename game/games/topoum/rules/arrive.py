"""Arriving on a space, for every move, push and slide."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.games.topoum.content import CRATES, HAZARDS, is_crate
from game.games.topoum.content.ids import NOWHERE, OWNER_OF, Mole, Space
from game.games.topoum.content.words import Crate, FlightCause, MarchWay
from game.games.topoum.events.moles import Fled, Marched, Slid, Stayed
from game.games.topoum.events.tiles import Looked
from game.games.topoum.rules.harm import clash, fallen, lift
from game.games.topoum.rules.state import TopoumState
from game.kernel.contract import Tell, quiet
from game.kernel.event import Event

__all__ = ["Flight", "arrive", "enterable", "flee", "march", "on_its_way", "rest", "survives"]


class Flight(NamedTuple):
    """A mole that is driven off its space."""

    mole: Mole
    start: Space
    to: Space
    """Nowhere beyond the board's edge."""
    direction: int


def enterable(state: TopoumState, spaces: Iterable[Space]) -> list[Space]:
    """Those of them where a mole may be moved of its player's own will.

    In one sweep: this is asked more often than anything else.
    """
    bases, overlays = state.bases, state.overlays
    shut = state.red_cross if state.red_cross in state.moles else NOWHERE
    if not overlays:
        return [space for space in spaces if space in bases and space != shut]
    return [
        space
        for space in spaces
        if (overlays[space] != "rock" if space in overlays else space in bases) and space != shut
    ]


def march(state: TopoumState, space: Space, to: Space, how: MarchWay, tell: Tell) -> bool:
    """The mole on a space sets out for another one that it may enter. Whether it rests there."""
    mole = state.moles.pop(space)
    if tell is not quiet:
        on_its_way(state, mole, to, Marched(mole, space, to, how), tell)
    return arrive(state, mole, to, state.board.axis.get((space, to), -1), tell)


def on_its_way(state: TopoumState, mole: Mole, to: Space, event: Event, tell: Tell) -> None:
    """Told with the mole on the space it comes to; whatever it meets there is told next.

    Where somebody stands already it is seen nowhere until that is settled.
    """
    free = state.is_square(to) and to not in state.moles
    if free:
        state.moles[to] = mole
    tell(event)
    if free:
        del state.moles[to]


def flee(
    state: TopoumState,
    how: FlightCause,
    moves: Sequence[Flight],
    stuck: Sequence[Space],
    tell: Tell,
) -> None:
    """They all run at once, and are seen where they come to; what they meet there is told after.

    Who cannot get away (`stuck` are the spaces) stays.
    """
    for flight in moves:
        del state.moles[flight.start]
    seen: list[Flight] = []
    if tell is not quiet:
        seen = [
            flight
            for flight in moves
            if state.is_square(flight.to) and flight.to not in state.moles
        ]
        for flight in seen:
            state.moles[flight.to] = flight.mole
        runs = tuple((flight.mole, flight.start, flight.to) for flight in moves)
        tell(Fled(how, runs, tuple((state.moles[space], space) for space in stuck)))
    for flight in moves:
        # They run apart or one behind the other: nobody meets who is only seen to come.
        if flight in seen:
            del state.moles[flight.to]
        arrive(state, flight.mole, flight.to, flight.direction, tell)


def arrive(state: TopoumState, mole: Mole, space: Space, direction: int, tell: Tell) -> bool:
    """A mole that has left its space comes to this one. Whether it lives and rests.

    Rock, and a mole under the Red Cross, have been looked for before: there it does not set out.
    """
    while True:
        if not space or not state.is_square(space):
            fallen(state, mole, space, "edge", tell)
            return False
        if space in state.moles:
            clash(state, space, mole, tell)
            return False
        overlay = state.overlays.get(space)
        if overlay is not None and overlay in HAZARDS:
            fallen(state, mole, space, overlay, tell)
            if overlay == "trap":
                lift(state, space, "trap", tell)
            return False
        if overlay != "ice" or direction < 0:
            break
        ray = state.board.rays[space][direction]
        ahead = ray[0] if ray else NOWHERE
        if state.overlays.get(ahead) == "rock" or (ahead and state.protected(ahead)):
            if tell is not quiet:
                on_its_way(state, mole, space, Stayed(mole, space, "ice"), tell)
            break
        if tell is not quiet:
            on_its_way(state, mole, ahead, Slid(mole, space, ahead), tell)
        space = ahead
    rest(state, mole, space, tell)
    return True


def rest(state: TopoumState, mole: Mole, space: Space, tell: Tell) -> None:
    """It stands there now and counts as moved; upon a crate its owner looks inside."""
    state.moles[space] = mole
    if mole not in state.stirred:
        state.stirred.append(mole)
    overlay = state.overlays.get(space)
    if is_crate(overlay):
        look(state, OWNER_OF[mole], overlay, space, tell)


def look(state: TopoumState, seat: int, crate: Crate, space: Space, tell: Tell) -> None:
    """In secret: what the crate is worth."""
    number = CRATES.index(crate)
    if seat in state.crates_known[number]:
        return
    state.crates_known[number] = sorted([*state.crates_known[number], seat])
    tell(Looked(seat, crate, space, state.crate_values[number]))


def survives(state: TopoumState, space: Space, direction: int) -> bool:
    """Whether a mole arriving there would rest: for those who think before they move."""
    while True:
        if not space or not state.is_square(space) or space in state.moles:
            return False
        overlay = state.overlays.get(space)
        if overlay in HAZARDS:
            return False
        if overlay != "ice" or direction < 0:
            return True
        ray = state.board.rays[space][direction]
        ahead = ray[0] if ray else NOWHERE
        if state.overlays.get(ahead) == "rock" or (ahead and state.protected(ahead)):
            return True
        space = ahead
