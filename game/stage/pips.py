"""Numbers on dice, for those who would rather read than count pips."""

from __future__ import annotations

from game.stage.piece import Piece, Words
from game.stage.theme import INK

__all__ = ["NUMBER", "number_on"]

NUMBER = ".number"
"""What the key of a die's number ends in."""
_UP, _WIDE, _HIGH = 0.17, 0.42, 0.36
"""Where the upper side of a painted die lies, in shares of the picture's height."""


def number_on(die: Piece, value: int) -> Piece:
    """A plate over the pips of a die that lies still; hidden while it rolls."""
    high = die.h * die.scale
    return Piece(
        die.key + NUMBER,
        "ui/chip.cream",
        die.x,
        die.y - high * _UP,
        high * _WIDE,
        high * _HIGH,
        depth=die.depth + 0.1,
        text=Words(str(value), high * 0.3, "title", INK, steady=True),
    )
