"""What can be looked into in the garden: piles and the deck, tokens, the Bobtail, Events, seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.molly.content.components import TARDY, effect_of
from game.games.molly.content.words import seat_id
from game.games.molly.table.arts import card_art, event_art
from game.stage.kit.keys import Keys
from game.stage.kit.pages import Pages, seats
from game.stage.said import Said
from game.stage.showing import Page
from game.stage.table import Note

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.molly.content.components import EventCard
    from game.games.molly.seen.view import MollySeen
    from game.stage.look import Look

__all__ = ["COMPOST", "DECK", "DOG", "PAGES", "PILE", "TOKENS", "event_page"]

PAGES: Pages[MollySeen] = Pages()
COMPOST, DECK, DOG, PILE, TOKENS = "compost", "deck", "dog", "pile", "tokens"
event_page: Keys[EventCard] = Keys("event.{}")


def _waiting(seen: MollySeen, _look: Look) -> Iterator[EventCard]:
    return (event for event, _ in seen.waiting)


@PAGES.of(PILE)
def _pile(_seen: MollySeen, _look: Look) -> Page:
    return Page(Said("flip-title"), Said("flip-text"), art="molly/card.back")


@PAGES.of(DOG)
def _dog(_seen: MollySeen, _look: Look) -> Page:
    return Page(Said("bobtail-title"), Said("bobtail-text"), art="molly/dog.sit")


@PAGES.of(COMPOST)
def _compost(seen: MollySeen, _look: Look) -> Page:
    """What has been thrown there; the last of it lies on top."""
    count = len(seen.discards)
    top = card_art(seen.discards[-1]) if count else "molly/compost"
    return Page(Said("compost"), Said("page-compost", {"count": count}), art=top)


@PAGES.of(DECK)
def _deck(seen: MollySeen, _look: Look) -> Page:
    left = max(0, seen.deck - len(TARDY))
    title = Said("to-tardy", {"count": left}) if left else Said("last-round-plaque")
    notes = (Note(Said("flip-short"), "molly/card.back"),)
    return Page(title, Said("help-deck"), art="molly/card.back", notes=notes)


@PAGES.of(TOKENS)
def _tokens(seen: MollySeen, _look: Look) -> Page:
    """What one is paid for."""
    others = ["help-swap", *(("help-hunt",) if seen.bobtail else ()), "crib-tokens"]
    notes = tuple(Note(Said(key), "molly/token") for key in others)
    title = Said("supply", {"count": seen.supply})
    return Page(title, Said("help-take"), art="molly/token", notes=notes)


@PAGES.each(event_page, _waiting)
def _event(_seen: MollySeen, _look: Look, event: EventCard) -> Page:
    key = f"event-{effect_of(event)}"
    return Page(Said(key), Said(f"{key}-body"), Said("event-shout"), event_art(event))


@PAGES.each(seat_id, seats)
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
