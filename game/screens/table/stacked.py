"""What is said below one another in one room: how large each is, and how high."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from game.stage.text import SIZES_DOWN, Style
from game.stage.theme import SIZE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.stage.text import Writer

__all__ = ["Told", "highs_of", "shrunk", "sized"]

Told: TypeAlias = tuple[str, Style, float]
"""What is said, how it is written, and how wide."""
_LEAST_GROWN = 1.5
"""In large text, the least that is read from afar is so much larger."""


def sized(writer: Writer, style: Style, share: float) -> float:
    """Such a share of its size, but no smaller than can be read from afar."""
    frame = writer.frame
    least = SIZE["small"] * (_LEAST_GROWN if frame.large else 1) / frame.text_scale
    return max(style.size * share, min(least, style.size))


def highs_of(writer: Writer, told: Sequence[Told], share: float) -> list[float]:
    """How high each of these is at such a share of its size."""
    return [
        writer.wants(text, replace(style, size=sized(writer, style, share), width=wide))
        for text, style, wide in told
    ]


def shrunk(writer: Writer, told: Sequence[Told], room: float) -> float:
    """The share of their size at which these all have room, one below the other."""
    return next(
        (share for share in SIZES_DOWN if sum(highs_of(writer, told, share)) <= room),
        SIZES_DOWN[-1],
    )
