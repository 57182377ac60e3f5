"""A piece turned into pictures at pixels, ready to be blitted."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.stage.box import Box
from game.stage.lru import PictureStore, bytes_of
from game.stage.mark import Mark
from game.stage.text import Style

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.stage.frame import Frame
    from game.stage.piece import Piece, Words
    from game.stage.said import Speech
    from game.stage.sprites import Drawn, Sprites
    from game.stage.text import Writer

__all__ = ["Stamp", "Stamper"]

_SHADOWS = 6 << 20
_SHADE = 110
"""How dark a shadow is, of 255."""


class Stamp(NamedTuple):
    piece: Piece
    art: tuple[Mark, ...]
    words: tuple[Mark, ...]
    whole: bool = True
    """False while its picture has been put off to a later frame."""


class Stamper:
    def __init__(self, sprites: Sprites, writer: Writer, say: Callable[[Speech], str]) -> None:
        self._sprites = sprites
        self._writer = writer
        self._say = say
        self._shadows: PictureStore[tuple[str, int, int, int, int], pygame.Surface] = PictureStore(
            _SHADOWS
        )

    @property
    def frame(self) -> Frame:
        return self._sprites.frame

    def clear(self) -> None:
        """The frame has changed: nothing fits any more."""
        self._shadows.clear()

    def stamp(self, piece: Piece) -> Stamp:
        art: list[Mark] = []
        clip = None if piece.clip is None else self.frame.rect(Box(*piece.clip))
        name, whole = piece.face or piece.art, True
        if name and piece.alpha > 0:
            drawn, (x, y) = self._picture(piece, name)
            whole = drawn is not None or not self._sprites.waiting
            if drawn is not None:
                if piece.shadow > 1 and piece.alpha > 0.5:
                    art.append(self._shadow(piece, drawn.picture, (x, y)))
                art.append(Mark(drawn.picture, x, y, clip))
        words: tuple[Mark, ...] = ()
        if piece.text is not None and piece.alpha > 0:
            words = (self._words(piece, piece.text),)
        return Stamp(piece, tuple(art), words, whole)

    def _picture(self, piece: Piece, art: str) -> tuple[Drawn | None, tuple[int, int]]:
        facts = self._sprites.facts(art)
        if facts is None:
            return None, (0, 0)
        scale = self.frame.scale
        if facts.nine is not None and piece.w and piece.h and not piece.turn:
            w = piece.w * piece.scale * piece.squash
            h = piece.h * piece.scale / piece.squash
            # A nine-slice lies about its middle, as a card would.
            body = Box(piece.x - w / 2, piece.y - h / 2, w, h)
            drawn = self._sprites.nine(art, body, alpha=piece.alpha)
            return drawn, (drawn.dx, drawn.dy) if drawn is not None else (0, 0)
        drawn = self._sprites.get(
            art,
            piece.w,
            piece.h,
            scale=piece.scale,
            turn=piece.turn,
            alpha=piece.alpha,
            number=piece.frame,
            squash=piece.squash,
        )
        if drawn is None:
            return None, (0, 0)
        return drawn, (round(piece.x * scale) + drawn.dx, round(piece.y * scale) + drawn.dy)

    def _shadow(self, piece: Piece, picture: pygame.Surface, at: tuple[int, int]) -> Mark:
        w, h = picture.get_size()
        key = (piece.face or piece.art, w, h, round(piece.turn), piece.frame)
        shade = self._shadows.get(key)
        if shade is None:
            small = pygame.transform.smoothscale(picture, (max(w // 6, 1), max(h // 6, 1)))
            small.fill((20, 10, 24, 255), special_flags=pygame.BLEND_RGBA_MULT)
            small.fill((_SHADE,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
            # Blown up again, its edges are as soft as a shadow's.
            shade = pygame.transform.smoothscale(small, (w, h))
            self._shadows.put(key, shade, bytes_of(shade))
        far = piece.shadow * self.frame.scale
        return Mark(shade, at[0] + round(0.35 * far), at[1] + round(0.9 * far))

    def _words(self, piece: Piece, words: Words) -> Mark:
        style = Style(
            size=words.size,
            font=words.font,
            colour=words.colour,
            outline=words.outline,
            rim=words.rim,
            align=words.align,
            width=words.width,
            lines=words.lines,
            height=words.height,
            steady=words.steady,
        )
        picture = self._writer.render(self._say(words.string), style)
        if piece.scale != 1:
            w, h = picture.get_size()
            size = max(round(w * piece.scale), 1), max(round(h * piece.scale), 1)
            picture = pygame.transform.smoothscale(picture, size)
        if piece.alpha < 1:
            picture = picture.copy()
            picture.fill((round(255 * piece.alpha),) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        x = (piece.x + words.dx * piece.scale) * self.frame.scale
        y = (piece.y + words.dy * piece.scale) * self.frame.scale
        share = {"left": 0.0, "center": 0.5, "right": 1.0}[words.align]
        left = x - picture.get_width() * share
        return Mark(picture, round(left), round(y - picture.get_height() / 2))
