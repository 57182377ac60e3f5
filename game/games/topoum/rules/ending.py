"""End of game: cards by category, sets of four, crates (rulebook, 4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.games.topoum.content import CRATES, is_crate
from game.games.topoum.content.ids import BARRACKS, OWNER_OF, TYPE_OF, Card
from game.games.topoum.content.words import CATEGORIES, CATEGORY_OF, Phase
from game.games.topoum.events.course import CategoryCounted, CrateOpened, FinalScoring, SetsCounted
from game.games.topoum.rules.harm import pay
from game.games.topoum.rules.state import TopoumState
from game.kernel.contract import Given, Step, Tell

__all__ = ["Final", "barracks_left", "category_counts", "leaders"]

MOST = 3
TIED = 2
SET = 2


def category_counts(cards: Sequence[Card]) -> tuple[int, ...]:
    """How many cards of each category."""
    kinds = [CATEGORY_OF[TYPE_OF[card]] for card in cards]
    return tuple(kinds.count(category) for category in CATEGORIES)


def leaders(counts: Sequence[int]) -> tuple[list[int], int]:
    """Who has most of something, and what each of them gets for it."""
    most = max(counts)
    if not most:
        return [], 0
    first = [seat for seat, count in enumerate(counts) if count == most]
    return first, MOST if len(first) == 1 else TIED


def barracks_left(state: TopoumState, seat: int) -> int:
    """Own barracks on the battlefield: who has more wins a tie."""
    own = BARRACKS[seat]
    return sum(base == own and space not in state.islands for space, base in state.bases.items())


@dataclass(frozen=True, slots=True)
class Final(Step[TopoumState]):
    """Hands go back to the box, then everything that is left is counted."""

    kind: ClassVar[Phase] = "final"

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step[TopoumState]]:
        tell(FinalScoring())
        by_seat = [category_counts(pile) for pile in state.piles]
        for number, category in enumerate(CATEGORIES):
            counts = tuple(counts[number] for counts in by_seat)
            first, medals = leaders(counts)
            tell(CategoryCounted(category, tuple(first), medals, counts))
            for seat in first:
                pay(state, seat, medals, "category", tell)
        for seat, held in enumerate(by_seat):
            sets = min(held)
            tell(SetsCounted(seat, sets, SET * sets))
            pay(state, seat, SET * sets, "sets", tell)
        if state.farmer == "crates":
            _open_crates(state, tell)
        return ()


def _open_crates(state: TopoumState, tell: Tell) -> None:
    """The mole on a crate gets what is inside."""
    for space in sorted(state.overlays):
        crate = state.overlays[space]
        if not is_crate(crate):
            continue
        value = state.crate_values[CRATES.index(crate)]
        mole = state.moles.get(space)
        seat = OWNER_OF[mole] if mole else -1
        tell(CrateOpened(crate, space, value, seat))
        if mole:
            pay(state, seat, value, "crate", tell)
