"""How many are ready: said where several answer in secret, and of those alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.games.mole_park.rules.steps import Declare
from game.games.molly.rules.happenings import DiscardCube, PassCubes
from game.kernel.contract import Step
from game.match.seats import Person
from game.match.session import Session
from game.screens.gallery import rehearsal
from game.screens.table.prompt import PromptPanel
from game.screens.table.scene import TableScene
from game.stage.studio import Studio

COLOURS = ("radish", "royal", "lemon", "fern")


def _waiting(name: str, *steps: Step) -> Session:
    """Four people, and these Steps before whatever waited."""
    people = [Person(f"P{seat}", colour, "mouse") for seat, colour in enumerate(COLOURS)]
    session = Session.new(name, people, {}, 3)
    session.track.state.todo.extend(reversed(steps))
    session.revision += 1
    return session


def _chip(folder: Path, session: Session) -> str:
    studio = Studio((1280, 720))
    scene = TableScene(rehearsal(folder), session)
    studio.show(scene, settle_ms=1500)
    (panel,) = [each for each in scene.widgets if isinstance(each, PromptPanel)]
    return panel.chip


def test_nobody_is_ready_where_one_after_another_discards(tmp_path: Path) -> None:
    """Molly, ruling 23: "all discard" is answered seat by seat."""
    session = _waiting("molly", *(DiscardCube(seat) for seat in range(4)))
    session.track.state.burrows = [[1, 1, 0, 0, 0] for _ in range(4)]  # type: ignore[attr-defined]
    assert session.asked() == (0,)
    assert session.concerned() == (0,)
    assert _chip(tmp_path, session) == ""


@pytest.mark.parametrize("poor", [(), (2,)])
def test_where_all_pass_at_once_those_who_do_are_counted(
    tmp_path: Path, poor: tuple[int, ...]
) -> None:
    """Molly, ruling 12: whoever has no cube passes nothing, and is not waited for."""
    session = _waiting("molly", PassCubes())
    burrows = [[0] * 5 if seat in poor else [1, 1, 0, 0, 0] for seat in range(4)]
    session.track.state.burrows = burrows  # type: ignore[attr-defined]
    session.act(0, ("cube.red",))
    assert _chip(tmp_path, session) == f"1 of {4 - len(poor)} ready"


def test_who_has_no_mole_is_not_counted_among_those_who_may_go_for_the_crown(
    tmp_path: Path,
) -> None:
    """Mole Park: everyone who has a mole is asked."""
    session = _waiting("mole_park", Declare())
    state = session.track.state
    for seat in (0, 1, 3):
        for _ in range(5):
            state.hands[seat].append(state.deck.pop())  # type: ignore[attr-defined]
    state.crown = 10  # type: ignore[attr-defined]
    session.revision += 1
    session.act(1, ("hold",))
    assert _chip(tmp_path, session) == "1 of 3 ready"
