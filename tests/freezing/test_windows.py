"""The Windows download under Wine: built here, tried, and played as people play it.

Where the build is given (`freeze.py --windows` does so) that one is tried; else it is made anew
whenever anything that goes into it has changed.
"""

from __future__ import annotations

import contextlib
import json
import re
import shutil
import subprocess
from pathlib import Path, PureWindowsPath
from typing import TYPE_CHECKING, Any

import pytest

from build_scripts.freezing import installer, wine
from build_scripts.freezing.natives import modules, natives
from game import __version__
from game.match.autosave import Autosave
from game.system.paths import find_places
from tests.commands.test_party import Party
from tests.freezing.phones import WORDS, played_by_phones
from tests.freezing.whole_match import (
    GAMES,
    PATIENCE,
    Player,
    dealt,
    gone_on,
    played_and_cut_short,
    running,
)
from tests.window.desk import wait_for

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.match.history import Decision
    from tests.freezing.linux import Linux
    from tests.window.desk import Desk, Program

pytestmark = [pytest.mark.wine, pytest.mark.slow]


class Windows:
    """A computer with Windows and the unpacked download, for one test."""

    def __init__(self, computer: wine.Wine, program: Path, python: Path, home: Path) -> None:
        self.computer = computer.another(home / "prefix")
        self.program = program
        self._python = (str(python), "-m", "tests.freezing.on_windows")
        self._home = home

    def path(self, path: Path) -> str:
        return wine.Wine.path(path)

    def launch(self, desk: Desk, words: Sequence[str]) -> Program:
        more = {"DISPLAY": desk.display, "HOME": str(self._home), "SDL_AUDIODRIVER": "dummy"}
        # Wine's own library for pads (8.0) leaves a thread in code that is gone, whenever a program
        # is done with it: now and then that falls while the window closes.
        surroundings = self.computer.surroundings(**more, SDL_XINPUT_ENABLED="0")
        return desk.launch(["wine", str(self.program), *words], surroundings)

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Without a screen."""
        off = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "HOME": str(self._home)}
        return self.computer.run(str(self.program), *words, **off)

    def ask(self, *words: str, **more: str) -> dict[str, Any]:
        """What `on_windows` says there, of the game as its source is."""
        done = self.computer.run(*self._python, *words, **more)
        assert done.returncode == 0, done.stdout
        told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        return told

    @contextlib.contextmanager
    def holding(self, path: Path) -> Iterator[None]:
        """Meanwhile another program has a file open."""
        until = self._home / "let go"
        words = ["wine", *self._python, "hold", self.path(path), self.path(until)]
        nothing = subprocess.DEVNULL
        with subprocess.Popen(
            words, env=self.computer.surroundings(), stdin=nothing, stdout=nothing, stderr=nothing
        ) as process:
            wait_for("it to be open", (self._home / "let go.held").exists, PATIENCE)
            try:
                yield
            finally:
                until.touch()
                process.wait(PATIENCE)


@pytest.fixture(scope="session")
def built() -> tuple[wine.Wine, Path]:
    computer, folder = wine.fresh(print)
    return computer, folder


@pytest.fixture(scope="session")
def python() -> Path:
    """Before a test has a home of its own, where it would be set up anew."""
    return wine.python(print)


@pytest.fixture
def windows(built: tuple[wine.Wine, Path], python: Path, tmp_path: Path) -> Iterator[Windows]:
    found = Windows(built[0], built[1] / "molehill.exe", python, tmp_path)
    yield found
    found.computer.end()


_LETTERS = 259
"""Of a path, for which Windows keeps 260: the last of them says that there are no more."""


def test_everything_works_there(windows: Windows, tmp_path: Path) -> None:
    """Wherever she unpacks it, and whatever she is called: as deep as Windows lets her."""
    here = windows.program.parent
    longest = max(len(str(path.relative_to(here))) for path in here.rglob("*"))
    folder = tmp_path / "Maulwürfe & Söhne (鼴鼠)" / "Кроты"
    folder /= "x" * (_LETTERS - longest - len(windows.path(folder)) - 2)
    shutil.copytree(here, folder)
    windows.program = folder / windows.program.name
    done = windows.run("--selftest")
    assert done.returncode == 0, done.stdout
    lines = done.stdout.splitlines()
    assert len(lines) > 30
    assert all(line.startswith("ok ") for line in lines)
    assert "ok a bot in its own process" in lines


def test_it_can_be_unpacked_where_people_unpack_things(built: tuple[wine.Wine, Path]) -> None:
    """Windows' own window of folders gives a path 260 letters, whatever a program could read."""
    names = [str(path.relative_to(built[1])) for path in built[1].rglob("*")]
    assert max(map(len, names)) < 100
    # "Con", "aux" and the like are devices, and no name ends with a dot or a space.
    parts = {part for name in names for part in name.split("/")}
    assert not [part for part in parts if PureWindowsPath(part).is_reserved()]
    assert not [part for part in parts if part.endswith((".", " ")) or set(part) & set('<>:"|?*')]
    assert len({name.lower() for name in names}) == len(names)


