"""Choosing by pictures: each choice a tile with what it looks like, and the word for it below."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.focus import FocusSpot
from game.stage.manifest import facts_of
from game.stage.offer import OVER
from game.stage.text import Style
from game.stage.theme import BROWN, CREAM, HUE, INK, SOFT_INK
from game.stage.widgets.base import Widget
from game.stage.widgets.segment import Segment

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.offer import Rows
    from game.stage.widgets.base import Feels

__all__ = ["Card", "Plaques", "Tiles", "draw_rows", "row_width"]

_GAP = 6
_FADED = 0.35
_LARGEST = 1.8
_WORD = Style(28, "text", INK, lines=2, leading=1.06)


class Plaques(Segment):
    """The choices as plaques side by side, for words alone."""

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        for place, (option, text) in enumerate(self.options):
            part, on = self._part(place), option == self.chosen
            feel = feels.of(f"{self.id}/{option}", focus)
            brush.nine("ui/segment.on" if on else "ui/well", part)
            if feel.hover and not on and option not in self.blocked:
                brush.nine("ui/well", part.inset(3), alpha=0.6 * feel.hover)
            style = Style(self.size, "bold", INK)
            if on:
                style = replace(style, font="title", colour=CREAM, outline=HUE["orange"])
            brush.label(text, part.inset(6, 4), style)
            if option in self.blocked:
                brush.picture("icon/lock.ink", Box(part.right - 36, part.y + 4, 30, 30))

    def _part(self, place: int) -> Box:
        wide = (self.box.w + _GAP) / max(len(self.options), 1)
        return Box(self.box.x + wide * place, self.box.y, wide - _GAP, self.box.h)


class Tiles(Plaques):
    """The choices by their pictures; those that cannot be had are grey, with a lock."""

    def __init__(
        self,
        name: str,
        box: Box,
        options: Sequence[tuple[str, str]],
        chosen: str,
        change: Callable[[str], None],
        *,
        pictures: Mapping[str, Rows],
        word_high: float,
        blocked: frozenset[str] = frozenset(),
    ) -> None:
        super().__init__(name, box, options, chosen, change, blocked=blocked)
        self.pictures, self.word_high = pictures, word_high

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        for place, (option, text) in enumerate(self.options):
            part, off = self._part(place), option in self.blocked
            feel = feels.of(f"{self.id}/{option}", focus)
            lift = 0 if off else 3 * feel.hover * (1 - feel.press)
            part = Box(part.x, part.y - lift, part.w, part.h)
            if option == self.chosen:
                brush.nine("ui/well.gold", part)
            elif feel.hover and not off:
                brush.nine("ui/well", part, alpha=feel.hover)
            room = Box(part.x, part.y, part.w, part.h - self.word_high).inset(10, 8)
            draw_rows(brush, self.pictures.get(option, ()), room, alpha=_FADED if off else 1)
            if off:
                side = min(44.0, room.h * 0.5)
                lock = Box(room.cx + side * 0.4, room.bottom - side, side, side)
                brush.picture("icon/lock.ink", lock)
            word = Box(part.x, part.bottom - self.word_high, part.w, self.word_high)
            style = replace(_WORD, colour=SOFT_INK) if off else _WORD
            brush.label(text, word.inset(0, 2), style)


class Card(Widget):
    """A thing that a choice brings: its picture, its name, and what it does in three words. A press
    looks into it."""

    def __init__(
        self, name: str, box: Box, art: str, title: str, text: str,
        look: Callable[[], None] | None,
    ) -> None:  # fmt: skip
        super().__init__(name, box)
        self.art, self.title, self.text, self.look = art, title, text, look

    def spots(self) -> Sequence[FocusSpot]:
        if self.look is None:
            return ()
        return (FocusSpot(self.id, self.box, self.look, sound="", shy=True),)

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        feel = feels.of(self.id, focus)
        x, y, w, h = self.box
        box = Box(x, y - 3 * feel.hover * (1 - feel.press), w, h)
        words = 34.0 + 64.0 if self.title else 0.0
        brush.picture(self.art, Box(box.x, box.y, box.w, box.h - words))
        if self.title:
            below = box.bottom - words
            name = Style(30, "title", INK)
            brush.label(self.title, Box(box.x - 4, below, box.w + 8, 34), name)
            said = Style(26, "bold", BROWN, lines=2, leading=1.05)
            brush.label(self.text, Box(box.x - 4, below + 36, box.w + 8, 62), said)


def draw_rows(brush: Brush, rows: Rows, room: Box, *, alpha: float = 1) -> None:
    """Pictures side by side, in the middle of the room; the rows share its height."""
    if not rows:
        return
    high = room.h / len(rows)
    k = min(1.0, *(room.w / max(_wide(row, high), 1) for row in rows))
    top = room.cy - high * k * len(rows) / 2
    for number, row in enumerate(rows):
        x, y = room.cx - _wide(row, high) * k / 2, top + number * high * k
        for art in row:
            place = Box(x, y, _share(art) * high * k, high * k)
            for layer in art.split(OVER):
                brush.picture(layer, _inside(place, layer), alpha=alpha)
            x += place.w


def _inside(place: Box, art: str) -> Box:
    """A picture is not enlarged beyond what it was painted for."""
    facts = facts_of(art)
    most = facts.body[1] * _LARGEST if facts is not None else place.h
    high = min(place.h - 6, most)
    wide = place.w * high / max(place.h, 1)
    return Box(place.cx - wide / 2, place.cy - high / 2, wide, high)


def row_width(rows: Rows, high: float) -> float:
    """How wide pictures are that are so high together."""
    return max((_wide(row, high / len(rows)) for row in rows), default=0)


def _wide(row: Sequence[str], high: float) -> float:
    return sum(_share(art) for art in row) * high


def _share(art: str) -> float:
    """How wide a picture is for its height."""
    facts = facts_of(art.split(OVER, maxsplit=1)[0])
    return facts.body[0] / facts.body[1] if facts is not None else 1.0
