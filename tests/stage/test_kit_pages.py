"""What a table says beside its pieces: pages by the names of things, rules at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeGuard

from game.stage.kit.cribs import Course, Crib, Rule
from game.stage.kit.keys import Keys
from game.stage.kit.pages import Pages, seats
from game.stage.look import Face, Look
from game.stage.said import Said
from game.stage.showing import Page
from game.stage.table import Note
from tests.stage.tables import FULL

if TYPE_CHECKING:
    from collections.abc import Iterable


class Seen:
    """A table with a deck and some cards."""

    deck = 7
    cards = ("ace", "ten")


SEEN = Seen()
PAGES: Pages[Seen] = Pages()
SEAT: Keys[int] = Keys("seat.{}")
CARD: Keys[str] = Keys("card.{}")


def _look(count: int, inspected: str = "") -> Look:
    faces = tuple(Face(f"Seat {seat}", "fern") for seat in range(count))
    return Look(FULL, faces, inspected=inspected)


def _laid(seen: Seen, _look: Look) -> Iterable[str]:
    return seen.cards


def _is_token(word: str) -> TypeGuard[str]:
    return word in ("red", "blue")


@PAGES.of("deck")
def _deck(seen: Seen, _look: Look) -> Page | None:
    return Page(Said("deck"), str(seen.deck)) if seen.deck else None


@PAGES.each(SEAT, seats)
def _seat(_seen: Seen, look: Look, seat: int) -> Page:
    return Page(look.faces[seat].name, "")


@PAGES.each(CARD, _laid)
def _card(_seen: Seen, _look: Look, card: str) -> Page:
    return Page(card, "")


@PAGES.such(_is_token, "token.")
def _token(_seen: Seen, _look: Look, token: str) -> Page:
    return Page(token, "")


def _page(name: str, seen: Seen = SEEN) -> Page | None:
    return PAGES(seen, _look(3, name))


def _titled(name: str) -> object:
    page = _page(name)
    return page.title if page is not None else None


def test_a_page_is_found_by_the_name_of_what_is_looked_into() -> None:
    assert _page("deck") == Page(Said("deck"), "7")
    assert [_titled(SEAT(seat)) for seat in range(3)] == ["Seat 0", "Seat 1", "Seat 2"]
    assert [_titled(CARD(card)) for card in ("ace", "ten")] == ["ace", "ten"]
    assert _titled("token.red") == "red"


def test_what_is_not_there_has_no_page() -> None:
    empty = Seen()
    empty.deck = 0
    assert _page("deck", empty) is None
    names = ("", "red", "token.green", "token.", "seat.3", "card.king", "card", "decks")
    assert {name: _page(name) for name in names} == dict.fromkeys(names)


def test_a_crib_has_the_rules_that_hold() -> None:
    crib: Crib[Seen] = Crib(
        "crib-title",
        (
            Rule("crib-deck", "icon/card", {"count": 7}, lambda at: at.seen.deck > 0),
            Rule("crib-two", when=lambda at: at.look.seats == 2),
            Rule("crib-always"),
        ),
    )
    assert crib(SEEN, _look(3)) == (
        Note(Said("crib-title")),
        Note(Said("crib-deck", {"count": 7}), "icon/card"),
        Note(Said("crib-always")),
    )
    empty = Seen()
    empty.deck = 0
    assert [note.text.key for note in crib(empty, _look(2))] == [
        "crib-title",
        "crib-two",
        "crib-always",
    ]


def test_of_a_course_what_was_is_ticked_and_what_is_has_an_arrow() -> None:
    course: Course[str] = Course(
        "course", {"deal": {"deal"}, "play": {"lead", "follow"}, "count": ()}
    )
    done, now = "icon/check.ink", "icon/arrow.right"
    arts = {phase: [note.art for note in course(phase)] for phase in ("deal", "follow", "over")}
    assert arts == {"deal": ["", now, "", ""], "follow": ["", done, now, ""], "over": [""] * 4}
    assert [note.text.key for note in course("deal")] == ["course", "deal", "play", "count"]


def test_everybody_is_at_the_table() -> None:
    assert list(seats(SEEN, _look(5))) == [0, 1, 2, 3, 4]
