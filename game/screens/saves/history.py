"""The history of a name: how often it played and won, at which game, on which evenings."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from game import catalogue
from game.match.chronicle import Chapter, chronicle
from game.screens.common.game_words import game_title
from game.screens.common.page import Page, bar_height, large
from game.screens.common.seats import draw_portrait, manner_of
from game.stage.box import Box
from game.stage.focus import FocusSpot
from game.stage.text import Style
from game.stage.theme import BROWN, INK
from game.stage.widgets.base import Widget
from game.stage.widgets.plain import Label, Panel
from game.stage.widgets.scroll import Scroll, Scrolled
from game.system.names import clean_name

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.match.chronicle import Tally
    from game.screens.services import Services
    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.frame import Frame
    from game.stage.widgets.base import Feels

__all__ = ["HistoryScene"]

_NAME = Style(34, "bold", INK, align="left")
_FACTS = Style(28, "text", BROWN, align="left")
_HEAD = Style(40, "title", BROWN, align="left")
_CELL = Style(30, "bold", INK, align="left")
_COUNT = Style(30, "bold", INK, align="right")


class HistoryScene(Page):
    name = "history"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.chapters: tuple[Chapter, ...] = ()
        self.looking = True
        """The disk has not answered yet."""
        services.do(lambda: chronicle(services.shelf.entries()), self._found)
        self.chosen = 0
        self.names_scrolled, self.page_scrolled = Scrolled(), Scrolled()

    def _found(self, chapters: tuple[Chapter, ...]) -> None:
        self.chapters, self.looking = chapters, False
        self.rebuild()

    def title(self) -> str:
        return self.say("history")

    def build(self, frame: Frame) -> Sequence[Widget]:
        top = bar_height(frame) + 14
        sheet = Box(42, top, frame.w - 84, frame.h - top - 36)
        inside = sheet.inset(30, 28)
        widgets: list[Widget] = [*self.header(frame), Panel(sheet)]
        if not self.chapters:
            words = self.say("saves-looking" if self.looking else "history-none")
            return [*widgets, Label(inside.inset(60, 40), words, Style(34, "bold", INK))]
        share = 0.44 if large(frame) else 0.36
        names = Box(inside.x, inside.y, inside.w * share, inside.h)
        page = Box(names.right + 40, inside.y, inside.right - names.right - 40, inside.h)
        return [*widgets, self._names(frame, names), self._page(frame, page)]

    def _names(self, frame: Frame, box: Box) -> Widget:
        pitch = 104 * min(frame.text_scale, 1.7)
        cards = [
            _Name(
                f"name.{number}", Box(box.x + 6, box.y + pitch * number, box.w - 40, pitch - 10),
                chapter, self.called(chapter), self._sum(chapter.all), self._choosing(number),
                chosen=number == self.chosen,
            )
            for number, chapter in enumerate(self.chapters)
        ]  # fmt: skip
        return Scroll("names", box, cards, pitch * len(cards), self.names_scrolled)

    def _page(self, frame: Frame, box: Box) -> Widget:
        chapter = self.chapters[self.chosen]
        pitch = 60 * min(frame.text_scale, 1.8)
        wide = box.w - 34
        y = box.y
        found: list[Widget] = []

        def put(widget: Widget) -> None:
            nonlocal y
            found.append(widget)
            y += widget.box.h

        put(Label(Box(box.x, y, wide, pitch * 1.2), self.called(chapter), _HEAD))
        put(Label(Box(box.x, y, wide, pitch), self._sum(chapter.all), _CELL))
        for head, rows in (
            (self.say("history-games"), self._games(chapter)),
            (self.say("history-evenings"), self._evenings(chapter)),
        ):
            y += pitch * 0.3
            put(Label(Box(box.x, y, wide, pitch * 1.1), head, _HEAD))
            for number, (name, tally) in enumerate(rows):
                place = Box(box.x, y, wide, pitch)
                put(_Line(place, name, self._sum(tally), dark=number % 2 == 0))
        return Scroll("page", box, found, y - box.y, self.page_scrolled)

    def called(self, chapter: Chapter) -> str:
        """A bot is called by what it is: its names change with colours and languages."""
        if not chapter.bot:
            return chapter.name
        say = self.say
        key = f"lobby-level-{chapter.level}"
        level = say(key) if say.has(key) else clean_name(chapter.level)
        words = self.services.game_words(next(iter(chapter.games), catalogue.GAMES[0]))
        manner = manner_of(say, words, clean_name(chapter.personality))
        name = say("history-bot", level=level, manner=manner)
        return name[:1].upper() + name[1:]

    def _sum(self, tally: Tally) -> str:
        say = self.say
        return say("separator-dot", one=say("history-played", count=tally.games),
                   two=say("history-won", count=tally.wins))  # fmt: skip

    def _games(self, chapter: Chapter) -> list[tuple[str, Tally]]:
        return [
            (
                game_title(self.services.game_words(game))
                if game in catalogue.GAMES
                else clean_name(game),
                tally,
            )
            for game, tally in chapter.games.items()
        ]

    def _evenings(self, chapter: Chapter) -> list[tuple[str, Tally]]:
        found = []
        for day, tally in chapter.evenings.items():
            then = date.fromisoformat(day)
            words = self.say("when-date", day=then.day, month=then.month, year=str(then.year))
            found.append((words, tally))
        return found

    def _choosing(self, number: int) -> Callable[[], None]:
        def choose() -> None:
            self.chosen = number
            self.page_scrolled = Scrolled()
            self.rebuild()

        return choose


class _Name(Widget):
    def __init__(
        self,
        name: str,
        box: Box,
        chapter: Chapter,
        called: str,
        facts: str,
        action: Callable[[], None],
        *,
        chosen: bool,
    ) -> None:
        super().__init__(name, box)
        self.colour, self.called, self.facts = chapter.colour, called, facts
        self.action, self.chosen = action, chosen

    def spots(self) -> Sequence[FocusSpot]:
        return (FocusSpot(self.id, self.box, self.action, first=self.chosen),)

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        feel = feels.of(self.id, focus)
        box = Box(self.box.x, self.box.y + 3 * feel.press - 2 * feel.hover, self.box.w, self.box.h)
        brush.nine("ui/well.gold" if self.chosen else "ui/well", box)
        side = min(box.h - 16, 84.0)
        draw_portrait(brush, self.colour, Box(box.x + 14, box.cy - side / 2, side, side))
        room = Box(box.x + side + 32, box.y + 8, box.w - side - 50, box.h - 16)
        half = room.h * 0.54
        brush.label(self.called, Box(room.x, room.y, room.w, half), _NAME)
        brush.label(self.facts, Box(room.x, room.y + half, room.w, room.h - half), _FACTS)


class _Line(Widget):
    def __init__(self, box: Box, name: str, facts: str, *, dark: bool) -> None:
        super().__init__("", box)
        self.name, self.facts, self.dark = name, facts, dark

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        if self.dark:
            brush.nine("ui/well", self.box, alpha=0.5)
        inside = self.box.inset(18, 4)
        half = inside.w * 0.46
        brush.label(self.name, Box(inside.x, inside.y, half, inside.h), _CELL)
        brush.label(self.facts, Box(inside.x + half, inside.y, inside.w - half, inside.h), _COUNT)
