"""Pictures of a language, to be read as people meet it beside the table: every bubble of every
lesson, and one whole turn of each game, from its first question to the results.

    python -m build_scripts.reading de FOLDER [molly ...]

Pictures lie in FOLDER one by one, and four to a sheet; `list.md` says which lines came up with
each for the first time, and their keys, to be ticked; and at the end what was said besides: on
hover cards, to ears. What others are told in place of "you" is in `build_scripts.sentences`.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final
from unittest import mock

import pygame

from build_scripts.learner import Learner
from game import catalogue
from game.bots.levels import QUICK
from game.bots.players import choose
from game.bots.thinking import think
from game.kernel.chance import Random
from game.match.session import Session
from game.screens.gallery import people, rehearsal
from game.screens.results.scene import ResultsScene
from game.screens.results.sheet import TABS
from game.screens.table.overlays import LogScene
from game.screens.table.scene import TableScene
from game.screens.tutorial.lessons import lessons_of
from game.stage.intent import Intent, Kind
from game.stage.png import png
from game.stage.studio import Studio
from game.stage.text import Writer
from game.stage.transitions import Way
from game.system.text import LANGUAGES, Catalogue, Texts

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.kernel.ticket import Answer, Ticket
    from game.screens.services import Services
    from game.stage.scene import Scene
    from game.stage.text import Style
    from game.system.fluent import Bundle, Value

__all__ = ["Heard", "Reading", "Taken", "lesson", "main", "turn", "unread"]

SIZE: Final = (1280, 720)
_ACROSS: Final = 2
_TO_A_SHEET: Final = 4
_GAP: Final = 6
_SEATS: Final = 3
_SEED: Final = 5
_SOON_MS: Final = 400.0
_STEPS: Final = 4
_MOST: Final = 400
"""Moments of a turn: more than any takes."""


class _Ear(Catalogue):
    """Texts of a house that tell what was said of them."""

    __slots__ = ("_house", "_own", "_told")

    def __init__(self, bundle: Bundle, house: str, told: dict[str, list[str]]) -> None:
        super().__init__(bundle)
        self._house, self._told = house, told
        self._own = frozenset(bundle.names())

    def __call__(self, key: str, /, **values: Value) -> str:
        said = super().__call__(key, **values)
        house = self._house if key.partition(".")[0] in self._own else self._house.partition(":")[0]
        lines = self._told.setdefault(f"{house}:{key}", [])
        if said not in lines:
            lines.append(said)
        return said


class Heard(Texts):
    """The texts of a language, and what was said of them, by keys as the glossary writes them."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.told: dict[str, list[str]] = {}
        self._ears: dict[tuple[str, str, str], _Ear] = {}

    def of(self, house: str, part: str = "") -> Catalogue:
        key = self.language, house, part
        if key not in self._ears:
            name = f"{house}:{part}" if part else house
            self._ears[key] = _Ear(self._bundle(house, part), name, self.told)
        return self._ears[key]


@dataclass(frozen=True, slots=True)
class Taken:
    """A picture, and what was written with it for the first time."""

    name: str
    picture: pygame.Surface
    lines: tuple[tuple[str, str], ...]
    """Keys and words."""
    shown: frozenset[str]
    """What stands in the picture, new or not; on pieces it may stand besides."""


