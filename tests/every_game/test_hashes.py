"""The same match is the same everywhere: whatever the hash seed, whichever Python."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from game import catalogue

_ROOT = Path(__file__).resolve().parents[2]
_VERSIONS = ("3.11", "3.12", "3.13")


def _pythons() -> dict[str, str]:
    """The Pythons of this machine that really start, by version."""
    found = {}
    for version in _VERSIONS:
        name = f"python{version}"
        # A home of its own is set for every test: the real one is where the user's shells look.
        candidates = [shutil.which(name), *_kept_aside(version)]
        for candidate in filter(None, candidates):
            if _says(candidate) == version:
                found[version] = candidate
                break
    return found


def _kept_aside(version: str) -> list[str]:
    """Versions that a version manager keeps but does not show."""
    root = os.environ.get("PYENV_ROOT")
    if root is None:
        shim = shutil.which("pyenv")
        root = str(Path(shim).resolve().parents[1]) if shim else None
    if root is None:
        return []
    try:
        return [str(path) for path in sorted(Path(root).glob(f"versions/{version}.*/bin/python"))]
    except OSError:  # somebody else's folder
        return []


@cache
def _says(python: str) -> str:
    asked = "import sys; print('%d.%d' % sys.version_info[:2])"
    try:
        said = subprocess.run([python, "-c", asked], capture_output=True, text=True, check=False)
    except OSError:  # it may be seen, but not started
        return ""
    return said.stdout.strip()


def test_a_version_manager_of_somebody_else_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed = tmp_path / "versions" / "3.12.1" / "bin" / "python"
    closed.parent.mkdir(parents=True)
    closed.write_text("")
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    monkeypatch.setenv("PATH", "")
    assert _kept_aside("3.12") == [str(closed)]
    assert _says(str(closed)) == ""
    assert _pythons() == {}

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "glob", refuse)
    assert _kept_aside("3.12") == []
    assert _pythons() == {}


def _hashes(game: str, *, python: str = sys.executable, seed: str = "0") -> list[str]:
    done = subprocess.run(
        [python, "-P", "-m", "tests.every_game.hashes", game, "4"],
        cwd=_ROOT,
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(_ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


@pytest.mark.parametrize("game", ["hoard", *catalogue.GAMES])
def test_every_hash_seed_plays_the_same(game: str) -> None:
    first = _hashes(game, seed="0")
    assert len(first) > 20
    assert _hashes(game, seed="1") == first
    assert _hashes(game, seed="4242") == first


def test_an_order_that_hangs_on_the_hash_seed_is_caught() -> None:
    """The planted fault: whatever comes first out of a set."""
    assert len({tuple(_hashes("hashed", seed=seed)) for seed in ("0", "1", "2")}) > 1


@pytest.mark.parametrize("game", ["hoard", *catalogue.GAMES])
@pytest.mark.parametrize("version", _VERSIONS)
def test_every_python_plays_the_same(game: str, version: str) -> None:
    pythons = _pythons()
    if version not in pythons:
        pytest.skip(f"no Python {version} here")
    assert _hashes(game, python=pythons[version]) == _hashes(game)
