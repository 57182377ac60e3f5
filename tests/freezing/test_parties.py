"""Phones at this system's own download: it hands out page and pictures, and plays to the end."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from game.phones.files import Files
from tests.commands.test_party import Party
from tests.window.desk import wait_for

if TYPE_CHECKING:
    from pathlib import Path

    from tests.freezing.linux import Linux

pytestmark = [
    pytest.mark.frozen,
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="Linux' own"),
]


def _handed_out(port: int, path: str) -> bytes:
    try:
        with urlopen(f"http://127.0.0.1:{port}{path}", timeout=20) as answer:
            body: bytes = answer.read()
            return body
    except HTTPError as error:
        return str(error.code).encode()


def test_a_party_is_played_by_phones_from_the_download(linux: Linux, tmp_path: Path) -> None:
    words = ("molly", "--seats", "2", "--bots", "none")
    with Party(tmp_path, *words, program=[str(linux.program)]) as party:
        party.sit()
        port, files = party.told[-1]["port"], Files()
        for path in ("/", *(path for path, _ in files.weight())):
            found = files.get(path)
            assert found is not None
            assert _handed_out(port, path) == found.body, path
        hand = party.hands[0]
        wait_for("its words", lambda: "words" in hand.now().latest)
        art = hand.latest["words"]["art"]
        picture = _handed_out(port, f"/art/{art}/logo/molehill.webp")
        assert picture[:4] == b"RIFF"
        over = party.until("over")
        assert party.ended() == 0
    assert len(over["places"]) == 2
