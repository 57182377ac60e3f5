"""The page that is open at a table, and what somebody points at when she asks for one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.table.deeds import chosen_by
from game.screens.table.inspected import borne, first, turned, under
from game.screens.table.longpress import LongPress
from game.screens.table.sheet import Leaf
from game.stage.intent import Device, Kind

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.screens.table.inspected import Inspected
    from game.screens.table.picture import Picture
    from game.stage.focus import Focus
    from game.stage.intent import Intent
    from game.stage.showing import Showing

__all__ = ["Pages"]

_STEERED = (Kind.UP, Kind.DOWN, Kind.LEFT, Kind.RIGHT, Kind.NEXT, Kind.PREVIOUS)


class Pages:
    """At most one is open. `showing` says what lies there now, with what of it is looked into."""

    def __init__(self, picture: Picture, focus: Focus, showing: Callable[[], Showing]) -> None:
        self._picture, self._focus, self._showing = picture, focus, showing
        self.open: Inspected | None = None
        self.leaf = Leaf()
        """How far it has been read."""
        self._pointer: tuple[float, float] | None = None
        """Where the mouse is, since it was moved; None: keys or a pad came after it."""
        self._long = LongPress()

    def inspect(self, what: Inspected | None) -> bool:
        """Look into this and nothing else; what is open already, or nothing, closes the page.

        Whether another is open now, or none any more.
        """
        if what is not None and self.open is not None and what.page == self.open.page:
            what = None
        if what == self.open:
            return False
        self.open, self.leaf = what, Leaf()
        self._focus.forget()
        return True

    def turn(self, step: int) -> bool:
        """On to the next page of this view, or back. Whether there is another."""
        if self.open is None:
            return False
        then = turned(self._showing(), self.open, step)
        return then.page != self.open.page and self.inspect(then)

    # What is pointed at

    def note(self, intent: Intent) -> None:
        """Where the mouse or a finger is."""
        if intent.device is Device.MOUSE and intent.kind in (Kind.POINT, Kind.PRESS):
            self._pointer = intent.x, intent.y
        elif intent.kind in _STEERED:
            self._pointer = None
        if self.open is None:
            self._long.note(intent)

    def held(self, ms: float) -> tuple[bool, Inspected | None]:
        """Whether a finger has stayed long enough just now, and what lies below it."""
        at = self._long.update(ms)
        return (False, None) if at is None else (True, self._at(*at))

    def meant(self, intent: Intent) -> Inspected | None:
        """What somebody wants to look into: what she points at, else what has the focus."""
        if intent.device is Device.MOUSE:
            return self._at(intent.x, intent.y)
        if self.open is not None:
            return None
        if self._pointer is not None:
            found = self._at(*self._pointer)
        else:
            spot = self._focus.spot(self._focus.focused)
            found = None if spot is None else self._borne(spot.id)
            if found is None and spot is not None:
                found = self._at(spot.box.cx, spot.box.cy)
        return found or first(self._showing())

    def _at(self, x: float, y: float) -> Inspected | None:
        """What lies on top there; what an answer reaches that can be pressed there counts too."""
        found = under(self._picture.live.values(), x, y)
        spot = self._focus.hit(x, y) if found is None else None
        return found if spot is None else self._borne(spot.id)

    def _borne(self, deed: str) -> Inspected | None:
        name = chosen_by(deed)
        return borne(self._showing(), name) if name else None
