"""Dice Theme Park in a window: a full game of four by mouse, the solo game half of it by keys."""

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

_FOUR = (("radish", "mouse"), ("carrot", "mouse"), ("lavender", "bot"), ("truffle", "bot"))
_LIMIT = 900.0
_ALWAYS = ("results", "next", "open", "call", "unpeek", "confirm")
_DONE = ("id:close", "id:done", "id:skip", "id:none", "id:pip")
_STAYS = 3
_DEAF = 0.5
"""Seconds after a press: what came under the mouse with it is not heard sooner."""
"""One in so many times somebody is content with what she has done."""


def _waiting(home: Path, seats: tuple[tuple[str, str], ...]) -> None:
    """A match that has just been dealt, under "Continue"; everything moves fast."""
    people = [
        Person(f"Mole {seat + 1}", colour, control, level="easy")
        for seat, (colour, control) in enumerate(seats)
    ]
    session = Session.new("dice_theme_park", people, {}, 4)
    places = find_places(home)
    assert Autosave(places.saves).save(session, "2026-01-24T20:10:00") is None
    settings = '{"motion_speed": 400, "bot_pace": 400, "mute": true}'
    (home / "settings.json").write_text(settings, encoding="utf-8")


class _Player:
    """Somebody who clicks whatever may be clicked, and now and then is done."""

    def __init__(self, robot: Robot, home: Path, *, typing: bool = False) -> None:
        self.robot, self.home, self.whim, self.typing = robot, home, Random(7), typing
        self.clicked: dict[str, int] = {}
        self.session: Session | None = None
        self._last = ""
        self._at = 0.0
        self._before: frozenset[str] = frozenset()

    def pick(self) -> str:
        shown = list(self.robot.spots)
        spots = [spot for spot in shown if self.robot.has(spot)]
        if len(spots) < len(shown) and time.monotonic() - self._at < _DEAF:
            return ""
        # What has just come is deaf yet: it is waited for, and nothing else chosen meanwhile. But
        # "confirm" stands there before there is anything to confirm.
        soon = [spot for spot in shown if spot in spots or spot != "confirm"]
        pressed = next((spot for spot in _ALWAYS if spot in soon), "")
        if pressed:
            return pressed
        done = [spot for spot in spots if spot in _DONE]
        choices = [spot for spot in spots if spot.startswith("id:") and spot != self._last]
        if done and self.whim.below(_STAYS) == 0:
            return done[0]
        # What leads on, rather than what may be chosen instead.
        new = [spot for spot in choices if spot not in self._before]
        return self.whim.choice(new or choices) if choices else ""

    def play(self, press: str) -> None:
        if press and self.robot.has(press):
            self._at, self._before = time.monotonic(), frozenset(self.robot.spots)
            if self.typing and sum(self.clicked.values()) % 3 == 0:
                self._type(press)
            else:
                self.robot.click(press)
            self._last = press
            kind = press.partition(".")[0]
            self.clicked[kind] = self.clicked.get(kind, 0) + 1
            if press == "results":
                self.robot.wait_scene("results")

    def _type(self, press: str) -> None:
        # What moves on meanwhile is not to be reached by Tab.
        time.sleep(0.6)
        with contextlib.suppress(AssertionError):
            if self.robot.has(press):
                self.robot.focus(press, most=24)
                self.robot.key("Return")

    def until_the_end(self) -> None:
        deadline = time.monotonic() + _LIMIT
        while self.robot.scene != "results":
            seen = ", ".join(self.robot.spots)
            assert time.monotonic() < deadline, f"not over; seen: {seen}"
            with contextlib.suppress(Refused):
                # The results put the finished match away: what it was has to be seen before.
                self.session = load(Autosave(find_places(self.home).saves).path)
            self.play(self.pick())
            time.sleep(0.12)


def test_a_whole_solo_game_with_keys_as_well(desk: Desk, tmp_path: Path) -> None:
    home = tmp_path / "data"
    home.mkdir()
    _waiting(home, _FOUR[:1])
    robot = Robot(desk, tmp_path)
    player = _Player(robot, home, typing=True)
    robot.click("continue")
    robot.wait_scene("table")
    player.until_the_end()
    assert {"confirm", "id:train", "id:close", "id:done"} <= set(player.clicked)
    session = player.session
    assert session is not None
    assert session.over
    assert {event.kind for event in session.log(0)} >= {"solo_card", "goal", "operated"}
    assert robot.quit() == 0


def test_a_whole_full_game_of_four_by_mouse(desk: Desk, tmp_path: Path) -> None:
    home = tmp_path / "data"
    home.mkdir()
    _waiting(home, _FOUR)
    robot = Robot(desk, tmp_path)
    player = _Player(robot, home)
    robot.click("continue")
    robot.wait_scene("table")
    player.until_the_end()
    # Staff and first choices behind the curtain, trains, the market, the park itself.
    assert {"call", "open", "confirm", "id:train", "id:close", "id:done"} <= set(player.clicked)
    assert "id:entrance" in player.clicked
    session = player.session
    assert session is not None
    assert session.over
    kinds = {event.kind for event in session.log(None)}
    assert kinds >= {"boarded", "built", "operated", "pipped", "moved", "closed", "objective"}
    for seat in (0, 1):
        mine = [each for each in session.history if each.by == "person" and each.seat == seat]
        assert len(mine) > 30
    assert robot.quit() == 0
