"""After the match: the podium beside a sheet of tabs, and what to do next."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game import catalogue
from game.match.statistics import statistics
from game.screens.common.ask import Answer, Ask
from game.screens.common.game_words import game_title, turns_word
from game.screens.common.page import Page, large
from game.screens.common.said import looking, speaker
from game.screens.results.model import lines
from game.screens.results.phones import ResultsSide
from game.screens.results.podium import Podium
from game.screens.results.sheet import TABS, sheet_widgets
from game.screens.results.tally import Tally
from game.screens.table.seats import lone
from game.stage.box import Box
from game.stage.frame import Frame
from game.stage.intent import Kind
from game.stage.text import Style
from game.stage.theme import BROWN, INK
from game.stage.widgets.button import Button, IconButton
from game.stage.widgets.plain import Label, Panel
from game.stage.widgets.scroll import Scrolled
from game.system.called import Called

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.match.fair import Pledge
    from game.match.session import Session
    from game.screens.services import Services
    from game.stage.intent import Intent
    from game.stage.table import Row
    from game.stage.widgets.base import Widget

__all__ = ["ResultsScene"]

_TITLE = Style(42, "title", BROWN, align="left")
_FACTS = Style(30, "bold", INK, align="left")
_ICONS = {
    "table": "trophy",
    "graph": "chart",
    "statistics": "stats",
    "reasons": "robot",
    "dice": "dice",
    "fair": "lock",
    "evening": "cup",
}


class ResultsScene(Page):
    name = "results"
    music = "music/results"

    def __init__(self, services: Services, session: Session, tab: str = "table") -> None:
        super().__init__(services)
        self.session = session
        self.tab = tab
        self.numbers = statistics(session)
        self.standings = session.standings()
        self.ranked = lines(self.standings.places, self.standings.scores)
        self.scrolled: dict[str, Scrolled] = {}
        self.words = services.game_words(session.game.id)
        self.rows: tuple[Row, ...] = ()
        self._podium: Podium | None = None
        self._frame = Frame(1920, 1080)
        people = {person.name: person.colour for person in session.people}
        winners = [session.people[seat].name for seat in self.standings.winners]
        key = (session.game.id, session.seed, session.decided)
        services.evening.record(key, people, winners)

    def speak(self, speech: object) -> str:
        return speaker(self.words)(speech)  # type: ignore[arg-type]

    def headline(self) -> str:
        people, reader = self.session.people, lone(self.session.people)
        names = [Called(people[seat].name, you=seat == reader) for seat in self.standings.winners]
        if len(names) == 1:
            return self.say("results-wins", name=names[0])
        return self.say("results-share", names=self.say.people(names))

    def build(self, frame: Frame) -> Sequence[Widget]:
        session = self.session
        self._frame = frame
        look = looking(frame, session.people)
        self.rows = tuple(catalogue.table(session.game.id).statistics(session.log(None), look))
        grow = frame.text_scale
        side = 566 + (234 if large(frame) else 0)
        right = frame.w - 42 - side
        stage = Box(42, 36, right - 42 - 40, frame.h - 76)
        sheet, foot = self._places(frame, Box(right, 40, side, frame.h - 80))
        old = self._podium
        self._podium = Podium(stage, self.headline(), self.ranked, session.people)
        if old is not None:
            self._podium.age = old.age
        widgets: list[Widget] = [self._podium, Panel(sheet)]
        inside = sheet.inset(28, 20)
        head = 52 * grow
        widgets.append(
            Label(Box(inside.x, inside.y, inside.w, head), game_title(self.words), _TITLE)
        )
        reason = self.words(f"reason-{session.standings().reason}")
        turns = turns_word(self.words, session.turn)
        facts = self.say("results-facts", turns=turns, seats=session.seats, reason=reason)
        line = Box(inside.x, inside.y + head, inside.w, 40 * grow)
        widgets.append(Label(line, facts, _FACTS))
        bar = Box(inside.x, line.bottom + 8, inside.w, 68)
        widgets.extend(self._tab_buttons(bar))
        body = Box(inside.x, bar.bottom + 16, inside.w, inside.bottom - bar.bottom - 16)
        widgets.extend(sheet_widgets(self, frame, body))
        widgets.extend(self._foot(frame, foot))
        return widgets

    def _places(self, frame: Frame, column: Box) -> tuple[Box, Box]:
        foot = 232 if large(frame) else 312 + 70 * (frame.text_scale - 1)
        gap = 22
        sheet = Box(column.x, column.y, column.w, column.h - foot - gap)
        return sheet, Box(column.x, sheet.bottom + gap, column.w, foot)

    def tabs(self) -> list[str]:
        """The tabs that have something to show for this match."""
        has = {
            "statistics": bool(self.rows),
            "reasons": any(person.control == "bot" for person in self.session.people),
            "dice": bool(self.numbers.dice),
            "evening": large(self._frame),
        }
        return [tab for tab in TABS if has.get(tab, True)]

    def _tab_buttons(self, bar: Box) -> list[Widget]:
        names = self.tabs()
        if self.tab not in names:
            self.tab = names[0]
        wide = min((bar.w - 12 * (len(names) - 1)) / len(names), 96)
        return [
            IconButton(
                f"tab.{name}", Box(bar.x + (wide + 12) * number, bar.y, wide, bar.h),
                _ICONS[name], self._opening(name),
                tone="orange" if name == self.tab else "cream",
                help_text=self.say(f"results-{name}"),
            )
            for number, name in enumerate(names)
        ]  # fmt: skip

    def _opening(self, tab: str) -> Callable[[], None]:
        def turn() -> None:
            self.tab = tab
            self.rebuild()

        return turn

    def _foot(self, frame: Frame, box: Box) -> list[Widget]:
        say, grow = self.say, frame.text_scale
        tally_h = 0 if large(frame) else 116 + 30 * (grow - 1)
        again_h = 96 + 14 * (grow - 1)
        again = Box(box.x, box.y + tally_h, box.w, again_h)
        row = Box(box.x, again.bottom + 12, box.w, box.bottom - again.bottom - 12)
        wide = (row.w - 24) / 3
        entries = (
            ("replay", say("results-replay"), self._replay, "blue"),
            ("lobby", say("results-lobby"), self._lobby, "cream"),
            ("home", say("results-title"), self._go_back, "cream"),
        )
        buttons: list[Widget] = [
            Button("again", again, say("results-again"), self._ask_again, tone="green",
                   first=True, size=44)
        ]  # fmt: skip
        for number, (name, words, action, tone) in enumerate(entries):
            place = Box(row.x + (wide + 12) * number, row.y, wide, row.h)
            buttons.append(
                Button(name, place, words, action, tone=tone, size=30, lines=2)  # type: ignore[arg-type]
            )
        if tally_h:
            place = Box(box.x, box.y, box.w, tally_h - 16)
            buttons.append(Tally(place, say("results-evening"), self.services.evening.table()))
        return buttons

    def _ask_again(self) -> None:
        say = self.say
        answers = (
            Answer(say("results-again-new"), lambda: self._again(self.services.pledge()), "green",
                   first=True),
            Answer(say("results-again-same"), self._again, "blue"),
            Answer(say("cancel")),
        )  # fmt: skip
        help_text = say("results-again-same-help")
        self.services.desk.open(Ask(self.services, say("results-again"), help_text, answers))

    def _again(self, pledge: Pledge | None = None) -> None:
        self.services.desk.home()
        self.services.sit_down(self.session.rematch(pledge))

    def once_more(self) -> None:
        """All phones want to: a new match of the same people."""
        self._again(self.services.pledge())

    def update(self, ms: float) -> None:
        self.services.phones.serve(self, partial(ResultsSide, self))
        super().update(ms)

    def _replay(self) -> None:
        from game.screens.replay.scene import open_replay

        open_replay(self.services, self.session)

    def _lobby(self) -> None:
        from game.screens.lobby.scene import LobbyScene

        self.services.desk.home(LobbyScene(self.services, self.session.game.id))

    def _go_back(self) -> None:
        self.services.desk.home()

    def unhandled(self, intent: Intent) -> bool:
        if intent.kind is Kind.HURRY and self._podium is not None:
            self._podium.hurry()
            return True
        return super().unhandled(intent)
