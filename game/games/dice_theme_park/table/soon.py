"""The screens that come next, so that their pictures are made while nothing happens."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.games.dice_theme_park.table.beside import beside_market
from game.games.dice_theme_park.table.bits import art, panel
from game.games.dice_theme_park.table.count import count
from game.games.dice_theme_park.table.glance import others
from game.games.dice_theme_park.table.hand import strips
from game.games.dice_theme_park.table.market import market, stalls
from game.games.dice_theme_park.table.midway import midway
from game.games.dice_theme_park.table.owner import owner
from game.games.dice_theme_park.table.ready import ready
from game.games.dice_theme_park.table.solo import solo_column
from game.stage.piece import Piece

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.dice_theme_park.seen.view import ThemeParkSeen
    from game.games.dice_theme_park.table.places import Plan
    from game.stage.look import Look

__all__ = ["soon"]

_TURNED = range(2, 7)
_PORTRAIT = 170.0


def soon(place: Plan, seen: ThemeParkSeen, look: Look) -> Iterator[Piece]:
    """What is needed last comes first: the pile is taken from its end."""
    if seen.phase == "over":
        return
    if not seen.order:
        # Nobody knows yet who begins; the pictures are the same.
        seen = replace(seen, order=tuple(range(look.seats)))
    yield from _moving(look)
    open_felt = place.park_felt("operate")
    rooms = {"whole": place.whole, "stage": place.stage}
    if place.large:
        rooms |= {"felt": place.felt, "open": open_felt}
    else:
        yield panel("soon.park", open_felt)
    for name, box in rooms.items():
        yield Piece(f"soon.{name}", "ui/mat.night", box.cx, box.cy, box.w, box.h)
    for face in look.faces:
        # As the prompt shows whoever is asked.
        yield Piece(f"soon.{face.colour}", f"portrait/{face.colour}.idle", h=_PORTRAIT)
    yield from count(seen, look, place.inner)
    yield from ready(seen, look, place.ready)
    seat = seen.order[0]
    yield from midway(seen, look, place.park_room("operate"), seat)
    yield from owner(seen, look, seat, place.left, asked=False)
    if seen.solo:
        yield from solo_column(place, seen)
    else:
        yield from others(place, seen, look, seat)
    yield from beside_market(place, seen, look, seat)
    offered = stalls(place, replace(seen, phase="welcome"), look)
    yield from market(seen, look, offered, seen.parks[seat].money)
    yield from strips(place, seen, look)


def _moving(look: Look) -> Iterator[Piece]:
    """What is in no layout: guests that tip and wave, the gate, mascots that cheer."""
    names = [
        "gate.closed",
        "bag",
        "star",
        "money",
        "lights",
        "bunting.left",
        "bunting.right",
    ]
    names += [f"mini.{colour}" for colour in ("blue", "green", "yellow", "grey")]
    for colour in ("blue", "green", "yellow"):
        names += [f"turn.{colour}.{value}" for value in _TURNED]
        names += [f"guest.arms.{colour}.{pose}" for pose in (1, 2, 3)]
        names += [f"guest.balloon.{colour}"]
    names += [f"mascot.{face.colour}.cheer" for face in look.faces]
    for name in names:
        yield Piece(f"soon.{name}", art(name), x=-900, y=-900)
