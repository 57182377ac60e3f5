"""Cashing in: a column for everybody who does, moles and prizes and die added up."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from game.games.mole_park.content import (
    NO_PRIZE,
    PATH_START,
    PRIZE_DIE,
    PRIZES,
    mole_stars,
    prize_stars,
)
from game.games.mole_park.table import keys
from game.games.mole_park.table.account import Parts, account, way
from game.games.mole_park.table.dice import card_art, die_art, small
from game.games.mole_park.table.phase import cashing
from game.games.mole_park.table.stands import GOLD_STAR, prize_art
from game.stage.kit import plates
from game.stage.kit.boxes import fills
from game.stage.kit.rows import along
from game.stage.kit.signs import chip
from game.stage.kit.slots import CENTRE, Laid, Spot, Written, point
from game.stage.kit.writing import NUMBER
from game.stage.piece import Piece, Words, altered
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.mole_park.content import Prize
    from game.games.mole_park.seen import ParkSeen
    from game.games.mole_park.table.places import Plan
    from game.stage.box import Box
    from game.stage.look import Look

__all__ = ["columns"]

_ROOMY, _BESIDE_TOTAL = 200.0, 250.0
"""Widths of a column from which it has a portrait, and its total all the room it likes."""
_TIE = Laid(Spot(0, 134), w=104, depth=420)
"""On the rim between two, below the names and above the sums: only cards may lie under it."""
_NAME = 52.0
_EQUAL = Words("=", 64, "title", "#8E1226", "#FFF6DC", steady=True)
"""No language has a word for it that is so short."""
_COLUMN = Laid(CENTRE, depth=400)
_COLUMN_PORTRAIT = Laid(Spot(46, 42), h=92, depth=403)
_FOOT = Written(NUMBER, Spot(0), 0, 84, depth=405)
_FOOT_FATE = Laid(Spot(-58, -2), h=72, depth=404)
_SUM_WELL = Laid(Spot(0), h=52, depth=403)
_SUM_DIE = Laid(Spot(-44, -2), h=48, depth=405)
_LARGE_PARTS = Written(NUMBER, Spot(0), 52, depth=405)
_SUM_PARTS = Written(NUMBER, Spot(0), 27, depth=405)
_SUM_ICON = Laid(Spot(0), h=38, depth=405)
_SUM_OF_KIND = Written(NUMBER, Spot(0), 34, depth=405)


def columns(plan: Plan, seen: ParkSeen, look: Look) -> Iterator[Piece]:
    order = cashing(seen)
    if len(order) == 1 and not look.frame.large:
        (seat,) = order
        box = plan.account
        yield from _framed(box, seen, look, seat)
        yield from account(box, seen, look, seat, _parts(seen, seat), _fate(seen, seat))
        yield from way(plan, box, seen, seat)
        return
    for at, seat in enumerate(order):
        yield from _column(plan.column(at, len(order)), seen, look, seat)
    for at, (seat, other) in enumerate(pairwise(order)):
        if _tie(seen, seat, other):
            left, right = plan.column(at, len(order)), plan.column(at + 1, len(order))
            rim = point((left.right + right.x) / 2, left.y)
            yield _TIE(f"tie.{seat}", "prop/burst", rim, text=_EQUAL)


def _tie(seen: ParkSeen, seat: int, other: int) -> bool:
    """Equal stars matter between those who pick: nobody does who declared, or once somebody has
    the crown (p. 6)."""
    if seen.winner >= 0 or seen.declared[seat] or seen.declared[other]:
        return False
    return seen.totals[seat] == seen.totals[other] >= PATH_START


def _framed(box: Box, seen: ParkSeen, look: Look, seat: int) -> Iterator[Piece]:
    face, key = look.faces[seat], keys.cash(seat)
    if seat == seen.picker or seat in seen.tied:
        yield fills(f"{key}.glow", "ui/focus", box, 402, 6)
    yield _COLUMN(
        key, f"ui/seat.frame.{face.colour}", box, w=box.w, h=box.h, born=keys.seat(seat),
    )  # fmt: skip


def _column(box: Box, seen: ParkSeen, look: Look, seat: int) -> Iterator[Piece]:
    yield from _framed(box, seen, look, seat)
    face = look.faces[seat]
    key = keys.cash(seat)
    roomy = box.w > _ROOMY
    if roomy:
        art = f"portrait/{face.colour}.idle"
        yield _COLUMN_PORTRAIT(f"{key}.portrait", art, box)
    badge = (box.x + 84, box.y + 62) if roomy else (box.x + 30, box.y + 34)
    yield Piece(keys.badge(key), f"badge/{face.colour}", *badge, h=36, depth=404)
    left = box.x + (104 if roomy else 54)
    name = plates.name(
        key, face, left, box.y + 32, 32, box.right - left - 4, height=_NAME, among=look.faces
    )
    yield altered(name, depth=404)
    yield from _cards(box, seen, seat, large=look.frame.large)
    yield from _sum(box, seen, look, seat)
    yield from _foot(box, seen, seat, large=look.frame.large)


def _cards(box: Box, seen: ParkSeen, seat: int, *, large: bool) -> Iterator[Piece]:
    laid = seen.laid[seat]
    high = 96.0
    gap = min(52.0, (box.w - 84) / max(1, len(laid) - 1))
    for at, mole in enumerate(laid):
        x = along(box.cx, at, len(laid), gap)
        place, depth = (x, box.y + 122), 406 + at * 0.5
        if large:
            # What they come to is written below them.
            yield Piece(mole, card_art(mole), *place, h=high, depth=depth)
        else:
            yield from small(mole, place, high, depth)


def _foot(box: Box, seen: ParkSeen, seat: int, *, large: bool) -> Iterator[Piece]:
    """The total, and what becomes of it."""
    key, y, narrow = keys.cash(seat), box.bottom - 42, box.w < _BESIDE_TOTAL
    x = box.x + (34 if narrow else 44)
    size, far = (46, 52) if narrow else (60, 66)
    yield Piece(keys.star(key), GOLD_STAR, x, y, h=46 if narrow else 58, depth=404)
    yield _FOOT(keys.total(key), seen.totals[seat], point(x + far, y), size=size)
    if box.w <= _ROOMY:
        return
    prize, said = _prize(seen, seat), _fate(seen, seat)
    if large:
        # The prompt says what becomes of it.
        said = None
    if prize != NO_PRIZE:
        # Its name is on its stand and in the log: there is no room for it here.
        art = prize_art(prize)
        yield _FOOT_FATE(f"{key}.fate", art, point(box.right, y))
    elif said is not None:
        wide = 96.0 if narrow else 116.0
        at = box.right - wide / 2 - 8
        yield chip(f"{key}.fate", "gold", said, at, y, wide, 72, lines=2, depth=404)


def _sum(box: Box, seen: ParkSeen, look: Look, seat: int) -> Iterator[Piece]:
    """Moles + prizes + die."""
    key, y = keys.cash(seat), box.y + 200
    yield _SUM_WELL(f"{key}.well", "ui/well", point(box.cx, y), w=box.w - 22)
    moles, prizes, face = _parts(seen, seat)
    if box.w > _ROOMY and look.frame.large:
        parts = f"{moles}+{prizes}+{face}"
        yield _LARGE_PARTS(f"{key}.parts", parts, point(box.cx, y), width=box.w - 30)
        return
    if box.w > _ROOMY:
        for name, art, amount, share in (
            ("moles", "mole_park/card.back", moles, 0.11),
            ("prizes", "icon/gift.ink", prizes, 0.44),
        ):
            x = box.x + share * box.w
            yield _SUM_ICON(f"{key}.{name}.icon", art, point(x, y))
            yield _SUM_OF_KIND(
                f"{key}.{name}", f"{amount}+", point(x + 0.16 * box.w, y), width=0.22 * box.w,
            )  # fmt: skip
    else:
        # The die itself lies on the path: there is no room for it here.
        yield _SUM_PARTS(
            f"{key}.parts", f"{moles}+{prizes}+{face}", point(box.cx, y), width=box.w - 30,
        )  # fmt: skip
        return
    art = die_art(look.faces[seat].colour, PRIZE_DIE, face)
    yield _SUM_DIE(f"{key}.die", art, point(box.right, y))


def _parts(seen: ParkSeen, seat: int) -> Parts:
    face = next(throw.face for throw in seen.throws[seat] if throw.die == PRIZE_DIE)
    prizes = prize_stars(seen.prizes[seat]) - _just_won(seen, seat)
    return Parts(mole_stars(seen.laid[seat]), prizes, face)


def _just_won(seen: ParkSeen, seat: int) -> int:
    """A prize won this round did not count for the total it was won with."""
    moles = mole_stars(seen.laid[seat])
    face = next(throw.face for throw in seen.throws[seat] if throw.die == PRIZE_DIE)
    return prize_stars(seen.prizes[seat]) - (seen.totals[seat] - moles - int(face))


def _prize(seen: ParkSeen, seat: int) -> Prize:
    """The prize that has just been won, if any."""
    won = _just_won(seen, seat)
    chosen = (prize for prize in reversed(seen.prizes[seat]) if PRIZES[prize] == won)
    return next(chosen, NO_PRIZE) if won > 0 else NO_PRIZE


def _fate(seen: ParkSeen, seat: int) -> Said | None:
    if seen.declared[seat]:
        return Said("fate-crown" if seen.totals[seat] >= seen.crown else "fate-short")
    if seat == seen.picker:
        return Said("fate-picks")
    if seat in seen.tied:
        return Said("fate-tied")
    if seen.totals[seat] < PATH_START:
        return Said("fate-nothing")
    return None
