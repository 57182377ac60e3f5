"""Where in a match one is watching, and how fast: a fact of the moment like any other."""

from __future__ import annotations

from dataclasses import dataclass, replace

__all__ = ["SPEEDS", "Watch"]

SPEEDS = (50, 100, 200, 400)
"""In hundredths."""


@dataclass(frozen=True, slots=True)
class Watch:
    count: int
    """Moments are numbered from 0 to this."""
    moment: int = 0
    playing: bool = False
    speed: int = 100
    until: int = 0
    """It stops by itself at this moment, once."""
    ended: bool = False
    """The match is over: any eyes may be borrowed, and it may go on otherwise from here."""

    def at(self, moment: int) -> Watch:
        """To a moment, as near as there is one."""
        moment = min(max(moment, 0), self.count)
        stops = moment == self.until
        goes_on = self.playing and moment < self.count and not stops
        return replace(self, moment=moment, playing=goes_on, until=0 if stops else self.until)

    def only(self, moment: int) -> Watch:
        """Slowly, what led to this moment and no more."""
        before = self.at(moment - 1)
        return replace(before, playing=True, until=moment, speed=SPEEDS[0])

    def toggled(self) -> Watch:
        """Play or pause; at the end play starts over."""
        playing = not self.playing and self.count > 0
        over = playing and self.moment == self.count
        return replace(self, playing=playing, moment=0 if over else self.moment)

    def paused(self) -> Watch:
        return replace(self, playing=False)

    def at_speed(self, speed: int) -> Watch:
        return replace(self, speed=speed)
