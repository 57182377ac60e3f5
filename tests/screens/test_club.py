"""An evening played through on its screens: from the title to the crown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.chance import Random
from game.match.club import PLANNED
from game.match.seats import Person
from game.match.session import Session
from game.screens.club.choice import Chooser, GameCard
from game.screens.club.course import Course
from game.screens.club.scene import ClubScene, is_long, open_club
from game.screens.gallery import exhibit, rehearsal
from game.screens.results.scene import ResultsScene
from game.screens.table.scene import TableScene
from game.stage.intent import Intent, Kind
from game.stage.studio import Studio
from tests.match.tables import finished
from tests.screens.lens import look
from tests.screens.puppets import Puppets

if TYPE_CHECKING:
    from pathlib import Path


def spot(puppets: Puppets, name: str) -> None:
    """Press what bears this name."""
    puppets.studio.step(16)
    scene = puppets.top
    spots = {spot.id: spot for spot in scene.spots(puppets.studio.window.frame)}
    action = spots[name].action
    assert spots[name].enabled, name
    assert action is not None
    action()
    puppets.studio.step(16)


def play_on(puppets: Puppets) -> ResultsScene:
    """The match at the table, to its end and on to the results."""
    table = puppets.top
    assert isinstance(table, TableScene)
    session = table.session
    finished(session, Random(3))
    puppets.services.tell(puppets.services.shelf.keep(session, puppets.services.moment()))
    puppets.results(session)
    puppets.studio.step(16)
    assert isinstance(puppets.top, ResultsScene)
    return puppets.top


def test_from_the_title_to_the_crown(tmp_path: Path) -> None:
    puppets = Puppets(tmp_path, (1280, 720))
    spot(puppets, "club")
    scene = puppets.top
    assert isinstance(scene, ClubScene)
    members = scene.club.members
    for number in range(PLANNED):
        assert isinstance(puppets.top, ClubScene)
        assert len(puppets.top.club.columns) == number
        spot(puppets, "game.whakka_mole")
        spot(puppets, "play")
        results = play_on(puppets)
        assert [person.name for person in results.session.people] == [m.name for m in members]
        kept, _ = puppets.services.clubs.load()
        assert kept is not None
        assert len(kept.columns) == number + 1, "written down before anybody presses anything"
        if number:
            assert not set(kept.columns[-1].awards) & set(kept.columns[-2].awards)
        spot(puppets, "again")
    closing = puppets.top
    assert isinstance(closing, ClubScene)
    assert closing.club.full
    assert closing.club.crowned() >= 0
    spot(puppets, "home")
    assert puppets.services.clubs.load() == (None, None)


def test_after_a_crash_the_evening_goes_on_where_it_was(tmp_path: Path) -> None:
    puppets = Puppets(tmp_path, (1280, 720))
    spot(puppets, "club")
    spot(puppets, "game.molly")
    spot(puppets, "play")
    table = puppets.top
    assert isinstance(table, TableScene)
    puppets.services.shelf.keep(table.session, puppets.services.moment())
    again = Puppets(tmp_path, (1280, 720))
    spot(again, "club")
    scene = again.top
    assert isinstance(scene, ClubScene)
    assert scene.waiting is not None
    assert scene.waiting.header is not None
    (chooser,) = [each for each in scene.widgets if isinstance(each, Chooser)]
    assert (chooser.says, chooser.why) == ("Let’s go on!", "Molly")
    (lit,) = [
        each.offer.game for each in scene.widgets if isinstance(each, GameCard) and each.chosen
    ]
    assert lit == scene.waiting.header.game
    spot(again, "play")
    results = play_on(again)
    assert results.club is not None
    assert len(results.club.columns) == 1
    once_more = ResultsScene(again.services, results.session)
    assert once_more.club is not None
    assert len(once_more.club.columns) == 1, "a match counts once"


def test_any_match_may_become_the_first_of_an_evening(tmp_path: Path) -> None:
    puppets = Puppets(tmp_path, (1280, 720))
    people = [Person("Ida", "radish"), Person("Ben", "royal"), Person("Otto", "fern", "bot")]
    session = finished(Session.new("whakka_mole", people, {}, seed=5))
    puppets.services.shelf.keep(session, puppets.services.moment())
    puppets.results(session)
    spot(puppets, "club")
    scene = puppets.top
    assert isinstance(scene, ClubScene)
    assert [member.name for member in scene.club.members] == ["Ida", "Ben", "Otto"]
    assert len(scene.club.columns) == 1


def test_a_match_of_others_is_none_of_the_evening(tmp_path: Path) -> None:
    puppets = Puppets(tmp_path, (1280, 720))
    spot(puppets, "club")
    spot(puppets, "play")
    people = [Person("Ida", "radish"), Person("Ben", "royal")]
    session = finished(Session.new("whakka_mole", people, {}, seed=5))
    puppets.services.shelf.keep(session, puppets.services.moment())
    assert ResultsScene(puppets.services, session).club is None


def test_a_game_for_fewer_cannot_be_chosen(tmp_path: Path) -> None:
    puppets = Puppets(tmp_path, (1280, 720))
    people = [Person(f"P{n}", c) for n, c in enumerate(("radish", "royal", "fern", "ice", "lemon"))]
    session = finished(Session.new("whakka_mole", people, {}, seed=5))
    puppets.services.shelf.keep(session, puppets.services.moment())
    puppets.results(session)
    spot(puppets, "club")
    spots = {each.id: each for each in puppets.top.spots(puppets.studio.window.frame)}
    assert not spots["game.molly"].enabled
    assert spots["game.whakka_mole"].enabled


def test_long_games_count_double(tmp_path: Path) -> None:
    services = Puppets(tmp_path).services
    assert is_long(services, "topoum")
    assert not is_long(services, "whakka_mole")


def after_one_game(folder: Path) -> tuple[Puppets, ClubScene]:
    """Before the standings of a club night's first game."""
    puppets = Puppets(folder, (1280, 720))
    open_club(puppets.services)
    spot(puppets, "play")
    play_on(puppets)
    spot(puppets, "again")
    scene = puppets.top
    assert isinstance(scene, ClubScene)
    return puppets, scene


