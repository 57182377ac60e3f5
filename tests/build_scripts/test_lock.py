"""The lock files name what pyproject.toml pins, and say of every file what it must be."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from build_scripts import _environment, lock

ROOT = Path(__file__).resolve().parents[2]
ENTRY = re.compile(
    r"^([a-z0-9-]+)==(\S+)(?: ; [^\\]+)?((?: \\\n    --hash=sha256:[0-9a-f]{64})+)$", re.M
)
GROUPS = sorted(lock.pins())


def _entries(group: str) -> dict[str, str]:
    told = _environment.lock_of(group).read_text(encoding="utf-8")
    found = {name: version for name, version, _ in ENTRY.findall(told)}
    # Nothing in the file that is not an entry with its hashes, but the line that says who wrote it.
    assert ENTRY.sub("", told).strip().startswith("# Written by ")
    assert len(ENTRY.sub("", told).split("\n#")) == 1
    return found


def _pinned(group: str) -> dict[str, str]:
    pairs = (pin.split("==") for pin in lock.pins()[group])
    return {re.sub(r"[-_.]+", "-", name).lower(): version for name, version in pairs}


@pytest.mark.parametrize("group", GROUPS)
def test_what_is_pinned_is_locked(group: str) -> None:
    entries = _entries(group)
    missing = {name: pin for name, pin in _pinned(group).items() if entries.get(name) != pin}
    assert not missing, f"python3 build_scripts/lock.py was not run: {missing}"


def test_every_group_has_its_lock_and_nobody_else() -> None:
    found = {path.stem for path in _environment.lock_of("run").parent.iterdir()}
    assert found == set(GROUPS) == {"run", "dev", "art", "build", "lock"}


def test_one_library_is_the_same_in_every_group() -> None:
    found: dict[str, set[str]] = {}
    for group in GROUPS:
        for name, version in _entries(group).items():
            found.setdefault(name, set()).add(version)
    assert {name: versions for name, versions in found.items() if len(versions) > 1} == {}


def test_what_other_systems_need_is_locked_too() -> None:
    assert {"pefile", "macholib", "pywin32-ctypes"} <= set(_entries("build"))
    assert "colorama" in _entries("dev")


def test_a_wrong_hash_is_not_installed(tmp_path: Path) -> None:
    """Pip refuses a file that is not the one that was locked: tried with a file at hand."""
    (tmp_path / "one-1.0.dist-info").mkdir()
    wheel = tmp_path / "one-1.0-py3-none-any.whl"
    wheel.write_bytes(b"PK\x05\x06" + bytes(18))
    (tmp_path / "one.txt").write_text(f"one==1.0 \\\n    --hash=sha256:{'0' * 64}\n")
    from build_scripts import _pip

    words = [*_pip.words([tmp_path / "one.txt"]), "--no-index", "-f", str(tmp_path)]
    done = subprocess.run(
        [sys.executable, "-I", "-m", "pip", "install", "--target", str(tmp_path / "in"), *words],
        env=_pip.surroundings(Path(sys.executable), os.environ),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode
    assert "DO NOT MATCH THE HASHES" in done.stdout + done.stderr
