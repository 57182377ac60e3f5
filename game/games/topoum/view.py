"""What a viewer sees of Topoum.

Hidden are the deck, the hands of others, what lies under the top card of others' discard piles
(Law 1), and the values of crates one has not looked at. The board is open to all.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.games.topoum.content import BARRACKS, CRATES, OWNER_OF
from game.games.topoum.foresight import foresee
from game.games.topoum.outlook import Outlook, Sight
from game.games.topoum.sight import sights
from game.games.topoum.state import TopoumState
from game.kernel.contract import Action, Seen, Step, Viewer
from game.kernel.play import asked

__all__ = ["Crate", "Outlook", "Sight", "Square", "TopoumSeen", "observe"]


@dataclass(frozen=True, slots=True)
class Square:
    """A space with a tile on it."""

    space: str
    base: str
    """"barracks", "neutral", or "" where an overlay lies on bare ground."""
    colour: int
    """Whose tile the base is (a seat, or a colour nobody plays), -1 without a base."""
    overlay: str
    """An obstacle, a farmer's tile, "crate.1" to "crate.4", or ""."""
    mole: str
    """"mole.SEAT.NUMBER", or ""."""
    red_cross: bool
    island: bool
    """Not joined to the battlefield."""


@dataclass(frozen=True, slots=True)
class Crate:
    id: str
    space: str
    """"" when it is out of the game."""
    value: int
    """0 unless the viewer has looked at it."""
    known_to: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TopoumSeen(Seen):
    radius: int
    obstacles: bool
    wish: str
    types: tuple[str, ...]
    farmer: str
    first: int
    active: int
    turn: int
    begun: bool
    peace: bool
    press: int
    medals: tuple[int, ...]

    squares: tuple[Square, ...]
    """In the order of their names."""
    red_cross: str
    reserve: tuple[tuple[str, ...], ...]
    captives: tuple[tuple[str, int], ...]
    """Each prisoner of war and its captor."""
    tiles: tuple[int, ...]
    """By colour, four of them."""
    aside: tuple[str, ...]
    obstacle_tiles: tuple[int, ...]
    crates: tuple[Crate, ...]

    deck: int
    """How many cards are left, Peace counted."""
    line: tuple[str, ...]
    """Five slots from the deck outward, "" for an empty one."""
    hands: tuple[tuple[str, ...] | None, ...]
    """None for a hand the viewer may not see."""
    hand_sizes: tuple[int, ...]
    tops: tuple[str, ...]
    """The last card each seat has played."""
    pile_sizes: tuple[int, ...]
    piles: tuple[tuple[str, ...] | None, ...]
    """Whole for oneself, and for everybody once the match is over."""
    thrown: tuple[str, ...]

    old_lines: tuple[tuple[str, str], ...]
    stirred: tuple[str, ...]
    unmoved: tuple[str, ...]
    used: int
    sights: tuple[Sight, ...]
    """Every line of sight on the board now, of all seats."""
    acting: str
    """The mole a card would be played with now, or ""."""
    parts: tuple[tuple[str, ...], ...]
    """The parts to choose between when a divided field ties; "part.1" is the first."""
    todo: tuple[Step, ...]
    """What waits, the next last."""

    def foresee(self, path: Action) -> Outlook:
        """What giving this answer would bring, as far as everybody can see."""
        return foresee(self, path)


def observe(state: TopoumState, viewer: Viewer) -> TopoumSeen:
    over = state.over
    step = state.todo[-1] if state.todo else None
    return TopoumSeen(
        viewer=viewer,
        asked=asked(state),
        step=step.kind if step else "",
        mine=state.sealed.get(viewer, ()) if viewer is not None else (),
        radius=state.radius,
        obstacles=state.obstacles,
        wish=state.wish,
        types=state.types,
        farmer=state.farmer,
        first=state.first,
        active=state.active,
        turn=state.turn,
        begun=state.begun,
        peace=state.peace,
        press=state.press,
        medals=tuple(state.medals),
        squares=_squares(state),
        red_cross=state.red_cross,
        reserve=tuple(tuple(moles) for moles in state.reserve),
        captives=tuple(sorted(state.captives.items())),
        tiles=tuple(state.tiles),
        aside=tuple(state.aside),
        obstacle_tiles=tuple(state.obstacle_tiles),
        crates=_crates(state, viewer),
        deck=len(state.deck),
        line=tuple(state.line),
        hands=tuple(
            tuple(hand) if seat == viewer or over else None for seat, hand in enumerate(state.hands)
        ),
        hand_sizes=tuple(len(hand) for hand in state.hands),
        tops=tuple(pile[-1] if pile else "" for pile in state.piles),
        pile_sizes=tuple(len(pile) for pile in state.piles),
        piles=tuple(
            tuple(pile) if seat == viewer or over else None for seat, pile in enumerate(state.piles)
        ),
        thrown=tuple(state.thrown),
        old_lines=tuple(state.old_lines),
        stirred=tuple(state.stirred),
        unmoved=tuple(state.unmoved),
        used=state.used,
        sights=tuple(sight for seat in range(state.seats) for sight in sights(state, seat)),
        acting=getattr(step, "mole", ""),
        parts=getattr(step, "parts", ()),
        todo=tuple(state.todo),
    )


def _squares(state: TopoumState) -> tuple[Square, ...]:
    found = []
    for space in sorted({**state.bases, **state.overlays}):
        base = state.bases.get(space, "")
        found.append(
            Square(
                space=space,
                base="" if not base else "barracks" if base in BARRACKS else "neutral",
                colour=OWNER_OF[base] if base else -1,
                overlay=state.overlays.get(space, ""),
                mole=state.moles.get(space, ""),
                red_cross=space == state.red_cross,
                island=space in state.islands,
            )
        )
    return tuple(found)


def _crates(state: TopoumState, viewer: Viewer) -> tuple[Crate, ...]:
    if state.farmer != "crates":
        return ()
    spaces = {overlay: space for space, overlay in state.overlays.items()}
    return tuple(
        Crate(
            id=crate,
            space=spaces.get(crate, ""),
            value=value if viewer in known or state.over else 0,
            known_to=tuple(known),
        )
        for crate, value, known in zip(CRATES, state.crate_values, state.crates_known, strict=True)
    )
