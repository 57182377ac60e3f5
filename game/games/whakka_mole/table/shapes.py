"""How big the pictures of this table are, in the proportions they were painted in."""

from __future__ import annotations

__all__ = ["CLIP", "HOLE", "MOLE_HIGH", "SUNK", "depth"]

HOLE = 210.0
"""The width of the painted hole with its margins: a plot's holes are scaled from it."""
MOLE_HIGH = 130.0
"""So deep a mole must go to be out of sight."""
SUNK = 44.0
"""How far a hit mole has sunk."""
CLIP = 24.0
"""How far below the middle of its mouth the mound hides what is in a hole."""


def depth(row_y: float) -> float:
    """Nearer rows lie over farther ones."""
    return row_y * 0.1
