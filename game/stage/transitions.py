"""From one scene to the next: what both look like meanwhile."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

import pygame

from game.stage.ease import CURVES

if TYPE_CHECKING:
    from game.stage.sprites import Sprites

__all__ = ["Transition", "Way"]

_out, _both = CURVES["out"], CURVES["both"]


class Way(StrEnum):
    """How the next scene comes."""

    NONE = "none"
    FADE = "fade"
    FORWARD = "forward"
    """It slides in from the right, and goes back there by BACKWARD."""
    BACKWARD = "backward"
    CURTAIN = "curtain"
    """The curtain closes on one and opens on the other."""


_MS = {Way.FADE: 200.0, Way.FORWARD: 280.0, Way.BACKWARD: 280.0, Way.CURTAIN: 640.0}
_CALM_MS = 150.0
_CLOSED = 0.45


class Transition:
    """Blends a snapshot of the old scene into the living picture of the new one."""

    def __init__(self, way: Way, before: pygame.Surface, *, calm: bool) -> None:
        self.way = Way.FADE if calm else way
        self.before = before
        self._ms = _CALM_MS if calm else _MS[way]
        self._age = 0.0

    def update(self, ms: float) -> bool:
        """Whether it goes on."""
        self._age += ms
        return self._age < self._ms

    def hurry(self) -> None:
        """An input: the rest takes a third of the time."""
        self._ms = min(self._ms, self._age + (self._ms - self._age) / 3)

    def draw(self, target: pygame.Surface, after: pygame.Surface, sprites: Sprites) -> None:
        share = min(self._age / self._ms, 1.0)
        if self.way is Way.FADE:
            target.blit(self.before, (0, 0))
            after.set_alpha(round(255 * share))
            target.blit(after, (0, 0))
            after.set_alpha(None)
        elif self.way is Way.CURTAIN:
            target.blit(self.before if share < _CLOSED else after, (0, 0))
            if share < _CLOSED:
                _curtain(target, sprites, _both(share / _CLOSED))
            else:
                _curtain(target, sprites, 1 - _both((share - _CLOSED) / (1 - _CLOSED)))
        else:
            self._slide(target, after, _out(share))

    def _slide(self, target: pygame.Surface, after: pygame.Surface, share: float) -> None:
        wide = target.get_width()
        if self.way is Way.FORWARD:
            target.blit(self.before, (-round(wide * share * 0.3), 0))
            target.blit(after, (round(wide * (1 - share)), 0))
        else:
            target.blit(after, (-round(wide * (1 - share) * 0.3), 0))
            target.blit(self.before, (round(wide * share), 0))


def _curtain(target: pygame.Surface, sprites: Sprites, closed: float) -> None:
    """Both halves, drawn in by this much. Without its art the stage goes dark instead."""
    half, high = target.get_width() / 2, target.get_height()
    for side, name in ((-1, "bg/curtain.left"), (1, "bg/curtain.right")):
        frame = sprites.frame
        facts = sprites.facts(name)
        drawn = None
        if facts is not None:
            wide = max(half / frame.scale + 24, facts.w * (high / frame.scale) / facts.h)
            drawn = sprites.get(name, wide, high / frame.scale)
        if drawn is None:
            shade = pygame.Surface(target.get_size())
            shade.set_alpha(round(255 * closed))
            target.blit(shade, (0, 0))
            return
        w = drawn.picture.get_width()
        inner = half + side * half * (1 - closed)
        x = inner - w + 12 if side < 0 else inner - 12
        target.blit(drawn.picture, (round(x), 0), special_flags=pygame.BLEND_PREMULTIPLIED)
