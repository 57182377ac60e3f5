"""A question over everything else, and a message."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.ease import CURVES
from game.stage.text import Style
from game.stage.theme import BROWN, INK, SHADOW, SIZE
from game.stage.widgets.button import Button, Tone
from game.stage.widgets.pane import PaneScene
from game.stage.widgets.plain import Label, Panel, Picture

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.stage.canvas import Canvas
    from game.stage.frame import Frame
    from game.stage.widgets.base import Widget

__all__ = ["Choice", "Dialog"]

_IN_MS = 240
_BUTTON_H, _TALL_H, _GAP = 84, 112, 28
_ACROSS = 4


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer to the question."""

    id: str
    text: str
    action: Callable[[], None]
    tone: Tone = "cream"
    first: bool = False
    icon: str = ""
    """A picture of it."""


class Dialog(PaneScene):
    """Ask, with a button for each answer; back gives the answer named `cancel`.

    Closing is the action's affair: the dialog does not know on what it lies.
    """

    name = "dialog"
    over = True

    def __init__(
        self,
        title: str,
        body: str,
        choices: Sequence[Choice],
        *,
        icon: str = "",
        cancel: str = "",
    ) -> None:
        super().__init__()
        self.title, self.body, self.choices = title, body, tuple(choices)
        self.icon, self.cancel = icon, cancel
        self._age = 0.0
        self._answered = False

    def update(self, ms: float) -> None:
        super().update(ms)
        if self._age < _IN_MS:
            self._age = min(self._age + ms, _IN_MS)
            self.stale = True

    def build(self, frame: Frame) -> Sequence[Widget]:
        grow = min(frame.text_scale, 1.5)
        count = max(len(self.choices), 1)
        # Many answers lie in rows of three; a question that needs no words takes less room.
        across = count if count <= _ACROSS else 3
        rows, high = -(-count // across), _BUTTON_H if count <= _ACROSS else _TALL_H
        said = (520 if self.body else 260) * grow + (rows - 1) * (high + _GAP) + high - _BUTTON_H
        w, h = min(1060 * grow, frame.w - 120), min(said, frame.h - 80)
        box = Box((frame.w - w) / 2, (frame.h - h) / 2, w, h)
        inside = box.inset(48, 40)
        left = inside.x + (150 if self.icon else 0)
        title = Box(left, inside.y, inside.right - left, 76 * grow)
        top = inside.bottom - rows * high - (rows - 1) * _GAP
        body = Box(left, title.bottom + 10, title.w, max(top - title.bottom - 34, 0))
        widgets: list[Widget] = [Panel(box)]
        if self.icon:
            widgets.append(Picture(Box(inside.x, inside.y, 120, 120), self.icon))
        widgets.append(
            Label(title, self.title, Style(SIZE["screen"], "title", BROWN, align="left"))
        )
        widgets.append(Label(body, self.body, Style(SIZE["body"], "text", INK, align="left")))
        wide = min((inside.w - _GAP * (across - 1)) / across, 460)
        start = inside.cx - (wide * across + _GAP * (across - 1)) / 2
        for place, choice in enumerate(self.choices):
            x = start + place % across * (wide + _GAP)
            at = Box(x, top + place // across * (high + _GAP), wide, high)
            widgets.append(
                Button(
                    choice.id, at, choice.text, self._answer(choice), icon=choice.icon,
                    tone=choice.tone, first=choice.first, lines=1 if count <= _ACROSS else 2,
                )
            )  # fmt: skip
        return widgets

    def _answer(self, choice: Choice) -> Callable[[], None]:
        def act() -> None:
            if not self._answered:
                self._answered = True
                choice.action()

        return act

    def enter(self, frame: Frame) -> None:
        super().enter(frame)
        self._answered = False
        self.focus.ring = True

    def draw(self, canvas: Canvas) -> None:
        calm = canvas.frame.calm
        share = 1.0 if calm else self._age / _IN_MS
        canvas.fill(canvas.frame.box, SHADOW, alpha=0.6 * min(share * 1.6, 1))
        if not calm and share < 1:
            canvas.shift(0, (1 - CURVES["back"](share)) * 90)
        super().draw(canvas)
        canvas.shift(0, 0)

    def back(self) -> bool:
        for choice in self.choices:
            if choice.id == self.cancel:
                self._answer(choice)()
                return True
        return False
