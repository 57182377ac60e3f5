"""The table as phones see it: who sits where, what is asked, how an answer comes in."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.match.seats import SQUEAKS
from game.phones.sides import Place
from game.screens.table.seats import faces
from game.stage.frame import FULL, Frame
from game.stage.kit.voices import voice as sound_of
from game.stage.look import Look

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.kernel.contract import Action, Seen
    from game.match.choosing import Choosing
    from game.match.session import Session
    from game.phones.sides import Between
    from game.phones.tongue import Tongue
    from game.screens.table.scene import TableScene
    from game.stage.table import Table

__all__ = ["TableSide"]

_FRAME = Frame(*FULL)


class TableSide:
    state = "match"

    def __init__(self, scene: TableScene) -> None:
        self._scene, self._services = scene, scene.services
        self._shown: tuple[tuple[int, int], Seen] | None = None

    @property
    def game(self) -> str:
        return self.session.game.id

    @property
    def session(self) -> Session:
        return self._scene.session

    @property
    def table(self) -> Table[Any]:
        table: Table[Any] = self._scene.table
        return table

    @property
    def told(self) -> int:
        return self._scene.told_to_all

    @property
    def shown(self) -> Seen:
        told, session = self.told, self.session
        if not 0 < told < session.count:
            return session.seen(None)
        key = session.revision, told
        if self._shown is None or self._shown[0] != key:
            (beat,) = session.beats(None, told - 1, told)
            self._shown = key, beat.seen
        return self._shown[1]

    @property
    def settled(self) -> bool:
        return self._scene.picture.settled and not self.session.over

    @property
    def holding(self) -> str:
        if self._at_the_end:
            return "end"
        telling = self._scene.picture.telling
        return f"pause {telling.waiting}" if telling.holding else ""

    @property
    def _at_the_end(self) -> bool:
        return self._scene.picture.settled and self.session.over

    @property
    def covered(self) -> int | None:
        return self._scene.covered

    def look(self, seen: Seen, choosing: Choosing | None, *, private: bool) -> Look:
        return Look(
            _FRAME,
            # On a phone of her own, whoever reads is "you".
            faces(
                self.session.people,
                seen,
                seen.viewer if private else None,
                self._scene.crowned,
            ),
            path=choosing.path if choosing else (),
            picked=choosing.picked if choosing else (),
            ready=choosing is not None and choosing.ready is not None,
            offered=choosing.offered if choosing else (),
            chooser=choosing.seat if choosing else None,
            private=private,
        )

    def places(self) -> Sequence[Place | None]:
        shown = faces(self.session.people, self.shown, crowned=self._scene.crowned)
        return [
            Place(
                person.name,
                person.colour,
                person.control,
                face.ready,
                face.turn,
                squeak=1 + SQUEAKS.index(face.squeak),
                crown=face.crown,
            )
            for person, face in zip(self.session.people, shown, strict=True)
        ]

    def sit(self, seat: int, name: str, colour: str, voice: int = 0) -> bool:
        people = self.session.people
        worn = {person.colour for at, person in enumerate(people) if at != seat}
        person = people[seat]
        wished = replace(
            person,
            name=name or person.name,
            colour=colour or person.colour,
            control="phone",
            device=0,
            squeak=SQUEAKS[voice - 1] if voice else person.squeak,
        )
        if wished.colour in worn:
            return False
        if wished != person:
            self._scene.play.hand_over(seat, wished)
        return self.session.people[seat] == wished

    def rise(self, seat: int) -> None:
        """The seat waits for its curtain, like any other."""
        person = self.session.people[seat]
        self._scene.play.hand_over(seat, replace(person, control="mouse", device=0))

    def squeak(self, seat: int, voice: int) -> None:
        self._services.sounds.play(sound_of(SQUEAKS[voice - 1]))

    def between(self, seat: int | None, tongue: Tongue) -> Between | None:
        return None

    def chose(self, seat: int, way: str) -> None:
        """Here answers are given, or seats taken."""

    def invite(self, seat: int) -> None:
        person = self.session.people[seat]
        self._scene.play.hand_over(seat, replace(person, control="phone", device=0))

    def doubt(self, seat: int, name: str) -> bool:
        services = self._services
        hub = services.phones.hub
        if hub is None or self.covered is not None:
            # Whoever looks at her own is not disturbed.
            return False
        from game.screens.phones.doubt import ask_about

        ask_about(services, hub, seat, name)
        return True

    def go_on(self) -> None:
        if self._at_the_end:
            self._scene.results()
        else:
            self._scene.go_on()

    def give(self, seat: int, action: Action) -> str:
        return self._scene.answer(seat, action)

    def receipt(self) -> Callable[[], bool]:
        return self._scene.play.receipt()

    def take_back(self, seat: int) -> bool:
        return self._scene.play.take_back(seat)
