"""The results as phones see them: places, scores, and "Again"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.phones.sides import Place
from game.screens.common.phones import VOICES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.screens.results.scene import ResultsScene

__all__ = ["ResultsSide"]


class ResultsSide:
    state = "over"

    def __init__(self, scene: ResultsScene) -> None:
        self._scene = scene
        self._willing: set[int] = set()

    @property
    def game(self) -> str:
        return self._scene.session.game.id

    def places(self) -> Sequence[Place | None]:
        standings = self._scene.standings
        return [
            Place(
                person.name,
                person.colour,
                person.control,
                ready=seat in self._willing or person.is_bot,
                place=standings.places[seat],
                score=str(standings.scores[seat]),
            )
            for seat, person in enumerate(self._scene.session.people)
        ]

    def sit(self, seat: int, name: str, colour: str) -> bool:
        return False

    def rise(self, seat: int) -> None:
        """Who leaves now simply does not play again."""

    def squeak(self, seat: int, voice: int) -> None:
        self._scene.services.sounds.play(VOICES[voice - 1])

    def invite(self, seat: int) -> None:
        """Nobody sits down at a match that is over."""

    def doubt(self, seat: int, name: str) -> bool:
        """There is no secret left."""
        return True

    def again(self, seat: int) -> None:
        """Once all phones say so, the same people play again."""
        self._willing.add(seat)
        people = self._scene.session.people
        here = self._scene.services.phones
        awake = {s for s, one in enumerate(people) if one.control == "phone" and here.holds(s)}
        if awake <= self._willing:
            self._scene.once_more()
