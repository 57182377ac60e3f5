"""The Windows download under Wine: built here, tried, and played as people play it.

Where the build is given (`freeze.py --windows` does so) that one is tried; else it is made anew
whenever anything that goes into it has changed.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from build_scripts.freezing import wine
from build_scripts.freezing.natives import modules, natives
from tests.freezing.whole_match import GAMES, Player, dealt, running
from tests.window.robot import Robot

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tests.window.desk import Desk, Program

pytestmark = [pytest.mark.wine, pytest.mark.slow]


class Windows:
    """A computer with Windows and the unpacked download, for one test."""

    def __init__(self, computer: wine.Wine, program: Path, home: Path) -> None:
        self.computer = computer.another(home / "prefix")
        self.program = program
        self._home = home

    def path(self, path: Path) -> str:
        return wine.Wine.path(path)

    def launch(self, desk: Desk, words: Sequence[str]) -> Program:
        more = {"DISPLAY": desk.display, "HOME": str(self._home), "SDL_AUDIODRIVER": "dummy"}
        surroundings = self.computer.surroundings(**more)
        return desk.launch(["wine", str(self.program), *words], surroundings)

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Without a screen."""
        off = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "HOME": str(self._home)}
        return self.computer.run(str(self.program), *words, **off)


@pytest.fixture(scope="session")
def built() -> tuple[wine.Wine, Path]:
    computer, folder = wine.fresh(print)
    return computer, folder


@pytest.fixture
def windows(built: tuple[wine.Wine, Path], tmp_path: Path) -> Iterator[Windows]:
    found = Windows(built[0], built[1] / "molehill.exe", tmp_path)
    yield found
    found.computer.end()


def test_everything_works_there(windows: Windows) -> None:
    done = windows.run("--selftest")
    assert done.returncode == 0, done.stdout
    lines = done.stdout.splitlines()
    assert len(lines) > 30
    assert all(line.startswith("ok ") for line in lines)
    assert "ok a bot in its own process" in lines


@pytest.mark.window
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match(desk: Desk, windows: Windows, tmp_path: Path, game: str) -> None:
    dealt(tmp_path, game)
    robot = Robot(desk, tmp_path, on=windows)
    robot.wait_scene("title")
    robot.choose("continue")
    robot.wait_scene("table")
    player = Player(robot, tmp_path)
    player.until(3)
    # The power fails; what was decided stays decided.
    taken = player.take()
    robot.program.kill()
    windows.computer.end()
    kept = running(tmp_path)
    assert sum(each.by == "person" for each in kept.history) >= taken
    robot = Robot(desk, tmp_path, on=windows)
    robot.wait_scene("title")
    robot.click("continue")
    robot.wait_scene("table")
    player.robot = robot
    player.until(None)
    session = player.session
    assert session is not None
    assert session.over
    assert session.history[: len(kept.history)] == kept.history
    assert player.take() > 3
    assert player.clicks > 0 < player.keys
    assert robot.quit() == 0


def test_every_file_has_its_licence(built: tuple[wine.Wine, Path]) -> None:
    folder = built[1]
    known, unknown = natives(folder)
    assert unknown == []
    bill = json.loads((folder / "_internal" / "bill-of-materials.json").read_text("utf-8"))
    told = {entry["content"] for part in bill["components"] for entry in part.get("hashes", ())}
    from hashlib import sha256

    for file in [*(each.file for each in known), *(each.file for each in modules(folder))]:
        assert sha256(file.read_bytes()).hexdigest() in told, file.name
    for library in {each.library for each in known}:
        assert (folder / "_internal" / "licences" / f"{library}.txt").is_file(), library
