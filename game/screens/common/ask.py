"""A question over a screen: what happens, why, and two to four answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.screens.common.page import large
from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import BROWN, INK, SIZE
from game.stage.widgets.button import Button, Tone
from game.stage.widgets.entry import Entry, TextEntry
from game.stage.widgets.pane import PaneScene
from game.stage.widgets.plain import Label, Panel

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.screens.services import Services
    from game.stage.canvas import Canvas
    from game.stage.frame import Frame
    from game.stage.widgets.base import Widget

__all__ = ["Answer", "Ask", "AskText"]


@dataclass(frozen=True, slots=True)
class Answer:
    words: str
    action: Callable[[], None] | None = None
    """None: only away with the question."""
    tone: Tone = "cream"
    first: bool = False


class Ask(PaneScene):
    """Back is the same as the last answer, which is the harmless one."""

    name = "ask"
    over = True

    def __init__(self, services: Services, title: str, why: str, answers: Sequence[Answer]) -> None:
        super().__init__()
        self.services, self.title, self.why, self.answers = services, title, why, answers

    def build(self, frame: Frame) -> Sequence[Widget]:
        grow = frame.text_scale - 1
        panel = self._panel(frame, 1000 + 300 * grow, 420 + 260 * grow)
        inside = panel.inset(48, 36)
        head = Box(inside.x, inside.y, inside.w, 70 + 40 * grow)
        foot = 92 + 20 * grow
        why = Box(inside.x, head.bottom + 8, inside.w, inside.bottom - foot - head.bottom - 24)
        widgets: list[Widget] = [
            Panel(panel),
            Label(head, self.title, Style(SIZE["screen"], "title", BROWN)),
            Label(why, self.why, Style(SIZE["body"], "bold", INK, lines=5)),
        ]
        gap = 24
        wide = (inside.w - gap * (len(self.answers) - 1)) / len(self.answers)
        for number, answer in enumerate(self.answers):
            box = Box(inside.x + (wide + gap) * number, inside.bottom - foot, wide, foot)
            widgets.append(
                Button(
                    f"answer.{number}", box, answer.words, self._giving(answer), tone=answer.tone,
                    first=answer.first, lines=2 if large(frame) else 1,
                )
            )  # fmt: skip
        return widgets

    @staticmethod
    def _panel(frame: Frame, wide: float, high: float) -> Box:
        wide, high = min(wide, frame.w - 80), min(high, frame.h - 80)
        return Box(frame.w / 2 - wide / 2, frame.h / 2 - high / 2, wide, high)

    def _giving(self, answer: Answer) -> Callable[[], None]:
        def give() -> None:
            self.services.desk.back()
            if answer.action is not None:
                answer.action()

        return give

    def backdrop(self, canvas: Canvas) -> None:
        canvas.fill(canvas.frame.box, "#160A18", alpha=0.62)

    def back(self) -> bool:
        self._giving(self.answers[-1])()
        return True


class AskText(Ask):
    """A question answered by writing; the first answer gets what was written."""

    name = "ask-text"

    def __init__(
        self,
        services: Services,
        title: str,
        give: Callable[[str], None],
        *,
        text: str = "",
        most: int = 24,
    ) -> None:
        say = services.say
        self.entry = Entry(text, most)
        self.entry.active = True
        answers = (
            Answer(say("ok"), lambda: give(self.entry.text), "green"),
            Answer(say("cancel")),
        )
        super().__init__(services, title, "", answers)

    def build(self, frame: Frame) -> Sequence[Widget]:
        widgets = list(super().build(frame))
        label = widgets[2]
        high = 72 + 30 * (frame.text_scale - 1)
        line = Box(label.box.x, label.box.cy - high / 2, label.box.w, high)
        widgets[2] = TextEntry("text", line, self.entry, lambda _: None)
        return widgets

    def enter(self, frame: Frame) -> None:
        super().enter(frame)
        self.focus.show(self.spots(frame))
        self.focus.focus("text")
