"""The table of the evening: a row a member, a column a game, stars for games won."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING

from game.screens.common.game_mole import game_mole
from game.screens.common.seats import draw_portrait
from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import BROWN, GOLD, INK
from game.stage.tint import draw_tinted
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from game.match.club import Club
    from game.screens.club.course import Course
    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.widgets.base import Feels

__all__ = ["ClubTable"]

_RUST = "#9A3F08"
_HEAD = 116.0


class ClubTable(Widget):
    def __init__(self, box: Box, club: Club, names: list[str], word: str, course: Course) -> None:
        super().__init__("club", box)
        self.club, self.names, self.word, self.course = club, names, word, course
        count = len(club.columns)
        self.before = club.ranked(max(count - 1, 0))
        self.after = club.ranked()
        self.wears, self.wore = club.crowned(), club.crowned(max(count - 1, 0))

    def update(self, ms: float, focus: Focus) -> bool:
        return not self.course.over

    @property
    def _pitch(self) -> float:
        return min((self.box.h - _HEAD - 36) / max(len(self.names), 1), 108)

    def _row(self, member: int) -> Box:
        """Where the member's row is by now."""
        was, now = self.before.index(member), self.after.index(member)
        rank = was + (now - was) * self.course.slide
        y = self.box.y + _HEAD + self._pitch * rank
        return Box(self.box.x + 20, y, self.box.w - 40, self._pitch - 10)

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        brush.nine("ui/panel.paper", self.box)
        columns = self._columns(brush)
        for column, place in zip(self.club.columns, columns, strict=True):
            side = min(_HEAD - 16, place.w * 1.3)
            middle = Box(place.cx - side / 2, self.box.y + 12, side, side)
            brush.picture(game_mole(column.game), middle)
        points = Box(self.box.right - 190, self.box.y + 30, 160, 60)
        brush.label(self.word, points, Style(30, "title", BROWN))
        for member in sorted(range(len(self.names)), key=self.after.index, reverse=True):
            self._member(brush, member, columns)
        self._crown(brush)

    def _columns(self, brush: Brush) -> list[Box]:
        count = len(self.club.columns)
        left = self.box.x + self.box.w * (0.44 if brush.frame.text_scale < 1.3 else 0.4)
        right = self.box.right - 190
        pitch = min((right - left) / max(count, 1), 130)
        first = left + (right - left - pitch * count) / 2
        return [Box(first + pitch * at, self.box.y, pitch, self.box.h) for at in range(count)]

    def _member(self, brush: Brush, member: int, columns: list[Box]) -> None:
        club, row = self.club, self._row(member)
        rank = self.after.index(member)
        leads = self.wears == member and self.course.over
        brush.nine("ui/well.gold" if leads else "ui/well", row)
        place = Box(row.x + 8, row.y, 56, row.h)
        # Before the rows have moved nobody has another place.
        shown = len(columns) if self.course.slide > 0 else max(len(columns) - 1, 0)
        number = club.places(shown)[member]
        brush.label(str(number) if shown else "", place, Style(38, "title", BROWN))
        face = self._face(row)
        draw_portrait(brush, club.members[member].colour, face, "happy" if rank == 0 else "idle")
        badge = Box(face.right - 26, face.bottom - 30, 32, 32)
        brush.picture(f"badge/{club.members[member].colour}", badge)
        edge = columns[0].x if columns else row.right - 150
        room = Box(face.right + 16, row.y, edge - face.right - 20, row.h)
        style = Style(34, "bold", INK, align="left", lines=2, width=room.w, height=room.h)
        brush.label(self.names[member], room, brush.writer.alike(self.names, style))
        known = len(columns) - 1
        came = self.course.filled(self.before.index(member))
        for at, (column, place) in enumerate(zip(club.columns, columns, strict=True)):
            if at == known and not came:
                continue
            cell = Box(place.x, row.y, place.w, row.h)
            if column.won[member]:
                side = min(row.h + 4, 76, place.w)
                star = Box(cell.cx - side / 2, cell.cy - side / 2, side, side)
                draw_tinted(brush, "icon/star", star, GOLD)
            style = Style(32, "title", INK if column.won[member] else BROWN)
            brush.label(str(column.points[member]), cell, style)
        total = club.total(member, None if came else max(known, 0))
        ink = _RUST if leads else INK
        if columns:
            where = Box(row.right - 170, row.y, 150, row.h)
            brush.label(str(total), where, Style(48, "title", ink))

    def _face(self, row: Box) -> Box:
        side = min(row.h + 4, 92)
        return Box(row.x + 66, row.cy - side / 2, side, side)

    def _crown(self, brush: Brush) -> None:
        """From head to head in an arc; it tilts on its way."""
        share = self.course.crown
        if self.wears < 0 or (self.wore < 0 and share <= 0):
            return
        now = self._face(self._row(self.wears))
        was = self._face(self._row(self.wore)) if self.wore >= 0 else now
        moving = self.wore != self.wears
        part = share if moving else 1.0
        x = was.cx + (now.cx - was.cx) * part
        y = was.y + (now.y - was.y) * part - 8
        lift = sin(pi * part) if moving else 0.0
        turn = -14 * lift
        if part >= 1:
            glow = Box(x - 54, y - 46, 108, 70)
            brush.nine("ui/glow", glow)
        brush.sprite("prop/crown", x - 86 * lift, y - 40 * lift, scale=0.46, turn=round(turn))
