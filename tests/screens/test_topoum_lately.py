"""What others did lies on the field: numbered, for everybody's eyes, until something is chosen."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest

from game.games.topoum.content.ids import NOWHERE, Mole
from game.games.topoum.events.moles import Captured, Eliminated
from game.games.topoum.events.tiles import Divided
from game.games.topoum.table import TABLE
from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.match.recap import gap
from game.screens.gallery import rehearsal
from game.screens.table.deeds import named
from game.screens.table.inspected import Inspected
from game.screens.table.scene import TableScene
from game.stage.solid import solid
from game.stage.studio import Studio
from tests.screens.test_recap import begun, decided

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.match.session import Session
    from game.stage.piece import Piece

_LOSSES = (Eliminated, Captured, Divided)
_MOST = 120


def asked(seed: int) -> Iterator[tuple[Session, TableScene]]:
    """Whenever the one person among bots begins her turn after somebody has lost something."""
    session, rng = begun("topoum", seed), Random(seed)
    for _ in range(_MOST):
        if session.over:
            return
        if session.asked() == (0,) and session.seen(0).step == "act":
            told = session.log(None)[gap(session, 0)[0] :]
            if any(isinstance(event, _LOSSES) for event in told):
                scene = TableScene(rehearsal(), session)
                scene.enter(Studio((1280, 720)).window.frame)
                yield session, scene
        decided(session, rng)


def traces(scene: TableScene) -> list[Piece]:
    return [piece for piece in scene.model.showing.pieces if piece.key.startswith("lately.")]


def numbers(scene: TableScene) -> list[Piece]:
    return [piece for piece in traces(scene) if piece.key.endswith(".number")]


@pytest.mark.parametrize("seed", [3, 4, 7])
def test_what_was_lost_is_numbered_and_known_to_all(seed: int) -> None:
    shown = 0
    for session, scene in asked(seed):
        # By what everybody knows, and of one seat's doing.
        public = session.log(None)
        told = scene.look.lately
        assert told == tuple(event.seen_by(None) for event in told)
        assert any(public[at : at + len(told)] == list(told) for at in range(len(public)))
        first, *_ = scene.model.recap.rows
        assert public[first.number] in told
        found = numbers(scene)
        assert [piece.text.string for piece in found if piece.text] == [
            str(at) for at in range(1, len(found) + 1)
        ]
        boxes = [solid(piece).inset(2) for piece in found]
        assert not any(one.meets(other) for one, other in combinations(boxes, 2))
        shown += any(piece.key.endswith(".why") for piece in traces(scene))
    assert shown > 1, "these matches show no loss"


def test_it_goes_with_the_first_choice_and_comes_back_with_one_key() -> None:
    session, scene = next((s, t) for s, t in asked(4) if traces(t))
    half = scene.model.at.half
    assert half is not None
    scene.do(named(next(name for name in half.offered if name.startswith("mole."))))
    scene.follow()
    assert not traces(scene)
    scene.back()
    scene.follow()
    assert traces(scene)
    # Having decided something she may still ask for it.
    session.act(0, any_of(session.legal(0), Random(3)))
    scene = TableScene(rehearsal(), session)
    scene.enter(Studio((1280, 720)).window.frame)
    assert session.asked() == (0,)
    assert not traces(scene)
    scene.do("recap")
    scene.follow()
    assert traces(scene)


def test_a_page_that_is_looked_into_has_the_field_to_itself() -> None:
    _, scene = next((s, t) for s, t in asked(4) if traces(t))
    card = next(piece for piece in scene.model.showing.pieces if piece.page.startswith("line."))
    scene.pages.inspect(Inspected(card.page, card.key))
    scene.follow()
    assert scene.model.opened is not None
    assert not traces(scene)


def test_who_was_pushed_over_the_edge_has_no_place_on_the_field() -> None:
    """A match in a window ended by it."""
    session, scene = next(asked(3))
    edge = Eliminated(Mole("mole.1.1"), 1, NOWHERE, "edge")
    seen: Any = session.seen(None)
    showing = TABLE.showing(seen, replace(scene.look, lately=(edge,)))
    assert not [piece for piece in showing.pieces if piece.key.startswith("lately.")]
