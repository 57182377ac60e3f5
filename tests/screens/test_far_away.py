"""Read from three metres: on no table is anything written smaller than 26 of 1080 lines, in any
language, at any sort of question, for everybody and behind the curtain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from unittest import mock

import pytest

from game import catalogue
from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.kernel.play import waiting
from game.match.seats import Person
from game.match.session import Session
from game.screens.gallery import rehearsal
from game.screens.table.play import Hint
from game.screens.table.scene import TableScene
from game.screens.table.stills import still
from game.stage.studio import Studio
from game.system.names import clean_name
from game.system.text import Catalogue, Texts
from tests.screens.sizes import Scales
from tests.screens.test_languages import matches

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from game.kernel.contract import Game
    from game.stage.scene import Scene

LANGUAGES = tuple(language for language, _ in Texts("en").available())
LEAST = 26.0
_LONGEST, _LATER = 1500, 60
"""Decisions of a match, and after how many of them more lies on the table than at its start."""
SMALLER: Mapping[str, str] = {}
"""By the beginning of a piece's key: what is smaller all the same, and why it may be."""
_GLANCE_MS, _FRAMES = 250.0, 800
_LONGEST_NAME = "Bartholomew Montgomery-W"
_AT_ONCE = 3
"""In so many languages each moment is read: its like in the other match is read in the rest."""
_NAMES = ("Ida", "Ben", "Mira", "Kofi", "Noor", "Otto", "Lena", "Sam")
_LONG = (_NAMES[0], _LONGEST_NAME, *_NAMES[2:])
_COLOURS = ("radish", "royal", "lavender", "carrot", "lemon", "fern", "ice", "truffle")


def sittings(game: Game[Any, Any]) -> Iterator[tuple[int, dict[str, str], int]]:
    """Few and many, and alone where that can be."""
    yield from matches(game)
    if 1 in game.seats:
        yield 1, {}, 5
        yield 1, {option.id: option.choices[-1] for option in game.options}, 5


def moments(
    game_id: str, seats: int, options: Mapping[str, str], seed: int,
    names: Sequence[str] = _NAMES,
) -> Iterator[Session]:  # fmt: skip
    """A match of random answers, stopped at the first of each sort of question and at its end."""
    rng, seen = Random(seed), set[tuple[type, bool]]()
    people = [Person(names[seat], _COLOURS[seat], "mouse") for seat in range(seats)]
    session = Session.new(game_id, people, options, seed)
    # Random whacking for a crown never comes to an end.
    for number in range(_LONGEST):
        if session.over:
            yield session
            return
        seat = session.asked()[0]
        sort = type(waiting(session._state, seat)), len(session.asked()) > 1
        if sort not in seen or number == _LATER:
            yield session
        seen.add(sort)
        session.act(seat, any_of(session.legal(seat), rng), by="bot")


def draw(studio: Studio, scene: Scene) -> None:
    for _ in range(2):
        scene.update(30)
        scene.spots(studio.window.frame)
        scene.stale = True
        studio.window.canvas.begin()
        scene.draw(studio.window.canvas)


def small(studio: Studio, session: Session, folder: Path, language: str) -> dict[str, float]:
    """What is too small at this moment: for all, and for whoever comes behind the curtain."""
    scales = Scales()
    with scales.watching():
        services = rehearsal(folder, lang=language)
        scene = TableScene(services, session)
        scene.enter(studio.window.frame)
        draw(studio, scene)
        for seat in scene.play.behind()[:1]:
            draw(studio, still(services, session, seat, studio.window.frame))
    assert len(scales.found) > 10, "so little is never written on a table"
    return {
        f"{said.place} {said.text}": round(said.size, 1)
        for said in scales.under(LEAST)
        if not said.place.startswith(tuple(SMALLER) or ("-",))
    }


@pytest.mark.parametrize("game_id", catalogue.GAMES)
def test_every_table_can_be_read_from_the_sofa(game_id: str, tmp_path: Path) -> None:
    studio = Studio((1920, 1080))
    wrong: dict[str, dict[str, float]] = {}
    for turn, (seats, options, seed) in enumerate(sittings(catalogue.game(game_id))):
        for session in moments(game_id, seats, options, seed):
            for at in range(_AT_ONCE):
                language = LANGUAGES[(turn * _AT_ONCE + at) % len(LANGUAGES)]
                found = small(studio, session, tmp_path, language)
                if found:
                    wrong.setdefault(language, {}).update(found)
    assert wrong == {}


@pytest.mark.parametrize("game_id", catalogue.GAMES)
def test_the_longest_name_makes_nothing_too_small(game_id: str, tmp_path: Path) -> None:
    """It is cut where it has to be: on its plate, and in whatever sentence it stands."""
    assert len(clean_name("x" * 99)) == len(_LONGEST_NAME)
    studio, turn, wrong = Studio((1920, 1080)), 0, dict[str, float]()
    sittings_ = sorted(sittings(catalogue.game(game_id)), key=lambda each: each[0])
    few = next(each for each in sittings_ if each[0] > 1)
    for sitting in (few, sittings_[-1]):
        for session in moments(game_id, *sitting, _LONG):
            turn += 1
            wrong |= small(studio, session, tmp_path, LANGUAGES[turn % len(LANGUAGES)])
    assert wrong == {}


