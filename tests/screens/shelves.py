"""A shelf on a stage: matches put on it, and the screen that shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.gallery import played
from game.screens.saves.scene import SavesScene
from game.stage.transitions import Way

if TYPE_CHECKING:
    from game.match.session import Session
    from tests.screens.puppets import Puppets

__all__ = ["DAY", "ids", "keep", "settle", "shelf_of"]

DAY = "2026-01-{:02d}T20:15:00"


def shelf_of(puppets: Puppets) -> SavesScene:
    """The shelf, opened and at rest: every picture that is in sight is there."""
    scene = SavesScene(puppets.services)
    scene.portraits.seconds = 0
    puppets.studio.stack.reset([scene], Way.NONE)
    settle(puppets, scene)
    return scene


def settle(puppets: Puppets, scene: SavesScene) -> None:
    puppets.studio.step(16)
    for _ in range(200):
        waiting = (scene.portraits.waiting, scene.photos.waiting, scene.prints.waiting)
        if not (any(waiting) or scene.stale):
            return
        puppets.studio.step(16)
    raise AssertionError("the shelf does not come to rest")


def keep(puppets: Puppets, game: str, day: int, decisions: int | None = 6) -> Session:
    session = played(game, decisions=decisions)
    assert puppets.services.shelf.keep(session, DAY.format(day)) is None
    return session


def ids(scene: SavesScene) -> list[str]:
    return [spot.id for spot in scene.focus.spots]
