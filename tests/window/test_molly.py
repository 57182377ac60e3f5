"""Molly in a window: two people with one mouse, who look into their burrows, and a bot."""

from __future__ import annotations

import contextlib
import time
from typing import TYPE_CHECKING

import pytest

from game.kernel.chance import Random
from game.match.autosave import Autosave
from game.match.refused import Refused
from game.match.saves import load
from game.match.seats import Person
from game.match.session import Session
from game.system.paths import find_places
from tests.window.robot import Robot

if TYPE_CHECKING:
    from pathlib import Path

    from tests.window.desk import Desk

pytestmark = [pytest.mark.window, pytest.mark.slow]

_SEATS = (("radish", "mouse"), ("royal", "mouse"), ("lemon", "bot"))
_LIMIT = 240.0
_ALWAYS = ("results", "next", "open", "call", "unpeek")


def _waiting(home: Path, bobtail: str) -> None:
    """A match that has just been dealt, under "Continue"; everything moves fast."""
    people = [
        Person(f"Mole {seat + 1}", colour, control, level="easy")
        for seat, (colour, control) in enumerate(_SEATS)
    ]
    session = Session.new("molly", people, {"bobtail": bobtail}, 4)
    places = find_places(home)
    assert Autosave(places.saves).save(session, "2026-01-24T20:10:00") is None
    settings = '{"motion_speed": 400, "bot_pace": 400, "mute": true}'
    (home / "settings.json").write_text(settings, encoding="utf-8")


@pytest.mark.parametrize("bobtail", ["off", "on"])
def test_a_whole_match_by_mouse(desk: Desk, tmp_path: Path, bobtail: str) -> None:
    home = tmp_path / "data"
    home.mkdir()
    _waiting(home, bobtail)
    robot, whim = Robot(desk, tmp_path), Random(7)
    robot.click("continue")
    robot.wait_scene("table")
    clicked: dict[str, int] = {}
    session: Session | None = None
    deadline = time.monotonic() + _LIMIT
    while robot.scene != "results":
        assert time.monotonic() < deadline, f"not over; seen: {', '.join(robot.spots)}"
        with contextlib.suppress(Refused):
            # The results put the finished match away: what it was has to be seen before.
            session = load(Autosave(find_places(home).saves).path)
        spots = [spot for spot in robot.spots if robot.has(spot)]
        pressed = next((spot for spot in _ALWAYS if spot in spots), "")
        choices = [spot for spot in spots if spot.startswith(("id:", "own."))]
        if clicked.get("own", 0) > 1:
            choices = [spot for spot in choices if not spot.startswith("own.")]
        if not pressed and choices:
            pressed = whim.choice(choices)
        if pressed and robot.has(pressed):
            robot.click(pressed)
            kind = pressed.partition(".")[0]
            clicked[kind] = clicked.get(kind, 0) + 1
        if pressed == "results":
            robot.wait_scene("results")
        time.sleep(0.15)
    assert {"id:display", "id:cell", "id:deck", "own", "unpeek"} <= set(clicked)
    assert session is not None
    assert session.over
    for seat in (0, 1):
        mine = [each for each in session.history if each.by == "person" and each.seat == seat]
        assert len(mine) > 4
    assert robot.quit() == 0
