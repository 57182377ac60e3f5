"""A desk for each window test."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.window.desk import Desk


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """A full-HD screen of the test's own; its home is the test's folder."""
    from tests.window.desk import Desk

    with Desk(tmp_path) as found:
        yield found
