"""What hangs on the wall of the lone player: a puzzle's picture, a rung, a day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.focus import FocusSpot
from game.stage.text import Style
from game.stage.theme import BROWN, CREAM, INK, SOFT_INK
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.widgets.base import Feels

__all__ = ["DayRow", "PuzzleCard", "RungRow"]

_EDGE = 13.0
"""How broad a frame is."""
_NAME_H = 52.0
_NAME = Style(32, "title", CREAM, "#4A2713", 4)
_GOAL = Style(28, "bold", INK, align="left", lines=3, leading=1.05)
_BARE = "#2B1A22"
_ROW = Style(30, "bold", INK, align="left", lines=2, leading=1.0)
_FAR = Style(30, "bold", SOFT_INK, align="left", lines=2, leading=1.0)
_DAY = Style(28, "bold", BROWN, align="left")
_BEST = Style(32, "title", INK, align="right")


class PuzzleCard(Widget):
    """The table it begins from, in a wooden frame, what is wanted, and a tick once it is solved."""

    def __init__(  # noqa: PLR0913  (what a card is, by name)
        self,
        name: str,
        box: Box,
        title: str,
        goal: str,
        picture: Callable[[Brush, Box], bool],
        action: Callable[[], None],
        *,
        solved: bool,
        first: bool,
        help_text: str,
    ) -> None:
        super().__init__(name, box)
        self.title, self.goal, self.picture, self.action = title, goal, picture, action
        self.solved, self.first, self.help_text = solved, first, help_text

    def help(self, spot: str) -> str:
        return self.help_text if spot == self.id else ""

    def spots(self) -> Sequence[FocusSpot]:
        return (FocusSpot(self.id, self.box, self.action, first=self.first, sound="ui/button"),)

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        feel, grow = feels.of(self.id, focus), brush.frame.text_scale
        if feel.hover:
            brush.nine("ui/glow", self.box.inset(-6), alpha=feel.hover)
        brush.nine("ui/board.wood", self.box)
        inside = self.box.inset(_EDGE)
        foot = min(104 * grow, inside.h * 0.5)
        view = Box(inside.x, inside.y, inside.w, inside.h - foot)
        if not self.picture(brush, view):
            brush.fill(view, _BARE)
        paper = Box(inside.x - 3, view.bottom - 2, inside.w + 6, foot + 4)
        brush.nine("ui/panel.paper", paper)
        side = 58.0
        words = Box(inside.x + 16, paper.y + 6, inside.w - 32, paper.h - 16)
        if self.solved:
            tick = Box(inside.right - side - 10, paper.cy - side / 2, side, side)
            brush.nine("ui/chip.green", tick)
            brush.picture("icon/check", tick.inset(12))
            words = Box(words.x, words.y, words.w - side - 8, words.h)
        brush.label(self.goal, words, _GOAL)
        high = _NAME_H * min(grow, 1.6)
        wide = min(brush.writer.measure(self.title, _NAME)[0] + 56, self.box.w - 40)
        plate = Box(self.box.x + 20, self.box.y - high * 0.4, wide, high)
        brush.nine("ui/plaque.wood", plate)
        brush.label(self.title, plate.inset(18, 6), _NAME)


class RungRow(Widget):
    """A rung: climbed, next, or still too high."""

    def __init__(
        self, name: str, box: Box, words: str, action: Callable[[], None], *, climbed: bool,
        next_: bool, bots: int,
    ) -> None:  # fmt: skip
        super().__init__(name, box)
        self.words, self.action, self.bots = words, action, bots
        self.climbed, self.next = climbed, next_

    def spots(self) -> Sequence[FocusSpot]:
        return (FocusSpot(self.id, self.box, self.action, self.climbed or self.next),)

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        feel, box = feels.of(self.id, focus), self.box
        open_ = self.climbed or self.next
        if self.next:
            brush.nine("ui/well.gold", box)
        elif feel.hover and open_:
            brush.nine("ui/glow", box, alpha=feel.hover * 0.7)
        side = min(box.h - 12, 52.0)
        sign = Box(box.x + 12, box.cy - side / 2, side, side)
        if self.climbed:
            brush.nine("ui/chip.green", sign)
            brush.picture("icon/check", sign.inset(11))
        else:
            art = "icon/arrow.up.ink" if self.next else "icon/lock.ink"
            brush.picture(art, sign.inset(9), alpha=1 if self.next else 0.5)
        right = box.right - 14
        for _ in range(self.bots):
            right -= side * 0.8
            robot = Box(right, box.cy - side * 0.4, side * 0.8, side * 0.8)
            brush.picture("icon/robot.ink", robot, alpha=1 if open_ else 0.4)
        room = Box(sign.right + 14, box.y + 2, right - sign.right - 24, box.h - 4)
        brush.label(self.words, room, _ROW if open_ else _FAR)


class DayRow(Widget):
    """A day that was played, its best score, and a cup if it was won."""

    def __init__(self, box: Box, day: str, best: str, *, won: bool) -> None:
        super().__init__("", box)
        self.day, self.best, self.won = day, best, won

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        box, side = self.box, min(self.box.h - 6, 44.0)
        brush.label(self.day, Box(box.x + 12, box.y, box.w * 0.6, box.h), _DAY)
        cup = Box(box.right - side - 8, box.cy - side / 2, side, side)
        if self.won:
            brush.picture("prop/cup", cup)
        brush.label(self.best, Box(cup.x - box.w * 0.3 - 10, box.y, box.w * 0.3, box.h), _BEST)
