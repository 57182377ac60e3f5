"""Expand and Improve."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from game.games.dice_theme_park.content.attractions import Amenity, TileId
from game.games.dice_theme_park.content.ids import MascotId, SpaceId
from game.games.dice_theme_park.content.innovations import Built
from game.games.dice_theme_park.content.numbers import Die, Upgrade
from game.games.dice_theme_park.content.skills import SkillCard
from game.games.dice_theme_park.content.spaces import CellId
from game.kernel.event import Event

__all__ = [
    "EVENTS",
    "AmenityMatched",
    "AttractionBuilt",
    "BuiltFrom",
    "GuestDrawn",
    "Improved",
    "InnovationInstalled",
    "LearntFrom",
    "MapBought",
    "MascotRecruited",
    "SkillTaken",
    "UpgradeInstalled",
    "UpgradeRemoved",
    "UpgradeShifted",
]

BuiltFrom: TypeAlias = Literal["setup", "display", "discards"]
LearntFrom: TypeAlias = Literal["setup", "display"]


@dataclass(frozen=True, slots=True)
class AttractionBuilt(Event):
    """An attraction stands in a park."""

    kind: ClassVar[str] = "built"
    seat: int
    tile: TileId
    cell: CellId
    paid: int
    from_: BuiltFrom
    shows: bool = False


@dataclass(frozen=True, slots=True)
class AmenityMatched(Event):
    """A second, third or fourth amenity of a kind: there is a bonus."""

    kind: ClassVar[str] = "amenity"
    seat: int
    amenity: Amenity
    count: int
    tile: TileId


@dataclass(frozen=True, slots=True)
class GuestDrawn(Event):
    """A guest out of the bag, for the third matching amenity."""

    kind: ClassVar[str] = "drawn"
    shows = True
    seat: int
    die: Die
    value: int


@dataclass(frozen=True, slots=True)
class MascotRecruited(Event):
    """A mascot more."""

    kind: ClassVar[str] = "recruited"
    seat: int
    mascot: MascotId
    paid: int


@dataclass(frozen=True, slots=True)
class SkillTaken(Event):
    """A mascot has learnt something."""

    kind: ClassVar[str] = "skill_taken"
    seat: int
    skill: SkillCard
    mascot: MascotId
    from_: LearntFrom
    shows: bool = False


@dataclass(frozen=True, slots=True)
class MapBought(Event):
    """A map more."""

    kind: ClassVar[str] = "map_bought"
    seat: int
    paid: int


@dataclass(frozen=True, slots=True)
class UpgradeInstalled(Event):
    """An upgrade on a space."""

    kind: ClassVar[str] = "installed"
    seat: int
    upgrade: Upgrade
    tile: TileId
    space: SpaceId
    paid: int


@dataclass(frozen=True, slots=True)
class UpgradeRemoved(Event):
    """The Builder takes an upgrade away."""

    kind: ClassVar[str] = "removed"
    seat: int
    upgrade: Upgrade
    tile: TileId
    space: SpaceId


@dataclass(frozen=True, slots=True)
class InnovationInstalled(Event):
    """A cable car, a photo booth or a statue."""

    kind: ClassVar[str] = "innovated"
    seat: int
    innovation: Built
    tile: TileId
    paid: int


@dataclass(frozen=True, slots=True)
class UpgradeShifted(Event):
    """The rearranger moves an upgrade."""

    kind: ClassVar[str] = "shifted"
    seat: int
    upgrade: Upgrade
    from_: TileId
    from_space: SpaceId
    to: TileId
    to_space: SpaceId
    paid: int
    """Less than nothing where the difference is taken."""


@dataclass(frozen=True, slots=True)
class Improved(Event):
    """A seat has finished the phase."""

    kind: ClassVar[str] = "improved"
    seat: int


EVENTS: tuple[type[Event], ...] = (
    AttractionBuilt,
    AmenityMatched,
    GuestDrawn,
    MascotRecruited,
    SkillTaken,
    MapBought,
    UpgradeInstalled,
    UpgradeRemoved,
    InnovationInstalled,
    UpgradeShifted,
    Improved,
)
