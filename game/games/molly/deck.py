"""How Molly's draw deck is layered (p. 4): where in it an Event may lie."""

from __future__ import annotations

from game.games.molly.content import (
    CELLS,
    EVENTS,
    PARTS,
    SUPPLIES,
    TARDY,
    TOP_CARDS,
    is_event,
    moles,
    part_sizes,
)
from game.kernel.chance import DEAL
from game.kernel.contract import State

__all__ = ["deal", "regions", "unseen_events"]


def regions(seats: int, bobtail: bool) -> dict[str, range]:
    """By colour, the places of a full deck, counted from the bottom, where its Event may lie."""
    found: dict[str, range] = {}
    start = len(TARDY)
    for colour, size in zip(reversed(PARTS), reversed(part_sizes(seats, bobtail)), strict=True):
        found[colour] = range(start, start + size + 1)
        start += size + 1
    return found


def unseen_events(deck_size: int, seen: set[str]) -> list[str]:
    """The colours whose Event nobody has seen yet."""
    return [colour for colour in PARTS if not seen & set(EVENTS[colour])] if deck_size else []


def deal(
    state: State, seats: int, bobtail: bool, dog: int
) -> tuple[list[list[tuple[str, bool]]], list[str], list[str]]:
    """The piles, the draw deck and the Events left in the box (p. 4, points 1 to 3)."""
    cards = list(moles(SUPPLIES[seats].of_each))
    state.shuffle(DEAL, cards)
    piles: list[list[tuple[str, bool]]] = [
        [] if cell == dog else [(cards.pop(), False)] for cell in range(CELLS)
    ]
    for cell in range(CELLS):
        if cell != dog:
            piles[cell].append((cards.pop(), True))
    top = [cards.pop() for _ in range(TOP_CARDS)]
    parts, box = [], []
    for colour, size in zip(PARTS, part_sizes(seats, bobtail), strict=True):
        events = list(EVENTS[colour])
        chosen = events.pop(state.below(DEAL, len(events)))
        box.extend(events)
        part = [chosen, *(cards.pop() for _ in range(size))]
        state.shuffle(DEAL, part)
        parts.append(part)
    tardy = list(TARDY)
    state.shuffle(DEAL, tardy)
    deck = tardy
    for part in reversed(parts):
        deck.extend(part)
    deck.extend(top)
    assert not any(is_event(card) for card in top)
    return piles, deck, box
