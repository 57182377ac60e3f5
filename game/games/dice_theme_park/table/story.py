"""How the day went, from what was told of it: stars by round and by source, and its great moments.

A match that was taken up from an old save may not be known from its start: then little is said.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

from game.games.dice_theme_park.content.attractions import NO_TILE
from game.games.dice_theme_park.events.arriving import RoundBegun
from game.games.dice_theme_park.events.counting import (
    AdministratorScored,
    MoneyCounted,
    ObjectiveJudged,
    Scored,
    StatuesScored,
    TakingsCounted,
)
from game.games.dice_theme_park.events.operating import AttractionOperated, GuestLeft

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from game.games.dice_theme_park.content.attractions import TileId
    from game.games.dice_theme_park.content.numbers import Die
    from game.games.dice_theme_park.seen.view import ThemeParkSeen
    from game.kernel.event import Event

__all__ = ["SOURCES", "Guest", "Source", "Story", "Takings", "story"]

Source: TypeAlias = Literal["operating", "objectives", "administrator", "statues", "money"]
SOURCES: tuple[Source, ...] = get_args(Source)


@dataclass(frozen=True, slots=True)
class Takings:
    """What an attraction or a whole park brought in one round."""

    stars: int
    seat: int
    round: int
    tile: TileId = NO_TILE


@dataclass(frozen=True, slots=True)
class Guest:
    """A guest, and how often it rode while it was in a park."""

    rides: int
    seat: int
    die: Die


@dataclass(frozen=True, slots=True)
class Story:
    totals: Mapping[int, tuple[int, ...]]
    """By round, everybody's stars when it was over."""
    sources: Mapping[Source, tuple[int, ...]]
    """By source, everybody's stars; empty if the beginning is not known."""
    attraction: Takings | None
    """The best of one round."""
    park: Takings | None
    """The most stars of one round."""
    busiest: Takings | None
    """The most operations of one round, in place of its stars."""
    guest: Guest | None


@dataclass(slots=True)
class _Telling:
    seats: int
    round: int = 0
    stars: list[int] = field(default_factory=list)
    totals: dict[int, list[int]] = field(default_factory=dict)
    sources: dict[Source, list[int]] = field(default_factory=dict)
    rides: Counter[tuple[int, Die]] = field(default_factory=Counter)
    operations: Counter[tuple[int, int]] = field(default_factory=Counter)
    gains: Counter[tuple[int, int]] = field(default_factory=Counter)
    attraction: Takings | None = None
    guest: Guest | None = None

    def hear(self, event: Event) -> None:
        match event:
            case RoundBegun():
                self.round = event.round
            case AttractionOperated():
                self.operations[self.round, event.seat] += 1
                for die in event.party:
                    self._ride(event.seat, die)
            case GuestLeft():
                self.rides[event.seat, event.die] = 0
            case _:
                self._earn(event)

    def _earn(self, event: Event) -> None:
        """Stars, by what they come from."""
        match event:
            case TakingsCounted():
                best = self.attraction.stars if self.attraction else 0
                if event.stars > best:
                    self.attraction = Takings(event.stars, event.seat, self.round, event.tile)
            case AdministratorScored():
                self.sources["administrator"][event.seat] += event.stars
            case StatuesScored():
                self.sources["statues"][event.seat] += event.stars
            case MoneyCounted():
                self.sources["money"][event.seat] += event.stars
            case Scored():
                self._gain(event.seat, event.stars, event.total)
            case ObjectiveJudged():
                for seat, stars in enumerate(event.stars):
                    self.sources["objectives"][seat] += stars
                    self._gain(seat, stars, self.stars[seat] + stars)

    def _ride(self, seat: int, die: Die) -> None:
        self.rides[seat, die] += 1
        if self.guest is None or self.rides[seat, die] > self.guest.rides:
            self.guest = Guest(self.rides[seat, die], seat, die)

    def _gain(self, seat: int, stars: int, total: int) -> None:
        self.stars[seat] = total
        self.gains[self.round, seat] += stars
        self.totals.setdefault(self.round, [0] * self.seats)[seat] = total


def story(events: Sequence[Event], seen: ThemeParkSeen) -> Story:
    seats = len(seen.parks)
    telling = _Telling(seats, stars=[0] * seats)
    telling.sources = {name: [0] * seats for name in SOURCES}
    for event in events:
        telling.hear(event)
    final = [plot.stars for plot in seen.parks]
    telling.totals[seen.rounds] = final
    whole = any(isinstance(event, RoundBegun) and event.round == 1 for event in events)
    # What comes from nothing else was earned by operating: VIPs and skills are paid at once.
    others = [sum(row[seat] for row in telling.sources.values()) for seat in range(seats)]
    telling.sources["operating"] = [have - more for have, more in zip(final, others, strict=True)]
    return Story(
        {number: tuple(row) for number, row in sorted(telling.totals.items()) if number},
        {name: tuple(row) for name, row in telling.sources.items()} if whole else {},
        telling.attraction,
        _most(telling.gains),
        _most(telling.operations),
        telling.guest,
    )


def _most(counted: Counter[tuple[int, int]]) -> Takings | None:
    if not counted:
        return None
    (number, seat), most = max(counted.items(), key=lambda each: (each[1], each[0]))
    return Takings(most, seat, number) if most else None
