"""Mole Park in a window: eight seats, two on keys, two on pads, and nobody sees what is tapped."""

from __future__ import annotations

import contextlib
import time
from typing import TYPE_CHECKING

import pytest

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

_COLOURS = ("radish", "royal", "lavender", "carrot", "lemon", "fern", "ice", "truffle")
_SEATS = (("keys", 0), ("keys", 1), ("pad", 0), ("pad", 1), *(("bot", 0),) * 4)
# The places 1 to 4 of both blocks of keys, and the buttons that mean the same.
_KEYS = (("1", "5"), ("2", "6"), ("3", "7"), ("q", "r"))
_BUTTONS = ("x", "y", "b", "a")
_COURSE = (0, 1, 0, 2, 0, 3)
"""Five whacks, then the prize die."""
_LIMIT = 600.0


def _waiting(home: Path) -> None:
    """A match that has just been dealt, under "Continue"; everything moves fast."""
    people = [
        Person(f"Mole {seat + 1}", _COLOURS[seat], control, device, level="easy")
        for seat, (control, device) in enumerate(_SEATS)
    ]
    session = Session.new("mole_park", people, {"crown": "30"}, 4)
    places = find_places(home)
    assert Autosave(places.saves).save(session, "2026-01-24T20:10:00") is None
    settings = '{"motion_speed": 400, "bot_pace": 400, "mute": true}'
    (home / "settings.json").write_text(settings, encoding="utf-8")


def _tap(robot: Robot, place: int) -> None:
    """All four tap the same place of theirs."""
    robot.key(*_KEYS[place])
    for pad in (0, 1):
        robot.pad(pad, _BUTTONS[place])


def _put_back(robot: Robot) -> None:
    """Behind the curtain: moles are ticked until enough of them go.

    On a busy machine the picture comes late: what is not there yet is looked for again.
    """
    for spot in [spot for spot in robot.spots if spot.startswith("id:mole.")]:
        if robot.has("confirm"):
            break
        robot.click_if_there(spot)
        time.sleep(0.3)
    if robot.has("confirm"):
        robot.click_if_there("confirm")


def test_a_whole_match_of_eight_with_four_on_keys_and_pads(desk: Desk, tmp_path: Path) -> None:
    home = tmp_path / "data"
    home.mkdir()
    _waiting(home)
    robot = Robot(desk, tmp_path, pads=2)
    robot.click("continue")
    robot.wait_scene("table")
    asked: set[str] = set()
    session: Session | None = None
    turn, deadline = 0, time.monotonic() + _LIMIT
    while robot.scene != "results":
        assert time.monotonic() < deadline, f"not over; seen: {', '.join(robot.spots)}"
        spots = [spot for spot in robot.spots if robot.has(spot)]
        asked |= {spot.partition(".")[0] for spot in spots if spot.startswith("id:")}
        # A die is chosen blind: what it is never becomes something to point at.
        assert not any(spot.startswith(("id:die", "id:hold", "id:crown")) for spot in spots)
        with contextlib.suppress(Refused):
            # The results put the finished match away: what it was has to be seen before.
            session = load(Autosave(find_places(home).saves).path)
        choices = [spot for spot in spots if spot.startswith(("id:stand", "id:seat", "id:pass"))]
        pressed = next((s for s in ("results", "next", "open", "call") if s in spots), "")
        if any(spot.startswith("id:mole.") for spot in spots):
            _put_back(robot)
        elif choices or pressed:
            # The loop looks again: what was there a moment ago may have gone.
            robot.click_if_there(choices[0] if choices else pressed)
        else:
            turn += 1
            _tap(robot, _COURSE[turn % len(_COURSE)])
        time.sleep(0.1)
    assert "id:stand" in asked
    assert session is not None
    assert session.over
    taken = [each for each in session.history if each.by == "person"]
    dice = {each.action for each in taken if each.action[0].startswith("die.")}
    assert dice >= {("die.glove",), ("die.pan",), ("die.mallet",), ("die.prize",)}
    for seat in range(4):
        assert sum(each.seat == seat for each in taken) > 4
    assert robot.quit() == 0
