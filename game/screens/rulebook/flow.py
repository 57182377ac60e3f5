"""How a chapter's blocks fill pages: pure measure, nothing is drawn here."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Protocol

from game.screens.rulebook.book import mark
from game.stage.box import Box

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.screens.rulebook.book import Block, Chapter

__all__ = ["Cell", "Line", "Ruler", "Shape", "flow"]

_LEADING = 1.26
_GAP = 18
_PICTURE = 66.0
"""Beside a line of a list, and of whoever says what is to be remembered; larger beside a step."""
_LONG = 150
_LARGE = 1.3
"""With more letters, or larger ones, a step needs the room: its picture stands below its number."""
_SIZES = {"title": 50.0, "heading": 38.0, "head": 34.0, "text": 30.0, "note": 28.0}


class Ruler(Protocol):
    def __call__(self, text: str, kind: str) -> float:
        """How wide a text is, in units; `kind` is one of a Line's."""
        ...


@dataclass(frozen=True, slots=True)
class Line:
    kind: str
    """title, heading, head, text or note: how it is written."""
    text: str
    x: float
    y: float
    """The middle of its height."""
    found: tuple[tuple[int, int], ...] = ()
    """Which letters the search is about."""


@dataclass(frozen=True, slots=True)
class Shape:
    kind: str
    """well, tip, number, bullet, picture, portrait or figure."""
    box: Box
    what: str = ""


@dataclass(frozen=True, slots=True)
class Cell:
    """One block, laid out from its own top left; a page is a stack of cells."""

    block: int
    high: float
    shapes: tuple[Shape, ...] = ()
    lines: tuple[Line, ...] = ()
    stays: bool = False
    """A heading: it is not left behind at the foot of a page."""

    def moved(self, x: float, y: float) -> Cell:
        return replace(
            self,
            shapes=tuple(
                replace(shape, box=Box(shape.box.x + x, shape.box.y + y, shape.box.w, shape.box.h))
                for shape in self.shapes
            ),
            lines=tuple(replace(line, x=line.x + x, y=line.y + y) for line in self.lines),
        )


@dataclass(slots=True)
class _Press:
    """Sets text of one width and size."""

    ruler: Ruler
    grow: float
    wanted: str
    lines: list[Line] = field(default_factory=list)

    def set(self, kind: str, text: str, x: float, y: float, width: float) -> float:
        """Lines of a text from `y` on; where the next would start."""
        pitch = _SIZES[kind] * self.grow * _LEADING
        spans = []
        place = 0
        for run in mark(text, self.wanted):
            if run.found:
                spans.append((place, place + len(run.text)))
            place += len(run.text)
        for start, end in self._broken(kind, text, width):
            found = tuple(
                (max(first, start) - start, min(last, end) - start)
                for first, last in spans
                if first < end and last > start
            )
            self.lines.append(Line(kind, text[start:end], x, y + pitch / 2, found))
            y += pitch
        return y

    def _broken(self, kind: str, text: str, width: float) -> list[tuple[int, int]]:
        """Where each line begins and ends in the text."""
        lines = []
        start = end = 0
        while end < len(text):
            stop = text.find(" ", end + 1)
            stop = len(text) if stop < 0 else stop
            if end > start and self.ruler(text[start:stop], kind) > width:
                lines.append((start, end))
                start = end + 1
            end = stop
        if end > start:
            lines.append((start, end))
        return lines


def flow(
    chapter: Chapter, ruler: Ruler, size: tuple[float, float], grow: float, wanted: str = ""
) -> list[list[Cell]]:
    """The pages of a chapter; each cell is placed within a page of this size."""
    width, height = size
    cells = [_title(chapter, ruler, width, grow, wanted)]
    cells += [
        _cell(number, block, ruler, width, height, grow, wanted)
        for number, block in enumerate(chapter.blocks)
    ]
    return _paged(cells, height, _GAP * min(grow, 1.3))


def _paged(cells: Sequence[Cell], height: float, gap: float) -> list[list[Cell]]:
    pages: list[list[Cell]] = [[]]
    y = 0.0
    for number, cell in enumerate(cells):
        need = cell.high
        follower = cells[number + 1] if number + 1 < len(cells) else None
        if cell.stays and follower is not None:
            need += gap + min(follower.high, height * 0.3)
        if pages[-1] and y + need > height:
            pages.append([])
            y = 0.0
        pages[-1].append(cell.moved(0, y))
        y += cell.high + gap
    return pages


