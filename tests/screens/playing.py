"""Whakka Mole's table in a studio, and hands to play at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bots.thinking import think
from game.match.seats import Person
from game.match.session import Session
from game.screens.gallery import Backstage, rehearsal
from game.screens.table.scene import TableScene
from game.stage.focus import DEAF_MS
from game.stage.intent import Device, Intent, Kind, Tap
from game.stage.studio import Studio

if TYPE_CHECKING:
    from pathlib import Path

    from game.kernel.ticket import Answer, Ticket

__all__ = ["COLOURS", "NAMES", "Ears", "Quick", "Table"]

NAMES = ("Ida", "Ben", "Noor", "Otto", "Mira", "Kofi", "Lena", "Sam")
COLOURS = ("radish", "royal", "lemon", "fern", "lavender", "carrot", "ice", "truffle")


class Quick:
    """Bots that have thought before one can look."""

    alive = True

    def __init__(self) -> None:
        self.answers: list[Answer] = []

    def ask(self, ticket: Ticket) -> None:
        self.answers.append(think(ticket))

    def poll(self) -> list[Answer]:
        found, self.answers = self.answers, []
        return found

    def forget(self) -> None:
        self.answers = []


class Ears:
    def __init__(self) -> None:
        self.heard: list[str] = []

    def play(self, sound: str, gain: float = 1) -> None:
        self.heard.append(sound)


class Table:
    """A table in a studio, and hands to play with."""

    def __init__(self, folder: Path, *controls: str, text: int = 100) -> None:
        self.services = rehearsal(folder, text=text)
        quick = Quick()
        self.services.thinker = lambda: quick
        self.ears = Ears()
        self.services.sounds = self.ears
        people = [
            Person(NAMES[seat], COLOURS[seat], control.split(":")[0], int(control.split(":")[1]))
            if ":" in control
            else Person(NAMES[seat], COLOURS[seat], control)
            for seat, control in enumerate(controls)
        ]
        self.session = Session.new("whakka_mole", people, {}, 7)
        self.studio = Studio((1280, 720), text=text)
        self.scene = TableScene(self.services, self.session)
        self.studio.show(self.scene, settle_ms=50)
        self.calm()

    @property
    def desk(self) -> Backstage:
        desk = self.services.desk
        assert isinstance(desk, Backstage)
        return desk

    @property
    def spots(self) -> list[str]:
        return [spot.id for spot in self.scene.focus.spots]

    def calm(self, most: int = 400) -> None:
        """Until nothing moves any more, or the table waits for somebody to go on."""
        for _ in range(most):
            self.studio.step(60)
            picture = self.scene.picture
            if not self.scene.moving and (
                picture.holding or (picture.settled and not picture.busy)
            ):
                break
        self.studio.step(1)
        self.studio.step(1)

    def click(self, name: str) -> None:
        # Whoever presses has seen it: what has just come under the pointer is deaf.
        self.studio.step(DEAF_MS)
        spot = self.scene.focus.spot(name)
        assert spot is not None, (name, self.spots)
        for kind in (Kind.PRESS, Kind.RELEASE):
            self.studio.give(Intent(kind, Device.MOUSE, 1, spot.box.cx, spot.box.cy))
        self.calm()

    def key(self, kind: Kind) -> None:
        self.studio.give(Intent(kind))
        self.studio.step(20)

    def tap(self, device: Device, source: int, taps: str) -> None:
        for place in taps.split():
            self.studio.give(Intent(Kind.TAP, device, tap=Tap(device, source, place)))
            self.studio.step(5)

    def write(self, *holes: int, whack: int) -> None:
        for hole in holes:
            self.click(f"id:hole.{hole}")
        self.click("confirm")
        self.click(f"id:hole.{whack}")
        self.click("confirm")
