"""Club night: several games in a row, one table of standings, a crown that is carried over."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Annotated, Final

import msgspec

from game.match.kept import KeptFile
from game.match.seats import COLOURS, CONTROLS, LEVELS, Person
from game.system.files import REAL, Files

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from game.system.scribe import Scribe

__all__ = ["CLUB", "LONG", "PLANNED", "Club", "ClubFile", "Column", "Member", "points"]

CLUB: Final = "club.json"
PLANNED: Final = 5
"""Games of an evening; it may be ended sooner."""
LONG: Final = 45
"""A game that takes longer than so many minutes counts double."""

_Short = Annotated[str, msgspec.Meta(max_length=80)]
_Id = Annotated[str, msgspec.Meta(max_length=200)]
_Points = Annotated[int, msgspec.Meta(ge=1, le=1000)]
_Few = Annotated[int, msgspec.Meta(ge=0, le=64)]


class Member(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody of the evening: the same person in the same colour in every game."""

    name: _Short
    colour: _Short
    control: _Short
    device: _Few
    level: _Short
    personality: _Short
    squeak: _Short = ""

    @classmethod
    def of(cls, person: Person) -> Member:
        return cls(
            person.name,
            person.colour,
            person.control,
            person.device,
            person.level,
            person.personality,
            person.squeak,
        )

    def person(self, manners: Sequence[str]) -> Person:
        """As she sits down to a game; a bot's manner may be unknown there, its name stays."""
        known = self.personality in manners or not manners
        manner = self.personality if known else manners[0]
        return Person(
            self.name, self.colour, self.control, self.device, self.level, manner, self.squeak
        )

    @property
    def sound(self) -> bool:
        return self.colour in COLOURS and self.control in CONTROLS and self.level in LEVELS


class Column(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game that has been played."""

    game: _Short
    match: _Id
    points: tuple[_Points, ...]
    """By member; never nothing."""
    won: tuple[bool, ...]
    chooser: _Few
    """Who had chosen it."""
    awards: tuple[_Short, ...] = ()
    """The kinds that were given, so that the next game has others."""


def points(places: Sequence[int], *, double: bool = False) -> tuple[int, ...]:
    """The last gets 1, each place above one more; those who share a place get the same."""
    found = [1 + sum(other > place for other in places) for place in places]
    return tuple(count * (2 if double else 1) for count in found)


class Club(msgspec.Struct, forbid_unknown_fields=True):
    """An evening as it is kept."""

    members: tuple[Member, ...]
    columns: tuple[Column, ...] = ()
    playing: _Id = ""
    """The match under way, by which its end is known again."""
    chooser: _Few = 0
    """Who chose that."""
    ended: bool = False

    @property
    def sound(self) -> bool:
        """Whether its parts fit each other: a file may have been written by anybody."""
        count = len(self.members)
        columns = all(
            len(each.points) == len(each.won) == count and each.chooser < count
            for each in self.columns
        )
        people = all(member.sound for member in self.members)
        colours = len({member.colour for member in self.members}) == count
        held = self.chooser < count
        return 2 <= count <= len(COLOURS) and columns and people and colours and held

    @property
    def full(self) -> bool:
        """As many games as were planned, or somebody has ended it."""
        return self.ended or len(self.columns) >= PLANNED

    def total(self, member: int, columns: int | None = None) -> int:
        """After so many columns, or all."""
        return sum(column.points[member] for column in self.columns[:columns])

    def wins(self, member: int, columns: int | None = None) -> int:
        return sum(column.won[member] for column in self.columns[:columns])

    def ranked(self, columns: int | None = None) -> tuple[int, ...]:
        """From first to last: points, then games won, then as they sit."""
        return tuple(
            sorted(
                range(len(self.members)),
                key=lambda at: (-self.total(at, columns), -self.wins(at, columns), at),
            )
        )

    def places(self, columns: int | None = None) -> tuple[int, ...]:
        """After so many columns, or all. Equal points share a place."""
        totals = [self.total(at, columns) for at in range(len(self.members))]
        return tuple(1 + sum(other > total for other in totals) for total in totals)

    def crowned(self, columns: int | None = None) -> int:
        """Who wears the crown after so many games, -1 before the first. It stays where it is
        while others only draw level."""
        wears = -1
        for count in range(1, len(self.columns[:columns]) + 1):
            totals = [self.total(at, count) for at in range(len(self.members))]
            if wears < 0 or totals[wears] < max(totals):
                wears = self.ranked(count)[0]
        return wears

    def picks(self) -> int:
        """Who chooses the next game: the last; a bot leaves it to the person next above."""
        if not self.columns:
            order: Sequence[int] = range(len(self.members))
        else:
            order = self.ranked()[::-1]
        people = (at for at in order if self.members[at].control != "bot")
        return next(people, order[0])

    def begin(self, match: str) -> None:
        """The chosen game begins."""
        self.playing, self.chooser = match, self.picks()

    def add(
        self, game: str, match: str, places: Sequence[int], awards: Sequence[str], *, double: bool
    ) -> None:
        """The match is over."""
        column = Column(
            game,
            match,
            points(places, double=double),
            tuple(place == 1 for place in places),
            self.chooser,
            tuple(awards),
        )
        self.columns, self.playing = (*self.columns, column), ""

    def counted(self, match: str) -> bool:
        return any(column.match == match for column in self.columns)

    def feats(self) -> dict[str, tuple[int, ...]]:
        """What each may be praised for at the end: by kind, by member."""
        seats = range(len(self.members))
        rows = [column.points for column in self.columns]
        half = len(rows) // 2
        return {
            "club-stars": tuple(self.wins(at) for at in seats),
            "club-late": tuple(sum(row[at] for row in rows[half:]) for at in seats),
            "club-early": tuple(sum(row[at] for row in rows[: half + 1]) for at in seats),
            "club-leap": tuple(
                max((now[at] - was[at] for was, now in pairwise(rows)), default=0) for at in seats
            ),
            "club-host": tuple(
                sum(column.chooser == at for column in self.columns) for at in seats
            ),
            "club-second": tuple(
                sum(row[at] == sorted(set(row))[-2:][0] < max(row) for row in rows) for at in seats
            ),
        }


class ClubFile(KeptFile[Club]):
    """Where the evening lies."""

    def __init__(self, path: Path, files: Files = REAL, scribe: Scribe | None = None) -> None:
        super().__init__(path, Club, "club-broken", "club-not-kept", files, scribe)
