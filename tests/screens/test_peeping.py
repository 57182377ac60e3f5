"""Who waits before the curtain peeks now and then, and is scolded: a game of its own, which shows
nothing of what is behind."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.match.seats import Person, voices
from game.match.session import Session
from game.screens.table.curtain import Onlookers
from game.screens.table.peeping import Peeping
from game.screens.table.scene import TableScene
from game.screens.table.view import State
from game.stage.frame import Frame
from game.stage.kit.voices import voice
from tests.screens.puppets import Puppets
from tests.screens.test_squeaks import Listening

if TYPE_CHECKING:
    from pathlib import Path

COLOURS = ("radish", "fern", "royal", "truffle", "carrot", "lemon", "ice", "lavender")


def test_everybody_peeks_some_time_is_scolded_and_ducks() -> None:
    for count in range(1, 8):
        peeping, peeked, scolded = Peeping(), set[int](), list[int]()
        for _ in range(6000):
            if peeping.update(25):
                now = peeping.now(count)
                assert now.scolded
                assert not now.looks
                scolded.append(now.at)
            now = peeping.now(count)
            assert -1 <= now.at < count
            assert 0 <= now.low <= 1
            if now.looks:
                peeked.add(now.at)
        assert peeked == set(scolded)
        assert len(peeked) == count
        assert len(scolded) == 22, "once a round of seven seconds"


def test_calm_motion_keeps_all_of_them_still() -> None:
    peeping = Peeping()
    before = peeping.now(5, calm=True)
    for _ in range(400):
        peeping.update(50)
        assert peeping.now(5, calm=True) == before


@pytest.mark.parametrize("calm", [False, True])
def test_before_the_closed_curtain_and_nowhere_else(tmp_path: Path, calm: bool) -> None:
    puppets = Puppets(tmp_path, (1280, 720))
    puppets.services.settings.change(calm_motion=calm)
    puppets.studio.window.frame = Frame.of(1280, 720, calm=calm)
    puppets.services.sounds = ears = Listening()
    people = [Person(f"P{seat}", COLOURS[seat]) for seat in range(4)]
    scene = TableScene(puppets.services, Session.new("mole_park", people, {}, 3))
    puppets.open(scene)
    for _ in range(200):
        if scene.view.state is State.CURTAIN and not scene.moving:
            break
        scene.sides.call()
        puppets.studio.step(50)
    assert scene.view.state is State.CURTAIN
    ears.heard.clear()
    for _ in range(100):
        puppets.studio.step(50)
    seat = scene.view.seat
    squeaks = [sound for sound in ears.heard if sound.startswith("squeak/")]
    assert len(squeaks) == (0 if calm else 1)
    if not calm:
        assert squeaks[0] != voice(voices(people)[seat or 0], "hit"), "she is behind it herself"
    # Behind it nobody stirs.
    scene.sides.open_curtain()
    for _ in range(20):
        puppets.studio.step(50)
    assert scene.view.private
    ears.heard.clear()
    for _ in range(200):
        puppets.studio.step(50)
    assert not [sound for sound in ears.heard if sound.startswith("squeak/")]
    assert not any(isinstance(widget, Onlookers) for widget in scene.widgets)


def test_what_they_do_does_not_hang_on_what_is_hidden(tmp_path: Path) -> None:
    """Two matches of other luck: the same peeking, and the same squeaks at the same time."""
    told: list[list[tuple[int, str]]] = []
    for seed in (1, 2):
        puppets = Puppets(tmp_path / str(seed), (640, 360))
        puppets.services.sounds = ears = Listening()
        people = [Person(f"P{seat}", COLOURS[seat]) for seat in range(3)]
        rules = catalogue.game("mole_park")
        scene = TableScene(puppets.services, Session(rules, people, {}, seed))
        puppets.open(scene)
        scene.sides.curtain.jump(1.0)
        scene.sides.view = scene.sides.view.calling(0).drawn(None)
        heard: list[tuple[int, str]] = []
        for step in range(300):
            ears.heard.clear()
            scene.sides.move(50, calm=False)
            heard += [(step, sound) for sound in ears.heard if sound.startswith("squeak/")]
        told.append(heard)
    assert told[0] == told[1]
    assert told[0]
