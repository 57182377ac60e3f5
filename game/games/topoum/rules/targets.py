"""Where each card may be used (Law 7: one whose effect cannot happen cannot be played)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from game.games.topoum.content import COSTS, OBSTACLES
from game.games.topoum.content.ids import (
    BARRACKS,
    HAND,
    NOWHERE,
    OWNER_OF,
    TYPE_OF,
    Card,
    Place,
    Space,
    held,
    slot,
)
from game.games.topoum.content.words import CardType
from game.games.topoum.rules.arrive import enterable
from game.games.topoum.rules.farmers import farmer_targets
from game.games.topoum.rules.field import free_beside
from game.games.topoum.rules.order import Stand
from game.games.topoum.rules.state import TopoumState
from game.kernel.contract import Action

__all__ = ["any_playable", "can_play", "kinds_at_hand", "panicking", "plays", "targets"]

Targets = list[Action]
"""What follows the card in an answer; `[()]` where nothing needs to be said."""


def _rivals(state: TopoumState, spaces: tuple[Space, ...], seat: int) -> list[Space]:
    moles = state.moles
    return [space for space in spaces if space in moles and OWNER_OF[moles[space]] != seat]


def _bare_rivals(state: TopoumState, stand: Stand) -> Targets:
    """Adjacent rivals that are not under the Red Cross."""
    near = _rivals(state, state.board.near[stand.at], stand.seat)
    return [(space,) for space in near if space != state.red_cross]


def _short_range(state: TopoumState, stand: Stand) -> Targets:
    return [(space,) for space in _rivals(state, state.board.near[stand.at], stand.seat)]


def _slingshot(state: TopoumState, stand: Stand) -> Targets:
    return [(space,) for space in _rivals(state, state.board.two_away[stand.at], stand.seat)]


def _long_range(state: TopoumState, stand: Stand) -> Targets:
    found: Targets = []
    moles = state.moles
    for ray in state.board.rays[stand.at]:
        for far, space in enumerate(ray[:3]):
            if space in moles:
                if far and OWNER_OF[moles[space]] != stand.seat:
                    found.append((space,))
                break
            if (
                not state.is_square(space)
                or state.overlays.get(space) in OBSTACLES
                or space == state.red_cross
            ):
                break
    return found


def _grenade(state: TopoumState, stand: Stand) -> Targets:
    return [(space,) for space in state.board.near[stand.at] if state.is_square(space)]


def _mortar(state: TopoumState, stand: Stand) -> Targets:
    return [(space,) for space in state.board.two_away[stand.at] if state.is_square(space)]


def _advance(state: TopoumState, stand: Stand) -> Targets:
    return [(space,) for space in enterable(state, state.board.near[stand.at])]


def _underground(state: TopoumState, stand: Stand) -> Targets:
    return [(space,) for space in enterable(state, state.board.two_away[stand.at])]


def _motorbike(state: TopoumState, stand: Stand) -> Targets:
    """The second of two squares in a line."""
    found: list[Space] = []
    for ray in state.board.rays[stand.at]:
        if len(ray) < 2 or not state.is_square(ray[0]) or state.overlays.get(ray[0]) == "rock":
            continue
        mole = state.moles.get(ray[0])
        if mole and (OWNER_OF[mole] == stand.seat or ray[0] == state.red_cross):
            continue
        found.append(ray[1])
    return [(space,) for space in enterable(state, found)]


def panicking(state: TopoumState, ray: tuple[Space, ...]) -> list[tuple[Space, Space, bool]]:
    """The moles along a ray, the farthest first: where from, where to, and whether it can go.

    Rock holds a mole, and a held one holds the one directly behind it.
    """
    found = []
    held = NOWHERE
    for far in range(len(ray) - 1, -1, -1):
        space = ray[far]
        if space not in state.moles:
            continue
        ahead = ray[far + 1] if far + 1 < len(ray) else NOWHERE
        goes = not (ahead and (ahead == held or state.overlays.get(ahead) == "rock"))
        if not goes:
            held = space
        found.append((space, ahead, goes))
    return found


def _panic(state: TopoumState, stand: Stand) -> Targets:
    """A direction, named by the space beside the mole."""
    return [
        (ray[0],)
        for ray in state.board.rays[stand.at]
        if any(space in state.moles for space in ray)
        and any(goes for _, _, goes in panicking(state, ray))
    ]


def _tunnel(state: TopoumState, stand: Stand) -> Targets:
    own = BARRACKS[stand.seat]
    if state.bases.get(stand.at) != own:
        return []
    ends = sorted(space for space, base in state.bases.items() if base == own and space != stand.at)
    return [(space,) for space in enterable(state, ends)]


def _decoy(state: TopoumState, stand: Stand) -> Targets:
    near = _rivals(state, state.board.near[stand.at], stand.seat)
    return [(space,) for space in near if state.bases.get(space) in BARRACKS]


def _build(state: TopoumState, stand: Stand) -> Targets:
    return [(space,) for space in free_beside(state)] if state.tiles[stand.seat] else []


def _abandoned(state: TopoumState, stand: Stand) -> Targets:
    if not state.tiles[stand.seat]:
        return []
    return [(space,) for space in state.board.near[stand.at] if not state.is_square(space)]


def _conquest(state: TopoumState, stand: Stand) -> Targets:
    if not state.tiles[stand.seat]:
        return []
    own = BARRACKS[stand.seat]
    return [
        (space,)
        for space in state.board.near[stand.at]
        if state.bases.get(space, own) != own
        and space not in state.overlays
        and space not in state.moles
        and space != state.red_cross
    ]


def _betrayal(state: TopoumState, stand: Stand) -> Targets:
    return _bare_rivals(state, stand) if state.reserve[stand.seat] else []


def _new_soldier(state: TopoumState, stand: Stand) -> Targets:
    return _underground(state, stand) if state.reserve[stand.seat] else []


def _medal(state: TopoumState, stand: Stand) -> Targets:
    others = [
        space
        for space, mole in state.moles.items()
        if OWNER_OF[mole] == stand.seat and space != stand.at
    ]
    return [(space,) for space in sorted(others)]


def _press(state: TopoumState, stand: Stand) -> Targets:
    return [()] if state.press != stand.seat else []


def _red_cross(state: TopoumState, stand: Stand) -> Targets:
    return [()] if state.red_cross != stand.at else []


_TARGETS: dict[CardType, Callable[[TopoumState, Stand], Targets]] = {
    "bayonet": _bare_rivals,
    "short-range": _short_range,
    "long-range": _long_range,
    "grenade": _grenade,
    "mortar": _mortar,
    "slingshot": _slingshot,
    "advance": _advance,
    "underground": _underground,
    "motorbike": _motorbike,
    "panic": _panic,
    "tunnel": _tunnel,
    "decoy": _decoy,
    "build": _build,
    "abandoned": _abandoned,
    "conquest": _conquest,
    "betrayal": _betrayal,
    "new-soldier": _new_soldier,
    "prisoner": _bare_rivals,
    "medal": _medal,
    "press": _press,
    "red-cross": _red_cross,
    "farmer": farmer_targets,
}


def targets(state: TopoumState, kind: CardType, seat: int, at: Space) -> Targets:
    """What a card of this type could be aimed at by the seat's mole on that space."""
    return _TARGETS[kind](state, Stand(seat, at))


