"""A seat beside the field: medals, what is left in reserve, prisoners, the last card played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.topoum.content.ids import MOLES, TYPE_OF
from game.games.topoum.table import keys
from game.games.topoum.table.answers import of_mole
from game.games.topoum.table.names import army, at_turn, card_art, card_name, owner
from game.stage.box import Box
from game.stage.piece import Piece, Words
from game.stage.said import Said
from game.stage.theme import CREAM, INK, PLAYER, SYMBOL_IS_INK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.topoum.content.ids import Mole
    from game.games.topoum.seen.view import TopoumSeen
    from game.games.topoum.table.places import Plan
    from game.stage.look import Look

__all__ = ["head_at", "reserve_at", "seat_panel"]

_HEADER = 66.0
_HEAD = 46.0
_TALL = 330.0
"""A panel higher than this shows the last card large."""


def _rows(box: Box) -> tuple[float, float, float]:
    """The middles of the rows below the header: moles, tiles and cards, and the last card.

    Where there is no third row, the last card lies in the second.
    """
    top, room = box.y + _HEADER, box.h - _HEADER
    if box.h > _TALL:
        return top + room * 0.16, top + room * 0.42, top + room * 0.76
    return top + room * 0.29, top + room * 0.74, top + room * 0.74


def _head_size(box: Box) -> float:
    return min(_HEAD + (box.h - 196) * 0.1, 56.0)


def head_at(box: Box, at: int) -> tuple[float, float]:
    """The place of a mole in reserve."""
    size = _head_size(box)
    return box.right - 34 - (MOLES - 1 - at) * (size - 1), _rows(box)[0]


def reserve_at(place: Plan, seat: int) -> tuple[float, float]:
    """Where moles come from and go home to."""
    return head_at(place.seat(seat), 0)


def _captives(seen: TopoumSeen, seat: int) -> list[Mole]:
    return [mole for mole, captor in seen.captives if captor == seat]


def _captive_at(box: Box, at: int) -> tuple[float, float]:
    if box.h > _TALL:
        return box.x + 46 + at * 62, _rows(box)[2] + 56
    return box.x + 34 + at * 46, _rows(box)[0] + 22


def seat_panel(place: Plan, seen: TopoumSeen, look: Look, seat: int) -> Iterator[Piece]:
    box, face = place.seat(seat), look.faces[seat]
    key = keys.seat(seat)
    if seat == at_turn(seen):
        yield Piece(f"{key}.glow", "ui/glow", box.cx, box.cy, box.w + 46, box.h + 46, depth=-9)
        yield Piece(f"{key}.ring", "ui/focus", box.cx, box.cy, box.w + 6, box.h + 6, depth=1)
        yield _ribbon(box, key)
    art = f"ui/seat.frame.{face.colour}"
    yield Piece(key, art, box.cx, box.cy, box.w, box.h, depth=-8)
    yield from _head(box, seen, look, seat)
    colour = army(look, seat)
    size = _head_size(box)
    count = len(seen.reserve[seat])
    for at in range(MOLES):
        x, y = head_at(box, at)
        there = "" if at < count else ".gone"
        yield Piece(f"{key}.head.{at}", f"topoum/head.{colour}{there}", x, y, h=size + 6, depth=4)
    x, y = head_at(box, 0)
    yield Piece(f"{key}.reserve", x=x, y=y, depth=4)
    yield from _stores(box, seen, look, seat)
    for at, mole in enumerate(_captives(seen, seat)):
        yield from _captive(box, seen, look, mole, at)


def _head(box: Box, seen: TopoumSeen, look: Look, seat: int) -> Iterator[Piece]:
    key, face = keys.seat(seat), look.faces[seat]
    yield Piece(
        f"{key}.portrait", f"topoum/portrait.{face.colour}.idle", box.x + 56, box.y + 52, h=128,
        depth=6,
    )  # fmt: skip
    yield Piece(f"{key}.badge", f"badge/{face.colour}", box.x + 92, box.y + 84, h=40, depth=7)
    light = face.colour in SYMBOL_IS_INK
    ink = INK if light else CREAM
    rim = "#FFF8E0" if light else _dark(PLAYER[face.colour])
    name = Words(face.name, 38, "title", ink, rim, "left", box.w - 206, height=50)
    yield Piece(f"{key}.name", x=box.x + 112, y=box.y + 34, depth=3, text=name)
    count = str(seen.medals[seat]) if seen.medals[seat] >= 0 else f"−{-seen.medals[seat]}"
    medals = Words(count, 46, "title", ink, rim, "right", 84, rim=4, steady=True)
    yield Piece(f"{key}.medals", x=box.right - 18, y=box.y + 34, depth=5, text=medals)


def _ribbon(box: Box, key: str) -> Piece:
    words = Words(Said("at-turn"), 26, "title", "#5A2A08", width=126, height=34)
    return Piece(f"{key}.ribbon", "ui/ribbon.gold", box.x + 190, box.y - 8, 168, 38, depth=12,
                 text=words)  # fmt: skip


def _stores(box: Box, seen: TopoumSeen, look: Look, seat: int) -> Iterator[Piece]:
    key = keys.seat(seat)
    y = _rows(box)[1]
    grow = 1.0 if box.h < 230 else 1.2
    tile = f"topoum/barracks.{army(look, seat)}"
    yield Piece(f"{key}.tile", tile, box.x + 44, y - 6, scale=0.36 * grow, depth=4)
    words = Words(f"×{seen.tiles[seat]}", 32, "title", INK, align="left", width=58, height=44)
    yield Piece(f"{key}.tiles", x=box.x + 76, y=y + 2, depth=4, text=words)
    high = 50 * grow
    for at in range(seen.hand_sizes[seat]):
        yield Piece(
            f"{key}.hand.{at}", "topoum/card.back", box.x + 154 + 22 * at, y - 2, h=high,
            turn=-6 + 12 * at, depth=4 + at / 10, born="deck",
        )  # fmt: skip
    x = box.x + 212
    if seen.first == seat:
        yield Piece(f"{key}.whistle", "topoum/token.whistle", x, y - 4, h=40, depth=5)
        x += 40
    if seen.press == seat:
        yield Piece("press", "topoum/token.press", x, y - 4, h=40, depth=5)
    yield from _last(box, seen, seat, high + 4)


def _last(box: Box, seen: TopoumSeen, seat: int, high: float) -> Iterator[Piece]:
    """The last card played: all that others may see of a pile (Law 1)."""
    if not seen.tops[seat]:
        return
    key, top = keys.seat(seat), TYPE_OF[seen.tops[seat]]
    y = _rows(box)[2]
    if box.h <= _TALL:
        yield Piece(f"{key}.top", card_art(top), box.right - 30, y - 2, h=high, turn=3, depth=5)
        return
    yield Piece(f"{key}.top", card_art(top), box.right - 68, y, h=140, turn=3, depth=5)
    label = Words(Said("last-card"), 26, "bold", "#7A5A3E", "", "left", 140, height=34)
    yield Piece(f"{key}.top.label", x=box.x + 22, y=y - 44, depth=5, text=label)
    name = Words(card_name(top), 28, "title", INK, "", "left", 150, height=38)
    yield Piece(f"{key}.top.name", x=box.x + 22, y=y - 8, depth=5, text=name)


def _captive(box: Box, seen: TopoumSeen, look: Look, mole: Mole, at: int) -> Iterator[Piece]:
    x, y = _captive_at(box, at)
    home = keys.seat(owner(mole), "reserve")
    art = f"topoum/head.{army(look, owner(mole))}.caught"
    answer = of_mole(seen, look, mole, Box(x - 28, y - 32, 56, 64))
    yield Piece(mole, art, x, y, h=58, depth=8, dies=home, answer=answer)
    if mole in look.offered:
        art = "ui/focus"
        yield Piece(f"{mole}.ransom", art, x, y, 62, 68, depth=9)


def _dark(colour: str) -> str:
    """A colour's own dark, for the outline of what is written on it."""
    parts = [int(colour[i : i + 2], 16) * 45 // 100 for i in (1, 3, 5)]
    return "#" + "".join(f"{part:02x}" for part in parts)
