"""Topoum in a window: two people and a bot by mouse alone, and a duel by keys alone."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from tests.window.player import Player, dealt
from tests.window.robot import Robot

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from game.match.session import Session
    from tests.window.desk import Desk

pytestmark = [pytest.mark.window, pytest.mark.slow]

_LIMIT = 600.0


def _begun(desk: Desk, folder: Path, controls: Sequence[str], options: dict[str, str]) -> Robot:
    dealt(folder, "topoum", controls, options)
    robot = Robot(desk, folder)
    robot.wait_spot("continue")
    robot.choose("continue")
    robot.wait_scene("table")
    return robot


def _whole(session: Session, seats: Sequence[int]) -> None:
    """It was played to its end, by everybody."""
    assert session.over
    for seat in seats:
        mine = [each for each in session.history if each.by == "person" and each.seat == seat]
        assert len(mine) > 8


def _cards(session: Session, place: str) -> int:
    return sum(each.action[0].startswith(place) for each in session.history if each.by == "person")


def test_a_whole_match_by_mouse(desk: Desk, tmp_path: Path) -> None:
    robot = _begun(desk, tmp_path, ("mouse", "mouse", "bot"), {"deck": "panic", "radius": "4"})
    robot.click("zoom")
    player = Player(robot, tmp_path)
    player.play(seconds=_LIMIT)
    _whole(player.session, (0, 1))
    assert {"own", "open", "id:line", "id:hand", "id:enter", "id:mole", "confirm"} <= set(
        player.clicked
    )
    assert _cards(player.session, "line.") > 1
    assert _cards(player.session, "hand.") > 0
    # Who looks at her cards on a shared table does so behind the curtain, where no menu is.
    hands = [each for each in robot.past if any(s.startswith("id:hand.") for s in each["spots"])]
    assert hands
    assert not [each for each in hands if "menu" in each["spots"]]
    assert robot.quit() == 0


class _Keys:
    """Somebody without a mouse: digits for cards, arrows and Return for all that lies about."""

    def __init__(self, robot: Robot) -> None:
        self.robot = robot
        self.digits = self.arrived = self.tried = 0

    def press(self, spot: str) -> None:
        robot = self.robot
        kind, _, number = spot.partition(".")
        if kind in ("id:line", "id:hand"):
            robot.key(str(int(number) + (5 if kind == "id:hand" else 0)))
            self.digits += 1
        elif spot.startswith("id:"):
            self.tried += 1
            if self._by_arrows(spot):
                self.arrived += 1
                robot.key("Return")
            elif robot.has(spot):
                robot.choose(spot)
        elif robot.focused == spot:
            # The button that gives the answer has the focus already.
            robot.key("Return")
        elif robot.has(spot):
            robot.choose(spot)

    def _by_arrows(self, spot: str) -> bool:
        """From where the focus is, by arrows alone, always along the longer way first."""
        robot = self.robot
        for _ in range(14):
            here, there = robot.spots.get(robot.focused), robot.spots.get(spot)
            if robot.focused == spot or here is None or there is None:
                return robot.focused == spot
            dx, dy = there[0] - here[0], there[1] - here[1]
            ways = [("Right" if dx > 0 else "Left", abs(dx)), ("Down" if dy > 0 else "Up", abs(dy))]
            for way, far in sorted(ways, key=lambda each: -each[1]):
                was = robot.focused
                robot.key(way)
                moved = lambda was=was: robot.focused != was  # noqa: E731
                if far and robot.look(moved, 0.3):
                    break
        return robot.focused == spot


def test_a_whole_duel_by_keys_alone(desk: Desk, tmp_path: Path) -> None:
    robot = _begun(desk, tmp_path, ("mouse", "bot"), {"radius": "4"})
    keys = _Keys(robot)
    player = Player(robot, tmp_path, keys.press)
    player.play(until=lambda: keys.tried > 3, seconds=_LIMIT)
    # The whole board, and closer again.
    robot.key("p")
    time.sleep(0.3)
    robot.key("p")
    player.play(seconds=_LIMIT)
    _whole(player.session, (0,))
    # How often depends on who was quicker; that it was done at all, and by arrows as a rule, not.
    assert keys.digits > 0
    assert keys.arrived > 0.6 * keys.tried > 5
    assert _cards(player.session, "line.") + _cards(player.session, "hand.") > 1
    assert robot.quit() == 0
