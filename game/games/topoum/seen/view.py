"""What a viewer sees of Topoum.

Hidden are the deck, the hands of others, what lies under the top card of others' discard piles
(Law 1), and the values of crates one has not looked at. The board is open to all.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.games.topoum.content import CRATES
from game.games.topoum.content.ids import (
    COLOUR_OF,
    NO_MOLE,
    NOWHERE,
    SIDE_OF,
    Card,
    Mole,
    Space,
)
from game.games.topoum.content.words import (
    CardType,
    Category,
    Crate,
    Farmer,
    Nothing,
    Overlay,
    Phase,
    Side,
    Wish,
)
from game.games.topoum.rules.division import ChoosePart
from game.games.topoum.rules.playing import CardOrTile, PlayCard
from game.games.topoum.rules.setup import Obstacle, PickTypes
from game.games.topoum.rules.sight import Sight, sights
from game.games.topoum.rules.state import Pair, TopoumState
from game.games.topoum.seen.foresight import Gift, Outlook, foresee, ways
from game.kernel.contract import Action, Seen, Step, Viewer
from game.kernel.sight import seen_by

__all__ = ["CrateSeen", "Gift", "Outlook", "Picking", "Sight", "Square", "TopoumSeen", "observe"]


@dataclass(frozen=True, slots=True)
class Square:
    """A space with a tile on it."""

    space: Space
    base: Side | Nothing
    """Nothing where an overlay lies on bare ground."""
    colour: int
    """Whose tile the base is (a seat, or a colour nobody plays), -1 without a base."""
    overlay: Overlay | Nothing
    mole: Mole
    """`NO_MOLE` where none stands."""
    red_cross: bool
    island: bool
    """Not joined to the battlefield."""


@dataclass(frozen=True, slots=True)
class CrateSeen:
    id: Crate
    space: Space
    """Nowhere when it is out of the game."""
    value: int
    """0 unless the viewer has looked at it."""
    known_to: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Picking:
    """The choice of types, category by category."""

    taken: tuple[CardType, ...]
    category: Category
    """What is chosen from now."""


@dataclass(frozen=True, slots=True)
class TopoumSeen(Seen):
    step: Phase
    radius: int
    obstacles: bool
    wish: Wish
    types: tuple[CardType, ...]
    farmer: Farmer | Nothing
    first: int
    active: int
    turn: int
    begun: bool
    peace: bool
    press: int
    medals: tuple[int, ...]

    squares: tuple[Square, ...]
    """In the order of their names."""
    red_cross: Space
    reserve: tuple[tuple[Mole, ...], ...]
    captives: tuple[tuple[Mole, int], ...]
    """Each prisoner of war and its captor."""
    tiles: tuple[int, ...]
    """By colour, four of them."""
    aside: tuple[Overlay, ...]
    obstacle_tiles: tuple[int, ...]
    crates: tuple[CrateSeen, ...]

    deck: int
    """How many cards are left, Peace counted."""
    line: tuple[Card, ...]
    """Five slots from the deck outward, `NO_CARD` in an empty one."""
    hands: tuple[tuple[Card, ...] | None, ...]
    """None for a hand the viewer may not see."""
    hand_sizes: tuple[int, ...]
    tops: tuple[Card, ...]
    """The last card each seat has played, or `NO_CARD`."""
    pile_sizes: tuple[int, ...]
    piles: tuple[tuple[Card, ...] | None, ...]
    """Whole for oneself, and for everybody once the match is over."""
    thrown: tuple[Card, ...]

    old_lines: tuple[Pair, ...]
    stirred: tuple[Mole, ...]
    unmoved: tuple[Mole, ...]
    used: int
    sights: tuple[Sight, ...]
    """Every line of sight on the board now, of all seats."""
    acting: Mole
    """The mole a card would be played with now, or `NO_MOLE`."""
    parts: tuple[tuple[Space, ...], ...]
    """The parts to choose between when a divided field ties, in the order of their ids."""
    picking: Picking | None
    """While types are chosen, and by none but that."""
    marking: bool
    """Whether an obstacle goes on one of the marked spaces now."""
    todo: tuple[Step[TopoumState], ...]
    """What waits, the next last."""

    def foresee(self, path: Action) -> Outlook:
        """What giving this answer would bring, as far as everybody can see."""
        return foresee(self, path)

    def ways(self, start: str) -> tuple[Action, ...]:
        """The whole answers that begin so: none if that cannot be chosen now."""
        return ways(self, start)


def observe(state: TopoumState, viewer: Viewer) -> TopoumSeen:
    step = state.todo[-1] if state.todo else None
    return seen_by(
        TopoumSeen,
        state,
        viewer,
        squares=_squares(state),
        crates=_crates(state, viewer),
        hands=_open_to(state, state.hands, viewer),
        piles=_open_to(state, state.piles, viewer),
        sights=tuple([sight for seat in range(state.seats) for sight in sights(state, seat)]),
        acting=step.mole if isinstance(step, PlayCard | CardOrTile) else NO_MOLE,
        parts=step.parts if isinstance(step, ChoosePart) else (),
        picking=Picking(step.taken, step.category) if isinstance(step, PickTypes) else None,
        marking=isinstance(step, Obstacle) and step.marked,
        todo=tuple(state.todo),
    )


def _open_to(
    state: TopoumState, by_seat: list[list[Card]], viewer: Viewer
) -> tuple[tuple[Card, ...] | None, ...]:
    """One's own cards; those of all when the match is over."""
    over = state.over
    return tuple(
        [tuple(cards) if seat == viewer or over else None for seat, cards in enumerate(by_seat)]
    )


def _squares(state: TopoumState) -> tuple[Square, ...]:
    found = []
    for space in sorted({**state.bases, **state.overlays}):
        base = state.bases.get(space)
        found.append(
            Square(
                space=space,
                base="" if base is None else SIDE_OF[base],
                colour=-1 if base is None else COLOUR_OF[base],
                overlay=state.overlays.get(space, ""),
                mole=state.moles.get(space, NO_MOLE),
                red_cross=space == state.red_cross,
                island=space in state.islands,
            )
        )
    return tuple(found)


def _crates(state: TopoumState, viewer: Viewer) -> tuple[CrateSeen, ...]:
    if state.farmer != "crates":
        return ()
    spaces = {overlay: space for space, overlay in state.overlays.items()}
    return tuple(
        CrateSeen(
            id=crate,
            space=spaces.get(crate, NOWHERE),
            value=value if viewer in known or state.over else 0,
            known_to=tuple(known),
        )
        for crate, value, known in zip(CRATES, state.crate_values, state.crates_known, strict=True)
    )
