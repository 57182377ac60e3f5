"""Somebody who knows what she wants at a table in the window, and presses what leads there."""

from __future__ import annotations

import contextlib
import json
import time
from typing import TYPE_CHECKING

from game.bots.thinking import think
from game.match.autosave import Autosave
from game.match.refused import Refused
from game.match.saves import load
from game.match.seats import Person
from game.match.session import Session
from game.match.shelf import Shelf
from game.system.paths import find_places

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from game.kernel.contract import Action
    from tests.window.robot import Robot

__all__ = ["Player", "dealt"]

_COLOURS = ("radish", "royal", "lavender", "carrot", "lemon", "fern", "ice", "truffle")
_ALWAYS = ("results", "next", "open", "call")
"""What leads on, whatever somebody wants."""
_LOST_S = 4.0
"""Nothing of what she wants can be pressed for so long: she begins her answer anew."""
_PAUSE_S = 0.05


def dealt(
    folder: Path, game: str, controls: Sequence[str], options: Mapping[str, str], seed: int = 4
) -> None:
    """A match of easy bots and people that has just begun, under "Continue"; all moves fast.

    A control may say which pad or which half of the keys, as in "pad.1".
    """
    people = [
        Person(f"Mole {seat + 1}", _COLOURS[seat], control, int(device or 0), level="easy")
        for seat, (control, _, device) in enumerate(each.partition(".") for each in controls)
    ]
    home = folder / "data"
    home.mkdir()
    session = Session.new(game, people, dict(options), seed)
    assert Autosave(find_places(home).saves).save(session, "2026-01-24T20:10:00") is None
    settings = {"language": "en", "motion_speed": 400, "bot_pace": 400, "mute": True}
    (home / "settings.json").write_text(json.dumps(settings), encoding="utf-8")


class Player:
    """For everybody who sits at the mouse she decides as an easy bot would, so that a match is the
    same each time, and gives each answer id by id as it is seen in the window.

    What has just come is deaf for a moment: she waits for what she wants, and never takes
    something else because it can be pressed sooner.
    """

    def __init__(
        self, robot: Robot, folder: Path, press: Callable[[str], None] | None = None
    ) -> None:
        self.robot, self.clicked = robot, dict[str, int]()
        self._home = folder / "data"
        self._press = press or robot.click_if_there
        self._written = -1
        self._session: Session | None = None
        self._answers: dict[tuple[int, int], Action] = {}
        self._gone: list[str] = []
        """Which ids of an answer have been pressed."""
        self._about = (-1, -1)
        self._since = time.monotonic()

    @property
    def session(self) -> Session:
        """The match as it is written down."""
        with contextlib.suppress(Refused, OSError):
            entry = Shelf(find_places(self._home).saves).entries()[0]
            written = entry.path.stat().st_mtime_ns
            if written != self._written:
                self._session, self._written = load(entry.path), written
        assert self._session is not None
        return self._session

    def wants(self, session: Session, seat: int) -> Action:
        """The answer of this seat to what it is asked."""
        key = (session.decided, seat)
        if key not in self._answers:
            self._answers[key] = think(session.ticket(seat)).action
        return self._answers[key]

    def play(self, *, until: Callable[[], bool] = lambda: False, seconds: float) -> None:
        """To the results, or as far as wanted."""
        deadline = time.monotonic() + seconds
        self._since = time.monotonic()
        while self.robot.scene != "results" and not until():
            told = f"{self._about} {self._gone}"
            seen = ", ".join(self.robot.spots)
            assert time.monotonic() < deadline, f"not over: {told}; seen: {seen}"
            pressed = self._next()
            if pressed:
                self._press(pressed)
                kind = pressed.partition(".")[0]
                self.clicked[kind] = self.clicked.get(kind, 0) + 1
                self._since = time.monotonic()
            if pressed == "results":
                self.robot.wait_scene("results")
            time.sleep(_PAUSE_S)

    def _next(self) -> str:
        """What to press now; nothing while it is not there yet."""
        robot = self.robot
        spots = robot.spots
        for each in _ALWAYS:
            if each in spots:
                return each if robot.has(each) else ""
        session = self.session
        seat = robot.whose
        if seat is None:
            # Whoever looks at her own may have nothing to answer there.
            return "unpeek" if self._waited and robot.has("unpeek") else ""
        if seat not in session.asked() or session.people[seat].control != "mouse":
            return ""
        return self._toward(session, seat) or self._lost(session, seat)

    @property
    def _waited(self) -> bool:
        return time.monotonic() - self._since >= _LOST_S

    def _toward(self, session: Session, seat: int) -> str:
        """The next id of what this seat wants, if it can be pressed."""
        robot, about = self.robot, (session.decided, seat)
        gone = self._gone if self._about == about else []
        left = [each for each in self.wants(session, seat) if each not in gone]
        for each in left:
            spot = f"id:{each}"
            if spot in robot.spots:
                if not robot.has(spot):
                    return ""
                self._about, self._gone = about, [*gone, each]
                return spot
        return "confirm" if gone and robot.has("confirm") else ""

    def _lost(self, session: Session, seat: int) -> str:
        """After a while: begin anew; look into one's own cards, or away from them."""
        if not self._waited:
            return ""
        self._gone, self._since = [], time.monotonic()
        wanted = [f"id:{each}" for each in self.wants(session, seat)]
        if any(each in self.robot.spots for each in wanted):
            # A press was not heard: it is made again.
            return ""
        for each in ("unpeek", "back", f"own.{seat}"):
            if self.robot.has(each):
                return each
        return ""
