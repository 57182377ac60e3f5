"""The evening so far: who has won how often since the club opened, and what was said of whom."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.match.seats import Person

__all__ = ["Evening", "Who", "who"]

Who: TypeAlias = tuple[str, str]
"""Somebody, from match to match."""


def who(person: Person) -> Who:
    """People go by their names. A bot's name follows its manner, so it goes by its colour."""
    return ("bot", person.colour) if person.is_bot else ("", person.name)


@dataclass(slots=True)
class _Guest:
    name: str
    colour: str
    wins: int = 0


@dataclass(slots=True)
class Evening:
    """A shared win counts for everybody in it."""

    _guests: dict[Who, _Guest] = field(default_factory=dict)
    _counted: set[tuple[object, ...]] = field(default_factory=set)
    _praised: dict[tuple[object, ...], tuple[str, ...]] = field(default_factory=dict)
    """The awards of each match, the last one last."""
    _crowned: Who | None = None
    """Whoever won the last match."""

    def record(
        self, match: tuple[object, ...], people: Sequence[Person], winners: Sequence[int]
    ) -> None:
        """Count a match, once: its results may be looked at again."""
        if match in self._counted:
            return
        self._counted.add(match)
        for seat, person in enumerate(people):
            guest = self._guests.setdefault(who(person), _Guest(person.name, person.colour))
            guest.name, guest.colour = person.name, person.colour
            guest.wins += seat in winners
        won = [who(people[seat]) for seat in winners]
        if won and self._crowned not in won:
            # Of several the first; where the one who wears it is among them, it stays.
            self._crowned = won[0]

    def crowned(self, people: Sequence[Person]) -> int | None:
        """Which of these wears the crown of the last winner."""
        found = (at for at, person in enumerate(people) if who(person) == self._crowned)
        return next(found, None)

    def table(self) -> tuple[tuple[str, str, int], ...]:
        """Name, colour and wins, most wins first."""
        rows = [(guest.name, guest.colour, guest.wins) for guest in self._guests.values()]
        return tuple(sorted(rows, key=lambda row: -row[2]))

    def praised_before(self, match: tuple[object, ...]) -> tuple[str, ...]:
        """The awards of the match before this one."""
        found: tuple[str, ...] = ()
        for other, kinds in self._praised.items():
            if other == match:
                break
            found = kinds
        return found

    def praise(self, match: tuple[object, ...], kinds: Sequence[str]) -> None:
        """These were this match's awards."""
        self._praised.setdefault(match, tuple(kinds))
