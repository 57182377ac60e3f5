"""One line of the list: which match, when, who; or why it cannot be opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.focus import FocusSpot
from game.stage.text import Style
from game.stage.theme import BROWN, INK
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.widgets.base import Feels

__all__ = ["SaveCard"]

_TITLE = Style(36, "bold", INK, align="left")
_FACTS = Style(28, "text", BROWN, align="left", lines=2)
_WRONG = Style(28, "bold", "#A3202E", align="left", lines=2)


class SaveCard(Widget):
    def __init__(  # noqa: PLR0913  (what a line shows, by name)
        self,
        name: str,
        box: Box,
        action: Callable[[], None],
        *,
        title: str,
        facts: str,
        colours: Sequence[str] = (),
        wrong: str = "",
        chosen: bool = False,
        first: bool = False,
    ) -> None:
        super().__init__(name, box)
        self.action, self.title, self.facts = action, title, facts
        self.colours, self.wrong, self.chosen, self.first = colours, wrong, chosen, first

    def spots(self) -> Sequence[FocusSpot]:
        return (FocusSpot(self.id, self.box, self.action, first=self.first),)

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        feel = feels.of(self.id, focus)
        box = Box(self.box.x, self.box.y + 3 * feel.press - 2 * feel.hover, self.box.w, self.box.h)
        brush.nine("ui/well.gold" if self.chosen else "ui/well", box)
        inside = box.inset(22, 10)
        side = min(46.0, inside.h / 2)
        badges = 0.0
        for number, colour in enumerate(self.colours):
            badge = Box(inside.right - (side + 8) * (number + 1), inside.cy - side / 2, side, side)
            brush.picture(f"badge/{colour}", badge)
            badges = (side + 8) * (number + 1)
        if self.wrong:
            badges = 70
            brush.picture("icon/warning", Box(inside.right - 60, inside.cy - 30, 60, 60))
        room = inside.w - badges - 16
        half = inside.h * (0.54 if brush.frame.text_scale < 1.3 else 0.4)
        brush.label(self.title, Box(inside.x, inside.y, room, half), _TITLE)
        below = Box(inside.x, inside.y + half, room, inside.h - half)
        brush.label(self.wrong or self.facts, below, _WRONG if self.wrong else _FACTS)
