"""What must hold, in the rooms of the game."""

from __future__ import annotations
