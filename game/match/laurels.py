"""What one person alone has done: puzzles solved, rungs climbed, the deals of the days."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING, Annotated, Final

import msgspec

from game.match.kept import KeptFile
from game.system.files import REAL, Files

if TYPE_CHECKING:
    from pathlib import Path

    from game.system.scribe import Scribe

__all__ = ["LAURELS", "Day", "Laurels", "LaurelsFile"]

LAURELS: Final = "alone.json"
_DAYS: Final = 400
"""So many are remembered of each game."""

_Id = Annotated[str, msgspec.Meta(max_length=80)]
_Rungs = Annotated[int, msgspec.Meta(ge=0, le=64)]
_Score = Annotated[int, msgspec.Meta(ge=-(1 << 20), le=1 << 20)]


class Day(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One day's deal."""

    best: _Score
    won: bool
    """In one of its matches at least."""


class Laurels(msgspec.Struct, forbid_unknown_fields=True):
    """By game; what is missing has not been tried."""

    solved: dict[_Id, tuple[_Id, ...]] = {}
    rungs: dict[_Id, _Rungs] = {}
    """So many have been climbed, from the lowest on."""
    days: dict[_Id, dict[_Id, Day]] = {}
    """By date in ISO form."""

    @property
    def sound(self) -> bool:
        return all(_date(day) is not None for days in self.days.values() for day in days)

    def solve(self, game: str, puzzle: str) -> bool:
        """Whether it is solved for the first time."""
        known = self.solved.get(game, ())
        if puzzle in known:
            return False
        self.solved[game] = (*known, puzzle)
        return True

    def climb(self, game: str, rung: int) -> bool:
        """Whether this one, counted from 0, is the next."""
        if rung != self.rungs.get(game, 0):
            return False
        self.rungs[game] = rung + 1
        return True

    def play(self, game: str, day: str, score: int, *, won: bool) -> bool:
        """A day's deal was played to its end. Whether that is its best so far."""
        days = self.days.setdefault(game, {})
        was = days.get(day)
        better = was is None or score > was.best or (won and not was.won)
        best = score if was is None else max(score, was.best)
        days[day] = Day(best, won or (was is not None and was.won))
        for old in sorted(days)[:-_DAYS]:
            del days[old]
        return better

    def streak(self, game: str, today: str) -> int:
        """So many days in a row, up to today or, while there is still time, yesterday."""
        at, days = _date(today), self.days.get(game, {})
        if at is None:
            return 0
        if today not in days:
            at -= timedelta(days=1)
        count = 0
        while at.isoformat() in days:
            count, at = count + 1, at - timedelta(days=1)
        return count


def _date(day: str) -> date | None:
    try:
        return date.fromisoformat(day)
    except ValueError:
        return None


class LaurelsFile(KeptFile[Laurels]):
    """Where they are kept."""

    def __init__(self, path: Path, files: Files = REAL, scribe: Scribe | None = None) -> None:
        super().__init__(path, Laurels, "alone-broken", "alone-not-kept", files, scribe)
