"""The desk of the window tests, and this system's own download, for tests that play one."""

from __future__ import annotations

import pytest

from build_scripts.freezing import kept
from tests.freezing.linux import Linux
from tests.window.conftest import desk

__all__ = ["desk", "linux"]


@pytest.fixture(scope="session")
def linux() -> Linux:
    return Linux(kept.linux() / kept.NAME)
