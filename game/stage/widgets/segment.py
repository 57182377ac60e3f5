"""One of a few, side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.focus import FocusSpot
from game.stage.text import Style
from game.stage.theme import BROWN, CREAM, HUE, SIZE
from game.stage.widgets.base import Feels, Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.stage.canvas import Brush
    from game.stage.focus import Focus

__all__ = ["Segment"]


class Segment(Widget):
    """Left and right step through the options, the pointer picks one; confirm goes to the next."""

    def __init__(
        self,
        name: str,
        box: Box,
        options: Sequence[tuple[str, str]],
        chosen: str,
        change: Callable[[str], None],
        *,
        size: float = SIZE["body"],
        blocked: frozenset[str] = frozenset(),
    ) -> None:
        super().__init__(name, box)
        self.options, self.chosen, self.change = options, chosen, change
        self.size, self.blocked = size, blocked

    def spots(self) -> Sequence[FocusSpot]:
        whole = FocusSpot(self.id, self.box, self._next, adjust=self._step, sound="ui/toggle")
        parts = [
            FocusSpot(
                f"{self.id}/{option}",
                self._part(place),
                _picking(self.change, option),
                option not in self.blocked,
                part_of=self.id,
                sound="ui/toggle",
            )
            for place, (option, _) in enumerate(self.options)
        ]
        return (whole, *parts)

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        brush.nine("ui/segment.track", self.box)
        for place, (option, text) in enumerate(self.options):
            part = self._part(place)
            feel = feels.of(f"{self.id}/{option}", focus)
            on = option == self.chosen
            if on:
                brush.nine("ui/segment.on", part)
                style = Style(self.size, "title", CREAM, HUE["orange"], 3)
            else:
                style = Style(self.size, "text", BROWN)
                if feel.hover and option not in self.blocked:
                    brush.nine("ui/well", part.inset(4), alpha=feel.hover * 0.6)
            brush.label(text, part.inset(8, 3), style)
            if option in self.blocked:
                brush.picture("icon/lock.ink", Box(part.right - 34, part.y + 4, 26, 26), alpha=0.6)

    def _part(self, place: int) -> Box:
        wide = self.box.w / max(len(self.options), 1)
        return Box(self.box.x + wide * place, self.box.y, wide, self.box.h).inset(2)

    def _usable(self) -> list[str]:
        return [option for option, _ in self.options if option not in self.blocked]

    def _step(self, way: int) -> bool:
        usable = self._usable()
        at = usable.index(self.chosen) + way if self.chosen in usable else 0
        if not 0 <= at < len(usable):
            return False
        self.change(usable[at])
        return True

    def _next(self) -> None:
        usable = self._usable()
        if usable:
            at = usable.index(self.chosen) + 1 if self.chosen in usable else 0
            self.change(usable[at % len(usable)])


def _picking(change: Callable[[str], None], option: str) -> Callable[[], None]:
    return lambda: change(option)
