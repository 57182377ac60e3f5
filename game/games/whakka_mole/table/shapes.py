"""How big the pictures of this table are, in the proportions they were painted in."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.stage.piece import Piece

__all__ = ["CLIP", "HOLE", "MOLE_HIGH", "SUNK", "depth", "raised"]

HOLE = 210.0
"""The width of the painted hole with its margins: a plot's holes are scaled from it."""
MOLE_HIGH = 130.0
"""So deep a mole must go to be out of sight."""
SUNK = 44.0
"""How far a hit mole has sunk."""
CLIP = 24.0
"""How far below the middle of its mouth the mound hides what is in a hole."""
_RAISE = 78.0
"""How high a mallet is swung."""


def depth(row_y: float) -> float:
    """Nearer rows lie over farther ones."""
    return row_y * 0.1


def raised(mallet: Piece, lawn: Piece) -> float:
    """So far up it is swung: over the farthest row less, for above the lawn the score is read."""
    return min(_RAISE, max(mallet.y - mallet.h * 0.8 - (lawn.y - lawn.h / 2), 0))
