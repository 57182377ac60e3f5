"""What pip says at length, in one sentence; and one line that shows how far it is."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from build_scripts._pip import install, locked, progress, reaching, reason_for, surroundings


@pytest.mark.parametrize(
    ("told", "reason"),
    [
        (
            "Retrying after NewConnectionError\nERROR: No matching distribution found for x==1",
            "network connection",
        ),
        ("ERROR: Could not install packages: [Errno 28] No space left on device", "disk is full"),
        ("ERROR: No matching distribution found for pygame-ce==2.5.8", "no ready-made pygame-ce"),
        (
            "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQ",
            "not what Molehill's makers",
        ),
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


TOLD = """\
:env:.cert='/etc/ca.pem'
:env:.target='/elsewhere'
global.cert='/old.pem'
global.find-links='/wheels'
global.require-virtualenv='true'
install.no-binary=':all:'
install.proxy='http://proxy:1'
global.index-url=unreadable
"""


def test_of_a_persons_own_words_only_the_way_to_an_index_counts() -> None:
    assert reaching(TOLD) == {
        "PIP_CERT": "/etc/ca.pem",
        "PIP_FIND_LINKS": "/wheels",
        "PIP_PROXY": "http://proxy:1",
    }


def test_pip_is_told_what_to_do_by_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = tmp_path / "pip.conf"
    config.write_text("[install]\nno-binary = :all:\n[global]\nproxy = http://proxy:1\n")
    for name in [name for name in os.environ if name.startswith("PIP_")]:
        monkeypatch.delenv(name)
    given = {
        **os.environ,
        "PIP_CONFIG_FILE": str(config),
        "PIP_TARGET": str(tmp_path / "elsewhere"),
        "PIP_FIND_LINKS": "/here",
        "KEPT": "yes",
    }
    found = surroundings(python := Path(sys.executable), given)
    assert found["PIP_PROXY"] == "http://proxy:1"
    assert found["PIP_FIND_LINKS"] == "/here"
    assert found["PIP_CONFIG_FILE"] == os.devnull
    assert not {"PIP_TARGET", "PIP_NO_BINARY"} & set(found)
    assert found["KEPT"] == "yes"
    # And pip itself sees it so.
    told = subprocess.run(
        [python, "-I", "-m", "pip", "config", "list"],
        env=found,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert "no-binary" not in told
    assert "target" not in told


def test_what_is_locked_is_counted_once(tmp_path: Path) -> None:
    one, two = tmp_path / "one.txt", tmp_path / "two.txt"
    one.write_text("# note\nNumpy==1 ; python_version > '3' \\\n    --hash=sha256:12\n")
    two.write_text("Numpy==1 \\\n    --hash=sha256:12\nfluent.syntax==2\n")
    assert locked([one, two]) == {"Numpy", "fluent.syntax"}


@pytest.fixture
def lock(tmp_path: Path) -> Path:
    path = tmp_path / "one.txt"
    path.write_text("one==1.0 \\\n    --hash=sha256:12\n")
    return path


@pytest.mark.skipif(sys.platform == "win32", reason="a shell script stands in for Python")
def test_pips_own_words_are_kept_and_not_shown(
    tmp_path: Path, lock: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    python = tmp_path / "python"
    python.write_text('#!/bin/sh\necho "told: $*"\necho "ERROR: odd" >&2\nexit 1\n')
    python.chmod(python.stat().st_mode | stat.S_IXUSR)
    reason = install(python, [lock], tmp_path / "pip.log")
    assert reason is not None
    assert reason.startswith("The game's libraries could not be installed. ERROR: odd")
    assert str(tmp_path / "pip.log") in reason
    kept = (tmp_path / "pip.log").read_text()
    assert "--only-binary :all:" in kept
    assert "--require-hashes" in kept
    assert kept.splitlines()[0].endswith(f"-r {lock}")
    assert capsys.readouterr().out == ""


def test_a_python_that_cannot_be_started_is_a_reason(tmp_path: Path) -> None:
    reason = install(tmp_path / "nothing", [], tmp_path / "pip.log")
    assert reason is not None
    assert "could not be started" in reason
