"""What is written on a table: pens that know their lettering, their colour, their outline."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, TypeAlias

from game.stage.piece import Piece, Words
from game.stage.theme import BROWN, CREAM, INK, SOFT_INK

if TYPE_CHECKING:
    from game.stage.box import Box
    from game.stage.said import Speech

__all__ = [
    "AWARD",
    "CHIP",
    "FIGURE",
    "NOTE",
    "NUMBER",
    "SCORE",
    "SIGN",
    "TITLE",
    "Pen",
    "Tone",
    "figures",
    "signed",
]

Tone: TypeAlias = Literal["green", "cream", "red", "gold", "blue", "dark"]
"""The colours chips come in: `ui/chip.TONE`."""


@dataclass(frozen=True, slots=True)
class Pen:
    """How one sort of writing looks: `title("seat.1.name", said, x, y, 32, 200)`."""

    colour: str
    font: str = "title"
    outline: str = ""
    rim: float = 3
    align: str = "center"
    steady: bool = False
    depth: float = 0
    leading: float = 0
    """So high is a line, in letters; 0: as high as it comes."""

    def words(  # noqa: PLR0913 - all but three are told by name
        self, said: Speech | int, size: float, width: float = 0, *, height: float = 0,
        lines: int = 1, colour: str = "", align: str = "", dx: float = 0, dy: float = 0,
    ) -> Words:  # fmt: skip
        """Writing for a picture that bears it."""
        string = str(said) if isinstance(said, int) else said
        return Words(
            string, size, self.font, colour or self.colour, self.outline, align or self.align,
            width, lines, height or size * self.leading * lines, dx, dy, self.rim, self.steady,
        )  # fmt: skip

    def __call__(  # noqa: PLR0913 - all but six are told by name
        self, key: str, said: Speech | int, x: float, y: float, size: float, width: float = 0, *,
        height: float = 0, lines: int = 1, colour: str = "", align: str = "",
        depth: float | None = None,
    ) -> Piece:  # fmt: skip
        """Writing and nothing else."""
        words = self.words(
            said, size, width, height=height, lines=lines, colour=colour, align=align
        )
        return Piece(key, x=x, y=y, depth=self.depth if depth is None else depth, text=words)

    def within(
        self, key: str, said: Speech, box: Box, size: float, lines: int = 1, *, align: str = "",
        colour: str = "", depth: float | None = None,
    ) -> Piece:  # fmt: skip
        """Writing that has a box to itself: at its left, in its middle, or at its right."""
        align = align or self.align
        x = {"left": box.x, "center": box.cx, "right": box.right}[align]
        return self(
            key, said, x, box.cy, size, box.w, height=box.h, lines=lines, align=align,
            colour=colour, depth=depth,
        )  # fmt: skip


TITLE = Pen(INK)
NOTE = Pen(BROWN, "bold")
NUMBER = Pen(INK, steady=True)
"""A number painted on a thing."""
SIGN = Pen(CREAM, outline="#3A1C10", rim=4)
"""On wood, and over the ground."""
FIGURE = replace(SIGN, steady=True)
"""A number painted there."""
AWARD = Pen("#FFD84A", outline="#5A1A10", rim=6)
"""What is called out."""
SCORE = replace(AWARD, colour="#FFC531", rim=5, steady=True)
"""What it brought."""
CHIP: dict[Tone, Pen] = {
    "green": Pen("#1F6A2E"),
    "cream": Pen(SOFT_INK),
    "red": Pen("#8E1226"),
    "gold": Pen("#7A4A10"),
    "blue": Pen("#1D4E73"),
    "dark": Pen(CREAM),
}
"""On a chip of each colour."""


def signed(count: int) -> str:
    """What is gained or lost, with its sign."""
    return f"+{count}" if count > 0 else f"−{-count}" if count else "±0"


def figures(count: int) -> str:
    """A number that may be less than nothing, with a minus as wide as a figure."""
    return f"−{-count}" if count < 0 else str(count)
