"""Folders nobody asked to keep: they go when the process ends that made them."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from pathlib import Path

__all__ = ["passing_folder"]


def passing_folder(*, unless: str = "") -> Path:
    """A new folder, under a name nobody could guess; it stays if something lies in its `unless`."""
    folder = Path(tempfile.mkdtemp(prefix="molehill-"))
    atexit.register(_clear, folder, unless, os.getpid())
    return folder


def _clear(folder: Path, unless: str, maker: int) -> None:
    # A child that was forked meanwhile may end sooner, and leaves its parent's folders alone.
    if os.getpid() != maker:
        return
    if unless and (folder / unless).is_dir() and any((folder / unless).iterdir()):
        return
    shutil.rmtree(folder, ignore_errors=True)
