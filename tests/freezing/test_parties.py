"""Phones at this system's own download: it hands out page and pictures, and plays to the end."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from tests.commands.test_party import Party
from tests.freezing.phones import WORDS, played_by_phones

if TYPE_CHECKING:
    from pathlib import Path

    from tests.freezing.linux import Linux

pytestmark = [
    pytest.mark.frozen,
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="Linux' own"),
]


def test_a_party_is_played_by_phones_from_the_download(linux: Linux, tmp_path: Path) -> None:
    with Party(tmp_path, *WORDS, program=[str(linux.program)]) as party:
        played_by_phones(party)
