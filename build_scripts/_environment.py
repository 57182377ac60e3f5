"""Makes and keeps the project's own Python environment. Standard library only.

One folder (.venv beside the program, or a per-user cache if that folder may not be written) holds
exactly the packages, to the byte, that the lock files name (build_scripts/lock.py writes them).
Each group of packages leaves a stamp when it is whole; a stamp that does not match, or an
environment whose making was cut short, is made again.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from build_scripts import _pip

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

ROOT = Path(__file__).resolve().parent.parent
RUN = "run"
_HERS = ("PYTHONUTF8", "PYTHONIOENCODING", "PYTHONPYCACHEPREFIX")


class Refusal(Exception):
    """Why there can be no environment, in one sentence for the person at the keyboard."""


def say(line: str) -> None:
    """One line of progress, on stderr so that the game's own output stays clean."""
    print(line, file=sys.stderr, flush=True)


def lock_of(group: str, root: Path = ROOT) -> Path:
    """The file that names every package of a group, with the hashes of all its files."""
    return root / "build_scripts" / "locks" / f"{group}.txt"


def stamp_of(lock: Path) -> str:
    """A stamp that changes with the packages or with the Python they were installed for."""
    told = json.dumps([sys.version_info[:2], sys.platform, lock.read_text(encoding="utf-8")])
    return hashlib.sha256(told.encode()).hexdigest()


def surroundings(given: Mapping[str, str]) -> dict[str, str]:
    """A person's environment, without what she has told other programs of Python.

    A folder of hers on PYTHONPATH would be looked into before ours, PYTHONOPTIMIZE takes every
    assert out of the tests, PYTEST_ADDOPTS names plugins that are not here, and without files of
    what is compiled every program of a test run would compile the whole house anew. How her
    terminal is written to, and where she keeps such files, is for ours, too.
    """
    theirs = ("PYTHON", "PYTEST_", "MYPYPATH")
    return {
        name: value for name, value in given.items() if not name.startswith(theirs) or name in _HERS
    } | {"PYTHONPATH": str(ROOT)}


def _may_write(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def cache() -> Path:
    """What may be made again at any time, on the system this is."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "molehill"


def folder_for(root: Path = ROOT) -> Path:
    """Where the environment lives: beside the program, else in the person's cache."""
    if _may_write(root):
        return root / ".venv"
    try:
        kept = cache()
    except RuntimeError:  # a user without any home
        kept = None
    if kept is not None and _may_write(kept):
        name = hashlib.sha256(str(root).encode()).hexdigest()[:12]
        return kept / f"venv-{name}"
    raise Refusal(
        "Neither the game's folder nor your own cache folder may be written to, "
        "so there is nowhere to install the game's libraries."
    )


def python_in(folder: Path) -> Path:
    """The interpreter of an environment."""
    return folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


@contextlib.contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Hold the environment's lock; the system lets go of it even if we are killed."""
    path = folder.with_name(folder.name + ".lock")
    with path.open("a+b") as handle:
        waited = False
        while not _try_lock(handle.fileno()):
            if not waited:
                say("Another run is installing the game's libraries; waiting for it.")
                waited = True
            time.sleep(0.2)
        yield


if sys.platform == "win32":
    import msvcrt

    def _try_lock(number: int) -> bool:
        os.lseek(number, 0, os.SEEK_SET)
        try:
            msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _try_lock(number: int) -> bool:
        try:
            fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True


def _version_of(python: Path) -> list[int] | None:
    """The version an interpreter says it has, or None if it does not run."""
    ask = "import json, sys; print(json.dumps(sys.version_info[:2]))"
    try:
        done = subprocess.run(
            [python, "-I", "-c", ask], capture_output=True, timeout=60, check=True, text=True
        )
        found = json.loads(done.stdout)
    except (OSError, subprocess.SubprocessError, ValueError):
        return None
    return found if isinstance(found, list) else None


def _make(folder: Path) -> None:
    """A fresh, empty environment."""
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        short = f"python3.{sys.version_info[1]}-venv"
        raise Refusal(
            "This Python has no venv module. On Debian or Ubuntu install it with: "
            f"sudo apt install python3-venv (or {short})."
        )
    if folder.exists() or folder.is_symlink():
        try:
            folder.unlink() if folder.is_symlink() else shutil.rmtree(folder)
        except OSError as error:
            raise Refusal(f"The old environment {folder} cannot be removed: {error}.") from None
    done = subprocess.run(
        [sys.executable, "-I", "-m", "venv", folder], capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        words = (done.stderr or done.stdout).strip().splitlines() or ["no reason given"]
        raise Refusal(f"Python could not make an environment in {folder}: {words[-1]}")


def _whole(folder: Path) -> bool:
    """Whether the environment was finished, runs, and is of the Python asked for now."""
    return (
        (folder / "molehill-made").exists()
        and not (folder / "molehill-installing").exists()
        and _version_of(python_in(folder)) == list(sys.version_info[:2])
    )


def _stale(folder: Path, wanted: dict[str, Path]) -> list[str]:
    """The groups whose stamp is missing or does not match."""
    stale = []
    for group, lock in wanted.items():
        try:
            stamp = (folder / f"molehill-{group}.stamp").read_text(encoding="ascii")
        except (OSError, ValueError):
            stamp = ""
        if stamp != stamp_of(lock):
            stale.append(group)
    return stale


def _install(folder: Path, wanted: dict[str, Path], stale: list[str]) -> None:
    """Bring the stale groups up to date, leaving a mark that tells if we are cut short."""
    mark = folder / "molehill-installing"
    mark.touch()
    locks = [wanted[group] for group in stale]
    reason = _pip.install(python_in(folder), locks, folder / "pip.log")
    if reason is not None:
        mark.unlink()  # pip had ended by itself and left what was there before
        raise Refusal(reason)
    for group in stale:
        (folder / f"molehill-{group}.stamp").write_text(stamp_of(wanted[group]), encoding="ascii")
    mark.unlink()


def ensure(groups: Sequence[str], root: Path = ROOT) -> Path:
    """The interpreter of an environment that holds these groups, made or mended if need be."""
    wanted = {group: lock_of(group, root) for group in groups}
    for group, lock in wanted.items():
        if not lock.is_file():
            raise Refusal(f"Molehill is not whole: the list of its {group} libraries is missing.")
    folder = folder_for(root)
    # A look without the lock first: the usual start must not wait for anybody.
    if _whole(folder) and not _stale(folder, wanted):
        return python_in(folder)
    with _alone(folder):
        if not _whole(folder):
            say("Setting up Molehill (only this once) ...")
            _make(folder)
            (folder / "molehill-made").touch()
        if stale := _stale(folder, wanted):
            _install(folder, wanted, stale)
            say("Molehill is set up.")
    return python_in(folder)
