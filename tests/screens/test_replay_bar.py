"""The bar of a replay: whatever can be chosen there can be read, and nothing lies below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.match.replay import Replay
from game.screens import gallery
from game.screens.gallery import played, rehearsal
from game.screens.replay.scene import ReplayScene
from game.stage.box import Box
from game.stage.solid import solid
from game.stage.studio import Studio
from game.stage.widgets.plain import Panel
from tests.screens.lens import look

if TYPE_CHECKING:
    from pathlib import Path

    import pygame

_NAMES = ("Bold Lavender", "Picky Carrot", "Grabber Lemon", "Shy Royal")
_LEAST = 26
_TOUCH = 0.02
"""Of a piece: a shadow or a ribbon may reach that far."""


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_all_of_it_can_be_read_and_lies_on_nothing(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gallery, "_NAMES", _NAMES)
    session, studio = played(game), Studio((1920, 1080))
    scene = ReplayScene(rehearsal(tmp_path), session, Replay(session))
    scene.scrub(scene.watch.count // 2)
    studio.show(scene, settle_ms=500)
    panel = next(widget.box for widget in scene.widgets if isinstance(widget, Panel))
    inside = [each for each in look(studio, scene, silent=True) if within(panel, each.rect)]
    assert len(inside) >= 4
    small = {each.text: each.size for each in inside if each.size < _LEAST or not each.whole}
    assert small == {}
    prompt = scene.model.showing.room.prompt
    beside = [
        piece.key
        for piece in scene.model.showing.pieces
        if piece.art
        and (body := solid(piece)).w < 0.6 * scene.frame.w
        and not body.meets(prompt)
        and shared(body, panel) > _TOUCH * body.w * body.h
    ]
    assert beside == []


def within(panel: Box, rect: pygame.Rect) -> bool:
    x, y, w, h = rect
    return panel.holds(x + w / 2, y + h / 2)


def shared(one: Box, other: Box) -> float:
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return wide * high if wide > 0 and high > 0 else 0.0
