"""What pip says at length, in one sentence; and one line that shows how far it is."""

from __future__ import annotations

import hashlib
import os
import stat
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from build_scripts._environment import python_in
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


def wheel(folder: Path, says: str) -> Path:
    """A library that says one word."""
    folder.mkdir(parents=True)
    path, about = folder / "one-1.0-py3-none-any.whl", "one-1.0.dist-info"
    with zipfile.ZipFile(path, "w") as packed:
        packed.writestr("one.py", f"WORD = {says!r}\n")
        packed.writestr(f"{about}/METADATA", "Metadata-Version: 2.1\nName: one\nVersion: 1.0\n")
        packed.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
        packed.writestr(f"{about}/RECORD", "")
    return path


def hostile(home: Path, foreign: Path) -> dict[str, str]:
    """Where a person, or somebody who means her harm, may tell pip something else."""
    told = f"""
[global]
target = {home / "elsewhere"}
user = true
no-deps = false
require-hashes = false
pre = true
find-links = {foreign}
no-index = true
[install]
no-binary = :all:
ignore-installed = true
constraint = {home / "constraint.txt"}
requirement = {home / "more.txt"}
"""
    for name in (".config/pip/pip.conf", ".pip/pip.conf", "pip.conf", "pip/pip.ini"):
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_text(told)
    (home / "constraint.txt").write_text("one==2.0\n")
    (home / "more.txt").write_text("another==1.0\n")
    own = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    return own | {
        "HOME": str(home),
        "APPDATA": str(home),
        "XDG_CONFIG_HOME": str(home / ".config"),
        "PIP_CONFIG_FILE": str(home / "pip.conf"),
        "PIP_TARGET": str(home / "elsewhere"),
        "PIP_PREFIX": str(home / "elsewhere"),
        "PIP_REQUIREMENT": str(home / "more.txt"),
        "PIP_CONSTRAINT": str(home / "constraint.txt"),
        "PIP_REQUIRE_HASHES": "0",
        "PIP_NO_BINARY": ":all:",
        "PIP_DRY_RUN": "1",
        "PIP_USER": "1",
        "PYTHONPATH": str(foreign),
    }


@pytest.mark.slow
@pytest.mark.parametrize("way", ["the locked one is found", "only another one is found"])
def test_whatever_pip_was_told_elsewhere_what_is_locked_is_installed_or_nothing(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    locked_one = wheel(tmp_path / "honest", "honest")
    foreign = wheel(tmp_path / "foreign", "foreign")
    lock = tmp_path / "one.txt"
    digest = hashlib.sha256(locked_one.read_bytes()).hexdigest()
    lock.write_text(f"one==1.0 \\\n    --hash=sha256:{digest}\n")
    venv.create(tmp_path / "venv", with_pip=True)
    python = python_in(tmp_path / "venv")
    for name in [name for name in os.environ if name.startswith("PIP_")]:
        monkeypatch.delenv(name)
    for name, value in hostile(tmp_path / "home", foreign.parent).items():
        monkeypatch.setenv(name, value)
    # The way to an index is a person's own: the hashes decide what of it is taken.
    found = way == "the locked one is found"
    monkeypatch.setenv("PIP_FIND_LINKS", str((locked_one if found else foreign).parent))
    reason = install(python, [lock], tmp_path / "pip.log")
    said = subprocess.run(
        [python, "-I", "-c", "import one; print(one.WORD)"],
        capture_output=True, text=True, check=False,
    ).stdout.strip()  # fmt: skip
    assert not (tmp_path / "home" / "elsewhere").exists()
    if found:
        assert (reason, said) == (None, "honest"), (tmp_path / "pip.log").read_text()
    else:
        assert said == ""
        assert reason is not None
        assert "not what Molehill's makers have tried" in reason
