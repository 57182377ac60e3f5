"""The log in words: what was written once is not written anew while the same eyes read it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.kernel.event import Event
    from game.stage.look import Look
    from game.stage.tale import Line, Tale

__all__ = ["Written"]


class Written:
    """A match grows event by event, and after each of them the log is asked for."""

    def __init__(self, tale: Tale) -> None:
        self._tale = tale
        self._look: Look | None = None
        self._kept: list[tuple[Event, tuple[Line, ...]]] = []

    def lines(self, events: Sequence[Event], look: Look) -> tuple[Line, ...]:
        # A line says what happened, whoever is to answer by now.
        faces = [replace(face, turn=False, ready=False, asleep=False) for face in look.faces]
        look = replace(look, faces=tuple(faces))
        if look != self._look:
            self._look, self._kept = look, []
        same = 0
        for event, (known, _) in zip(events, self._kept, strict=False):
            if event is not known and event != known:
                break
            same += 1
        del self._kept[same:]
        self._kept += [(event, self._tale.lines(event, look)) for event in events[same:]]
        return tuple(line for _, lines in self._kept for line in lines)
