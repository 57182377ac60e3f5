"""Phones at a download, whatever system it is for: they fetch the page, and play to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.error import HTTPError
from urllib.request import urlopen

from game.phones.files import Files
from tests.window.desk import wait_for

if TYPE_CHECKING:
    from tests.commands.test_party import Party

__all__ = ["WORDS", "played_by_phones"]

WORDS = ("molly", "--seats", "2", "--bots", "none")


def played_by_phones(party: Party) -> None:
    """A whole match of two, who find the page, its pictures and its lettering as they are here."""
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


def _handed_out(port: int, path: str) -> bytes:
    try:
        with urlopen(f"http://127.0.0.1:{port}{path}", timeout=20) as answer:
            body: bytes = answer.read()
            return body
    except HTTPError as error:
        return str(error.code).encode()
