"""A word on the command line that cannot be meant: one sentence that names the choices."""

from __future__ import annotations

from collections.abc import Iterable

__all__ = ["Wrong", "one_of", "shown", "whole"]

_LONGEST = 200
_DIGITS = 30


class Wrong(ValueError):
    """What to say to whoever wrote it."""


def shown(word: str) -> str:
    """The word as it may be printed: whole if it is short, and always printable."""
    cut = word if len(word) <= _LONGEST else f"{word[:_LONGEST]}..."
    return ascii(cut)


def one_of(word: str, choices: Iterable[str], what: str) -> str:
    """The word, if it is one of the choices."""
    allowed = list(choices)
    if word not in allowed:
        raise Wrong(f"There is no {what} {shown(word)}; choose from {', '.join(allowed)}.")
    return word


def whole(word: str, what: str, least: int, most: int | None = None) -> int:
    """A whole number within bounds."""
    plain = word.strip()
    try:
        number = int(plain) if len(plain) <= _DIGITS else None
    except ValueError:
        number = None
    if number is None or number < least or (most is not None and number > most):
        bounds = f"from {least} to {most}" if most is not None else f"of at least {least}"
        raise Wrong(f"{what} must be a whole number {bounds}, not {shown(word)}.")
    return number
