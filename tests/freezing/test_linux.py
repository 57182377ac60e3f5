"""This system's own download, played as people play it.

Where the build is given (`freeze.py --play` does so) that one is played; else it is made anew
whenever anything that goes into it has changed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from build_scripts.freezing.linux import APP
from tests.freezing.test_release import PACKAGING
from tests.freezing.whole_match import GAMES, played_and_cut_short

if TYPE_CHECKING:
    from pathlib import Path

    from tests.freezing.linux import Linux
    from tests.window.desk import Desk

pytestmark = [
    pytest.mark.frozen,
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="Linux' own"),
]


def test_everything_works_without_its_source(linux: Linux, tmp_path: Path) -> None:
    off = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "HOME": str(tmp_path)}
    done = subprocess.run(
        [linux.program, "--selftest"],
        cwd=tmp_path,
        env={"PATH": os.environ["PATH"]} | off,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) > 30
    assert all(line.startswith("ok ") for line in lines)


@pytest.mark.window
def test_a_desktop_knows_its_window_by_the_entry_it_ships(
    desk: Desk, linux: Linux, tmp_path: Path
) -> None:
    """By the window's class a task bar finds name and icon."""
    entry = (PACKAGING / f"{APP}.desktop").read_text(encoding="utf-8")
    facts = dict(line.split("=", 1) for line in entry.splitlines() if "=" in line)
    program = linux.launch(desk, ["--data-dir", str(tmp_path)])
    of_its_class = ("search", "--onlyvisible", "--class", f"^{facts['StartupWMClass']}$")
    assert desk.hand(*of_its_class).split() == [program.window]
    assert desk.hand("getwindowname", program.window).strip() == facts["Name"]
    assert program.quit() == 0


@pytest.mark.window
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match(desk: Desk, linux: Linux, tmp_path: Path, game: str) -> None:
    played_and_cut_short(desk, tmp_path, linux, game, lambda: None)