def hinted(studio: Studio, session: Session, folder: Path, language: str) -> dict[str, float]:
    """What is too small where somebody has asked for a hint."""
    scales, services = Scales(), rehearsal(folder, lang=language)
    judge, state = catalogue.judge(session.game.id), Random(1)
    with scales.watching():
        scene = TableScene(services, session)
        scene.enter(studio.window.frame)
        seats = scene.play.behind()[:1]
        scenes = [still(services, session, seat, studio.window.frame) for seat in seats]
        for each in scenes or [scene]:
            seat = each.chooser()
            if seat is not None:
                answer = any_of(session.legal(seat), state)
                reason = judge.reason(session.seen(seat), seat, answer)
                each.play.hint = Hint(seat, -1, answer, reason)
            draw(studio, each)
    return {f"{said.place} {said.text}": round(said.size, 1) for said in scales.under(LEAST)}


@pytest.mark.parametrize("game_id", catalogue.GAMES)
def test_every_hint_can_be_read_from_the_sofa(game_id: str, tmp_path: Path) -> None:
    studio, number = Studio((1920, 1080)), 0
    wrong: dict[str, float] = {}
    for turn, (seats, options, seed) in enumerate(sittings(catalogue.game(game_id))):
        names = _LONG if turn % 2 else _NAMES
        for session in moments(game_id, seats, options, seed, names):
            for _ in range(_AT_ONCE):
                number += 1
                wrong |= hinted(studio, session, tmp_path, LANGUAGES[number % len(LANGUAGES)])
    assert wrong == {}


def news(
    game_id: str, seats: int, options: Mapping[str, str], seed: int, names: Sequence[str]
) -> Iterator[Session]:
    """A match of random answers, stopped after each that made something happen for the first
    time."""
    rng, known = Random(seed), set[str]()
    people = [Person(names[seat], _COLOURS[seat], "mouse") for seat in range(seats)]
    session = Session.new(game_id, people, options, seed)
    for _ in range(_LONGEST):
        if session.over:
            return
        count, seat = len(session.log(None)), session.asked()[0]
        session.act(seat, any_of(session.legal(seat), rng), by="bot")
        kinds = {event.kind for event in session.log(None)[count:]}
        if kinds - known:
            known |= kinds
            yield session


@pytest.mark.slow
@pytest.mark.parametrize("game_id", catalogue.GAMES)
def test_whatever_is_told_can_be_read_from_the_sofa(game_id: str, tmp_path: Path) -> None:
    """Between two questions, too: while a round ends, nobody is asked."""
    studio, number, wrong = Studio((1920, 1080)), 0, dict[str, float]()
    for turn, (seats, options, seed) in enumerate(sittings(catalogue.game(game_id))):
        for session in news(game_id, seats, options, seed, _NAMES if turn % 2 else _LONG):
            number, scales = number + 1, Scales()
            language = LANGUAGES[number % len(LANGUAGES)]
            with scales.watching():
                scene = TableScene(rehearsal(tmp_path, lang=language), session)
                scene.enter(studio.window.frame)
                before = session.game.observe(session.track.before[-1], None)
                scene.tell_again(before, session.track.counts[-1])
                scene.picture.run_on()
                lying = {""}
                for _ in range(_FRAMES):
                    lying |= {piece.key for piece in scene.model.showing.pieces}
                    if scene.picture.settled:
                        break
                    scene.update(_GLANCE_MS)
                    studio.window.canvas.begin()
                    scene.draw(studio.window.canvas)
            # What flies by grows and shrinks on its way: what lies there is read.
            wrong |= {
                f"{said.place} {said.text}": round(said.size, 1)
                for said in scales.under(LEAST)
                if said.place in lying
            }
    assert wrong == {}


def test_what_is_written_too_small_is_found(tmp_path: Path) -> None:
    """A planted word too long for its plate, in the frame's own panel and on a piece."""
    speak = Catalogue.__call__

    def longer(catalogue: Catalogue, key: str, /, **values: Any) -> str:
        grown = key in ("crib-none", "to-tardy")
        return "Maulwurfshausen " * 6 if grown else speak(catalogue, key, **values)

    session = next(moments("molly", 4, {}, 5))
    assert small(Studio((1920, 1080)), session, tmp_path, "en") == {}
    with mock.patch.object(Catalogue, "__call__", longer):
        found = small(Studio((1920, 1080)), session, tmp_path, "en")
    assert {place.split()[0] for place in found} >= {"Maulwurfshausen", "deck.count"}
