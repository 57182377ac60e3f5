"""The lobby as phones see it: seats to take, names and colours to choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.seats import SQUEAKS
from game.phones.sides import Place

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.phones.sides import Between
    from game.phones.tongue import Tongue
    from game.screens.lobby.scene import LobbyScene

__all__ = ["LobbySide"]


class LobbySide:
    state = "lobby"

    def __init__(self, scene: LobbyScene) -> None:
        self._scene = scene

    @property
    def game(self) -> str:
        return self._scene.lobby.rules.id

    def places(self) -> Sequence[Place | None]:
        lobby = self._scene.lobby
        return [
            Place("", "", "")
            if person is None
            else Place(
                self._scene.name_of(person),
                person.colour,
                person.control,
                squeak=1 + SQUEAKS.index(lobby.voice(place)),
                crown=place == self._scene.crowned,
            )
            for place, person in enumerate(lobby.seats[: lobby.places])
        ]

    def sit(self, seat: int, name: str, colour: str, voice: int = 0) -> bool:
        lobby = self._scene.lobby
        if seat >= lobby.places:
            return False
        person = lobby.seats[seat]
        worn = {one.colour for at, one in enumerate(lobby.seats) if one is not None and at != seat}
        if colour in worn:
            return False
        chosen = lobby.chosen
        if person is None and lobby.add("phone", place=seat) is None:
            return False
        lobby.chosen = chosen
        lobby.change(seat, control="phone", device=0, personality="even")
        if colour:
            lobby.recolour(seat, colour)
        if name:
            lobby.rename(seat, name)
        if voice:
            lobby.change(seat, squeak=SQUEAKS[voice - 1])
        self._scene.came(seat)
        return True

    def rise(self, seat: int) -> None:
        self._scene.lobby.remove(seat)
        self._scene.rebuild()

    def squeak(self, seat: int, voice: int) -> None:
        self._scene.door.greet(seat, voice)

    def between(self, seat: int | None, tongue: Tongue) -> Between | None:
        return None

    def chose(self, seat: int, way: str) -> None:
        """Here answers are given, or seats taken."""

    def invite(self, seat: int) -> None:
        """Every seat of a lobby may be taken."""

    def doubt(self, seat: int, name: str) -> bool:
        """No seat has secrets yet: nobody is asked."""
        return True
