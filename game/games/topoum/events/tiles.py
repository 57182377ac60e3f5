"""Tiles come to lie, turn and go; the field is torn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.games.topoum.content.ids import Space
from game.games.topoum.content.words import (
    BlastCause,
    Crate,
    LayCause,
    LiftCause,
    Overlay,
    PlaceCause,
    Side,
    TakeCause,
    TurnCause,
)
from game.kernel.event import Event, Secret

__all__ = [
    "EVENTS",
    "Blast",
    "Carried",
    "Divided",
    "Fell",
    "Laid",
    "Lifted",
    "Looked",
    "Placed",
    "Taken",
    "TileChanged",
    "Turned",
]


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A base tile comes out of the reserve of its colour."""

    kind: ClassVar[str] = "placed"
    seat: int
    space: Space
    base: Side
    colour: int
    why: PlaceCause


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """A base tile goes back to the reserve of its colour."""

    kind: ClassVar[str] = "taken"
    space: Space
    base: Side
    colour: int
    why: TakeCause


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """A base tile, over on its other side, which it then shows."""

    kind: ClassVar[str] = "turned"
    space: Space
    colour: int
    base: Side
    why: TurnCause


@dataclass(frozen=True, slots=True)
class TileChanged(Event):
    """Instead of using a card; how is told next."""

    kind: ClassVar[str] = "tile-changed"
    seat: int
    space: Space


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """An obstacle or a farmer's tile, from beside the board."""

    kind: ClassVar[str] = "laid"
    tile: Overlay
    space: Space
    seat: int
    why: LayCause


@dataclass(frozen=True, slots=True)
class Carried(Event):
    """A farmer's tile, from another space."""

    kind: ClassVar[str] = "carried"
    tile: Overlay
    from_: Space
    to: Space
    seat: int


@dataclass(frozen=True, slots=True)
class Lifted(Event):
    """A tile that lay upon a base, or on bare ground, leaves the board."""

    kind: ClassVar[str] = "lifted"
    tile: Overlay
    space: Space
    why: LiftCause


@dataclass(frozen=True, slots=True)
class Looked(Event):
    """Who comes upon a crate looks inside."""

    kind: ClassVar[str] = "looked"
    shows = True
    seat: int
    crate: Crate
    space: Space
    value: Secret[int]


@dataclass(frozen=True, slots=True)
class Blast(Event):
    """Everything on a square goes at once."""

    kind: ClassVar[str] = "blast"
    space: Space
    how: BlastCause
    from_: Space


@dataclass(frozen=True, slots=True)
class Divided(Event):
    """Law 4: what stays battlefield, and what will fall."""

    kind: ClassVar[str] = "divided"
    kept: tuple[Space, ...]
    lost: tuple[Space, ...]
    chosen: bool
    """Parts of equal size: somebody said which stays."""


@dataclass(frozen=True, slots=True)
class Fell(Event):
    """All of it at once."""

    kind: ClassVar[str] = "fell"
    spaces: tuple[Space, ...]


EVENTS: tuple[type[Event], ...] = (
    Placed,
    Taken,
    Turned,
    TileChanged,
    Laid,
    Carried,
    Lifted,
    Looked,
    Blast,
    Divided,
    Fell,
)
