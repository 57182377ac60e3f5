"""Writing: strings to pictures, fitted and wrapped, each letter in a font that has it."""

from __future__ import annotations

import io
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import pygame

from game.stage.letters import BEYOND, Run, runs, writable
from game.stage.lru import PictureStore, bytes_of
from game.stage.sealed import sealed
from game.stage.theme import FONTS, INK, SIZE
from game.stage.wrap import shorten, wrap
from game.system.called import Naming

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from game.stage.frame import Frame

__all__ = ["FONT_FOLDER", "SIZES_DOWN", "Style", "Writer", "ruler"]

FONT_FOLDER = Path(__file__).resolve().parents[2] / "art" / "fonts"
SIZES_DOWN = (1.0, 0.92, 0.85, 0.78, 0.72, 0.66, 0.6, 0.55, 0.5, 0.45, 0.4, 0.35, 0.3, 0.25)
"""How far text shrinks to fit its place before it is cut short with an ellipsis."""
_LEAST_SHARE = 0.5
"""Of its size at 100 %: who wants text twice as large has no word cut that others can read."""
_NO_LETTER = "\ue83a"
_SLACK, _DEEP = 0.16, 0.4
"""Margin of a picture above and below, by size; other scripts reach further."""
_BYTES = 24 << 20
_FONTS = 200
"""Sizes of fonts that are open at a time."""
_LONGEST = 4000
_FEWEST = 3
"""To so many letters a name in a sentence may be cut: from fewer nobody can tell who is meant."""
_MOST_LINES = 40
_THICKER = 1.6
"""Outlines where the person wants more contrast."""


@sealed(frozen=True, slots=True)
class Style:
    """How a string is written. Sizes in units at 100 % text size."""

    size: float = 32
    font: str = "text"
    """title (Lilita), bold (Nunito 900), text (800), plain (700), army (Alfa Slab)."""
    colour: str = INK
    outline: str = ""
    rim: float = 3
    """Thickness of the outline, in units."""
    align: str = "center"
    """left, center or right of the point; the point is at the middle of the height."""
    width: float = 0
    """0: as wide as it comes. Else it is wrapped, then shrunk, then cut to fit."""
    height: float = 0
    """0: as high as `lines` allows."""
    lines: int = 1
    leading: float = 1.16
    steady: bool = False
    """True: does not follow the text size (a number painted on a game's own piece)."""


_Said: TypeAlias = tuple[str, tuple[str, ...], Style]
_Fitted: TypeAlias = tuple[int, tuple[str, ...]]
"""How large it is, in pixels, and its lines."""