def _title(chapter: Chapter, ruler: Ruler, width: float, grow: float, wanted: str) -> Cell:
    press = _Press(ruler, grow, wanted)
    high = press.set("title", chapter.title, 0, 0, width)
    return Cell(-1, high, (), tuple(press.lines), stays=True)


def _cell(
    number: int,
    block: Block,
    ruler: Ruler,
    width: float,
    height: float,
    grow: float,
    wanted: str,
) -> Cell:
    press = _Press(ruler, grow, wanted)
    shapes: list[Shape] = []
    if block.kind == "heading":
        high = press.set("heading", block.text, 0, 0, width)
        return Cell(number, high, (), tuple(press.lines), stays=True)
    if block.kind == "step":
        high = _step(block, press, shapes, width, grow)
    elif block.kind == "item":
        high = _item(block, press, shapes, width, grow)
    elif block.kind == "tip":
        high = _tip(block, press, shapes, width, grow)
    elif block.kind == "example":
        high = _framed(block, press, shapes, width, "well")
    elif block.kind == "figure":
        tall = min(height * 0.34, 300)
        shapes.append(Shape("figure", Box(0, 0, width, tall), block.title))
        # Below what the mat's edge throws as a shadow.
        high = press.set("note", block.text, 4, tall + 26, width - 8) if block.text else tall + 20
    else:
        high = press.set("text", block.text, 0, 0, width)
    return Cell(number, high, tuple(shapes), tuple(press.lines))


def _item(block: Block, press: _Press, shapes: list[Shape], width: float, grow: float) -> float:
    if not block.art:
        indent = 40 * min(grow, 1.4)
        shapes.append(Shape("bullet", Box(8, 10 * grow, 18 * grow, 18 * grow)))
        return press.set("text", block.text, indent, 0, width - indent)
    side = _PICTURE * min(grow, 1.4)
    indent = side + 16
    high = press.set("text", block.text, indent, 0, width - indent)
    if high < side:
        # One line stands beside the middle of its picture.
        press.lines[:] = [replace(line, y=line.y + (side - high) / 2) for line in press.lines]
    shapes.append(Shape("picture", Box(0, max(high - side, 0) / 2, side, side), block.art))
    return max(high, side)


def _tip(block: Block, press: _Press, shapes: list[Shape], width: float, grow: float) -> float:
    """Whoever teaches says it."""
    pad, side = 22.0, _PICTURE * min(grow, 1.4)
    left = pad + side + 14
    high = press.set("text", block.text, left, pad - 4, width - left - pad) + pad - 2
    if high < side + 2 * pad:
        more = side + 2 * pad - high
        press.lines[:] = [replace(line, y=line.y + more / 2) for line in press.lines]
        high += more
    shapes.append(Shape("tip", Box(0, 0, width, high)))
    shapes.append(Shape("portrait", Box(pad - 4, (high - side) / 2, side, side)))
    return high


def _step(block: Block, press: _Press, shapes: list[Shape], width: float, grow: float) -> float:
    pad, disc = 18.0, 52 * min(grow, 1.4)
    left = pad * 2 + disc
    long = len(block.text) > _LONG or grow > _LARGE
    side = (1.0 if long else 1.4) * _PICTURE * min(grow, 1.4) if block.art else 0.0
    if side:
        left = pad * 2 + side if long else left + side + pad
    y = pad - 4
    if block.title:
        y = press.set("head", block.title, left, y, width - left - pad)
    y = press.set("text", block.text, left, y, width - left - pad)
    below = disc + 10 if long and side else 0.0
    high = max(y + pad - 2, disc + 2 * pad, side + pad + below)
    shapes.append(Shape("well", Box(0, 0, width, high)))
    if side:
        box = Box(2 * pad + disc, (high - side) / 2, side, side)
        if long:
            box = Box(pad, pad + below, side, side)
        shapes.append(Shape("picture", box, block.art))
    shapes.append(Shape("number", Box(pad, pad, disc, disc), str(block.number)))
    return high


def _framed(block: Block, press: _Press, shapes: list[Shape], width: float, kind: str) -> float:
    pad = 22.0
    y = pad - 4
    if block.title:
        y = press.set("head", block.title, pad, y, width - 2 * pad)
    y = press.set("text", block.text, pad, y, width - 2 * pad)
    shapes.append(Shape(kind, Box(0, 0, width, y + pad - 2)))
    return y + pad - 2
