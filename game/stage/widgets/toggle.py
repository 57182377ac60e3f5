"""A switch: on or off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.focus import FocusSpot
from game.stage.widgets.base import Feels, Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.stage.canvas import Brush
    from game.stage.focus import Focus

__all__ = ["Toggle"]

_SIZE = (108, 56)


class Toggle(Widget):
    """Drawn at the left of its box, at its own size; a tick tells what the colour tells."""

    def __init__(
        self,
        name: str,
        box: Box,
        change: Callable[[bool], None],
        *,
        on: bool,
        enabled: bool = True,
    ) -> None:
        super().__init__(name, box)
        self.on, self.change, self.enabled = on, change, enabled

    @property
    def _body(self) -> Box:
        w, h = _SIZE
        return Box(self.box.x, self.box.cy - h / 2, w, h)

    def spots(self) -> Sequence[FocusSpot]:
        return (
            FocusSpot(
                self.id, self._body, self._flip, self.enabled, adjust=self._to, sound="ui/toggle"
            ),
        )

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        body = self._body
        feel = feels.of(self.id, focus)
        lifted = Box(body.x, body.y - 2 * feel.hover * (1 - feel.press), body.w, body.h)
        name = "ui/toggle.on" if self.on else "ui/toggle.off"
        brush.picture(name, lifted, alpha=1 if self.enabled else 0.5)

    def _flip(self) -> None:
        self.change(not self.on)

    def _to(self, way: int) -> bool:
        if self.on == (way > 0) or not self.enabled:
            return False
        self._flip()
        return True
