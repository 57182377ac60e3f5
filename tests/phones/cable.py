"""The network between phones and table: it can fall silent, as a Wi-Fi does that somebody leaves.

Nothing is refused or closed then. What was on its way never arrives, on those connections no more
is ever heard, and whoever connects meanwhile waits for an answer.
"""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from typing import Self

__all__ = ["Cable"]


class Cable:
    """Use it in a `with`: phones come to its port and reach the table's."""

    def __init__(self, port: int) -> None:
        self._table = port
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        self._ends: list[socket.socket] = []
        self._dead = threading.Event()
        """Of the network as it is now; after a silence there is another."""
        self._carriers = [threading.Thread(target=self._listen, daemon=True)]
        self._carriers[0].start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()
        self._carriers[0].join()
        for end in self._ends:
            # Whoever still listens there hears the end of it.
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        for carrier in self._carriers[1:]:
            carrier.join()

    def silence(self) -> None:
        self._dead.set()

    def speak(self) -> None:
        """Whoever connects from now on is heard."""
        self._dead = threading.Event()

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                phone, _ = self._door.accept()
                self._ends.append(phone)
                table = socket.create_connection(("127.0.0.1", self._table))
                self._ends.append(table)
                for one, other in ((phone, table), (table, phone)):
                    what = (one, other, self._dead)
                    carrier = threading.Thread(target=self._carry, args=what, daemon=True)
                    carrier.start()
                    self._carriers.append(carrier)

    @staticmethod
    def _carry(one: socket.socket, other: socket.socket, dead: threading.Event) -> None:
        with suppress(OSError):
            while data := one.recv(1 << 16):
                if not dead.is_set():
                    other.sendall(data)
            if not dead.is_set():
                other.shutdown(socket.SHUT_WR)
