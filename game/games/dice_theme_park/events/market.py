"""Setup, and what is laid out between the parks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from game.games.dice_theme_park.content.administrators import AdministratorCard
from game.games.dice_theme_park.content.attractions import Stack, TileId
from game.games.dice_theme_park.content.ids import Offered, TrainId
from game.games.dice_theme_park.content.numbers import Die
from game.games.dice_theme_park.content.skills import SkillCard
from game.kernel.event import Event, Secret

__all__ = [
    "EVENTS",
    "AdministratorChosen",
    "CardsOffered",
    "DisplayCleared",
    "Displayed",
    "GuestBoarded",
    "GuestsBagged",
    "Reshuffled",
    "Shuffled",
    "SkillDisplayed",
    "SkillsCleared",
    "StaffChosen",
    "TrainsBack",
]

Shuffled: TypeAlias = Literal[Stack, "skills"]


@dataclass(frozen=True, slots=True)
class GuestBoarded(Event):
    """A guest out of the bag takes a seat on a train."""

    kind: ClassVar[str] = "guest_boards"
    shows = True
    die: Die
    train: TrainId
    place: int
    """From 1, from the top."""
    value: int


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discards are a stack again, or a deck."""

    kind: ClassVar[str] = "reshuffled"
    shows = True
    what: Shuffled


@dataclass(frozen=True, slots=True)
class Displayed(Event):
    """An attraction is laid out."""

    kind: ClassVar[str] = "displayed"
    shows = True
    place: int
    tile: TileId


@dataclass(frozen=True, slots=True)
class SkillDisplayed(Event):
    """A skill is laid out."""

    kind: ClassVar[str] = "skill_displayed"
    shows = True
    place: int
    skill: SkillCard


@dataclass(frozen=True, slots=True)
class CardsOffered(Event):
    """A seat has cards or attractions to choose one of."""

    kind: ClassVar[str] = "offered"
    shows = True
    seat: int
    count: int
    cards: Secret[tuple[Offered, ...]]


@dataclass(frozen=True, slots=True)
class StaffChosen(Event):
    """Alone with the promo pack: the hand for the whole game."""

    kind: ClassVar[str] = "staff_chosen"
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class AdministratorChosen(Event):
    """All have chosen their administrators."""

    kind: ClassVar[str] = "administrator"
    shows = True
    seat: int
    administrator: AdministratorCard


@dataclass(frozen=True, slots=True)
class GuestsBagged(Event):
    """Guests nobody called go back into the bag."""

    kind: ClassVar[str] = "guests_bagged"
    train: TrainId
    guests: tuple[Die, ...]


@dataclass(frozen=True, slots=True)
class TrainsBack(Event):
    """All trains are at the platform again."""

    kind: ClassVar[str] = "trains_back"


@dataclass(frozen=True, slots=True)
class DisplayCleared(Event):
    """Attractions nobody built are discarded."""

    kind: ClassVar[str] = "display_cleared"
    tiles: tuple[TileId, ...]


@dataclass(frozen=True, slots=True)
class SkillsCleared(Event):
    """Skills nobody learnt are discarded."""

    kind: ClassVar[str] = "skills_cleared"
    skills: tuple[SkillCard, ...]


EVENTS: tuple[type[Event], ...] = (
    GuestBoarded,
    Reshuffled,
    Displayed,
    SkillDisplayed,
    CardsOffered,
    StaffChosen,
    AdministratorChosen,
    GuestsBagged,
    TrainsBack,
    DisplayCleared,
    SkillsCleared,
)
