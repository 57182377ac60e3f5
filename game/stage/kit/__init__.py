"""What tables of any game are laid out of, between the stage's pieces and a game's own things."""

from __future__ import annotations
