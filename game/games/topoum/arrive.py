"""Arriving on a space, for every move, push and slide."""

from __future__ import annotations

from game.games.topoum.content import CRATES, HAZARDS, OWNER_OF
from game.games.topoum.harm import clash, fallen, lift
from game.games.topoum.state import TopoumState
from game.kernel.contract import Event, Tell, quiet

__all__ = ["arrive", "enterable", "march", "on_its_way", "rest", "survives"]


def enterable(state: TopoumState, space: str) -> bool:
    """Whether a mole may be moved there of its player's own will."""
    if state.overlays.get(space) == "rock":
        return False
    return state.is_square(space) and not state.protected(space)


def march(state: TopoumState, space: str, to: str, how: str, tell: Tell) -> bool:
    """The mole on a space sets out for another one that it may enter. Whether it rests there."""
    mole = state.moles.pop(space)
    if tell is not quiet:
        facts = {"mole": mole, "from": space, "to": to, "how": how}
        on_its_way(state, mole, to, Event("marched", facts), tell)
    return arrive(state, mole, to, state.board.axis.get((space, to), -1), tell)


def on_its_way(state: TopoumState, mole: str, to: str, event: Event, tell: Tell) -> None:
    """Told with the mole on the space it comes to; whatever it meets there is told next.

    Where somebody stands already it is seen nowhere until that is settled.
    """
    free = bool(to) and to not in state.moles
    if free:
        state.moles[to] = mole
    tell(event)
    if free:
        del state.moles[to]


def arrive(state: TopoumState, mole: str, space: str, direction: int, tell: Tell) -> bool:
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
        if overlay in HAZARDS:
            fallen(state, mole, space, overlay, tell)
            if overlay == "trap":
                lift(state, space, "trap", tell)
            return False
        if overlay != "ice" or direction < 0:
            break
        ray = state.board.rays[space][direction]
        ahead = ray[0] if ray else ""
        if state.overlays.get(ahead) == "rock" or (ahead and state.protected(ahead)):
            if tell is not quiet:
                tell(Event("stayed", {"mole": mole, "space": space, "why": "ice"}))
            break
        if tell is not quiet:
            facts = {"mole": mole, "from": space, "to": ahead}
            on_its_way(state, mole, ahead, Event("slid", facts), tell)
        space = ahead
    rest(state, mole, space, tell)
    return True


def rest(state: TopoumState, mole: str, space: str, tell: Tell) -> None:
    """It stands there now and counts as moved; upon a crate its owner looks inside."""
    state.moles[space] = mole
    if mole not in state.stirred:
        state.stirred.append(mole)
    overlay = state.overlays.get(space)
    if overlay in CRATES:
        look(state, OWNER_OF[mole], overlay, space, tell)


def look(state: TopoumState, seat: int, crate: str, space: str, tell: Tell) -> None:
    """In secret: what the crate is worth."""
    number = CRATES.index(crate)
    if seat in state.crates_known[number]:
        return
    state.crates_known[number] = sorted([*state.crates_known[number], seat])
    facts = {"seat": seat, "crate": crate, "space": space}
    value = {"value": state.crate_values[number]}
    tell(Event("looked", facts, value, (seat,), shows=True))


def survives(state: TopoumState, space: str, direction: int) -> bool:
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
        ahead = ray[0] if ray else ""
        if state.overlays.get(ahead) == "rock" or (ahead and state.protected(ahead)):
            return True
        space = ahead
