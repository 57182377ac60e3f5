"""Where everything on the title stands, for any shape of window and any size of text."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from game.screens.title.model import burrows, company
from game.stage.box import Box

if TYPE_CHECKING:
    from game.stage.frame import Frame

__all__ = ["Stand", "TitleLayout", "layout"]

_PLAQUE, _BETWEEN = 336, 6
"""How wide a board is where there is room, and what is left between two."""
_BODY = (360, 440)
"""A title mole's size at scale 1, hole and hat included."""
_LOWER = 0.2
"""Boards are higher where text is large, and the moles behind them smaller."""
_BAR = 116
"""The height of the bottom row, from the window's edge."""


@dataclass(frozen=True, slots=True)
class Stand:
    """A mole in its hole, and the board before it."""

    game: str
    colour: str
    x: float
    foot: float
    """Where the hole's front edge lies."""
    scale: float
    plaque: Box
    """Empty for company."""

    @property
    def box(self) -> Box:
        """Mole and board together: all of it can be clicked."""
        w, h = _BODY[0] * self.scale, _BODY[1] * self.scale
        top = self.foot - h
        return Box(min(self.x - w / 2, self.plaque.x), top, max(w, self.plaque.w),
                   self.plaque.bottom - top)  # fmt: skip


@dataclass(frozen=True, slots=True)
class TitleLayout:
    logo: tuple[float, float]
    motto: Box
    stands: tuple[Stand, ...]
    company: tuple[Stand, ...]
    left: tuple[Box, ...]
    """Round the corner: settings, sound, saves, club night."""
    right: tuple[Box, ...]
    """Rulebooks, credits, leave."""
    middle: Box
    """Continue, or how to choose."""


def layout(frame: Frame, games: tuple[str, ...]) -> TitleLayout:
    grow = frame.text_scale - 1
    x0, y0 = frame.middle.x, frame.h - 1080
    high = 116 + 124 * grow
    few = len(games) < 3
    dug = burrows(games)
    wide = _PLAQUE + (60 + 120 * grow if few else 0)
    for one, other in pairwise(dug):
        # Boards stand side by side, however many there are.
        wide = min(wide, 1920 * (other.across - one.across) - _BETWEEN)
    stands = []
    for burrow in dug:
        x = x0 + 1920 * burrow.across
        top = y0 + 836 + 22 * burrow.near * (1 - grow) - 112 * grow + (0 if few else 6)
        board = Box(x - wide / 2, top, wide, high)
        stands.append(
            Stand(
                burrow.game, "", x, top - 8,
                burrow.size * 0.8 * min(1, wide / _PLAQUE) * (1 - _LOWER * grow), board,
            )
        )  # fmt: skip
    guests = []
    for burrow in company(games):
        x = x0 + 1920 * burrow.across
        foot = y0 + 742 + 210 * burrow.near
        guests.append(Stand("", burrow.colour, x, foot, burrow.size, Box(x, foot, 0, 0)))
    row = frame.h - _BAR
    size, pitch, edge = 84, 98, 32
    left = tuple(Box(edge + pitch * i, row + 10, size, size) for i in range(4))
    right = tuple(
        Box(frame.w - edge - size - pitch * i, row + 10, size, size) for i in reversed(range(3))
    )
    room = right[0].x - left[-1].right - 60
    middle_w = min(room, 760 + 260 * grow)
    middle = Box(frame.w / 2 - middle_w / 2, row + 8, middle_w, 88)
    logo = frame.w / 2, 228 + y0 * 0.4
    motto = Box(logo[0] - 300, logo[1] + 142, 600, 92)
    return TitleLayout(logo, motto, tuple(stands), tuple(guests), left, right, middle)
