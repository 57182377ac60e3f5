"""The strip of what just happened, and what it opens: what is played again, and a bot's reason.

One subject: a row is measured, laid out, pressed and drawn by the same parts.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from game.screens.table.deeds import asking_why, showing_again
from game.screens.table.inspected import shared
from game.screens.table.recap import MOST
from game.stage.box import Box, hull, joined
from game.stage.focus import FocusSpot
from game.stage.solid import solid
from game.stage.text import Style, ruler
from game.stage.theme import BROWN, CREAM, INK, SHADOW, SOFT_INK
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.screens.table.model import Model
    from game.screens.table.recap import Recap
    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.showing import Showing
    from game.stage.tale import Line
    from game.stage.widgets.base import Feels

__all__ = ["Bubble", "Past", "Strip", "glow", "past_widgets", "spots", "strip_widgets"]

_ROW, _HIGH, _HEAD = 64.0, 104.0, 44.0
"""How low a row may be among others, and how high for nothing; the line above them."""
_STACKED = 96.0
"""So high is a row with its signs one below the other."""
_NARROW, _WIDEST, _REST = 360.0, 760.0, 112.0
_GAP = 8
_SIDE = 42.0
_WORDS = Style(28, "bold", INK, align="left")
_HIT = Style(28, "bold", "#B8262C", align="left")
_SMALLEST = Style(26, "bold", INK)
"""As what says it must be readable from afar."""
_LARGEST = 1.5
"""So much larger it becomes with the person's text, which otherwise would leave one row."""
_GAIN = Style(32, "title", "#1F6A2E")
_LOSS = Style(32, "title", "#B8262C")
_MORE = Style(26, "bold", SOFT_INK, lines=2)
_TITLE = Style(30, "title", BROWN, align="left")
_HEADED = replace(_TITLE, size=26)
_PLATE = Style(32, "title", CREAM)
_SAYS = Style(32, "bold", INK, lines=3)
_BUBBLE = 480.0, 130.0
_DIM, _RING = 0.45, 6.0
_MORE_ID = "recap.more"


def strip_widgets(model: Model, box: Box, do: Callable[[str], None]) -> list[Widget]:
    """The strip in this room, if there is anything to tell."""
    if not model.recap.rows:
        return []
    words = model.at.words
    lines = [_told(words.told(row.line.text), row.times) for row in model.recap.rows]
    more = partial(words.frame, "recap-more")
    return [Strip(box, model, lines, more, words.frame("recap"), do)]


def _told(line: str, times: int) -> str:
    return f"{line} ×{times}" if times > 1 else line


def past_widgets(model: Model) -> list[Widget]:
    """What lies over the table while something is played again, and what a bot says of it."""
    widgets: list[Widget] = []
    recap, showing = model.recap, model.showing
    prompt = showing.room.prompt
    room = Box(0, 90, model.at.frame.w, prompt.y - 90)
    if recap.shown is not None:
        widgets.append(Past(room, spots(showing, recap.shown.line), recap.plate))
    if recap.said is not None:
        seat = recap.said.by
        at = Box(room.cx, room.bottom, 0, 0) if seat is None else _seat(model, seat, room)
        lit = _around(room, spots(showing, recap.said.line))
        if not at.w and lit is not None:
            at = lit
        size = min(model.at.frame.text_scale, 1.4)
        widgets.append(Bubble(_clear(at, lit, room, size), recap.said.why))
    return widgets


def _seat(model: Model, seat: int, room: Box) -> Box:
    """Where a seat is on the table: by its badge; where it has none, in the middle above."""
    for piece in model.showing.pieces:
        if piece.key == f"seat.{seat}.badge":
            return solid(piece)
    return Box(room.cx, room.bottom - 20, 0, 0)


def _clear(seat: Box, lit: Box | None, room: Box, size: float) -> Box:
    """For what a seat says: near it, and not over what it speaks of."""
    w, h = (side * size for side in _BUBBLE)
    x, y = seat.cx - w / 2, seat.cy - h / 2
    places = (
        (seat.right + 12, y), (seat.x - 12 - w, y), (x, seat.bottom + 12), (x, seat.y - 12 - h),
    )  # fmt: skip
    boxes = [
        Box(min(max(x, 12), room.right - w - 12), min(max(y, room.y), room.bottom - h), w, h)
        for x, y in places
    ]
    return min(boxes, key=lambda box: (0 if lit is None else shared(box, lit), shared(box, seat)))


