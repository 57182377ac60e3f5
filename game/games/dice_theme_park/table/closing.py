"""Above the prompt of Operate: closing the park, apart from all else, and what could still run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.table.answers import answer
from game.games.dice_theme_park.table.bits import LINE, NUMBER, STAR, art, cash
from game.games.dice_theme_park.table.standing import Gain, could_run, each
from game.stage.box import Box
from game.stage.kit.boxes import fills
from game.stage.piece import Piece, Words
from game.stage.said import Said
from game.stage.theme import CREAM, HUE, INK

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.games.dice_theme_park.content.attractions import TileId
    from game.games.dice_theme_park.seen.view import ParkSeen, ThemeParkSeen
    from game.stage.look import Look
    from game.stage.said import Speech

__all__ = ["closing", "still_running"]

_CLOSE = "close"
_LARGE_BUTTON, _HIGH, _EDGE, _SIDE, _GAP = 400.0, 78.0, 12.0, 16.0, 16.0
_SUM, _LARGE_SUM = 180.0, 250.0
_LINE, _ASPECT = 0.44, 1.12
"""Of the room above the button, the words; and how wide the picture of an attraction is."""


def closing(seen: ThemeParkSeen, look: Look, seat: int, box: Box) -> Iterator[Piece]:
    """The wooden button at the left, as far from the going-on button as there is room; above it
    what could still run, and what it would bring."""
    left = could_run(seen.parks[seat])
    yield fills("closing", "ui/panel.paper", box, -10)
    if look.frame.large:
        yield from _in_a_line(seen, look, seat, box, left)
        return
    low = box.bottom - _EDGE - _HIGH
    upper = Box(box.x + _SIDE, box.y + _EDGE, box.w - 2 * _SIDE, low - 4 - box.y - _EDGE)
    lower = Box(box.x + _EDGE, low, box.w - 2 * _EDGE, _HIGH)
    yield from _button(seen, look, lower)
    if not left:
        yield LINE("closing.left", still_running(left), upper.x, upper.cy, 30, upper.w,
                   height=upper.h, lines=2, colour=INK)  # fmt: skip
        return
    line = upper.h * _LINE
    yield LINE("closing.left", still_running(left), upper.x, upper.y + line / 2, 30, upper.w,
               height=line + 4, colour=INK)  # fmt: skip
    y, high = upper.y + line + (upper.h - line) / 2, upper.h - line
    # As many as have room beside their sum.
    pitch = min((upper.w - _SUM) / len(left), high * _ASPECT)
    for at, name in enumerate(left):
        grow = 1.2 if look.hover == name else 1.0
        x = upper.x + pitch * (at + 0.5)
        yield Piece(f"closing.tile.{name}", art(f"tile.{name}"), x, y,
                    h=(pitch / _ASPECT - 4) * grow)  # fmt: skip
    yield from _sum(seen.parks[seat], left, upper.x + pitch * len(left), y, 1.0)


def _button(seen: ThemeParkSeen, look: Look, box: Box) -> Iterator[Piece]:
    chosen = look.path == (_CLOSE,)
    open_ = chosen or _CLOSE in look.offered
    tone = "wood.down" if chosen else "wood.up" if open_ else "disabled.up"
    words = Words(
        Said("word-close"), 34, "title", CREAM, HUE["wood"], width=box.w - 36, height=box.h - 18,
        dy=2 if chosen else -4,
    )  # fmt: skip
    own = answer(seen, look, _CLOSE) if _CLOSE in look.offered else None
    yield Piece(
        "closing.close", f"ui/button.{tone}", box.cx, box.cy, box.w, box.h, text=words, answer=own
    )


def _in_a_line(
    seen: ThemeParkSeen, look: Look, seat: int, box: Box, left: Sequence[TileId]
) -> Iterator[Piece]:
    """Large words: the park itself shows which they are."""
    high = box.h - 2 * _EDGE
    yield from _button(seen, look, Box(box.x + _EDGE, box.y + _EDGE, _LARGE_BUTTON, high))
    rule = box.x + _EDGE + _LARGE_BUTTON + _GAP
    yield Piece("closing.rule", "ui/well", rule, box.cy, 6, high - 12, depth=-9)
    room = box.right - rule - 2 * _GAP - (_LARGE_SUM if left else _EDGE)
    yield LINE(
        "closing.left", still_running(left), rule + _GAP, box.cy, 32, room, height=high + 6,
        lines=2, colour=INK,
    )  # fmt: skip
    if left:
        yield from _sum(seen.parks[seat], left, box.right - _LARGE_SUM, box.cy, 1.6)


def _sum(
    plot: ParkSeen, left: Sequence[TileId], x: float, y: float, grow: float
) -> Iterator[Piece]:
    """What they would bring, together."""
    more = _more(plot, left)
    x += 14
    yield NUMBER("closing.plus", "+", x, y - 2, 44, 30, colour="#2A7A3A", align="center")
    yield STAR.round("closing.stars", more.stars, x + 16 + 30 * grow, y - 2, 62 * grow)
    if more.money:
        yield cash("closing.money", more.money, x + 16 + 100 * grow, y, 44 * grow)


def _more(plot: ParkSeen, left: Sequence[TileId]) -> Gain:
    gains = [each(plot, name) for name in left]
    return Gain(sum(gain.stars for gain in gains), sum(gain.money for gain in gains), len(gains))


def still_running(left: Sequence[TileId]) -> Speech:
    if not left:
        return Said("nothing-runs")
    return Said("could-run", {"count": len(left)})
