"""A disk that takes its time, or hangs."""

from __future__ import annotations

import threading
import time
from typing import Final

from game.system.files import Files

__all__ = ["Disk"]

_LONG: Final = 20.0
"""Seconds: nobody hangs for ever."""


class Disk(Files):
    """A disk that can be held: then whoever waits for it waits."""

    def __init__(self) -> None:
        super().__init__()
        self.free, self.slow = threading.Event(), 0.0
        self.free.set()
        self.asked = threading.Event()

    def sync(self, number: int) -> None:
        self.asked.set()
        self.free.wait(_LONG)
        time.sleep(self.slow)
        super().sync(number)

    def hold(self) -> None:
        self.asked.clear()
        self.free.clear()
