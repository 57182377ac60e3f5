"""The rulebook of a game: chapters on the left, two pages, and a search that marks its finds."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

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

__all__ = ["RulebookScene", "chapters_of", "open_rules", "pages_of"]

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
        Answer(
            game_title(services.game_words(game)), _opening(services, game), "wood",
            icon=f"title/mole.{game}",
        )
        for game in games
    ]  # fmt: skip
    say = services.say
    services.desk.open(Ask(services, say("rules-pick"), "", [*answers, Answer(say("cancel"))]))


def _opening(services: Services, game: str) -> Callable[[], None]:
    return lambda: services.desk.open(RulebookScene(services, game))


class _PageOf(NamedTuple):
    chapter: int
    cells: list[Cell]


def pages_of(
    chapters: Sequence[Chapter], frame: Frame, size: tuple[float, float], wanted: str
) -> list[_PageOf]:
    """All pages of a book that is set in this frame, pages of this size."""
    writer = Writer(frame)

    def ruler(text: str, kind: str) -> float:
        return writer.measure(text, style_of(kind))[0]

    return [
        _PageOf(number, cells)
        for number, chapter in enumerate(chapters)
        for cells in flow(chapter, ruler, size, frame.text_scale, wanted)
    ]


class RulebookScene(Page):
    name = "rulebook"

    def __init__(
        self, services: Services, game_id: str, *, chapter: int = 0, wanted: str = ""
    ) -> None:
        super().__init__(services)
        self.game_id = game_id
        self.chapters = chapters_of(services, game_id)
        self.spread = 0
        self.search = Entry(wanted, 60)
        self._pages: list[_PageOf] = []
        self._as_set: tuple[object, ...] = ()
        """How they are set: in which frame and size, and with what looked for."""
        self._goal: tuple[int, int] | None = (chapter, -1)
        """The chapter and block to open the book at, once it is set."""

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
        left = 42 + tabs_w + 8
        floor = frame.h - 26
        half = (frame.w - 42 - left) / 2
        pages = Box(left, top, half, floor - top), Box(left + half, top, half, floor - top)
        insides = pages[0].inset(44, 36), pages[1].inset(44, 36)
        foot = 70.0
        size = insides[0].w - 26, insides[0].h - foot
        self._set(frame, size)
        self._open_at_goal()
        titles = [chapter.title for chapter in self.chapters]
        box = Box(42, top + 10, tabs_w + 10, floor - top - 20)
        widgets.append(Chapters(box, titles, self.open_now(), self._hits(), self.open_chapter))
        for side, name in enumerate(("left", "right")):
            number = self.spread * 2 + side
            chapter, cells = self._pages[number] if number < len(self._pages) else _PageOf(0, [])
            hue = HUES[chapter % len(HUES)]
            shift = 0 if side == 0 else 26
            inside = Box(insides[side].x + shift, insides[side].y, *size)
            art = f"ui/book.page.{name}"
            widgets.append(Paper(f"page.{name}", pages[side], inside, cells, hue, art))
        widgets.extend(self._turners(pages, insides))
        return widgets

    def _set(self, frame: Frame, size: tuple[float, float]) -> None:
        how = (frame, size, self.wanted)
        if how == self._as_set:
            return
        self._as_set, self._pages = how, pages_of(self.chapters, *how)

    def _open_at_goal(self) -> None:
        """Turn to what is to be read; without a goal stay where one is."""
        if self._goal is not None:
            chapter, block = self._goal
            self._goal = None
            for number, page in enumerate(self._pages):
                if page.chapter == chapter and any(cell.block == block for cell in page.cells):
                    self.spread = number // 2
                    break
        self.spread = min(self.spread, self._last_spread)

    def open_now(self) -> set[int]:
        """The chapters on the two pages that lie open."""
        return {page.chapter for page in self._pages[self.spread * 2 : self.spread * 2 + 2]}

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
        if hits and not self.open_now() & {hit.chapter for hit in hits}:
            self._goal = hits[0].chapter, hits[0].block
        self.rebuild()

    def _next_hit(self) -> None:
        """The next two pages on which the words stand; from the last back to the first."""
        wanted = {(hit.chapter, hit.block) for hit in search(self.chapters, self.wanted)}
        spreads = sorted(
            {
                number // 2
                for number, page in enumerate(self._pages)
                for cell in page.cells
                if (page.chapter, max(cell.block, 0)) in wanted
            }
        )
        later = [spread for spread in spreads if spread > self.spread]
        if spreads:
            self.spread = (later or spreads)[0]
        self.rebuild()

    def open_chapter(self, number: int) -> None:
        self._goal = (number, -1)
        self.rebuild()

    def _turners(self, pages: tuple[Box, Box], insides: tuple[Box, Box]) -> list[Widget]:
        side = 64
        left = Box(insides[0].x - 14, pages[0].bottom - side - 24, side, side)
        right = Box(insides[1].right - side + 14, left.y, side, side)
        number = Box(pages[1].x - 200, left.y, 160, side)
        words = self.say("rules-page", page=self.spread + 1, pages=self._last_spread + 1)
        found: list[Widget] = [
            IconButton(
                "previous", left, "arrow.left", lambda: self.turn(-1), sound="card/slide",
                enabled=self.spread > 0, help_text=self.say("rules-prev"),
            ),
            IconButton(
                "next", right, "arrow.right", lambda: self.turn(1), first=True, sound="card/slide",
                enabled=self.spread < self._last_spread, help_text=self.say("rules-next"),
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
        """Two pages on or back."""
        self.spread = min(max(self.spread + step, 0), self._last_spread)
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
