"""What every screen is handed: the program's services, wired up by app.py, faked by tests."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from game import catalogue
from game.match.evening import Evening
from game.match.kept import Sound
from game.screens.common.deed import GRACE, Deed, DiskWaits
from game.screens.common.phones import Phones
from game.system.scribe import Scribe

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from game.match.club import ClubFile
    from game.match.fair import Pledge
    from game.match.kept import KeptFile
    from game.match.laurels import LaurelsFile
    from game.match.refused import Refused
    from game.match.saves import Entry
    from game.match.session import Session
    from game.match.shelf import Shelf
    from game.match.thinker import Thinker
    from game.stage.scene import Scene
    from game.system.notice import Notice
    from game.system.paths import Places
    from game.system.settings import SettingsFile
    from game.system.text import Catalogue, Texts

__all__ = ["Desk", "Services", "Sounds", "Unfinished"]

T = TypeVar("T")
K = TypeVar("K", bound=Sound)


class Sounds(Protocol):
    """What screens need of the sound room."""

    def play(self, sound: str, gain: float = 1) -> None: ...


class Desk(Protocol):
    """The way from screen to screen, and what only the window can do."""

    def open(self, scene: Scene) -> None:
        """Put a screen on top of this one."""

    def back(self) -> None:
        """Away with the topmost screen; on the title: ask whether to leave."""

    def home(self, *scenes: Scene) -> None:
        """Back to the title, and from there straight on to these."""

    def leave(self) -> None:
        """End the program."""

    def tell(self, words: str) -> None:
        """Show a message for a while over whatever screen there is."""

    def apply(self) -> None:
        """The settings changed: window, text size, volume, language, bindings follow them."""

    def pads(self) -> tuple[int, ...]:
        """The instance ids of the gamepads that are plugged in, in the order they came."""

    def clip(self, words: str) -> bool:
        """Put words on the clipboard; False if there is none."""

    def play(self, session: Session) -> None:
        """Sit down at the table with this match."""

    def rules(self, game_id: str) -> None:
        """Open the rulebook of a game."""

    def results(self, session: Session) -> None:
        """The match is over: from the table to its results."""


@dataclass(frozen=True, slots=True)
class Unfinished:
    """What "Continue" would open."""

    game: str
    turn: int
    names: tuple[str, ...]


def _drawn() -> Pledge:
    # The title needs nothing of the match room yet.
    from game.match.fair import Pledge

    return Pledge.drawn()


@dataclass(slots=True)
class Services:
    desk: Desk
    settings: SettingsFile
    texts: Texts
    places: Places
    sounds: Sounds
    thinker: Callable[[], Thinker]
    """Whoever thinks for bots and hints; started when first asked for."""
    moment: Callable[[], str]
    """The time of day in ISO form, for what is saved."""
    evening: Evening = field(default_factory=Evening)
    pledge: Callable[[], Pledge] = _drawn
    """A secret nobody can foresee, for the luck of a new match."""
    gathering: bool = False
    """Who sits down next does so for a club night."""
    scribe: Scribe = field(default_factory=Scribe)
    """Writes what is decided, beside the frames."""
    grace: float = GRACE
    """Seconds a press waits for what it has asked of the disk, before the next picture."""
    _shelf: Shelf | None = None
    _clubs: ClubFile | None = None
    _laurels: LaurelsFile | None = None
    _deeds: deque[Deed[Any]] = field(default_factory=deque)
    phones: Phones = field(init=False)

    def __post_init__(self) -> None:
        self.phones = Phones(lambda: self.places.saves, lambda: self.scribe)

    @property
    def say(self) -> Catalogue:
        """The words of the shared screens."""
        return self.texts.of("screens")

    @property
    def shelf(self) -> Shelf:
        """Every match that is kept."""
        from game.match.shelf import Shelf

        if self._shelf is None:
            self._shelf = Shelf(self.places.saves, scribe=self.scribe)
        return self._shelf

    @property
    def clubs(self) -> ClubFile:
        """Where the club night is kept."""
        from game.match.club import CLUB, ClubFile

        if self._clubs is None:
            self._clubs = ClubFile(self.places.saves / CLUB, scribe=self.scribe)
        return self._clubs

    @property
    def laurels(self) -> LaurelsFile:
        """Where it is kept what one person alone has done."""
        from game.match.laurels import LAURELS, LaurelsFile

        if self._laurels is None:
            self._laurels = LaurelsFile(self.places.saves / LAURELS, scribe=self.scribe)
        return self._laurels

    # What is done with what is kept

    def do(
        self,
        work: Callable[[], T],
        then: Callable[[T], None],
        lost: Callable[[], None] = lambda: None,
    ) -> None:
        """Have it done beside the frames, behind all that was handed over before. What came of it
        is taken up at once if the disk is quick, or in a frame to come; what was refused is told.
        """
        deed = Deed(work, then, self.refuse, lost)
        self._deeds.append(deed)
        self.scribe.write("", deed.run)
        deed.ended(self.grace)
        self.hear_deeds()

    def ask(self, work: Callable[[], T], then: Callable[[T], None]) -> None:
        """Have something read that leads to another screen. If the disk takes its time, people are
        told, and may change their minds."""
        deed = Deed(work, then, self.refuse, lambda: None)
        self.scribe.write("", deed.run)
        if deed.ended(self.grace):
            deed.give()
        else:
            self.desk.open(DiskWaits(self, deed))

    def recall(self, file: KeptFile[K], then: Callable[[K | None], None]) -> None:
        """What a small file holds: at once if it has been read, else as soon as it is."""

        def came(found: tuple[K | None, Notice | None]) -> None:
            self.tell(found[1])
            then(found[0])

        if file.known:
            came(file.load())
        else:
            self.do(file.load, came)

    def read_ahead(self) -> None:
        """Beside the frames: what screens will ask for is known before they do."""
        # On the first evening there is nothing to load the match room for.
        if self.places.saves.is_dir():
            self.clubs.read_ahead()
            self.laurels.read_ahead()
            self.phones.read_ahead()

    @property
    def waits(self) -> bool:
        """Whether something asked of the disk has not been taken up yet."""
        return bool(self._deeds)

    def hear_deeds(self) -> None:
        """What has been done since is taken up, in the order in which it was asked for."""
        while self._deeds and self._deeds[0].ended():
            self._deeds.popleft().give()

    # Sitting down

    def unfinished(self) -> Unfinished | None:
        """To be asked beside the frames."""
        # On the first evening there is nothing to load the match room for.
        if not self.places.saves.is_dir():
            return None
        entry = self.shelf.newest()
        if entry is None or entry.header is None:
            return None
        head = entry.header
        if head.game not in catalogue.GAMES:
            return None
        return Unfinished(head.game, head.turn, tuple(holder.name for holder in head.people))

    def resume(self) -> None:
        """Go on with the match that was left last."""
        shelf = self.shelf

        def loaded() -> tuple[Session | None, Notice | None]:
            entry = shelf.newest()
            return shelf.load(entry) if entry is not None else (None, None)

        self.ask(loaded, self._go_on)

    def go_on(self, entry: Entry) -> None:
        """Sit down to a match that waits; look at the results of one that is over."""
        self.ask(partial(self.shelf.load, entry), self._go_on)

    def _go_on(self, loaded: tuple[Session | None, Notice | None]) -> None:
        session, notice = loaded
        self.tell(notice)
        if session is None:
            return
        if session.over:
            self.desk.results(session)
        elif session.card.lesson:
            from game.screens.tutorial.scene import LessonScene

            self.desk.open(LessonScene(self, session))
        else:
            self.desk.play(session)

    def sit_down(self, session: Session) -> None:
        """Begin a match: what is promised for it is noted and shown before anybody acts."""
        self.shelf.promise(session, self.moment())
        if self.gathering:
            from game.match.club import Club, Member

            self.gathering = False
            club = Club(tuple(Member.of(person) for person in session.people))
            club.begin(session.card.match)
            self.clubs.keep(club)
        self.desk.play(session)
        # One person among bots has nobody to prove it to; she finds it in the menu, too.
        several = sum(not person.is_bot for person in session.people) > 1
        if session.commitment and several:
            from game.screens.fair.scene import in_groups

            shown = "\n".join(in_groups(session.commitment))
            self.desk.tell(self.say("fair-begins", commitment=shown))

    def crowned(self, session: Session) -> int | None:
        """Who wears the crown at this table: on a club night whoever leads it, else the last
        winner."""
        club = self.clubs.now if session.card.match else None
        if club is not None and club.playing == session.card.match:
            wears = club.crowned()
            return wears if wears >= 0 else None
        return self.evening.crowned(session.people)

    def change(self, **values: Any) -> None:
        """Change settings, write them down, and let everything follow them."""
        self.tell(self.settings.change(**values))
        self.desk.apply()

    def hear_disk(self) -> None:
        """What could not be written is told: once, for every decision tries again."""
        for notice in self.scribe.news():
            self.tell(notice)
        self.scribe.raise_fault()

    def settle(self) -> None:
        """What was decided is written before anybody goes elsewhere; or they hear that the disk
        hangs."""
        self.scribe.drain()
        self.hear_disk()

    def tell(self, notice: Notice | None) -> None:
        """Show a message, if there is one."""
        if notice is not None:
            self.desk.tell(self.words_of(notice.key, notice.facts))

    def refuse(self, refused: Refused) -> None:
        """Show why something was not done."""
        self.sounds.play("ui/error")
        self.desk.tell(self.words_of(refused.key, refused.facts))

    def words_of(self, key: str, facts: Mapping[str, str | int]) -> str:
        """A sentence that may come from the match or from the system."""
        for house in ("match", "screens"):
            words = self.texts.of(house)
            if words.has(key):
                return words(key, **facts)
        return self.say(key, **facts)

    def game_words(self, game_id: str, part: str = "") -> Catalogue:
        """The words of a game's own house, or its rulebook or lessons."""
        return self.texts.of(f"games/{game_id}", part)
