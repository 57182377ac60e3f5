"""Upkeep, and what it comes to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from game.games.dice_theme_park.content.administrators import AdministratorCard
from game.games.dice_theme_park.content.attractions import TileId
from game.games.dice_theme_park.content.numbers import Die
from game.games.dice_theme_park.content.objectives import ObjectiveId
from game.games.dice_theme_park.content.solo import GoalId
from game.games.dice_theme_park.content.staff import StaffCard
from game.kernel.event import Event

__all__ = [
    "EVENTS",
    "AdministratorScored",
    "CardsSwapped",
    "GoalJudged",
    "GuestReturned",
    "GuestsLeaving",
    "MatchEnded",
    "MoneyCounted",
    "ObjectiveJudged",
    "ReturnedBy",
    "RoundCounted",
    "Scored",
    "StaffDismissed",
    "StaffPassed",
    "StatuesScored",
    "TakingsCounted",
]

ReturnedBy: TypeAlias = Literal["ticket_agent", "second_chance"]


@dataclass(frozen=True, slots=True)
class TakingsCounted(Event):
    """What the cubes on an attraction bring."""

    kind: ClassVar[str] = "takings"
    seat: int
    tile: TileId
    cubes: int
    stars: int
    money: int


@dataclass(frozen=True, slots=True)
class AdministratorScored(Event):
    """What an administrator counts brings stars."""

    kind: ClassVar[str] = "administrator_stars"
    seat: int
    administrator: AdministratorCard
    count: int
    stars: int


@dataclass(frozen=True, slots=True)
class StatuesScored(Event):
    """The statues of a park."""

    kind: ClassVar[str] = "statues"
    seat: int
    stars: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """The stars of a round."""

    kind: ClassVar[str] = "scored"
    seat: int
    stars: int
    total: int


@dataclass(frozen=True, slots=True)
class ObjectiveJudged(Event):
    """Who has the most of something, or the fewest."""

    kind: ClassVar[str] = "objective"
    objective: ObjectiveId
    round: int
    counts: tuple[int, ...]
    """By seat, like what follows."""
    stars: tuple[int, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundCounted(Event):
    """All stars of a round have been counted."""

    kind: ClassVar[str] = "counted"
    round: int


@dataclass(frozen=True, slots=True)
class GuestsLeaving(Event):
    """Those with value 1 are about to leave."""

    kind: ClassVar[str] = "leaving"
    ones: tuple[int, ...]
    """How many, by seat."""


@dataclass(frozen=True, slots=True)
class GuestReturned(Event):
    """A guest who was leaving is called back."""

    kind: ClassVar[str] = "returned"
    seat: int
    die: Die
    value: int
    by: ReturnedBy


@dataclass(frozen=True, slots=True)
class CardsSwapped(Event):
    """The understudy: a card that was played for one in hand."""

    kind: ClassVar[str] = "understudy"
    shows = True
    seat: int
    kept: StaffCard
    instead: StaffCard


@dataclass(frozen=True, slots=True)
class GoalJudged(Event):
    """Alone: a goal is achieved, or raises the target."""

    kind: ClassVar[str] = "goal"
    goal: GoalId
    round: int
    achieved: bool
    red: int
    """What it adds to the target."""
    count: int
    value: int
    target: int


@dataclass(frozen=True, slots=True)
class StaffDismissed(Event):
    """A staff card is out of the game."""

    kind: ClassVar[str] = "staff_out"
    seat: int
    card: StaffCard


@dataclass(frozen=True, slots=True)
class StaffPassed(Event):
    """The cards played go to the left."""

    kind: ClassVar[str] = "passed"
    seat: int
    to: int
    cards: tuple[StaffCard, ...]


@dataclass(frozen=True, slots=True)
class MoneyCounted(Event):
    """Money left over turns into stars."""

    kind: ClassVar[str] = "money_counted"
    seat: int
    money: int
    stars: int


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The last round is over."""

    kind: ClassVar[str] = "ended"


EVENTS: tuple[type[Event], ...] = (
    TakingsCounted,
    AdministratorScored,
    StatuesScored,
    Scored,
    ObjectiveJudged,
    RoundCounted,
    GuestsLeaving,
    GuestReturned,
    CardsSwapped,
    GoalJudged,
    StaffDismissed,
    StaffPassed,
    MoneyCounted,
    MatchEnded,
)
