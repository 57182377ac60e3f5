"""The desk of the window tests, for tests of the Windows download."""

from __future__ import annotations

from tests.window.conftest import desk

__all__ = ["desk"]
