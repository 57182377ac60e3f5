"""A seat beside the garden: tokens for all to see, a burrow shut."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.molly.content.components import COLOURS, score
from game.games.molly.content.words import seat_id
from game.games.molly.table import answers, keys
from game.stage.kit import plates
from game.stage.kit.boxes import fills
from game.stage.kit.rows import closer
from game.stage.kit.signs import RIBBON
from game.stage.kit.slots import RIGHT, Laid, Spot, Written, point
from game.stage.kit.writing import NOTE, NUMBER
from game.stage.piece import Piece
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.molly.seen.view import MollySeen
    from game.games.molly.table.places import Plan
    from game.stage.box import Box
    from game.stage.look import Look

__all__ = ["burrow_at", "burrow_box", "seat_panel", "token_at"]


_BAND, _BESIDE, _FLAG = 84.0, 16.0, 76.0
"""Large: the band of a name, and what it leaves free at its right, or for the first one's flag."""
_NONE = 0.35
"""How clear the picture of a thing is that she has none of."""
_SEVERAL = 3
"""Up to so many tokens are counted at a glance."""
_ROW, _COUNTED = 76.0, 36.0
"""How far from the first the last of them lies, and where their number stands beside them."""
_TOKENS_NONE = Written(NOTE, Spot(-26, 150, RIGHT), 27, 150, align="right")
_PEEK = Laid(Spot(44, -24), h=44)
_TOKENS_COUNT = Written(NUMBER, Spot(0, 152), 38, align="right")
_LARGE_TOKENS = Written(NUMBER, Spot(262), 70, 80)
_LARGE_FIRST = Laid(Spot(-36, 40, RIGHT), h=60)
_NO_TOKEN = Laid(Spot(176), h=64, alpha=_NONE)
_LARGE_BURROW = Laid(Spot(-8), h=88)
_CUBE_HIDDEN = Laid(Spot(176), h=56)
_LARGE_WORTH = Written(NUMBER, Spot(262), 64, 80)
_LARGE_PEEK = Laid(Spot(44, -24), h=48)
_LARGE_CUBE = Laid(Spot(0, 36), h=50)
_LARGE_COUNT = Written(NUMBER, Spot(0, -32), 50)
_HEAD_FACE = Spot(84, 76)
_HEAD_NAME = Spot(174, 34)
_HEAD_FIRST = Laid(Spot(-36, 30, RIGHT), h=56)
_BURROW_WELL = Laid(Spot(0, 8), h=116, depth=-7)
_BURROW_WORTH = Written(NOTE, Spot(59), 27, 160, height=36)
_BURROW_CUBE = Laid(Spot(0, -16), h=34)
_BURROW_COUNT = Written(NUMBER, Spot(0, 16), 30)


def token_at(box: Box, at: int, count: int) -> tuple[float, float]:
    """Tokens lie in a row, closer together the more there are, beside the badge."""
    gap = closer(50, _COUNTED if count > _SEVERAL else _ROW, count - 1)
    return box.right - 52 - (count - 1 - at) * gap, box.y + 150


def burrow_at(box: Box) -> tuple[float, float]:
    return box.x + 92, box.y + 254


def burrow_box(box: Box) -> Box:
    """Where a seat's burrow is pointed at."""
    x, y = burrow_at(box)
    return box._replace(x=x - 66, y=y - 48, w=132, h=112)


def seat_panel(plan: Plan, seen: MollySeen, look: Look, seat: int) -> Iterator[Piece]:
    box, key = plan.seat(seat), seat_id(seat)
    if seat == seen.active and seen.step:
        yield from plates.lit(key, box)
    elif key in (*look.offered, *look.path):
        yield fills(f"{key}.ring", "molly/corner", box, 1, 26)
    yield plates.frame(
        key, look.faces[seat], box, answer=answers.of(seen, look, key, box), page=key
    )
    if plan.large:
        yield from _large(box, seen, look, seat)
        return
    yield from _head(box, seen, look, seat)
    count = seen.tokens[seat]
    for at in range(count):
        x, y = token_at(box, at, count)
        yield Piece(
            keys.token(seat, at), "molly/token", x, y, h=58, born=keys.SUPPLY,
            dies=keys.SPENT,
        )  # fmt: skip
    if not count:
        yield _TOKENS_NONE(f"{key}.tokens", Said("tokens", {"count": 0}), box)
    elif count > _SEVERAL:
        x = token_at(box, 0, count)[0] - 36
        yield _TOKENS_COUNT(f"{key}.tokens", count, point(x, box.y))
    yield from _burrow(box, seen, seat)
    if seat == look.chooser:
        x, y = burrow_at(box)
        yield _PEEK(f"{key}.peek", "icon/eye", point(x, y))