def test_windows_is_told_what_it_is(windows: Windows) -> None:
    told = windows.ask("program", windows.path(windows.program))
    assert told["console"] is False
    assert told["icons"] == 6
    assert {"longPathAware", 'level="asInvoker"'} <= set(
        re.findall(r'longPathAware|level="\w+"', told["manifest"])
    )
    assert told["words"]["ProductName"] == told["words"]["FileDescription"] == "Molehill"
    assert told["words"]["ProductVersion"] == told["words"]["FileVersion"] == __version__


def test_what_another_program_has_open_waits_or_is_called_in_use(
    windows: Windows, tmp_path: Path
) -> None:
    """However it shares the file: written or read once it is let go; and if it is not, what was
    there before is there still. In a folder deeper than the 260 letters that Windows gives those
    who do not know better."""
    folder = tmp_path.joinpath(*["Maulwürfe & Söhne, in another folder"] * 8)
    folder.mkdir(parents=True)
    assert len(str(folder)) > 300
    told = windows.ask("files", windows.path(folder))
    assert told["written"] == told["left"] == ["new 0", "new 1", "new 3", "new 7"]
    assert told["refused"] == ["EBUSY"] * 4
    assert told["read"] == "new 7"
    assert told["files"] == ["match.mole"]


@pytest.mark.window
def test_play_goes_on_while_another_program_has_the_match_open(
    desk: Desk, windows: Windows, tmp_path: Path
) -> None:
    dealt(tmp_path, "mole_park")
    save = Autosave(find_places(tmp_path / "data").saves).path
    robot = gone_on(desk, tmp_path, windows)
    player = Player(robot, tmp_path)
    player.until(1)
    robot.look(lambda: player.take() > 1, 2)
    with windows.holding(save):
        before, kept = save.read_bytes(), running(tmp_path)
        player.press(12)
        assert save.read_bytes() == before
    player.until(player.take() + 1)
    session = running(tmp_path)
    assert session.history[: len(kept.history)] == kept.history
    taken = [each.by for each in session.history[len(kept.history) :]].count("person")
    assert taken > 1
    assert robot.quit() == 0


_DESKTOP = r"HKCU\Control Panel\Desktop"


@pytest.mark.window
def test_its_window_has_as_many_pixels_as_were_asked_for(
    desk: Desk, windows: Windows, tmp_path: Path
) -> None:
    """On a screen where Windows enlarges whoever does not know of it."""
    for name, value in (("LogPixels", "192"), ("DpiScalingVer", "4096")):
        words = ("/v", name, "/t", "REG_DWORD", "/d", value, "/f")
        assert windows.computer.run("reg", "add", _DESKTOP, *words).returncode == 0
    told = windows.ask("window", DISPLAY=desk.display, HOME=str(tmp_path))
    assert told == {"before": 0, "after": 2, "size": [1280, 720]}


@pytest.mark.window
def test_who_starts_it_by_a_double_click_finds_it_all_in_a_folder_of_her_own(
    desk: Desk, windows: Windows, tmp_path: Path
) -> None:
    probe = tmp_path / "probe.jsonl"
    program = windows.launch(desk, ["--probe", windows.path(probe)])
    wait_for("the first screen", lambda: probe.exists() and probe.stat().st_size > 0, PATIENCE)
    assert program.quit() == 0
    users = windows.computer.prefix / "drive_c" / "users"
    (folder,) = users.glob("*/AppData/Local/Molehill")
    assert (folder / "Logs" / "molehill.log").is_file()
    made = [path for path in users.rglob("*olehill*") if folder not in (path, *path.parents)]
    assert made == []


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
            robot = gone_on(desk, place, machine)
            player = Player(robot, place)
            player.until(player.take() + 1)
            assert robot.quit() == 0
        session = running(place)
        assert session.history[: len(history)] == history
        assert len(session.history) > len(history)
        history, before = session.history, place


def test_a_party_is_played_by_phones_from_the_download(windows: Windows, tmp_path: Path) -> None:
    # Wine's programs cannot write straight into the file where pytest keeps what is said.
    program = ["sh", "-c", 'exec wine "$0" "$@" </dev/null 2>/dev/null', str(windows.program)]
    folder = windows.path(tmp_path / "party")
    off = windows.computer.surroundings(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    with Party(folder, *WORDS, program=program, surroundings=off) as party:
        played_by_phones(party)


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
