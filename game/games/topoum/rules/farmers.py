"""Farmer is coming! Where each farmer's tile may go, and what it does there (rulebook, 7)."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.topoum.content import FARMER_TILES, is_crate
from game.games.topoum.content.ids import (
    BARRACKS,
    COLOUR_OF,
    NEUTRAL,
    NOWHERE,
    Space,
    space_of,
)
from game.games.topoum.content.words import ASIDE, STAY, Farmer, LayCause, Overlay
from game.games.topoum.events.tiles import Blast, Carried, Laid, Turned
from game.games.topoum.rules.arrive import Flight, flee, look
from game.games.topoum.rules.field import add_square
from game.games.topoum.rules.harm import destroy, kill, pay
from game.games.topoum.rules.order import Order, Stand
from game.games.topoum.rules.state import TopoumState
from game.kernel.contract import Action, Tell, quiet

__all__ = ["carry", "farmer_targets", "lay", "use_farmer"]


def farmer_targets(state: TopoumState, stand: Stand) -> list[Action]:
    """What may be said after the card, for the Farmer that lies face up."""
    farmer, at = state.farmer, stand.at
    if farmer in ("buckets", "crusher", "sprayer"):
        spaces = _flooded(state) if farmer == "buckets" else _crushed(state)
        return [(start, space) for start in _starts(state, farmer) for space in spaces]
    if farmer == "nature":
        return [()] if at not in state.overlays else []
    if farmer == "trap-master":
        return [
            (space,)
            for space in sorted(state.bases)
            if _free(state, space) and space not in state.islands
        ]
    if farmer == "crates":
        found: list[Action] = [(STAY,)]
        if at not in state.overlays:
            found += [(space,) for space in sorted(state.overlays) if _is_crate(state, space)]
        return found
    near = state.board.near[at]
    if farmer == "boom":
        return [
            (space,)
            for space in near
            if state.is_square(space) and state.overlays.get(space) != "dynamite"
        ]
    return [(space,) for space in near if _crushable(state, space)]


def _is_crate(state: TopoumState, space: Space) -> bool:
    return is_crate(state.overlays[space])


def _starts(state: TopoumState, farmer: Farmer) -> list[str]:
    """Where the farmer's tiles lie that may be moved."""
    tile = FARMER_TILES[farmer][0]
    found = sorted(space for space, overlay in state.overlays.items() if overlay == tile)
    return [*found, *((ASIDE,) if tile in state.aside else ())]


def _free(state: TopoumState, space: Space) -> bool:
    """A base with nothing and nobody on it."""
    return (
        space in state.bases
        and space not in state.overlays
        and space not in state.moles
        and space != state.red_cross
    )


def _crushable(state: TopoumState, space: Space) -> bool:
    """A base without an overlay; the Red Cross keeps it off, with a mole or alone."""
    return space in state.bases and space not in state.overlays and space != state.red_cross


def _flooded(state: TopoumState) -> list[Space]:
    return [space for space in sorted(state.bases) if _free(state, space)]


def _crushed(state: TopoumState) -> list[Space]:
    islands = state.islands
    return [s for s in sorted(state.bases) if _crushable(state, s) and s not in islands]


def lay(
    state: TopoumState, tile: Overlay, space: Space, seat: int, why: LayCause, tell: Tell
) -> None:
    """A tile from beside the board comes to lie on a space."""
    bare = not state.is_square(space)
    state.overlays[space] = tile
    if bare:
        add_square(state, space)
    if tell is not quiet:
        tell(Laid(tile, space, seat, why))


def carry(
    state: TopoumState, start: Space | None, space: Space, tile: Overlay, seat: int, tell: Tell
) -> None:
    """A farmer's tile goes where it is wanted, from the board or (None) from beside it."""
    if start is None:
        state.aside.remove(tile)
        lay(state, tile, space, seat, "farmer", tell)
        return
    bare = not state.is_square(space)
    del state.overlays[start]
    state.overlays[space] = tile
    if bare:
        add_square(state, space)
    if tell is not quiet:
        tell(Carried(tile, start, space, seat))


def _bury(state: TopoumState, space: Space, tell: Tell) -> None:
    """Barracks under a farmer's tile turn neutral."""
    base = state.bases[space]
    if base in BARRACKS:
        colour = COLOUR_OF[base]
        state.bases[space] = NEUTRAL[colour]
        if tell is not quiet:
            tell(Turned(space, colour, "neutral", state.overlays[space]))


def _start_of(state: TopoumState, tile: Overlay) -> Space | None:
    """Where the only tile of its sort lies: None beside the board."""
    for space, overlay in state.overlays.items():
        if overlay == tile:
            return space
    return None


def use_farmer(state: TopoumState, order: Order, tell: Tell) -> Sequence[Space]:
    """The Farmer does her work. The spaces that are bare afterwards and may divide the field."""
    farmer = state.farmer
    assert farmer
    seat, at, said = order
    if farmer == "crates":
        pay(state, seat, 1, "crate-card", tell)
        if said[0] != STAY:
            crate = state.overlays[order.space]
            assert is_crate(crate)
            carry(state, order.space, at, crate, seat, tell)
            look(state, seat, crate, at, tell)
        return ()
    tile = FARMER_TILES[farmer][0]
    if farmer in ("buckets", "crusher", "sprayer"):
        space = space_of(said[1])
        carry(state, None if said[0] == ASIDE else order.space, space, tile, seat, tell)
        if space in state.moles:
            kill(state, space, tile, tell)
        _bury(state, space, tell)
        return ()
    start = _start_of(state, tile)
    space = order.space if said else at
    if farmer == "boom":
        return _boom(state, seat, start, space, at, tell)
    carry(state, start, space, tile, seat, tell)
    if farmer == "stomper":
        _stomp(state, space, tell)
    else:
        _bury(state, space, tell)
    return ()


def _boom(
    state: TopoumState, seat: int, start: Space | None, space: Space, at: Space, tell: Tell
) -> Sequence[Space]:
    """Blow up a square, lay the dynamite into the hole; its old place may be bare now."""
    blast = None
    if tell is not quiet:
        blast = Blast(space, "boom", at)
    destroy(state, (space,), "boom", tell, blast)
    carry(state, start, space, "dynamite", seat, tell)
    if start is None or state.is_square(start):
        return (space,)
    if start in state.islands:
        state.islands.remove(start)
    return (space, start)


def _stomp(state: TopoumState, space: Space, tell: Tell) -> None:
    """Whoever is there is crushed; everybody around flees one space outward, all at once."""
    if space in state.moles:
        kill(state, space, "footprint", tell)
    fleeing: list[Flight] = []
    stuck: list[Space] = []
    for direction, ray in enumerate(state.board.rays[space]):
        if not ray or ray[0] not in state.moles:
            continue
        ahead = ray[1] if len(ray) > 1 else NOWHERE
        mole = state.moles[ray[0]]
        if ahead and (state.overlays.get(ahead) == "rock" or state.protected(ahead)):
            stuck.append(ray[0])
            continue
        fleeing.append(Flight(mole, ray[0], ahead, direction))
    flee(state, "stomper", fleeing, stuck, tell)
