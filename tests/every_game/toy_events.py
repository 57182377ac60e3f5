"""What is told of Hoard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.kernel import dice
from game.kernel.contract import Action
from game.kernel.dice import D6, Rolling
from game.kernel.event import Event, Secret

__all__ = ["Buried", "Drew", "Dug", "Laid", "Rolled", "Sifted"]


@dataclass(frozen=True, slots=True)
class Drew(Event):
    kind: ClassVar[str] = "drew"
    shows = True
    seat: int
    count: int
    cards: Secret[tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Laid(Event):
    kind: ClassVar[str] = "laid"
    shows = True
    cards: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class Buried(Event):
    kind: ClassVar[str] = "buried"
    seat: int
    count: int
    way: str
    cards: Secret[tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Rolled(Rolling):
    kind: ClassVar[str] = "rolled"
    seat: int
    face: str

    def cast(self) -> Sequence[dice.Roll]:
        return (dice.Roll("d6", self.face, D6.faces),)


@dataclass(frozen=True, slots=True)
class Dug(Event):
    kind: ClassVar[str] = "dug"
    seat: int
    place: Action


@dataclass(frozen=True, slots=True)
class Sifted(Event):
    kind: ClassVar[str] = "sifted"
    seat: int
    found: int
