"""The lull before a bot's move: time since the picture came to rest, cut into beats."""

from __future__ import annotations

__all__ = ["BEAT_MS", "Lull"]

BEAT_MS = 500.0
"""At the usual pace."""


class Lull:
    """A beat comes only while nothing changes: whatever is decided begins a new lull."""

    def __init__(self) -> None:
        self._revision = -1
        self._ms = 0.0

    def over(self) -> None:
        """The picture moves again."""
        self._ms = 0.0

    def beats(self, revision: int, ms: float) -> bool:
        """Time passes, at the bots' pace. Whether a beat has come."""
        if revision != self._revision:
            self._revision, self._ms = revision, 0.0
        was, self._ms = self._ms, self._ms + ms
        return self._ms // BEAT_MS > was // BEAT_MS
