"""One part on its mat; any key moves it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.makers.parts.table import Moved, Part, PartsTable
from game.screens.table.picture import Picture
from game.stage.intent import CLICKS, Intent
from game.stage.look import Look
from game.stage.scene import Scene

if TYPE_CHECKING:
    from game.screens.services import Services
    from game.stage.canvas import Canvas
    from game.stage.frame import Frame
    from game.stage.said import Speech

__all__ = ["PartsScene"]


class PartsScene(Scene):
    name = "parts"

    def __init__(self, services: Services, kind: str) -> None:
        super().__init__()
        self.kind = kind
        self._settings = services.settings
        self._words = services.texts.of("screens/table")
        self.picture = Picture(PartsTable(), services.sounds, self._say)
        self._frame: Frame | None = None

    def _say(self, speech: Speech) -> str:
        return speech if isinstance(speech, str) else self._words(speech.key)

    def _look(self, frame: Frame) -> Look:
        return Look(frame, (), numbers=self._settings.now.dice == "numbers")

    def enter(self, frame: Frame) -> None:
        if self._frame != frame:
            self._frame = frame
            self.picture.forget()
            self.picture.reset(Part(self.kind), self._look(frame))
        self.stale = True

    def resize(self, frame: Frame) -> None:
        self.enter(frame)

    def move(self, step: float = 0) -> float:
        """Once more from the beginning. With a step: how many ms it will take in such steps."""
        took = 0.0
        if self._frame is not None:
            if step:
                self._begin(self._frame)
                took = self.picture.run_through(step)
            self._begin(self._frame)
        return took

    def _begin(self, frame: Frame) -> None:
        look = self._look(frame)
        self.picture.reset(Part(self.kind), look)
        self.picture.tell(Moved(self.kind), Part(self.kind, moved=True), look)

    def update(self, ms: float) -> None:
        calm = self._frame is not None and self._frame.calm
        self.stale = self.picture.update(ms, calm=calm) or self.stale

    def handle(self, intent: Intent) -> bool:
        if intent.kind in CLICKS and not intent.repeat and not self.picture.busy:
            self.move()
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        self.picture.draw(canvas, calm=canvas.frame.calm)
