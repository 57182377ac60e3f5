"""A page of the club: wooden room, header with the way back, and its widgets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.common.writing import Heading
from game.stage.box import Box
from game.stage.widgets.button import IconButton
from game.stage.widgets.pane import PaneScene
from game.stage.widgets.tooltip import Tooltip

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.screens.services import Services
    from game.stage.canvas import Canvas, Painting
    from game.stage.frame import Frame
    from game.stage.widgets.base import Widget
    from game.system.text import Catalogue

__all__ = ["Page", "bar_height", "corner", "header", "help_of", "large"]


def large(frame: Frame) -> bool:
    """Text so large that pages are laid out differently."""
    return frame.text_scale > 1.3


def bar_height(frame: Frame) -> float:
    return 96 + 24 * (frame.text_scale - 1)


def corner(frame: Frame) -> Box:
    """Where the way back is."""
    return Box(30, bar_height(frame) / 2 - 32, 64, 64)


def header(
    frame: Frame, say: Catalogue, title: str, after: str, back: Callable[[], None], taken: float
) -> list[Widget]:
    """The way back, a page's name and what follows it; so much of the right end is taken."""
    way = IconButton(
        "back", corner(frame), "back", back, sound="ui/back", help_text=say("back")
    )  # fmt: skip
    room = Box(120, 6, frame.w - 120 - taken, bar_height(frame) - 8)
    return [way, Heading(room, title, after)]


def help_of(widgets: Sequence[Widget], name: str) -> str:
    """What is said of a spot of one of these, as of a button that shows only a picture."""
    return next(filter(None, (widget.help(name) for widget in widgets)), "")


class Page(PaneScene):
    """Subclasses say `title`, and build their widgets after `header`."""

    ground = "bg/room"
    terse = False
    """With large text its name stands alone: what follows it is read elsewhere, too."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self.tips = Tooltip()

    @property
    def say(self) -> Catalogue:
        return self.services.say

    def title(self) -> str:
        return ""

    def subtitle(self) -> str:
        return ""

    def header(self, frame: Frame) -> list[Widget]:
        """The way back, the page's name, and what else belongs there."""
        taken = self.header_room(frame)
        after = "" if self.terse and large(frame) else self.subtitle()
        return header(frame, self.say, self.title(), after, self._go_back, taken)

    def header_room(self, frame: Frame) -> float:
        """How much of the header's right end is taken."""
        return 40

    def backdrop(self, canvas: Canvas) -> None:
        canvas.ground((type(self).__name__, self.ground), self.paint_ground)

    def paint_ground(self, painting: Painting) -> None:
        painting.backdrop(self.ground)

    def update(self, ms: float) -> None:
        super().update(ms)
        if self.tips.update(ms, self.focus):
            self.stale = True

    def foreground(self, canvas: Canvas) -> None:
        self.tips.draw(canvas, self.focus, help_of(self.widgets, self.tips.wanted))

    def back(self) -> bool:
        self._go_back()
        return True

    def _go_back(self) -> None:
        self.services.desk.back()
