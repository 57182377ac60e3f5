"""Plan and Welcome."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from game.games.dice_theme_park.content.ids import TrainId
from game.games.dice_theme_park.content.numbers import Die, Phase
from game.games.dice_theme_park.content.solo import SoloCardId
from game.games.dice_theme_park.content.staff import StaffCard
from game.kernel.event import Event

__all__ = [
    "EVENTS",
    "ArrivedBy",
    "GuestArrived",
    "IncomeTaken",
    "OrderSet",
    "PhaseBegun",
    "RoundBegun",
    "SoloCardRevealed",
    "StaffPlayed",
    "SumLowered",
    "TrainChosen",
    "VipWelcomed",
]

ArrivedBy: TypeAlias = Literal["train", "doorman"]


@dataclass(frozen=True, slots=True)
class RoundBegun(Event):
    """Another round."""

    kind: ClassVar[str] = "round"
    round: int


@dataclass(frozen=True, slots=True)
class PhaseBegun(Event):
    """The next phase of a round."""

    kind: ClassVar[str] = "phase"
    phase: Phase


@dataclass(frozen=True, slots=True)
class StaffPlayed(Event):
    """Two staff cards are turned up."""

    kind: ClassVar[str] = "staff_played"
    shows = True
    seat: int
    cards: tuple[StaffCard, ...]
    sum: int


@dataclass(frozen=True, slots=True)
class SoloCardRevealed(Event):
    """Alone: what this card closes may be closed."""

    kind: ClassVar[str] = "solo_card"
    shows = True
    card: SoloCardId


@dataclass(frozen=True, slots=True)
class SumLowered(Event):
    """The early bird goes sooner."""

    kind: ClassVar[str] = "lowered"
    seat: int
    by: int
    sum: int


@dataclass(frozen=True, slots=True)
class OrderSet(Event):
    """Who goes before whom in this round."""

    kind: ClassVar[str] = "order"
    order: tuple[int, ...]
    sums: tuple[int, ...]
    """By seat."""


@dataclass(frozen=True, slots=True)
class IncomeTaken(Event):
    """The staff's money and the attractions'."""

    kind: ClassVar[str] = "income"
    seat: int
    staff: int
    park: int
    money: int
    """What it has now."""


@dataclass(frozen=True, slots=True)
class TrainChosen(Event):
    """A train comes to a park."""

    kind: ClassVar[str] = "boarded"
    seat: int
    train: TrainId


@dataclass(frozen=True, slots=True)
class GuestArrived(Event):
    """A guest steps out onto the Park Entrance."""

    kind: ClassVar[str] = "arrived"
    seat: int
    die: Die
    value: int
    train: TrainId
    by: ArrivedBy
    place: int


@dataclass(frozen=True, slots=True)
class VipWelcomed(Event):
    """A new guest is a VIP."""

    kind: ClassVar[str] = "vip"
    seat: int
    die: Die


EVENTS: tuple[type[Event], ...] = (
    RoundBegun,
    PhaseBegun,
    StaffPlayed,
    SoloCardRevealed,
    SumLowered,
    OrderSet,
    IncomeTaken,
    TrainChosen,
    GuestArrived,
    VipWelcomed,
)