def glow(brush: Brush, showing: Showing, line: Line, alpha: float) -> None:
    """A frame around each of the pieces that a line is about; one around those that touch."""
    for spot in joined(spots(showing, line)):
        brush.nine("ui/focus", spot.inset(-4), alpha=alpha)


def spots(showing: Showing, line: Line) -> tuple[Box, ...]:
    """Where the pieces lie that a line is about."""
    points = line.points
    return tuple(
        solid(piece)
        for piece in showing.pieces
        if piece.art and any(piece.key == key or piece.key.startswith(f"{key}.") for key in points)
    )


class Strip(Widget):
    """As many rows as have room, side by side or one below the other, and how many more."""

    def __init__(
        self,
        box: Box,
        model: Model,
        lines: Sequence[str],
        more: Callable[..., str],
        title: str,
        do: Callable[[str], None],
    ) -> None:
        super().__init__("recap", box)
        self.recap: Recap = model.recap
        self.faces, self.showing, self.lines, self.do = model.faces, model.showing, lines, do
        self._writer = ruler(model.at.frame)
        grown = model.at.frame.text_scale
        self._least = replace(_SMALLEST, size=_SMALLEST.size * min(_LARGEST, grown) / grown)
        self.tall = box.h > 2 * _ROW
        inside = box.inset(12, 10)
        fit = min(len(lines), MOST)
        self.bare = box.w < _NARROW
        """Rows have no pictures."""
        self.stacked = [False] * fit
        """A row's signs stand one below the other, which leaves its words more room."""
        if self.tall:
            highs = self._highs(inside, fit)
            head = _HEAD if sum(highs) + _HEAD <= inside.h or len(lines) > len(highs) else 0.0
            while len(highs) > 1 and sum(highs) + head > inside.h:
                highs.pop()
                head = _HEAD
            fit = len(highs)
            spare = max((inside.h - head - sum(highs)) / fit, 0.0)
            y, self.boxes = inside.y + head, []
            for high in highs:
                grow = min(spare, max(_HIGH - high, 0.0))
                room = min(high + grow, inside.bottom - y)
                self.boxes.append(Box(inside.x, y, inside.w, room - 4))
                y += room
            self.head = Box(inside.x + 10, inside.y, inside.w - 20, head)
            told = more(count=len(lines) - fit)
            wide = min(self._writer.measure(told, self._least)[0] + 14, self.head.w)
            self.rest = Box(self.head.right - wide, inside.y, wide, head)
        else:
            self.far = max(_REST, self._narrowest(more(count=MOST)) + 24)
            while fit > 1 and not self._fits(fit, bare=True):
                fit -= 1
            # Rather one row more than pictures.
            self.bare = not self._fits(fit, bare=False)
            needs = self._needs(fit, bare=self.bare)
            spare = (self._room(fit) - sum(needs)) / fit
            x, self.boxes = box.x, []
            for need in needs:
                wide = min(need + spare, max(_WIDEST, need))
                self.boxes.append(Box(x, box.y, wide - _GAP, box.h))
                x += wide
            self.head = Box(box.x, box.y, 0, 0)
            self.rest = Box(x, box.y, self.far - _GAP, box.h)
        left = len(lines) - fit
        self.title, self.more = title, more(count=left) if left else ""
        self.why = model.at.words.frame("recap-why")

    def _highs(self, inside: Box, fit: int) -> list[float]:
        """How high each row is below the others, with as much room for its words as they want."""
        found: list[float] = []
        for at, line in enumerate(self.lines[:fit]):
            row = Box(inside.x, inside.y, inside.w, _ROW)
            high = self._wants(at, row, line)
            if high > _ROW:
                self.stacked[at] = True
                high = max(self._wants(at, row, line), _STACKED)
            found.append(max(high, _ROW))
        return found

    def _wants(self, at: int, row: Box, line: str) -> float:
        style = replace(self._least, width=self._parts(at, row).words.w)
        return self._writer.wants(line, style) + 8

    def _narrowest(self, line: str) -> float:
        """How wide it is on two lines."""
        words, least = line.split(" "), self._least
        return min(
            max(self._writer.measure(" ".join(part), least)[0] for part in (words[:at], words[at:]))
            for at in range(1, len(words) + 1)
        )

    def _room(self, fit: int) -> float:
        """For so many rows side by side."""
        return self.box.w - (self.far if fit < len(self.lines) else 0)

    def _fits(self, fit: int, *, bare: bool) -> bool:
        return sum(self._needs(fit, bare=bare)) <= self._room(fit)

    def _needs(self, fit: int, *, bare: bool) -> list[float]:
        """How wide each is with its words in two lines."""
        found: list[float] = []
        for line, row in zip(self.lines[:fit], self.recap.rows, strict=False):
            signs = 76 + 50 * bool(row.line.art and not bare) + 60 * bool(row.line.gain)
            found.append(self._narrowest(line) + signs + 60 + 54 * bool(row.why) + _GAP)
        return found

    def _parts(self, at: int, box: Box | None = None) -> _Parts:
        """Where the parts of a row lie: narrow, it has no picture, and its signs above another."""
        row, box = self.recap.rows[at], box or self.boxes[at]
        narrow, stacked = box.w < _NARROW, self.stacked[at]
        side, left, right = min(_SIDE, box.h - 12), box.x + 10, box.right - 10
        badge = picture = play = why = gain = None
        if row.by is not None:
            badge = Box(left, box.y + 6 if stacked else box.cy - side / 2, side, side)
            left = badge.right + 8
        if row.line.art and not self.bare:
            picture = Box(left, box.cy - side / 2, side, side)
            left = picture.right + 8
        small = min((box.h - 8) / 2, 40.0) if narrow else min(box.h - 12, 50.0)
        if self.recap.plays:
            y = box.cy + 1 if narrow and row.why else box.cy - small / 2
            play = Box(right - small, y, small, small)
            if stacked and badge is not None:
                play = Box(badge.x + 1, box.bottom - small - 6, small, small)
        if row.why:
            below = play is not None and narrow and not stacked
            x = right - small if narrow or play is None else play.x - 4 - small
            why = Box(x, box.cy - 1 - small if below else box.cy - small / 2, small, small)
        beside = (part for part in (play, why) if part is not None and part.x > left)
        right = min([right, *(part.x - 6 for part in beside)])
        if row.line.gain:
            gain = Box(right - 58, box.y, 56, box.h)
            right = gain.x - 4
        words = Box(left, box.y + 1, right - left, box.h - 2)
        return _Parts(badge, picture, words, gain, why, play)

    def spots(self) -> Sequence[FocusSpot]:
        found: list[FocusSpot] = []
        for at, box in enumerate(self.boxes):
            name = self.recap.rows[at].name
            deed = showing_again(name)
            if self.recap.plays:
                found.append(
                    FocusSpot(_place(at), box, partial(self.do, deed), means=deed, shy=True)
                )
            why, deed = self._parts(at).why, asking_why(name)
            if why is not None:
                found.append(
                    FocusSpot(f"{_place(at)}.why", why, partial(self.do, deed), means=deed,
                              shy=True, shape="round")
                )  # fmt: skip
        if self.more:
            found.append(FocusSpot(_MORE_ID, self.rest, partial(self.do, "log"), shy=True))
        return found

    def help(self, spot: str) -> str:
        """Whole sentences, where there was too little room for them, and what a sign is for."""
        for at in range(len(self.boxes)):
            if spot == _place(at):
                words, line = self._parts(at).words, self.lines[at]
                # Said again over the words of the prompt, it would only hide these.
                small = self._writer.wants(line, replace(self._least, width=words.w)) > words.h
                return line if small else ""
            if spot == f"{_place(at)}.why":
                return self.why
        return ""

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        if self.tall:
            brush.nine("ui/panel.paper.dark", self.box)
        if self.head.h:
            wide = self.head.w - (self.rest.w if self.more else 0)
            head = Box(self.head.x, self.head.y, wide, self.head.h)
            # "and 13 more" says as well what this is, where both would be too small.
            if not self.more or brush.writer.measure(self.title, _HEADED)[0] <= wide:
                brush.label(self.title, head, _TITLE)
        for at in range(len(self.boxes)):
            self._draw_row(brush, at, feels, focus)
        if self.more:
            if not self.tall:
                brush.nine("ui/well", self.rest)
            style = replace(_MORE, lines=1, align="right") if self.tall else _MORE
            brush.label(self.more, self.rest.inset(6, 1), style)
            _touched(brush, self.rest, feels.of(_MORE_ID, focus).hover)

    def _draw_row(self, brush: Brush, at: int, feels: Feels, focus: Focus) -> None:
        row, box, parts = self.recap.rows[at], self.boxes[at], self._parts(at)
        shown = self.recap.shown is row
        brush.nine("ui/well.gold" if row.mine or shown else "ui/well", box)
        hover = feels.of(_place(at), focus).hover
        _touched(brush, box, hover)
        if hover > 0:
            glow(brush, self.showing, row.line, hover)
        if parts.badge is not None and row.by is not None:
            brush.picture(f"badge/{self.faces[row.by].colour}", parts.badge)
        if parts.picture is not None:
            brush.picture(row.line.art, parts.picture)
        if parts.play is not None:
            brush.nine("ui/chip.gold" if shown else "ui/chip.cream", parts.play)
            icon = "icon/pause.ink" if shown else "icon/play.ink"
            brush.picture(icon, parts.play.inset(parts.play.w * 0.2))
        if parts.why is not None:
            brush.nine("ui/chip.cream", parts.why)
            brush.picture("icon/speech.ink", parts.why.inset(parts.why.w * 0.18))
            _touched(brush, parts.why, feels.of(f"{_place(at)}.why", focus).hover)
        if parts.gain is not None:
            gain = f"+{row.line.gain}" if row.line.gain > 0 else f"−{-row.line.gain}"
            brush.label(gain, parts.gain, _GAIN if row.line.gain > 0 else _LOSS)
        style = _HIT if row.mine else _WORDS
        brush.label(self.lines[at], parts.words, style)


