"""What may be chosen, and what is pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.piece import Piece

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.stage.box import Box
    from game.stage.look import Look

__all__ = ["mark"]


def mark(key: str, look: Look, word: str, box: Box, depth: float = 7) -> Iterator[Piece]:
    """A ring around what may be chosen; a whole one around what is pointed at or chosen."""
    chosen = word in look.path or word in look.picked
    if word not in look.offered and not chosen:
        return
    if look.hover == word or chosen:
        yield Piece(f"{key}.glow", "ui/glow", box.cx, box.cy, box.w + 30, box.h + 30, depth=-9)
    strong = look.hover == word or chosen
    yield Piece(
        f"{key}.mark", "ui/focus", box.cx, box.cy, box.w, box.h, depth=depth,
        alpha=1.0 if strong else 0.55,
    )  # fmt: skip
