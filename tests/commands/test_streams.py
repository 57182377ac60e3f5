"""Where a command cannot write or read, one true sentence says so."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.commands.said import say

ROOT = Path(__file__).resolve().parents[2]
LONG = "x" * 5000
PRINTING = [
    ("--version",),
    ("trace", "whakka_mole", "--states"),
    ("simulate", "whakka_mole", "--games", "1"),
    ("duel", "whakka_mole", "--games", "1", "--a", "random", "--b", "random"),
    ("saves", "check", "no such file"),
]

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Unix files")


def run(*words: str, out: Path | None) -> subprocess.CompletedProcess[str]:
    """The program with its output into a file, or with none at all."""
    shell = '"$@" >&-' if out is None else '"$@" >"$OUT"'
    return subprocess.run(
        ["sh", "-c", shell, "sh", sys.executable, "-m", "game", *words],
        cwd=ROOT,
        env={**os.environ, "OUT": str(out)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("words", PRINTING)
def test_a_closed_output_is_said(words: tuple[str, ...]) -> None:
    done = run(*words, out=None)
    assert done.returncode == 2
    assert done.stderr == "Standard output is closed: there is nowhere to write to.\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="Linux")
@pytest.mark.parametrize("words", PRINTING)
def test_a_full_disk_behind_the_output_is_said(words: tuple[str, ...]) -> None:
    done = run(*words, out=Path("/dev/full"))
    assert done.returncode == 1
    assert done.stderr == "This cannot be written: No space left on device.\n"


def test_with_nobody_to_complain_to_it_ends_all_the_same() -> None:
    done = subprocess.run(
        ["sh", "-c", '"$@" >&- 2>&-', "sh", sys.executable, "-m", "game", "trace", "whakka_mole"],
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (2, b"", b"")


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("shot", "whakka_mole", f"{LONG}.png"), 1),
        (("film", "whakka_mole", f"{LONG}.png", "--frames", "1"), 1),
        (("apply", "whakka_mole", LONG), 2),
        (("fair", "check", LONG), 1),
        (("--data-dir", LONG, "--size", "a"), 1),
        (("party", "whakka_mole", "--data-dir", LONG, "--bots", "none,clever"), 1),
    ],
)
def test_a_path_that_is_too_long_is_said(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], code: int
) -> None:
    said = say(capsys, *words)
    assert (said.code, said.out) == (code, "")
    assert said.err.count("\n") == 1
    assert said.err.endswith(".\n")
    assert len(said.err) < 400


def test_a_picture_that_cannot_be_written_is_said(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "folder.png").mkdir()
    said = say(capsys, "shot", "whakka_mole", str(tmp_path / "folder.png"), "--size", "320x200")
    assert said.code != 0
    assert said.err.count("\n") == 1
