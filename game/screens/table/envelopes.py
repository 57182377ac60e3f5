"""While people choose on their phones: whose answer is in, and no word of what it is."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.said import Said
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.match.seats import Person
    from game.screens.table.model import Moment
    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.look import Face
    from game.stage.table import Prompt
    from game.stage.widgets.base import Feels

__all__ = ["Envelopes", "waiting"]

_NAMED = 4
_TALL = 1.3
"""An envelope is so much wider than high."""
_SEAL, _LOW, _FLAT = 0.46, 0.16, 0.14
"""Of the envelope's width: the seal. Of the seal: how far below the middle it sits, where the flap
ends. Of the width: how much an empty place is lower than it is wide."""


def waiting(
    at: Moment, people: Sequence[Person], asked: Sequence[int], prompt: Prompt
) -> Prompt | None:
    """Who chooses, and whose phone is asleep; None where somebody is asked at the television.

    The steps of what is asked are on the phones.
    """
    played = [person for person in people if not person.is_bot]
    if at.asleep is None or not at.view.shared or not at.telling.settled:
        return None
    if at.telling.holding or any(person.control != "phone" for person in played):
        return None
    seats = [seat for seat in asked if not people[seat].is_bot]
    if not seats:
        return None
    awake = [people[seat].name for seat in seats if seat not in at.asleep]
    asleep = [people[seat].name for seat in seats if seat in at.asleep]
    choosing = Said("phones-choosing", {"names": _named(awake), "count": len(awake)})
    sleeping = Said("phones-sleeping", {"names": _named(asleep), "count": len(asleep)})
    both = Said("phones-both", {"choosing": choosing, "sleeping": sleeping})
    body = both if awake and asleep else choosing if awake else sleeping
    title = Said("phones-choose")
    return replace(prompt, title=title, body=body, seat=None, shout="", steps=())


def _named(names: Sequence[str]) -> str:
    """More than a few are counted: their badges lie below."""
    return ", ".join(names) if len(names) <= _NAMED else str(len(names))


class Envelopes(Widget):
    """In the order of the seats, never of the answers."""

    def __init__(self, box: Box, faces: Sequence[Face]) -> None:
        super().__init__("envelopes", box)
        self.faces = faces

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        wide = self.box.w / max(len(self.faces), 1)
        side = min(self.box.h * _TALL, wide * 0.86)
        for seat, face in enumerate(self.faces):
            middle = self.box.x + (seat + 0.5) * wide
            place = Box(middle - side / 2, self.box.cy - side / 2, side, side)
            seal = side * _SEAL
            badge = Box(place.cx - seal / 2, place.cy - seal / 2, seal, seal)
            if face.ready:
                brush.picture("prop/envelope.sealed", place)
                brush.picture(f"prop/seal.{face.colour}", badge._replace(y=badge.y + seal * _LOW))
            else:
                brush.nine("ui/well", place.inset(0, side * _FLAT))
                brush.picture(f"badge/{face.colour}", badge)
