"""What a piece of music is to the baker."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from sounds.kit.form import Form
from sounds.kit.signals import Signal

__all__ = ["HEATS", "Layer", "Track"]

HEATS = ("busy", "close", "last")
"""What may be laid over a piece, as what is seen warms up; without any of them it is calm."""

Layer = Callable[[], Signal]


@dataclass(frozen=True)
class Track:
    """A piece: how to render it, its form for checking, and the loops that may be laid over it.

    `beats` a minute and `turn`, the bars of a loop, say how long a loop is: every section of the
    form is a whole number of loops long, so that their fills lead where the piece goes.
    """

    name: str
    render: Callable[[], tuple[Signal, Signal]]
    form: Form
    house: str
    bpm: float
    metre: float = 4.0
    turn: int = 4
    layers: Mapping[str, Layer] = field(default_factory=dict)

    @property
    def period(self) -> float:
        """Seconds of a loop."""
        return self.turn * self.metre * 60 / self.bpm

    def stem(self) -> str:
        return self.name.replace("/", "_").replace(".", "_")
