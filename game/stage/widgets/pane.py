"""A screen made of widgets: they are drawn, pointed at and moved on together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.intent import Kind
from game.stage.scene import Scene
from game.stage.widgets.base import Feels, Widget, draw_ring

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.stage.box import Box
    from game.stage.canvas import Canvas
    from game.stage.focus import FocusSpot
    from game.stage.frame import Frame
    from game.stage.intent import Intent
    from game.stage.mark import Mark

__all__ = ["PaneScene"]


class PaneScene(Scene):
    """Override `build` (the widgets) and `backdrop` (what lies under them).

    Call `rebuild()` when the model changed; `build` is then called before the next drawing.
    """

    def __init__(self) -> None:
        super().__init__()
        self.widgets: Sequence[Widget] = ()
        self.feels = Feels()
        self._built: Frame | None = None
        self._widget_marks: Sequence[Mark] = ()

    @property
    def typing_at(self) -> Box | None:
        return next((widget.typing for widget in self.widgets if widget.typing), None)

    def build(self, frame: Frame) -> Sequence[Widget]:
        """All widgets, in order from back to front."""
        raise NotImplementedError

    def backdrop(self, canvas: Canvas) -> None:
        """What lies under the widgets; where it alone changes, a scene need only have `moved`."""

    def foreground(self, canvas: Canvas) -> None:
        """What lies over the widgets."""

    def rebuild(self) -> None:
        self._built = None
        self.stale = True

    def enter(self, frame: Frame) -> None:
        self.rebuild()

    def resize(self, frame: Frame) -> None:
        self.rebuild()

    def spots(self, frame: Frame) -> Sequence[FocusSpot]:
        if self._built != frame:
            self.widgets = tuple(self.build(frame))
            self._built = frame
        return [spot for widget in self.widgets for spot in widget.spots()]

    def update(self, ms: float) -> None:
        calm = self._built is not None and self._built.calm
        moved = self.feels.update(ms, self.focus, calm=calm)
        for widget in self.widgets:
            moved = widget.update(ms, self.focus) or moved
        self.stale = self.stale or moved

    def draw(self, canvas: Canvas) -> None:
        self.backdrop(canvas)
        if self.moved and not self.stale:
            # Drawing all widgets anew would take longer than all that moves.
            canvas.put_all(self._widget_marks)
            return
        below = canvas.count
        for widget in self.widgets:
            widget.draw(canvas, self.feels, self.focus)
        draw_ring(canvas, self.focus)
        self.foreground(canvas)
        self._widget_marks = canvas.since(below)

    def handle(self, intent: Intent) -> bool:
        for widget in reversed(self.widgets):
            if widget.handle(intent, self.focus):
                self.stale = True
                return True
        return False

    def unhandled(self, intent: Intent) -> bool:
        if intent.kind is Kind.BACK and not intent.repeat:
            return self.back()
        return False

    def back(self) -> bool:
        """Escape, or the pad's B; True if that means something here."""
        return False
