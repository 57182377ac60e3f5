"""Where in a match one is watching, through whose eyes, and how fast."""

from __future__ import annotations

from dataclasses import dataclass, replace

__all__ = ["SPEEDS", "Watch"]

SPEEDS = (50, 100, 200, 400)
"""In hundredths."""


@dataclass(frozen=True, slots=True)
class Watch:
    count: int
    """Moments are numbered from 0 to this."""
    over: bool
    """Only then may one look through a seat's eyes."""
    moment: int = 0
    viewer: int | None = None
    playing: bool = False
    speed: int = 100

    def at(self, moment: int) -> Watch:
        """To a moment, as near as there is one."""
        moment = min(max(moment, 0), self.count)
        return replace(self, moment=moment, playing=self.playing and moment < self.count)

    def toggled(self) -> Watch:
        """Play or pause; at the end play starts over."""
        playing = not self.playing and self.count > 0
        over = playing and self.moment == self.count
        return replace(self, playing=playing, moment=0 if over else self.moment)

    def paused(self) -> Watch:
        return replace(self, playing=False)

    def looking_as(self, viewer: int | None) -> Watch:
        return self if viewer is not None and not self.over else replace(self, viewer=viewer)

    def at_speed(self, speed: int) -> Watch:
        return replace(self, speed=speed)
