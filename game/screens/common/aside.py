"""What all sides have in common at which no match is played and nobody sits down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.seats import SQUEAKS
from game.stage.kit.voices import voice as sound_of

if TYPE_CHECKING:
    from game.screens.services import Services

__all__ = ["Aside"]


class Aside:
    """The results, a club night, a replay: there is no secret left, and no seat to be had."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def sit(self, seat: int, name: str, colour: str, voice: int = 0) -> bool:
        return False

    def rise(self, seat: int) -> None:
        """Who leaves now is simply not there for what comes next."""

    def squeak(self, seat: int, voice: int) -> None:
        self._services.sounds.play(sound_of(SQUEAKS[voice - 1]))

    def invite(self, seat: int) -> None:
        """Seats are given away at a table."""

    def doubt(self, seat: int, name: str) -> bool:
        """There is nothing to be seen that not everybody may see."""
        return True

    def chose(self, seat: int, way: str) -> None:
        """There is nothing to choose."""
