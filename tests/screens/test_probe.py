"""The probe tells what can be pointed at, and whose turn it is, behind the curtain as well."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.match.seats import COLOURS, Person
from game.match.session import Session
from game.screens.table.scene import TableScene
from game.screens.table.view import State
from game.stage.focus import DEAF_MS
from game.stage.probe import Probe
from tests.screens.puppets import Puppets

if TYPE_CHECKING:
    from pathlib import Path


def test_who_is_asked_is_told_as_the_curtain_says_it(tmp_path: Path) -> None:
    puppets, file = Puppets(tmp_path), tmp_path / "probe.jsonl"
    people = [Person(f"P{seat}", COLOURS[seat], "mouse") for seat in range(3)]
    session = Session.new("whakka_mole", people, {}, 4)
    puppets.play(session)
    scene, rng, told = puppets.top, Random(1), list[tuple[str, int | None]]()
    assert isinstance(scene, TableScene)
    probe = Probe(file, puppets.studio.window, puppets.studio.stack)

    def last() -> int | None:
        puppets.studio.run(DEAF_MS)
        while scene.moving or not scene.picture.settled:
            puppets.studio.run(DEAF_MS)
        probe.note()
        found: int | None = json.loads(file.read_text(encoding="utf-8").splitlines()[-1])["whose"]
        return found

    while len(told) < 40 and session.turn < 2:
        whose, view = last(), scene.view
        told.append((view.state.value, whose))
        if view.state is State.PRIVATE:
            assert whose == view.seat
            scene.answer(view.seat or 0, any_of(session.legal(view.seat or 0), rng))
        else:
            assert whose is None, "nobody may answer before everybody's eyes"
            spots = [spot.id for spot in scene.focus.spots]
            for deed in ("call", "open"):
                if deed in spots:
                    scene.do(deed)
    probe.close()
    assert {whose for state, whose in told if state == "private"} == {0, 1, 2}


@pytest.mark.parametrize("game", ["molly", "topoum"])
def test_who_chooses_openly_is_told_too(tmp_path: Path, game: str) -> None:
    puppets, file = Puppets(tmp_path), tmp_path / "probe.jsonl"
    people = [Person(f"P{seat}", COLOURS[seat], "mouse") for seat in range(2)]
    session = Session.new(game, people, {}, 4)
    puppets.play(session)
    scene, rng, asked = puppets.top, Random(1), set[int]()
    assert isinstance(scene, TableScene)
    for _ in range(8):
        for _ in range(200):
            puppets.studio.step(240)
            if scene.picture.settled and scene.model.at.half is not None:
                break
        probe = Probe(file, puppets.studio.window, puppets.studio.stack)
        probe.note()
        probe.close()
        whose = json.loads(file.read_text(encoding="utf-8"))["whose"]
        assert whose in session.asked()
        asked.add(whose)
        scene.answer(whose, any_of(session.legal(whose), rng))
    assert asked == {0, 1}
