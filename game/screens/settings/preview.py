"""What a page of settings changes, shown on a small stage beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.settings import samples
from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import TITLE_GOLD
from game.stage.widgets.base import Widget
from game.stage.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.screens.settings.scene import SettingsScene
    from game.stage.canvas import Brush
    from game.stage.focus import Focus, FocusSpot
    from game.stage.widgets.base import Feels

__all__ = ["Preview"]

_BEAT_MS = 33
_HEAD = Style(40, "title", TITLE_GOLD, "#1B2346", 3, lines=2, leading=1.0)


class Preview(Widget):
    def __init__(self, box: Box, scene: SettingsScene) -> None:
        super().__init__("preview", box)
        self.scene = scene
        inside = box.inset(56, 52)
        high = 84 + 24 * (scene.grow - 1)
        self.strike = Button(
            "preview.strike", Box(inside.x + 20, inside.bottom - high, inside.w - 40, high),
            scene.say("preview-strike"), self._strike, tone="orange", sound="",
        )  # fmt: skip

    @property
    def _sounding(self) -> bool:
        return self.scene.page == "sound"

    def spots(self) -> Sequence[FocusSpot]:
        return self.strike.spots() if self._sounding else ()

    def _strike(self) -> None:
        self.scene.struck = self.scene.clock
        self.scene.services.sounds.play("whack/hit")

    def update(self, ms: float, focus: Focus) -> bool:
        if self.scene.page not in samples.MOVING:
            return False
        return self.scene.clock // _BEAT_MS != (self.scene.clock - ms) // _BEAT_MS

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        brush.nine("ui/mat.night", self.box)
        inside = self.box.inset(50, 46)
        head = 60 + 64 * (self.scene.grow - 1)
        brush.label(self.scene.say("settings-preview"), Box(inside.x, inside.y, inside.w, head),
                    _HEAD)  # fmt: skip
        room = Box(inside.x, inside.y + head + 8, inside.w, inside.h - head - 8)
        if self._sounding:
            room = Box(room.x, room.y, room.w, self.strike.box.y - room.y - 20)
        samples.SAMPLES[self.scene.page](brush, room, self.scene)
        if self._sounding:
            self.strike.draw(brush, feels, focus)
