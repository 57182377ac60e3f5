"""Drawing from Molly's deck: Events come up in between, and the first Tardy ends it all."""

from __future__ import annotations

from game.games.molly.content.components import NO_CARD, Mole, is_event, is_mole
from game.games.molly.events import EventFound, LastRound
from game.games.molly.state import MollyState
from game.kernel.contract import Tell

__all__ = ["draw_mole", "watch_tardy"]


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
