"""The sheet beside a thing that is looked into: all there is to know of it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import product
from typing import TYPE_CHECKING

from game.screens.table.inspected import beside, free_beside
from game.stage.box import Box, hull
from game.stage.intent import Device, Kind
from game.stage.manifest import facts_of
from game.stage.piece import altered
from game.stage.solid import parts
from game.stage.stamp import Stamper
from game.stage.text import Style
from game.stage.theme import BROWN, INK, SIZE, SOFT_INK
from game.stage.widgets.base import Widget
from game.stage.widgets.plain import Label, Picture
from game.stage.widgets.scroll import Scroll, Scrolled

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.screens.table.inspected import Opened
    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.intent import Intent
    from game.stage.piece import Piece
    from game.stage.said import Speech
    from game.stage.text import Writer
    from game.stage.widgets.base import Feels

__all__ = ["Leaf", "PageSheet"]

_WIDE = 466
_WIDER = (1.0, 1.15, 1.3, 1.6)
"""Of its usual width, for a page that is long or read in large letters."""
_SMALLER, _LEAST = (1.0, 0.56), 0.87
"""Before a page is made wider, its picture is made smaller; a diagram only as far as its numbers
can be read from afar."""
_PADDING, _GAP, _FOOT = 24, 14, 40
_BAR = 32
"""Where it has to be scrolled."""
_ART_WIDE, _ART_HIGH = 190, 270
_FIELD = (400, 240)
"""What a diagram is drawn on at most (see `Page.diagram`)."""
_AIR, _LARGEST = 18, 1.05
"""Above and below it; and how large it is drawn."""
_READ = 320
"""So wide, whole sentences are read beside a picture."""
_LINES = 40
"""More than any page has: writing is not made smaller here, the sheet grows or is scrolled."""
_TITLE = Style(46, "title", INK, align="left", lines=_LINES)
_KIND = Style(30, "bold", BROWN, align="left", lines=_LINES)
_TEXT = Style(SIZE["body"], "text", INK, align="left", lines=_LINES)
_NOTE = Style(SIZE["log"], "bold", SOFT_INK, align="left", lines=_LINES)
_BEST = Style(30, "bold", "#14401B", align="left", lines=_LINES)
_WHY_NOT = Style(30, "bold", "#7A1526", align="left", lines=_LINES)
_MORE = Style(SIZE["small"], "text", SOFT_INK)


@dataclass(slots=True)
class Leaf:
    """How an open page lies; it outlives the widget, so the screen keeps it."""

    scrolled: Scrolled = field(default_factory=Scrolled)
    box: Box | None = None
    """Where it was drawn last."""

    def lies(self, box: Box) -> None:
        self.box = box


class PageSheet(Widget):
    """It lays itself out when it is first drawn: how high writing is, the brush knows."""

    def __init__(
        self,
        opened: Opened,
        rooms: tuple[Box, Box],
        say: Callable[[Speech], str],
        more: str,
        close: Callable[[], None],
        leaf: Leaf,
    ) -> None:
        super().__init__("sheet", leaf.box or beside(opened.about, rooms[0], _WIDE, rooms[0].h))
        self.opened, self.rooms, self.say, self.more = opened, rooms, say, more
        self.close, self.leaf = close, leaf
        self._scroll: Scroll | None = None

    def handle(self, intent: Intent, focus: Focus) -> bool:
        held = self.box.holds(intent.x, intent.y)
        if intent.kind is Kind.PRESS and not held:
            if intent.device is Device.MOUSE and intent.source != 1:
                return False
            self.close()
            return True
        if self._scroll is not None and self._scroll.handle(_along(intent), focus):
            return True
        if intent.kind is Kind.POINT and held:
            # Through it nothing is pointed at, nor pressed or scrolled.
            focus.forget()
            return True
        return intent.kind in (Kind.PRESS, Kind.SCROLL)

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        if self._scroll is None:
            self._scroll = self._lay(brush)
        brush.nine("ui/panel.paper", self.box)
        self._scroll.draw(brush, feels, focus)
        high = _foot(brush)
        foot = Box(self.box.x, self.box.bottom - high - 6, self.box.w, high)
        brush.label(self.more, foot.inset(_PADDING, 0), _MORE)

    def _lay(self, brush: Brush) -> Scroll:
        """As narrow as all of it fits beside the thing; what fits nowhere is scrolled."""
        about = self.opened.about
        usual = _WIDE * max(1.0, min(brush.frame.text_scale, 1.5))
        # Below the last paragraph there is a gap already.
        around = _PADDING + _foot(brush)
        for room, share, small in product(self.rooms, _WIDER, _SMALLER):
            wide = min(usual * share, room.w * 0.62, free_beside(about, room))
            parts, high = self._parts(brush, wide - 2 * _PADDING, small)
            box = beside(about, room, wide, high + around)
            if high + around <= box.h + 0.5 and not box.meets(about):
                return self._within(brush, box, parts, high)
        room = self.rooms[-1]
        wide = min(usual * _WIDER[-1], room.w * 0.62, free_beside(about, room))
        parts, high = self._parts(brush, wide - 2 * _PADDING - _BAR)
        return self._within(brush, beside(about, room, wide, high + around), parts, high)

    def _within(self, brush: Brush, box: Box, parts: Sequence[Widget], high: float) -> Scroll:
        self.box = box
        self.leaf.lies(box)
        room = box.inset(_PADDING)
        room = Box(room.x, room.y, room.w, room.h + _PADDING - _foot(brush))
        for part in parts:
            part.shift(room.x, room.y)
        return Scroll(self.id, room, parts, high, self.leaf.scrolled)

    def _parts(self, brush: Brush, wide: float, small: float = 1.0) -> tuple[list[Widget], float]:
        """From the top: what it is, what it does, how, and what that means just now; its pictures
        so much smaller."""
        page, say, writer = self.opened.page, self.say, brush.writer
        parts, y, told = self._head(writer, wide, small)
        if not told:
            y = _add(writer, parts, y, wide, (say(page.text), _TEXT, "", ""))
        if page.diagram:
            k, drawn = max(small, _LEAST) * min(wide / _FIELD[0], _LARGEST), _drawn(page.diagram)
            high = min(drawn.h + 2 * _AIR, _FIELD[1]) * k
            parts.append(_Diagram(Box(0, y, wide, high), page.diagram, drawn.cy, say, k))
            y += high + _GAP
        for note in page.notes:
            y = _add(writer, parts, y, wide, (say(note.text), _NOTE, note.art, ""))
        for now, style, back in (
            (page.best, _BEST, "ui/chip.green"),
            (page.why_not, _WHY_NOT, "ui/chip.red"),
        ):
            if now:
                y = _add(writer, parts, y, wide, (say(now), style, "", back))
        return parts, y

    def _head(self, writer: Writer, wide: float, small: float) -> tuple[list[Widget], float, bool]:
        """The picture, and the names beside it; below it where letters are too large for that.

        On a wide sheet what it does stands there, too.
        """
        page, say = self.opened.page, self.say
        parts: list[Widget] = []
        left, top, low = 0.0, 0.0, 0.0
        if page.art:
            art = Box(0, 0, *_fitted(page.art, small * min(_ART_WIDE, wide * 0.44)))
            parts.append(Picture(art, page.art))
            aside = wide - art.w - _GAP >= 190 * writer.frame.text_scale
            left, top = (art.w + _GAP, 8.0) if aside else (0.0, art.h + _GAP)
            low = art.h
        y = top
        told = left > 0 and wide - left >= _READ * writer.frame.text_scale
        names = ((say(page.title), _TITLE), (say(page.kind), _KIND))
        for text, style in (*names, (say(page.text), _TEXT)) if told else names:
            if text:
                high = _high(writer, text, style, wide - left)
                parts.append(Label(Box(left, y, wide - left, high), text, style))
                y += high + 8
        return parts, max(y, low) + _GAP, told


def _along(intent: Intent) -> Intent:
    """Up and down scroll a page as far as it goes, then they leaf like all the others."""
    if intent.kind in (Kind.UP, Kind.DOWN):
        return replace(intent, kind=Kind.PAGE_UP if intent.kind is Kind.UP else Kind.PAGE_DOWN)
    return intent


def _fitted(art: str, wide: float) -> tuple[float, float]:
    """How large the picture is at the head of a sheet."""
    facts = facts_of(art)
    w, h = facts.body if facts is not None else (1, 1)
    k = min(wide / w, _ART_HIGH / h)
    return w * k, h * k


def _foot(brush: Brush) -> float:
    return _FOOT * max(1.0, brush.frame.text_scale * 0.8)


def _high(writer: Writer, text: str, style: Style, wide: float) -> float:
    return writer.measure(text, replace(style, width=wide))[1] + 4


def _add(
    writer: Writer, parts: list[Widget], y: float, wide: float, what: tuple[str, Style, str, str]
) -> float:
    """A paragraph, the picture beside it or the colour behind it; how far down it reaches."""
    text, style, art, back = what
    edge = 16.0 if back else 0.0
    side = 48.0 if art else 0.0
    left = edge + (side + 14 if art else 0)
    high = max(_high(writer, text, style, wide - left - edge), side) + 1.5 * edge
    place = Box(0, y, wide, high)
    if back:
        parts.append(_Back(place, back))
    if art:
        parts.append(Picture(Box(edge, place.cy - side / 2, side, side), art))
    parts.append(Label(Box(left, y, wide - left - edge, high), text, style))
    return y + high + _GAP


def _drawn(pieces: Sequence[Piece]) -> Box:
    """What a diagram takes of its field."""
    return hull([part.box for part in parts(pieces)]) or Box(0, 0, 0, 0)


class _Back(Widget):
    """The colour behind a paragraph."""

    def __init__(self, box: Box, art: str) -> None:
        super().__init__("", box)
        self.art = art

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        brush.nine(self.art, self.box)


class _Diagram(Widget):
    """A few pieces on a field of their own, from the lowest to the highest."""

    def __init__(
        self, box: Box, pieces: Sequence[Piece], middle: float, say: Callable[[Speech], str],
        scale: float,
    ) -> None:  # fmt: skip
        super().__init__("", box)
        self.middle = middle
        self.pieces = sorted(pieces, key=lambda piece: piece.depth)
        self.say, self.scale = say, scale

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        brush.nine("ui/well", self.box)
        stamper, k = Stamper(brush.sprites, brush.writer, self.say), self.scale
        for piece in self.pieces:
            x, y = self.box.cx + piece.x * k, self.box.cy + (piece.y - self.middle) * k
            stamp = stamper.stamp(altered(piece, x=x, y=y, scale=piece.scale * k))
            for mark in stamp.marks:
                brush.blit(mark.picture, mark.x, mark.y)
