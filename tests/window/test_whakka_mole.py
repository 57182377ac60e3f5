"""Whole matches of Whakka Mole in a window, from the title to the results, as people play them.

They are honest matches, and quick ones where two friends play into each other's hands: who lists
nine of ten holes while her neighbour whacks the tenth has fifty points after six turns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.window.robot import Robot
from tests.window.whakka import autosave, finished, kept_secret, settle_in, written

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tests.window.desk import Desk

pytestmark = [pytest.mark.window, pytest.mark.slow]

NINE = tuple(range(1, 10))


def seat_by_mouse(robot: Robot, *names: str) -> None:
    """So many people with the mouse, the other seats empty; then off to the table."""
    robot.click("game.whakka_mole")
    robot.wait_scene("lobby")
    for seat, name in enumerate(names):
        robot.click(f"seat.{seat}")
        if seat:
            robot.click("device.mouse")
        robot.click("name")
        robot.type(name)
        robot.key("Return")
    for seat in range(len(names), 4):
        robot.click(f"seat.{seat}")
        robot.click("remove")
    robot.click("start")
    robot.wait_scene("table")


def write_by_mouse(robot: Robot, moles: Sequence[int], whack: int) -> None:
    """One's own sheet, behind the curtain or not."""
    for hole in moles:
        robot.click(f"id:hole.{hole}")
    robot.click("confirm")
    robot.wait("the neighbour's sheet", lambda: not robot.has("confirm") and robot.has("back"))
    robot.click(f"id:hole.{whack}")


def test_two_by_mouse_through_the_curtain(desk: Desk, tmp_path: Path) -> None:
    settle_in(tmp_path)
    robot = Robot(desk, tmp_path, reads=True)
    robot.wait_scene("title")
    seat_by_mouse(robot, "Ada", "Ben")
    robot.click("call")
    turns = ((NINE, 5), ((5,), 10)), ((NINE, 2), ((2, 7), 10)), ((NINE, 5), ((1,), 4))
    plan = [turns[0], turns[1], turns[2], *[turns[0]] * 9]
    done = 0
    while not robot.has("results"):
        for moles, whack in plan[done]:
            robot.click("open")
            write_by_mouse(robot, moles, whack)
        robot.click("next")
        done += 1
        robot.wait_any("open", "results")
    session = autosave(tmp_path)
    assert [person.name for person in session.people] == ["Ada", "Ben"]
    assert [person.control for person in session.people] == ["mouse", "mouse"]
    for seat in (0, 1):
        assert written(session, seat) == [turn[seat] for turn in plan[:done]]
    # In the third turn Ada misses and is hit.
    assert session.standings().scores == (15 * (done - 1), 6 + 1)
    kept_secret(robot)
    finished(robot, tmp_path)
    assert robot.quit() == 0
