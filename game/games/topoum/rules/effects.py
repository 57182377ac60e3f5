"""What each of the 22 cards does (rulebook, 5), once it has been played."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.games.topoum.content import HAZARDS
from game.games.topoum.content.ids import BARRACKS, OWNER_OF, Mole, Space
from game.games.topoum.content.words import (
    BlastCause,
    CardType,
    DeployCause,
    MarchWay,
    Overlay,
    PlaceCause,
    ShotWay,
)
from game.games.topoum.events.cards import PressTaken
from game.games.topoum.events.moles import (
    Captured,
    CrossMoved,
    Deployed,
    Honoured,
    Marched,
    Shot,
    Swapped,
)
from game.games.topoum.events.tiles import Blast, Placed
from game.games.topoum.rules.arrive import Flight, arrive, flee, march, on_its_way, rest
from game.games.topoum.rules.farmers import use_farmer
from game.games.topoum.rules.field import add_square
from game.games.topoum.rules.harm import (
    destroy,
    fallen,
    forget,
    kill,
    lift,
    pay,
    take_base,
    to_reserve,
)
from game.games.topoum.rules.order import Order
from game.games.topoum.rules.state import TopoumState
from game.games.topoum.rules.targets import panicking
from game.kernel.contract import Tell, quiet

__all__ = ["carry_out", "deploy", "place_barracks"]

Effect = Callable[[TopoumState, Order, Tell], Sequence[Space]]
"""Returns the spaces made bare."""

HONOUR = 3


def place_barracks(
    state: TopoumState, seat: int, space: Space, why: PlaceCause, tell: Tell
) -> None:
    """Own barracks out of the reserve onto a space without a base."""
    bare = not state.is_square(space)
    state.tiles[seat] -= 1
    state.bases[space] = BARRACKS[seat]
    if bare:
        add_square(state, space, founds=why in ("enter", "law-two", "setup"))
    if tell is not quiet:
        tell(Placed(seat, space, "barracks", seat, why))


def deploy(state: TopoumState, seat: int, space: Space, why: DeployCause, tell: Tell) -> Mole:
    """The next mole of the reserve comes onto the board there; what meets it is told after."""
    mole = state.reserve[seat].pop(0)
    if tell is not quiet:
        on_its_way(state, mole, space, Deployed(mole, seat, space, why), tell)
    return mole


def _shoot(how: ShotWay) -> Effect:
    def shot(state: TopoumState, order: Order, tell: Tell) -> Sequence[Space]:
        space = order.space
        safe = space == state.red_cross
        if tell is not quiet:
            by, mole = state.moles[order.at], state.moles[space]
            tell(Shot(by, order.at, space, how, mole, safe))
        if not safe:
            kill(state, space, how, tell)
        return ()

    return shot


def _blow_up(how: BlastCause) -> Effect:
    def blown(state: TopoumState, order: Order, tell: Tell) -> Sequence[Space]:
        blast = None
        if tell is not quiet:
            blast = Blast(order.space, how, order.at)
        bare = (order.space,)
        destroy(state, bare, how, tell, blast)
        return bare

    return blown


def _move(how: MarchWay) -> Effect:
    def moved(state: TopoumState, order: Order, tell: Tell) -> Sequence[Space]:
        march(state, order.at, order.space, how, tell)
        return ()

    return moved


def _bayonet(state: TopoumState, order: Order, tell: Tell) -> Sequence[Space]:
    """A charge: its victim is down when the mole is there."""
    space = order.space
    victim, mole = state.moles.pop(space), state.moles.pop(order.at)
    state.moles[space] = mole
    if tell is not quiet:
        tell(Marched(mole, order.at, space, "bayonet"))
    fallen(state, victim, space, "bayonet", tell)
    del state.moles[space]
    arrive(state, mole, space, state.board.axis[order.at, space], tell)
    return ()


def _motorbike(state: TopoumState, order: Order, tell: Tell) -> Sequence[Space]:
    """Through the first square, over whoever stands there, onto the second."""
    direction = state.board.axis[order.at, order.space]
    via = state.board.rays[order.at][direction][0]
    mole = state.moles.pop(order.at)
    victim, hazard = state.moles.pop(via, None), _hazard(state, via)
    to = order.space
    # Seen at its goal already, for whoever it runs over is told of after it.
    arrives = hazard is None and to not in state.moles
    if arrives:
        state.moles[to] = mole
    if tell is not quiet:
        tell(Marched(mole, order.at, to, "motorbike", via=via))
    if victim:
        fallen(state, victim, via, "motorbike", tell)
    if arrives:
        del state.moles[to]
    if hazard is not None:
        fallen(state, mole, via, hazard, tell)
        if hazard == "trap":
            lift(state, via, "trap", tell)
        return ()
    arrive(state, mole, to, direction, tell)
    return ()


def _hazard(state: TopoumState, space: Space) -> Overlay | None:
    overlay = state.overlays.get(space)
    return overlay if overlay in HAZARDS else None


def _panic(state: TopoumState, order: Order, tell: Tell) -> Sequence[Space]:
    """Everybody along the ray one space on, the farthest first."""
    direction = state.board.axis[order.at, order.space]
    moves, stuck = [], []
    for space, ahead, goes in panicking(state, state.board.rays[order.at][direction]):
        if goes:
            moves.append(Flight(state.moles[space], space, ahead, direction))
        else:
            stuck.append(space)
    flee(state, "panic", moves, stuck, tell)
    return ()


def _decoy(state: TopoumState, order: Order, tell: Tell) -> Sequence[Space]:
    space = order.space
    mine, theirs = state.moles[order.at], state.moles[space]
    state.moles[space], state.moles[order.at] = mine, theirs
    if tell is not quiet:
        tell(Swapped((mine, theirs), (space, order.at)))
    rest(state, mine, space, tell)
    rest(state, theirs, order.at, tell)
    return ()


def _build(state: TopoumState, order: Order, tell: Tell) -> Sequence[Space]:
    place_barracks(state, order.seat, order.space, "build", tell)
    return ()


def _abandoned(state: TopoumState, order: Order, tell: Tell) -> Sequence[Space]:
    place_barracks(state, order.seat, order.space, "abandoned", tell)
    march(state, order.at, order.space, "abandoned", tell)
    return ()


def _conquest(state: TopoumState, order: Order, tell: Tell) -> Sequence[Space]:
    state.tiles[order.seat] -= 1
    take_base(state, order.space, "conquest", tell, BARRACKS[order.seat])
    if tell is not quiet:
        tell(Placed(order.seat, order.space, "barracks", order.seat, "conquest"))
    return ()


def _betrayal(state: TopoumState, order: Order, tell: Tell) -> Sequence[Space]:
    kill(state, order.space, "betrayal", tell)
    rest(state, deploy(state, order.seat, order.space, "betrayal", tell), order.space, tell)
    return ()


def _new_soldier(state: TopoumState, order: Order, tell: Tell) -> Sequence[Space]:
    """Dropped onto the square: it meets what is there, but nothing makes it slide."""
    mole = deploy(state, order.seat, order.space, "new-soldier", tell)
    arrive(state, mole, order.space, -1, tell)
    return ()


def _prisoner(state: TopoumState, order: Order, tell: Tell) -> Sequence[Space]:
    mole = state.moles.pop(order.space)
    state.captives[mole] = order.seat
    forget(state, mole)
    if tell is not quiet:
        tell(Captured(mole, order.seat, order.space))
    return ()


def _medal(state: TopoumState, order: Order, tell: Tell) -> Sequence[Space]:
    mole = state.moles.pop(order.space)
    to_reserve(state, mole)
    if tell is not quiet:
        tell(Honoured(mole, order.space))
    pay(state, OWNER_OF[mole], HONOUR, "medal", tell)
    return ()


def _press(state: TopoumState, order: Order, tell: Tell) -> Sequence[Space]:
    before, state.press = state.press, order.seat
    if tell is not quiet:
        tell(PressTaken(order.seat, before))
    return ()


def _red_cross(state: TopoumState, order: Order, tell: Tell) -> Sequence[Space]:
    before, state.red_cross = state.red_cross, order.at
    if tell is not quiet:
        tell(CrossMoved(order.at, before))
    return ()


_EFFECTS: dict[CardType, Effect] = {
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


def carry_out(state: TopoumState, kind: CardType, order: Order, tell: Tell) -> Sequence[Space]:
    """Do what a card of this type says. The spaces that are bare now and may divide the field."""
    return _EFFECTS[kind](state, order, tell)
