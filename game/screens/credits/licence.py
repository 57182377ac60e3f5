"""Long texts to be scrolled through: a licence as it was written, and what is new."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.common.page import Page, bar_height
from game.screens.credits.news import news
from game.screens.credits.parts import licence_text
from game.stage.box import Box
from game.stage.text import Style, Writer
from game.stage.theme import INK
from game.stage.widgets.plain import Label, Panel
from game.stage.widgets.scroll import Scroll, Scrolled
from game.stage.wrap import wrap

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.screens.credits.parts import Part
    from game.screens.services import Services
    from game.stage.frame import Frame
    from game.stage.widgets.base import Widget

__all__ = ["LicenceScene", "NewsScene"]

_TEXT = Style(26, "plain", INK, align="left")
_MOST = 2000


class _Reading(Page):
    """A sheet of text."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.scrolled = Scrolled()

    def text(self) -> str:
        raise NotImplementedError

    def build(self, frame: Frame) -> Sequence[Widget]:
        top = bar_height(frame) + 14
        sheet = Box(42, top, frame.w - 84, frame.h - top - 36)
        box = sheet.inset(40, 30)
        writer = Writer(frame)
        pitch = 34 * frame.text_scale

        def width(line: str) -> int:
            return round(writer.measure(line, _TEXT)[0])

        lines = wrap(self.text().expandtabs(4), round(box.w - 50), width, _MOST)
        rows: list[Widget] = [
            Label(Box(box.x, box.y + pitch * number, box.w - 50, pitch), line, _TEXT)
            for number, line in enumerate(lines)
            if line.strip()
        ]
        return [
            *self.header(frame),
            Panel(sheet),
            Scroll("text", box, rows, pitch * len(lines), self.scrolled),
        ]


class LicenceScene(_Reading):
    name = "licence"

    def __init__(self, services: Services, part: Part) -> None:
        super().__init__(services)
        self.part = part

    def title(self) -> str:
        return self.say(f"part-{self.part.id}", name=self.part.name)

    def subtitle(self) -> str:
        return self.say(f"part-{self.part.id}.licence")

    def text(self) -> str:
        return licence_text(self.part) or self.say("credits-no-text")


class NewsScene(_Reading):
    name = "news"

    def title(self) -> str:
        return self.say("credits-news")

    def text(self) -> str:
        return news(self.say.language) or self.say("credits-no-text")
