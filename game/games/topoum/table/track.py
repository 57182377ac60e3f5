"""The medals track in the bar, and what lies on the corners of the mat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.topoum.table import keys
from game.games.topoum.table.names import army, at_turn, farmer_art
from game.stage.piece import Piece, Words
from game.stage.said import Said
from game.stage.theme import TITLE_GOLD

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.topoum.seen.view import TopoumSeen
    from game.games.topoum.table.field import Camera
    from game.games.topoum.table.places import Plan
    from game.stage.look import Look

__all__ = ["corner", "marker_at", "track"]

_LAST = 150
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
        yield Piece(f"track.{count}", x=x, y=box.bottom + 18, depth=2, text=words)
    turn_of = at_turn(seen)
    order = sorted(range(look.seats), key=lambda seat: (seen.medals[seat], seat == turn_of))
    for at, seat in enumerate(order):
        x, y = marker_at(place, seen.medals[seat])
        same = [other for other in order[:at] if seen.medals[other] == seen.medals[seat]]
        size = 58 if seat == turn_of else 46
        yield Piece(
            keys.marker(seat), f"topoum/marker.{army(look, seat)}", x + 7 * len(same),
            y - 5 * len(same), h=size, depth=10 + at,
        )  # fmt: skip
    turn = Words(
        Said("turn", {"turn": seen.turn}),
        28,
        "bold",
        TITLE_GOLD,
        "#1A0C1E",
        "left",
        300,
        rim=2,
        height=36,
    )
    yield Piece("track.turn", x=376, y=37, depth=2, text=turn)


def corner(cam: Camera, seen: TopoumSeen) -> Iterator[Piece]:
    """The Farmer that lies face up, where the field leaves room."""
    if not seen.farmer:
        return
    x, y = cam.mat.x + 86, cam.mat.y + 92
    yield Piece("farmer.face", farmer_art("face", seen.farmer), x, y, h=108, depth=6)
    said = Said(f"farmer-{seen.farmer}")
    words = Words(said, 26, "army", "#5A2E14", "#F3E2B8", "left", 240, rim=3, lines=2, height=70)
    yield Piece("farmer.name", x=x + 62, y=y, depth=6, text=words)
