"""What each of the 22 cards does (rulebook, 5), once it has been played."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.games.topoum.arrive import Flight, arrive, flee, march, on_its_way, rest
from game.games.topoum.content import BARRACKS, HAZARDS, OWNER_OF
from game.games.topoum.farmers import use_farmer
from game.games.topoum.field import add_square
from game.games.topoum.harm import destroy, fallen, forget, kill, lift, pay, take_base, to_reserve
from game.games.topoum.order import Order
from game.games.topoum.state import TopoumState
from game.games.topoum.targets import panicking
from game.kernel.contract import Event, Tell, quiet

__all__ = ["carry_out", "deploy", "place_barracks"]

Effect = Callable[[TopoumState, Order, Tell], Sequence[str]]
"""Returns the spaces made bare."""

HONOUR = 3


def place_barracks(state: TopoumState, seat: int, space: str, why: str, tell: Tell) -> None:
    """Own barracks out of the reserve onto a space without a base."""
    bare = not state.is_square(space)
    state.tiles[seat] -= 1
    state.bases[space] = BARRACKS[seat]
    if bare:
        add_square(state, space, founds=why in ("enter", "law-two", "setup"))
    if tell is not quiet:
        facts = {"seat": seat, "space": space, "base": "barracks", "colour": seat, "why": why}
        tell(Event("placed", facts))


def deploy(state: TopoumState, seat: int, space: str, why: str, tell: Tell) -> str:
    """The next mole of the reserve comes onto the board there; what meets it is told after."""
    mole = state.reserve[seat].pop(0)
    if tell is not quiet:
        facts = {"mole": mole, "seat": seat, "space": space, "why": why}
        on_its_way(state, mole, space, Event("deployed", facts), tell)
    return mole


def _shoot(how: str) -> Effect:
    def shot(state: TopoumState, order: Order, tell: Tell) -> Sequence[str]:
        (space,) = order.said
        safe = space == state.red_cross
        if tell is not quiet:
            facts = {"by": state.moles[order.at], "from": order.at, "space": space, "how": how}
            tell(Event("shot", {**facts, "mole": state.moles[space], "safe": safe}))
        if not safe:
            kill(state, space, how, tell)
        return ()

    return shot


def _blow_up(how: str) -> Effect:
    def blown(state: TopoumState, order: Order, tell: Tell) -> Sequence[str]:
        blast = None
        if tell is not quiet:
            blast = Event("blast", {"space": order.said[0], "how": how, "from": order.at})
        destroy(state, order.said, how, tell, blast)
        return order.said

    return blown


def _move(how: str) -> Effect:
    def moved(state: TopoumState, order: Order, tell: Tell) -> Sequence[str]:
        march(state, order.at, order.said[0], how, tell)
        return ()

    return moved


def _bayonet(state: TopoumState, order: Order, tell: Tell) -> Sequence[str]:
    """A charge: its victim is down when the mole is there."""
    (space,) = order.said
    victim, mole = state.moles.pop(space), state.moles.pop(order.at)
    state.moles[space] = mole
    if tell is not quiet:
        facts = {"mole": mole, "from": order.at, "to": space, "how": "bayonet"}
        tell(Event("marched", facts))
    fallen(state, victim, space, "bayonet", tell)
    del state.moles[space]
    arrive(state, mole, space, state.board.axis[order.at, space], tell)
    return ()


def _motorbike(state: TopoumState, order: Order, tell: Tell) -> Sequence[str]:
    """Through the first square, over whoever stands there, onto the second."""
    direction = state.board.axis[order.at, order.said[0]]
    via = state.board.rays[order.at][direction][0]
    mole = state.moles.pop(order.at)
    victim, hazard = state.moles.pop(via, ""), state.overlays.get(via, "")
    (to,) = order.said
    # Seen at its goal already, for whoever it runs over is told of after it.
    arrives = hazard not in HAZARDS and to not in state.moles
    if arrives:
        state.moles[to] = mole
    if tell is not quiet:
        facts = {"mole": mole, "from": order.at, "via": via, "to": to, "how": "motorbike"}
        tell(Event("marched", facts))
    if victim:
        fallen(state, victim, via, "motorbike", tell)
    if arrives:
        del state.moles[to]
    if hazard in HAZARDS:
        fallen(state, mole, via, hazard, tell)
        if hazard == "trap":
            lift(state, via, "trap", tell)
        return ()
    arrive(state, mole, to, direction, tell)
    return ()


def _panic(state: TopoumState, order: Order, tell: Tell) -> Sequence[str]:
    """Everybody along the ray one space on, the farthest first."""
    direction = state.board.axis[order.at, order.said[0]]
    moves, stuck = [], []
    for space, ahead, goes in panicking(state, state.board.rays[order.at][direction]):
        if goes:
            moves.append(Flight(state.moles[space], space, ahead, direction))
        else:
            stuck.append(space)
    flee(state, "panic", moves, stuck, tell)
    return ()


def _decoy(state: TopoumState, order: Order, tell: Tell) -> Sequence[str]:
    (space,) = order.said
    mine, theirs = state.moles[order.at], state.moles[space]
    state.moles[space], state.moles[order.at] = mine, theirs
    if tell is not quiet:
        tell(Event("swapped", {"moles": [mine, theirs], "spaces": [space, order.at]}))
    rest(state, mine, space, tell)
    rest(state, theirs, order.at, tell)
    return ()


def _build(state: TopoumState, order: Order, tell: Tell) -> Sequence[str]:
    place_barracks(state, order.seat, order.said[0], "build", tell)
    return ()


def _abandoned(state: TopoumState, order: Order, tell: Tell) -> Sequence[str]:
    place_barracks(state, order.seat, order.said[0], "abandoned", tell)
    march(state, order.at, order.said[0], "abandoned", tell)
    return ()


def _conquest(state: TopoumState, order: Order, tell: Tell) -> Sequence[str]:
    state.tiles[order.seat] -= 1
    take_base(state, order.said[0], "conquest", tell, BARRACKS[order.seat])
    if tell is not quiet:
        facts = {
            "seat": order.seat,
            "space": order.said[0],
            "base": "barracks",
            "colour": order.seat,
        }
        tell(Event("placed", {**facts, "why": "conquest"}))
    return ()


def _betrayal(state: TopoumState, order: Order, tell: Tell) -> Sequence[str]:
    kill(state, order.said[0], "betrayal", tell)
    rest(state, deploy(state, order.seat, order.said[0], "betrayal", tell), order.said[0], tell)
    return ()


def _new_soldier(state: TopoumState, order: Order, tell: Tell) -> Sequence[str]:
    """Dropped onto the square: it meets what is there, but nothing makes it slide."""
    mole = deploy(state, order.seat, order.said[0], "new-soldier", tell)
    arrive(state, mole, order.said[0], -1, tell)
    return ()


def _prisoner(state: TopoumState, order: Order, tell: Tell) -> Sequence[str]:
    mole = state.moles.pop(order.said[0])
    state.captives[mole] = order.seat
    forget(state, mole)
    if tell is not quiet:
        tell(Event("captured", {"mole": mole, "by": order.seat, "space": order.said[0]}))
    return ()


def _medal(state: TopoumState, order: Order, tell: Tell) -> Sequence[str]:
    mole = state.moles.pop(order.said[0])
    to_reserve(state, mole)
    if tell is not quiet:
        tell(Event("honoured", {"mole": mole, "space": order.said[0]}))
    pay(state, OWNER_OF[mole], HONOUR, "medal", tell)
    return ()


def _press(state: TopoumState, order: Order, tell: Tell) -> Sequence[str]:
    before, state.press = state.press, order.seat
    if tell is not quiet:
        tell(Event("pressed", {"seat": order.seat, "from": before}))
    return ()


def _red_cross(state: TopoumState, order: Order, tell: Tell) -> Sequence[str]:
    before, state.red_cross = state.red_cross, order.at
    if tell is not quiet:
        tell(Event("cross", {"space": order.at, "from": before}))
    return ()


_EFFECTS: dict[str, Effect] = {
    "bayonet": _bayonet,
    "short-range": _shoot("short-range"),
    "long-range": _shoot("long-range"),
    "grenade": _blow_up("grenade"),
    "mortar": _blow_up("mortar"),
    "slingshot": _shoot("slingshot"),
    "advance": _move("advance"),
    "underground": _move("underground"),
    "motorbike": _motorbike,
    "panic": _panic,
    "tunnel": _move("tunnel"),
    "decoy": _decoy,
    "build": _build,
    "abandoned": _abandoned,
    "conquest": _conquest,
    "betrayal": _betrayal,
    "new-soldier": _new_soldier,
    "prisoner": _prisoner,
    "medal": _medal,
    "press": _press,
    "red-cross": _red_cross,
    "farmer": use_farmer,
}


def carry_out(state: TopoumState, kind: str, order: Order, tell: Tell) -> Sequence[str]:
    """Do what a card of this type says. The spaces that are bare now and may divide the field."""
    return _EFFECTS[kind](state, order, tell)
