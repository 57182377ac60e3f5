"""What the server's thread tells the screen's."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from game.phones import wire

__all__ = ["Came", "Closed", "Failed", "Note", "Opened", "Said"]


class Opened(NamedTuple):
    """The server listens."""

    addresses: tuple[str, ...]
    port: int


class Failed(NamedTuple):
    """It cannot: a key of the phones' words."""

    why: str


class Came(NamedTuple):
    """A phone has said hello."""

    phone: int
    hello: wire.Hello


class Said(NamedTuple):
    phone: int
    message: wire.Message


class Closed(NamedTuple):
    phone: int


Note: TypeAlias = Opened | Failed | Came | Said | Closed
