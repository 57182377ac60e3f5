"""Beside the running match, never in it: which phones hold its seats, so that they come back by
themselves after the game was killed. Digests of their tokens, no more."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Annotated

import msgspec

from game.system.atomic import read_bounded, write_atomic
from game.system.files import REAL, Files

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

__all__ = ["NAME", "Book", "Kept", "kept_of"]

NAME = "phones.json"
_LARGEST = 1 << 14
_Digest = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
_Count = Annotated[int, msgspec.Meta(ge=0, le=1 << 30)]


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    match: Annotated[str, msgspec.Meta(max_length=80)] = ""
    """The match's fingerprint."""
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 0
    epoch: _Count = 0
    """How often phones have been opened: numbers of questions only grow."""
    seats: Annotated[dict[str, _Digest], msgspec.Meta(max_length=16)] = {}

    def of(self, match: str) -> dict[int, str]:
        """The seats of this match and of no other."""
        if not match or self.match != match:
            return {}
        return {int(seat): key for seat, key in self.seats.items() if seat.isdecimal()}


def kept_of(match: str, port: int, epoch: int, keys: Mapping[int, str]) -> Kept:
    return Kept(match, port, epoch, {str(seat): key for seat, key in keys.items()})


class Book:
    def __init__(self, saves: Path, files: Files = REAL) -> None:
        self._path = saves / "running" / NAME
        self._files = files

    def read(self) -> Kept:
        """What was kept; nothing, if it cannot be read: phones then scan the code again."""
        with contextlib.suppress(OSError, msgspec.MsgspecError, UnicodeDecodeError):
            data = read_bounded(self._path, _LARGEST, self._files)
            return msgspec.json.decode(data, type=Kept)
        return Kept()

    def write(self, kept: Kept) -> None:
        # Without it phones scan once more after a crash: nothing worth a complaint.
        with contextlib.suppress(OSError):
            write_atomic(self._path, msgspec.json.encode(kept), self._files)
