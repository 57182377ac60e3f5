"""Pictures out of files, cut to the places they hang in; only as many are read as a frame has
time for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.stage.lru import PictureStore, bytes_of
from game.stage.png import read_png

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from game.stage.box import Box
    from game.stage.canvas import Brush

__all__ = ["Photos"]

_BYTES: Final = 24 << 20
_A_FRAME: Final = 2
_NEARER: Final = 1.15
"""What stands at a table's edges is not missed in so small a picture."""
_BROWN: Final = (222, 190, 150)
"""What light an old photograph still gives back."""


class Photos:
    def __init__(self) -> None:
        self._kept: PictureStore[Hashable, pygame.Surface] = PictureStore(_BYTES)
        self._left = _A_FRAME
        self.waiting = False
        """Some have been put off to the next frame."""

    def begin(self) -> None:
        """Another frame."""
        self._left, self.waiting = _A_FRAME, False

    def draw(
        self,
        brush: Brush,
        key: Hashable,
        read: Callable[[], bytes | None],
        box: Box,
        *,
        brown: bool = False,
    ) -> bool:
        """Fill the box with the middle of the picture; False if there is nothing to show yet: what
        is `read` may be on its way."""
        x, y, w, h = brush.frame.rect(box)
        whole = (key, w, h, brown)
        found = self._kept.get(whole)
        if found is None:
            if self._left <= 0:
                self.waiting = True
                return False
            data = read()
            if not data:
                return False
            self._left -= 1
            picture = read_png(data)
            if picture is None or w < 1 or h < 1:
                return False
            found = _fitted(picture, w, h, brown=brown)
            self._kept.put(whole, found, bytes_of(found))
        brush.blit(found, x, y)
        return True


def _fitted(picture: pygame.Surface, w: int, h: int, *, brown: bool) -> pygame.Surface:
    wide, high = picture.get_size()
    scale = max(w / wide, h / high) * _NEARER
    cut_w, cut_h = min(round(w / scale), wide), min(round(h / scale), high)
    # A table's middle lies rather above than below.
    part = picture.subsurface(((wide - cut_w) // 2, round((high - cut_h) * 0.42), cut_w, cut_h))
    found = pygame.transform.smoothscale(part.convert(), (max(w, 1), max(h, 1)))
    if brown:
        grey = pygame.transform.grayscale(found)
        grey.fill(_BROWN, special_flags=pygame.BLEND_RGB_MULT)
        grey.set_alpha(130)
        found.blit(grey, (0, 0))
    return found
