"""What a piece of music is to the baker."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sounds.kit.score import Harmony, Note
from sounds.kit.signals import Signal

__all__ = ["Track"]


@dataclass(frozen=True)
class Track:
    """A looping piece: its name, how to render it, and its melody and chords for checking."""

    name: str
    render: Callable[[], tuple[Signal, Signal]]
    melody: list[Note]
    harmony: list[Harmony]
    house: str = "common"

    def stem(self) -> str:
        return self.name.replace("/", "_").replace(".", "_")
