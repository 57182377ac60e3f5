"""A match on the shelf: a picture of its own table in a wooden frame, and what to press."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.screens.common.seats import draw_portrait
from game.stage.box import Box
from game.stage.focus import FocusSpot
from game.stage.intent import Device, Kind
from game.stage.text import Style
from game.stage.theme import BROWN, CREAM, HUE, INK, RED_INK
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.screens.saves.model import Told
    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.intent import Intent
    from game.stage.widgets.base import Feels

__all__ = ["Hung", "MatchCard"]

_EDGE = 15.0
"""How broad the frame is."""
_NAME_H = 54.0
_NAME = Style(34, "title", CREAM, "#4A2713", 4)
_LINE = Style(30, "bold", INK, align="left")
_WHEN = Style(28, "bold", BROWN, align="left")
_WRONG = Style(28, "bold", RED_INK, align="left", lines=4)
_GO = Style(34, "title", CREAM, HUE["green"], 3)
_MOST_FACES = 8
_BARE = "#2B1A22"


@dataclass(frozen=True, slots=True)
class Hung:
    """What a card needs of the screen it hangs on."""

    picture: Callable[[Brush, Box, bool], bool]
    """Draws the table into a box, brown or not; False while there is none."""
    open: Callable[[], None]
    more: Callable[[], None]
    """What else can be done with it."""
    go: str = ""
    """The word of its button; "" where a sign says it."""
    help_text: str = ""


class MatchCard(Widget):
    def __init__(
        self, name: str, box: Box, told: Told, hung: Hung, *, foot: float, first: bool = False
    ) -> None:
        super().__init__(name, box)
        self.told, self.hung, self.first = told, hung, first
        inside = box.inset(_EDGE)
        self.foot = Box(inside.x, inside.bottom - foot, inside.w, foot)
        self.view = Box(inside.x, inside.y, inside.w, inside.h - foot)
        side = 54.0
        self.corner = Box(self.view.right - side - 8, self.view.y + 8, side, side)

    @property
    def help_text(self) -> str:
        return self.hung.help_text

    def spots(self) -> Sequence[FocusSpot]:
        return (
            FocusSpot(self.id, self.box, self.hung.open, first=self.first),
            # Keys have one of their own for it.
            FocusSpot(f"{self.id}/more", self.corner, self.hung.more, part_of=self.id),
        )

    def handle(self, intent: Intent, focus: Focus) -> bool:
        pressed = intent.kind is Kind.PRESS and intent.device is Device.MOUSE
        if pressed and intent.source == 3 and focus.hovered in (self.id, f"{self.id}/more"):
            self.hung.more()
            return True
        if intent.kind in (Kind.PEEK, Kind.MENU) and not intent.repeat and focus.focused == self.id:
            self.hung.more()
            return True
        return False

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        feel = feels.of(self.id, focus)
        if feel.hover:
            brush.nine("ui/glow", self.box.inset(-6), alpha=feel.hover)
        brush.nine("ui/board.wood", self.box)
        brown = not self.hung.go
        if not self.hung.picture(brush, self.view, brown):
            brush.fill(self.view, _BARE)
        if self.told.wrong:
            side = min(self.view.h * 0.5, 110)
            box = Box(self.view.cx - side / 2, self.view.cy - side / 2 + 14, side, side)
            brush.picture("icon/warning", box)
        brush.nine("ui/panel.paper", self.foot.inset(-3, -2))
        self._draw_more(brush, feels, focus)
        self._draw_name(brush)
        self._draw_foot(brush, pressed=feel.press > 0.5)

    def _draw_more(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        feel = feels.of(f"{self.id}/more", focus)
        card = feels.of(self.id, focus)
        if max(feel.hover, card.hover) > 0:
            down = "down" if feel.press > 0.5 else "up"
            brush.nine(f"ui/square.cream.{down}", self.corner)
            brush.picture("icon/pencil.ink", self.corner.inset(12, 12))

    def _draw_name(self, brush: Brush) -> None:
        scale = min(brush.frame.text_scale, 1.6)
        high = _NAME_H * scale
        most = self.box.w - 60
        wide = min(brush.writer.measure(self.told.title, _NAME)[0] + 64, most)
        plate = Box(self.box.x + 22, self.box.y - high * 0.42, wide, high)
        brush.nine("ui/plaque.wood", plate)
        brush.label(self.told.title, plate.inset(20, 6), _NAME)

    def _draw_foot(self, brush: Brush, *, pressed: bool) -> None:
        inside = self.foot.inset(18, 12)
        if self.told.wrong:
            brush.label(self.told.wrong, inside, _WRONG)
        elif self.hung.go:
            self._draw_waiting(brush, inside, pressed=pressed)
        else:
            self._draw_over(brush, pressed=pressed)

    def _draw_waiting(self, brush: Brush, inside: Box, *, pressed: bool) -> None:
        wide = min(brush.writer.measure(self.hung.go, _GO)[0] + 56, inside.w * 0.46)
        high = min(78 * min(brush.frame.text_scale, 1.4), inside.h)
        button = Box(inside.right - wide, inside.cy - high / 2, wide, high)
        brush.nine(f"ui/button.green.{'down' if pressed else 'up'}", button)
        face = Box(button.x, button.y + (7 if pressed else 0), button.w, button.h - 10)
        brush.label(self.hung.go, face.inset(18, 6), _GO)
        room = Box(inside.x, inside.y, button.x - inside.x - 12, inside.h)
        half = room.h * 0.44
        self._draw_faces(brush, Box(room.x, room.y, room.w, half))
        line = Box(room.x, room.y + half + 2, room.w, room.h - half - 2)
        both = f"{self.told.line} · {self.told.when}"
        if not self.told.when:
            brush.label(self.told.line, line, _LINE)
        elif brush.writer.measure(both, _LINE)[0] <= line.w:
            brush.label(both, line, _LINE)
        else:
            brush.label(self.told.line, Box(line.x, line.y, line.w, line.h / 2), _LINE)
            below = Box(line.x, line.y + line.h / 2, line.w, line.h / 2)
            brush.label(self.told.when, below, _WHEN)

    def _draw_faces(self, brush: Brush, box: Box) -> None:
        colours = self.told.colours[:_MOST_FACES]
        side = min(box.h, 62.0)
        step = min(side * 0.82, (box.w - side) / max(len(colours) - 1, 1))
        for number, colour in enumerate(colours):
            draw_portrait(brush, colour, Box(box.x + step * number, box.cy - side / 2, side, side))

    def _draw_over(self, brush: Brush, *, pressed: bool) -> None:
        inside = self.foot.inset(12, 12)
        side = min(inside.h, 64.0)
        button = Box(inside.right - side, inside.cy - side / 2, side, side)
        brush.nine(f"ui/square.cream.{'down' if pressed else 'up'}", button)
        brush.picture("icon/play.ink", button.inset(side * 0.27))
        left = inside.x
        if len(self.told.colours) == 1:
            face = Box(left, inside.cy - side / 2 + 4, side, side)
            draw_portrait(brush, self.told.colours[0], face, "happy")
            crown = side * 0.62
            brush.picture("prop/crown", Box(face.cx - crown / 2, face.y - crown * 0.55, crown,
                                            crown * 0.7))  # fmt: skip
            left = face.right + 10
        room = Box(left, inside.y, button.x - left - 8, inside.h)
        half = room.h * 0.52
        brush.label(self.told.line, Box(room.x, room.y, room.w, half), _LINE)
        brush.label(self.told.when, Box(room.x, room.y + half, room.w, room.h - half), _WHEN)
