"""Whatever may be chosen can be pointed at: nothing that may be chosen as well lies over it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.screens.table import model as models
from game.screens.table.scene import TableScene
from game.stage.focus import DEAF_MS
from tests.screens.puppets import Puppets
from tests.screens.stranger import seated

if TYPE_CHECKING:
    from pathlib import Path

    from game.stage.box import Box

_DEPTHS = (0, 42)
_PRESSES = 16


def _points(box: Box) -> list[tuple[float, float]]:
    """The middle, and here and there around it."""
    ways = (0.0, -0.4, 0.4, -0.2, 0.2)
    return [(box.cx + box.w * x, box.cy + box.h * y) for x in ways for y in ways]


def hidden(folder: Path, game: str, decided: int, seed: int = 3) -> list[str]:
    """What lay under something else while somebody pressed this and that."""
    puppets, rng = Puppets(folder), random.Random(seed)
    puppets.play(seated(game, decided))
    scene = puppets.top
    assert isinstance(scene, TableScene)
    found: list[str] = []
    looked = 0
    for _ in range(_PRESSES):
        for _ in range(200):
            puppets.studio.step(240)
            if scene.picture.settled and scene.model.at.half is not None:
                break
        puppets.studio.step(DEAF_MS)
        if puppets.top is not scene:
            break
        spots = [spot for spot in scene.focus.spots if spot.id.startswith("id:")]
        for spot in spots:
            looked += 1
            hits = [scene.focus.hit(*point) for point in _points(spot.box)]
            if spot not in hits:
                over = {hit.id for hit in hits if hit is not None}
                found.append(f"{spot.id} under {', '.join(sorted(over))}")
        live = [spot.id for spot in spots if spot.enabled]
        if scene.focus.spot("confirm") is not None and (not live or rng.random() < 0.5):
            live = ["confirm"]
        if live:
            scene.do(rng.choice(live))
    assert looked
    return found


@pytest.mark.parametrize("game", catalogue.GAMES)
@pytest.mark.parametrize("decided", _DEPTHS)
def test_nothing_hides_what_may_be_chosen(tmp_path: Path, game: str, decided: int) -> None:
    assert not hidden(tmp_path, game, decided)


def test_what_lies_the_wrong_way_round_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(models, "uncovered", tuple)
    assert any(hidden(tmp_path / str(depth), "dice_theme_park", depth) for depth in range(40, 70))
