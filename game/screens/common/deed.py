"""What is done with what is kept, beside the frames, and what then becomes of the screen."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from game.match.refused import Refused
from game.screens.common.ask import Answer, Ask

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.screens.services import Services

__all__ = ["GRACE", "Deed", "DiskWaits"]

GRACE: Final = 0.03
"""Seconds, two pictures: what a well disk does in this time is seen in the next picture."""

_SIGN: Final = "icon/hourglass.ink"

T = TypeVar("T")


class Deed(Generic[T]):
    """Handed to the scribe, who does it in its turn; what came of it is fetched in a frame."""

    def __init__(
        self,
        work: Callable[[], T],
        then: Callable[[T], None],
        refused: Callable[[Refused], None],
        lost: Callable[[], None],
    ) -> None:
        self._work, self._then, self._refused, self._lost = work, then, refused, lost
        self._came: list[T] = []
        self._why: Refused | None = None
        self._ended = threading.Event()

    def run(self) -> None:
        """In the scribe's thread."""
        try:
            self._came.append(self._work())
        except Refused as refused:
            self._why = refused
        finally:
            self._ended.set()

    def ended(self, within: float = 0) -> bool:
        """Whether it is done, or will never be; so many seconds are waited for it."""
        return self._ended.wait(within)

    def give(self) -> None:
        """In a frame: what is to be done with what came of it. An error of ours is reported by
        whoever hears the scribe."""
        if self._came:
            self._then(self._came[0])
            return
        if self._why is not None:
            self._refused(self._why)
        self._lost()


class DiskWaits(Ask):
    """Something was to be opened, and the disk takes its time: until it has come, or nobody wants
    it any more."""

    name = "disk-waits"

    def __init__(self, services: Services, deed: Deed[Any]) -> None:
        say = services.say
        answers = (Answer(say("cancel"), first=True),)
        super().__init__(services, say("disk-waits"), say("disk-waits-why"), answers, _SIGN)
        self._deed = deed

    def update(self, ms: float) -> None:
        super().update(ms)
        if self._deed.ended():
            self.services.desk.back()
            self._deed.give()
