"""What a teacher beside the table says: a fact of the moment like any other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from game.stage.widgets.button import Tone

__all__ = ["Offered", "Taught"]


@dataclass(frozen=True, slots=True)
class Offered:
    """A button below what is said."""

    deed: str
    words: str
    tone: Tone = "cream"


@dataclass(frozen=True, slots=True)
class Taught:
    """What a teacher beside the table says."""

    title: str
    text: str
    count: str
    """How far it has come, in words."""
    offers: tuple[Offered, ...]
    number: int = 0
    """The step of a lesson."""
    of: int = 0
    """So many steps it has, if they are shown."""
    waits: bool = False
    """It goes on by something that is done at the table; else by a button."""
    points: str = ""
    """What its arrow points at: what is pressed there, or what it speaks of."""
    idle: str = ""
    """While it cannot be done yet: what is waited for."""
    rests: bool = False
    """Others act: the teacher only waits."""
    face: Literal["happy", "think", "sad"] = "happy"
