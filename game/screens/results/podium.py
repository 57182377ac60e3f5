"""The podium: everybody stands on it, the winner in the middle with a crown."""

from __future__ import annotations

from dataclasses import replace
from math import sin
from typing import TYPE_CHECKING

from game.screens.common.marquee import marquee
from game.screens.common.page import large
from game.screens.results.model import podium
from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import CREAM, GOLD, INK
from game.stage.tint import draw_tinted
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.match.seats import Person
    from game.screens.results.course import Course
    from game.screens.results.model import Line
    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.widgets.base import Feels

__all__ = ["Podium"]

_BEAT_MS = 33
_METAL = {1: "gold", 2: "silver", 3: "bronze"}
_CONFETTI = 46
_WIDE = 100
"""A score of three figures."""
_CROWD = 4
"""More than these stand close together."""


class Podium(Widget):
    """Pillars rise as the rows are counted, the last place first; confetti falls for a winner."""

    def __init__(
        self,
        box: Box,
        title: str,
        ranked: Sequence[Line],
        people: Sequence[Person],
        course: Course,
    ) -> None:
        super().__init__("podium", box)
        self.title, self.people, self.course = title, people, course
        self.rank = {line.seat: rank for rank, line in enumerate(ranked)}
        self.won = any(line.place == 1 for line in ranked)
        self.order = podium(ranked)
        self.age = course.age
        self.rows = 1
        self.calm = False

    @property
    def _whole(self) -> float:
        return self.course.film_at

    def update(self, ms: float, focus: Focus) -> bool:
        was = self.age // _BEAT_MS
        self.age += ms
        if not self.won:
            return not self.course.over
        # The confetti falls for a while, then the picture rests.
        return self.age < self._whole + 9000 and self.age // _BEAT_MS != was

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        self.calm = brush.frame.calm
        brush.nine("ui/mat.stage", self.box)
        inside = self.box.inset(56, 40)
        night = self.box.inset(46, 42)
        brush.within(night)
        self._confetti(brush, inside)
        brush.within(None)
        high = 112 + 60 * (brush.frame.text_scale - 1)
        hung = Box(inside.x, inside.y + 22, inside.w, high)
        # In large letters the names of many stand in two rows, each as wide as two pillars.
        self.rows = 2 if large(brush.frame) and len(self.order) > _CROWD else 1
        floor = inside.bottom - 66 * min(brush.frame.text_scale, 1.5) - 34 * (self.rows - 1)
        top = hung.bottom - 10
        stage = Box(inside.x, top, inside.w, floor - top)
        wide = min(stage.w / max(len(self.order), 1), 320)
        left = stage.cx - wide * len(self.order) / 2
        high = (inside.bottom - floor - 2) / self.rows
        style = Style(40, "bold", CREAM, INK, 3, width=wide * self.rows - 8, height=high)
        style = brush.writer.alike([person.name for person in self.people], style)
        for number, line in enumerate(self.order):
            place = Box(left + wide * number, stage.y, wide, stage.h)
            self._pillar(brush, place, line, floor)
            name = Box(place.cx - wide * self.rows / 2, floor + 2 + high * (number % self.rows),
                       wide * self.rows, high).inset(4, 0)  # fmt: skip
            brush.label(self.people[line.seat].name, name, style)
        # Over the glow of the crown, which would wash it out.
        marquee(brush, self.title, hung, 96)

    def _confetti(self, brush: Brush, box: Box) -> None:
        if self.calm or not self.won:
            return
        for number in range(_CONFETTI):
            own = (number * 0.6180339) % 1
            x = box.x + box.w * ((number * 0.754877) % 1) + 30 * sin(self.age / 900 + number)
            fall = (own + min(self.age, self._whole + 9000) / (5200 + 2600 * own)) % 1
            turn = (self.age / 12 + 137 * number) % 360 // 15 * 15
            y = box.y + box.h * fall
            brush.sprite(f"prop/confetti.{number % 6 + 1}", x, y, scale=0.8, turn=turn)

    def _share(self, line: Line) -> float:
        """How far the pillar has risen."""
        return 1 - (1 - self.course.row(self.rank[line.seat])) ** 3

    def _pillar(self, brush: Brush, box: Box, line: Line, floor: float) -> None:
        person = self.people[line.seat]
        crowded = len(self.order) > _CROWD
        figure = min(300.0, box.w * 1.16, box.h * 0.47)
        # Room for the crown over the first one's head.
        most = box.h - figure * 1.12
        last = max(other.place for other in self.order)
        step = 1 if last == 1 else 1 - 0.66 * (line.place - 1) / (last - 1)
        share = self._share(line)
        high = max(most * step * share, 30 + 66 * share)
        pillar = Box(box.x + 10, floor - high, box.w - 20, high)
        mood = "win" if line.place == 1 else "proud" if line.place <= 3 or not self.won else "sad"
        bob = 0 if self.calm or line.place > 1 else round(6 * sin(self.age / 240))
        scale = figure / 340
        metal = _METAL.get(line.place, "wood") if self.won else "wood"
        brush.nine(f"prop/podium.{metal}", pillar)
        brush.sprite(f"body/{person.colour}.{mood}", pillar.cx, pillar.y + 16 - bob, scale=scale)
        if line.place == 1 and self.course.row(0) >= 1:
            # It floats and glows: one costume has a crown of its own, which means nothing.
            top = pillar.y + 4 - 1.6 * bob - figure * 0.93
            glow = Box(pillar.cx - figure * 0.3, top - figure * 0.3, figure * 0.6, figure * 0.4)
            brush.nine("ui/glow", glow)
            brush.sprite("prop/crown", pillar.cx, top, scale=min(scale, 0.8) * 0.9)
        side = min(110.0, pillar.w * 0.66, 58 + high * 0.2)
        if share >= 1 and large(brush.frame):
            score = Box(pillar.x, pillar.y + min(high * 0.24, 50), pillar.w, 64)
            style = Style(56, "title", CREAM, INK, 4, steady=True)
            brush.label(str(line.score), score, style)
        elif share >= 1:
            star = Box(pillar.cx - side / 2, pillar.y + min(high * 0.24, 60), side, side)
            draw_tinted(brush, "icon/star", star, GOLD)
            style = Style(max(side * 0.4, 27), "title", INK, steady=True)
            if line.score >= _WIDE:
                # It reaches over the star's dark rim.
                style = replace(style, colour=CREAM, outline=INK, rim=4)
            brush.label(str(line.score), star, style)
        badge = 46.0 if not crowded else 40.0
        if high > 80 + side + badge:
            brush.picture(
                f"badge/{person.colour}",
                Box(pillar.cx - badge / 2, floor - badge - 16, badge, badge),
            )
