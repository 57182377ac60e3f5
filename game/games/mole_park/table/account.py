"""Who cashes in alone has the lawn: her moles, her prizes and her die, added up in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.games.mole_park.content import PATH_START, PRIZE_DIE
from game.games.mole_park.table import keys
from game.games.mole_park.table.dice import die_art, small
from game.games.mole_park.table.stands import GOLD_STAR
from game.stage.kit import plates
from game.stage.kit.rows import along
from game.stage.kit.signs import chip
from game.stage.kit.slots import RIGHT, Laid, Spot, Written, point
from game.stage.kit.writing import FIGURE, NUMBER, SIGN
from game.stage.piece import Piece, altered
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.mole_park.content import Face
    from game.games.mole_park.seen import ParkSeen
    from game.games.mole_park.table.places import Plan
    from game.stage.box import Box
    from game.stage.look import Look

__all__ = ["Parts", "account", "way"]


class Parts(NamedTuple):
    """What a total is made of (p. 5)."""

    moles: int
    prizes: int
    face: Face


class _Row(NamedTuple):
    """Where each part stands in the row, from the left."""

    cards: float
    wide: float
    """How wide the cards lie."""
    gift: float
    die: float
    total: float


_WITH_GIFT = _Row(cards=156, wide=264, gift=376, die=508, total=656)
_WITHOUT = _Row(cards=190, wide=330, gift=0, die=450, total=632)
_PORTRAIT = Laid(Spot(46, 42), h=92, depth=403)
_BADGE = Laid(Spot(84, 62), h=36, depth=404)
_NAME_LEFT, _NAME_Y, _NAME_ROOM = 104.0, 32.0, 340.0
_BUYS = Written(SIGN, Spot(-24, 33, RIGHT), 32, 380, align="right", height=52, depth=405)
_MIDDLE, _SAID, _SAID_HIGH = 150.0, 248.0, 48.0
_CARD, _GAP = 112.0, 62.0
_GIFT = Laid(Spot(0), h=72, depth=404)
_DIE = Laid(Spot(0), h=88, depth=405)
_SIGN = Written(FIGURE, Spot(0), 54, 40, depth=405)
_STAR = Laid(Spot(0), h=136, depth=404)
_TOTAL = Written(NUMBER, Spot(0, 4), 58, 110, depth=405)
_DASH = Laid(Spot(0), w=8, h=18, depth=5)
_PITCH = 26.0


def account(
    box: Box, seen: ParkSeen, look: Look, seat: int, parts: Parts, fate: Said | None
) -> Iterator[Piece]:
    """In the frame that a column has, too: who, what each part brings, and what that buys."""
    face, key, total = look.faces[seat], keys.cash(seat), seen.totals[seat]
    row = _WITH_GIFT if parts.prizes else _WITHOUT
    yield _PORTRAIT(f"{key}.portrait", f"portrait/{face.colour}.idle", box)
    yield _BADGE(keys.badge(key), f"badge/{face.colour}", box)
    name = plates.name(
        key, face, box.x + _NAME_LEFT, box.y + _NAME_Y, 34, _NAME_ROOM, among=look.faces
    )
    yield altered(name, depth=404)
    if seat == seen.picker and total >= PATH_START:
        yield _BUYS(f"{key}.buys", Said("sum-buys", {"stars": total}), box)
    elif fate is not None:
        yield chip(f"{key}.fate", "gold", fate, box.right - 130, box.y + 34, 220, 54, depth=404)
    laid, y = seen.laid[seat], box.y + _MIDDLE
    pitch = min(_GAP, (row.wide - _CARD * 0.7) / max(1, len(laid) - 1))
    for at, mole in enumerate(laid):
        x = along(box.x + row.cards, at, len(laid), pitch)
        yield from small(mole, (x, y), _CARD, 406 + at * 0.5)
    told: list[tuple[str, float, Said, float]] = [
        ("moles", row.cards, Said("sum-moles", {"count": len(laid), "stars": parts.moles}), 240),
        ("thrown", row.die, Said("sum-die", {"stars": int(parts.face)}), 150),
    ]
    signs = [((row.cards + row.wide / 2 + (row.gift or row.die)) / 2 - 12, "+")]
    if parts.prizes:
        yield _GIFT(f"{key}.gift", "icon/gift.ink", point(box.x + row.gift, y))
        told.append(("prizes", row.gift, Said("sum-prizes", {"stars": parts.prizes}), 150))
        signs.append(((row.gift + row.die) / 2, "+"))
    signs.append(((row.die + row.total) / 2 - 8, "="))
    yield _DIE(f"{key}.die", die_art(face.colour, PRIZE_DIE, parts.face), point(box.x + row.die, y))
    for what, x, said, wide in told:
        room = box.x + x, box.y + _SAID, wide, _SAID_HIGH
        yield chip(f"{key}.{what}", "cream", said, *room, depth=408)
    for number, (x, sign) in enumerate(signs):
        yield _SIGN(f"{key}.sign.{number}", sign, point(box.x + x, y))
    yield _STAR(keys.star(key), GOLD_STAR, point(box.x + row.total, y + 20))
    yield _TOTAL(keys.total(key), total, point(box.x + row.total, y + 20))


def way(plan: Plan, box: Box, seen: ParkSeen, seat: int) -> Iterator[Piece]:
    """Dashes from the sum up to the space of the path where the die lies."""
    total = seen.totals[seat]
    if not PATH_START <= total < plan.goal:
        return
    space = plan.space(total)
    if not box.x < space.cx < box.right:
        return
    for number in range(int((box.y - space.bottom) / _PITCH)):
        at = point(space.cx, box.y - _PITCH * (number + 0.5))
        yield _DASH(f"{keys.cash(seat)}.way.{number}", "ui/well", at)
