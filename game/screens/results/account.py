"""Why that score, drawn: a row a seat with its terms, or a row a source with its sums."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.screens.common.page import large
from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import BROWN, CREAM, GOLD, INK, TITLE_GOLD
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.match.seats import Person
    from game.screens.results.course import Course
    from game.screens.results.model import Line
    from game.stage.account import Account, Source, Term
    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.said import Speech
    from game.stage.widgets.base import Feels

__all__ = ["SeatRows", "SourceRows", "seat_row"]

_RUST = "#9A3F08"
_PLUS, _MINUS, _NONE = "#8CF08C", "#FF9D9D", "#8A93C4"
_SUM = "#B9C3F0"
_PICTURED = 3
"""So many things that are added find room with their pictures."""
_WIDE_ENOUGH = 56
"""For a picture beside a number; narrower, the number stands alone under its heading."""
_PART = 96.0
_LARGE = 1.3
_TIGHT = 100.0
"""In rows lower than this large text has no room for what was compared."""


def seat_row(grow: float, count: int, room: float, *, remarks: bool = False) -> float:
    """How high a seat's row is; in large letters a remark has a line of its own."""
    least = (58 if remarks and grow > _LARGE else 44) * grow
    return max(min((84 if count > 5 else 100) + 34 * (grow - 1), room / max(count, 1)), least)


class SeatRows(Widget):
    """Everybody from first to last, each with the terms that make the score."""

    def __init__(
        self,
        box: Box,
        account: Account,
        ranked: Sequence[Line],
        people: Sequence[Person],
        speak: Callable[[Speech], str],
        course: Course,
    ) -> None:
        super().__init__("account", box)
        self.account, self.ranked, self.people = account, ranked, people
        self.speak, self.course = speak, course

    def update(self, ms: float, focus: Focus) -> bool:
        return not self.course.over

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        grow = brush.frame.text_scale
        head = 38 * grow if self.account.sources else 0
        remarks = any(self.account.remarks)
        pitch = seat_row(grow, len(self.ranked), self.box.h - head, remarks=remarks)
        columns = self._columns(brush)
        for source, column in zip(self.account.sources, columns, strict=True):
            # Headings stand out into the gaps; large ones would stand on each other there.
            big = large(brush.frame)
            out = -2 if big else 14
            style = Style(27, "title", BROWN, lines=2 if big else 1)
            title = Box(column.x - out, self.box.y, column.w + 2 * out, head)
            brush.label(self.speak(source.title), title, style)
        for rank, line in enumerate(self.ranked):
            row = Box(self.box.x, self.box.y + head + pitch * rank, self.box.w, pitch - 8)
            self._row(brush, row, line, columns, self.course.row(rank))

    def _columns(self, brush: Brush) -> list[Box]:
        """By source; wider where its terms have more parts."""
        wide = self.box.w * (0.36 if any(self.account.remarks) else 0.27)
        left, right = self.box.x + wide, self.box.right - 112 * min(brush.frame.text_scale, 1.4)
        weights = [
            1.8 + max((min(len(term.parts), 6) for term in source.terms), default=1)
            for source in self.account.sources
        ]
        found, x = [], left
        for weight in weights:
            w = (right - left) * weight / sum(weights)
            found.append(Box(x, self.box.y, w, self.box.h))
            x += w
        return found

    def _row(
        self, brush: Brush, row: Box, line: Line, columns: Sequence[Box], share: float
    ) -> None:
        brush.nine("ui/well.gold" if line.place == 1 else "ui/well", row)
        person = self.people[line.seat]
        side = min(row.h - 12, 46)
        brush.picture(f"badge/{person.colour}", Box(row.x + 10, row.cy - side / 2, side, side))
        left = row.x + side + 18
        right = columns[0].x if columns else row.right - 150
        room = Box(left, row.y + 2, right - left - 4, row.h - 4)
        remark = self.account.remarks[line.seat] if self.account.remarks else None
        high = room.h / 2 if remark is not None and room.h >= 60 else room.h
        style = Style(28, "bold", INK, align="left", width=room.w, height=high)
        style = brush.writer.alike([person.name for person in self.people], style)
        if remark is not None and room.h >= 60:
            half = room.h / 2
            brush.label(person.name, Box(room.x, room.y, room.w, half), style)
            below = Box(room.x, room.y + half, room.w, half)
            brush.label(self.speak(remark), below, Style(26, "text", BROWN, align="left"))
        else:
            # In low rows the badge says who it is, if there is something to remark of all.
            told = remark is not None and all(self.account.remarks)
            brush.label(self.speak(remark) if told and remark else person.name, room, style)
        shown = share * (len(columns) + 1)
        for number, (source, column) in enumerate(zip(self.account.sources, columns, strict=True)):
            if shown > number:
                place = Box(column.x, row.y, column.w, row.h)
                _term(brush, place, source.terms[line.seat], first=number == 0)
        if share >= 1 or not columns:
            right = columns[-1].right if columns else row.right - 150
            ink = _RUST if line.place == 1 else INK
            if columns:
                brush.label("=", Box(right - 18, row.y, 36, row.h), Style(34, "title", BROWN))
            total = Box(right + 16, row.y, row.right - right - 24, row.h)
            brush.label(str(line.score), total, Style(48, "title", ink, align="center"))


