"""A word on the command line that cannot be meant: one sentence that names the choices."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

__all__ = ["Kind", "Measure", "Wrong", "one_of", "shown", "whole"]

_LONGEST = 200
_DIGITS = 30

Kind: TypeAlias = Literal[
    "bench", "bot", "choice", "command", "game", "language", "option", "picture", "viewer"
]
"""What there is none of: the choices of `wrong-choice` in the texts."""
Measure: TypeAlias = Literal[
    "decisions", "frames", "games", "height", "pace", "port", "seed", "text", "width"
]
"""What must be a whole number: the choices of `wrong-number` in the texts."""


class Wrong(ValueError):
    """What to say to whoever wrote it: a key of the texts of a house, and facts."""

    def __init__(self, key: str, house: str = "commands", /, **facts: str | int) -> None:
        super().__init__(key, facts)
        self.key, self.house, self.facts = key, house, facts


def shown(word: str) -> str:
    """The word as it may be printed: whole if it is short, and always printable."""
    cut = word if len(word) <= _LONGEST else f"{word[:_LONGEST]}..."
    return ascii(cut)


def one_of(word: str, choices: Iterable[str], what: Kind, of: str = "") -> str:
    """The word, if it is one of the choices."""
    allowed = list(choices)
    if word not in allowed:
        listed = ", ".join(allowed)
        raise Wrong("wrong-choice", what=what, of=of, word=shown(word), choices=listed)
    return word


def whole(word: str, what: Measure, least: int, most: int) -> int:
    """A whole number within bounds."""
    plain = word.strip()
    try:
        number = int(plain) if len(plain) <= _DIGITS else None
    except ValueError:
        number = None
    if number is None or not least <= number <= most:
        # As they have to be typed: without signs between thousands.
        bounds = {"least": str(least), "most": str(most)}
        raise Wrong("wrong-number", what=what, word=shown(word), **bounds)
    return number
