"""What pip says at length, in one sentence; and one line that shows how far it is."""

from __future__ import annotations

import stat
import sys
from typing import TYPE_CHECKING

import pytest

from build_scripts._pip import install, progress, reason_for

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("told", "reason"),
    [
        (
            "Retrying after NewConnectionError\nERROR: No matching distribution found for x==1",
            "network connection",
        ),
        ("ERROR: Could not install packages: [Errno 28] No space left on device", "disk is full"),
        ("ERROR: No matching distribution found for pygame-ce==2.5.8", "no ready-made pygame-ce"),
        ("noise\nERROR: something odd\n", "installed. ERROR: something odd"),
        ("", "could not be installed."),
    ],
)
def test_a_failure_is_one_sentence(told: str, reason: str) -> None:
    assert reason in reason_for(told)
    assert "\n" not in reason_for(told)


def test_the_progress_line_moves_with_each_library() -> None:
    seen: list[str] = []
    lines = [
        "Collecting one==1.0\n",
        "  Downloading one-1.0.whl (3 kB)\n",
        "Collecting two>=2 (from one)\n",
        "Collecting two>=2 (from three)\n",
        "Collecting three\n",
        "Installing collected packages: one\n",
    ]
    shown = [progress(line, seen, 2) for line in lines]
    assert shown == [
        "Installing [##########          ] 1/2 one",
        None,
        "Installing [####################] 2/2 two",
        None,
        "Installing [####################] 2/2 three",
        None,
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="a shell script stands in for Python")
def test_pips_own_words_are_kept_and_not_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    python = tmp_path / "python"
    python.write_text('#!/bin/sh\necho "told: $*"\necho "ERROR: odd" >&2\nexit 1\n')
    python.chmod(python.stat().st_mode | stat.S_IXUSR)
    reason = install(python, ["one==1.0"], tmp_path / "pip.log")
    assert reason is not None
    assert reason.startswith("The game's libraries could not be installed. ERROR: odd")
    assert str(tmp_path / "pip.log") in reason
    kept = (tmp_path / "pip.log").read_text()
    assert "--only-binary :all:" in kept
    assert kept.splitlines()[0].endswith("one==1.0")
    assert capsys.readouterr().out == ""


def test_a_python_that_cannot_be_started_is_a_reason(tmp_path: Path) -> None:
    reason = install(tmp_path / "nothing", [], tmp_path / "pip.log")
    assert reason is not None
    assert "could not be started" in reason
