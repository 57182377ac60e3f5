"""A piece turned into pictures at pixels, ready to be blitted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.stage.box import Box
from game.stage.lru import PictureStore, bytes_of
from game.stage.mark import Mark
from game.stage.sprites import ALPHA_STEPS, faded, level_of
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
_REDUCED = 3 << 20
_CLIPS = 400
_FLAT = 1
"""What lies no higher above the table throws no shadow."""
_LIFTED = 500_000
"""Square units. What is larger is as large as a board: nobody lifts it, it is slid."""
_Reduction = tuple[pygame.Surface, int, int, int]
_Shade = tuple[str, int, int, float, float, int, int]
_SHADE = 110
"""How dark a shadow is, of 255."""


class Stamp:
    """What a piece looks like, and what of that serves again when it only changes its place."""

    __slots__ = ("art", "depth", "drawn", "marks", "piece", "plain", "whole", "words", "written")

    def __init__(
        self,
        piece: Piece,
        art: tuple[Mark, ...],
        words: tuple[Mark, ...],
        drawn: Drawn | None,
        written: pygame.Surface | None,
        *,
        whole: bool,
    ) -> None:
        self.piece = piece
        self.depth = piece.depth
        self.art = art
        self.words = words
        self.marks = art + words
        self.drawn = drawn
        self.written = written
        self.plain: pygame.Surface | None = None
        """The writing at its own size, before it was scaled or faded."""
        self.whole = whole
        """False while its picture has been put off to a later frame."""


class Stamper:
    def __init__(self, sprites: Sprites, writer: Writer, say: Callable[[Speech], str]) -> None:
        self._sprites = sprites
        self._writer = writer
        self._say = say
        self._shadows: PictureStore[_Shade, pygame.Surface] = PictureStore(_SHADOWS)
        self._reductions: PictureStore[_Reduction, pygame.Surface] = PictureStore(_REDUCED)
        self._clips: dict[tuple[float, float, float, float], tuple[int, int, int, int]] = {}

    @property
    def frame(self) -> Frame:
        return self._sprites.frame

    def clear(self) -> None:
        """The frame has changed: nothing fits any more."""
        self._shadows.clear()
        self._reductions.clear()
        self._clips.clear()

    def stamp(self, piece: Piece, old: Stamp | None = None) -> Stamp:
        """The piece as it is drawn; `old` is the same piece as it was a moment ago."""
        if piece.alpha <= 0:
            return Stamp(piece, (), (), None, None, whole=True)
        art: tuple[Mark, ...] = ()
        drawn: Drawn | None = None
        name, whole = piece.face or piece.art, True
        if name:
            if old is not None and old.drawn is not None and _alike(piece, old.piece):
                drawn = old.drawn
            else:
                drawn = self._picture(piece, name)
            if drawn is not None:
                art = self._placed(piece, drawn, old)
            else:
                art = self._sliced(piece, name)
                whole = bool(art) or not self._sprites.waiting
        if piece.text is None:
            return Stamp(piece, art, (), drawn, None, whole=whole)
        plain = written = None
        if old is not None and (piece.text is old.piece.text or piece.text == old.piece.text):
            plain = old.plain
            if piece.scale == old.piece.scale and _as_clear(piece, old.piece):
                written = old.written
        plain = plain or self._plain(piece.text)
        written = written or self._reduced(plain, piece.scale, level_of(piece.alpha))
        words = (self._words(piece, piece.text, written),)
        stamp = Stamp(piece, art, words, drawn, written, whole=whole)
        stamp.plain = plain
        return stamp

    def _is_sliced(self, piece: Piece, art: str) -> bool:
        if piece.turn or piece.w <= 0 or piece.h <= 0:
            return False
        facts = self._sprites.facts(art)
        return facts is not None and facts.nine is not None

    def _picture(self, piece: Piece, art: str) -> Drawn | None:
        """What serves wherever the piece is."""
        if self._is_sliced(piece, art):
            return None
        return self._sprites.get(
            art,
            piece.w,
            piece.h,
            scale=piece.scale,
            turn=piece.turn,
            alpha=piece.alpha,
            number=piece.frame,
            squash=piece.squash,
            # A shadow is made of the whole picture.
            trim=piece.shadow <= _FLAT,
        )

    def _placed(self, piece: Piece, drawn: Drawn, old: Stamp | None) -> tuple[Mark, ...]:
        scale = self.frame.scale
        x, y = round(piece.x * scale) + drawn.dx, round(piece.y * scale) + drawn.dy
        if old is not None and len(old.art) == 1 and piece.shadow <= _FLAT:
            # Many a motion is slower than a pixel a frame: then nothing has changed.
            (mark,) = old.art
            if (mark.picture, mark.x, mark.y, old.piece.clip) == (drawn.picture, x, y, piece.clip):
                return old.art
        return self._marks(piece, drawn.picture, (x, y))

    def _sliced(self, piece: Piece, art: str) -> tuple[Mark, ...]:
        """A nine-slice lies about its middle, as a card would; its pixels depend on its place."""
        if not self._is_sliced(piece, art):
            return ()
        w = piece.w * piece.scale * piece.squash
        h = piece.h * piece.scale / piece.squash
        body = Box(piece.x - w / 2, piece.y - h / 2, w, h)
        drawn = self._sprites.nine(art, body, alpha=piece.alpha)
        return () if drawn is None else self._marks(piece, drawn.picture, (drawn.dx, drawn.dy))

    def _marks(
        self, piece: Piece, picture: pygame.Surface, at: tuple[int, int]
    ) -> tuple[Mark, ...]:
        mark = Mark(picture, *at, self._clip(piece.clip))
        if piece.shadow > _FLAT and piece.alpha > 0.5 and piece.w * piece.h < _LIFTED:
            return self._shadow(piece, picture, at), mark
        return (mark,)

    def _clip(
        self, clip: tuple[float, float, float, float] | None
    ) -> tuple[int, int, int, int] | None:
        if clip is None:
            return None
        found = self._clips.get(clip)
        if found is None:
            # They do not move: a mole's is the rim of its hole.
            if len(self._clips) > _CLIPS:
                self._clips.clear()
            found = self._clips[clip] = self.frame.rect(Box(*clip))
        return found

    def _shadow(self, piece: Piece, picture: pygame.Surface, at: tuple[int, int]) -> Mark:
        w, h = picture.get_size()
        # Two sizes may turn into pictures as large as each other.
        key = (piece.face or piece.art, w, h, piece.w, piece.h, round(piece.turn), piece.frame)
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

    def style(self, words: Words) -> Style:
        """How a piece's words are written."""
        return Style(
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

    def _plain(self, words: Words) -> pygame.Surface:
        return self._writer.render(self._say(words.string), self.style(words))

    def _reduced(self, plain: pygame.Surface, scale: float, level: int) -> pygame.Surface:
        """Writing that grows or fades. The same is often said in several places at once."""
        if scale == 1 and level == ALPHA_STEPS:
            return plain
        w, h = plain.get_size()
        size = max(round(w * scale), 1), max(round(h * scale), 1)
        key = plain, *size, level
        found = self._reductions.get(key)
        if found is None:
            found = pygame.transform.smoothscale(plain, size) if size != (w, h) else plain.copy()
            faded(found, level)
            self._reductions.put(key, found, bytes_of(found))
        return found

    def _words(self, piece: Piece, words: Words, picture: pygame.Surface) -> Mark:
        x = (piece.x + words.dx * piece.scale) * self.frame.scale
        y = (piece.y + words.dy * piece.scale) * self.frame.scale
        share = {"left": 0.0, "center": 0.5, "right": 1.0}[words.align]
        left = x - picture.get_width() * share
        return Mark(picture, round(left), round(y - picture.get_height() / 2))


def _as_clear(one: Piece, other: Piece) -> bool:
    return one.alpha == other.alpha or level_of(one.alpha) == level_of(other.alpha)


def _alike(one: Piece, other: Piece) -> bool:
    """The same picture, wherever it lies."""
    return (
        one.art == other.art
        and one.face == other.face
        and one.frame == other.frame
        and one.turn == other.turn
        and one.scale == other.scale
        and one.squash == other.squash
        and _as_clear(one, other)
        and one.w == other.w
        and one.h == other.h
        and (one.shadow > _FLAT) == (other.shadow > _FLAT)
    )
