"""Whatever may be chosen can be pointed at: nothing that may be chosen as well lies over it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.screens.table import modeller
from game.screens.table.scene import TableScene
from game.stage.box import Box
from game.stage.focus import DEAF_MS, Focus, FocusSpot
from tests.screens.puppets import Puppets
from tests.screens.stranger import seated

if TYPE_CHECKING:
    from pathlib import Path

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


def test_what_lies_deeper_is_meant_only_where_nothing_else_lies() -> None:
    focus, under = Focus(), Box(0, 0, 100, 100)
    small, last = FocusSpot("small", Box(40, 40, 20, 20)), FocusSpot("last", Box(70, 0, 40, 100))
    focus.show([small, FocusSpot("large", under, depth=-1), last])
    hits = [focus.hit(*at) for at in ((50, 50), (10, 10), (90, 50))]
    assert [hit.id for hit in hits if hit is not None] == ["small", "large", "last"]
    near = focus.hit(-3, 50, margin=5)
    assert near is not None
    assert near.id == "large"
    focus.show([FocusSpot("first", under), FocusSpot("second", under)])
    both = focus.hit(50, 50)
    assert both is not None
    assert both.id == "second"
    focus.show([FocusSpot("deep", under, depth=-2), FocusSpot("deeper", under, depth=-9)])
    near = focus.hit(-3, 50, margin=5)
    assert near is not None
    assert near.id == "deep"


@pytest.mark.parametrize("game", catalogue.GAMES)
@pytest.mark.parametrize("decided", _DEPTHS)
def test_nothing_hides_what_may_be_chosen(tmp_path: Path, game: str, decided: int) -> None:
    assert not hidden(tmp_path, game, decided)


def test_tab_comes_to_what_is_next_before_what_leads_elsewhere(tmp_path: Path) -> None:
    puppets = Puppets(tmp_path)
    puppets.play(seated("topoum", 42))
    scene, seen = puppets.top, 0
    assert isinstance(scene, TableScene)
    rng = random.Random(3)
    for _ in range(_PRESSES):
        for _ in range(200):
            puppets.studio.step(240)
            if scene.picture.settled and scene.model.at.half is not None:
                break
        puppets.studio.step(DEAF_MS)
        half = scene.model.at.half
        assert half is not None
        order = [spot.id for spot in scene.focus.spots if spot.id.startswith("id:")]
        elsewhere = [f"id:{name}" in order for name in half.besides]
        if any(elsewhere):
            seen += 1
            besides = {f"id:{name}" for name in half.besides}
            tail = order[-sum(elsewhere) :]
            assert set(tail) <= besides, "what comes next comes first"
        live = [name for name in order if name.removeprefix("id:") in half.offered]
        scene.do(rng.choice(live) if live else "back")
    assert seen


def test_what_lies_the_wrong_way_round_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(modeller, "uncovered", tuple)
    assert any(hidden(tmp_path / str(depth), "dice_theme_park", depth) for depth in range(40, 70))
