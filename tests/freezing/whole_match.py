"""Somebody who plays any game in a window to its end, against a bot: by mouse and by keys."""

from __future__ import annotations

import contextlib
import time
from typing import TYPE_CHECKING

from game.kernel.chance import Random
from game.match.autosave import Autosave
from game.match.refused import Refused
from game.match.saves import load
from game.match.seats import Person
from game.match.session import Session
from game.system.paths import find_places
from tests.window.robot import Robot

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.window.desk import Desk
    from tests.window.robot import Machine

__all__ = ["GAMES", "PATIENCE", "Player", "dealt", "gone_on", "played_and_cut_short", "running"]

GAMES: dict[str, tuple[int, dict[str, str]]] = {
    "whakka_mole": (2, {}),
    "mole_park": (2, {"crown": "30"}),
    "molly": (2, {}),
    "topoum": (2, {"radius": "4"}),
    "dice_theme_park": (1, {}),
}
"""Each game, with how many and what it takes for a short match."""
_COLOURS = ("radish", "royal")
_QUICK = '{"language": "en", "motion_speed": 400, "bot_pace": 400, "mute": true}'
_PRESSED = ("results", "next", "open", "call", "unpeek", "confirm")
_DONE = ("id:close", "id:done", "id:skip", "id:none", "id:pip")
_STAYS = 3
"""One in so many times somebody is content with what she has done."""
_LIMIT = 1500.0
PATIENCE = 120
"""Seconds for what takes one or two: a machine with much else to do is slow, and Wine slower."""


def dealt(home: Path, game: str) -> None:
    """A match that waits under "Continue": a person and, where it takes two, a bot."""
    seats, options = GAMES[game]
    people = [
        Person(f"Mole {seat + 1}", _COLOURS[seat], ("mouse", "bot")[seat], level="easy")
        for seat in range(seats)
    ]
    data = home / "data"
    data.mkdir(parents=True)
    session = Session.new(game, people, options, 4)
    assert Autosave(find_places(data).saves).save(session, "2026-01-24T20:10:00") is None
    (data / "settings.json").write_text(_QUICK, encoding="utf-8")


def running(home: Path) -> Session:
    """The match as it is written down at this moment."""
    return load(Autosave(find_places(home / "data").saves).path)


def gone_on(desk: Desk, home: Path, machine: Machine, *, by_keys: bool = True) -> Robot:
    """The program, opened, with the match that waits under "Continue" on its table."""
    robot = Robot(desk, home, on=machine)
    robot.wait_scene("title", seconds=PATIENCE)
    # The title is there before anybody knows which match waits.
    robot.wait_spot("continue", seconds=PATIENCE)
    (robot.choose if by_keys else robot.click)("continue")
    robot.wait_scene("table", seconds=PATIENCE)
    return robot


class Player:
    """Clicks whatever may be clicked, presses what is to be pressed, and now and then is done."""

    def __init__(self, robot: Robot, home: Path, seed: int = 7) -> None:
        self.robot, self._home, self._whim = robot, home, Random(seed)
        self._last = ""
        self._peeks = 0
        self.session: Session | None = None
        self.clicks = self.keys = 0

    def take(self) -> int:
        """How many decisions the person has taken so far."""
        with contextlib.suppress(Refused):
            # The results put the finished match away: what it was has to be seen before.
            self.session = running(self._home)
        history = self.session.history if self.session else ()
        return sum(each.by == "person" for each in history)

    def until(self, decisions: int | None) -> None:
        """Play until so many decisions are taken, or to the results."""
        end = time.monotonic() + _LIMIT
        while self.robot.scene != "results":
            taken = self.take()
            if decisions is not None and taken >= decisions:
                return
            seen = f"{self.robot.scene}: {', '.join(self.robot.spots)}"
            assert time.monotonic() < end, f"not over after {taken} decisions; seen: {seen}"
            self._step()
            time.sleep(0.1)

    def press(self, times: int) -> None:
        """Choose and press so many times, whatever is written down of it."""
        end, before = time.monotonic() + PATIENCE, self.clicks + self.keys
        while self.clicks + self.keys < before + times:
            assert time.monotonic() < end, f"seen: {', '.join(self.robot.spots)}"
            self._step()
            time.sleep(0.1)

    def _step(self) -> None:
        robot = self.robot
        if robot.scene not in ("table", "results"):
            # A step back came when there was nothing to step back from: out of the menu again.
            robot.key("Escape")
            time.sleep(0.3)
            return
        # What has just come hears nobody for a moment; on a slow machine she would have chosen
        # something else by then, again and again.
        robot.look(self._all_hear, 1)
        spots = [spot for spot in robot.spots if robot.has(spot)]
        pressed = next((spot for spot in _PRESSED if spot in spots), "")
        if pressed:
            self._press(pressed)
            return
        chosen = self._chosen(spots)
        if chosen:
            self._peeks += chosen.startswith("own.")
            self._last = chosen
            robot.click_if_there(chosen)
            self.clicks += 1

    def _all_hear(self) -> bool:
        meant = (s for s in self.robot.spots if s == "confirm" or s.startswith("id:"))
        return all(map(self.robot.has, meant))

    def _chosen(self, spots: list[str]) -> str:
        done = [spot for spot in spots if spot in _DONE]
        if done and self._whim.below(_STAYS) == 0:
            return done[0]
        starts = ("id:",) if self._peeks > 1 else ("id:", "own.")
        choices = [spot for spot in spots if spot.startswith(starts) and spot != self._last]
        choices = choices or [spot for spot in spots if spot == "back"]
        return self._whim.choice(choices) if choices else ""

    def _press(self, spot: str) -> None:
        """Every other time by keys; what has gone by then is looked for again."""
        robot = self.robot
        if self.keys <= self.clicks:
            with contextlib.suppress(AssertionError):
                robot.focus(spot, most=24)
            if robot.focused == spot:
                robot.key("Return")
                self.keys += 1
                robot.look(lambda: not robot.has(spot), 0.5)
                return
        robot.click_if_there(spot)
        self.clicks += 1


def played_and_cut_short(
    desk: Desk, home: Path, machine: Machine, game: str, end: Callable[[], None]
) -> None:
    """A whole match in the window; after three decisions the power fails (`end` does the rest of
    it), and what was decided stays decided."""
    dealt(home, game)
    robot = gone_on(desk, home, machine)
    player = Player(robot, home)
    player.until(3)
    taken = player.take()
    robot.program.kill()
    end()
    kept = running(home)
    assert sum(each.by == "person" for each in kept.history) >= taken
    player.robot = robot = gone_on(desk, home, machine, by_keys=False)
    player.until(None)
    session = player.session
    assert session is not None
    assert session.over
    assert session.history[: len(kept.history)] == kept.history
    assert player.take() > 3
    assert player.clicks > 0 < player.keys
    assert robot.quit() == 0
