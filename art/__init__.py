"""The art room: everything drawn for the game, composed here and baked into masters."""

from __future__ import annotations
