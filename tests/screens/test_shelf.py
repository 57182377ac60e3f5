"""The shelf on the screen: every match by a picture of its own table, and one press goes on."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.kernel.chance import Random
from game.match.chronicle import chronicle
from game.match.seats import Person
from game.match.session import Session
from game.screens.common.game_words import turn_word
from game.screens.gallery import played
from game.screens.saves.history import HistoryScene
from game.screens.saves.menu import MenuScene
from game.screens.saves.model import told as told_of
from game.screens.saves.when import when
from game.screens.tutorial.lessons import lessons_of
from game.stage.intent import Device, Intent, Kind
from game.stage.transitions import Way
from game.system.text import Texts
from tests.match.tables import step
from tests.screens.puppets import Puppets
from tests.screens.shelves import DAY, ids, keep, shelf_of

if TYPE_CHECKING:
    from pathlib import Path


@dataclass
class Told:
    """What the desk was asked to do."""

    played: list[Session] = field(default_factory=list)
    over: list[Session] = field(default_factory=list)


@pytest.fixture
def puppets(tmp_path: Path) -> Puppets:
    return Puppets(tmp_path, (960, 540))


@pytest.fixture
def told(puppets: Puppets, monkeypatch: pytest.MonkeyPatch) -> Told:
    found = Told()
    monkeypatch.setattr(puppets, "play", lambda session, **_: found.played.append(session))
    monkeypatch.setattr(puppets, "results", found.over.append)
    return found


def test_one_press_goes_on_with_the_newest(puppets: Puppets, told: Told) -> None:
    keep(puppets, "whakka_mole", 3)
    newest = keep(puppets, "molly", 9)
    keep(puppets, "topoum", 1)
    shelf_of(puppets)
    puppets.studio.give(Intent(Kind.CONFIRM))
    (session,) = told.played
    assert session.seed == newest.seed
    assert session.game.id == "molly"


def test_others_are_one_press_away_and_those_over_show_their_results(
    puppets: Puppets, told: Told
) -> None:
    keep(puppets, "whakka_mole", 3)
    keep(puppets, "molly", 9)
    keep(puppets, "topoum", 1, decisions=None)
    scene = shelf_of(puppets)
    scene.focus.focus("wait.1")
    puppets.studio.give(Intent(Kind.CONFIRM))
    assert [session.game.id for session in told.played] == ["whakka_mole"]
    scene.focus.focus("over.0")
    puppets.studio.give(Intent(Kind.CONFIRM))
    assert [session.game.id for session in told.over] == ["topoum"]


def test_waiting_matches_come_first_the_newest_of_them_largest(puppets: Puppets) -> None:
    for day, game in enumerate(catalogue.GAMES, 1):
        keep(puppets, game, day)
        keep(puppets, game, day, decisions=None)
    scene = shelf_of(puppets)
    spots = {spot.id: spot for spot in scene.focus.spots}
    first = spots["wait.0"].box
    assert all(first.w > spots[f"wait.{at}"].box.w for at in (1, 2, 3, 4))
    assert all(spots[f"wait.{at}"].box.bottom < spots["over.0"].box.y for at in range(5))
    assert "over.4" not in spots, "the other one is behind the button"
    scene.focus.focus("more")
    puppets.studio.give(Intent(Kind.CONFIRM))
    puppets.studio.step(16)
    assert "over.4" in ids(scene)


def test_deleting_asks_and_takes_only_what_was_meant(puppets: Puppets) -> None:
    keep(puppets, "whakka_mole", 1)
    keep(puppets, "molly", 2)
    scene = shelf_of(puppets)
    scene.focus.focus("wait.1")
    puppets.studio.give(Intent(Kind.PEEK))
    puppets.studio.step(16)
    assert isinstance(puppets.top, MenuScene)
    puppets.top.focus.focus("delete")
    puppets.studio.give(Intent(Kind.CONFIRM))
    puppets.studio.step(300)
    assert puppets.top.name == "ask"
    puppets.studio.give(Intent(Kind.BACK))
    puppets.studio.step(16)
    assert len(puppets.services.shelf.entries()) == 2
    puppets.studio.give(Intent(Kind.PEEK))
    puppets.studio.step(16)
    puppets.top.focus.focus("delete")
    puppets.studio.give(Intent(Kind.CONFIRM))
    puppets.studio.step(300)
    puppets.top.focus.focus("answer.0")
    puppets.studio.give(Intent(Kind.CONFIRM))
    puppets.studio.step(16)
    (left,) = puppets.services.shelf.entries()
    assert left.header is not None
    assert left.header.game == "molly"
    assert scene.entries == [left]


@pytest.mark.parametrize("way", ["right button", "menu key", "corner"])
def test_what_else_can_be_done_is_found_by_every_hand(way: str, puppets: Puppets) -> None:
    keep(puppets, "whakka_mole", 1)
    scene = shelf_of(puppets)
    spot = scene.focus.spot("wait.0")
    corner = scene.focus.spot("wait.0/more")
    assert spot is not None
    assert corner is not None
    if way == "menu key":
        puppets.studio.give(Intent(Kind.MENU))
    elif way == "right button":
        x, y = spot.box.cx, spot.box.cy
        puppets.studio.give(Intent(Kind.POINT, Device.MOUSE, 0, x, y))
        puppets.studio.give(Intent(Kind.PRESS, Device.MOUSE, 3, x, y))
    else:
        x, y = corner.box.cx, corner.box.cy
        for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
            puppets.studio.give(Intent(kind, Device.MOUSE, 1, x, y))
    puppets.studio.step(16)
    assert puppets.top.name == "match-menu"


def test_a_lesson_half_done_stands_there_and_says_its_step(puppets: Puppets) -> None:
    from game.screens.tutorial.scene import LessonScene

    session = played("whakka_mole", 2, decisions=3)
    session.card.lesson = 4
    assert puppets.services.shelf.keep(session, DAY.format(1)) is None
    shelf_of(puppets)
    puppets.studio.give(Intent(Kind.CONFIRM))
    assert isinstance(puppets.top, LessonScene)
    assert puppets.top.at == 3


def test_a_lesson_that_has_said_everything_is_a_match_like_any_other(puppets: Puppets) -> None:
    session = played("whakka_mole", 2, decisions=3)
    steps = len(lessons_of(puppets.services, "whakka_mole"))
    said = []
    for step_, lesson in enumerate((steps, steps + 1), 1):
        session.card.lesson = lesson
        assert puppets.services.shelf.keep(session, DAY.format(step_)) is None
        (entry,) = puppets.services.shelf.entries()
        said.append(told_of(entry, puppets.services).line)
    assert str(steps) in said[0]
    turn = turn_word(puppets.services.game_words("whakka_mole"), session.turn)
    assert said[1].casefold() == turn.casefold()


def test_words_are_looked_for_in_titles_games_and_names(puppets: Puppets) -> None:
    keep(puppets, "whakka_mole", 1)
    seats = [Person("Zebedee", "radish"), Person("Yara", "fern")]
    session = Session.new("molly", seats, {}, 3)
    step(session, Random(1))
    assert puppets.services.shelf.keep(session, DAY.format(2)) is None
    scene = shelf_of(puppets)
    for word, count in (("zeb", 1), ("WHAKKA", 1), ("mol", 2), ("", 2), ("nobody", 0)):
        scene.wanted = word
        scene.rebuild()
        puppets.studio.step(16)
        waiting = [name for name in ids(scene) if name.startswith("wait.") and "/" not in name]
        assert len(waiting) == count, word


def test_a_match_that_is_over_can_be_played_on_from_any_move(puppets: Puppets) -> None:
    session = keep(puppets, "whakka_mole", 1, decisions=None)
    before = session.history
    for moment in (0, 7, len(before) - 1):
        other = session.branched(moment)
        assert [each.hash for each in other.history] == [each.hash for each in before[:moment]]
        assert not other.over
        assert (other.card.place, other.commitment) == ("", "")
        step(other, Random(9))
        assert puppets.services.shelf.keep(other, DAY.format(5)) is None
    assert len(puppets.services.shelf.entries()) == 4
    assert [each.hash for each in session.history] == [each.hash for each in before]


def test_nobody_looks_ahead_in_a_match_that_is_not_over() -> None:
    from game.match.refused import Refused

    with pytest.raises(Refused, match="replay-secret"):
        played("molly", decisions=9).branched(3)


def test_playing_on_by_the_replays_own_button(puppets: Puppets, told: Told) -> None:
    from game.match.replay import Replay
    from game.screens.replay.scene import ReplayScene

    session = keep(puppets, "whakka_mole", 1, decisions=None)
    scene = ReplayScene(puppets.services, session, Replay(session))
    puppets.studio.stack.reset([scene], Way.NONE)
    puppets.studio.step(16)
    scene.scrub(5)
    puppets.studio.step(16)
    scene.focus.focus("on")
    puppets.studio.give(Intent(Kind.CONFIRM))
    puppets.studio.step(300)
    puppets.top.focus.focus("answer.0")
    puppets.studio.give(Intent(Kind.CONFIRM))
    (other,) = told.played
    assert other.decided == 5
    assert other.card.title


@pytest.mark.parametrize(
    ("moment", "words"),
    [
        ("2026-01-24T09:05:00", "today 09:05"),
        ("2026-01-23T23:59:00", "yesterday"),
        ("2026-01-18T12:00:00", "Sunday"),
        ("2026-01-17T12:00:00", "last week"),
        ("2026-01-10T12:00:00", "10 January 2026"),
        ("2025-12-31T12:00:00Z", "31 December 2025"),
        ("2027-01-01T12:00:00", "1 January 2027"),
        ("yesterday", ""),
        ("", ""),
    ],
)
def test_when_it_was_is_said_as_people_say_it(moment: str, words: str) -> None:
    assert when(Texts("en").of("screens"), moment, "2026-01-24T20:15:00") == words


def test_a_history_opens_with_and_without_anybody_in_it(puppets: Puppets) -> None:
    puppets.studio.stack.reset([HistoryScene(puppets.services)], Way.NONE)
    puppets.studio.step(16)
    keep(puppets, "whakka_mole", 1, decisions=None)
    scene = HistoryScene(puppets.services)
    puppets.studio.stack.reset([scene], Way.NONE)
    puppets.studio.step(16)
    assert len(scene.chapters) == 3
    ida, *_, bot = chronicle(puppets.services.shelf.entries())
    assert scene.called(ida) == ida.name
    assert scene.called(bot).startswith("Normal bot")
    scene.focus.focus("name.1")
    puppets.studio.give(Intent(Kind.CONFIRM))
    assert scene.chosen == 1
