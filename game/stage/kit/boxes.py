"""Pictures that fill a box, or reach beyond it: mats, wells, panels, lights, rings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.piece import Piece

if TYPE_CHECKING:
    from game.stage.box import Box
    from game.stage.piece import Answer, Words

__all__ = ["fills"]


def fills(  # noqa: PLR0913 - most are told by name
    key: str,
    art: str,
    box: Box,
    depth: float,
    more: float = 0,
    *,
    alpha: float = 1,
    text: Words | None = None,
    answer: Answer | None = None,
    page: str = "",
) -> Piece:
    """As large as the box, and so much larger in all."""
    return Piece(
        key, art, box.cx, box.cy, box.w + more, box.h + more, depth=depth, alpha=alpha, text=text,
        answer=answer, page=page,
    )  # fmt: skip
