"""What can be looked into in the garden: piles and the deck, tokens, the Bobtail, Events, seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.molly.content.components import TARDY, effect_of
from game.games.molly.content.words import seat_id
from game.games.molly.table.arts import card_art, event_art
from game.stage.said import Said
from game.stage.showing import Page
from game.stage.table import Note

if TYPE_CHECKING:
    from game.games.molly.content.components import EventCard
    from game.games.molly.seen.view import MollySeen
    from game.stage.look import Look

__all__ = ["COMPOST", "DECK", "DOG", "PILE", "TOKENS", "event_page", "page"]

COMPOST, DECK, DOG, PILE, TOKENS = "compost", "deck", "dog", "pile", "tokens"
_EVENT = "event."


def event_page(event: EventCard) -> str:
    return f"{_EVENT}{event}"


def page(seen: MollySeen, look: Look) -> Page | None:
    match look.inspected:
        case "compost":
            return _compost(seen)
        case "deck":
            return _deck(seen)
        case "pile":
            return Page(Said("flip-title"), Said("flip-text"), art="molly/card.back")
        case "dog":
            return Page(Said("bobtail-title"), Said("bobtail-text"), art="molly/dog.sit")
        case "tokens":
            return _tokens(seen)
    for event, _ in seen.waiting:
        if look.inspected == event_page(event):
            return _event(event)
    for seat in range(look.seats):
        if look.inspected == seat_id(seat):
            return _seat(seen, look, seat)
    return None


def _compost(seen: MollySeen) -> Page:
    """What has been thrown there; the last of it lies on top."""
    count = len(seen.discards)
    top = card_art(seen.discards[-1]) if count else "molly/compost"
    return Page(Said("compost"), Said("page-compost", {"count": count}), art=top)


def _deck(seen: MollySeen) -> Page:
    left = max(0, seen.deck - len(TARDY))
    title = Said("to-tardy", {"count": left}) if left else Said("last-round-plaque")
    notes = (Note(Said("flip-short"), "molly/card.back"),)
    return Page(title, Said("help-deck"), art="molly/card.back", notes=notes)


def _tokens(seen: MollySeen) -> Page:
    """What one is paid for."""
    others = ["help-swap", *(("help-hunt",) if seen.bobtail else ()), "crib-tokens"]
    notes = tuple(Note(Said(key), "molly/token") for key in others)
    title = Said("supply", {"count": seen.supply})
    return Page(title, Said("help-take"), art="molly/token", notes=notes)


def _event(event: EventCard) -> Page:
    key = f"event-{effect_of(event)}"
    return Page(Said(key), Said(f"{key}-body"), Said("event-shout"), event_art(event))


def _seat(seen: MollySeen, look: Look, seat: int) -> Page:
    """What everybody has seen go into a burrow, and what it will be worth."""
    face = look.faces[seat]
    notes = (
        Note(Said("hidden", {"count": seen.cubes[seat]}), "molly/cube.hidden"),
        Note(Said("tokens", {"count": seen.tokens[seat]}), "molly/token"),
    )
    return Page(
        face.name, Said("over-body"), Said("crib-title"), f"portrait/{face.colour}.idle", notes
    )