@dataclass
class Reading:
    """Somebody who reads one language of one game, in pictures."""

    language: str
    game: str
    folder: Path
    size: tuple[int, int] = SIZE
    taken: list[Taken] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.studio = Studio(self.size)
        self.services: Services = rehearsal(self.folder, self.language)
        self.heard = Heard(self.language)
        self.services.texts = self.heard
        self.services.change(language=self.language)
        self.services.thinker = _Quick
        self._drawn: set[str] = set()
        self._read: set[tuple[str, str]] = set()

    @contextmanager
    def open(self) -> Iterator[None]:
        """What is written meanwhile is noted."""
        render, drawn = Writer.render, self._drawn

        def noted(writer: Writer, string: str, style: Style) -> pygame.Surface:
            drawn.add(string)
            return render(writer, string, style)

        with mock.patch.object(Writer, "render", noted):
            yield

    def besides(self) -> list[tuple[str, str]]:
        """What was said and no picture has shown."""
        said = ((key, line) for key, lines in self.heard.told.items() for line in lines)
        return [one for one in said if one not in self._read and one[1].strip()]

    def fresh(self) -> list[tuple[str, str]]:
        """What was written since the last picture and stands in none."""
        written = "\n".join(self._drawn)
        return [one for one in self.besides() if one[1] in written]

    def take(self, name: str) -> None:
        """A picture of what is shown now."""
        lines = self.fresh()
        self._read.update(lines)
        name = f"{len(self.taken) + 1:02d}.{name}"
        self._drawn.clear()
        top = self.studio.stack.top
        if top is not None:
            # Else only what has changed is drawn.
            top.stale = True
        self.studio.step(0)
        picture = self.studio.picture.copy()
        self.taken.append(Taken(name, picture, tuple(lines), frozenset(self._drawn)))
        self._drawn.clear()

    def settle(self, scene: TableScene) -> None:
        """Let all be shown that happened, as far as the table waits for "go on"."""
        for _ in range(_MOST):
            scene.follow()
            if scene.picture.holding or scene.picture.settled:
                break
            scene.picture.skip()
            self.studio.step(_SOON_MS)
        scene.picture.rush()
        for _ in range(3):
            self.studio.step(_SOON_MS)


class _Quick:
    """Bots that have thought before one can look."""

    alive = True

    def __init__(self) -> None:
        self._answers: list[Answer] = []

    def ask(self, ticket: Ticket) -> None:
        self._answers.append(think(ticket))

    def poll(self) -> list[Answer]:
        found, self._answers = self._answers, []
        return found

    def forget(self) -> None:
        self._answers = []


def lesson(reading: Reading) -> None:
    """Every bubble: each step, and each reason why it still waits."""
    learner = Learner(reading.studio, reading.services, reading.game)
    seen = set()
    for begun in learner.moments():
        taught = begun
        if (taught.number, taught.idle) not in seen:
            # What has just come into view is there before it is read.
            for _ in range(_STEPS):
                reading.studio.step(_SOON_MS / _STEPS)
            taught = learner.taught or begun
            seen.add((taught.number, taught.idle))
            reading.take(f"lesson-{taught.number}{'-waits' if taught.idle else ''}")
        learner.follow(taught)


def unread(reading: Reading) -> list[str]:
    """The keys of the lesson's steps that no picture shows."""
    shown = {words for taken in reading.taken for words in taken.shown}
    house = f"games/{reading.game}:tutorial"
    steps = lessons_of(reading.services, reading.game)
    wanted = [
        pair for step in steps for pair in ((step.id, step.title), (f"{step.id}.text", step.text))
    ]
    return [f"{house}:{key}" for key, words in wanted if words not in shown]


def turn(reading: Reading) -> None:
    """One person among bots: whatever she is asked and told from turn to turn, then the results."""
    services, studio = reading.services, reading.studio
    game = catalogue.game(reading.game)
    seats = min(max(_SEATS, min(game.seats)), max(game.seats))
    session = Session.new(reading.game, people(seats, seats - 1), {}, _SEED)
    session.loose = True  # nothing of it is kept
    scene, rng = TableScene(services, session), Random(_SEED)
    studio.show(scene, settle_ms=_SOON_MS)
    begun = session.turn
    for _ in range(_MOST):
        reading.settle(scene)
        if reading.fresh():
            reading.take("turn")
        if scene.picture.holding:
            scene.go_on()
        elif session.over or (session.turn > begun and session.turn > 1):
            break
        elif session.asked():
            _decide(reading, scene, rng)
    _log(reading, scene)
    for seat, action in _rest(session, rng):
        session.act(seat, action)
    reading.settle(scene)
    while scene.picture.holding:
        scene.go_on()
        reading.settle(scene)
    reading.take("over")
    for tab in TABS:
        _show(reading, ResultsScene(services, session, tab), f"results-{tab}")


def _decide(reading: Reading, scene: TableScene, rng: Random) -> None:
    """The next decision: hers id by id, with a picture wherever words change."""
    session = scene.session
    seat, action = _next(session, rng)
    if seat != scene.chooser():
        session.act(seat, action, by="bot")
        return
    decided = session.decided
    for name in action:
        half = scene.play.half(seat)
        if half is not None and name in half.offered:
            scene.choose(name)
            reading.studio.step(_SOON_MS)
            reading.studio.step(_SOON_MS)
            if session.decided == decided and reading.fresh():
                reading.take("turn-chosen")
    if session.decided == decided:
        scene.confirm()
    if session.decided == decided:
        raise AssertionError(f"{action} was not given")