def _term(brush: Brush, box: Box, term: Term, *, first: bool) -> None:
    """The parts with what joins them, as large as they find room."""
    big = large(brush.frame)
    sign = "×" if term.times else "+"
    parts = term.parts
    if not parts:
        text = str(term.points) if first else f"+ {term.points}"
        brush.label(text, box.inset(22, 0), Style(34, "title", INK))
        return
    lead = 0.0 if first else 24.0
    if lead:
        brush.label("+", Box(box.x - 2, box.y, lead, box.h), Style(30, "title", BROWN))
    room = Box(box.x + lead, box.y, box.w - lead - 22, box.h)
    if len(parts) > _PICTURED and not term.times:
        text = "+".join(str(part.count) for part in parts)
        brush.label(text, room.inset(12, 0), Style(34, "title", INK, lines=2, leading=1.0))
        return
    across = len(parts)
    gap = 24.0 if term.times else 0.0
    pitch = min((room.w - gap * (across - 1)) / across, _PART * (1.4 if big else 1))
    for number, part in enumerate(parts):
        cell = Box(room.x + (pitch + gap) * number, room.y, pitch, room.h)
        if number and term.times:
            mark = Box(cell.x - gap, cell.y, gap, cell.h)
            brush.label(sign, mark, Style(30, "title", BROWN))
        x = cell.x + 2
        if part.art and pitch >= _WIDE_ENOUGH:
            side = min(cell.h - 8, 46, pitch * 0.46)
            brush.picture(part.art, Box(x, cell.cy - side / 2, side, side))
            x += side + 4
        count = Box(x, cell.y, cell.right - x, cell.h)
        brush.label(str(part.count), count, Style(34, "title", INK, align="left"))