class _Parts(NamedTuple):
    """Of a row; None: it has no such part."""

    badge: Box | None
    picture: Box | None
    words: Box
    gain: Box | None
    why: Box | None
    play: Box | None


def _touched(brush: Brush, box: Box, hover: float) -> None:
    if hover > 0:
        # Its rim stays within the row: close above lie the words of the prompt.
        brush.nine("ui/focus", box.inset(_RING), alpha=0.6 * hover)


def _place(at: int) -> str:
    """Where a row is pressed: what it is about comes and goes, its place stays."""
    return f"recap.{at}"


class Past(Widget):
    """The table darkens but for what it is about; a plate says when that was."""

    def __init__(self, box: Box, spots: Sequence[Box], plate: str) -> None:
        super().__init__("past", box)
        self.plate = plate
        self.light = _around(box, spots)

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        box, light = self.box, self.light
        if light is not None:
            for dark in (
                Box(box.x, box.y, box.w, light.y - box.y),
                Box(box.x, light.bottom, box.w, box.bottom - light.bottom),
                Box(box.x, light.y, light.x - box.x, light.h),
                Box(light.right, light.y, box.right - light.right, light.h),
            ):
                brush.fill(dark, SHADOW, alpha=_DIM)
        high = 60.0
        wide = brush.writer.measure(self.plate, _PLATE)[0] + 120
        plate = Box(box.x + 40, box.bottom - high - 14, wide, high)
        brush.nine("ui/chip.dark", plate)
        brush.picture("icon/film", Box(plate.x + 20, plate.cy - 20, 40, 40))
        brush.label(self.plate, Box(plate.x + 66, plate.y, plate.w - 86, plate.h), _PLATE)


def _around(room: Box, spots: Sequence[Box]) -> Box | None:
    """The box around them all, within the room; None: there is none."""
    near = hull(spots)
    if near is None:
        return None
    near = near.inset(-16)
    left, top = max(near.x, room.x), max(near.y, room.y)
    right, bottom = min(near.right, room.right), min(near.bottom, room.bottom)
    return Box(left, top, right - left, bottom - top) if right > left and bottom > top else None


class Bubble(Widget):
    """What a bot says of what it did, at its seat."""

    def __init__(self, box: Box, text: str) -> None:
        super().__init__("why", box)
        self.text = text

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        brush.nine("ui/bubble", self.box)
        brush.label(self.text, self.box.inset(30, 16), _SAYS)
