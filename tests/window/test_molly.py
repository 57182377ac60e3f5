"""Molly in a window: two people with one mouse, who look into their burrows, and a bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.window.player import Player, dealt
from tests.window.robot import Robot

if TYPE_CHECKING:
    from pathlib import Path

    from tests.window.desk import Desk

pytestmark = [pytest.mark.window, pytest.mark.slow]


@pytest.mark.parametrize("bobtail", ["off", "on"])
def test_a_whole_match_by_mouse(desk: Desk, tmp_path: Path, bobtail: str) -> None:
    dealt(tmp_path, "molly", ("mouse", "mouse", "bot"), {"bobtail": bobtail})
    robot = Robot(desk, tmp_path)
    robot.click("continue")
    robot.wait_scene("table")
    # A look into the own burrow, and away from it again.
    robot.click("own.0")
    robot.click("open")
    robot.click("unpeek")
    player = Player(robot, tmp_path)
    player.play(seconds=300)
    assert {"id:display", "id:cell", "id:deck"} <= set(player.clicked)
    session = player.session
    assert session.over
    for seat in (0, 1):
        mine = [each for each in session.history if each.by == "person" and each.seat == seat]
        assert len(mine) > 4
    assert robot.quit() == 0
