"""Someone who plays the real program: she sees what can be pointed at, and clicks, types, taps."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any, Protocol

from tests.window.desk import wait_for

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from tests.window.desk import Desk, Program

__all__ = ["Machine", "Robot"]


_AROUND = (0.0, 0.35, -0.35, 0.2, -0.2)
"""Places on a thing, in parts of its width and height from its middle."""


class Machine(Protocol):
    """Where the program runs, if not right here from its source."""

    def path(self, path: Path) -> str:
        """What it calls this file or folder."""
        ...

    def launch(self, desk: Desk, words: Sequence[str]) -> Program:
        """Start the program and wait for its window."""
        ...


class Robot:
    """Starts the game on a desk and plays it. What she knows is what is on the screen: the
    program's `--probe` tells the scene and its spots, the mouse and keys are the desk's own.

        robot = Robot(desk, tmp_path, pads=2)
        robot.click("game.whakka_mole")
        robot.wait_scene("lobby")
        robot.key("Return")
        robot.pad(0, "a")
    """

    def __init__(
        self,
        desk: Desk,
        home: Path,
        *words: str,
        pads: int = 0,
        size: tuple[int, int] = (1280, 720),
        reads: bool = False,
        on: Machine | None = None,
    ) -> None:
        self._probe = home / "probe.jsonl"
        self._probe.unlink(missing_ok=True)
        self._commands = home / "pads.txt"
        self._commands.write_text("")
        self._read_to = 0
        self._state: dict[str, Any] = {}
        called = str if on is None else on.path
        game = (
            "--data-dir", called(home / "data"),
            "--size", f"{size[0]}x{size[1]}",
            "--probe", called(self._probe),
            *words,
        )  # fmt: skip
        python: tuple[str, ...] = ("game",)
        if pads:
            python = ("tests.window.pads", str(self._commands), str(pads))
        self._pages = home / "pages.jsonl"
        if reads:
            self._pages.unlink(missing_ok=True)
            python = ("tests.window.eyes", str(self._pages), *python)
        self.program: Program = (
            desk.run(*game, python=("-m", *python)) if on is None else on.launch(desk, game)
        )
        wait_for("the first screen", lambda: bool(self.state), 120)

    @property
    def state(self) -> dict[str, Any]:
        """The latest of what the program said is to be seen."""
        if self._probe.exists():
            # Windows ends its lines in a way of its own: nothing is to be counted wrongly.
            with self._probe.open(encoding="utf-8", newline="") as stream:
                stream.seek(self._read_to)
                for line in stream:
                    if not line.endswith("\n"):
                        break
                    self._read_to += len(line.encode())
                    self._state = json.loads(line)
        return self._state

    @property
    def past(self) -> list[dict[str, Any]]:
        """All that the program said was to be seen, from its start on."""
        lines = self._probe.read_text(encoding="utf-8").splitlines(keepends=True)
        return [json.loads(line) for line in lines if line.endswith("\n")]

    @property
    def page(self) -> list[tuple[str, int, int]]:
        """What stands written on the screen: text, and where. Only for one who reads."""
        lines = self._pages.read_text(encoding="utf-8").splitlines(keepends=True)
        whole = [line for line in lines[-2:] if line.endswith("\n")]
        return [(text, x, y) for text, x, y in json.loads(whole[-1])]

    @property
    def told(self) -> tuple[int, int]:
        """How often what can be pointed at, or read, has changed so far."""
        return len(self.past), len(self._pages.read_text(encoding="utf-8").splitlines())

    def still_page(self) -> list[tuple[str, int, int]]:
        """What stands written once nothing has changed for a moment."""
        last = [self.page]

        def still() -> bool:
            time.sleep(0.3)
            last.append(self.page)
            return last[-1] == last[-2]

        self.wait("the page to come to rest", still)
        return last[-1]

    def reads(self, text: str) -> bool:
        return any(text in written for written, _, _ in self.page)

    @property
    def scene(self) -> str:
        return str(self.state.get("scene", ""))

    @property
    def focused(self) -> str:
        return str(self.state.get("focused", ""))

    @property
    def whose(self) -> int | None:
        """The seat that is asked on this screen."""
        found: int | None = self.state.get("whose")
        return found

    @property
    def spots(self) -> dict[str, list[int]]:
        """What can be pointed at: middle, width, height, and whether it can be chosen."""
        found: dict[str, list[int]] = self.state["spots"]
        return found

    def has(self, spot: str) -> bool:
        """Whether this can be chosen now."""
        place = self.spots.get(spot)
        return place is not None and bool(place[4])

    def wait(self, what: str, done: Callable[[], bool], seconds: float = 30) -> None:
        def check() -> bool:
            status = self.program.process.poll()
            assert status is None, f"the program ended ({status}): {self.program.told()}"
            return done()

        try:
            wait_for(what, check, seconds)
        except AssertionError as error:
            seen = f"{self.scene}: {', '.join(self.spots)}"
            raise AssertionError(f"{error}; seen: {seen}") from error

    def wait_scene(self, *names: str, seconds: float = 30) -> str:
        """Until one of these scenes is there and stands still; which."""
        self.wait(
            f"scene {' or '.join(names)}",
            lambda: self.scene in names and not self.state["moving"],
            seconds,
        )
        return self.scene

    def wait_any(self, *spots: str, seconds: float = 30) -> str:
        """Until one of these can be chosen; which."""
        what = f"spot {' or '.join(spots)}"
        self.wait(what, lambda: any(self.has(spot) for spot in spots), seconds)
        return next(spot for spot in spots if self.has(spot))

    def wait_spot(self, spot: str, seconds: float = 30) -> None:
        self.wait(f"spot {spot}", lambda: self.has(spot), seconds)

    def click(self, spot: str) -> None:
        """A click on it, as soon as it can be chosen."""
        self.wait_spot(spot)
        self._click(spot)

    def click_if_there(self, spot: str) -> None:
        """A click on what may be gone by now, as when a bot was quicker."""
        if self.has(spot):
            self._click(spot)

    def _click(self, spot: str) -> None:
        self.program.click(*self._bare(spot))

    def _bare(self, spot: str) -> tuple[int, int]:
        """The middle of it, or where nothing smaller stands on it, as guests do on a tile."""
        spots = self.spots
        x, y, w, h, _ = spots[spot]
        others = [
            each for name, each in spots.items() if name != spot and each[2] * each[3] < w * h
        ]
        points = [
            (round(x + w * across), round(y + h * down)) for down in _AROUND for across in _AROUND
        ]
        bare = [
            (px, py)
            for px, py in points
            if not any(
                abs(px - ox) <= ow / 2 + 1 and abs(py - oy) <= oh / 2 + 1
                for ox, oy, ow, oh, _ in others
            )
        ]
        return (*bare, (x, y))[0]

    def point(self, spot: str) -> None:
        self.wait_spot(spot)
        x, y, *_ = self.spots[spot]
        self.program.move(x, y)

    def key(self, *names: str) -> None:
        """Keys in X's names: Return, Tab, ctrl+z, F11 ..."""
        self.program.key(*names)

    def type(self, text: str) -> None:
        """Letters, once there is a line to write them in."""
        self.wait("a line to write in", lambda: bool(self.state["typing"]))
        self.program.type(text)

    def focus(self, spot: str, most: int = 60) -> None:
        """By Tab alone to this spot."""
        self.wait_spot(spot)
        for _ in range(most):
            if self.focused == spot:
                return
            was = self.focused
            self.key("Tab")
            # Pressed once more too soon, it goes on from there when all think that it has come.
            self.look(lambda was=was: self.focused != was, 5)  # type: ignore[misc]
        raise AssertionError(f"Tab never came to {spot}; seen: {', '.join(self.spots)}")

    @staticmethod
    def look(done: Callable[[], bool], seconds: float = 2) -> bool:
        """Whether it is so within a moment."""
        deadline = time.monotonic() + seconds
        while not (so := done()) and time.monotonic() < deadline:
            time.sleep(0.01)
        return so

    def choose(self, spot: str) -> None:
        """By keys alone: there, and Return."""
        self.focus(spot)
        self.key("Return")

    def pad(self, number: int, *buttons: str) -> None:
        """Buttons of a virtual pad pressed and let go one after another."""
        for button in buttons:
            self._command(f"{number} down {button}")
            time.sleep(0.02)
            self._command(f"{number} up {button}")
            time.sleep(0.02)

    def plug(self) -> None:
        """Another pad; nobody presses a button in the very moment of plugging it in."""
        self._command("plug")
        time.sleep(0.5)

    def unplug(self, number: int) -> None:
        self._command(f"unplug {number}")

    def stick(self, number: int, axis: int, value: int) -> None:
        """Push a stick: axis 0 across, 1 down; -32768 to 32767."""
        self._command(f"{number} axis {axis} {value}")

    def _command(self, line: str) -> None:
        with self._commands.open("a", encoding="utf-8") as stream:
            stream.write(line + "\n")

    def quit(self) -> int:
        return self.program.quit()
