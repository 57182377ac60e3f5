"""What is worth knowing at a glance, as a game declares it: rules with a picture each, or the steps
of a round with the one that is due."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, TypeVar

from game.stage.kit.asks import At
from game.stage.said import Said
from game.stage.table import Note

if TYPE_CHECKING:
    from collections.abc import Container

    from game.stage.kit.asks import Holds
    from game.stage.look import Look

__all__ = ["Course", "Crib", "Rule"]

V = TypeVar("V")
P = TypeVar("P")
_NOW, _DONE = "icon/arrow.right", "icon/check.ink"


@dataclass(frozen=True, slots=True)
class Rule(Generic[V]):
    """One line: a sentence of the game, and the picture beside it."""

    said: str
    art: str = ""
    facts: Mapping[str, int] = field(default_factory=dict)
    when: Holds[V] | None = None
    """Where it holds; None: always."""


@dataclass(frozen=True, slots=True)
class Crib(Generic[V]):
    """A heading, and the rules below it that hold just now: `CRIB(seen, look)`."""

    title: str
    rules: tuple[Rule[V], ...]

    def __call__(self, seen: V, look: Look) -> tuple[Note, ...]:
        at = At(seen, look)
        holds = (rule for rule in self.rules if rule.when is None or rule.when(at))
        return (
            Note(Said(self.title)),
            *(Note(Said(rule.said, rule.facts), rule.art) for rule in holds),
        )


@dataclass(frozen=True, slots=True)
class Course(Generic[P]):
    """The steps of a round, each with the phases it lasts: what was is ticked, what is has an
    arrow."""

    title: str
    steps: Mapping[str, Container[P]]

    def __call__(self, phase: P) -> tuple[Note, ...]:
        due = [phase in phases for phases in self.steps.values()]
        now = due.index(True) if any(due) else 0
        arts = [_NOW if here else _DONE if at < now else "" for at, here in enumerate(due)]
        lines = zip(self.steps, arts, strict=True)
        return (Note(Said(self.title)), *(Note(Said(step), art) for step, art in lines))
