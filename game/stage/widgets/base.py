"""What all widgets have in common: a box, spots to point at, and how they give under a finger."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.stage.box import Box

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.stage.canvas import Brush
    from game.stage.focus import Focus, FocusSpot
    from game.stage.intent import Intent

__all__ = ["Feel", "Feels", "Widget", "draw_ring"]

_DOWN_MS, _UP_MS = 80, 120
_RING = 3


@dataclass(slots=True)
class Feel:
    """How a widget is being touched; 0 to 1, on their way."""

    hover: float = 0
    press: float = 0
    focused: bool = False
    hovered: bool = False
    pressed: bool = False


class Feels:
    """The feel of every widget of a screen, moving little by little."""

    def __init__(self) -> None:
        self._of: dict[str, Feel] = {}
        self._moving = False

    def of(self, name: str, focus: Focus) -> Feel:
        feel = self._of.get(name)
        if feel is None:
            feel = self._of[name] = Feel()
        feel.focused = focus.ring and focus.focused == name
        feel.hovered = focus.hovered == name
        # A press that slid off its spot does nothing when released, and looks like that.
        feel.pressed = focus.pressed == name and (feel.hovered or not focus.hovered)
        return feel

    def update(self, ms: float, focus: Focus, *, calm: bool = False) -> bool:
        """Move on; whether anything moved. A feel that rests is forgotten."""
        for name in {focus.hovered, focus.pressed} - {""}:
            self.of(name, focus)
        moved = False
        for name in list(self._of):
            feel = self.of(name, focus)
            was = feel.hover, feel.press
            lifted = feel.hovered or feel.focused
            feel.hover = _toward(feel.hover, lifted, 1 if calm else ms / _UP_MS)
            pace = 1 if calm else ms / (_DOWN_MS if feel.pressed else _UP_MS)
            feel.press = _toward(feel.press, feel.pressed, pace)
            moved = moved or was != (feel.hover, feel.press)
            if not (feel.hover or feel.press or lifted or feel.pressed):
                del self._of[name]
        return moved

    def clear(self) -> None:
        self._of.clear()


def _toward(now: float, on: bool, step: float) -> float:
    return min(now + step, 1.0) if on else max(now - step, 0.0)


class Widget:
    """One thing on a screen. It is built anew whenever its screen is laid out: what must last
    lies in the screen's own model."""

    def __init__(self, name: str, box: Box) -> None:
        self.id = name
        self.box = box

    def shift(self, x: float, y: float) -> None:
        """So far away from where it was laid out."""
        self.box = Box(self.box.x + x, self.box.y + y, self.box.w, self.box.h)

    def spots(self) -> Sequence[FocusSpot]:
        return ()

    def help(self, spot: str) -> str:
        """What is said of one of its spots that is pointed at; "" of none."""
        return ""

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        raise NotImplementedError

    def handle(self, intent: Intent, focus: Focus) -> bool:
        """An intent before the focus sees it: scrolling, typing."""
        return False

    def update(self, ms: float, focus: Focus) -> bool:
        """Time passes; whether the picture changed."""
        return False

    @property
    def typing(self) -> Box | None:
        """Where letters are being typed, if they are."""
        return None


def draw_ring(brush: Brush, focus: Focus) -> None:
    """The gold ring around the focused spot: the one piece of code that draws it."""
    spot = focus.spot(focus.focused) if focus.ring else None
    if spot is not None and spot.shape != "bare":
        brush.nine("ui/focus", (spot.ring or spot.box).inset(-_RING))
