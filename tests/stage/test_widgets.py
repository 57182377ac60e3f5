"""Every widget by mouse, keys and touch; at every size and text size."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from game.stage.box import Box
from game.stage.canvas import Canvas
from game.stage.frame import Frame
from game.stage.intent import Device, Intent, Kind
from game.stage.studio import Studio
from game.stage.widgets.base import Widget
from game.stage.widgets.dialog import Choice, Dialog
from game.stage.widgets.entry import Entry
from game.stage.widgets.plain import Chip
from tests.stage.gallery import Gallery


class Player:
    """Someone in front of the gallery."""

    def __init__(self, size: tuple[int, int] = (1920, 1080)) -> None:
        self.studio = Studio(size)
        self.page = Gallery()
        self.studio.show(self.page, settle_ms=100)

    def click(self, name: str, device: Device = Device.MOUSE) -> None:
        spot = self.page.focus.spot(name)
        assert spot is not None, name
        for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
            self.studio.give(Intent(kind, device, 1, spot.box.cx, spot.box.cy))

    def keys(self, *kinds: Kind) -> None:
        for kind in kinds:
            self.studio.give(Intent(kind))
        self.studio.run(50)

    def write(self, text: str) -> None:
        self.studio.give(Intent(Kind.TEXT, text=text))


@pytest.fixture
def player() -> Player:
    return Player()


@pytest.mark.parametrize("device", [Device.MOUSE, Device.TOUCH])
def test_buttons_act_once(player: Player, device: Device) -> None:
    player.click("green", device)
    player.click("off", device)
    assert player.page.done == ["green"]


def test_a_button_by_keys(player: Player) -> None:
    player.keys(Kind.DOWN, Kind.CONFIRM)
    assert player.page.done == ["green"]


def test_a_toggle(player: Player) -> None:
    player.click("on")
    seen = [player.page.on]
    player.page.focus.focus("on")
    for kind in (Kind.CONFIRM, Kind.LEFT, Kind.RIGHT):
        player.keys(kind)
        seen.append(player.page.on)
    assert seen == [False, True, False, True]


def test_a_segment_by_pointer_and_arrows(player: Player) -> None:
    player.click("size/150")
    assert player.page.size == "150"
    player.keys(Kind.LEFT)
    assert player.page.size == "125"
    player.click("size/200")
    assert player.page.size == "125"
    assert player.page.focus.focused == "size"


def test_a_slider_by_steps_and_by_dragging(player: Player) -> None:
    player.page.focus.focus("speed")
    player.keys(Kind.RIGHT, Kind.RIGHT)
    assert player.page.speed == 70
    spot = player.page.focus.spot("speed")
    assert spot is not None
    give = player.studio.give
    give(Intent(Kind.PRESS, Device.MOUSE, 1, spot.box.cx, spot.box.cy))
    assert player.page.speed == 50
    give(Intent(Kind.POINT, Device.MOUSE, 1, spot.box.right + 300, spot.box.cy))
    give(Intent(Kind.RELEASE, Device.MOUSE, 1, spot.box.right + 300, spot.box.cy))
    give(Intent(Kind.POINT, Device.MOUSE, 1, spot.box.x, spot.box.cy))
    assert player.page.speed == 100


def test_tabs(player: Player) -> None:
    player.click("tab/sound")
    assert player.page.tab == "sound"


def test_a_list_follows_the_focus(player: Player) -> None:
    player.page.focus.focus("line.0")
    player.keys(*[Kind.DOWN] * 8)
    assert player.page.focus.focused == "line.8"
    spot = player.page.focus.spot("line.8")
    assert spot is not None
    assert spot.box.bottom <= 980
    assert player.page.scrolled.offset == pytest.approx(330, abs=40)
    player.keys(Kind.CONFIRM)
    assert player.page.done == ["line.8"]


def test_a_list_by_wheel_and_finger(player: Player) -> None:
    give = player.studio.give
    give(Intent(Kind.SCROLL, Device.MOUSE, x=1500, y=700, amount=-1))
    assert player.page.scrolled.offset == 90
    give(Intent(Kind.SCROLL, Device.MOUSE, x=300, y=700, amount=-1))
    assert player.page.scrolled.offset == 90
    give(Intent(Kind.PRESS, Device.TOUCH, 4, 1500, 800))
    give(Intent(Kind.POINT, Device.TOUCH, 4, 1500, 700))
    give(Intent(Kind.RELEASE, Device.TOUCH, 4, 1500, 700))
    assert player.page.scrolled.offset == 190
    assert player.page.done == []


def test_rows_out_of_sight_are_not_clicked(player: Player) -> None:
    # The ninth row lies where nothing of the list is seen.
    spot = player.page.focus.spot("line.8")
    assert spot is not None
    player.click("line.8")
    assert player.page.done == []


def test_writing_a_name(player: Player) -> None:
    player.click("name")
    assert player.page.typing_at is not None
    player.write("ž Mole")
    player.studio.give(Intent(Kind.EDIT, text="erase"))
    player.write("\u202e\0\n漢")
    player.keys(Kind.CONFIRM)
    assert player.page.entry.text == "Idaž Mol 漢"
    assert player.page.typing_at is None


def test_leaving_the_line_ends_the_writing(player: Player) -> None:
    player.click("name")
    player.click("green")
    assert player.page.typing_at is None
    assert player.page.done[-1] == "green"


def test_an_entry_holds_any_paste_in_its_limit() -> None:
    entry = Entry("Ida", most=12)
    entry.edit("start")
    entry.write("a" * 200_000)
    assert entry.text == "aaaaaaaaaIda"
    entry.write("\ud800\u0301" * 2000)
    assert len(entry.text) <= 12
    for what in ("clear", "erase", "delete", "left", "right", "end"):
        entry.edit(what)
    assert entry.text == ""


def test_a_dialog_is_answered_once(player: Player) -> None:
    given: list[str] = []
    choices = [
        Choice("yes", "Yes", lambda: given.append("yes"), "red"),
        Choice("no", "No", lambda: given.append("no"), "green", first=True),
    ]
    dialog = Dialog("Leave?", "The match is saved.", choices, cancel="no")
    player.studio.stack.push(dialog)
    player.studio.run(300)
    assert dialog.focus.focused == "no"
    player.keys(Kind.LEFT, Kind.CONFIRM, Kind.CONFIRM, Kind.BACK)
    assert given == ["yes"]
    assert player.page.done == []


def test_back_gives_the_harmless_answer(player: Player) -> None:
    given: list[str] = []
    dialog = Dialog("Leave?", "", [Choice("no", "No", lambda: given.append("no"))], cancel="no")
    player.studio.stack.push(dialog)
    player.keys(Kind.BACK)
    assert given == ["no"]


def test_help_appears_over_what_is_pointed_at(player: Player) -> None:
    spot = player.page.focus.spot("help")
    assert spot is not None
    player.studio.give(Intent(Kind.POINT, Device.MOUSE, 0, spot.box.cx, spot.box.cy))
    player.studio.run(300)
    assert player.page.tooltip.wanted == ""
    player.studio.run(300)
    assert player.page.tooltip.wanted == "help"


@pytest.mark.parametrize(
    ("size", "text"),
    [((320, 200), 100), ((1280, 720), 200), ((1920, 1200), 100), ((2560, 1080), 150)],
)
def test_everything_is_drawn_at_any_size(size: tuple[int, int], text: int, tmp_path: Path) -> None:
    studio = Studio(size, text=text)
    studio.show(Gallery(), settle_ms=100)
    assert studio.picture.get_size() == size
    assert studio.window.sprites.missing == frozenset()
    # The gallery as a picture, for whoever wants to look: MOLEHILL_GALLERY=folder.
    folder = Path(os.environ.get("MOLEHILL_GALLERY", tmp_path))
    studio.save(folder / f"gallery-{size[0]}x{size[1]}-{text}.png")


class Backed(Gallery):
    """Something moves under the widgets."""

    def __init__(self) -> None:
        super().__init__()
        self.star = 0.0
        self.word = "a"
        self.drawn = 0

    def build(self, frame: Frame) -> Sequence[Widget]:
        return [*super().build(frame), Chip(Box(30, 900, 300, 60), f"Turn {self.word}")]

    def backdrop(self, canvas: Canvas) -> None:
        super().backdrop(canvas)
        canvas.sprite("icon/star", 100 + self.star, 500)

    def foreground(self, canvas: Canvas) -> None:
        self.drawn += 1
        super().foreground(canvas)


def test_where_only_what_lies_below_moved_widgets_are_kept_as_they_are() -> None:
    studio, page = Studio((1280, 720)), Backed()
    studio.show(page, settle_ms=100)
    drawn = page.drawn
    for star in (40.0, 300.0, 900.0):
        page.star, page.moved = star, True
        assert studio.step()
        assert not page.moved
    assert page.drawn == drawn
    seen = pygame.image.tobytes(studio.picture, "RGB")
    page.stale = True
    assert studio.step() == []
    assert page.drawn == drawn + 1
    assert pygame.image.tobytes(studio.picture, "RGB") == seen
    page.word, page.moved = "b", True
    page.rebuild()
    studio.step()
    assert pygame.image.tobytes(studio.picture, "RGB") != seen