def _large(box: Box, seen: MollySeen, look: Look, seat: int) -> Iterator[Piece]:
    """In large text: the name in a band of its own, tokens counted, cubes as wide as the seat."""
    key, face, count = seat_id(seat), look.faces[seat], seen.tokens[seat]
    first = seat == seen.first
    yield from plates.titled(key, face, box, _BAND, free=_FLAG if first else _BESIDE)
    if first:
        yield _LARGE_FIRST("first", "molly/flag.first", box)
    middle = box.y + _BAND + 60
    yield from plates.head(key, face, box.x + 62, middle, 112)
    for at in range(count):
        aside = box.x + 176 - 4 * min(at, 3)
        yield Piece(keys.token(seat, at), "molly/token", aside, middle, h=64, born=keys.SUPPLY,
                    dies=keys.SPENT)  # fmt: skip
    if not count:
        yield _NO_TOKEN(f"{key}.no.token", "molly/token", point(box.x, middle))
    yield _LARGE_TOKENS(f"{key}.tokens", count, point(box.x, middle))
    burrow, (x, y) = seen.burrows[seat], burrow_at(box)
    well = box._replace(y=middle + 58, h=box.bottom - middle - 72).inset(14, 0)
    yield fills(f"{key}.well", "ui/well", well, -7)
    if burrow is None:
        cubes = seen.cubes[seat]
        yield _LARGE_BURROW(f"{key}.burrow", "molly/burrow", point(x, well.cy))
        yield _CUBE_HIDDEN(
            f"{key}.cube.hidden", "molly/cube.hidden", point(box.x, well.cy),
            alpha=1 if cubes else _NONE,
        )  # fmt: skip
        yield _LARGE_WORTH(f"{key}.worth", cubes, point(box.x, well.cy))
    else:
        pitch = (well.w - 16) / len(COLOURS)
        for column, colour in enumerate(COLOURS):
            over = well.x + 8 + pitch * (column + 0.5)
            yield _LARGE_CUBE(f"{key}.cube.{colour}", f"molly/cube.{colour}", point(over, well.y))
            yield _LARGE_COUNT(f"{key}.count.{colour}", burrow[column], point(over, well.bottom))
    if seat == look.chooser:
        yield _LARGE_PEEK(f"{key}.peek", "icon/eye", point(x, y))


def _head(box: Box, seen: MollySeen, look: Look, seat: int) -> Iterator[Piece]:
    key, face = seat_id(seat), look.faces[seat]
    yield from plates.head(key, face, *_HEAD_FACE.of(box), 226)
    first = seat == seen.first
    room = box.w - 176 - (70 if first else 16)
    yield plates.name(key, face, *_HEAD_NAME.of(box), 44, room)
    if first:
        yield _HEAD_FIRST("first", "molly/flag.first", box)
    if seat == seen.active and seen.step:
        said, at = Said("at-turn"), (box.x + 250, box.y - 12)
        yield RIBBON(f"{key}.ribbon", said, *at, 190, 44, depth=222)


def _burrow(box: Box, seen: MollySeen, seat: int) -> Iterator[Piece]:
    key, burrow = seat_id(seat), seen.burrows[seat]
    x, y = burrow_at(box)
    yield _BURROW_WELL(f"{key}.well", "ui/well", point(box.cx, y), w=box.w - 36)
    art = "molly/burrow.open" if burrow is not None else "molly/burrow"
    yield Piece(f"{key}.burrow", art, x, y + 2, h=92)
    left = box.x + 186
    for column, colour in enumerate(COLOURS):
        at = left + 29.5 * column
        hidden = "" if burrow is not None else ".hidden"
        yield _BURROW_CUBE(f"{key}.cube.{colour}", f"molly/cube{hidden}.{colour}", point(at, y))
        if burrow is not None:
            yield _BURROW_COUNT(f"{key}.count.{colour}", burrow[column], point(at, y))
    if burrow is None:
        said = Said("hidden", {"count": seen.cubes[seat]})
    else:
        said = Said("worth-now", {"points": score(burrow, seen.tokens[seat])})
    low = y + (22 if burrow is None else 47)
    yield _BURROW_WORTH(f"{key}.worth", said, point(left, low))
