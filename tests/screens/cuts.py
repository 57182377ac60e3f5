"""What had no room: every text the screens write, and how far it shrank or was cut."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest import mock

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from game import catalogue
from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.match.seats import Person
from game.match.session import Session
from game.screens.gallery import exhibit, rehearsal
from game.screens.lobby.scene import LobbyScene
from game.screens.results.scene import ResultsScene
from game.screens.rulebook.scene import RulebookScene
from game.screens.table.overlays import PauseScene, SeatsScene
from game.screens.table.scene import TableScene
from game.screens.table.stills import still
from game.screens.tutorial.scene import LessonScene
from game.stage.studio import Studio
from game.stage.text import Style, Writer
from game.stage.theme import CREAM, INK, SIZE
from game.system.called import Naming
from game.system.passing import passing_folder
from game.system.text import Catalogue, Texts
from tests.screens.unpainted import unpainted

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.stage.scene import Scene

__all__ = ["Lens", "Place", "Told", "alike", "houses", "moments", "over", "screens", "tables"]

_WINDOW = (1920, 1080)
_NAMES = ("Ida", "Ben", "Mira", "Kofi", "Noor", "Otto", "Lena", "Sam")
_COLOURS = ("radish", "royal", "lavender", "carrot", "lemon", "fern", "ice", "truffle")
FOLDER = Path(__file__).resolve().parents[2] / "game"
_GLANCE_MS = 250.0
_LONGEST = 4000
_EASY = 0.6
_PARTS = {"title", "body", "note", "shout", "short", "to", "text"}
_LOG = 970.0
"""The width of a line in the whole log, see `LogScene`."""
_LINE = Style(SIZE["log"], "text", INK, align="left", height=60)
_HELP = Style(26, "text", CREAM, width=460, lines=5)
"""The tooltip's, see `game.stage.widgets.tooltip`."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where something is written: by its key, and how."""

    key: str
    style: Style


@dataclass(frozen=True, slots=True)
class Told:
    text: str
    key: str
    style: Style
    share: float
    """Of the size it was meant to have."""
    whole: bool

    @property
    def place(self) -> Place:
        return Place(self.key, self.style)


@dataclass(slots=True)
class Lens:
    """Everything that has been written while it watched."""

    found: dict[tuple[str, Style], Told] = field(default_factory=dict)
    keys: dict[str, str] = field(default_factory=dict)
    """Which key a text came from."""

    @property
    def cut(self) -> list[Told]:
        return [told for told in self.found.values() if not told.whole]

    def read(self, writer: Writer, text: str, style: Style) -> None:
        if not text or (text, style) in self.found:
            return
        key, share = self.keys.get(text, ""), _share(writer, text, style)
        told = Told(text, key, style, share, whole=_whole(writer, text, style))
        self.found[text, style] = told

    @contextmanager
    def watching(self) -> Iterator[Lens]:
        """Nothing is painted meanwhile: only what would be written is of interest."""
        speak, lens = Catalogue.__call__, self

        def spoken(catalogue: Catalogue, key: str, /, **values: Any) -> str:
            text = speak(catalogue, key, **values)
            lens.keys[text] = key
            return text

        with mock.patch.object(Catalogue, "__call__", spoken), unpainted(self.read):
            yield self


def _whole(writer: Writer, text: str, style: Style) -> bool:
    """Whether all of it is there: of people's names, as much as there is room for."""
    if writer.fits(text, style) or not isinstance(text, Naming):
        return writer.fits(text, style)
    written = "".join(writer._fit(text, style)[1]).replace(" ", "")
    cuts = (text.cut(letters) for letters in range(1, len(text)))
    return written in {cut.replace(" ", "") for cut in cuts}


def _share(writer: Writer, text: str, style: Style) -> float:
    """How much of its size is left to a text; 0 if it is cut even so."""
    size, _ = writer._fit(text, style)
    wanted = style.size if style.steady else writer.frame.text(style.size)
    full = max(round(wanted * writer.frame.scale), 4)
    return size / full if writer.fits(text, style) else 0


def screens(lens: Lens, lang: str, names: Iterable[str], **sizes: Any) -> None:
    """Each of these screens, as the gallery hangs it."""
    with lens.watching():
        studio = Studio(sizes.get("size", _WINDOW))
        for name in names:
            found = exhibit(name, rehearsal(lang=lang))
            studio.show(*found, settle_ms=30)
            for _ in range(12):
                found[-1].update(400)
            studio.step(0)


def moments(game_id: str, seats: int, options: Mapping[str, str], seed: int) -> Iterator[Session]:
    """A match of random answers before each of them, and when it is over."""
    rng = Random(seed)
    people = [Person(_NAMES[s], _COLOURS[s], "mouse") for s in range(seats)]
    session = Session.new(game_id, people, options, seed)
    judge = catalogue.judge(game_id)
    while not session.over:
        yield session
        seat = session.asked()[0]
        answer = any_of(session.legal(seat), rng)
        seen = session.seen(seat)
        session.act(seat, answer, by="bot", reason=judge.reason(seen, seat, answer))
    yield session


