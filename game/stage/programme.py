"""What is played when: pieces that come back late, and silence between them. Times are ms."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

__all__ = ["AWAY", "Programme"]

AWAY = 600_000.0
"""Nothing is begun again before it has been away for so long."""
_BREATH = 12_000.0
"""The shortest silence between two pieces."""


class Programme:
    """A mood is a name ("showdown") or the beginning of several ("whack" for whack.1, whack.2)."""

    def __init__(self, lengths: Mapping[str, float], shuffle: Callable[[list[str]], None]) -> None:
        """`lengths` by name; `shuffle` says in which order what was never heard comes."""
        self._lengths = dict(lengths)
        self._heard: dict[str, float] = {}
        self._order = sorted(lengths)
        shuffle(self._order)

    def pieces(self, mood: str) -> list[str]:
        if mood in self._lengths:
            return [mood]
        return sorted(name for name in self._lengths if name.startswith(f"{mood}."))

    def heard(self, name: str, now: float) -> None:
        """This much of a piece has been heard by now, be it all or a part."""
        self._heard[name] = now

    def due(self, name: str, now: float) -> float:
        """How long a piece must still be away; 0: it may be played."""
        return max(self._heard.get(name, -AWAY) + AWAY - now, 0.0)

    def choice(self, mood: str, now: float) -> str:
        """The piece that has been away longest, "" while none has been away for long enough."""
        ready = [name for name in self._order if name in self.pieces(mood)]
        ready = [name for name in ready if not self.due(name, now)]
        return min(ready, key=lambda name: self._heard.get(name, -AWAY), default="")

    def rest(self, mood: str) -> float:
        """The silence after a piece: as many rests as it takes to keep each piece away in turn."""
        lengths = [self._lengths[name] for name in self.pieces(mood)]
        if not lengths:
            return 0.0
        others = sum(lengths) - max(lengths)
        return max((AWAY - others) / len(lengths), _BREATH)
