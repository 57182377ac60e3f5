"""What is typed on keys and tapped on pads: whose it is, and whether it counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.table.presses import Pressed, meaning
from game.screens.table.seats import blind, tapper
from game.stage.intent import Device, Tap

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.match.session import Session
    from game.screens.table.play import Half
    from game.stage.intent import Intent

__all__ = ["Ears"]


class Ears:
    """Keys and pads have nothing that lies still below a pointer: see `Pressed`.

    `pads` are the numbers of those that are plugged in.
    """

    def __init__(self, session: Session, pads: Callable[[], Sequence[int]]) -> None:
        self._session, self._pads = session, pads
        self._typed = Pressed()
        self._tapping = {seat: Pressed() for seat in range(session.seats)}
        self._heard = -1
        """The revision of the match up to which those on pads were followed."""

    def follow(self, half: Half | None, ms: float) -> None:
        """Since when keys and pads answer what they answer now."""
        session = self._session
        self._typed.wait(ms)
        self._typed.asked(None if half is None else (half.question, half.path))
        for seat, pressed in self._tapping.items():
            pressed.wait(ms)
            if self._heard != session.revision and blind(session.people[seat]):
                pressed.asked(session.legal(seat))
        self._heard = session.revision

    def hears_key(self, key: str, half: Half | None, name: str) -> bool:
        """Whether a key counts that chooses this id."""
        return self._typed.hears(key, meaning(half, name))

    def hears_tap(self, seat: int, place: str) -> bool:
        return place == "clear" or self._tapping[seat].hears(place, self._session.legal(seat))

    def tapper(self, tap: Tap) -> int | None:
        """The seat this tap comes from, if it comes from one that plays blind."""
        return tapper(self._session, self._pads(), tap)

    def holder(self, intent: Intent) -> int | None:
        """The seat whose pad this comes from, if she answers out of sight."""
        if intent.device is not Device.PAD:
            return None
        return self.tapper(Tap(Device.PAD, intent.source, ""))
