"""Drawing a page of the rulebook: writing, found words, wells, numbers, figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import BROWN, CREAM, INK
from game.stage.tint import draw_tinted, draw_tinted_nine
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.screens.rulebook.flow import Cell, Line, Shape
    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.widgets.base import Feels

__all__ = ["HUES", "Paper", "style_of"]

HUES = ("#5B2E98", "#96232A", "#17557D", "#1C5E3C", "#7A4606", "#41467F", "#8F2C55", "#5A4038")
"""Chapters take these in turn: each dark enough to be read on paper."""
_FOUND = "#FFD65A"


def style_of(kind: str, hue: str = INK) -> Style:
    return {
        "title": Style(50, "title", hue, align="left"),
        "heading": Style(38, "title", hue, align="left"),
        "head": Style(34, "title", hue, align="left"),
        "text": Style(30, "text", INK, align="left"),
        "note": Style(28, "plain", BROWN, align="left"),
    }[kind]


class Paper(Widget):
    """One page: its cells lie within `inside`."""

    def __init__(
        self, name: str, box: Box, inside: Box, cells: Sequence[Cell], hue: str, art: str
    ) -> None:
        super().__init__(name, box)
        self.inside, self.cells, self.hue, self.art = inside, cells, hue, art

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        brush.nine(self.art, self.box)
        for cell in self.cells:
            placed = cell.moved(self.inside.x, self.inside.y)
            for shape in placed.shapes:
                self._shape(brush, shape)
            for line in placed.lines:
                self._line(brush, line)

    def _line(self, brush: Brush, line: Line) -> None:
        style = style_of(line.kind, self.hue)
        high = brush.frame.text(style.size) * 1.12
        for start, end in line.found:
            before = brush.writer.measure(line.text[:start], style)[0]
            wide = brush.writer.measure(line.text[start:end], style)[0]
            box = Box(line.x + before - 3, line.y - high / 2, wide + 6, high)
            brush.fill(box, _FOUND)
        brush.words(line.text, line.x, line.y, style)

    def _shape(self, brush: Brush, shape: Shape) -> None:
        box = shape.box
        if shape.kind == "well":
            brush.nine("ui/well", box, alpha=0.7)
        elif shape.kind == "tip":
            brush.nine("ui/chip.green", box)
        elif shape.kind == "bullet":
            draw_tinted(brush, "ui/dot", box.inset(-2), self.hue)
        elif shape.kind == "number":
            draw_tinted_nine(brush, "ui/chip.cream", box, self.hue)
            brush.label(shape.what, box.inset(4), Style(34, "title", CREAM))
        elif shape.kind == "picture":
            self._sprites(brush, box, shape.what)
        elif shape.kind == "portrait":
            brush.picture("portrait/fern.happy", box)
        elif shape.kind == "figure":
            # A mat's frame reaches beyond what counts as its body.
            brush.nine("ui/mat.lawn", box.inset(16, 14))
            self._sprites(brush, box.inset(56, 44), shape.what)

    @staticmethod
    def _sprites(brush: Brush, inside: Box, what: str) -> None:
        """Side by side; those joined by "+" lie on each other."""
        groups = what.split()
        wide = inside.w / max(len(groups), 1)
        for number, group in enumerate(groups):
            place = Box(inside.x + wide * number, inside.y, wide, inside.h)
            names = group.split("+")
            facts = [found for name in names if (found := brush.sprites.facts(name)) is not None]
            if not facts:
                continue
            # Layers share their anchor, so one scale fits them all.
            up = max(fact.h * fact.ay for fact in facts)
            down = max(fact.h * (1 - fact.ay) for fact in facts)
            left = max(fact.w * fact.ax for fact in facts)
            right = max(fact.w * (1 - fact.ax) for fact in facts)
            scale = min(place.h / (up + down), place.w / (left + right), 3.0)
            x = place.cx + (left - right) * scale / 2
            y = place.cy + (up - down) * scale / 2
            for name in names:
                brush.sprite(name, x, y, scale=scale)
