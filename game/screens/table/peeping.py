"""Those who wait before the closed curtain: now and then one peeks, and is scolded for it.

It goes by the clock alone. Behind the closed curtain there is nothing yet that anybody might see.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import pi, sin

__all__ = ["Peep", "Peeping"]

_PEEK, _SCOLDED, _DUCK, _BACK, _ROUND = 1500.0, 2700.0, 260.0, 300.0, 7000.0
"""In a round: so long somebody peeks, until then she is scolded, and after all that there is rest.
To duck takes so long, and to come up again."""


@dataclass(frozen=True, slots=True)
class Peep:
    """One moment of it, for the one in question."""

    at: int = -1
    """Whoever peeks, of those who wait; -1: nobody."""
    looks: bool = False
    scolded: bool = False
    low: float = 0.0
    """How far she has ducked, 0 to 1."""


class Peeping:
    """The clock of it."""

    def __init__(self) -> None:
        self._age = 0.0

    def begin(self) -> None:
        """Another curtain, another first one."""
        self._age = 0.0

    def update(self, ms: float) -> bool:
        """Whether somebody is scolded just now."""
        before, self._age = self._age % _ROUND, self._age + ms
        return before < _PEEK <= before + ms

    def now(self, count: int, *, calm: bool = False) -> Peep:
        """What so many do who wait; in calm motion one peeks, and stays as she is."""
        if not count:
            return Peep()
        if calm:
            return Peep(count - 1, looks=True)
        number, age = divmod(self._age, _ROUND)
        # First the one at the edge; if it comes out even, every other one first.
        at = (count - 1 - int(number) * (1 + count % 2)) % count
        if age < _PEEK:
            return Peep(at, looks=True)
        if age < _SCOLDED:
            return Peep(at, scolded=True, low=sin(min((age - _PEEK) / _DUCK, 1) * pi / 2))
        low = 1 - (age - _SCOLDED) / _BACK
        return Peep(at, low=sin(low * pi / 2)) if low > 0 else Peep()
