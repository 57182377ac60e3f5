"""What a viewer sees of Molly.

Hidden are the deck, what lies in a pile below its top and how many cards that is, the Events in the
box, and the burrows of others. Everything that waits to be done is public.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.games.molly.content.components import Back, Card, EventCard, Mole, Shown, colour_of
from game.games.molly.content.garden import CELLS, Cell
from game.games.molly.content.words import Phase
from game.games.molly.rules.piles import Top
from game.games.molly.rules.state import MollyState, Waiting
from game.kernel.contract import Seen, Step, Viewer
from game.kernel.sight import seen_by

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

    def shows(self, cell: Cell) -> Shown:
        if cell == self.dog:
            return "dog"
        top = self.tops[cell]
        if not top.thick:
            return ""
        return colour_of(top.card) if top.card else "project"

    @property
    def shown(self) -> list[Shown]:
        """By cell."""
        return [self.shows(cell) for cell in CELLS]

    @property
    def brings_token(self) -> bool:
        """Whether an empty space earns a token: from the supply, to which what is paid returns
        first, or out of somebody else's pocket (p. 8)."""
        others = any(count for seat, count in enumerate(self.tokens) if seat != self.active)
        return self.supply + self.spent > 0 or others


def observe(state: MollyState, viewer: Viewer) -> MollySeen:
    # All open together, by an option or at the end (p. 11).
    opened = state.open_burrows or state.over
    burrows = tuple(
        tuple(burrow) if opened or seat == viewer else None
        for seat, burrow in enumerate(state.burrows)
    )
    return seen_by(MollySeen, state, viewer, burrows=burrows, todo=tuple(state.todo))
