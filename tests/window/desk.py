"""A desk for window tests: its own virtual screen, window manager, mouse and keyboard.

Needs Xvfb, openbox and xdotool. Everything on it is started and ended here, process by process.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Self

from PIL import Image, ImageGrab

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

__all__ = ["Desk", "Program"]

ROOT = Path(__file__).resolve().parents[2]


def wait_for(what: str, done: Callable[[], bool], seconds: float = 30) -> None:
    """Look again and again until it is so; an AssertionError that says what was waited for."""
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, f"waited {seconds} s for {what}"
        time.sleep(0.05)


class Desk:
    """One virtual screen with all that stands on it. Close it, or use it in a `with`."""

    def __init__(self, home: Path, width: int = 1920, height: int = 1080) -> None:
        self.size = (width, height)
        self._home = home
        self._started: list[subprocess.Popen[bytes]] = []
        self.display = self._screen(width, height)
        self._start(["openbox", "--sm-disable"])
        # Without a window manager clicks in fullscreen land beside their mark.
        wait_for("openbox", lambda: self.hand("get_num_desktops").strip().isdigit())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End what was started, the newest first."""
        for process in reversed(self._started):
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self._started.clear()

    def _screen(self, width: int, height: int) -> str:
        # The server picks a free number itself, so that several desks never quarrel.
        reading, writing = os.pipe()
        words = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24"]
        process = subprocess.Popen(
            [*words, "-nolisten", "tcp", "-noreset"],
            pass_fds=(writing,),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._started.append(process)
        os.close(writing)
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        assert number, "Xvfb did not start"
        return f":{number}"

    def surroundings(self) -> dict[str, str]:
        """The environment of programs on this desk."""
        kept = {name: value for name, value in os.environ.items() if name != "WAYLAND_DISPLAY"}
        return kept | {
            "DISPLAY": self.display,
            "HOME": str(self._home),
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            # A flip in 0.3 ms instead of 5: there is no graphics card behind this screen.
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
            "PYTHONPATH": str(ROOT),
        }

    def _start(
        self,
        words: Sequence[str],
        told: Path | None = None,
        surroundings: Mapping[str, str] | None = None,
    ) -> subprocess.Popen[bytes]:
        with (told or Path(os.devnull)).open("wb") as out:
            process = subprocess.Popen(
                list(words),
                env=surroundings or self.surroundings(),
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
            )
        self._started.append(process)
        return process

    def hand(self, *words: str) -> str:
        """What a hand does, in xdotool's words; returns what it says."""
        done = subprocess.run(
            ["xdotool", *words],
            env=self.surroundings(),
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
        return done.stdout

    def picture(self) -> Image.Image:
        """The whole screen as it is now."""
        return ImageGrab.grab(xdisplay=self.display)

    def run(self, *words: str, python: Sequence[str] = ("-m", "game")) -> Program:
        """Start the game (or another Python program) and wait for its window."""
        told = self._home / f"told-{len(self._started)}.txt"
        return Program(self, self._start([sys.executable, *python, *words], told), told)

    def launch(self, words: Sequence[str], surroundings: Mapping[str, str]) -> Program:
        """Start any program, one of Windows by Wine too, and wait for its window."""
        told = self._home / f"told-{len(self._started)}.txt"
        # Wine's programs write to a pipe, but not straight into a file.
        words = ["bash", "-c", 'exec "$@" > >(exec cat >"$0") 2>&1', str(told), *words]
        return Program(self, self._start(words, surroundings=surroundings), told)


class Program:
    """A program on the desk, with its window."""

    def __init__(self, desk: Desk, process: subprocess.Popen[bytes], told: Path) -> None:
        self._desk = desk
        self._told = told
        self.process = process
        self.window = ""
        # Wine takes its time on a machine with much else to do.
        wait_for("a window", self._find, 120)
        # Until the window manager has placed it, a click would land beside its mark.
        with contextlib.suppress(AssertionError):
            wait_for("the window's turn", self._is_active, 10)

    def _is_active(self) -> bool:
        return self._desk.hand("getactivewindow").strip() == self.window

    def _find(self) -> bool:
        assert self.process.poll() is None, f"the program ended: {self.told()}"
        words = ("search", "--onlyvisible", "--pid", str(self.process.pid))
        self.window = self._desk.hand(*words).strip()
        return self.window.isdigit()

    def told(self) -> str:
        """What the program has printed so far."""
        return self._told.read_text(encoding="utf-8", errors="replace")

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Left, top, width and height of the window's inside on the screen."""
        lines = self._desk.hand("getwindowgeometry", "--shell", self.window).split()
        facts = dict(line.split("=") for line in lines if "=" in line)
        wide, high = int(facts["WIDTH"]), int(facts["HEIGHT"])
        return int(facts["X"]), int(facts["Y"]), wide, high

    def move(self, x: float, y: float) -> None:
        """The mouse to a place in the window."""
        place = (str(round(x)), str(round(y)))
        self._desk.hand("mousemove", "--sync", "--window", self.window, *place)

    def click(self, x: float, y: float, button: int = 1) -> None:
        """A click at a place in the window."""
        place = (str(round(x)), str(round(y)))
        self._desk.hand("mousemove", "--window", self.window, *place, "click", str(button))

    def key(self, *names: str) -> None:
        """Keys pressed and let go one after another, in X's names: Return, space, ctrl+z ..."""
        self._desk.hand("windowfocus", self.window, "key", "--delay", "30", *names)

    def type(self, text: str) -> None:
        """A text typed letter by letter."""
        self._desk.hand("windowfocus", self.window, "type", "--delay", "30", text)

    def resize(self, width: int, height: int) -> None:
        """Drag the window's corner."""
        self._desk.hand("windowsize", "--sync", self.window, str(width), str(height))

    def picture(self) -> Image.Image:
        """The window's inside as it is now."""
        x, y, wide, high = self.box
        return self._desk.picture().crop((x, y, x + wide, y + high))

    def wait_still(self, seconds: float = 30) -> Image.Image:
        """The picture once nothing has moved for a moment."""
        last = [self.picture()]

        def still() -> bool:
            time.sleep(0.25)
            now = self.picture()
            same = now.tobytes() == last[0].tobytes()
            last[0] = now
            return same

        wait_for("the picture to come to rest", still, seconds)
        return last[0]

    def wait_told(self, text: str, seconds: float = 30) -> None:
        """Until the program has printed this."""
        wait_for(f"{text!r} in {self.told()!r}", lambda: text in self.told(), seconds)

    def quit(self) -> int:
        """Close the window as a person does; the program's exit code."""
        # openbox passes the wish on; xdotool's own windowclose would tear the window down.
        for _ in range(3):
            self._desk.hand("windowfocus", "--sync", self.window, "key", "alt+F4")
            try:
                return self.process.wait(10)
            except subprocess.TimeoutExpired:
                # On a busy machine the window manager misses a key now and then.
                continue
        raise AssertionError(f"the window does not close: {self.told()}")

    def children(self) -> list[str]:
        """The numbers of the processes it has started."""
        number = self.process.pid
        told = Path(f"/proc/{number}/task/{number}/children").read_text(encoding="utf-8")
        return told.split()

    def kill(self) -> None:
        """End the program as a power cut does."""
        self.process.kill()
        self.process.wait()
