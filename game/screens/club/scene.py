"""Between two games of a club night: how everybody stands, and what is played next."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game import catalogue
from game.match.club import LONG, PLANNED, Club, Member
from game.match.refused import Refused
from game.match.session import Session
from game.screens.club.choice import Chooser, GameCard, Offer
from game.screens.club.course import Course
from game.screens.club.phones import ClubSide
from game.screens.club.table import ClubTable
from game.screens.common.ask import Answer, Ask
from game.screens.common.game_words import game_minutes, game_title, most_minutes, short_title
from game.screens.common.marquee import marquee
from game.screens.common.page import Page
from game.screens.common.seats import shown_name
from game.screens.lobby.model import Lobby
from game.screens.results.awards import awarded, for_all
from game.screens.results.prizes import AwardList, Told
from game.stage.box import Box
from game.stage.feats import Feat
from game.stage.intent import Kind
from game.stage.text import Style
from game.stage.theme import BROWN
from game.stage.widgets.base import Widget
from game.stage.widgets.button import Button
from game.stage.widgets.plain import Panel
from game.stage.widgets.scroll import Scroll, Scrolled

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.match.club import ClubFile
    from game.match.saves import Entry
    from game.match.seats import Person
    from game.match.shelf import Shelf
    from game.screens.results.awards import Award
    from game.screens.services import Services
    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.frame import Frame
    from game.stage.intent import Intent
    from game.stage.widgets.base import Feels
    from game.system.notice import Notice

__all__ = ["ClubScene", "club_of", "is_long", "open_club"]

_AT_FIRST = 4
_LARGE = 1.3
"""With text larger than this what is chosen from stands one below the other."""
_FANFARES = ((300.0, "fanfare/small"), (1500.0, "fanfare/round"), (2700.0, "fanfare/win"))
_ART = {
    "club-stars": "icon/star.ink",
    "club-late": "icon/sun.ink",
    "club-early": "icon/clock.ink",
    "club-leap": "icon/fast.ink",
    "club-host": "icon/speech.ink",
    "club-second": "icon/cup.ink",
}


def is_long(services: Services, game: str) -> bool:
    """Whether it counts double."""
    return most_minutes(services.game_words(game)) > LONG


def club_of(people: Sequence[Person]) -> Club:
    return Club(tuple(Member.of(person) for person in people))


def open_club(services: Services) -> None:
    """The club night that is under way, or a new one of those who played last."""

    def found(came: tuple[Club | None, Notice | None, Entry | None]) -> None:
        club, notice, waiting = came
        services.tell(notice)
        if club is None:
            club = club_of(_remembered(services))
        services.desk.open(ClubScene(services, club, waiting))

    clubs, shelf = services.clubs, services.shelf
    if clubs.known and (clubs.now is None or not clubs.now.playing):
        found((*clubs.load(), None))
    else:
        services.ask(partial(_looked_up, clubs, shelf), found)


def _looked_up(clubs: ClubFile, shelf: Shelf) -> tuple[Club | None, Notice | None, Entry | None]:
    club, notice = clubs.load()
    return club, notice, _waiting(shelf, club.playing) if club is not None else None


def _waiting(shelf: Shelf, match: str) -> Entry | None:
    """The match under way, if it is still kept."""
    if not match:
        return None
    return next((e for e in shelf.entries() if e.place and e.path.stem == match), None)


def _remembered(services: Services) -> list[Person]:
    from game.screens.lobby.scene import rules_of

    game = max(catalogue.GAMES, key=lambda each: max(catalogue.game(each).seats))
    lobby = Lobby(rules_of(game), pads=services.desk.pads())
    lobby.recall(services.settings.now.seats)
    if not lobby.seated():
        lobby.add("mouse")
    while len(lobby.seated()) < 2:
        lobby.add("bot")
    words = services.game_words(game)
    for place, person in enumerate(lobby.seats):
        if person is not None:
            lobby.rename(place, shown_name(person, services.say, words))
    return lobby.seated()


class ClubScene(Page):
    name = "club"
    music = "music/lobby"

    def __init__(self, services: Services, club: Club, waiting: Entry | None = None) -> None:
        super().__init__(services)
        self.club = club
        self.course = Course(len(club.members))
        if not club.columns:
            self.course.hurry()
        self.scrolled = Scrolled()
        self.names = [member.name for member in club.members]
        self.waiting = waiting
        """The match under way, if it is still kept."""
        self.chosen = self._first()

    def fits(self, game: str) -> bool:
        """Whether so many can play it."""
        return len(self.club.members) in catalogue.game(game).seats

    def _first(self) -> str:
        """What is offered first: something that has not been played."""
        fits = [game for game in catalogue.GAMES if self.fits(game)]
        played = [column.game for column in self.club.columns]
        return min(fits, key=lambda game: (played.count(game), fits.index(game)))

    def build(self, frame: Frame) -> Sequence[Widget]:
        self.course.calm = frame.calm
        say, grow = self.say, frame.text_scale
        whole = frame.box.inset(36, 36)
        top = whole.y + 228 + 18 * (grow - 1)
        foot = 96 + 44 * (grow - 1)
        left = Box(whole.x + 62, top, whole.w * 0.49, whole.bottom - top - 34)
        right = Box(left.right + 40, top, whole.right - left.right - 90, left.h - foot - 24)
        below = Box(right.x, right.bottom + 24, right.w, foot)
        title = self._title()
        count = min(len(self.club.columns) + (not self.club.full), PLANNED)
        of = say("club-of", now=count, all=PLANNED)
        names = [shown_name(m.person(()), say, say) for m in self.club.members]
        table = ClubTable(left, self.club, names, say("club-points"), self.course)
        widgets: list[Widget] = [
            Sign(whole, title, "" if self.club.full else of, say("club"), self.course),
            table,
        ]
        widgets += self._closing(right, grow) if self.club.full else self._choosing(right, grow)
        return [*widgets, *self._buttons(below)]

    def _title(self) -> str:
        if not self.club.full:
            return self.say("club")
        return self.say("club-closing", name=self.names[self.club.crowned()])

    def _choosing(self, box: Box, grow: float) -> list[Widget]:
        say, club = self.say, self.club
        found: list[Widget] = [Panel(box, art="ui/mat.stage")]
        inside = box.inset(34, 40)
        high = 256 + 50 * (grow - 1)
        big = grow > _LARGE
        if big:
            high = min(76.0, inside.h * 0.145) * len(catalogue.GAMES)
        picks = club.picks()
        why = say("club-last-picks") if club.columns else say("club-first-picks")
        talk, says = Box(inside.x, inside.y, inside.w, inside.h - high - 10), say("club-choose")
        if self.waiting is not None:
            # There is nothing to choose before that is over; whoever chose it says so.
            says = say("club-on")
            why = game_title(self.services.game_words(self._next))
        found.append(Chooser(talk, club.members[picks].colour, says, why, self.course))
        row = Box(inside.x, inside.bottom - high, inside.w, high)
        gap, count = 8.0, len(catalogue.GAMES)
        wide = (row.w - gap * (count - 1)) / count
        pitch = row.h / count
        for number, game in enumerate(catalogue.GAMES):
            place = Box(row.x + (wide + gap) * number, row.y, wide, row.h)
            if big:
                # One below the other: each name has a line of its own.
                place = Box(row.x, row.y + pitch * number, row.w, pitch - 4)
            found.append(
                GameCard(place, self._offer(game), self._take(game), chosen=game == self._next)
            )
        return found

    def _offer(self, game: str) -> Offer:
        say, words, seats = self.say, self.services.game_words(game), catalogue.game(game).seats
        fits = self.fits(game)
        note = say("minutes", count=game_minutes(words))
        if not fits:
            note = say("title-seats", fewest=min(seats), most=max(seats))
        played = any(column.game == game for column in self.club.columns)
        return Offer(game, short_title(words), note, played, fits and self.waiting is None)

    @property
    def _next(self) -> str:
        """The game of the match under way, or what was chosen."""
        return self.waiting.header.game if self.waiting and self.waiting.header else self.chosen

    def _take(self, game: str) -> Callable[[], None]:
        def take() -> None:
            self.chosen = game
            self.rebuild()

        return take

    def awards(self) -> tuple[Award, ...]:
        """The evening's own kind words."""
        feats = [Feat(kind, _ART[kind], by) for kind, by in self.club.feats().items()]
        before = self.club.columns[-1].awards if self.club.columns else ()
        count = len(self.club.members)
        return awarded(self.club.places(), [*feats, *for_all(count)], before)

    def begin(self, game: str) -> None:
        """Whoever picks has said it on her phone."""
        if self.waiting is None and self.fits(game) and not self.club.full:
            self.chosen = game
            self._play()

    def _closing(self, box: Box, grow: float) -> list[Widget]:
        found = self.awards()
        told = [
            Told(
                self.say(award.feat.title.key),
                self.say(award.feat.line(award.seat).key, count=award.feat.by[award.seat]),
                award.feat.art,
                self.names[award.seat],
                self.club.members[award.seat].colour,
            )
            for award in found
        ]
        inside = box.inset(28, 26)
        share = (inside.h + 12) / 150 / max(len(told), 1)
        if grow <= _LARGE:
            return [Panel(box), AwardList(inside, told, share, self.course.praised)]
        place, share = inside._replace(w=inside.w - 24), max(share, 0.7 * grow)
        rows = AwardList(place, told, share, self.course.praised)
        return [Panel(box), Scroll("awards", inside, [rows], rows.box.h, self.scrolled)]

    def _buttons(self, box: Box) -> list[Widget]:
        say = self.say
        if self.club.full:
            return [Button("home", box, say("results-title"), self._close, tone="green",
                           first=True, size=46)]  # fmt: skip
        wide = box.w * 0.64
        main = Box(box.x, box.y, wide, box.h)
        aside = Box(main.right + 26, box.y, box.w - wide - 26, box.h)
        game = self._next
        key = "club-go-on" if self.waiting else "club-play"
        words = say(key, game=game_title(self.services.game_words(game)))
        other = Button("end", aside, say("club-end"), self._ask_end, size=30, lines=2)
        if not self.club.columns and self.waiting is None:
            other = Button("players", aside, say("results-lobby"), self._gather, size=28,
                           lines=2)  # fmt: skip
        play = Button("play", main, words, self._play, tone="green", first=True, size=46,
                      lines=2)  # fmt: skip
        return [play, other]

    def _play(self) -> None:
        services = self.services
        if self.waiting is not None:
            services.go_on(self.waiting)
            return
        manners = [manner.id for manner in catalogue.judge(self.chosen).personalities]
        people = [member.person(manners) for member in self.club.members]
        try:
            session = Session.new(self.chosen, people, {}, pledge=services.pledge())
        except Refused as refused:
            services.refuse(refused)
            return
        # By the match's own name its end is known again, even after a power cut.
        services.shelf.promise(session, services.moment())
        self.club.begin(session.card.match)
        services.clubs.keep(self.club)
        services.desk.home()
        services.sit_down(session)

    def _gather(self) -> None:
        """Others take their seats: in the lobby of the chosen game, as always."""
        from game.screens.lobby.scene import LobbyScene

        self.services.desk.home(LobbyScene(self.services, self.chosen))
        self.services.gathering = True

    def _ask_end(self) -> None:
        say = self.say
        answers = (Answer(say("club-end"), self._end, "red"), Answer(say("cancel"), first=True))
        self.services.desk.open(Ask(self.services, say("club-end-ask"), say("club-end-why"),
                                    answers))  # fmt: skip

    def _end(self) -> None:
        self.club.ended, self.club.playing = True, ""
        self.course.age, self.course.known = 0.0, True
        self.services.clubs.keep(self.club)
        self.waiting = None
        self.rebuild()

    def _close(self) -> None:
        self.services.clubs.clear()
        self.services.desk.home()

    def update(self, ms: float) -> None:
        self.services.phones.serve(self, partial(ClubSide, self))
        was = self.course.age
        self.course.age += ms
        sounds = self.services.sounds
        if self.club.full:
            for at, sound in _FANFARES:
                if was <= at < self.course.age:
                    sounds.play(sound)
        elif was < 2000 <= self.course.age and self.club.columns:
            sounds.play("crown")
        super().update(ms)

    def unhandled(self, intent: Intent) -> bool:
        if self.course.hurry():
            self.rebuild()
            if intent.kind is Kind.HURRY:
                return True
        return super().unhandled(intent)

    def back(self) -> bool:
        self.services.desk.home()
        return True


class Sign(Widget):
    """The stage with the evening's name over it, and how far it is."""

    def __init__(self, box: Box, title: str, note: str, before: str, course: Course) -> None:
        super().__init__("sign", box)
        self.title, self.note = title, note
        self.before, self.course = before, course
        """What it says while the crown is on its way."""

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        brush.nine("ui/mat.stage", self.box)
        room = Box(self.box.x + 200, self.box.y + 30, self.box.w - 400, 112)
        marquee(brush, self.title if self.course.crown >= 1 else self.before, room, 88)
        if not self.note:
            return
        wide = 300 * min(brush.frame.text_scale, 1.6)
        high = 56 + 10 * min(brush.frame.text_scale - 1, 1)
        chip = Box(self.box.cx - wide / 2, self.box.y + 150, wide, high)
        brush.nine("ui/chip.gold", chip)
        brush.label(self.note, chip.inset(20, 4), Style(32, "bold", BROWN))
