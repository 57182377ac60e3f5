"""What a table says of itself where there is no room to lay it out: on a narrow screen, to ears.

Things in groups, in the order they are read: each with its name, what its picture tells, and the
answer it stands for. The same words serve a phone held by eyes and one held by a screen reader.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.stage.said import Speech

__all__ = ["Held", "Pile"]


@dataclass(frozen=True, slots=True)
class Held:
    """One thing."""

    key: str
    name: Speech
    art: str = ""
    says: tuple[Speech, ...] = ()
    """What else the picture tells: an effect, a sum, a state in words."""
    count: Speech = ""
    """A short sign upon the picture."""
    at: tuple[int, int] | None = None
    """Row, and place in it, where things lie in a grid."""
    state: tuple[str, ...] = ()
    """How it stands out: "chosen", "gold", "faint", "off", "me", "now"."""
    answer: str = ""
    """The id of the answer it stands for."""


@dataclass(frozen=True, slots=True)
class Pile:
    """Things that belong together."""

    key: str
    name: Speech
    things: tuple[Held, ...]
    layout: str = "list"
    """"list": a line each; "cards": pictures side by side; "grid": rows as on the board."""
    ground: str = "paper"
    """What they lie on: "paper", "lawn", "soil", "map", "night"."""
    note: Speech = ""
