"""A replay as phones see it: there is nothing to do but look at the television."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.seats import SQUEAKS, voices
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
        people = self._scene.session.people
        return [
            Place(person.name, person.colour, person.control, squeak=1 + SQUEAKS.index(squeak))
            for person, squeak in zip(people, voices(people), strict=True)
        ]

    def between(self, seat: int | None, tongue: Tongue) -> Between:
        return Between(Said("replay"), Said("phones-replay"))
