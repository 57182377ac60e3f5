"""Whoever is asked finds something to press, however quickly what came before was told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.match.seats import Person
from game.match.session import Session
from game.screens.table.scene import TableScene
from game.stage.transitions import Way
from tests.screens.puppets import Puppets

if TYPE_CHECKING:
    from pathlib import Path

_DECISIONS = 40


@pytest.mark.usefixtures("in_the_dark")
@pytest.mark.parametrize("step", [16.0, 4000.0])
@pytest.mark.parametrize("game", catalogue.GAMES)
def test_what_is_told_in_no_time_leaves_no_empty_prompt(
    game: str, step: float, tmp_path: Path
) -> None:
    puppets, rng = Puppets(tmp_path), Random(7)
    people = [Person("Mole 1", "radish", "mouse")]
    if 1 not in catalogue.game(game).seats:
        people.append(Person("Mole 2", "carrot", "bot", level="easy"))
    session = Session.new(game, people, {}, 4)
    scene = TableScene(puppets.services, session)
    puppets.studio.stack.reset([scene], Way.NONE)
    asked = 0
    for _ in range(3000):
        puppets.studio.step(step)
        if scene.picture.holding:
            scene.go_on()
        if session.over or asked == _DECISIONS:
            break
        if scene.chooser() != 0:
            continue
        puppets.studio.step(0)
        spots = [spot.id for spot in scene.focus.spots]
        assert any(spot.startswith("id:") or spot == "confirm" for spot in spots), spots
        asked += 1
        assert scene.play.give(0, any_of(session.legal(0), rng))
    assert asked
