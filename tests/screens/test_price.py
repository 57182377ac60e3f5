"""A button says what it costs, before it is pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.match.seats import Person
from game.match.session import Session
from game.screens.gallery import rehearsal
from game.screens.table.scene import TableScene
from game.stage.studio import Studio
from tests.screens.lens import look

if TYPE_CHECKING:
    from pathlib import Path

PEOPLE = (Person("Ida", "radish", "mouse"), Person("Ben", "royal", "mouse"))


def prices(folder: Path, tokens: int) -> list[str]:
    """Prices on the buttons of the first seat that is to act with so many tokens."""
    session, rng = Session.new("molly", list(PEOPLE), {}, 3), Random(3)
    while True:
        seat = session.asked()[0]
        seen = session.seen(seat)
        if seen.step == "act" and seen.tokens[seat] == tokens:  # type: ignore[attr-defined]
            break
        session.act(seat, any_of(session.legal(seat), rng))
    studio = Studio((1280, 720))
    scene = TableScene(rehearsal(folder), session)
    studio.show(scene, settle_ms=1200)
    return [written.text for written in look(studio, scene) if written.text == "−1"]


def test_each_special_action_of_molly_costs_a_token(tmp_path: Path) -> None:
    assert prices(tmp_path, 1) == ["−1", "−1"]


def test_what_is_free_has_no_price(tmp_path: Path) -> None:
    assert prices(tmp_path, 0) == []
