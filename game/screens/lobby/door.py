"""Phones at the lobby's door: opened and closed here, shown the way, greeted when they come."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.match.seats import SQUEAKS
from game.screens.common.page import large
from game.screens.lobby.phones import LobbySide
from game.stage.kit.voices import voice as sound_of
from game.stage.widgets.button import Button, IconButton

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.phones.hub import Hub
    from game.screens.lobby.layout import LobbyLayout
    from game.screens.lobby.scene import LobbyScene
    from game.stage.frame import Frame
    from game.stage.widgets.base import Widget
    from game.stage.widgets.button import Tone
    from game.system.text import Catalogue

__all__ = ["SLEEPERS", "Door"]

_GREETING_MS = 1400.0
"""How long a card glows and says its squeak."""


SLEEPERS = ("radish", "royal", "lavender", "carrot", "lemon", "fern", "ice", "truffle")
"""In this order the phones' page shows moles that nobody is yet on seats that are free."""


class Door:
    def __init__(self, scene: LobbyScene) -> None:
        self._scene = scene
        self._greeted: dict[int, tuple[float, int]] = {}
        """By place: how long still, and with which voice."""

    @property
    def hub(self) -> Hub | None:
        return self._scene.services.phones.hub

    @property
    def words(self) -> Catalogue:
        return self._scene.services.texts.of("phones")

    @property
    def shown(self) -> bool:
        """The way in is on the screen."""
        return self._scene.tab == "phones" and self.hub is not None

    def button(self, frame: Frame, places: LobbyLayout) -> Widget:
        """Open them; then show the way again; then close them. With large text it stands at the end
        of the tabs as a picture, and has their whole row for the words that close."""
        word, box = "phones-close" if self.shown else "phones-button", places.phones
        if large(frame) and not self.shown:
            tone: Tone = "cream" if self.hub is None else "orange"
            words = self.words(word)
            return IconButton("phones", box, "vibrate", self.open, tone=tone, help_text=words)
        if places.tabs is not None:
            box = places.tabs[0]._replace(w=box.right - places.tabs[0].x)
        return Button(
            "phones", box, self.words(word), self.close if self.shown else self.open,
            tone="cream" if self.hub is None or self.shown else "orange",
            size=32, lines=2,
        )  # fmt: skip

    def panels(self, frame: Frame, places: LobbyLayout) -> Sequence[Widget]:
        from game.screens.phones.panel import door, trouble

        hub = self.hub
        if hub is None:
            return ()
        found = door(frame, places.door, hub, self.words)
        return [*found, *trouble(frame, places.astray, hub, self._scene.services, self.again)]

    def open(self) -> None:
        self._scene.services.phones.open()
        self._scene.tab = "phones"
        self._scene.rebuild()

    def again(self) -> None:
        """Another network, perhaps: everything from the start."""
        self._scene.services.phones.close()
        self.open()

    def close(self) -> None:
        """Who sat there by phone sits there still, by the curtain."""
        lobby = self._scene.lobby
        self._scene.services.phones.close()
        for place, person in enumerate(lobby.seats):
            if person is not None and person.control == "phone":
                lobby.change(place, control="mouse")
        self._scene.tab = "seat"
        self._scene.rebuild()

    # Who comes

    def awake(self, place: int) -> bool:
        return self.hub is not None and self.hub.awake(place)

    def device_lines(self, place: int) -> tuple[str, str]:
        words = self.words
        if self.awake(place):
            return words("phones-one"), words("phones-awake")
        return words("phones-asleep"), words("phones-scan")

    def waking(self, place: int) -> bool:
        """Somebody is choosing a name for this seat just now."""
        return self.hub is not None and place in self.hub.waking()

    def tells(self, place: int) -> tuple[str, str] | None:
        """What a free seat says while phones may come."""
        state = "waking" if self.waking(place) else "free" if self.shown else ""
        return (
            (self.words(f"phones-{state}"), self.words(f"phones-{state}-note")) if state else None
        )

    def mole(self, place: int) -> str:
        """The colour that a free seat's mole is likely to have, as on the phones' page; "" while
        none can come."""
        if not self.waking(place) and not self.shown:
            return ""
        lobby = self._scene.lobby
        worn = {person.colour for person in lobby.seated()}
        free = [at for at in range(lobby.places) if lobby.seats[at] is None]
        unworn = [colour for colour in SLEEPERS if colour not in worn]
        return unworn[free.index(place)]

    def greet(self, place: int, voice: int) -> None:
        self._greeted[place] = (_GREETING_MS, voice)
        self._scene.services.sounds.play(sound_of(SQUEAKS[voice - 1]))
        self._scene.rebuild()

    def says(self, place: int) -> str:
        """What a mole that has only just come is saying."""
        greeted = self._greeted.get(place)
        return "" if greeted is None else self.words(f"phones-squeak-{greeted[1]}")

    def update(self, ms: float) -> None:
        phones = self._scene.services.phones
        phones.changed = self._scene.rebuild
        if phones.serve(self._scene, partial(LobbySide, self._scene)) and phones.hub is not None:
            # Whoever played by phone just now keeps her seat, if it is still the same one.
            self._keep_seats(phones.hub)
        self._part(ms)

    def _keep_seats(self, hub: Hub) -> None:
        """Seats of the last match that nobody sits on any more are let go."""
        lobby = self._scene.lobby
        for seat in list(hub.holdings.by_seat):
            person = lobby.seats[seat]
            if person is None or person.control == "bot":
                hub.put_out(seat)
            else:
                lobby.change(seat, control="phone", device=0)

    def _part(self, ms: float) -> None:
        """Greetings end."""
        if not self._greeted:
            return
        left = {place: (time - ms, voice) for place, (time, voice) in self._greeted.items()}
        still = {place: each for place, each in left.items() if each[0] > 0}
        if len(still) != len(left):
            self._scene.rebuild()
        self._greeted = still
