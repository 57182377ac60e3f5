"""The rulebook of a game: chapters on the left, two pages, and a search that marks its finds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import catalogue
from game.screens.common.ask import Answer, Ask
from game.screens.common.game_words import game_title
from game.screens.common.page import Page, bar_height
from game.screens.rulebook.book import Chapter, parse, search
from game.screens.rulebook.chapters import Chapters
from game.screens.rulebook.flow import Cell, flow
from game.screens.rulebook.paper import HUES, Paper, style_of
from game.screens.tutorial.lessons import has_lessons
from game.stage.box import Box
from game.stage.intent import Kind
from game.stage.text import Style, Writer
from game.stage.theme import CREAM, INK
from game.stage.widgets.button import Button, IconButton
from game.stage.widgets.entry import Entry, TextEntry
from game.stage.widgets.plain import Label, Panel

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.screens.services import Services
    from game.stage.frame import Frame
    from game.stage.intent import Intent
    from game.stage.widgets.base import Widget

__all__ = ["RulebookScene", "chapters_of", "open_rules"]

_EMPTY = Style(34, "bold", INK, lines=3)


def chapters_of(services: Services, game_id: str) -> tuple[Chapter, ...]:
    """The rulebook of a game in the language of the room."""
    words = services.game_words(game_id, "rulebook")
    return tuple(
        Chapter(key, words(key), parse(words(f"{key}.text")) if words.has(f"{key}.text") else ())
        for key in words.names()
        if key.startswith("chapter-")
    )


def open_rules(services: Services) -> None:
    """The rulebook of the only game, or a question which."""
    games = catalogue.GAMES
    if len(games) == 1:
        services.desk.open(RulebookScene(services, games[0]))
        return
    answers = [
        Answer(game_title(services.game_words(game)), _opening(services, game), "wood")
        for game in games
    ]
    say = services.say
    services.desk.open(Ask(services, say("rules-pick"), "", [*answers, Answer(say("cancel"))]))


def _opening(services: Services, game: str) -> Callable[[], None]:
    return lambda: services.desk.open(RulebookScene(services, game))


class RulebookScene(Page):
    name = "rulebook"

    def __init__(
        self, services: Services, game_id: str, *, chapter: int = 0, wanted: str = ""
    ) -> None:
        super().__init__(services)
        self.game_id = game_id
        self.chapters = chapters_of(services, game_id)
        self.chapter = chapter
        self.spread = 0
        self.search = Entry(wanted, 60)
        self._pages: list[list[Cell]] = []

    @property
    def wanted(self) -> str:
        return self.search.text.strip()

    def title(self) -> str:
        return self.say("rules-title", game=game_title(self.services.game_words(self.game_id)))

    def header_room(self, frame: Frame) -> float:
        return 700

    def build(self, frame: Frame) -> Sequence[Widget]:
        grow = frame.text_scale
        top = bar_height(frame) + 10
        widgets = self.header(frame)
        widgets.extend(self._search_line(frame))
        if not self.chapters:
            widgets.append(Panel(Box(334, top, frame.w - 376, 300)))
            widgets.append(
                Label(Box(374, top + 40, frame.w - 456, 220), self.say("rules-none"), _EMPTY)
            )
            return widgets
        tabs_w = 284 + 110 * (grow - 1)
        hue = HUES[self.chapter % len(HUES)]
        left = 42 + tabs_w + 8
        floor = frame.h - 26
        half = (frame.w - 42 - left) / 2
        pages = Box(left, top, half, floor - top), Box(left + half, top, half, floor - top)
        insides = pages[0].inset(44, 36), pages[1].inset(44, 36)
        foot = 70.0
        size = insides[0].w - 26, insides[0].h - foot
        self._set(frame, size)
        titles = [chapter.title for chapter in self.chapters]
        box = Box(42, top + 10, tabs_w + 10, floor - top - 20)
        widgets.append(Chapters(box, titles, self.chapter, self._hits(), self.open_chapter))
        self.spread = min(self.spread, self._last_spread)
        for side, name in enumerate(("left", "right")):
            number = self.spread * 2 + side
            cells = self._pages[number] if number < len(self._pages) else []
            shift = 0 if side == 0 else 26
            inside = Box(insides[side].x + shift, insides[side].y, *size)
            art = f"ui/book.page.{name}"
            widgets.append(Paper(f"page.{name}", pages[side], inside, cells, hue, art))
        widgets.extend(self._turners(pages, insides))
        return widgets

    def _set(self, frame: Frame, size: tuple[float, float]) -> None:
        writer = Writer(frame)

        def ruler(text: str, kind: str) -> float:
            return writer.measure(text, style_of(kind))[0]

        chapter = self.chapters[self.chapter]
        self._pages = flow(chapter, ruler, size, frame.text_scale, self.wanted)

    @property
    def _last_spread(self) -> int:
        return max((len(self._pages) - 1) // 2, 0)

    def _hits(self) -> dict[int, int]:
        """How often the wanted words stand in each chapter."""
        found: dict[int, int] = {}
        for hit in search(self.chapters, self.wanted):
            found[hit.chapter] = found.get(hit.chapter, 0) + 1
        return found

    def _search_line(self, frame: Frame) -> list[Widget]:
        high = min(64 + 16 * (frame.text_scale - 1), 84)
        bar = bar_height(frame)
        line = Box(frame.w - 42 - 400, bar / 2 - high / 2, 400, high)
        found: list[Widget] = [
            TextEntry("search", line, self.search, self._seek, hint=self.say("rules-search"),
                      icon="icon/search.ink")
        ]  # fmt: skip
        if self.wanted:
            count = sum(self._hits().values())
            box = Box(line.x - 260, line.y, 180, high)
            words = self.say("rules-found", count=count)
            found.append(Label(box, words, Style(28, "bold", CREAM, align="right", lines=2)))
            button = Box(line.x - 72, bar / 2 - 29, 58, 58)
            found.append(
                IconButton("next-hit", button, "arrow.down", self._next_hit, enabled=count > 0)
            )
        return found

    def _seek(self, _: str) -> None:
        hits = search(self.chapters, self.wanted)
        if hits and self.chapter not in {hit.chapter for hit in hits}:
            self.chapter, self.spread = hits[0].chapter, 0
        self.rebuild()

    def _next_hit(self) -> None:
        """The next page, in this chapter or a later one, where the words stand."""
        hits = search(self.chapters, self.wanted)
        here = {
            cell.block
            for page in self._pages[: self.spread * 2 + 2]
            for cell in page
            if cell.block >= 0
        }
        later = [hit for hit in hits if hit.chapter == self.chapter and hit.block not in here]
        after = [hit for hit in hits if hit.chapter > self.chapter]
        goal = (later or after or list(hits))[0]
        if goal.chapter != self.chapter:
            self.open_chapter(goal.chapter)
            return
        self._turn_to(goal.block)

    def _turn_to(self, block: int) -> None:
        for number, page in enumerate(self._pages):
            if any(cell.block == block for cell in page):
                self.spread = number // 2
        self.rebuild()

    def open_chapter(self, number: int) -> None:
        self.chapter, self.spread = number, 0
        self.rebuild()

    def _turners(self, pages: tuple[Box, Box], insides: tuple[Box, Box]) -> list[Widget]:
        last_chapter = self.chapter == len(self.chapters) - 1
        ends = self.spread == self._last_spread
        side = 64
        left = Box(insides[0].x - 14, pages[0].bottom - side - 24, side, side)
        right = Box(insides[1].right - side + 14, left.y, side, side)
        number = Box(pages[1].x - 200, left.y, 160, side)
        words = self.say("rules-page", page=self.spread + 1, pages=self._last_spread + 1)
        found: list[Widget] = [
            IconButton(
                "previous", left, "arrow.left", lambda: self.turn(-1), sound="card/slide",
                enabled=self.spread > 0 or self.chapter > 0, help_text=self.say("rules-prev"),
            ),
            IconButton(
                "next", right, "arrow.right", lambda: self.turn(1), first=True, sound="card/slide",
                enabled=not (ends and last_chapter), help_text=self.say("rules-next"),
            ),
            Label(number, words, Style(26, "text", "#6B4A2E", align="right")),
        ]  # fmt: skip
        lessons = has_lessons(self.services, self.game_id)
        if lessons:
            box = Box(right.x - 380, right.y - 4, 350, side + 8)
            found.append(
                Button("lesson", box, self.say("rules-tutorial"), self._learn, tone="green",
                       size=30)
            )  # fmt: skip
        return found

    def turn(self, step: int) -> None:
        """A spread on or back, into the next chapter where this one ends."""
        if 0 <= self.spread + step <= self._last_spread:
            self.spread += step
        elif 0 <= self.chapter + step < len(self.chapters):
            self.chapter += step
            self.spread = 0 if step > 0 else 10_000
        self.rebuild()

    def _learn(self) -> None:
        from game.screens.tutorial.scene import open_lessons

        open_lessons(self.services, self.game_id)

    def unhandled(self, intent: Intent) -> bool:
        if intent.kind in (Kind.PAGE_UP, Kind.PAGE_DOWN):
            self.turn(1 if intent.kind is Kind.PAGE_DOWN else -1)
            return True
        if intent.kind is Kind.SCROLL and intent.amount:
            self.turn(-1 if intent.amount > 0 else 1)
            return True
        return super().unhandled(intent)
