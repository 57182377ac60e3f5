"""Which tree a figure is of: what ran on another one is added up beside it, under its own name."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

from game import __version__

__all__ = ["tree"]

ROOT = Path(__file__).resolve().parents[2]


@cache
def tree() -> str:
    """The commit, "+" behind it where something was changed since; without any the version."""
    name = _git("rev-parse", "--short=8", "HEAD")
    if not name:
        return __version__
    return f"{name}+" if _git("status", "--porcelain", "--untracked-files=no") else name


def _git(*words: str) -> str:
    try:
        run = subprocess.run(
            ["git", *words], cwd=ROOT, capture_output=True, text=True, check=False
        )  # fmt: skip
    except OSError:
        return ""
    return run.stdout.strip() if run.returncode == 0 else ""
