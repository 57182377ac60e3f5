"""The program itself in a window: by mouse, by keys, by pads, at every size, and when it fails."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.window.robot import Robot

if TYPE_CHECKING:
    from pathlib import Path

    from tests.window.desk import Desk

pytestmark = pytest.mark.window


def test_there_and_back_by_mouse_and_by_keys(desk: Desk, tmp_path: Path) -> None:
    robot = Robot(desk, tmp_path)
    robot.wait_scene("title")
    robot.click("settings")
    robot.wait_scene("settings")
    robot.key("Escape")
    robot.wait_scene("title")
    robot.choose("game.whakka_mole")
    robot.wait_scene("lobby")
    robot.key("Escape")
    robot.wait_scene("title")
    assert robot.quit() == 0


def test_full_screen_and_sizes_keep_the_mouse_on_its_mark(desk: Desk, tmp_path: Path) -> None:
    robot = Robot(desk, tmp_path)
    robot.wait_scene("title")
    robot.key("F11")
    robot.wait("full screen", lambda: robot.state["size"] == [1920, 1080])
    robot.click("settings")
    robot.wait_scene("settings")
    robot.click("back")
    robot.wait_scene("title")
    robot.key("F11")
    robot.wait("a window", lambda: robot.state["size"] != [1920, 1080])
    for size in ((400, 240), (1500, 500), (700, 900)):
        robot.program.resize(*size)
        robot.wait(f"{size}", lambda size=size: robot.state["size"] == [*size])  # type: ignore[misc]
        robot.click("settings")
        robot.wait_scene("settings")
        robot.click("back")
        robot.wait_scene("title")
    assert robot.quit() == 0


def test_by_pad_alone_and_unplugged(desk: Desk, tmp_path: Path) -> None:
    robot = Robot(desk, tmp_path, pads=2)
    robot.wait_scene("title")
    first = robot.focused
    robot.pad(0, "down")
    robot.wait("the focus to move", lambda: robot.focused != first)
    below = robot.focused
    robot.unplug(0)
    robot.stick(1, 1, -32768)
    robot.wait("the focus to move by a stick", lambda: robot.focused != below)
    robot.stick(1, 1, 0)
    robot.plug()
    robot.pad(2, "a")
    robot.wait_scene("lobby")
    assert robot.quit() == 0


def test_a_second_copy_says_so(desk: Desk, tmp_path: Path) -> None:
    robot = Robot(desk, tmp_path)
    robot.wait_scene("title")
    with pytest.raises(AssertionError, match="already running"):
        desk.run("--data-dir", str(tmp_path / "data"))
    assert robot.quit() == 0


def test_without_a_screen_there_is_a_sentence(desk: Desk, tmp_path: Path) -> None:
    desk.display = ":987"
    with pytest.raises(AssertionError, match="There is no screen for Molehill"):
        desk.run("--data-dir", str(tmp_path / "data"))


def test_started_full_screen_and_written_in(desk: Desk, tmp_path: Path) -> None:
    robot = Robot(desk, tmp_path, "--fullscreen", "--game", "whakka_mole")
    robot.wait_scene("lobby")
    assert robot.state["size"] == [1920, 1080]
    robot.click("name")
    # While a name is written, letters do nothing else: l, h and m would each do something.
    robot.type("lhm")
    robot.key("Return")
    robot.key("F11")
    robot.wait("a window", lambda: robot.state["size"] == [1280, 720])
    assert robot.scene == "lobby"
    robot.click("start")
    robot.wait_scene("table")
    assert robot.quit() == 0
    settings = (tmp_path / "data" / "settings.json").read_text(encoding="utf-8")
    assert '"mute": false' in settings
    assert "lhm" in settings


def test_by_touch(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # SDL then sends a finger's events for what the mouse does, and the mouse's as well.
    monkeypatch.setenv("SDL_MOUSE_TOUCH_EVENTS", "1")
    robot = Robot(desk, tmp_path)
    robot.wait_scene("title")
    robot.click("settings")
    robot.wait_scene("settings")
    robot.click("page/sound")
    robot.wait("the page to change", lambda: robot.has("music"))
    assert robot.quit() == 0
