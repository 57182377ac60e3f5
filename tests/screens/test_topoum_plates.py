"""Topoum's seats: whatever a plate bears lies on it, and nothing on anything else."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.games.topoum.table.keys import seat as plate
from game.games.topoum.table.places import plan
from game.stage.frame import Frame
from game.stage.solid import solid
from game.stage.text import Writer
from tests.screens.test_topoum_drawn import text_box
from tests.screens.test_topoum_room import moments
from tests.stage.tables import look

if TYPE_CHECKING:
    from game.games.topoum.seen.view import TopoumSeen
    from game.stage.box import Box

TABLE = catalogue.table("topoum")
FRAMES = [Frame.of(1920, 1080), Frame.of(1280, 720), Frame.of(1280, 720, 200)]
LEAST = -15
_RIM = 4.0
"""A plate's frame is so thick."""
_APART = ("medals", "top", "played", "tiles", "whistle")


def late(seats: int) -> TopoumSeen:
    """Everybody has played cards, and owes more medals than anybody does in a match of people."""
    seen = next(
        seen
        for seen, _, _ in moments(seats, 5)
        if seen.step == "act" and all(seen.tops[seat] for seat in range(seats))
    )
    return replace(seen, medals=(LEAST,) * seats)


def borne(seen: TopoumSeen, seats: int, seat: int, frame: Frame) -> dict[str, Box]:
    """By the last word of its key, what lies on a plate."""
    writer, found = Writer(frame), dict[str, "Box"]()
    own = f"{plate(seat)}."
    for piece in TABLE.showing(seen, look(seen, seats, frame=frame)).pieces:
        if not piece.key.startswith(own) or piece.key.endswith(
            (".ribbon", ".glow", ".ring", ".reserve")
        ):
            continue
        name = piece.key.removeprefix(own)
        if piece.text is not None and not piece.art:
            found[name] = text_box(writer, piece, piece.text, "en")
        elif piece.art:
            found[name] = solid(piece)
    return found


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_plate_holds_what_it_bears(seats: int, frame: Frame) -> None:
    seen = late(seats)
    for seat in range(seats):
        room = plan(frame, seats).seat(seat)
        things = borne(seen, seats, seat, frame)
        assert {"medals", "top", "head.0"} <= set(things)
        low = {name: box.bottom for name, box in things.items() if box.bottom > room.bottom - _RIM}
        assert low == {}, "cut off by what lies below"
        apart = [name for name in _APART if name in things]
        apart += [name for name in things if name.startswith("head.") and frame.large]
        touching = [
            (one, other)
            for one, other in combinations(apart, 2)
            if things[one].inset(1).meets(things[other]) and {one, other} != {"top", "played"}
        ]
        assert [pair for pair in touching if not all("head." in name for name in pair)] == []
