"""Answering out of sight: taps counted by the place of a key, never a cursor, never a hold.

On a cluster of keys each of its twelve places is an id, as one reads. On a gamepad four ids lie on
the four face buttons; more of them are reached by two taps, first the row on the cross (up for the
far row, left or right for the middle, down for the near one), then the place in the row on the
face buttons, clockwise from the left: X, Y, B, A. "Done" gives the answer, "clear" begins anew.
What comes of a tap is shown and sounded to nobody: a wrong one does as little as a right one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.choosing import Choosing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.kernel.contract import Action, Options

__all__ = ["FACES", "BlindPad"]

FACES = ("x", "y", "b", "a")
"""The face buttons, clockwise from the left."""
_MIDDLE = ("left", "right")


class BlindPad:
    """What one seat has tapped so far."""

    def __init__(self) -> None:
        self._choosing: Choosing | None = None
        self._row = -1

    def tap(
        self,
        seat: int,
        options: Options,
        rows: Sequence[Sequence[str]],
        place: str,
        *,
        keys: bool,
        at_once: bool = False,
    ) -> Action | None:
        """A tap at a place; the answer, if that gives one."""
        choosing = self._choosing
        if choosing is None or choosing.options != options:
            choosing = self._choosing = Choosing(seat, options)
            self._row = -1
        if place == "done":
            answer = choosing.ready
            self.forget()
            return answer
        if place == "clear":
            self.forget()
            return None
        name = self._on_keys(choosing, place) if keys else self._on_pad(choosing, rows, place)
        if name:
            self._take(choosing, name)
        if at_once and choosing.ready is not None:
            answer = choosing.ready
            self.forget()
            return answer
        return None

    def forget(self) -> None:
        self._choosing, self._row = None, -1

    @staticmethod
    def _take(choosing: Choosing, name: str) -> None:
        # Where one id is the answer, the last one tapped before "done" is meant.
        if not choosing.picks and choosing.leads_to(name) is None and choosing.ready is not None:
            choosing.back()
        choosing.choose(name)

    @staticmethod
    def _on_keys(choosing: Choosing, place: str) -> str:
        offered = choosing.offered or _siblings(choosing)
        number = int(place) - 1 if place.isdigit() else len(offered)
        return offered[number] if number < len(offered) else ""

    def _on_pad(self, choosing: Choosing, rows: Sequence[Sequence[str]], place: str) -> str:
        offered = choosing.offered or _siblings(choosing)
        if len(offered) <= len(FACES):
            rows, self._row = [offered], 0
        elif place in ("up", "down", *_MIDDLE):
            near = len(rows) - 1
            self._row = {"up": 0, "down": near}.get(place, near // 2)
            return ""
        if place not in FACES or not 0 <= self._row < len(rows):
            return ""
        row, self._row = rows[self._row], -1
        at = FACES.index(place)
        return row[at] if at < len(row) and row[at] in offered else ""


def _siblings(choosing: Choosing) -> tuple[str, ...]:
    """The ids one step back: a whole path may still be exchanged for another."""
    return Choosing(choosing.seat, choosing.options, choosing.path[:-1]).offered
