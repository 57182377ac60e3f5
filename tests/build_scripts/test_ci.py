"""The clean machine's script: gets the window tests' tools where it may, then runs the checks."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.skipif(
    sys.platform == "win32" or shutil.which("bash") is None, reason="a script for bash"
)


class Machine:
    """A machine that has only what we put on its path; what is called leaves a note."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / "bin"
        self.notes = folder / "notes"
        self.bin.mkdir()
        self.notes.touch()
        for name in ("bash", "env", "dirname"):
            found = shutil.which(name)
            assert found is not None
            (self.bin / name).symlink_to(found)

    def add(self, name: str, does: str = ":") -> None:
        path = self.bin / name
        path.write_text(f"#!{self.bin / 'bash'}\n{does}\n")
        path.chmod(0o755)

    def note(self, name: str, then: str = ":") -> None:
        self.add(name, f'echo "{name} $*" >> "{self.notes}"\n{then}')

    def run(self, *words: str) -> tuple[int, list[str], str]:
        done = subprocess.run(
            [str(ROOT / ".ci" / "run"), *words],
            env={"PATH": str(self.bin)},
            capture_output=True,
            text=True,
            check=False,
        )
        return done.returncode, self.notes.read_text().splitlines(), done.stdout


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    found = Machine(tmp_path)
    found.note("python3", "exit 7")
    found.note("apt-get")
    return found


def test_an_administrator_gets_what_is_missing_then_the_checks(machine: Machine) -> None:
    machine.add("id", "echo 0")
    machine.add("openbox")
    code, notes, _ = machine.run("--fast")
    assert code == 7
    assert notes[0] == "apt-get update -qq"
    assert notes[1].startswith("apt-get install -y -qq --no-install-recommends ")
    assert set(notes[1].split()[5:]) == {"xvfb", "xdotool"}
    assert notes[2].endswith(" chromium")
    assert notes[3:] == ["python3 build_scripts/test.py --fast"]


def test_nothing_is_installed_where_all_is_there(machine: Machine) -> None:
    machine.add("id", "echo 0")
    for name in ("Xvfb", "openbox", "xdotool", "chromium"):
        machine.add(name)
    assert machine.run()[1] == ["python3 build_scripts/test.py"]


def test_the_type_checker_comes_by_npm_where_there_is_one(machine: Machine) -> None:
    machine.add("id", "echo 0")
    for name in ("Xvfb", "openbox", "xdotool", "chromium"):
        machine.add(name)
    machine.note("npm")
    install, checks = machine.run()[1]
    assert install == "npm install --global --silent typescript@5.9.3"
    assert checks == "python3 build_scripts/test.py"
    machine.note("npm", "exit 1")
    assert machine.run()[::2] == (7, "could not install tsc\n")
    machine.notes.unlink()
    machine.add("tsc")
    assert machine.run()[1] == ["python3 build_scripts/test.py"]


def test_windows_are_tested_where_there_is_no_browser_to_be_had(machine: Machine) -> None:
    machine.add("id", "echo 0")
    machine.note("apt-get", 'case "$*" in *chromium*) exit 100;; esac')
    code, notes, told = machine.run()
    assert any("xvfb" in note for note in notes)
    assert told == "could not install chromium\n"
    assert (code, notes[-1]) == (7, "python3 build_scripts/test.py")


def test_an_ordinary_user_goes_straight_to_the_checks(machine: Machine) -> None:
    machine.add("id", "echo 1000")
    assert machine.run()[1] == ["python3 build_scripts/test.py"]


def test_a_failed_install_does_not_keep_the_checks_away(machine: Machine) -> None:
    machine.add("id", "echo 0")
    machine.note("apt-get", "exit 100")
    code, notes, told = machine.run()
    assert notes[-1] == "python3 build_scripts/test.py"
    assert "could not install " in told
    assert code == 7
