"""Phones that mean no good, or cannot help it: raw sockets, with no library that minds manners."""

from __future__ import annotations

import base64
import json
import os
import socket
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["Rude", "framed", "request"]

_TEXT, _CLOSE = 1, 8
_PATIENCE_S = 10.0


def framed(data: bytes, kind: int = _TEXT) -> bytes:
    """A whole message as a client sends it, masked."""
    length = len(data)
    head = bytes([0x80 | kind])
    if length < 126:
        head += bytes([0x80 | length])
    elif length < 1 << 16:
        head += bytes([0xFE]) + length.to_bytes(2)
    else:
        head += bytes([0xFF]) + length.to_bytes(8)
    # A mask of noughts masks nothing, and is one all the same.
    return head + bytes(4) + data


def request(port: int, path: str = "/table", **headers: str) -> bytes:
    """What asks for a page, or for the way to the table."""
    here = f"127.0.0.1:{port}"
    whole = {
        "Host": here,
        "Origin": f"http://{here}",
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
    } | {name.replace("_", "-"): value for name, value in headers.items()}
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in whole.items())]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


class Rude:
    """One connection. What it says first goes out at once, with the hello."""

    def __init__(self, port: int, first: Iterable[bytes] = (), *, token: str = "") -> None:
        self.way = socket.create_connection(("127.0.0.1", port), timeout=_PATIENCE_S)
        hello: dict[str, Any] = {"t": "hello", "v": 1, "lang": "en"}
        if token:
            hello["token"] = token
        said = [json.dumps(hello).encode(), *first]
        self.way.sendall(request(port) + b"".join(map(framed, said)))
        self.heard = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.way.close()

    def say(self, *what: bytes) -> None:
        # It may have been shown the door already.
        with suppress(OSError):
            self.way.sendall(b"".join(map(framed, what)))

    def listen(self) -> bytes:
        """What has come until now."""
        self.way.setblocking(False)
        with suppress(BlockingIOError, OSError):
            while data := self.way.recv(1 << 16):
                self.heard += data
        return self.heard

    @property
    def ended(self) -> bool:
        """Whether the table has closed the connection."""
        self.way.setblocking(False)
        try:
            while data := self.way.recv(1 << 16):
                self.heard += data
        except BlockingIOError:
            return False
        except OSError:
            return True
        return True
