"""What is asked at the fair, in words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from game.games.dice_theme_park.content.attractions import is_tile
from game.games.dice_theme_park.events.operating import ParkClosed
from game.games.dice_theme_park.rules.game import GAME
from game.games.dice_theme_park.table.answers import need_said
from game.games.dice_theme_park.table.phase import Screen, actor, screen
from game.games.dice_theme_park.table.prompts import ASKS
from game.kernel import play
from game.kernel.contract import PickSome
from game.stage.said import Said
from tests.games.dice_theme_park import fair
from tests.games.dice_theme_park.test_table import (
    WORDS,
    Walk,
    at_hand,
    choosing,
    laid,
    look,
    narrowed,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.dice_theme_park.seen.view import ThemeParkSeen
    from game.kernel.contract import Action
    from game.stage.look import Look


def moments(walk: Walk, seen: ThemeParkSeen, seat: int, answer: Action) -> Iterator[Look]:
    """Before each id of an answer, and once all are chosen and wait for one more press."""
    way = choosing(walk.state, seat)
    for _ in narrowed(way, answer):
        yield at_hand(seen, way)
    yield look(seen, path=way.path, offered=("close",))


def test_a_party_is_asked_for_guest_by_guest_and_never_for_one_too_many() -> None:
    walk = Walk(3, 4, None)
    asked: set[tuple[int, int]] = set()
    while not walk.state.over and GAME.observe(walk.state, None).round < 3:
        seen = GAME.observe(walk.state, None)
        if seen.phase == "operate" and seen.asked:
            seat = actor(seen, look(seen))
            legal = play.legal(walk.state, seat)
            assert not isinstance(legal, PickSome)
            for answer in legal:
                for moment in moments(walk, seen, seat, answer):
                    title = ASKS(seen, moment).title
                    if title.key == "party-title":
                        count, of = title.args["count"], title.args["of"]
                        assert isinstance(count, int)
                        assert isinstance(of, int)
                        assert 1 <= count <= of
                        asked.add((count, of))
        walk.step()
    assert {(1, 1), (1, 2), (2, 2)} <= asked


def test_nobody_is_told_that_no_guests_are_right_while_the_manager_could_be_sent() -> None:
    walk, told = Walk(1, 2, None), set[str]()
    while not walk.state.over:
        seen = GAME.observe(walk.state, None)
        if seen.phase == "operate" and seen.asked:
            moment = at_hand(seen, choosing(walk.state, 0))
            asked = ASKS(seen, moment)
            body, run = asked.body, any(word in seen.parks[0].tiles for word in moment.offered)
            if body is not None and asked.title.key == "operate-title" and not run:
                wanted = "operate-manager" if "manager" in moment.offered else "operate-none"
                assert body.key == wanted
                told.add(body.key)
        walk.step()
    assert told == {"operate-manager", "operate-none"}


def test_one_guest_is_not_numbered() -> None:
    who = {"name": "Ida", "tile": "Pyramid Run"}
    assert WORDS("party-title", **who, count=1, of=1) == "Pyramid Run: who rides?"
    assert WORDS("party-title", **who, count=1, of=2) == "Pyramid Run: who rides? Guest 1 of 2"


@pytest.mark.parametrize(
    ("innovations", "people", "told"),
    [
        ("off", ("guide", "mascot"), "1 map ($3), up to 2 upgrades."),
        ("on", ("guide", "mascot"), "1 map ($3), up to 2 upgrades, up to 2 innovations."),
        ("on", ("innovator", "mascot"), "1 map ($3), up to 3 upgrades, up to 2 innovations."),
    ],
)
def test_improving_says_how_much_may_be_installed(
    innovations: str, people: tuple[str, str], told: str
) -> None:
    """Pages 10 and 17: two upgrades, a third with the Innovator, two innovations besides."""
    state = fair.fair(2, 1, innovations=innovations)
    fair.staff(state, *people)
    state.parks[0].money = 30
    fair.phase(state, "improve")
    seen = GAME.observe(state, None)
    body = ASKS(seen, look(seen, offered=("map", "done"))).body
    assert body is not None
    facts = {of: fact for of, fact in body.args.items() if not isinstance(fact, Said)}
    assert WORDS(body.key, **facts) == told


def test_while_a_bot_plays_nobody_is_told_that_it_is_her_turn() -> None:
    """Who is alone among bots sees her own park meanwhile."""
    walk, waited, counted = Walk(3, 4, None), 0, 0
    while not walk.state.over and GAME.observe(walk.state, None).round < 2:
        seen = GAME.observe(walk.state, 0)
        at = look(seen, lone=0)
        bots = replace(at, faces=tuple(replace(f, bot=n > 0) for n, f in enumerate(at.faces)))
        if seen.phase == "operate" and seen.asked:
            first = next(seat for seat in seen.order if seat in seen.asked)
            title = ASKS(seen, bots).title
            assert title.key == ("thinking" if first else "turn-of"), title
            waited += first > 0
        if screen(seen, bots) is Screen.COUNT and not seen.asked:
            counted += 1
            body = ASKS(seen, bots).body
            assert body is not None
            assert body.key == "watch-upkeep"
        walk.step()
        for event, after in walk.moments:
            if isinstance(event, ParkClosed) and screen(after, look(after)) is Screen.COUNT:
                counted += 1
                body = ASKS(after, look(after)).body
                assert body is not None
                assert body.key == "watch-upkeep"
        walk.moments.clear()
    assert waited
    assert counted


def test_the_first_attractions_say_in_words_what_they_need() -> None:
    """Nobody has learnt yet what the signs on them mean, and not everybody points at things."""
    walk = Walk(2, 3, None)
    while GAME.observe(walk.state, 0).step != "choose_first":
        walk.step()
    seen = GAME.observe(walk.state, 0)
    pieces = laid(seen, at_hand(seen, choosing(walk.state, 0), lone=0))
    for word in seen.offer:
        words = pieces[f"draft.{word}.text"].text
        assert words is not None
        assert isinstance(words.string, Said)
        assert is_tile(word)
        assert words.string.args["needs"] == Said("offer-needs", {"need": need_said(word)})
