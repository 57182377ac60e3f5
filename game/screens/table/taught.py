"""What a teacher beside the table says: a fact of the moment like any other."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Taught"]


@dataclass(frozen=True, slots=True)
class Taught:
    """What a teacher beside the table says."""

    title: str
    text: str
    number: int
    of: int
    waits: bool
    """It goes on by something that is done at the table; else by a button."""
    points: str = ""
    """What its arrow points at: what is pressed there."""
    idle: str = ""
    """While it cannot be done yet: what is waited for."""
    rests: bool = False
    """Others act: the teacher only waits."""
