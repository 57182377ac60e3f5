"""The measure of the screen: units that are the same on every window, and their pixels."""

from __future__ import annotations

from dataclasses import dataclass

from game.stage.box import Box

__all__ = ["FLOOR", "FULL", "LARGE", "Frame"]

FULL = (1920, 1080)
"""The units every layout may count on; a wider or taller window has more of them."""
FLOOR = (640, 360)
"""Nothing is drawn smaller than this many pixels: a smaller window shows it reduced."""
LARGE = 1.4
"""From so much larger text on, tables are laid out anew: less stands there, and larger."""
_FINEST = 2.0
"""Masters are drawn for 4K; a larger window shows that picture enlarged."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One size of the picture. Everything is laid out in units and drawn in pixels."""

    w: float
    h: float
    scale: float = 1.0
    """Pixels a unit."""
    text_scale: float = 1.0
    calm: bool = False
    contrast: bool = False
    """Thick outlines, dark backdrops."""

    @classmethod
    def of(
        cls,
        width: int,
        height: int,
        text_size: int = 100,
        *,
        calm: bool = False,
        contrast: bool = False,
    ) -> Frame:
        """The frame of a window with so many pixels."""
        width, height = max(width, 1), max(height, 1)
        grow = max(FLOOR[0] / width, FLOOR[1] / height, 1.0)
        scale = min(width * grow / FULL[0], height * grow / FULL[1])
        if scale > _FINEST:
            grow, scale = grow * _FINEST / scale, _FINEST
        w, h = round(width * grow), round(height * grow)
        return cls(w / scale, h / scale, scale, text_size / 100, calm, contrast)

    @property
    def pixels(self) -> tuple[int, int]:
        """The size of the picture, which a very small or very large window shows rescaled."""
        return round(self.w * self.scale), round(self.h * self.scale)

    @property
    def box(self) -> Box:
        return Box(0, 0, self.w, self.h)

    @property
    def middle(self) -> Box:
        """The 1920 x 1080 units in the middle of a wider or taller frame."""
        return Box((self.w - FULL[0]) / 2, (self.h - FULL[1]) / 2, *FULL)

    @property
    def large(self) -> bool:
        """Text is so large that what matters less makes room for what the question depends on."""
        return self.text_scale >= LARGE

    def px(self, units: float) -> int:
        return round(units * self.scale)

    def rect(self, box: Box) -> tuple[int, int, int, int]:
        """A box in whole pixels: neighbours that touch in units touch in pixels."""
        left, top = round(box.x * self.scale), round(box.y * self.scale)
        right, bottom = round(box.right * self.scale), round(box.bottom * self.scale)
        return left, top, right - left, bottom - top

    def text(self, size: float) -> float:
        """A text size in units, as large as the person wants her text."""
        return size * self.text_scale
