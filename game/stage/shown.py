"""A table's showings, each made once: the picture, the prompt and the pointer ask for the same."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from game.stage.look import Look
    from game.stage.showing import Showing
    from game.stage.table import Table

__all__ = ["Shown"]

V = TypeVar("V")
_KEPT = 6


class Shown(Generic[V]):
    def __init__(self, table: Table[V]) -> None:
        self._table = table
        self._kept: deque[tuple[V, Look, Showing]] = deque(maxlen=_KEPT)

    def of(self, seen: V, look: Look) -> Showing:
        """What the table shows of this, made now or a moment ago."""
        for was, at, showing in self._kept:
            if was is seen and at == look:
                return showing
        showing = self._table.showing(seen, look)
        self._kept.appendleft((seen, look, showing))
        return showing
