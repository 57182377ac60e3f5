"""Molly's draw deck: how it is layered (p. 4), and what comes up as it is drawn from."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from game.games.molly.content.components import (
    EVENTS,
    NO_CARD,
    PARTS,
    SUPPLIES,
    TARDY,
    TOP_CARDS,
    Card,
    EventCard,
    Mole,
    Part,
    is_event,
    is_mole,
    moles,
    part_sizes,
)
from game.games.molly.content.garden import CELLS, Cell
from game.games.molly.events import EventFound, LastRound
from game.games.molly.rules.piles import Pile
from game.games.molly.rules.state import MollyState
from game.kernel.chance import DEAL
from game.kernel.contract import State, Tell

__all__ = ["deal", "draw_mole", "regions", "unseen_events", "watch_tardy"]


def regions(seats: int, bobtail: bool) -> dict[Part, range]:
    """By colour, the places of a full deck, counted from the bottom, where its Event may lie."""
    found: dict[Part, range] = {}
    start = len(TARDY)
    for colour, size in zip(reversed(PARTS), reversed(part_sizes(seats, bobtail)), strict=True):
        found[colour] = range(start, start + size + 1)
        start += size + 1
    return found


def unseen_events(deck_size: int, seen: AbstractSet[Card]) -> list[Part]:
    """The colours whose Event nobody has seen yet."""
    return [colour for colour in PARTS if not seen & set(EVENTS[colour])] if deck_size else []


def deal(
    state: State, seats: int, bobtail: bool, dog: Cell
) -> tuple[list[Pile], list[Card], list[EventCard]]:
    """The piles, the draw deck and the Events left in the box (p. 4, points 1 to 3)."""
    cards = list(moles(SUPPLIES[seats].of_each))
    state.shuffle(DEAL, cards)
    piles: list[Pile] = [[] if cell == dog else [(cards.pop(), False)] for cell in CELLS]
    for cell in CELLS:
        if cell != dog:
            piles[cell].append((cards.pop(), True))
    top = [cards.pop() for _ in range(TOP_CARDS)]
    parts: list[list[Card]] = []
    box: list[EventCard] = []
    for colour, size in zip(PARTS, part_sizes(seats, bobtail), strict=True):
        events = list(EVENTS[colour])
        chosen = events.pop(state.below(DEAL, len(events)))
        box.extend(events)
        part: list[Card] = [chosen, *(cards.pop() for _ in range(size))]
        state.shuffle(DEAL, part)
        parts.append(part)
    tardy = list(TARDY)
    state.shuffle(DEAL, tardy)
    deck: list[Card] = [*tardy]
    for part in reversed(parts):
        deck.extend(part)
    deck.extend(top)
    assert not any(is_event(card) for card in top)
    return piles, deck, box


def draw_mole(state: MollyState, seat: int, tell: Tell, *, aside: bool) -> Mole:
    """The next card, `NO_CARD` when the deck is empty or an Event has come up.

    With `aside` Events are put aside and the drawing goes on; without it the caller has to stop
    and let the Event happen first.
    """
    while state.deck:
        card = state.deck.pop()
        watch_tardy(state, tell)
        if is_event(card):
            state.waiting.append((card, seat))
            tell(EventFound(seat, card, later=aside))
            if not aside:
                return NO_CARD
        elif is_mole(card):
            return card
    return NO_CARD


def watch_tardy(state: MollyState, tell: Tell) -> None:
    """The last round begins the moment a Tardy Mole is on top of the deck (p. 11)."""
    if not state.last_round and state.tardy_on_top():
        state.last_round = True
        tell(LastRound())
