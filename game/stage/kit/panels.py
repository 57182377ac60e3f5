"""Panels: a ground, what is written at its head, what is said on the rest of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.stage.kit.boxes import fills
from game.stage.kit.writing import NOTE, TITLE
from game.stage.theme import BROWN, SIZE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.stage.box import Box
    from game.stage.kit.writing import Pen
    from game.stage.piece import Piece
    from game.stage.said import Speech

__all__ = ["DARK_PAPER", "PAPER", "Panel", "body"]

_SIDE, _TOP, _GAP = 26.0, 12.0, 8.0
_LINE, _SMALLER = 1.3, 0.88
"""Of a title's letters: how high its line is, and how large those of the note beside it are."""
_SHARE = 0.45
"""Of a head's width, a title may take so much beside a note."""


@dataclass(frozen=True, slots=True)
class Panel:
    """What all panels of one sort have in common: `PAPER.headed("tray", box, title, note)`."""

    art: str
    title: Pen
    text: Pen
    depth: float = -9

    def headed(
        self, key: str, box: Box, title: Speech, note: Speech = "", *, size: float = SIZE["body"],
        beside: float = 0, depth: float | None = None,
    ) -> Iterator[Piece]:  # fmt: skip
        """Its ground; a title from the left, which leaves so much free beside it, and a note."""
        near = self.depth if depth is None else depth
        yield fills(key, self.art, box, near)
        wide = box.w - 2 * _SIDE - beside
        y, above, high = box.y + _TOP + size * _LINE / 2, max(near, 0), size * _LINE
        yield self.title(
            f"{key}.title", title, box.x + _SIDE, y, size, wide * _SHARE if note else wide,
            height=high, align="left", depth=above,
        )  # fmt: skip
        if note:
            yield self.text(
                f"{key}.note", note, box.right - _SIDE - beside, y,
                max(size * _SMALLER, SIZE["small"]),
                wide * (1 - _SHARE), height=high, align="right", depth=above,
            )  # fmt: skip

    def saying(self, key: str, box: Box, said: Speech, size: float, lines: int) -> Iterator[Piece]:
        """Its ground, and something in the middle of it."""
        yield fills(key, self.art, box, self.depth)
        yield self.text.within(f"{key}.text", said, box.inset(_SIDE, _TOP), size, lines)


def body(box: Box, size: float = SIZE["body"]) -> Box:
    """What a head with a title so large leaves of a panel."""
    top = _TOP + size * _LINE + _GAP
    return box._replace(y=box.y + top, h=box.h - top - _TOP).inset(_SIDE, 0)


_BROWN = replace(TITLE, colour=BROWN)
PAPER = Panel("ui/panel.paper", _BROWN, NOTE)
DARK_PAPER = Panel("ui/panel.paper.dark", _BROWN, NOTE)
