"""A pause that waits for "go on" is the table's own: no size, text or menu takes its button."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.match.seats import Person
from game.match.session import Session
from game.screens.table.overlays import LogScene, PauseScene
from game.screens.table.scene import TableScene
from game.screens.tutorial.scene import LessonScene
from game.stage.transitions import Way
from tests.house.source import ROOT
from tests.screens.puppets import Puppets

if TYPE_CHECKING:
    from pathlib import Path

SIZES = ((640, 360), (800, 500), (1280, 540))
PAUSING = [
    name
    for name in catalogue.GAMES
    if any(
        "Rest()" in path.read_text("utf-8") or "rests=True" in path.read_text("utf-8")
        for path in (ROOT / "game/games" / name).glob("acts*/*.py")
    )
]


class Evening:
    """One person and bots at a table; she answers anything and presses what there is to press."""

    def __init__(self, puppets: Puppets, scene: TableScene) -> None:
        self.puppets, self.scene = puppets, scene
        self.rng = Random(5)
        self.told: list[str] = []
        """Every pause that was reached, by the event it stood after."""
        puppets.studio.stack.reset([scene], Way.NONE)
        puppets.studio.step(0)

    @property
    def held(self) -> bool:
        return self.scene.picture.holding

    def play_to_a_pause(self, most: int = 4000) -> bool:
        """Whether there was one before the match ended."""
        for _ in range(most):
            if self.held:
                event = self.scene.picture.telling.event
                self.told.append(event.kind if event is not None else "")
                return True
            if self.scene.session.over and self.scene.picture.settled:
                return False
            seat = self.scene.chooser()
            if seat is not None:
                self.scene.play.give(seat, any_of(self.scene.session.legal(seat), self.rng))
            self.puppets.studio.step(120)
        raise AssertionError("neither a pause nor an end")

    def button(self) -> bool:
        self.puppets.studio.step(1)
        self.puppets.studio.step(1)
        return self.scene.focus.spot("next") is not None

    def go_on(self) -> None:
        assert self.button()
        self.scene.go_on()
        self.puppets.studio.step(16)


def sitting(puppets: Puppets, name: str) -> TableScene:
    seats = max(min(catalogue.game(name).seats), 2)
    people = [
        Person(f"P{seat}", ("radish", "royal", "lemon", "fern")[seat], "bot" if seat else "mouse")
        for seat in range(seats)
    ]
    return TableScene(puppets.services, Session.new(name, people, {}, 11))


def disturb(puppets: Puppets, scene: TableScene, rng: random.Random) -> None:
    """What may come over a table at any moment."""
    stack = puppets.studio.stack
    match rng.randrange(4):
        case 0 | 1:
            puppets.studio.resize(rng.choice(SIZES), text=rng.choice((100, 150, 200)))
        case 2:
            stack.push(rng.choice((PauseScene, LogScene))(scene), Way.NONE)
            puppets.studio.step(16)
            puppets.studio.resize(rng.choice(SIZES))
            stack.pop(Way.NONE)
        case _:
            puppets.services.change(calm_motion=not puppets.services.settings.now.calm_motion)
    puppets.studio.step(rng.choice((0, 16, 90)))


def test_the_lesson_of_mole_park_keeps_its_button_when_the_window_changes(tmp_path: Path) -> None:
    puppets = Puppets(tmp_path)
    evening = Evening(puppets, LessonScene.begin(puppets.services, "mole_park"))
    assert evening.play_to_a_pause()
    assert evening.button()
    puppets.studio.resize((1000, 600))
    assert evening.held, "the pause outlasts the layout"
    assert evening.button()
    evening.go_on()
    assert evening.play_to_a_pause(), "and so does the next"
    assert evening.button()


@pytest.mark.parametrize("name", PAUSING)
def test_whatever_comes_over_a_pause_nothing_of_it_is_lost(name: str, tmp_path: Path) -> None:
    """The same match twice, once in peace, once with a monkey at the window's edge."""
    quiet = Puppets(tmp_path / "quiet")
    calm = Evening(quiet, sitting(quiet, name))
    wild = Puppets(tmp_path / "wild")
    shaken = Evening(wild, sitting(wild, name))
    rng = random.Random(3)
    for _ in range(4):
        more = calm.play_to_a_pause()
        assert shaken.play_to_a_pause() == more
        if not more:
            break
        for _ in range(5):
            disturb(wild, shaken.scene, rng)
            assert shaken.held
            assert shaken.button(), f"after {shaken.told}"
        calm.go_on()
        shaken.go_on()
    assert shaken.told == calm.told
    assert shaken.told


@pytest.mark.parametrize("name", PAUSING)
def test_a_window_that_changes_while_it_is_told_costs_no_pause(name: str, tmp_path: Path) -> None:
    quiet, wild = Puppets(tmp_path / "quiet"), Puppets(tmp_path / "wild")
    calm, shaken = Evening(quiet, sitting(quiet, name)), Evening(wild, sitting(wild, name))
    step, rng = wild.studio.step, random.Random(4)

    def shaking(ms: float = 16) -> object:
        done = step(ms)
        if not shaken.scene.picture.settled and rng.random() < 0.2:
            wild.studio.resize(rng.choice(SIZES))
        return done

    wild.studio.step = shaking  # type: ignore[method-assign,assignment]
    for _ in range(3):
        more = calm.play_to_a_pause()
        assert shaken.play_to_a_pause() == more
        if not more:
            break
        calm.go_on()
        shaken.go_on()
    assert shaken.told == calm.told
    assert shaken.told
