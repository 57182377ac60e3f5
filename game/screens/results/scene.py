"""After the match: the podium beside a sheet of tabs, and what to do next.

One subject: a page; which parts it has for which match, and where each leads.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game import catalogue
from game.match.fair import examined
from game.match.highlight import highlight
from game.match.laurels import Laurels
from game.match.seats import voices
from game.match.statistics import statistics
from game.screens.alone.model import is_noted, note
from game.screens.club.scene import ClubScene, club_of, is_long
from game.screens.common.ask import Answer, Ask
from game.screens.common.game_words import game_title, turn_word, turns_word
from game.screens.common.page import Page, large
from game.screens.common.said import looking, speaker
from game.screens.results.account import SourceRows
from game.screens.results.awards import awarded, shared
from game.screens.results.course import Course
from game.screens.results.film import Film, FilmStrip
from game.screens.results.model import lines, whole
from game.screens.results.phones import ResultsSide
from game.screens.results.podium import Podium
from game.screens.results.prizes import AwardCards, Told
from game.screens.results.sheet import TABS, sheet_widgets
from game.screens.table.seats import lone
from game.stage.box import Box
from game.stage.frame import Frame
from game.stage.intent import Kind
from game.stage.kit.voices import voice
from game.stage.text import Style
from game.stage.theme import BROWN, INK
from game.stage.widgets.button import Button, IconButton
from game.stage.widgets.plain import Label, Panel
from game.stage.widgets.scroll import Scrolled
from game.system.called import Called

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.match.club import Club
    from game.match.fair import Finding, Pledge
    from game.match.ledger import Shown
    from game.match.session import Session
    from game.screens.alone.model import Told as NotedFor
    from game.screens.services import Services
    from game.stage.intent import Intent
    from game.stage.said import Speech
    from game.stage.widgets.base import Widget

__all__ = ["ResultsScene"]

_TITLE = Style(42, "title", BROWN, align="left")
_FACTS = Style(30, "bold", INK, align="left")
_ICONS = {
    "table": "trophy",
    "account": "star",
    "awards": "heart",
    "film": "film",
    "graph": "chart",
    "statistics": "stats",
    "reasons": "robot",
    "dice": "dice",
    "fair": "lock",
    "evening": "cup",
}

_FILM = 262.0
_RANKED = ("table", "account")
"""Beside these the sheet shows no more than who came in when."""
_FEW = 4
"""So many rows of an account leave room for the film."""


class ResultsScene(Page):
    name = "results"
    music = "music/results"
    with_table = True

    def __init__(self, services: Services, session: Session, tab: str = "table") -> None:
        super().__init__(services)
        self.session = session
        self.tab = tab
        self.numbers = statistics(session)
        self.standings = session.standings()
        self.ranked = lines(self.standings.places, self.standings.scores)
        self.voices = voices(session.people)
        self.scrolled: dict[str, Scrolled] = {}
        self.words = services.game_words(session.game.id)
        look = looking(Frame(1920, 1080), session.people)
        table, seen, log = catalogue.table(session.game.id), session.seen(None), session.log(None)
        tale, book = table.tale, table.tale.whole(seen, log, look)
        self.rows = tale.rows(book)
        self.account = whole(tale.accounts(book), self.standings.scores)
        feats = (*tale.praise(book), *shared(self.numbers.turns, self.standings.places))
        # Rematches of the same luck are matches of their own.
        self._key = (session.game.id, session.seed, session.decided, session.card.match)
        evening = services.evening
        evening.record(self._key, session.people, self.standings.winners)
        self.alone: NotedFor | None = None
        """What one person alone played it for, and what came of it."""
        if is_noted(session):
            services.recall(services.laurels, self._note)
        self.club: Club | None = None
        """The club night this match belongs to."""
        if session.card.match:
            services.recall(services.clubs, self._belongs)
        self.findings: Sequence[Finding] | None = None
        """What was promised and what was opened; None while the disk has not said."""
        services.do(partial(services.shelf.promised, session), self._witnessed)
        before = evening.praised_before(self._key) or self._before()
        self.awards = awarded(self.standings.places, feats, before)
        evening.praise(self._key, [award.feat.kind for award in self.awards])
        self._count()
        self.course = self._course()
        best = highlight(session)
        self.film = Film(services, session, best) if best is not None else None
        self._podium: Podium | None = None
        self._frame = Frame(1920, 1080)

    @property
    def whole(self) -> bool:
        """Everybody stands there, and every award is given."""
        return self.course.calm or self.course.over

    # What the disk may say later

    def _note(self, laurels: Laurels | None) -> None:
        self.alone = note(self.services, self.session, laurels or Laurels())
        self.rebuild()

    def _belongs(self, club: Club | None) -> None:
        match = self.session.card.match
        if club is None or not (club.playing == match or club.counted(match)):
            return
        self.club = club
        if hasattr(self, "awards"):
            # The disk took its time: what they were praised for stands already.
            self._count()
            self.rebuild()

    def _witnessed(self, shown: Shown | None) -> None:
        self.findings = examined(self.session, shown)
        self.rebuild()

    def _before(self) -> tuple[str, ...]:
        """The awards of the evening's game before, though the program was closed since."""
        columns = self.club.columns if self.club is not None else ()
        others = [each for each in columns if each.match != self.session.card.match]
        return others[-1].awards if others else ()

    def _count(self) -> None:
        """A column more, written down at once."""
        club, match = self.club, self.session.card.match
        if club is not None and not club.counted(match):
            self._add_to(club)

    def _add_to(self, club: Club) -> None:
        game = self.session.game.id
        kinds = [award.feat.kind for award in self.awards]
        double = is_long(self.services, game)
        places = self.standings.places
        club.add(game, self.session.card.match, places, kinds, double=double)
        self.services.clubs.keep(club)

    def _course(self) -> Course:
        sources = 0 if self.account.by_seat else len(self.account.sources)
        return Course(self.session.seats, len(self.awards), sources)

    def speak(self, speech: Speech) -> str:
        """In the game's words, or in those of the screens where the game has none."""
        own = isinstance(speech, str) or self.words.has(speech.key)
        return speaker(self.words if own else self.say)(speech)

    def praise(self) -> list[Told]:
        """The awards in words."""
        people = self.session.people
        return [
            Told(
                self.speak(award.feat.title),
                self.speak(award.feat.line(award.seat)),
                award.feat.art,
                people[award.seat].name,
                people[award.seat].colour,
            )
            for award in self.awards
        ]

    def headline(self) -> str:
        people, reader = self.session.people, lone(self.session.people)
        names = [Called(people[seat].name, you=seat == reader) for seat in self.standings.winners]
        if not names:
            # Alone against a target that was not reached.
            return self.say("results-nobody")
        if len(names) == 1:
            return self.say("results-wins", name=names[0])
        return self.say("results-share", names=self.say.people(names))

    def build(self, frame: Frame) -> Sequence[Widget]:
        session = self.session
        self._frame = frame
        grow = frame.text_scale
        side = 690 + (110 if large(frame) else 0)
        right = frame.w - 42 - side
        stage = Box(42, 36, right - 42 - 24, frame.h - 76)
        sheet, film, foot = self._places(frame, Box(right, 40, side, frame.h - 80))
        widgets: list[Widget] = [*self._stage(frame, stage), Panel(sheet)]
        if film is not None:
            widgets += self.film_strip(film)
        inside = sheet.inset(28, 20)
        head = 52 * grow if not large(frame) else 72
        title = game_title(self.words) if self.alone is None else self.alone.line
        widgets.append(Label(Box(inside.x, inside.y, inside.w, head), title, _TITLE))
        reason = self.words(f"reason-{session.standings().reason}")
        turns = turns_word(self.words, session.turn)
        facts = self.say("results-facts", turns=turns, seats=session.seats, reason=reason)
        if large(frame):
            # How many they were is seen on the podium.
            facts = self.say("separator-dot", one=turns, two=reason)
        line = Box(inside.x, inside.y + head, inside.w, 40 * min(grow, 1.6))
        widgets.append(Label(line, facts, _FACTS))
        bar = Box(inside.x, line.bottom + 8, inside.w, 68)
        widgets.extend(self._tab_buttons(bar))
        body = Box(inside.x, bar.bottom + 16, inside.w, inside.bottom - bar.bottom - 16)
        widgets.extend(sheet_widgets(self, frame, body))
        widgets.extend(self._foot(frame, foot))
        return widgets

    def _stage(self, frame: Frame, stage: Box) -> list[Widget]:
        """The podium with the awards below it, or the account of a game with many sources."""
        self.course.calm = frame.calm
        people = self.session.people
        if self.tab == "account":
            return [
                SourceRows(
                    stage, self.say("results-account"), self.say("results-total"), self.account,
                    self.ranked, people, self.speak, self.course,
                )
            ]  # fmt: skip
        foot = 0.0 if large(frame) else 344.0
        box = Box(stage.x, stage.y, stage.w, stage.h - foot)
        old = self._podium
        self._podium = Podium(box, self.headline(), self.ranked, people, self.course)
        if old is not None:
            self._podium.age = old.age
        if not foot:
            return [self._podium]
        cards = Box(stage.x, box.bottom + 18, stage.w, foot - 18)
        return [self._podium, AwardCards(cards, self.praise(), self.course)]

    def _places(self, frame: Frame, column: Box) -> tuple[Box, Box | None, Box]:
        """The sheet, the film where there is room for it between the two, and the buttons."""
        foot = 296 if large(frame) else 228 + 60 * (frame.text_scale - 1)
        gap = 22
        film = _FILM + gap if self._beside(frame) and self.tab in _RANKED else 0
        sheet = Box(column.x, column.y, column.w, column.h - foot - gap - film)
        below = Box(column.x, column.bottom - foot, column.w, foot)
        if not film:
            return sheet, None, below
        return sheet, Box(column.x, sheet.bottom + gap, column.w, _FILM), below

    def _beside(self, frame: Frame) -> bool:
        """Whether the film stands beside the podium; else it has a tab."""
        few = len(self.ranked) <= _FEW
        return self.film is not None and few and not large(frame)

    def film_strip(self, box: Box) -> list[Widget]:
        if self.film is None:
            return []
        best = self.film.best
        who = self.session.people[best.seat]
        plate = self.say("results-moment", name=who.name, count=best.gain)
        turn = turn_word(self.words, best.turn)
        slow = self.say("results-slow")
        return [
            FilmStrip(box, self.film, who.colour, plate, turn, slow, self.course, self._enlarge)
        ]

    def _enlarge(self) -> None:
        """The moment on its own table, as large as it was."""
        from game.screens.replay.scene import open_replay

        if self.film is not None:
            open_replay(self.services, self.session, self.film.best.moment)

    def tabs(self) -> list[str]:
        """The tabs that have something to show for this match."""
        has = {
            "statistics": bool(self.rows),
            "reasons": any(person.control == "bot" for person in self.session.people),
            "dice": bool(self.numbers.dice),
            "account": not self.account.by_seat,
            "awards": large(self._frame),
            "film": self.film is not None and not self._beside(self._frame),
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
            self.course.hurry()
            self.rebuild()

        return turn

    def _foot(self, frame: Frame, box: Box) -> list[Widget]:
        say = self.say
        high = (box.h - 12) * (0.6 if not large(frame) else 0.53)
        wide = box.w * (0.56 if not large(frame) else 0.45)
        again = Box(box.x, box.y, wide, high)
        beside = Box(again.right + 14, box.y, box.w - wide - 14, (high - 10) / 2)
        row = Box(box.x, again.bottom + 12, box.w, box.h - high - 12)
        size = 30
        half = (row.w - 14) / 2
        evening: list[Widget] = []
        if self.club is None and self.alone is None and self.session.seats > 1:
            place = Box(row.x + half + 14, row.y, half, row.h)
            evening.append(Button("club", place, say("club"), self._ask_club, size=size, lines=2))
        return [
            *evening,
            Button("again", again, *self._on(), tone="green", first=True, size=48),
            Button("replay", beside, say("results-replay"), self._replay, tone="blue", size=size),
            Button("home", Box(beside.x, beside.bottom + 10, beside.w, beside.h),
                   say("results-title"), self._go_back, size=size),
            Button("lobby", Box(row.x, row.y, half, row.h), say("results-lobby"), self._lobby,
                   size=size, lines=2),
        ]  # fmt: skip

    def _on(self) -> tuple[str, Callable[[], None]]:
        """What follows on this match."""
        if self.alone is not None:
            return self.say("alone"), self._back_alone
        if self.club is not None:
            return self.say("club-next"), self._next_game
        return self.say("results-again"), self._ask_again

    def _back_alone(self) -> None:
        from game.screens.alone.scene import open_alone

        open_alone(self.services, self.session.game.id, self.services.desk.home)

    def _next_game(self) -> None:
        """Back to the table of the evening."""
        if self.club is not None:
            self.services.desk.home(ClubScene(self.services, self.club))

    def _ask_club(self) -> None:
        """This match is the first of an evening, unless another evening is under way."""
        self.services.recall(self.services.clubs, self._ask_about)

    def _ask_about(self, club: Club | None) -> None:
        if club is None or club.full:
            self._begin_club()
            return
        say = self.say
        answers = (
            Answer(say("club-new"), self._begin_club, "red"),
            Answer(say("cancel"), first=True),
        )
        self.services.desk.open(Ask(self.services, say("club-new-ask"), say("club-new-why"),
                                    answers))  # fmt: skip

    def _begin_club(self) -> None:
        self.club = club_of(self.session.people)
        self._add_to(self.club)
        self._next_game()

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
        if self.club is not None:
            self._next_game()
        elif self.alone is not None:
            self._back_alone()
        else:
            self._again(self.services.pledge())

    def update(self, ms: float) -> None:
        self.services.phones.serve(self, partial(ResultsSide, self))
        before = self.course.age
        self.course.age += ms
        for what in self.course.passed(before):
            self._heard(*what)
        super().update(ms)

    def _heard(self, what: str, number: int) -> None:
        """Rows tick, awards are stamped; the mole they are for has a word to say."""
        sounds = self.services.sounds
        sounds.play("count/tick" if what == "row" else "envelope/seal")
        if what == "award":
            sounds.play(voice(self.voices[self.awards[number].seat]))
        elif number == 0 and self.ranked[0].place == 1:
            sounds.play(voice(self.voices[self.ranked[0].seat], "cheer"))

    def _replay(self) -> None:
        from game.screens.replay.scene import open_replay

        open_replay(self.services, self.session)

    def _lobby(self) -> None:
        from game.screens.lobby.scene import LobbyScene

        self.services.desk.home(LobbyScene(self.services, self.session.game.id))

    def _go_back(self) -> None:
        self.services.desk.home()

    def unhandled(self, intent: Intent) -> bool:
        rest = self.film is not None and not self.film.over
        if self.course.hurry() or rest:
            if self.film is not None:
                self.film.hurry()
            self.rebuild()
            if intent.kind in (Kind.HURRY, Kind.BACK):
                return True
        return super().unhandled(intent)
