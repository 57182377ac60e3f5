"""Whatever lies on Topoum's table can be looked into, and no page tells what is hidden."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.games.topoum.content import DECKS, FARMERS
from game.games.topoum.content.ids import TYPE_OF, held, is_place, is_space, slot
from game.games.topoum.content.words import CATEGORIES
from game.games.topoum.rules.game import GAME
from game.kernel import play
from game.kernel.contract import PickSome
from game.stage.said import Said
from game.stage.showing import Page
from game.system.text import Texts
from tests.games.topoum import trench
from tests.screens.test_topoum_room import moments
from tests.stage.tables import look

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.topoum.content.words import CardType
    from game.games.topoum.seen.view import TopoumSeen
    from game.stage.look import Look
    from game.stage.piece import Piece
    from game.stage.said import Speech

TABLE = catalogue.table("topoum")
LANGUAGES = ("en", "de", "es", "fr", "it")
WORDS = {code: Texts(code).of("games/topoum") for code in LANGUAGES}


def told(speech: Speech, code: str) -> str:
    if isinstance(speech, str):
        return speech
    values = {n: told(v, code) if isinstance(v, Said) else v for n, v in speech.args.items()}
    assert WORDS[code].has(speech.key), (code, speech.key)
    return WORDS[code](speech.key, **values)


def page_of(seen: TopoumSeen, at: Look, name: str) -> Page | None:
    page: Page | None = TABLE.showing(seen, replace(at, inspected=name)).page
    return page


def speeches(page: Page) -> Iterator[Speech]:
    yield from (page.title, page.text, page.kind, page.best, page.why_not)
    for note in page.notes:
        yield note.text


def pages(pieces: list[Piece]) -> list[str]:
    return list(dict.fromkeys(piece.page for piece in pieces if piece.page))


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(FARMERS)))
def test_every_page_a_piece_names_is_there_in_five_languages(number: int) -> None:
    deck = list(DECKS)[number % len(DECKS)]
    options = {"farmer": FARMERS[number], "deck": deck, "obstacles": "on"}
    if FARMERS[number] in ("buckets", "crusher", "sprayer", "crates"):
        options["obstacles"] = "off"
    for seen, seat, _ in moments(3, 5 + number, options, every=14):
        for at in (look(seen, 3, lone=seat), look(seen, 3, private=True)):
            for name in pages(list(TABLE.showing(seen, at).pieces)):
                page = page_of(seen, at, name)
                if page is None:
                    # A card that lies face down.
                    assert is_place(name), name
                    continue
                keys = [piece.key for piece in page.diagram]
                assert len(keys) == len(set(keys))
                for code in LANGUAGES:
                    assert told(page.title, code)
                    assert told(page.text, code)
                    assert all(told(speech, code) or not speech for speech in speeches(page))


def test_what_lies_on_the_table_can_be_looked_into() -> None:
    seen, seat = next(
        (seen, seat)
        for seen, seat, _ in moments(3, 5, {"farmer": "stomper"})
        if seen.step == "play-card" and all(seen.tops)
    )
    pieces = list(TABLE.showing(seen, look(seen, 3, lone=seat)).pieces)
    named = pages(pieces)
    assert {slot(at) for at, card in enumerate(seen.line) if card} <= set(named)
    assert {held(at) for at in range(seen.hand_sizes[seat])} <= set(named)
    assert {square.space for square in seen.squares} <= set(named)
    assert {f"pile.{seat}", "farmer", "deck", "whistle"} <= set(named)
    assert {f"top.{other}" for other in range(3) if other != seat} <= set(named)


def test_a_card_says_what_it_would_bring_or_why_it_cannot_be_played() -> None:
    best = cannot = 0
    for seen, seat, legal in moments(3, 8, {"deck": "panic"}):
        if seen.step not in ("play-card", "card-or-tile") or isinstance(legal, PickSome):
            continue
        at = look(seen, 3, lone=seat)
        playable = {action[0] for action in legal}
        cards = [slot(n) for n, card in enumerate(seen.line) if card]
        for place in (*cards, *(held(n) for n in range(seen.hand_sizes[seat]))):
            page = page_of(seen, at, place)
            assert page is not None
            assert bool(page.best) == (place in playable)
            assert bool(page.why_not) == (place not in playable)
            best += bool(page.best)
            cannot += bool(page.why_not)
    assert best > 50
    assert cannot > 20


def reason(state_of: str, *terrain: str, hand: CardType) -> str:
    state = trench.battle(*terrain, hand=(hand,))
    trench.ready(state, state_of)
    seen = GAME.observe(state, play.asked(state)[0])
    page = page_of(seen, look(seen, state.seats, lone=0), "hand.1")
    assert page is not None
    return page.why_not.key if isinstance(page.why_not, Said) else page.why_not


def test_the_reason_is_the_true_one() -> None:
    alone = ("b0 0,0 m0", "n1 1,0", "n1 3,0 m1")
    assert reason("0,0", *alone, hand="bayonet") == "cannot-bayonet"
    assert reason("0,0", *alone, hand="slingshot") == "cannot-slingshot"
    assert reason("0,0", *alone, hand="tunnel") == "cannot-tunnel"
    assert reason("0,0", *alone, hand="medal") == "cannot-medal"
    assert reason("0,0", *alone, hand="advance") == ""


def test_while_a_card_is_looked_into_the_hexes_show_what_it_would_do() -> None:
    state = trench.battle("b0 0,0 m0", "n1 1,0", "n1 2,0 m1", hand=("slingshot",))
    trench.ready(state, "0,0")
    seen = GAME.observe(state, 0)
    at = look(seen, state.seats, lone=0, inspected="hand.1")
    keys = {piece.key for piece in TABLE.showing(seen, at).pieces}
    assert {"mark.2,0", "gain.2,0"} <= keys
    assert "mark.1,0" not in keys


def test_ones_own_pile_is_a_fan_by_kinds_with_what_it_would_score() -> None:
    for seen, seat, _ in moments(2, 5):
        pile = seen.piles[seat]
        if pile is None or len(pile) < 6:
            continue
        page = page_of(seen, look(seen, 2, lone=seat), f"pile.{seat}")
        assert page is not None
        kinds = [TYPE_OF[card] for card in pile]
        fan = {piece.key for piece in page.diagram if not piece.key.endswith(".count")}
        assert fan == {f"fan.{kind}" for kind in kinds}
        counts = [sum(kind in members for kind in kinds) for members in CATEGORIES.values()]
        assert [note.text.args["count"] for note in page.notes] == counts
        assert isinstance(page.best, Said)
        assert page.best.args["count"] == 2 * min(counts)


def test_nobody_looks_into_the_hand_or_the_pile_of_another() -> None:
    """Law 1, and the cards one holds: not even by a name one guesses."""
    for seen, seat, _ in moments(3, 4, every=5):
        for other in range(3):
            page = page_of(seen, look(seen, 3), f"pile.{other}")
            assert (page is not None) == (other == seat and bool(seen.piles[other]))
    for seen, _, _ in moments(3, 4, every=5):
        everybodys = replace(seen, viewer=None, hands=(None,) * 3, piles=(None,) * 3)
        for name in ("hand.1", "hand.2", "pile.0", "pile.1", "pile.2"):
            assert page_of(everybodys, look(everybodys, 3), name) is None


def test_a_square_tells_who_stands_there_and_why_it_cannot_be_chosen() -> None:
    for seen, seat, legal in moments(2, 5):
        if seen.step != "card-or-tile" or isinstance(legal, PickSome):
            continue
        start = next((action[0] for action in legal if is_place(action[0])), None)
        ends = {a[1] for a in legal if a[0] == start and len(a) == 2 and is_space(a[1])}
        if start is None or not ends:
            continue
        at = look(seen, 2, lone=seat, path=(start,), offered=tuple(ends))
        for square in seen.squares:
            page = page_of(seen, at, square.space)
            assert page is not None
            assert bool(page.why_not) == (square.space not in ends)
            told_of = [note.text.key for note in page.notes]
            assert ("page-mole" in told_of) == bool(square.mole)
        return
    pytest.fail("no such moment")
