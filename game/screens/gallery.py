"""Every shared screen with something to see on it: for pictures, for self-tests, for the checks
that look at what is drawn.

One subject: a list of screens, and what each needs to have something on it.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from game import catalogue
from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.match.fair import Pledge
from game.match.laurels import Laurels
from game.match.replay import Replay
from game.match.seats import Person
from game.match.session import Session
from game.screens.alone.puzzle import PuzzleScene
from game.screens.alone.scene import AloneScene
from game.screens.club.scene import ClubScene, club_of
from game.screens.common.ask import Answer, Ask
from game.screens.credits.licence import LicenceScene, NewsScene
from game.screens.credits.parts import OWN
from game.screens.credits.scene import CreditsScene
from game.screens.fair.scene import FairScene
from game.screens.lobby.scene import LobbyScene
from game.screens.mishap import Mishap
from game.screens.phones.scene import PhonesScene
from game.screens.replay.scene import ReplayScene
from game.screens.results.scene import ResultsScene
from game.screens.rulebook.scene import RulebookScene
from game.screens.saves.history import HistoryScene
from game.screens.saves.scene import SavesScene
from game.screens.services import Services
from game.screens.settings.pages import PAGES
from game.screens.settings.scene import SettingsScene
from game.screens.table.phones import TableSide
from game.screens.table.scene import TableScene
from game.screens.title.scene import TitleScene
from game.screens.tutorial.scene import LessonScene
from game.system.passing import passing_folder
from game.system.paths import find_places
from game.system.settings import SettingsFile
from game.system.text import Texts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from game.match.thinker import Answer as Thought
    from game.match.thinker import Ticket
    from game.phones.hub import Hub
    from game.stage.scene import Scene

__all__ = ["SCREENS", "Backstage", "begun", "exhibit", "played", "playing", "rehearsal"]

_NAMES = ("Ida", "Ben", "Mira", "Kofi", "Noor", "Otto", "Lena", "Sam")
_COLOURS = ("radish", "royal", "lavender", "carrot", "lemon", "fern", "ice", "truffle")
_SEED = 12
_PADS = (1, 2)
_PATIENCE = 60.0


@dataclass(slots=True)
class Backstage:
    """A desk without a window: it keeps the stack, and notes what it was told."""

    scenes: list[Scene] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    left: bool = False
    services: Services | None = None

    def open(self, scene: Scene) -> None:
        self.scenes.append(scene)

    def back(self) -> None:
        if len(self.scenes) > 1:
            self.scenes.pop()

    def home(self, *scenes: Scene) -> None:
        assert self.services is not None
        self.scenes[:] = [TitleScene(self.services), *scenes]

    def leave(self) -> None:
        self.left = True

    def tell(self, words: str) -> None:
        self.told.append(words)

    def apply(self) -> None:
        """There is no window to follow the settings."""

    def pads(self) -> tuple[int, ...]:
        return _PADS

    def clip(self, words: str) -> bool:
        return bool(words)

    def play(self, session: Session) -> None:
        from game.screens.table.scene import TableScene

        assert self.services is not None
        self.open(TableScene(self.services, session))

    def rules(self, game_id: str) -> None:
        assert self.services is not None
        self.open(RulebookScene(self.services, game_id))

    def results(self, session: Session) -> None:
        assert self.services is not None
        self.scenes[-1:] = [ResultsScene(self.services, session)]


class _Silence:
    def play(self, sound: str, gain: float = 1) -> None:
        """Nothing is heard backstage."""


class _Nobody:
    """Thinks for no bot: a picture of a table shows the moment before they answer."""

    alive = True

    def ask(self, ticket: Ticket) -> None:
        """The question is heard, and that is all."""

    def poll(self) -> Sequence[Thought]:
        return ()

    def forget(self) -> None:
        """There is nothing to forget."""


def rehearsal(folder: Path | None = None, lang: str = "en", *, text: int = 100) -> Services:
    """Services that touch nothing but a folder of their own."""
    places = find_places(folder or passing_folder())
    settings = SettingsFile(places)
    settings.change(text_size=text)
    desk = Backstage()
    services = Services(
        desk=desk,
        settings=settings,
        texts=Texts(lang),
        places=places,
        sounds=_Silence(),
        thinker=_Nobody,
        pledge=lambda: Pledge(f"{_SEED:064x}"),
        moment=lambda: "2026-01-24T20:15:00",
        # What is seen does not depend on how quick the machine is.
        grace=_PATIENCE,
    )
    desk.services = services
    return services


def people(count: int, bots: int = 0) -> list[Person]:
    """So many people, the last of them bots."""
    return [
        Person(_NAMES[seat], _COLOURS[seat], "bot" if seat >= count - bots else "mouse")
        for seat in range(count)
    ]


def played(game_id: str, count: int = 4, *, decisions: int | None = None) -> Session:
    """A match of random answers, to the end or for so many decisions."""
    session = begun(game_id, count)
    for _ in playing(session):
        if decisions is not None and session.decided >= decisions:
            break
    return session


@cache
def _laid_by(game_id: str, number: int, decisions: int | None = None) -> Session:
    """A match that nobody goes on with: it is only written down, however often. By its number,
    since each has a place of its own on a shelf."""
    del number
    return played(game_id, decisions=decisions)


_ALONE = "dice_theme_park"
"""Can be played alone, and lost so."""
_MANY_SOURCES = "topoum"
"""Of its score."""


def begun(game_id: str, count: int = 4) -> Session:
    """A match before its first decision."""
    game = catalogue.game(game_id)
    count = min(max(count, min(game.seats)), max(game.seats))
    pledge = Pledge(f"{_SEED:064x}").joined("seventeen")
    return Session.new(game_id, people(count, count // 2), {}, pledge=pledge)


def playing(session: Session) -> Iterator[Session]:
    """The same match before each random answer, and once it is over."""
    judge, rng = catalogue.judge(session.game.id), Random(_SEED)
    while not session.over:
        yield session
        seat = session.asked()[0]
        answer = any_of(session.legal(seat), rng)
        if session.people[seat].is_bot:
            seen = session.seen(seat)
            session.act(seat, answer, by="bot", reason=judge.reason(seen, seat, answer))
        else:
            session.act(seat, answer)
    yield session


def _lobby(services: Services, game: str = catalogue.GAMES[0]) -> Scene:
    scene = LobbyScene(services, game)
    lobby = scene.lobby
    for place in range(len(lobby.seats)):
        lobby.remove(place)
    devices = ("mouse", "keys", "pad", "pad", "keys", "bot", "bot")
    for place, control in enumerate(devices[: lobby.places - 1]):
        lobby.add(control)
        if control != "bot":
            lobby.rename(place, _NAMES[place])
        elif place == 5:
            lobby.change(place, level="hard")
    lobby.chosen = min(2, lobby.places - 2)
    return scene


def _hub(services: Services) -> Hub:
    """Phones as if a network were there; nothing listens."""
    from game.phones.hub import Hub

    hub = services.phones.hub = Hub()
    hub.addresses, hub.port = ("192.168.1.23",), 7777
    return hub


def _lobby_phones(services: Services) -> Scene:
    scene = _lobby(services)
    assert isinstance(scene, LobbyScene)
    hub = _hub(services)
    for place in (0, 3, 4):
        scene.lobby.change(place, control="phone", device=0)
        hub.holdings.grant(place, place + 1 if place != 4 else None)
    scene.tab = "phones"
    return scene


def _lobby_alone(services: Services) -> Scene:
    """Phones are open, and there is no network."""
    scene = _lobby(services)
    assert isinstance(scene, LobbyScene)
    _hub(services).addresses = ()
    scene.tab = "phones"
    return scene


def _phones(services: Services) -> Scene:
    """In mid-match: the code again, and who holds what."""
    session = begun("whakka_mole", 6)
    scene = TableScene(services, session)
    hub = _hub(services)
    for seat, control in enumerate(("phone", "phone", "mouse")):
        session.hand_over(seat, replace(session.people[seat], control=control))
    hub.holdings.grant(0, 1)
    hub.holdings.grant(1)
    hub.show(TableSide(scene))
    return PhonesScene(services)


def _saves(services: Services) -> Scene:
    """A shelf after some evenings: matches that wait, matches that are over, one that is torn."""
    for number, (game, decisions) in enumerate((("mole_park", 40), ("topoum", 24), ("molly", 12))):
        waiting = _laid_by(game, number, decisions)
        services.shelf.keep(waiting, f"2026-01-{24 - number - 4 * (number > 1)}T20:10:00")
    for number, game in enumerate((*catalogue.GAMES, *catalogue.GAMES[:2])):
        services.shelf.keep(_laid_by(game, number), f"2026-01-{24 - 2 * number:02d}T19:05:00")
    services.shelf.write(
        _laid_by(catalogue.GAMES[0], 99), "2026-01-12T21:00:00", services.say("sample-save-1")
    )
    (services.places.saves / "torn.mole").write_bytes(b"molehill save")
    scene = SavesScene(services)
    # No picture of it shall depend on how fast a machine is.
    scene.portraits.seconds = 0
    return scene


def _history(services: Services) -> Scene:
    _saves(services)
    return HistoryScene(services)


def _title(services: Services) -> Scene:
    services.shelf.keep(_laid_by(catalogue.GAMES[0], 0, 25), "2026-01-24T20:10:00")
    return TitleScene(services)


def _alone(services: Services, game: str = catalogue.GAMES[0]) -> Scene:
    """After some days: a puzzle solved, two rungs climbed."""
    laurels = Laurels()
    for puzzle in catalogue.game(game).alone.puzzles[:1]:
        laurels.solve(game, puzzle.id)
    for number in range(2):
        laurels.climb(game, number)
    for day in range(18, 25):
        laurels.play(game, f"2026-01-{day}", 50 + 7 * day % 13, won=day % 2 == 0)
    services.laurels.save(laurels)
    scene = AloneScene(services, game)
    # No picture of it shall depend on how fast a machine is.
    scene.pictures.seconds = 0
    return scene


def _puzzle(services: Services, paper: tuple[tuple[int, ...], int] | None = None) -> Scene:
    """The first of Whakka Mole, with what is written there."""
    scene = PuzzleScene(services, catalogue.GAMES[0], 0)
    if paper is not None:
        scene.session.act(0, tuple(f"hole.{hole}" for hole in paper[0]))
        scene.session.act(0, (f"hole.{paper[1]}",))
    return scene


def _fair(services: Services) -> Scene:
    pledge = services.pledge().joined("seventeen").joined("42")
    return FairScene(services, pledge.commitment, pledge.words, pledge.joined)


def _results(services: Services, tab: str = "table", count: int = 4, game: str = "") -> Scene:
    services.evening.record(("earlier",), people(4, 2), [0])
    services.evening.record(("earliest",), people(4, 2), [2])
    return ResultsScene(services, played(game or catalogue.GAMES[0], count), tab)


def _club(services: Services, games: int = 3, count: int = 6) -> Scene:
    club = club_of(people(count, count // 3))
    for number, game in enumerate(catalogue.GAMES[:games]):
        club.begin(f"match.{number}")
        places = [1 + (seat + number * (count - 1)) % count for seat in range(count)]
        club.add(game, f"match.{number}", places, (), double=number > 2)
    return ClubScene(services, club)


def _settings(page_id: str, services: Services) -> Scene:
    return SettingsScene(services, page_id)


def _replay(services: Services) -> Scene:
    session = played(catalogue.GAMES[0])
    scene = ReplayScene(services, session, Replay(session))
    scene.scrub(scene.watch.count // 2)
    return scene


def _confirm(services: Services) -> Scene:
    say = services.say
    answers = (Answer(say("quit-leave"), None, "red"), Answer(say("quit-stay"), None, "green"))
    return Ask(services, say("quit-ask"), say("quit-why"), answers)


def _error(services: Services) -> Scene:
    return Mishap(services, report=Path("crash-1.json"), match=True)


SCREENS: Mapping[str, Callable[[Services], Scene]] = {
    "title": TitleScene,
    "title.continue": _title,
    "picker": TitleScene,
    "lobby": _lobby,
    **{f"lobby.{game}": partial(_lobby, game=game) for game in catalogue.GAMES[1:]},
    "lobby.phones": _lobby_phones,
    "lobby.alone": _lobby_alone,
    "phones": _phones,
    "lobby.empty": lambda services: LobbyScene(services, catalogue.GAMES[0]),
    "settings": lambda services: SettingsScene(services, "reading"),
    **{f"settings.{page.id}": partial(_settings, page.id) for page in PAGES},
    "saves": _saves,
    "history": _history,
    "results": _results,
    "results.8": lambda services: _results(services, count=8),
    **{
        f"results.{tab}": partial(_results, tab=tab)
        for tab in ("graph", "statistics", "reasons", "fair", "evening")
    },
    **{f"results.{game}": partial(_results, game=game) for game in catalogue.GAMES[1:]},
    "results.account": partial(_results, tab="account", game=_MANY_SOURCES),
    "results.alone": partial(_results, count=1, game=_ALONE),
    "club": _club,
    "club.first": lambda services: _club(services, 0, 4),
    "club.over": lambda services: _club(services, 5),
    "club.8": lambda services: _club(services, 4, 8),
    "replay": _replay,
    "rulebook": lambda services: RulebookScene(services, catalogue.GAMES[0], chapter=1),
    "rulebook.search": lambda services: RulebookScene(
        services, catalogue.GAMES[0], chapter=2, wanted="mole"
    ),
    "tutorial": lambda services: LessonScene.begin(services, catalogue.GAMES[0]),
    "alone": _alone,
    **{f"alone.{game}": partial(_alone, game=game) for game in catalogue.GAMES[1:]},
    "puzzle": _puzzle,
    "puzzle.solved": lambda services: _puzzle(services, ((1, 2, 3, 4, 5, 7, 8, 9), 2)),
    "puzzle.missed": lambda services: _puzzle(services, ((1, 2, 3), 4)),
    "fair": _fair,
    "credits": CreditsScene,
    "licence": lambda services: LicenceScene(services, OWN),
    "news": NewsScene,
    "confirm": _confirm,
    "error": _error,
}
"""By the names `shot screen:NAME` knows."""


def exhibit(name: str, services: Services) -> list[Scene]:
    """A screen and, where it is only a question, what it lies upon."""
    scene = SCREENS[name](services)
    found: list[Scene] = [TitleScene(services), scene] if scene.over else [scene]
    desk = services.desk
    if isinstance(desk, Backstage):
        desk.scenes[:] = found
    return found
