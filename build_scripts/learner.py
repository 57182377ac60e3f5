"""Somebody who knows nothing of a game, and is taught it at its table: she reads the bubble and
follows its arrow. For tests of lessons, and for whoever reads them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.tutorial.scene import LessonScene
from game.stage.transitions import Way

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.screens.services import Services
    from game.screens.table.taught import Taught
    from game.stage.studio import Studio

__all__ = ["Learner"]

PATIENCE = 900
"""More moments than any lesson takes."""
_SOON_MS = 700.0


class Learner:
    def __init__(self, studio: Studio, services: Services, game: str) -> None:
        self.studio = studio
        services.change(calm_motion=True, motion_speed=400, bot_pace=400)
        self.scene = LessonScene.begin(services, game)
        studio.stack.reset([self.scene], Way.NONE)
        studio.step(0)

    @property
    def taught(self) -> Taught | None:
        return self.scene.model.at.taught

    def moments(self) -> Iterator[Taught]:
        """One after another, until she has been taught all."""
        for _ in range(PATIENCE):
            self.studio.step(_SOON_MS)
            taught = self.taught
            if taught is None:
                return
            yield taught
        raise AssertionError(f"stuck at {self.scene.step}")

    def follow(self, taught: Taught) -> None:
        """What the bubble says, and what it points at; what she is asked besides, somehow."""
        scene = self.scene
        if scene.picture.holding:
            scene.do("next")
        elif not taught.waits:
            scene.do("lesson.next")
        elif taught.points:
            assert taught.points in {spot.id for spot in scene.focus.spots}, taught.points
            scene.do(taught.points)
        elif scene.chooser() is not None:
            self.somehow()

    def somehow(self) -> None:
        half = self.scene.model.at.half
        assert half is not None
        if half.ready is not None:
            self.scene.confirm()
        elif half.offered:
            # What is ticked would be unticked.
            self.scene.choose(next(name for name in half.offered if name not in half.picked))
