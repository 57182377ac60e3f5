"""A replay as phones see it: there is nothing to do but look at the television."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.phones.sides import Between, Place
from game.screens.common.phones import VOICES
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.phones.tongue import Tongue
    from game.screens.replay.scene import ReplayScene

__all__ = ["ReplaySide"]


class ReplaySide:
    state = "replay"

    def __init__(self, scene: ReplayScene) -> None:
        self._scene = scene

    @property
    def game(self) -> str:
        return self._scene.session.game.id

    def places(self) -> Sequence[Place | None]:
        return [
            Place(person.name, person.colour, person.control)
            for person in self._scene.session.people
        ]

    def sit(self, seat: int, name: str, colour: str) -> bool:
        return False

    def rise(self, seat: int) -> None:
        """Who only watches leaves nothing behind."""

    def squeak(self, seat: int, voice: int) -> None:
        self._scene.services.sounds.play(VOICES[voice - 1])

    def invite(self, seat: int) -> None:
        """Nobody sits down at what is over."""

    def doubt(self, seat: int, name: str) -> bool:
        """What is watched again is open to all."""
        return True

    def between(self, seat: int | None, tongue: Tongue) -> Between:
        return Between(Said("replay"), Said("phones-replay"))

    def chose(self, seat: int, way: str) -> None:
        """There is nothing to choose."""
