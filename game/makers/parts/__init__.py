"""The parts of tables to come, moving as they will: dice, cards, hexes."""

from __future__ import annotations
