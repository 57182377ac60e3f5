"""The square a phone's camera reads."""

from __future__ import annotations

from functools import lru_cache

import segno

__all__ = ["QUIET", "code"]

QUIET = 4
"""Modules of white around it: what the standard asks for."""


@lru_cache(maxsize=4)
def code(text: str) -> tuple[tuple[bool, ...], ...]:
    """The modules, row by row, dark ones true, without the quiet around them."""
    made = segno.make(text, error="m", micro=False, boost_error=False)
    return tuple(tuple(bool(module) for module in row) for row in made.matrix)
