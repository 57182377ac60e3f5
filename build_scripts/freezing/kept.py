"""Builds that are kept to be tried: made again when anything that goes into them has changed."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from build_scripts import _environment
from build_scripts.freezing import bundle
from build_scripts.freezing.bundle import NAME, Failed

__all__ = ["GIVEN", "MARK", "NAME", "PICTURES", "current", "linux", "pictures"]

ROOT = Path(__file__).resolve().parents[2]
MARK = "molehill-made"
GIVEN = "MOLEHILL_LINUX"
"""Names this system's own program's folder to the tests, where it has been built for them."""
PICTURES = "MOLEHILL_PICTURES"
"""Names the folder of kept pictures to a build on another system, which would make its own."""
_SOURCES = ("game", "art/masters", "art/fonts", "sounds/masters", "build_scripts")


def _digest() -> str:
    told = hashlib.sha256(str(ROOT).encode())
    for name in _SOURCES:
        for path in sorted((ROOT / name).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                found = hashlib.sha256(path.read_bytes()).hexdigest()
                told.update(f"{path.relative_to(ROOT)}\n{found}\n".encode())
    return told.hexdigest()[:12]


def current(base: Path, make: Callable[[Path], Path]) -> Path:
    """The program's folder as this checkout is now. Each checkout keeps one in `base`, and
    whoever asks meanwhile waits for it."""
    from filelock import FileLock

    mine = hashlib.sha256(str(ROOT).encode()).hexdigest()[:12]
    out = base / f"dist-{mine}" / _digest()
    base.mkdir(parents=True, exist_ok=True)
    with FileLock(base / "building.lock"):
        if not (out / NAME / MARK).exists():
            shutil.rmtree(out.parent, ignore_errors=True)
            (make(out) / MARK).touch()
    return out / NAME


def pictures() -> Path:
    """Where pictures are kept that a build has packed before."""
    given = os.environ.get(PICTURES)
    return Path(given) if given else _environment.cache() / "pictures"


def linux() -> Path:
    """What this system's own download unpacks to."""
    if sys.platform != "linux":
        raise Failed("The Linux download is made on Linux.")
    given = os.environ.get(GIVEN)
    return Path(given) if given else current(_environment.cache() / "linux", _made)


def _made(out: Path) -> Path:
    try:
        _environment.ensure([_environment.RUN, "build"])
    except _environment.Refusal as refusal:
        raise Failed(str(refusal)) from refusal
    return bundle.build(out, out.with_name("build"), pictures_kept=pictures())
