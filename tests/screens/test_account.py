"""Why that score: the terms of every finished match add up to it, in every game."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any, get_args
from unittest import mock

import pytest

from game import catalogue
from game.games.topoum.content import START_MEDALS
from game.games.topoum.content.words import PayCause
from game.games.topoum.events.course import Paid
from game.games.topoum.table.tale import TALE as TOPOUM
from game.games.whakka_mole.content import Hole
from game.games.whakka_mole.events import Count, Counted, Popped, Stroke, Whacked
from game.games.whakka_mole.table.tale import TALE as WHAKKA
from game.kernel.chance import Random
from game.screens.common.said import looking
from game.screens.gallery import rehearsal
from game.screens.results.scene import ResultsScene
from game.stage.account import Account, Part, Source, Term
from game.stage.canvas import Brush
from game.stage.frame import FULL, Frame
from game.stage.look import Face, Look
from game.stage.said import Said
from game.stage.studio import Studio
from game.system.text import Texts
from tests.match.tables import finished, fresh

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from game.kernel.contract import Game, Seen
    from game.kernel.event import Event
    from game.match.session import Session
    from game.stage.tale import Tale

MATCHES = 3
"""Of each number of seats; each with options of its own."""


def options(game: Game[Any, Any], seats: int, rng: Random) -> dict[str, str]:
    while True:
        chosen = {option.id: rng.choice(option.choices) for option in game.options}
        if not game.why_not_start(seats, chosen):
            return chosen


@cache
def matches(game_id: str) -> tuple[Session, ...]:
    game, found = catalogue.game(game_id), []
    for seats in sorted({min(game.seats), max(game.seats)}):
        for seed in range(MATCHES):
            rng = Random(seed)
            session = fresh(game, seats, seed)
            session = type(session)(game, session.people, options(game, seats, rng), seed)
            found.append(finished(session, rng))
    return tuple(found)


TWO = Look(Frame(*FULL), (Face("Ida", "fern"), Face("Ben", "ice")))


def accounted(tale: Tale, seen: Seen | None, events: Sequence[Event], look: Look) -> Account:
    return tale.accounts(tale.whole(seen, events, look))


def accounts(game_id: str) -> Iterator[tuple[Session, Account]]:
    table = catalogue.table(game_id)
    for session in matches(game_id):
        look = looking(Frame(*FULL), session.people)
        yield session, accounted(table.tale, session.seen(None), session.log(None), look)


@pytest.mark.parametrize("game_id", catalogue.GAMES)
def test_the_terms_add_up_to_the_score(game_id: str) -> None:
    for session, account in accounts(game_id):
        assert session.over
        assert account.sources, (
            f"{game_id} does not say where its points come from: its tale wants `accounts`"
        )
        assert account.wrong(session.standings().scores) == [], (
            f"the account of {game_id} has no terms that add up to {session.standings().scores}"
        )
        assert all(len(source.terms) == session.seats for source in account.sources)


@pytest.mark.parametrize("game_id", catalogue.GAMES)
def test_every_source_says_what_it_is_in_every_language(game_id: str) -> None:
    for language, _ in Texts("en").available():
        words = Texts(language).of(f"games/{game_id}")
        for _, account in accounts(game_id):
            said = [source.title for source in account.sources]
            said += [source.note for source in account.sources if source.note is not None]
            missing = {each.key for each in said if not words.has(each.key)}
            assert not missing, f"the account of {game_id} has no words in {language}: {missing}"


@pytest.mark.parametrize("game_id", catalogue.GAMES)
def test_a_lost_event_is_noticed(game_id: str) -> None:
    """An account that is made of what is told misses what was not: it does not make it up."""
    if game_id in ("molly",):
        pytest.skip("all of its account lies on the table")
    table = catalogue.table(game_id)
    session = matches(game_id)[0]
    look = looking(Frame(*FULL), session.people)
    half = session.log(None)[: len(session.log(None)) // 2]
    account = accounted(table.tale, session.seen(None), half, look)
    assert account.wrong(session.standings().scores), (
        f"the account of {game_id} adds up though half of the match was not told: it is not made "
        "of events; if all of it lies on the table, say so above"
    )


def test_a_stubborn_mole_that_was_hit_brought_nothing() -> None:
    hole = Hole(3)
    events = [
        Popped(((hole,), (hole,)), ((hole,), (hole,))),
        Whacked((Stroke(0, 1, hole, True, 1), Stroke(1, 0, Hole(1), False, 0))),
        Counted(2, (Count(0, 2, 6, 8), Count(1, 0, 0, 0))),
    ]
    found = accounted(WHAKKA, None, events, TWO)
    assert {
        source.title.key: [term.points for term in source.terms] for source in found.sources
    } == {
        "account-hits": [6, 0],
        "account-moles": [0, 0],
        "account-stubborn": [2, 0],
    }


@pytest.mark.parametrize("why", get_args(PayCause))
def test_every_cause_of_medals_has_its_row(why: PayCause) -> None:
    """Some come up in few matches."""
    assert accounted(TOPOUM, None, [Paid(0, 7, why)], TWO).total(0) == START_MEDALS + 7


def test_a_term_that_its_parts_do_not_make_is_noticed() -> None:
    good = Term(28, (Part(4, "cube"), Part(7)), times=True)
    account = Account((Source(Said("cubes"), (good, Term(5))),))
    assert account.wrong((28, 5)) == []
    assert account.wrong((28, 6)) == [("", 1)]
    bad = replace(good, points=27)
    assert Account((Source(Said("cubes"), (bad,)),)).wrong((27,)) == [("cubes", 0)]
    assert not replace(good, times=False).sound
    assert list(account.running(0)) == [28]


@pytest.mark.parametrize("language", ["en", "de"])
def test_mollys_rows_show_which_colour_there_is_most_and_fewest_of(
    tmp_path: Path, language: str
) -> None:
    """Also where four rows share what room there is."""
    session = finished(fresh(catalogue.game("molly"), 4, 3), Random(3))
    studio, shown = Studio((1920, 1080)), list[str]()
    scene = ResultsScene(rehearsal(tmp_path, language), session)

    def noted(_brush: Brush, name: str, _box: object, **_more: object) -> None:
        shown.append(name)

    with mock.patch.object(Brush, "picture", noted):
        studio.show(scene, settle_ms=0)
        for _ in range(80):
            scene.update(100)
        shown.clear()
        scene.stale = True
        studio.step(0)
    assert scene.account is not None
    account = scene.account
    parts = [part.art for source in account.sources for term in source.terms for part in term.parts]
    assert len(parts) > 8
    assert not [each for each in set(parts) if shown.count(each) < parts.count(each)]