_HELD: Final = tuple(held(at) for at in range(HAND))
_LINE: Final = tuple((slot(at), max(0, -cost)) for at, cost in enumerate(COSTS))
"""By slot, its place and what must be in one's purse to take from it: debts close only some."""


def affordable(state: TopoumState, seat: int) -> list[tuple[Place, Card]]:
    """The cards the seat may take up, by their places: hand first, then the Line from the deck."""
    found = [*zip(_HELD, state.hands[seat], strict=False)]
    medals = state.medals[seat]
    for card, (place, price) in zip(state.line, _LINE, strict=True):
        if card and (medals >= price or not price):
            found.append((place, card))
    return found


def plays(state: TopoumState, seat: int, at: Space) -> list[Action]:
    """Every way to play a card with the mole on that space."""
    found: list[Action] = []
    stand = Stand(seat, at)
    aimed: dict[CardType, Targets] = {}
    for place, card in affordable(state, seat):
        kind = TYPE_OF[card]
        ways = aimed.get(kind)
        if ways is None:
            ways = aimed[kind] = _TARGETS[kind](state, stand)
        found += [(place, *way) for way in ways]
    return found


def can_play(state: TopoumState, seat: int, at: Space) -> bool:
    """Whether there is any."""
    return any_playable(state, kinds_at_hand(state, seat), Stand(seat, at))


def kinds_at_hand(state: TopoumState, seat: int) -> set[CardType]:
    """The types of the cards the seat may take up."""
    return {TYPE_OF[card] for _, card in affordable(state, seat)}


def any_playable(state: TopoumState, kinds: Iterable[CardType], stand: Stand) -> bool:
    """Whether a card of one of these types could be aimed at anything from there."""
    # A loop, for it is asked for each space to enter: half of what `any` of a generator takes.
    for kind in kinds:  # noqa: SIM110
        if _TARGETS[kind](state, stand):
            return True
    return False
