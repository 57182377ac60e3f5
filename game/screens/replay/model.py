"""Where in a match one is watching, through whose eyes, and how fast."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["SPEEDS", "Watch"]

SPEEDS = (50, 100, 200, 400)
"""In hundredths."""


@dataclass(slots=True)
class Watch:
    count: int
    """Moments are numbered from 0 to this."""
    over: bool
    """Only then may one look through a seat's eyes."""
    moment: int = 0
    viewer: int | None = None
    playing: bool = False
    speed: int = 100

    def go(self, moment: int) -> bool:
        """To a moment, as near as there is one; whether that is another."""
        was = self.moment
        self.moment = min(max(moment, 0), self.count)
        if self.moment == self.count:
            self.playing = False
        return self.moment != was

    def toggle(self) -> None:
        """Play or pause; at the end play starts over."""
        self.playing = not self.playing and self.count > 0
        if self.playing and self.moment == self.count:
            self.moment = 0

    def look_as(self, viewer: int | None) -> bool:
        if viewer is not None and not self.over:
            return False
        self.viewer = viewer
        return True
