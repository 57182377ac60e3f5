"""Molehill: tabletop games on one shared screen. The rooms are described in README.md here."""

from __future__ import annotations

import os

__all__ = ["__version__"]

# The one place the version is written: pyproject.toml, saves and crash reports read it from here.
__version__ = "0.1.0"

# Before anything imports pygame: it would greet whoever reads the standard output.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
