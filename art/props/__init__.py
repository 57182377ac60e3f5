"""Things: tools, prizes, signs, effects."""

from __future__ import annotations
