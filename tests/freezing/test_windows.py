"""The Windows download under Wine: built here, tried, and played as people play it.

Where the build is given (`freeze.py --windows` does so) that one is tried; else it is made anew
whenever anything that goes into it has changed.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from build_scripts.freezing import installer, wine
from build_scripts.freezing.natives import modules, natives
from game import __version__
from tests.freezing.whole_match import (
    GAMES,
    PATIENCE,
    Player,
    dealt,
    played_and_cut_short,
    running,
)
from tests.window.desk import wait_for
from tests.window.robot import Robot

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.match.history import Decision
    from tests.freezing.linux import Linux
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


def test_everything_works_there(windows: Windows, tmp_path: Path) -> None:
    """Wherever she unpacks it, and whatever she is called."""
    folder = tmp_path / "Maulwürfe & Söhne (鼴鼠)" / "Кроты"
    shutil.copytree(windows.program.parent, folder)
    windows.program = folder / windows.program.name
    done = windows.run("--selftest")
    assert done.returncode == 0, done.stdout
    lines = done.stdout.splitlines()
    assert len(lines) > 30
    assert all(line.startswith("ok ") for line in lines)
    assert "ok a bot in its own process" in lines


@pytest.mark.window
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match(desk: Desk, windows: Windows, tmp_path: Path, game: str) -> None:
    played_and_cut_short(desk, tmp_path, windows, game, windows.computer.end)


@pytest.mark.window
@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_carried_from_one_system_to_the_other_and_back(
    windows: Windows, linux: Linux, tmp_path: Path, game: str
) -> None:
    """Her folder, with the key her matches are under: each goes on where the other stopped."""
    from tests.window.desk import Desk

    history: list[Decision] = []
    before: Path | None = None
    for name, machine in (("here", linux), ("there", windows), ("here again", linux)):
        place = tmp_path / name
        if before is None:
            dealt(place, game)
        else:
            shutil.copytree(before / "data", place / "data")
        with Desk(tmp_path) as desk:
            robot = Robot(desk, place, on=machine)
            robot.wait_scene("title", seconds=PATIENCE)
            robot.choose("continue")
            robot.wait_scene("table", seconds=PATIENCE)
            player = Player(robot, place)
            player.until(player.take() + 1)
            assert robot.quit() == 0
        session = running(place)
        assert session.history[: len(history)] == history
        assert len(session.history) > len(history)
        history, before = session.history, place


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


_KEY = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\io.molehill.Molehill"


@pytest.mark.skipif(installer.tool() is None, reason="makensis is not installed")
def test_it_is_installed_for_one_person_and_gone_again(
    windows: Windows, built: tuple[wine.Wine, Path], tmp_path: Path
) -> None:
    made = installer.make(built[1], tmp_path / "molehill-installer.exe", tmp_path / "work")
    computer = windows.computer
    # Twice: the second time over what is there.
    for _ in range(2):
        done = computer.run(str(made), "/S")
        assert done.returncode == 0, done.stdout
    users = computer.prefix / "drive_c" / "users"
    (folder,) = users.glob("*/AppData/Local/Programs/Molehill")
    (entry,) = users.glob("*/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Molehill.lnk")
    laid = {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()}
    files = {path.relative_to(built[1]) for path in built[1].rglob("*") if path.is_file()}
    assert laid == {*files, Path("uninstall.exe")}
    told = computer.run("reg", "query", _KEY, "/v", "DisplayVersion").stdout
    assert __version__ in told
    off = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = computer.run(str(folder / "molehill.exe"), "--selftest", **off)
    assert done.returncode == 0, done.stdout
    # What somebody else put there stays when the program goes, and so do matches.
    (folder / "letter.txt").write_text("mine", encoding="utf-8")
    kept = users / "match.mole"
    kept.write_text("kept", encoding="utf-8")
    subprocess.run(
        ["wine", str(folder / "uninstall.exe"), "/S"],
        env=computer.surroundings(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=True,
    )
    # It goes on in a copy of itself, so as to take itself away, too.
    wait_for("the program to be gone", lambda: not entry.exists() and _alone(folder), 120)
    computer.end()
    assert kept.exists()
    assert computer.run("reg", "query", _KEY).returncode != 0


def _alone(folder: Path) -> bool:
    return [path.name for path in folder.iterdir()] == ["letter.txt"]
