"""A kind word each: who gets which, in every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.match.evening import Evening
from game.match.statistics import TurnScores, statistics
from game.screens.common.said import looking
from game.screens.gallery import exhibit, rehearsal
from game.screens.results.awards import AWARDS, awarded, shared
from game.screens.results.course import Course
from game.stage.feats import Feat
from game.stage.frame import FULL, Frame
from game.stage.manifest import facts_of
from game.stage.studio import Studio
from game.system.text import Texts
from tests.screens.test_account import matches
from tests.screens.unpainted import unpainted

if TYPE_CHECKING:
    from game.match.session import Session
    from game.stage.tale import Tale

CANDIDATES = 12
"""A good dozen of each game's own."""
AN_EVENT = 3
"""So many there are to be found in each kind of event, where a game tells few."""


def enough(game_id: str) -> int:
    """How many feats of its own a game should have."""
    return min(CANDIDATES, AN_EVENT * len(catalogue.game(game_id).events))


def feats(session: Session) -> tuple[Feat, ...]:
    tale: Tale = catalogue.table(session.game.id).tale
    look = looking(Frame(*FULL), session.people)
    return tale.praise(tale.whole(session.seen(None), session.log(None), look))


def all_feats(session: Session) -> tuple[Feat, ...]:
    places = session.standings().places
    return (*feats(session), *shared(statistics(session).turns, places))


@pytest.mark.parametrize("game_id", catalogue.GAMES)
def test_four_a_match_and_each_seat_one_before_any_has_two(game_id: str) -> None:
    for session in matches(game_id):
        places = session.standings().places
        found = awarded(places, all_feats(session))
        assert len({award.feat.kind for award in found}) == len(found) == AWARDS, (
            f"{game_id} wants {AWARDS} different awards after every match, and gives "
            f"{[award.feat.kind for award in found]}: its tale's `feats` are too few"
        )
        assert all(award.seat in award.feat.holders for award in found)
        count = [sum(award.seat == seat for award in found) for seat in range(session.seats)]
        assert max(count) - min(count) <= 1
        assert places[found[0].seat] == max(places), "the last place first"


@pytest.mark.parametrize("game_id", catalogue.GAMES)
def test_never_those_of_the_match_before(game_id: str) -> None:
    before: set[str] = set()
    for session in matches(game_id):
        kinds = {
            a.feat.kind for a in awarded(session.standings().places, all_feats(session), before)
        }
        assert not kinds & before
        before = kinds


@pytest.mark.parametrize("game_id", catalogue.GAMES)
def test_a_good_dozen_with_a_picture_and_words_in_every_language(game_id: str) -> None:
    found = all_feats(matches(game_id)[0])
    own = feats(matches(game_id)[0])
    assert len({feat.kind for feat in own}) == len(own) >= enough(game_id), (
        f"{game_id} tells {len(catalogue.game(game_id).events)} kinds of events and wants "
        f"{enough(game_id)} feats of its own, each of another kind: its tale's `feats` has "
        f"{[feat.kind for feat in own]}"
    )
    assert [feat.art for feat in found if facts_of(feat.art) is None] == [], (
        f"feats of {game_id} name pictures that are not in art/masters"
    )
    for language, _ in Texts("en").available():
        texts = Texts(language)
        for house, listed in ((f"games/{game_id}", own), ("screens", found[len(own) :])):
            words = texts.of(house)
            for feat in listed:
                for key in (feat.title.key, feat.line(0).key):
                    assert words.has(key), f"{house} has no text {key} in {language}"


@pytest.mark.parametrize("game_id", catalogue.GAMES)
def test_most_are_won_by_somebody_some_time(game_id: str) -> None:
    """A feat that nothing ever counts would be a word for nobody. Random moles of Molly's make
    few sets."""
    held = {feat.kind for session in matches(game_id) for feat in feats(session) if feat.holders}
    wanted = enough(game_id) * 2 // 3
    assert len(held) >= wanted, (
        f"in random matches of {game_id} {wanted} kinds of feats should be somebody's, and only "
        f"{sorted(held)} are: the others are never counted, or want too much"
    )


def test_a_seat_that_is_first_at_one_thing_gets_it_though_another_is_too() -> None:
    only, both = Feat("only", "", (5, 5)), Feat("both", "", (5, 9))
    found = awarded((1, 2), (both, only))
    assert {(award.seat, award.feat.kind) for award in found} == {(0, "only"), (1, "both")}


def test_what_is_hardly_worth_a_word_is_nobodys() -> None:
    assert Feat("little", "", (1, 0)).holders == ()
    assert Feat("little", "", (1, 0), 1).holders == (0,)
    assert Feat("much", "", (4, 2)).edge == 0.5


def test_words_that_follow_from_the_scores_alone() -> None:
    turns = [TurnScores(n, row) for n, row in enumerate(((6, 0), (7, 5), (8, 20)), 1)]
    by = {feat.kind: feat.by for feat in shared(turns, (2, 1))}
    assert by["sprint"] == (6, 15)
    assert by["climber"] == (0, 1)
    assert by["front-runner"] == (2, 1)
    assert by["steady-paws"] == (3, 2)
    assert by["good-company"] == (1, 1)


def test_results_looked_at_again_say_the_same_of_everybody() -> None:
    evening = Evening()
    evening.praise(("one",), ["a", "b"])
    evening.praise(("two",), ["c"])
    assert evening.praised_before(("three",)) == ("c",)
    assert evening.praised_before(("two",)) == ("a", "b")
    assert evening.praised_before(("one",)) == ()


def test_rows_are_counted_from_the_last_and_any_key_ends_it() -> None:
    course = Course(seats=3, awards=4)
    course.age = 700
    assert course.row(2) == 1
    assert 0 < course.row(1) < 1
    assert course.row(0) == course.award(0) == 0
    assert course.passed(400) == [("row", 1)]
    assert course.hurry()
    assert course.over
    assert not course.hurry()
    assert course.award(3) == 1
    assert Course(3, 4, calm=True).row(0) == 1


def test_a_picture_of_the_podium_is_whole_once_every_award_is_given() -> None:
    studio, services = Studio((640, 360)), rehearsal()
    with unpainted():
        (scene,) = exhibit("results", services)
        studio.show(scene, settle_ms=300)
        before = scene.whole
        studio.complete()
        assert (before, scene.whole) == (False, True)
        (title,) = exhibit("title", services)
        studio.show(title, settle_ms=0)
        assert title.whole, "what fills nothing is never waited for"
