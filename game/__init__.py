"""Molehill: tabletop games on one shared screen. The rooms are described in README.md here."""

from __future__ import annotations

__all__ = ["__version__"]

# The one place the version is written: pyproject.toml, saves and crash reports read it from here.
__version__ = "0.2.0"
