"""A finger that stays where it came down."""

from __future__ import annotations

from math import hypot

from game.stage.intent import Device, Intent, Kind

__all__ = ["LongPress"]

_LONG_MS = 500
_STRAY = 18
"""A finger trembles this far."""


class LongPress:
    """Fingers come and go; one that stays alone and still for a while has meant something."""

    def __init__(self) -> None:
        self._down: dict[int, tuple[float, float]] = {}
        self._ms = 0.0
        self._off = False
        """It moved, was joined by another, or has been told of."""

    def note(self, intent: Intent) -> None:
        if intent.device is not Device.TOUCH:
            return
        if intent.kind is Kind.PRESS:
            self._off = bool(self._down)
            self._down[intent.source] = intent.x, intent.y
            self._ms = 0.0
        elif intent.kind in (Kind.RELEASE, Kind.CANCEL):
            self._down.pop(intent.source, None)
        elif intent.source in self._down:
            x, y = self._down[intent.source]
            self._off = self._off or hypot(intent.x - x, intent.y - y) > _STRAY

    def update(self, ms: float) -> tuple[float, float] | None:
        """Where a finger has stayed long enough just now."""
        if self._off or not self._down:
            return None
        self._ms += ms
        if self._ms < _LONG_MS:
            return None
        self._off = True
        return next(iter(self._down.values()))
