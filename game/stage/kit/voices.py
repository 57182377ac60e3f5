"""What moles say, each in the voice that its seat has chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from game.stage.motion import Sound

if TYPE_CHECKING:
    from game.stage.look import Look

__all__ = ["Mood", "squeak", "voice"]

Mood = Literal["", "hit", "razz", "cheer"]


def voice(name: str, mood: Mood = "") -> str:
    """The sound of one of the voices."""
    return f"squeak/{name}_{mood}" if mood else f"squeak/{name}"


def squeak(look: Look, seat: int, mood: Mood = "", gain: float = 1) -> Sound:
    return Sound(voice(look.faces[seat].squeak, mood), gain)