class Writer:
    """Renders text for one frame; keeps what it rendered."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self._files: dict[str, bytes] = {}
        self._fonts: PictureStore[tuple[str, int, bool], pygame.font.Font] = PictureStore(_FONTS)
        self._plain: dict[str, set[str]] = {}
        self._has: dict[tuple[str, str], bool] = {}
        self._kept: PictureStore[_Said, pygame.Surface] = PictureStore(_BYTES)
        self._fitted: PictureStore[_Said, _Fitted] = PictureStore(_LONGEST)
        if not pygame.font.get_init():
            pygame.font.init()

    def resize(self, frame: Frame) -> None:
        old = self.frame
        if (frame.scale, frame.text_scale, frame.contrast) != (
            old.scale,
            old.text_scale,
            old.contrast,
        ):
            self._kept.clear()
            self._fitted.clear()
            self._fonts.clear()
        self.frame = frame

    def mark(self) -> None:
        """Another screen comes: from here on it is noticed what is still needed."""
        for store in (self._kept, self._fonts, self._fitted):
            store.mark()

    def forget(self) -> None:
        """Words that no screen has needed since the mark go, and their letters: each size of a font
        keeps all that were ever drawn in it."""
        for store in (self._kept, self._fonts, self._fitted):
            store.forget()

    def measure(self, string: str, style: Style) -> tuple[float, float]:
        """The units this string takes, fitted as `render` would fit it."""
        size, lines = self._fit(string, style)
        wide = max((self._width(line, style.font, size) for line in lines), default=0)
        rim = 2 * style.rim if style.outline else 0
        high = self._pitch(size, style) * len(lines)
        return wide / self.frame.scale + rim, high / self.frame.scale + rim

    def wants(self, string: str, style: Style) -> float:
        """The units of height this string takes at its full size, in its width."""
        size = self._full(style)
        room = max(round((style.width or 1e6) * self.frame.scale), 1)
        ruler = _Ruler(self, style.font, size)
        lines = wrap(writable(string[:_LONGEST]), room, ruler, _MOST_LINES)
        return self._pitch(size, style) * len(lines) / self.frame.scale

    def fits(self, string: str, style: Style) -> bool:
        """Whether the whole string can be shown in its place, however much reduced."""
        return _whole(self._fit(string, style), string)

    def alike(self, strings: Iterable[str], style: Style) -> Style:
        """The style in which each of these fits the place: names of one list have one size."""
        full = self._fit("", style)[0]
        least = min((self._fit(string, style)[0] for string in strings), default=full)
        return (
            style if least == full else replace(style, size=least / self.frame.scale, steady=True)
        )

    def render(self, string: str, style: Style) -> pygame.Surface:
        """The picture of this string, premultiplied. The same call gives the same picture."""
        key = _said(string, style)
        found = self._kept.get(key)
        if found is None:
            found = self._render(string, style)
            self._kept.put(key, found, bytes_of(found))
        return found

    def _font(self, name: str, size: int, *, leftward: bool = False) -> pygame.font.Font:
        found = self._fonts.get((name, size, leftward))
        if found is None:
            if name not in self._files:
                file = BEYOND[name].file if name in BEYOND else FONTS[name]
                self._files[name] = (FONT_FOLDER / file).read_bytes()
            # From memory, since SDL's own file access stumbles over some folders' names.
            found = pygame.font.Font(io.BytesIO(self._files[name]), max(size, 4))
            if name in BEYOND:
                found.set_script(BEYOND[name].tag.capitalize())
            if leftward:
                found.set_direction(pygame.DIRECTION_RTL)
            self._fonts.put((name, size, leftward), found, 1)
        return found

    def _knows(self, font: str, letter: str) -> bool:
        known = self._has.get((font, letter))
        if known is None:
            probe = self._font(font, 48)
            # A missing letter measures like the sign that stands for all missing ones.
            known = letter.isspace() or probe.metrics(letter) != probe.metrics(_NO_LETTER)
            self._has[font, letter] = known
        return known

    def _runs(self, line: str, font: str) -> list[Run]:
        """The line in pieces from left to right, each with the font that can write it."""
        if line.isascii() or self._plain.setdefault(font, set()).issuperset(line):
            return [Run(font, line)] if line else []
        found = runs(line, font, self._knows)
        if found == [Run(font, line)]:
            self._plain[font].update(line)
        return found

    def _width(self, line: str, font: str, size: int) -> int:
        return sum(
            self._font(name, size, leftward=leftward).size(run)[0]
            for name, run, leftward in self._runs(line, font)
        )

    def _pitch(self, size: int, style: Style) -> int:
        return round(size * style.leading)

    def _fit(self, string: str, style: Style) -> _Fitted:
        key = _said(string, style)
        found = self._fitted.get(key)
        if found is None:
            found = self._fit_now(string, style)
            if isinstance(string, Naming) and not self._read(found, string, style):
                found = next(self._with_cut(string, style), found)
            self._fitted.put(key, found, 1)
        return found

    def _read(self, found: _Fitted, string: str, style: Style) -> bool:
        """Whether all of it is there, as large as can be read from afar."""
        # In a small window letters come a pixel too wide: rather a pixel less than no whole name.
        spared = 1 if self.frame.scale < 1 else 0
        far = min(self._full(style), round(SIZE["small"] * self.frame.scale)) - spared
        return found[0] >= far and _whole(found, writable(string))

    def _with_cut(self, naming: Naming, style: Style) -> Iterator[_Fitted]:
        """As many letters of each name as have room where all the rest can be read."""
        # Of a name that stands alone its plate has the colour and the face.
        fewest = 1 if naming in naming.names else _FEWEST
        for letters in range(max(map(len, naming.names), default=0) - 1, fewest - 1, -1):
            cut = naming.cut(letters)
            found = self._fit_now(cut, style)
            if self._read(found, cut, style):
                yield found

    def _full(self, style: Style) -> int:
        """Its size at this text size, in pixels."""
        wanted = style.size if style.steady else self.frame.text(style.size)
        return max(round(wanted * self.frame.scale), 4)

    def _fit_now(self, string: str, style: Style) -> _Fitted:
        string, full = writable(string)[:_LONGEST], self._full(style)
        if not style.width and not style.height:
            return full, tuple(string.split("\n")[: max(style.lines, 1)])
        room = max(round((style.width or 1e6) * self.frame.scale), 1)
        if style.outline:
            room = max(room - 2 * self._rim(style), 1)
        size = full
        for size in self._sizes(full, style):
            most = self._most_lines(size, style)
            width = _Ruler(self, style.font, size)
            lines = wrap(string, room, width, most + 1)
            low = not style.height or size <= style.height * self.frame.scale
            if low and len(lines) <= most and all(width(line) <= room for line in lines):
                return size, tuple(lines)
        width = _Ruler(self, style.font, size)
        most = self._most_lines(size, style)
        return size, tuple(shorten(wrap(string, room, width, most + 1), room, width, most))

    def _sizes(self, full: int, style: Style) -> Iterator[int]:
        """From the full size down; none smaller than can be read from afar before just that."""
        grown = 1 if style.steady else max(self.frame.text_scale, 1)
        far = round(SIZE["small"] * grown * self.frame.scale)
        before = full
        for share in SIZES_DOWN:
            if share < _LEAST_SHARE / grown:
                break
            size = max(round(full * share), 4)
            if size < far < before:
                yield far
            yield size
            before = size

    def _most_lines(self, size: int, style: Style) -> int:
        """As many lines as the height takes; smaller text may take more of them."""
        if not style.height:
            return max(style.lines, 1)
        room = style.height * self.frame.scale
        return max(int(room // self._pitch(size, style)), 1)

    def _rim(self, style: Style) -> int:
        thick = _THICKER if self.frame.contrast else 1
        return max(round(style.rim * thick * self.frame.scale), 1) if style.outline else 0

    def _render(self, string: str, style: Style) -> pygame.Surface:
        size, lines = self._fit(string, style)
        rim, pitch = self._rim(style), self._pitch(size, style)
        widths = [self._width(line, style.font, size) for line in lines]
        beyond = any(run.font in BEYOND for line in lines for run in self._runs(line, style.font))
        # Deep letters and outlines reach beyond their line: the picture has that much margin
        # above and below, and the caller centres it.
        wide, slack = max(widths, default=0), round(size * (_DEEP if beyond else _SLACK))
        picture = pygame.Surface(
            (max(wide + 2 * rim, 1), pitch * max(len(lines), 1) + 2 * (rim + slack)),
            pygame.SRCALPHA,
        )
        share = {"left": 0.0, "center": 0.5, "right": 1.0}[style.align]
        for ink in (style.outline, style.colour) if rim else (style.colour,):
            for row, line in enumerate(lines):
                x = round((wide - widths[row]) * share) + rim
                middle = slack + rim + pitch * row + pitch / 2
                around = rim if ink is style.outline and rim else 0
                self._write(picture, line, style.font, size, (x, middle), ink, around)
        return picture.premul_alpha()

    def _write(
        self,
        picture: pygame.Surface,
        line: str,
        font_name: str,
        size: int,
        at: tuple[int, float],
        ink: str,
        around: int,
    ) -> None:
        x, middle = at
        base = self._font(font_name, size)
        for name, run, leftward in self._runs(line, font_name):
            font = self._font(name, size, leftward=leftward)
            top = round(middle - _middle_of(font))
            if name in BEYOND:
                # Other scripts stand on the same line as the house's letters.
                top = round(middle - _middle_of(base) + base.get_ascent() - font.get_ascent())
            wide = font.size(run)[0]
            if not wide:
                continue
            font.outline = around
            drawn = font.render(run, True, ink)  # noqa: FBT003
            # Other texts share this font.
            font.outline = 0
            picture.blit(drawn, (x - around, top - around))
            x += wide


def _said(string: str, style: Style) -> _Said:
    """One writing: where a name in it may be cut, it is another than the same letters."""
    return string, string.names if isinstance(string, Naming) else (), style


def _whole(found: _Fitted, string: str) -> bool:
    return "".join(found[1]).replace(" ", "") == string.replace(" ", "").replace("\n", "")


class _Ruler:
    """Measures lines in one font and size, word by word."""

    def __init__(self, writer: Writer, font: str, size: int) -> None:
        self._writer, self._font, self._size = writer, font, size

    def __call__(self, line: str) -> int:
        return self._writer._width(line, self._font, self._size)  # noqa: SLF001


def _middle_of(font: pygame.font.Font) -> float:
    """Where the eye sees the middle of a line: between baseline and the top of capitals."""
    return font.get_ascent() - font.get_height() * 0.262


@lru_cache(maxsize=2)
def ruler(frame: Frame) -> Writer:
    """For layouts that are made before anything is drawn: it only measures."""
    return Writer(frame)
