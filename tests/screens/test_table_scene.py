"""The table as people use it: who sees what, who answers how, and that no click picks wrongly."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.match.shelf import Shelf
from game.screens.table.overlays import LogScene, PauseScene, SeatsScene
from game.screens.table.view import State
from game.stage.intent import Device, Intent, Kind
from tests.screens.playing import Table

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


def test_one_person_among_bots_never_meets_a_curtain(folder: Path) -> None:
    table = Table(folder, "mouse", "bot", "bot", "bot")
    for _ in range(3):
        assert table.scene.view.state is State.PUBLIC
        assert "id:hole.3" in table.spots
        table.write(2, 5, whack=3)
        assert "next" in table.spots, "people look as long as they like"
        assert not any(spot.startswith("id:") for spot in table.spots)
        table.click("next")
    assert table.session.turn == 4


def test_several_people_come_behind_the_curtain_one_by_one(folder: Path) -> None:
    table = Table(folder, "mouse", "mouse", "bot")
    assert not any(spot.startswith("id:") for spot in table.spots), "nothing is chosen in public"
    table.click("call")
    scene = table.scene
    assert (scene.view.state, scene.view.seat, scene.moving) == (State.CURTAIN, 0, False)
    assert table.spots == ["open", "table"]
    table.click("open")
    assert (scene.view.state, scene.view.seat) == (State.PRIVATE, 0)
    table.write(1, 2, whack=9)
    assert (scene.view.state, scene.view.seat, scene.moving) == (State.CURTAIN, 1, False)
    table.click("open")
    table.write(4, whack=1)
    assert (scene.view.state, scene.moving) == (State.PUBLIC, False)
    assert "next" in table.spots
    table.click("next")
    assert table.spots == ["open", "table"], "the next turn begins with the curtain"


def test_the_public_picture_shows_nothing_of_a_private_choice(folder: Path) -> None:
    """Whatever Ida writes, what everybody sees while Ben still writes is the same to the pixel."""
    pictures = []
    for number, (holes, whack) in enumerate((((1,), 1), ((2, 5, 9, 10), 7))):
        table = Table(folder / str(number), "mouse", "mouse")
        table.click("call")
        table.click("open")
        table.write(*holes, whack=whack)
        table.click("table")
        table.studio.run(200)
        pictures.append(table.studio.picture.get_buffer().raw)
    assert pictures[0] == pictures[1]


def test_the_private_picture_is_gone_before_the_curtain_opens_again(folder: Path) -> None:
    table = Table(folder, "mouse", "mouse")
    table.click("call")
    table.click("open")
    table.click("id:hole.4")
    assert any(key.startswith("mole.0.4") for key in table.scene.picture.live)
    table.click("confirm")
    table.click("id:hole.4")
    table.click("confirm")
    assert not any(key.startswith("mole.") for key in table.scene.picture.live)


def test_blind_pads_answer_at_once_and_only_ready_shows(folder: Path) -> None:
    table = Table(folder, "keys:0", "keys:1", "pad:1", "bot")
    assert table.session.asked() == (0, 1, 2)
    table.tap(Device.KEYS, 0, "2 9 done")
    table.tap(Device.PAD, 1, "up x done")
    table.tap(Device.KEYS, 1, "1 done 5 done")
    assert table.session.asked() == (0, 2)
    table.tap(Device.KEYS, 1, "1 2 3 done done")
    assert table.session.asked() == (0, 2), "after locking taps are taken and ignored"
    table.tap(Device.KEYS, 0, "4 done")
    table.tap(Device.PAD, 1, "down y done")
    table.calm()
    assert table.session.count > 0
    written = {(d.seat, d.action) for d in table.session.history if d.seat < 3}
    assert (0, ("hole.2", "hole.9")) in written
    assert (0, ("hole.4",)) in written
    assert (2, ("hole.1",)) in written
    assert (2, ("hole.9",)) in written


def test_a_tap_before_the_table_is_at_rest_hurries_it(folder: Path) -> None:
    """It can be no answer yet, but it is not lost: what is told goes on faster."""
    took = []
    for number, taps in enumerate(("", "5 done")):
        table = Table(folder / str(number), "keys:0", "keys:1")
        table.tap(Device.KEYS, 0, "1 done 4 done")
        table.tap(Device.KEYS, 1, "2 done 3 done")
        table.studio.run(40)
        table.tap(Device.KEYS, 0, taps)
        steps = 0
        while not table.scene.picture.holding:
            table.studio.step(20)
            steps += 1
        took.append(steps)
        assert not table.session.seen(0).mine, "an answer to what nobody has seen"
    assert took[1] < took[0]


def test_every_tap_sounds_alike(folder: Path) -> None:
    table = Table(folder, "keys:0", "keys:1", "bot")
    table.ears.heard.clear()
    table.tap(Device.KEYS, 0, "1 done 12 done clear 3 done 4 done 5 done")
    assert set(table.ears.heard) == {"ui/type"}


def test_a_sealed_sheet_can_be_cleared_until_all_are_ready(folder: Path) -> None:
    table = Table(folder, "keys:0", "keys:1")
    table.tap(Device.KEYS, 0, "1 done 4 done")
    assert table.session.asked() == (1,)
    table.tap(Device.KEYS, 0, "clear")
    assert table.session.asked() == (0, 1)
    table.tap(Device.KEYS, 0, "2 done 4 done")
    assert table.session.asked() == (1,)


def test_a_click_while_things_move_hurries_and_never_picks(folder: Path) -> None:
    table = Table(folder, "mouse", "bot")
    table.click("id:hole.2")
    table.click("confirm")
    hole = table.scene.focus.spot("id:hole.5")
    table.click("id:hole.5")
    button = table.scene.focus.spot("confirm")
    assert hole is not None
    assert button is not None
    for kind in (Kind.PRESS, Kind.RELEASE):
        table.studio.give(Intent(kind, Device.MOUSE, 1, button.box.cx, button.box.cy))
    table.studio.step(60)
    decided = table.session.decided
    for _ in range(30):
        for kind in (Kind.PRESS, Kind.RELEASE):
            table.studio.give(Intent(kind, Device.MOUSE, 1, hole.box.cx, hole.box.cy))
        table.studio.step(16)
    assert [d.seat for d in table.session.history[decided:]].count(0) == 0
    assert table.scene.picture.holding, "it got there the quicker"


def test_by_keys_alone(folder: Path) -> None:
    table = Table(folder, "mouse", "bot")
    for letter in "25":
        table.studio.give(Intent(Kind.TAP, text=letter))
        table.studio.step(20)
    assert table.scene.model.at.half is not None
    assert table.scene.model.at.half.picked == ("hole.2", "hole.5")
    table.scene.focus.focus("confirm")
    table.key(Kind.CONFIRM)
    table.calm()
    table.studio.give(Intent(Kind.TAP, text="0"))
    table.studio.step(20)
    assert table.scene.focus.focused == "confirm"
    table.key(Kind.CONFIRM)
    whacks = [d.action for d in table.session.history if d.seat == 0][1:]
    assert whacks == [], "nobody has read so fast where the mallet is"
    table.studio.run(300)
    table.key(Kind.CONFIRM)
    table.calm()
    assert (0, ("hole.10",)) in {(d.seat, d.action) for d in table.session.history}
    assert table.scene.focus.focused == "next"
    table.studio.run(300)
    table.key(Kind.CONFIRM)
    table.calm()
    assert "next" not in table.spots
    assert "id:hole.1" in table.spots


def test_the_barrier_is_said_before_the_click_that_crosses_it(folder: Path) -> None:
    table = Table(folder, "mouse", "bot")
    table.click("id:hole.2")
    table.click("confirm")
    scene = table.scene
    spot = scene.focus.spot("id:hole.5")
    assert spot is not None
    table.studio.give(Intent(Kind.POINT, Device.MOUSE, x=spot.box.cx, y=spot.box.cy))
    table.studio.step(20)
    assert not scene.model.warning, "one press more will be asked for"
    table.click("id:hole.5")
    assert scene.model.warning == scene.words("no-way-back")
    assert scene.session.can_undo(), "that click was not it"


def test_back_and_undo_lead_back_as_far_as_is_honest(folder: Path) -> None:
    table = Table(folder, "mouse", "bot")
    table.click("id:hole.2")
    table.key(Kind.BACK)
    assert table.scene.model.at.half is not None
    assert table.scene.model.at.half.picked == ()
    table.click("id:hole.3")
    table.click("confirm")
    assert table.session.seen(0).mine == (("hole.3",),)
    table.click("back")
    assert table.session.seen(0).mine == ()
    table.write(1, whack=1)
    assert not table.scene.may_undo(), "what was shown cannot be unseen"
    table.key(Kind.BACK)
    assert isinstance(table.desk.scenes[-1], PauseScene)


def test_every_decision_is_saved_when_it_is_taken(folder: Path) -> None:
    table = Table(folder, "mouse", "bot")
    table.click("id:hole.2")
    table.click("confirm")
    newest = table.services.shelf.newest()
    assert newest is not None
    loaded, notice = table.services.shelf.load(newest)
    assert notice is None
    assert loaded is not None
    assert loaded.seen(0).mine == (("hole.2",),)


def test_a_seat_changes_hands_at_any_moment(folder: Path) -> None:
    table = Table(folder, "mouse", "mouse")
    table.click("call")
    seats = SeatsScene(table.scene)
    seats._swap(1)()
    table.calm()
    assert table.session.people[1].is_bot
    assert table.scene.play.lone == 0
    table.scene.sides.to_table()
    table.calm()
    assert "id:hole.1" in table.spots
    table.write(1, whack=1)
    assert table.session.count > 0


def test_a_hint_gives_a_reason_and_decides_nothing(folder: Path) -> None:
    table = Table(folder, "mouse", "bot")
    decided = table.session.decided
    table.click("hint")
    table.calm()
    hint = table.scene.play.hint
    assert hint is not None
    assert hint.action
    assert table.scene.model.at.words.why(hint.reason)
    assert table.session.decided == decided


def test_a_whole_match_ends_at_its_results(folder: Path) -> None:
    table = Table(folder, "mouse", "bot", "bot")
    for _ in range(80):
        if table.session.over:
            break
        table.write(1, 6, whack=2)
        # The turn that decides it is a scene of its own, and asks nobody to go on.
        if not table.session.over:
            table.click("next")
    assert table.session.over
    table.calm()
    assert "results" in table.spots
    # Killed here, before the results, it is found again; and after them as well.
    for _ in range(2):
        (entry,) = Shelf(table.services.places.saves).entries()
        assert entry.over
        again, _ = table.services.shelf.load(entry)
        assert again is not None
        assert again.history == table.session.history
        table.scene.results()


def test_bots_among_themselves_need_nobody(folder: Path) -> None:
    table = Table(folder, "bot", "bot")
    for _ in range(4000):
        table.studio.step(200)
        if table.session.turn > 2:
            break
    assert table.session.turn > 2


def test_the_log_runs_no_faster_than_the_picture(folder: Path) -> None:
    table = Table(folder, "mouse", "bot")
    table.click("id:hole.2")
    table.click("confirm")
    table.click("id:hole.5")
    spot = table.scene.focus.spot("confirm")
    assert spot is not None
    for kind in (Kind.PRESS, Kind.RELEASE):
        table.studio.give(Intent(kind, Device.MOUSE, 1, spot.box.cx, spot.box.cy))
    table.studio.step(16)
    table.studio.step(16)
    assert table.session.count > 0
    assert table.scene.lines() == ()
    table.calm()
    assert table.scene.lines()


@pytest.mark.parametrize("scene", [PauseScene, SeatsScene, LogScene])
def test_what_lies_over_the_table_draws_at_any_text_size(folder: Path, scene: type) -> None:
    for text in (100, 200):
        table = Table(folder / str(text), "mouse", "bot", "bot", text=text)
        table.write(1, whack=1)
        table.studio.stack.push(scene(table.scene))
        table.studio.run(100)
        assert table.studio.window.sprites.missing == frozenset()
