"""A question over a screen that goes away with its answer, and one that is answered by writing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.widgets.dialog import Choice, Dialog
from game.stage.widgets.entry import Entry, TextEntry

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.screens.services import Services
    from game.stage.frame import Frame
    from game.stage.widgets.base import Widget
    from game.stage.widgets.button import Tone

__all__ = ["Answer", "Ask", "AskText"]


@dataclass(frozen=True, slots=True)
class Answer:
    words: str
    action: Callable[[], None] | None = None
    """None: only away with the question."""
    tone: Tone = "cream"
    first: bool = False
    icon: str = ""


class Ask(Dialog):
    """Back is the same as the last answer, which is the harmless one."""

    name = "ask"

    def __init__(
        self, services: Services, title: str, why: str, answers: Sequence[Answer], icon: str = ""
    ) -> None:
        self.services = services
        choices = [
            Choice(f"answer.{number}", answer.words, self._giving(answer), answer.tone,
                   answer.first, answer.icon)
            for number, answer in enumerate(answers)
        ]  # fmt: skip
        super().__init__(title, why, choices, icon=icon, cancel=choices[-1].id)

    def _giving(self, answer: Answer) -> Callable[[], None]:
        def give() -> None:
            self.services.desk.back()
            if answer.action is not None:
                answer.action()

        return give


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
        answers = (
            Answer(say("ok"), lambda: give(self.entry.text), "green"),
            Answer(say("cancel")),
        )
        super().__init__(services, title, "", answers)

    def build(self, frame: Frame) -> Sequence[Widget]:
        panel, title, body, *buttons = super().build(frame)
        high = 72 + 30 * (frame.text_scale - 1)
        line = Box(body.box.x, body.box.cy - high / 2, body.box.w, high)
        return [panel, title, TextEntry("text", line, self.entry, lambda _: None), *buttons]

    def enter(self, frame: Frame) -> None:
        super().enter(frame)
        self.focus.show(self.spots(frame))
        self.focus.focus("text")
        self.entry.active = True
