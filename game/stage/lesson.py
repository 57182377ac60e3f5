"""What the steps of a game's lesson wait for; the words lie in its texts.

A game's `table` exports its LESSON. A step that waits for nothing in it is only read, and a button
leads on.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

__all__ = ["Deed", "Lesson", "Look", "NextTurn", "Waits"]


@dataclass(frozen=True, slots=True)
class Deed:
    """An answer to one step of the rules, like one of these, its ids joined by "/"."""

    step: str
    like: tuple[str, ...] = ("*",)
    sealed: int = 0
    """So many answers to that step she has given before it."""
    some: int = 1
    """Of several that may be ticked, so many are pointed at."""
    best: tuple[str, ...] = ()
    """Where one of these can be answered, the arrow leads to that: a good example."""

    def is_done_by(self, step: str, sealed: int, action: Sequence[str]) -> bool:
        return (step, sealed) == (self.step, self.sealed) and self.fits(action)

    def fits(self, action: Sequence[str]) -> bool:
        return _like(action, self.like)

    def shows(self, action: Sequence[str]) -> bool:
        """Whether it is the example that the arrow leads to."""
        return _like(action, self.best)


def _like(action: Sequence[str], patterns: Sequence[str]) -> bool:
    return any(fnmatchcase("/".join(action), like) for like in patterns)


@dataclass(frozen=True, slots=True)
class NextTurn:
    """Until all that happened was told, and the next turn has begun."""


@dataclass(frozen=True, slots=True)
class Look:
    """Until she has looked at what is her own, and is back at the table."""


Waits: TypeAlias = Deed | NextTurn | Look


@dataclass(frozen=True, slots=True)
class Lesson:
    """By step."""

    waits: Mapping[str, Waits] = field(default_factory=dict)
    about: Mapping[str, str] = field(default_factory=dict)
    """What a step that is only read speaks of, for the arrow: a button's id or a piece's key, or a
    pattern of keys, the first that is like it."""
