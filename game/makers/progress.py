"""A bar on standard error for work that takes a while; nothing where nobody watches."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import monotonic
from typing import TextIO

__all__ = ["Progress"]

_WIDTH = 30
_EVERY = 0.1


class Progress:
    """Shown on a terminal, or when asked for."""

    def __init__(
        self,
        total: int,
        what: Callable[[], str] = str,
        *,
        forced: bool = False,
        quiet: bool = False,
    ) -> None:
        self._out: TextIO = sys.stderr
        self._shown = forced or (self._out.isatty() and not quiet)
        self._total = max(total, 1)
        self._what, self._named = what, ""
        self._next = 0.0

    def at(self, done: int) -> None:
        """So many are done."""
        if not self._shown or (monotonic() < self._next and done < self._total):
            return
        self._next = monotonic() + _EVERY
        # Nobody waits for words that are not shown.
        self._named = self._named or self._what()
        full = _WIDTH * done // self._total
        bar = "#" * full + "-" * (_WIDTH - full)
        self._out.write(f"\r[{bar}] {done}/{self._total} {self._named}")
        if done >= self._total:
            self._out.write("\n")
        self._out.flush()
