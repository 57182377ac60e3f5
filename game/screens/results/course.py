"""What happens when on the results: rows are counted from last to first, then kind words land."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Course"]

_ROW_MS = 500.0
_AWARDS_AT = 2500.0
_AWARD_MS = 350.0
_REST_MS = 300.0
_SOURCE_MS = 380.0


@dataclass(slots=True)
class Course:
    """The clock of a results screen. Any key brings it to its end."""

    seats: int
    awards: int
    sources: int = 0
    """Rows of an account that is counted source by source."""
    age: float = 0.0
    calm: bool = False

    @property
    def awards_at(self) -> float:
        return max(_AWARDS_AT, _ROW_MS * self.seats, _SOURCE_MS * self.sources)

    @property
    def film_at(self) -> float:
        return self.awards_at + _AWARD_MS * self.awards + _REST_MS

    @property
    def over(self) -> bool:
        return self.age >= self.film_at

    def hurry(self) -> bool:
        """To the end; whether there was anything left to hurry."""
        was, self.age = self.age, max(self.age, self.film_at)
        return self.age != was

    def row(self, rank: int) -> float:
        """How far the row of the one at this rank is counted, 0 for the first: the last begins."""
        return self._share(_ROW_MS * (self.seats - 1 - rank), _ROW_MS)

    def source(self, number: int) -> float:
        """How far a row of the account is counted."""
        return self._share(_SOURCE_MS * number, _SOURCE_MS)

    def award(self, number: int) -> float:
        """How far an award has come down."""
        return self._share(self.awards_at + _AWARD_MS * number, _AWARD_MS)

    def _share(self, start: float, length: float) -> float:
        return 1.0 if self.calm else min(max((self.age - start) / length, 0.0), 1.0)

    def passed(self, before: float) -> list[tuple[str, int]]:
        """What has begun since the clock stood at `before`: a row of some rank, or an award."""
        if self.calm:
            return []
        ranks = reversed(range(self.seats))
        rows = [("row", rank) for at, rank in enumerate(ranks) if before <= _ROW_MS * at < self.age]
        lands = [self.awards_at + _AWARD_MS * (at + 1) for at in range(self.awards)]
        return rows + [("award", at) for at, ms in enumerate(lands) if before < ms <= self.age]
