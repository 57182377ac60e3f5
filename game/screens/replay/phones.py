"""A replay as phones see it: there is nothing to do but look at the television."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.phones.sides import Between, Place
from game.screens.common.aside import Aside
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.phones.tongue import Tongue
    from game.screens.replay.scene import ReplayScene

__all__ = ["ReplaySide"]


class ReplaySide(Aside):
    state = "replay"

    def __init__(self, scene: ReplayScene) -> None:
        super().__init__(scene.services)
        self._scene = scene

    @property
    def game(self) -> str:
        session = self._scene.session
        return session.game.id

    def places(self) -> Sequence[Place | None]:
        return [
            Place(person.name, person.colour, person.control)
            for person in self._scene.session.people
        ]

    def between(self, seat: int | None, tongue: Tongue) -> Between:
        return Between(Said("replay"), Said("phones-replay"))