def tables(lenses: Mapping[str, Lens], session: Session) -> None:
    """The table at this moment in each language: for all, and as whoever is asked sees it."""
    for lang, lens in lenses.items():
        with lens.watching():
            studio = _studio()
            frame = studio.window.frame
            services = rehearsal(_folder(), lang=lang)
            scene = TableScene(services, session)
            scene.enter(frame)
            if session.track.counts and session.count > session.track.counts[-1]:
                before = session.game.observe(session.track.before[-1], None)
                scene.tell_again(before, session.track.counts[-1])
                _played(studio, scene)
            _shown(studio, scene)
            _helped(lens, studio, scene)
            for seat in session.asked()[:1]:
                own = still(services, session, seat, frame)
                _shown(studio, own)
                _helped(lens, studio, own)


def over(lenses: Mapping[str, Lens], session: Session) -> None:
    """What lies over the table and comes after it: pause, seats, log, results."""
    for lang, lens in lenses.items():
        with lens.watching():
            studio = _studio()
            services = rehearsal(_folder(), lang=lang)
            scene = TableScene(services, session)
            scene.enter(studio.window.frame)
            found: list[Scene] = [PauseScene(scene), SeatsScene(scene)]
            for each in found:
                _glanced(studio, each)
            if session.over:
                # All that was counted stays for the next sheet.
                results = ResultsScene(services, session)
                for tab in results.tabs():
                    results.tab = tab
                    results.rebuild()
                    _glanced(studio, results)
            style = replace(_LINE, width=_LOG - 54)
            for line in scene.lines():
                lens.read(studio.window.writer, scene.told(line.text), style)


def _glanced(studio: Studio, scene: Scene) -> None:
    studio.show(scene, settle_ms=17)
    scene.update(2000)
    studio.step(0)


def houses(lenses: Mapping[str, Lens], game_id: str) -> None:
    """Before a match: this game's seats, rulebook and every step of its lesson."""
    for lang, lens in lenses.items():
        with lens.watching():
            studio = _studio()
            services = rehearsal(_folder(), lang=lang)
            lesson = LessonScene.begin(services, game_id)
            book = RulebookScene(services, game_id)
            scenes: tuple[Scene, ...] = LobbyScene(services, game_id), book, lesson
            for scene in scenes:
                studio.show(scene, settle_ms=17)
                if scene is book:
                    while book.spread < book._last_spread:
                        book.turn(1)
                        studio.step(0)
            for at in range(len(lesson.lessons)):
                lesson.at = at
                studio.step(0)


def alike(english: Lens, lang: str, game_id: str) -> list[Told]:
    """Where a text of a kind has been written, all of its kind are tried: a card's name shows how
    much room there is for the names of all cards. Where English is hard put to it there is no
    such place: each name has room of its own there.
    """
    first, own = (Texts(each).of(f"games/{game_id}") for each in ("en", lang))
    keys = fixed(game_id)
    kinds: dict[str, list[str]] = {}
    for key in keys:
        kinds.setdefault(kind(key), []).append(key)
    writer, found = _studio().window.writer, []
    places = {(told.style, kind(told.key)) for told in english.found.values() if told.key in keys}
    for style, sort in sorted(places, key=str):
        if all(_share(writer, first(key), style) >= _EASY for key in kinds[sort]):
            found += [
                Told(own(key), key, style, 0, whole=False)
                for key in kinds[sort]
                if not writer.fits(own(key), style)
            ]
    return found


def fixed(game_id: str) -> set[str]:
    """The texts of a game into which nothing is put."""
    path = FOLDER / "games" / game_id / "text" / "en.ftl"
    found = set()
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            parts = {entry.id.name: entry.value}
            parts |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
            found |= {key for key, value in parts.items() if value is not None and _plain(value)}
    return found


def _plain(pattern: ftl.Pattern) -> bool:
    return all(isinstance(element, ftl.TextElement) for element in pattern.elements)


def kind(key: str) -> str:
    """Names of a list begin alike; a title and a body of the same thing do not belong together."""
    name, dot, attribute = key.partition(".")
    last = name.rpartition("-")[2]
    return name.partition("-")[0] + ("-" + last if last in _PARTS else "") + dot + attribute


@cache
def _studio() -> Studio:
    return Studio(_WINDOW)


@cache
def _folder() -> Path:
    return passing_folder()


def _played(studio: Studio, scene: TableScene) -> None:
    """Everything that happened, a few pictures of each event."""
    scene.picture.run_on()
    for _ in range(_LONGEST):
        if scene.picture.settled:
            return
        scene.update(_GLANCE_MS)
        studio.window.canvas.begin()
        scene.draw(studio.window.canvas)
    raise AssertionError("the table does not come to rest")


def _shown(studio: Studio, scene: TableScene) -> None:
    for _ in range(2):
        scene.update(30)
        studio.window.canvas.begin()
        scene.draw(studio.window.canvas)


def _helped(lens: Lens, studio: Studio, scene: TableScene) -> None:
    """What is said of each thing that can be pointed at."""
    for spot in scene.spots(studio.window.frame):
        said = scene.help_of(spot.id)
        if said:
            lens.read(studio.window.writer, said, _HELP)
