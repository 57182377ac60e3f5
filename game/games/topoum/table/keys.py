"""What pieces are called that layout and acts both speak of. A mole goes by its own id."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.topoum.content import is_crate
from game.stage.kit.keys import Keys

if TYPE_CHECKING:
    from game.games.topoum.content.ids import Card, Mole, Place, Space
    from game.games.topoum.content.words import Overlay
    from game.games.topoum.seen.view import Sight


_SIGHT = "sight."
_ON_FIELD = (
    "tile.",
    "stud.",
    "over.",
    "mole.",
    _SIGHT,
    "space.",
    "cross",
    "shelter",
    "halo",
    "lately.",
)

tile: Keys[Space] = Keys("tile.{}")
stud: Keys[Space] = Keys("stud.{}")
crack: Keys[Space] = Keys("crack.{}")
actor: Keys[Mole] = Keys("actor.{}")
"""A mole that acts in place of the one of the layout."""
card: Keys[Card] = Keys("card.{}")
lying: Keys[Place, str] = Keys("{}.{}")
"""What belongs to a place of cards: its slot, name, hint, sign, cost; a card's back."""
marker: Keys[int] = Keys("marker.{}")
"""A seat's, on the medals track."""


def overlay(tile: Overlay, space: Space) -> str:
    """Crates are known one by one; of other tiles each is known by where it lies."""
    return f"over.{tile if is_crate(tile) else space}"


def value(tile: Overlay, space: Space) -> str:
    """The number on a crate."""
    return f"{overlay(tile, space)}.value"


def seat(seat: int, part: str = "") -> str:
    """A seat's panel, or something on it."""
    return f"seat.{seat}.{part}" if part else f"seat.{seat}"


def sight(sight: Sight) -> str:
    return f"{_SIGHT}{sight.ends[0]}.{sight.ends[1]}"


def chip(line: Sight) -> str:
    """What a line brings."""
    return f"{sight(line)}.chip"


def is_sight(key: str) -> bool:
    return key.startswith(_SIGHT)


def lies_on_field(key: str) -> bool:
    """Whether it goes along with the camera."""
    return key.startswith(_ON_FIELD)
