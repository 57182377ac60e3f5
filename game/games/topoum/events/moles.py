"""What moles do, and what becomes of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Literal, TypeAlias

from game.games.topoum.content.ids import NOWHERE, Mole, Space
from game.games.topoum.content.words import (
    DeathCause,
    DeployCause,
    FlightCause,
    MarchWay,
    ShotWay,
)
from game.kernel.event import Event

__all__ = [
    "EVENTS",
    "Captured",
    "Clashed",
    "CrossMoved",
    "Deployed",
    "Eliminated",
    "Fled",
    "Freed",
    "Held",
    "Honoured",
    "Marched",
    "Run",
    "Shot",
    "Slid",
    "Stayed",
    "Swapped",
]


Run: TypeAlias = tuple[Mole, Space, Space]
"""A mole that flees, from where to where: nowhere beyond the board's edge."""
Held: TypeAlias = tuple[Mole, Space]
"""A mole that cannot get away from its space."""


@dataclass(frozen=True, slots=True)
class Deployed(Event):
    """Out of the reserve onto the board."""

    kind: ClassVar[str] = "deployed"
    mole: Mole
    seat: int
    space: Space
    why: DeployCause


@dataclass(frozen=True, slots=True)
class Marched(Event):
    """From a space to another one, by its own move or by a card."""

    kind: ClassVar[str] = "marched"
    mole: Mole
    from_: Space
    via: Space = field(default=NOWHERE, kw_only=True)
    """The square a motorbike rides through."""
    to: Space
    how: MarchWay


@dataclass(frozen=True, slots=True)
class Slid(Event):
    """On over the ice; nowhere beyond the board's edge."""

    kind: ClassVar[str] = "slid"
    mole: Mole
    from_: Space
    to: Space


@dataclass(frozen=True, slots=True)
class Stayed(Event):
    """On the ice, for there is no way on."""

    kind: ClassVar[str] = "stayed"
    mole: Mole
    space: Space
    why: Literal["ice"]


@dataclass(frozen=True, slots=True)
class Fled(Event):
    """All at once."""

    kind: ClassVar[str] = "fled"
    how: FlightCause
    moves: tuple[Run, ...]
    stuck: tuple[Held, ...]


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """Two moles, and the spaces they come to."""

    kind: ClassVar[str] = "swapped"
    moles: tuple[Mole, Mole]
    spaces: tuple[Space, Space]


@dataclass(frozen=True, slots=True)
class Shot(Event):
    kind: ClassVar[str] = "shot"
    by: Mole
    from_: Space
    space: Space
    how: ShotWay
    mole: Mole
    """Who is hit."""
    safe: bool
    """Under the Red Cross."""


@dataclass(frozen=True, slots=True)
class Clashed(Event):
    """A mole runs into another: who comes, and who was there."""

    kind: ClassVar[str] = "clash"
    space: Space
    moles: tuple[Mole, Mole]


@dataclass(frozen=True, slots=True)
class Eliminated(Event):
    """Back to its reserve."""

    kind: ClassVar[str] = "killed"
    mole: Mole
    seat: int
    space: Space
    why: DeathCause


@dataclass(frozen=True, slots=True)
class Captured(Event):
    """A prisoner of war."""

    kind: ClassVar[str] = "captured"
    mole: Mole
    by: int
    """Its captor's seat."""
    space: Space


@dataclass(frozen=True, slots=True)
class Freed(Event):
    """A ransom brings a captive back to its reserve."""

    kind: ClassVar[str] = "freed"
    mole: Mole
    seat: int
    captor: int
    forced: bool
    """All four were captive."""


@dataclass(frozen=True, slots=True)
class Honoured(Event):
    """Home with a medal."""

    kind: ClassVar[str] = "honoured"
    mole: Mole
    space: Space


@dataclass(frozen=True, slots=True)
class CrossMoved(Event):
    """The Red Cross comes or goes; nowhere is beside the board."""

    kind: ClassVar[str] = "cross"
    space: Space
    from_: Space


EVENTS: tuple[type[Event], ...] = (
    Deployed,
    Marched,
    Slid,
    Stayed,
    Fled,
    Swapped,
    Shot,
    Clashed,
    Eliminated,
    Captured,
    Freed,
    Honoured,
    CrossMoved,
)
