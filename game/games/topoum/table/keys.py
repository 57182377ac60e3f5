"""What pieces are called that layout and acts both speak of. A mole goes by its own id."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.topoum.content import is_crate

if TYPE_CHECKING:
    from game.games.topoum.content.ids import Card, Mole, Place, Space
    from game.games.topoum.content.words import Overlay
    from game.games.topoum.seen.view import Sight

__all__ = [
    "actor",
    "card",
    "chip",
    "crack",
    "is_sight",
    "lies_on_field",
    "lying",
    "marker",
    "overlay",
    "seat",
    "sight",
    "stud",
    "tile",
    "value",
]

_SIGHT = "sight."
_ON_FIELD = ("tile.", "stud.", "over.", "mole.", _SIGHT, "space.", "cross", "shelter", "halo")


def tile(space: Space) -> str:
    return f"tile.{space}"


def stud(space: Space) -> str:
    return f"stud.{space}"


def overlay(tile: Overlay, space: Space) -> str:
    """Crates are known one by one; of other tiles each is known by where it lies."""
    return f"over.{tile if is_crate(tile) else space}"


def value(tile: Overlay, space: Space) -> str:
    """The number on a crate."""
    return f"{overlay(tile, space)}.value"


def crack(space: Space) -> str:
    return f"crack.{space}"


def actor(mole: Mole) -> str:
    """A mole that acts in place of the one of the layout."""
    return f"actor.{mole}"


def card(card: Card) -> str:
    return f"card.{card}"


def lying(place: Place, part: str) -> str:
    """What belongs to a place of cards: its slot, name, hint, sign, cost; a card's back."""
    return f"{place}.{part}"


def seat(seat: int, part: str = "") -> str:
    """A seat's panel, or something on it."""
    return f"seat.{seat}.{part}" if part else f"seat.{seat}"


def marker(seat: int) -> str:
    """On the medals track."""
    return f"marker.{seat}"


def sight(sight: Sight) -> str:
    return f"{_SIGHT}{sight.ends[0]}.{sight.ends[1]}"


def chip(sight: Sight) -> str:
    """What a line brings."""
    return f"{_SIGHT}{sight.ends[0]}.{sight.ends[1]}.chip"


def is_sight(key: str) -> bool:
    return key.startswith(_SIGHT)


def lies_on_field(key: str) -> bool:
    """Whether it goes along with the camera."""
    return key.startswith(_ON_FIELD)