def test_it_may_be_ended_sooner_and_asks_first(tmp_path: Path) -> None:
    puppets, scene = after_one_game(tmp_path)
    spot(puppets, "end")
    assert puppets.top is not scene
    assert not scene.club.full


def test_any_key_hurries_the_table(tmp_path: Path) -> None:
    course = Course(4)
    assert not course.filled(0)
    course.age = 400
    assert course.filled(3)
    assert course.slide == course.crown == 0
    assert course.hurry()
    assert course.over
    assert course.slide == course.crown == 1
    assert Course(4, calm=True).over
    puppets, scene = after_one_game(tmp_path)
    assert not scene.course.over
    puppets.studio.give(Intent(Kind.HURRY))
    assert scene.course.over


def test_the_crown_is_carried_before_it_is_said_who_wears_it(tmp_path: Path) -> None:
    services = rehearsal(tmp_path)
    (scene,) = exhibit("club.over", services)
    assert isinstance(scene, ClubScene)
    club, studio = scene.club, Studio((1280, 720))
    crowned = services.say("club-closing", name=scene.names[club.crowned()])
    said = []
    for ms in (0, 1500, 1500):
        studio.show(scene, settle_ms=ms)
        written = [each.text for each in look(studio, scene, silent=True)]
        said.append(crowned in written)
        assert said[-1] or services.say("club") in written
    assert said == [False, False, True]
    assert club.places(len(club.columns) - 1) != club.places(), "which the rows show till they move"


def test_kind_words_follow_the_crown_one_by_one(tmp_path: Path) -> None:
    (scene,) = exhibit("club.over", rehearsal(tmp_path))
    assert isinstance(scene, ClubScene)
    studio, said = Studio((1280, 720)), []
    words = [scene.say(award.feat.title.key) for award in scene.awards()]
    assert len(words) == 4
    studio.show(scene, settle_ms=0)
    for _ in range(60):
        studio.run(100)
        written = [each.text for each in look(studio, scene, silent=True)]
        said.append(sum(word in written for word in words))
        assert scene.course.crown == 1 or not said[-1]
    assert sorted(set(said)) == [0, 1, 2, 3, 4]
    assert said == sorted(said)


def test_an_evening_that_is_ended_counts_nothing_twice(tmp_path: Path) -> None:
    """What the table has shown stays; the fanfares are still to come."""
    _, scene = after_one_game(tmp_path)
    scene.unhandled(Intent(Kind.HURRY))
    scene._end()
    assert scene.course.filled(0)
    assert scene.course.slide == scene.course.crown == 1
    assert not scene.course.over
