"""The stage: window, scenes, pieces, motion. Knows no game."""

from __future__ import annotations

import os

# Before anything imports pygame: it would greet whoever reads the standard output.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
