"""The loops laid over a piece as what is seen warms up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeAlias

from sounds.kit.signals import Signal
from sounds.kit.song import Song
from sounds.kit.tracks import HEATS, Layer

__all__ = ["Loop", "heated", "turn_of"]

Loop: TypeAlias = "Callable[[partial[Song], int], Signal]"
"""From the tempo of a piece and the fifth of its key (as a note) to a loop."""


def heated(*loops: Loop) -> Callable[[partial[Song], int], Mapping[str, Layer]]:
    """One loop for each heat, made for a piece once its tempo and key are known.

    They keep to the fifth and the keynote, which suit every chord a piece comes by.
    """

    def layers(make: partial[Song], key: int) -> Mapping[str, Layer]:
        return {heat: partial(loop, make, key) for heat, loop in zip(HEATS, loops, strict=False)}

    return layers


def turn_of(make: partial[Song]) -> int:
    """Bars of a loop: a waltz turns in eight, everything else in four."""
    return 8 if make.keywords.get("metre", 4.0) < 4 else 4
