"""What a viewer sees of Molly.

Hidden are the deck, what lies in a pile below its top and how many cards that is, the Events in the
box, and the burrows of others. Everything that waits to be done is public.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.games.molly.content.components import Back, Card, EventCard, Mole
from game.games.molly.content.garden import Cell
from game.games.molly.content.words import Phase
from game.games.molly.piles import Top, back_of, tops_of
from game.games.molly.state import MollyState, Waiting
from game.kernel.contract import Seen, Step, Viewer
from game.kernel.play import asked

__all__ = ["MollySeen", "observe"]


@dataclass(frozen=True, slots=True)
class MollySeen(Seen):
    bobtail: bool
    open_burrows: bool
    first: int
    active: int
    turn: int
    deck: int
    deck_back: Back
    discards: tuple[Card, ...]
    display: tuple[Mole, ...]
    drawn: tuple[Mole, ...]
    tops: tuple[Top, ...]
    dog: Cell
    tokens: tuple[int, ...]
    supply: int
    spent: int
    cubes: tuple[int, ...]
    """How many each burrow holds in all: everybody has seen them go in."""
    burrows: tuple[tuple[int, ...] | None, ...]
    waiting: tuple[Waiting, ...]
    happening: EventCard
    last_round: bool
    todo: tuple[Step[MollyState], ...]
    """What waits, the next last."""

    @property
    def phase(self) -> Phase | None:
        """What is done next; None once the match is over."""
        return Phase(self.step) if self.step else None


def observe(state: MollyState, viewer: Viewer) -> MollySeen:
    return MollySeen(
        viewer=viewer,
        asked=asked(state),
        step=state.todo[-1].kind if state.todo else "",
        mine=state.sealed.get(viewer, ()) if viewer is not None else (),
        bobtail=state.bobtail,
        open_burrows=state.open_burrows,
        first=state.first,
        active=state.active,
        turn=state.turn,
        deck=len(state.deck),
        deck_back=back_of(state.deck),
        discards=tuple(state.discards),
        display=tuple(state.display),
        drawn=tuple(state.drawn),
        tops=tops_of(state.piles),
        dog=state.dog,
        tokens=tuple(state.tokens),
        supply=state.supply,
        spent=state.spent,
        cubes=tuple(sum(burrow) for burrow in state.burrows),
        burrows=tuple(
            tuple(burrow) if seat == viewer or state.open_burrows or state.over else None
            for seat, burrow in enumerate(state.burrows)
        ),
        waiting=tuple(state.waiting),
        happening=state.happening,
        last_round=state.last_round,
        todo=tuple(state.todo),
    )
