"""What happens when on the evening's table: a column fills, rows move, the crown is carried."""

from __future__ import annotations

from dataclasses import dataclass

from game.stage.ease import curve

__all__ = ["Course"]

_FILL_MS = 1400.0
_SLIDE_MS = 400.0
_LIFT_AT = 2000.0
_ARC_MS = 700.0
_PRAISE_MS = 350.0
_PRAISED = 4
"""So many kind words are said at the end, one after the other."""


@dataclass(slots=True)
class Course:
    """Any key brings it to its end; where motion is reduced it is there at once."""

    members: int
    age: float = 0.0
    calm: bool = False
    known: bool = False
    """All of it was shown before: the table stands as it is, and the evening is closed."""

    @property
    def over(self) -> bool:
        return self.calm or self.age >= _LIFT_AT + _ARC_MS

    def hurry(self) -> bool:
        was, self.age = self.age, max(self.age, _LIFT_AT + _ARC_MS + _PRAISED * _PRAISE_MS)
        return self.age != was

    def praised(self, count: int) -> int:
        """How many kind words have been said by now: after the crown, one by one."""
        said = int((self.age - _LIFT_AT - _ARC_MS) // _PRAISE_MS)
        return count if self.calm else min(max(said, 0), count)

    def filled(self, rank: int) -> bool:
        """Whether the new number of whoever stood at this rank is there: the last comes first."""
        each = _FILL_MS / max(self.members, 1)
        return self.calm or self.known or self.age >= each * (self.members - rank)

    @property
    def slide(self) -> float:
        """How far the rows are on their way to their new places."""
        return self._share(_FILL_MS, _SLIDE_MS, "both")

    @property
    def crown(self) -> float:
        """How far the crown is from the old head to the new."""
        return self._share(_LIFT_AT, _ARC_MS, "both")

    def _share(self, start: float, length: float, how: str) -> float:
        if self.calm or self.known:
            return 1.0
        return curve(how)(min(max((self.age - start) / length, 0.0), 1.0))
