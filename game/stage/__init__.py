"""The stage: window, scenes, pieces, motion. Knows no game."""

from __future__ import annotations