def _next(session: Session, rng: Random) -> tuple[int, tuple[str, ...]]:
    game, judge = session.game, catalogue.judge(session.game.id)
    asked = session.asked()
    seat = 0 if 0 in asked else asked[0]
    seen, manner = session.seen(seat), judge.personalities[0].id
    options = session.legal(seat)
    return seat, choose(game, judge, seen, seat, options, QUICK, manner, rng.word())


def _rest(session: Session, rng: Random) -> Iterator[tuple[int, tuple[str, ...]]]:
    while not session.over:
        yield _next(session, rng)


def _log(reading: Reading, scene: TableScene) -> None:
    """All of it, from its end to its beginning."""
    studio, log = reading.studio, LogScene(scene)
    studio.stack.push(log, Way.NONE)
    studio.run(_SOON_MS)
    before = b""
    for _ in range(_MOST):
        now = _middle(studio.picture)
        if now == before:
            break
        before = now
        reading.take("log")
        box = studio.window.frame.box
        studio.give(Intent(Kind.SCROLL, amount=6, x=box.cx, y=box.cy))
        studio.run(_SOON_MS)
    studio.stack.pop(Way.NONE)


def _middle(picture: pygame.Surface) -> bytes:
    """Of a page: beside it the table still moves."""
    wide, high = picture.get_size()
    room = pygame.Rect(wide * 3 // 10, high // 6, wide * 4 // 10, high // 2)
    return bytes(picture.subsurface(room).copy().get_buffer().raw)


def _show(reading: Reading, scene: Scene, name: str) -> None:
    reading.studio.show(scene, settle_ms=_SOON_MS)
    reading.studio.complete()
    if reading.fresh():
        reading.take(name)


def sheet(pictures: Sequence[pygame.Surface]) -> pygame.Surface:
    """Several side by side, as large as they are."""
    wide, high = pictures[0].get_size()
    across = min(len(pictures), _ACROSS)
    down = -(-len(pictures) // across)
    made = pygame.Surface((across * (wide + _GAP) - _GAP, down * (high + _GAP) - _GAP))
    for place, picture in enumerate(pictures):
        made.blit(picture, (place % across * (wide + _GAP), place // across * (high + _GAP)))
    return made


def listed(reading: Reading) -> str:
    """What each picture is the first to show, and what was said besides, to be ticked."""
    parts = [(f"{reading.game}.{one.name}.png", one.lines) for one in reading.taken]
    rows = [f"## {reading.game}", ""]
    for head, lines in (*parts, ("in no picture", reading.besides())):
        rows += [f"### {head}", ""]
        rows += [f"- [ ] `{key}` {' / '.join(words.split(chr(10)))}" for key, words in lines]
        rows.append("")
    return "\n".join(rows)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Pictures of a language, to be read.")
    parser.add_argument("language", choices=LANGUAGES)
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", default=catalogue.GAMES)
    chosen = parser.parse_args(words)
    folder: Path = chosen.folder
    folder.mkdir(parents=True, exist_ok=True)
    pages, left_out = [f"# {chosen.language}", ""], []
    for game in chosen.games:
        with tempfile.TemporaryDirectory() as kept:
            reading = Reading(chosen.language, game, Path(kept))
            with reading.open():
                lesson(reading)
                turn(reading)
        left_out += unread(reading)
        for one in reading.taken:
            (folder / f"{game}.{one.name}.png").write_bytes(png(one.picture))
        for first in range(0, len(reading.taken), _TO_A_SHEET):
            shown = [one.picture for one in reading.taken[first : first + _TO_A_SHEET]]
            (folder / f"sheet.{game}.{first // _TO_A_SHEET + 1:02d}.png").write_bytes(
                png(sheet(shown))
            )
        pages.append(listed(reading))
        print(f"{game}: {len(reading.taken)} pictures", flush=True)
    (folder / "list.md").write_text("\n".join(pages), encoding="utf-8")
    for key in left_out:
        print(f"{key} is in no picture")
    return 1 if left_out else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
