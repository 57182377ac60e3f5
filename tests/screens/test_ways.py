"""From screen to screen, by mouse alone, by keys alone, by a pad alone; and what each way does."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

import pytest

from game import catalogue
from game.match.replay import Replay
from game.screens.gallery import played
from game.screens.lobby.scene import LobbyScene
from game.screens.lobby.widgets import Counts
from game.screens.replay.scene import ReplayScene
from game.screens.results.scene import ResultsScene
from game.screens.rulebook.scene import RulebookScene
from game.screens.saves.scene import SavesScene
from game.screens.settings.scene import SettingsScene
from game.stage.focus import DEAF_MS
from game.stage.intent import Device, Intent, Kind, Tap
from tests.screens.puppets import Puppets

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

GAME = catalogue.GAMES[0]


@pytest.fixture
def puppets(tmp_path: Path) -> Puppets:
    return Puppets(tmp_path, (1280, 720))


class Hand:
    """Does the same with whatever it holds."""

    def __init__(self, puppets: Puppets, device: Device) -> None:
        self.puppets, self.device = puppets, device

    def press(self, name: str) -> None:
        """Bring the focus to a spot and confirm it, or click it."""
        self.puppets.studio.step(0)
        focus = self.puppets.top.focus
        spot = focus.spot(name)
        assert spot is not None, f"{name} is not one of {[spot.id for spot in focus.spots]}"
        if self.device in (Device.MOUSE, Device.TOUCH):
            for kind in (Kind.PRESS, Kind.RELEASE):
                at = (spot.box.cx, spot.box.cy)
                self.puppets.studio.give(Intent(kind, self.device, 1, *at))
        else:
            self.walk(name)
            self.puppets.studio.give(Intent(Kind.CONFIRM, self.device, 1))
        self.puppets.studio.step(16)

    def walk(self, name: str) -> None:
        """By "next" until it is there: every spot is on the round."""
        for _ in range(len(self.puppets.top.focus.spots) + 1):
            if self.puppets.top.focus.focused == name:
                return
            self.puppets.studio.give(Intent(Kind.NEXT, self.device, 1))
            self.puppets.studio.step(16)
        raise AssertionError(f"{name} cannot be reached")


@pytest.mark.parametrize("device", [Device.MOUSE, Device.TOUCH, Device.KEYS, Device.PAD])
def test_from_the_title_to_the_table(puppets: Puppets, device: Device) -> None:
    hand = Hand(puppets, device)
    hand.press(f"game.{GAME}")
    assert puppets.top.name == "lobby"
    hand.press("start")
    if device is Device.PAD:
        # Her first press only said "here I am": she sits where a mouse was expected.
        lobby = cast("LobbyScene", puppets.top).lobby
        assert lobby.holder("pad", 1) == 0
        hand.press("start")
    assert puppets.top.name == "table"
    assert puppets.services.settings.now.last_game == GAME


def test_back_leads_back_and_on_the_title_it_asks(puppets: Puppets) -> None:
    hand = Hand(puppets, Device.KEYS)
    hand.press("settings")
    puppets.studio.give(Intent(Kind.BACK))
    assert puppets.top.name == "title"
    puppets.studio.give(Intent(Kind.BACK))
    assert puppets.top.name == "ask"
    puppets.studio.give(Intent(Kind.BACK))
    assert puppets.top.name == "title"
    assert not puppets.left
    puppets.studio.give(Intent(Kind.BACK))
    hand.press("answer.0")
    assert puppets.left


def open_lobby(puppets: Puppets) -> LobbyScene:
    scene = LobbyScene(puppets.services, GAME)
    puppets.home(scene)
    puppets.studio.step(0)
    return scene


def test_a_gamepad_nobody_holds_takes_a_seat_by_any_button(puppets: Puppets) -> None:
    scene = open_lobby(puppets)
    before = len(scene.lobby.seated())
    # Somebody is there with the keyboard, so the seat that was kept for one person is hers.
    puppets.studio.give(Intent(Kind.NEXT, Device.KEYS))
    puppets.studio.give(Intent(Kind.CONFIRM, Device.PAD, 2))
    assert len(scene.lobby.seated()) == before + 1
    assert scene.lobby.holder("pad", 2) is not None
    # Now it is somebody's: it steers.
    puppets.studio.give(Intent(Kind.DOWN, Device.PAD, 2))
    assert len(scene.lobby.seated()) == before + 1


def test_keys_of_a_blind_pad_take_a_seat(puppets: Puppets) -> None:
    scene = open_lobby(puppets)
    tap = Tap(Device.KEYS, 1, "5")
    puppets.studio.give(Intent(Kind.TAP, tap=tap, text="t"))
    assert scene.lobby.holder("keys", 1) is not None


def test_start_is_not_to_be_had_alone_and_says_why(puppets: Puppets) -> None:
    scene = open_lobby(puppets)
    for place in range(1, len(scene.lobby.seats)):
        scene.lobby.remove(place)
    scene.rebuild()
    puppets.studio.step(0)
    spot = scene.focus.spot("start")
    assert spot is not None
    assert not spot.enabled
    counts = next(widget for widget in scene.widgets if isinstance(widget, Counts))
    assert "2" in counts.standing.sentence


def test_a_name_is_written_into_the_chosen_seat(puppets: Puppets) -> None:
    scene = open_lobby(puppets)
    hand = Hand(puppets, Device.KEYS)
    hand.press("name")
    for letter in ("Z", "o", "ë"):
        puppets.studio.give(Intent(Kind.TEXT, text=letter))
        puppets.studio.step(16)
    assert scene.lobby.seats[0] is not None
    assert scene.lobby.seats[0].name == "Zoë"


def test_seats_are_remembered_next_time(puppets: Puppets) -> None:
    scene = open_lobby(puppets)
    scene.lobby.rename(0, "Ida")
    scene.start()
    again = LobbyScene(puppets.services, GAME)
    assert again.lobby.seated()[0].name == "Ida"


def test_a_setting_holds_at_once_and_is_written_down(puppets: Puppets) -> None:
    puppets.home(SettingsScene(puppets.services, "reading"))
    hand = Hand(puppets, Device.MOUSE)
    hand.press("text_size/150")
    assert puppets.services.settings.now.text_size == 150
    assert puppets.studio.window.frame.text_scale == 1.5
    hand.press("reset")
    assert puppets.services.settings.now.text_size == 100


def test_a_key_that_is_taken_is_refused_with_a_sentence(puppets: Puppets) -> None:
    scene = SettingsScene(puppets.services, "controls")
    puppets.home(scene)
    puppets.studio.step(0)
    scene.rebind("hint", pad=False)
    asking = puppets.top
    puppets.studio.give(Intent(Kind.KEY, text="l"))
    assert puppets.top is asking
    assert puppets.services.say("action-log") in cast("str", asking.body)  # type: ignore[attr-defined]
    puppets.studio.give(Intent(Kind.KEY, text="j"))
    assert puppets.top is scene
    assert puppets.services.settings.now.keys == {"hint": ("j",)}


def test_backs_key_cancels_asking_for_a_key(puppets: Puppets) -> None:
    scene = SettingsScene(puppets.services, "controls")
    puppets.home(scene)
    scene.rebind("hint", pad=True)
    puppets.studio.give(Intent(Kind.KEY, Device.KEYS, text="escape"))
    assert puppets.top is scene
    assert puppets.services.settings.now.pad == {}


def open_saves(puppets: Puppets) -> SavesScene:
    puppets.services.shelf.put_by.write(played(GAME, decisions=6), "2026-01-01T20:00:00", "One")
    puppets.services.shelf.put_by.write(played(GAME), "2026-01-02T20:00:00", "Two")
    scene = SavesScene(puppets.services)
    puppets.home(scene)
    puppets.studio.step(0)
    return scene


def test_deleting_asks_first(puppets: Puppets) -> None:
    scene = open_saves(puppets)
    hand = Hand(puppets, Device.MOUSE)
    hand.press("over.0/more")
    hand.press("delete")
    hand.press("answer.1")
    assert [entry.title for entry in scene.entries] == ["Two", "One"]
    hand.press("over.0/more")
    hand.press("delete")
    hand.press("answer.0")
    assert [entry.title for entry in scene.entries] == ["One"]


def test_a_save_is_renamed_copied_and_brought_back(puppets: Puppets, tmp_path: Path) -> None:
    scene = open_saves(puppets)
    answer(puppets, partial(scene._rename, scene.entries[0]), "Zwei")
    assert [entry.title for entry in scene.entries] == ["Zwei", "One"]
    goal = tmp_path / "elsewhere.mole"
    answer(puppets, partial(scene._export, scene.entries[0]), str(goal))
    assert goal.is_file()
    answer(puppets, scene._import, str(goal))
    assert len(scene.entries) == 3
    answer(puppets, scene._import, str(tmp_path / "nothing"))
    assert puppets.told[-1] == puppets.services.words_of("save-not-found", {})


def answer(puppets: Puppets, ask: Callable[[], None], text: str) -> None:
    """Write this into the question and give the first answer."""
    ask()
    # The question comes to lie under the hand that answered the last one.
    puppets.studio.step(DEAF_MS)
    asking = puppets.top
    asking.entry.text = text  # type: ignore[attr-defined]
    Hand(puppets, Device.MOUSE).press("answer.0")


def test_a_finished_save_opens_its_results_another_its_table(puppets: Puppets) -> None:
    scene = open_saves(puppets)
    hand = Hand(puppets, Device.MOUSE)
    hand.press("over.0")
    assert puppets.top.name == "results"
    puppets.home(scene)
    puppets.studio.step(0)
    hand.press("wait.0")
    assert puppets.top.name == "table"


def test_continue_goes_on_with_the_match_that_was_left(puppets: Puppets) -> None:
    session = played(GAME, decisions=9)
    puppets.services.shelf.keep(session, "2026-01-01T20:00:00")
    puppets.home()
    Hand(puppets, Device.KEYS).press("continue")
    assert puppets.top.name == "table"
    # Bots may have answered since.
    again = puppets.top.session  # type: ignore[attr-defined]
    assert again.history[: session.decided] == session.history


def test_play_again_with_the_same_chances(puppets: Puppets) -> None:
    session = played(GAME)
    puppets.home(ResultsScene(puppets.services, session))
    hand = Hand(puppets, Device.PAD)
    hand.press("again")
    hand.press("answer.1")
    again = puppets.top.session  # type: ignore[attr-defined]
    assert again.seed == session.seed
    assert not any(decision.by == "person" for decision in again.history)


def test_a_seats_eyes_are_lent_only_after_the_match(puppets: Puppets) -> None:
    running, over = played(GAME, decisions=10), played(GAME)
    for session, allowed in ((running, False), (over, True)):
        scene = ReplayScene(puppets.services, session, Replay(session))
        puppets.home(scene)
        puppets.studio.step(0)
        spot = scene.focus.spot("eyes/1")
        assert spot is not None
        assert spot.enabled is allowed


def test_watching_again_ends_where_the_match_ended(puppets: Puppets) -> None:
    session = played(GAME)
    scene = ReplayScene(puppets.services, session, Replay(session))
    puppets.home(scene)
    scene.scrub(scene.watch.count - 2)
    scene.watch = scene.watch.at_speed(400)
    scene.play()
    puppets.studio.run(30_000)
    assert scene.watch.moment == scene.watch.count
    assert scene.picture.seen == session.seen(None)


def test_search_turns_to_what_it_finds(puppets: Puppets) -> None:
    scene = RulebookScene(puppets.services, GAME)
    puppets.home(scene)
    puppets.studio.step(0)
    Hand(puppets, Device.KEYS).press("search")
    last = scene.chapters[-1]
    word = max((block.text for block in last.blocks), key=len).split()[0]
    puppets.studio.give(Intent(Kind.TEXT, text=f"{word} "))
    puppets.studio.step(16)
    assert scene._hits()
    puppets.studio.give(Intent(Kind.CONFIRM))
    scene._next_hit()
    puppets.studio.step(16)
    found = {cell.block for page in scene._pages for cell in page.cells for line in cell.lines
             if line.found}  # fmt: skip
    assert found


def test_a_page_is_turned_without_setting_the_book_anew(puppets: Puppets) -> None:
    """All its chapters are set at once, which takes longer than a frame."""
    scene = RulebookScene(puppets.services, GAME)
    puppets.home(scene)
    puppets.studio.step(0)
    pages = scene._pages
    scene.turn(1)
    puppets.studio.step(16)
    assert scene.spread == 1
    assert scene._pages is pages
    # Another text size is another book.
    puppets.studio.resize((640, 360), text=150)
    puppets.studio.step(16)
    assert scene._pages is not pages


def test_the_arrows_reach_every_spot(puppets: Puppets) -> None:
    """Nothing on the screens of before a match can only be had by the mouse."""
    for scene in (LobbyScene(puppets.services, GAME), SettingsScene(puppets.services, "sound")):
        puppets.home(scene)
        puppets.studio.step(0)
        reached = set()
        frontier = [scene.focus.focused]
        while frontier:
            name = frontier.pop()
            if name in reached:
                continue
            reached.add(name)
            for way in (Kind.UP, Kind.DOWN, Kind.LEFT, Kind.RIGHT):
                scene.focus.focused = name
                scene.focus.hovered = ""
                spot = scene.focus.spot(name)
                adjusts = spot is not None and spot.adjust is not None
                if not (adjusts and way in (Kind.LEFT, Kind.RIGHT)):
                    scene.focus.handle(Intent(way))
                    frontier.append(scene.focus.focused)
        alone = {spot.id for spot in scene.focus.spots if spot.enabled and not spot.part_of}
        assert alone <= reached


def test_contrast_thickens_outlines_and_darkens_backdrops(puppets: Puppets) -> None:
    puppets.home(SettingsScene(puppets.services, "reading"))
    puppets.studio.step(0)
    corner = (1270, 10)
    before = puppets.studio.picture.get_at(corner)
    Hand(puppets, Device.KEYS).press("contrast")
    puppets.studio.run(100)
    after = puppets.studio.picture.get_at(corner)
    assert puppets.studio.window.frame.contrast
    assert sum(after[:3]) < sum(before[:3])
