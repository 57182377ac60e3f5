"""Playing alone in a window, from the title on: a puzzle is solved, a rung and the day's deal are
begun; by mouse alone, by keys alone, by a gamepad alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.match.laurels import LAURELS
from tests.window.robot import Robot
from tests.window.whakka import autosave, settle_in

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.window.desk import Desk

pytestmark = [pytest.mark.window, pytest.mark.slow]

GAME = "whakka_mole"
MOLES, WHACK = (1, 2, 3, 4, 5, 7, 8, 9), 2
"""What solves its first puzzle: fourteen points in one turn."""


def by_pad(robot: Robot) -> Callable[[str], None]:
    """With the shoulder button from thing to thing, and A."""

    def press(spot: str) -> None:
        robot.wait_spot(spot)
        for _ in range(60):
            if robot.focused == spot:
                robot.pad(0, "a")
                return
            was = robot.focused
            robot.pad(0, "rb")
            # A press that comes late must not meet the next one.
            robot.look(lambda was=was: robot.focused != was, 10)  # type: ignore[misc]
        raise AssertionError(f"the pad never came to {spot}; seen: {', '.join(robot.spots)}")

    return press


def write(robot: Robot, press: Callable[[str], None], moles: tuple[int, ...], whack: int) -> None:
    for hole in moles:
        press(f"id:hole.{hole}")
    press("confirm")
    robot.wait("the neighbour's sheet", lambda: not robot.has("confirm") and robot.has("back"))
    press(f"id:hole.{whack}")
    press("confirm")


@dataclass(frozen=True, slots=True)
class Hands:
    """How somebody presses things, opens the menu, and takes her seat."""

    press: Callable[[str], None]
    menu: Callable[[], None]
    sit: Callable[[], None] = lambda: None


def to_what_is_played_alone(robot: Robot, hands: Hands) -> None:
    robot.wait_scene("title")
    hands.press(f"game.{GAME}")
    robot.wait_scene("lobby")
    hands.sit()
    hands.press("alone")
    robot.wait_scene("alone")


def kept(home: Path) -> str:
    """What she has done alone, as it is written down."""
    found = list((home / "data").rglob(LAURELS))
    return found[0].read_text(encoding="utf-8") if found else ""


def plays_alone(robot: Robot, home: Path, hands: Hands) -> None:
    press, puzzle = hands.press, catalogue.game(GAME).alone.puzzles[0]
    to_what_is_played_alone(robot, hands)
    press("puzzle.0")
    robot.wait_scene("puzzle")
    write(robot, press, MOLES, WHACK)
    press("next")
    robot.wait_spot("puzzle.next", 60)
    robot.wait("the solved puzzle on the disk", lambda: puzzle.id in kept(home))
    press("puzzle.leave")
    robot.wait_scene("alone")
    tasks = []
    for spot in ("rung.0", "daily"):
        press(spot)
        robot.wait_scene("table")
        write(robot, press, (3,), 4)
        robot.wait("the answer on the disk", lambda: autosave(home).decided >= 2)
        tasks.append(autosave(home).card.task.partition(".")[0])
        hands.menu()
        robot.wait_scene("pause")
        press("leave")
        if not tasks[1:]:
            to_what_is_played_alone(robot, hands)
    assert tasks == ["ladder", "daily"]
    robot.wait_scene("title")
    assert robot.quit() == 0


def test_alone_by_mouse(desk: Desk, tmp_path: Path) -> None:
    settle_in(tmp_path)
    robot = Robot(desk, tmp_path)
    plays_alone(robot, tmp_path, Hands(robot.click, lambda: robot.click("menu")))


def test_alone_by_keys(desk: Desk, tmp_path: Path) -> None:
    settle_in(tmp_path)
    robot = Robot(desk, tmp_path)
    plays_alone(robot, tmp_path, Hands(robot.choose, lambda: robot.key("F10")))


def test_alone_by_pad(desk: Desk, tmp_path: Path) -> None:
    """Her first press in the lobby takes the seat that waits for her."""
    settle_in(tmp_path)
    robot = Robot(desk, tmp_path, pads=1)

    def sit() -> None:
        robot.pad(0, "a")
        robot.wait_spot("which")

    hands = Hands(by_pad(robot), lambda: robot.pad(0, "start"), sit)
    plays_alone(robot, tmp_path, hands)
