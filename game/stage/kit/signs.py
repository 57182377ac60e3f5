"""What bears writing and is as large as it is told: chips, plaques, ribbons."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.stage.kit.writing import CHIP, SIGN
from game.stage.piece import Piece
from game.stage.theme import SIZE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.stage.kit.writing import Pen, Tone
    from game.stage.piece import Answer
    from game.stage.said import Speech

__all__ = ["CHIPS", "RIBBON", "Sign", "chip"]

_LETTERS, _LINE, _ENDS = 0.62, 0.86, 0.3
"""Of a sign's height: how large its letters are, how high they may be, and how much of its width
they leave free."""

_PICTURE, _EDGE = 0.68, 0.1
"""Of a sign's height: a picture on it, and what is left free beside that."""
_ROUND, _LONG, _ROUND_LONG = 0.48, 3, 0.4
"""On something round: how large letters are; and from so many on, how large."""


@dataclass(frozen=True, slots=True)
class Sign:
    """One sort of it: `PLAQUE("deck.count", said, x, y, 196, 50)`."""

    art: str
    pen: Pen

    def __call__(  # noqa: PLR0913 - all but six are told by name
        self, key: str, said: Speech | int, x: float, y: float, w: float, h: float, *,
        dx: float = 0, depth: float = 0, answer: Answer | None = None, lines: int = 1,
        ends: float = _ENDS,
    ) -> Piece:  # fmt: skip
        """A number on it is painted there: it does not follow the person's text size."""
        pen = replace(self.pen, steady=True) if isinstance(said, int) else self.pen
        words = None
        if said != "":
            line = h / lines
            room, size = w - ends * line - 2 * abs(dx), max(_LETTERS * line, SIZE["small"])
            words = pen.words(said, size, room, height=_LINE * h, lines=lines, dx=dx)
        return Piece(key, self.art, x, y, w, h, depth=depth, text=words, answer=answer)

    def pictured(
        self, key: str, art: str, said: Speech, x: float, y: float, w: float, h: float
    ) -> Iterator[Piece]:
        """With a small picture at its left, beside what is said; alone in its middle if that is
        nothing."""
        side, end = _PICTURE * h, _EDGE * h
        at = x if said == "" else x - w / 2 + end + side / 2
        yield self(key, said, x, y, w, h, dx=(end + side) / 2, ends=2 * _EDGE)
        yield Piece(f"{key}.icon", art, at, y, h=side)

    def round(
        self, key: str, value: int | str, x: float, y: float, side: float, *, depth: float = 0
    ) -> Piece:
        """A number on something round, so high."""
        size = side * (_ROUND if len(str(value)) < _LONG else _ROUND_LONG)
        words = replace(self.pen, steady=True).words(str(value), max(size, SIZE["small"]))
        return Piece(key, self.art, x, y, h=side, depth=depth, text=words)


CHIPS: dict[Tone, Sign] = {tone: Sign(f"ui/chip.{tone}", pen) for tone, pen in CHIP.items()}
RIBBON = Sign("ui/ribbon.gold", replace(SIGN, colour="#5A2A08", outline=""))


def chip(  # noqa: PLR0913 - all but seven are told by name
    key: str, tone: Tone, said: Speech | int, x: float, y: float, w: float, h: float, *,
    dx: float = 0, depth: float = 0, answer: Answer | None = None, lines: int = 1,
) -> Piece:  # fmt: skip
    """A sign in one of the tones that chips come in."""
    return CHIPS[tone](key, said, x, y, w, h, dx=dx, depth=depth, answer=answer, lines=lines)
