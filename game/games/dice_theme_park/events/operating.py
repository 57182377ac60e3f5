"""Operate: what happens in an open park."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from game.games.dice_theme_park.content.attractions import TileId
from game.games.dice_theme_park.content.ids import MascotId
from game.games.dice_theme_park.content.numbers import Die
from game.games.dice_theme_park.content.skills import SkillCard
from game.kernel.event import Event

__all__ = [
    "EVENTS",
    "AttractionOperated",
    "ColourAdjusted",
    "ColourLost",
    "GuestExchanged",
    "GuestLeft",
    "GuestMoved",
    "GuestPippedDown",
    "GuestRerolled",
    "GuestSpared",
    "GuideUsed",
    "LeftBy",
    "MapUsed",
    "MascotUsed",
    "MovedBy",
    "ParkClosed",
    "ParksOpened",
    "Perk",
    "PerkEarned",
    "SetBy",
    "ValueSet",
]

SetBy: TypeAlias = Literal["amenity", "concierge", "mascot", "skill", "staff"]
MovedBy: TypeAlias = Literal["operate", "map", "guide", "skill"]
LeftBy: TypeAlias = Literal["pip", "upkeep"]
Perk: TypeAlias = Literal["vip", "cable", "tips", "cheer"]
"""What pays at once while a park operates."""


@dataclass(frozen=True, slots=True)
class ParksOpened(Event):
    """The gates open."""

    kind: ClassVar[str] = "opened"


@dataclass(frozen=True, slots=True)
class ParkClosed(Event):
    """A park is shut for the day."""

    kind: ClassVar[str] = "closed"
    seat: int


@dataclass(frozen=True, slots=True)
class AttractionOperated(Event):
    """A cube on an attraction, and a party is assembled."""

    kind: ClassVar[str] = "operated"
    seat: int
    tile: TileId
    party: tuple[Die, ...]
    manager: bool
    cube: int
    """How many lie there now."""


@dataclass(frozen=True, slots=True)
class GuestPippedDown(Event):
    """A guest of a party has a pip less."""

    kind: ClassVar[str] = "pipped"
    seat: int
    die: Die
    from_: int
    to: int
    tile: TileId


@dataclass(frozen=True, slots=True)
class GuestSpared(Event):
    """Fresh legs: a guest of the party keeps its value."""

    kind: ClassVar[str] = "spared"
    seat: int
    die: Die
    tile: TileId


@dataclass(frozen=True, slots=True)
class GuestRerolled(Event):
    """A guest on the Surprises sign, or by a skill."""

    kind: ClassVar[str] = "rerolled"
    shows = True
    seat: int
    die: Die
    from_: int
    to: int
    tile: TileId


@dataclass(frozen=True, slots=True)
class GuestMoved(Event):
    """A guest goes from one attraction to another."""

    kind: ClassVar[str] = "moved"
    seat: int
    die: Die
    from_: TileId
    to: TileId
    by: MovedBy
    cable: bool
    """From cable car to cable car."""


@dataclass(frozen=True, slots=True)
class GuestLeft(Event):
    """A guest goes home."""

    kind: ClassVar[str] = "departed"
    seat: int
    die: Die
    tile: TileId
    why: LeftBy
    vip: bool


@dataclass(frozen=True, slots=True)
class ValueSet(Event):
    """A guest has another value."""

    kind: ClassVar[str] = "value"
    seat: int
    die: Die
    from_: int
    to: int
    by: SetBy


@dataclass(frozen=True, slots=True)
class MapUsed(Event):
    """A map is turned over."""

    kind: ClassVar[str] = "map_used"
    seat: int
    left: int
    """How many are still ready."""


@dataclass(frozen=True, slots=True)
class GuideUsed(Event):
    """The Guide sends a guest anywhere."""

    kind: ClassVar[str] = "guide_used"
    seat: int


@dataclass(frozen=True, slots=True)
class MascotUsed(Event):
    """A mascot goes to an attraction."""

    kind: ClassVar[str] = "mascot_used"
    seat: int
    mascot: MascotId
    tile: TileId
    skill: SkillCard
    """The skill it uses, "" if it adjusts a guest."""


@dataclass(frozen=True, slots=True)
class ColourAdjusted(Event):
    """Guests of any colour may join the next party here."""

    kind: ClassVar[str] = "wild"
    seat: int
    tile: TileId
    free: int
    """How many."""


@dataclass(frozen=True, slots=True)
class ColourLost(Event):
    """An adjusted colour has been in vain."""

    kind: ClassVar[str] = "wild_lost"
    seat: int
    tile: TileId


@dataclass(frozen=True, slots=True)
class GuestExchanged(Event):
    """A guest for one of another colour out of the bag."""

    kind: ClassVar[str] = "exchanged"
    shows = True
    seat: int
    die: Die
    now: Die
    value: int
    at: TileId


@dataclass(frozen=True, slots=True)
class PerkEarned(Event):
    """Stars or money taken at once."""

    kind: ClassVar[str] = "earned"
    seat: int
    stars: int
    money: int
    why: Perk


EVENTS: tuple[type[Event], ...] = (
    ParksOpened,
    ParkClosed,
    AttractionOperated,
    GuestPippedDown,
    GuestSpared,
    GuestRerolled,
    GuestMoved,
    GuestLeft,
    ValueSet,
    MapUsed,
    GuideUsed,
    MascotUsed,
    ColourAdjusted,
    ColourLost,
    GuestExchanged,
    PerkEarned,
)
