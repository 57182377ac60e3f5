"""The medals track in the bar."""

from __future__ import annotations

from math import atan2, degrees, hypot
from typing import TYPE_CHECKING

from game.games.topoum.table import keys
from game.games.topoum.table.names import army, at_turn
from game.stage.piece import Piece, Words
from game.stage.said import Said
from game.stage.theme import TITLE_GOLD

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.games.topoum.seen.view import TopoumSeen
    from game.games.topoum.table.places import Plan
    from game.stage.look import Look

__all__ = ["marker_at", "track"]

_LAST = 150
_TURN = 376.0
"""Where the number of the turn begins."""
_BETWEEN = 52.0
"""From one marker to the next at the least."""
_DRAWN, _IN = 1210.0, 30.0
"""The ruler as it is drawn, and where its first and last marks lie."""
_PICTURE = (1232 / 1210, 62 / 34)
"""The picture of the ruler with its shadow, beside the ruler itself."""


def marker_at(place: Plan, medals: int) -> tuple[float, float]:
    """Where so many medals lie; who has more than fit begins a second round, as on cardboard."""
    box = place.track
    grow = box.w / _DRAWN
    shown = max(medals, 0)
    if shown > _LAST:
        shown = (shown - 1) % _LAST + 1
    return box.x + grow * (_IN + (_DRAWN - 2 * _IN) * shown / _LAST), box.cy


def track(place: Plan, seen: TopoumSeen, look: Look) -> Iterator[Piece]:
    box = place.track
    wide, high = box.w * _PICTURE[0], box.h * _PICTURE[1]
    yield Piece("track", "topoum/track", box.cx, box.cy, w=wide, h=high, depth=-7)
    for count in range(0, _LAST + 1, 10):
        x, _ = marker_at(place, count)
        ink = TITLE_GOLD if count % 50 == 0 and count else "#F3E2B8"
        words = Words(str(count), 26, "bold", ink, "#1A0C1E", rim=2, steady=True)
        yield Piece(f"track.{count}", x=x, y=box.bottom + 22, depth=2, text=words)
    turn_of = at_turn(seen)
    order = sorted(range(look.seats), key=lambda seat: (marker_at(place, seen.medals[seat]), seat))
    true = [marker_at(place, seen.medals[seat])[0] for seat in order]
    for seat, at, x in zip(order, true, _apart(true, box.x + 14, box.right), strict=True):
        size = 50 if seat == turn_of else 44
        art = f"topoum/marker.{army(look, seat)}"
        yield Piece(keys.marker(seat), art, x, box.cy - 10, h=size, depth=10 + seat / 10)
        if abs(x - at) > 2:
            foot = (at, box.bottom + 1)
            yield _stalk(seat, foot, (x, box.cy - 10))
            yield Piece(keys.seat(seat, "foot"), art, *foot, h=16, depth=9.5)
    said = Said("turn", {"turn": seen.turn})
    room = box.x - _TURN - 20
    turn = Words(said, 28, "bold", TITLE_GOLD, "#1A0C1E", "left", room, rim=2, height=36)
    yield Piece("track.turn", x=_TURN, y=37, depth=2, text=turn)


def _apart(true: Sequence[float], left: float, right: float) -> list[float]:
    """In their order, so far from each other that none hides another, near to where they are."""
    groups: list[tuple[float, int]] = []
    for x in true:
        first, count = x, 1
        while groups and first < groups[-1][0] + groups[-1][1] * _BETWEEN:
            before, others = groups.pop()
            # The middle of a group lies in the middle of where its markers would be.
            first = (before * others + (first - others * _BETWEEN) * count) / (others + count)
            count += others
        groups.append((first, count))
    found = [first + at * _BETWEEN for first, count in groups for at in range(count)]
    moved = max(left - found[0], 0) - max(found[-1] - right, 0)
    return [x + moved for x in found]


def _stalk(seat: int, foot: tuple[float, float], head: tuple[float, float]) -> Piece:
    """From a marker that stands aside to where its medals are."""
    across, down = head[0] - foot[0], head[1] - foot[1]
    return Piece(
        keys.seat(seat, "stalk"), "topoum/sight.old.e", (foot[0] + head[0]) / 2,
        (foot[1] + head[1]) / 2, w=hypot(across, down) + 8, h=12,
        turn=degrees(atan2(down, across)), depth=9,
    )  # fmt: skip