class SourceRows(Widget):
    """Every source one below the other, a column for each seat, with the sum so far."""

    def __init__(
        self,
        box: Box,
        title: str,
        together: str,
        account: Account,
        ranked: Sequence[Line],
        people: Sequence[Person],
        speak: Callable[[Speech], str],
        course: Course,
    ) -> None:
        super().__init__("account", box)
        self.title, self.together = title, together
        self.account, self.ranked, self.people = account, ranked, people
        self.speak, self.course = speak, course

    def update(self, ms: float, focus: Focus) -> bool:
        return not self.course.over

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        brush.nine("ui/mat.night", self.box)
        room = self.box.inset(58, 52)
        count = max(len(self.ranked), 1)
        wide = min(room.w * 0.5 / count, 220)
        words = room.w - wide * count
        head = min(200.0, room.h * 0.2)
        tallies = 104.0 if self.account.tallies else 0.0
        lines = len(self.account.sources) + 1.3
        if large(brush.frame) and (room.h - head - tallies) / lines < _TIGHT:
            tallies = 0.0
        pitch = (room.h - head - tallies - 8) / lines
        grid = Box(room.x, room.y + head, room.w, pitch * lines)
        style = Style(50, "title", CREAM, INK, 3, align="left", lines=2)
        brush.label(self.title, Box(room.x, room.y, words - 20, head - 16), style)
        done = self.course.source(len(self.account.sources)) >= 1
        for rank, line in enumerate(self.ranked):
            column = Box(room.x + words + wide * rank, room.y, wide, head + grid.h)
            self._head(brush, column, head, line, won=done and line.place == 1)
        for number, source in enumerate(self.account.sources):
            row = Box(grid.x, grid.y + pitch * number, grid.w, pitch - 8)
            brush.fill(row, INK, alpha=0.34)
            self._name(brush, Box(row.x, row.y, words, row.h), source)
            if self.course.source(number) > 0:
                for rank, line in enumerate(self.ranked):
                    cell = Box(row.x + words + wide * rank, row.y, wide, row.h)
                    self._cell(brush, cell, number, line.seat)
        last = Box(grid.x, grid.bottom - pitch * 1.3, grid.w, pitch * 1.3)
        brush.fill(Box(last.x, last.y - 5, last.w, 4), TITLE_GOLD)
        label = Style(44, "title", TITLE_GOLD, INK, 3, align="left")
        brush.label(self.together, Box(last.x + 80, last.y, words - 80, last.h), label)
        if done:
            for rank, line in enumerate(self.ranked):
                cell = Box(last.x + words + wide * rank, last.y, wide, last.h)
                ink = GOLD if line.place == 1 else CREAM
                brush.label(str(line.score), cell, Style(60, "title", ink, INK, 4))
        if tallies:
            self._tallies(brush, Box(room.x, room.bottom - tallies + 6, room.w, tallies))

    def _head(self, brush: Brush, column: Box, head: float, line: Line, *, won: bool) -> None:
        person = self.people[line.seat]
        place = column.inset(5, 0)
        brush.fill(place, GOLD if won else CREAM, alpha=0.26 if won else 0.1)
        mood = "proud" if not won else "win"
        name = 44 * min(brush.frame.text_scale, 1.6)
        figure = min((head - name) / 340, place.w / 330)
        brush.sprite(f"body/{person.colour}.{mood}", place.cx, column.y + head - name, scale=figure)
        label = Style(32, "bold", CREAM, INK, 3)
        brush.label(person.name, Box(place.x, column.y + head - name, place.w, name), label)

    def _name(self, brush: Brush, box: Box, source: Source) -> None:
        side = min(box.h - 10, 56)
        brush.picture(source.art, Box(box.x + 10, box.cy - side / 2, side, side))
        room = Box(box.x + side + 24, box.y, box.w - side - 30, box.h)
        name = Style(31, "bold", CREAM, align="left")
        if source.note is None or room.h < 60 or large(brush.frame):
            brush.label(self.speak(source.title), room, replace(name, lines=2, leading=1.0))
            return
        brush.label(self.speak(source.title), Box(room.x, room.y, room.w, room.h * 0.55), name)
        below = Box(room.x, room.y + room.h * 0.52, room.w, room.h * 0.46)
        brush.label(self.speak(source.note), below, Style(26, "text", _SUM, align="left"))

    def _cell(self, brush: Brush, cell: Box, number: int, seat: int) -> None:
        points = self.account.sources[number].terms[seat].points
        ink = _PLUS if points > 0 else _MINUS if points < 0 else _NONE
        text = str(points) if number == 0 or not points else _signed(f"{points:+d}")
        style = Style(42, "title", CREAM if number == 0 else ink, INK, 3, align="right")
        if large(brush.frame):
            brush.label(text, cell.inset(6, 0), style)
            return
        big = Box(cell.x, cell.y, cell.w * 0.58, cell.h)
        brush.label(text, big, style)
        so_far = list(self.account.running(seat))[number]
        small = Box(cell.x + cell.w * 0.6, cell.y, cell.w * 0.36, cell.h)
        brush.label(_signed(str(so_far)), small, Style(28, "text", _SUM, align="right"))

    def _tallies(self, brush: Brush, box: Box) -> None:
        """What was compared: the most in gold, so that it can be checked."""
        brush.fill(box, INK, alpha=0.4)
        each = box.w / len(self.account.tallies)
        for number, tally in enumerate(self.account.tallies):
            x = box.x + each * number + 14
            side = min(box.h - 30, 64)
            brush.picture(tally.art, Box(x, box.cy - side / 2, side, side))
            x += side + 6
            pitch = (each - side - 26) / max(len(self.ranked), 1)
            for line in self.ranked:
                badge = min(34.0, pitch * 0.8)
                person = self.people[line.seat]
                mark = Box(x + (pitch - badge) / 2, box.y + 10, badge, badge)
                brush.picture(f"badge/{person.colour}", mark)
                ink = GOLD if tally.most(line.seat) else CREAM
                count = Box(x, mark.bottom, pitch, box.bottom - mark.bottom - 2)
                brush.label(str(tally.counts[line.seat]), count, Style(32, "title", ink, INK, 3))
                x += pitch


def _signed(number: str) -> str:
    """With a minus as wide as a plus."""
    return number.replace("-", "\u2212")
