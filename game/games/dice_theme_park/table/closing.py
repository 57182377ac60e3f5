"""Above the prompt of Operate: closing the park, apart from all else, and what could still run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.table.answers import answer
from game.games.dice_theme_park.table.bits import LINE, NUMBER, STAR, art, cash
from game.games.dice_theme_park.table.standing import Gain, could_run, each
from game.stage.kit.boxes import fills
from game.stage.piece import Piece, Words
from game.stage.said import Said
from game.stage.theme import CREAM, HUE, INK

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.games.dice_theme_park.content.attractions import TileId
    from game.games.dice_theme_park.seen.view import ParkSeen, ThemeParkSeen
    from game.stage.box import Box
    from game.stage.look import Look
    from game.stage.said import Speech

__all__ = ["closing", "still_running"]

_CLOSE = "close"
_BUTTON, _LARGE_BUTTON, _EDGE, _GAP = 308.0, 400.0, 12.0, 20.0
_SUM, _LARGE_SUM = 190.0, 270.0
_TILE = 74.0


def closing(seen: ThemeParkSeen, look: Look, seat: int, box: Box) -> Iterator[Piece]:
    """The wooden button at the left, as far from the going-on button as the row is wide."""
    left = could_run(seen.parks[seat])
    yield fills("closing", "ui/panel.paper", box, -10)
    button = _LARGE_BUTTON if look.frame.large else _BUTTON
    x, high = box.x + _EDGE + button / 2, box.h - 2 * _EDGE
    chosen = look.path == (_CLOSE,)
    open_ = chosen or _CLOSE in look.offered
    tone = "wood.down" if chosen else "wood.up" if open_ else "disabled.up"
    words = Words(
        Said("word-close"), 34, "title", CREAM, HUE["wood"], width=button - 36, height=high - 18,
        dy=2 if chosen else -4,
    )  # fmt: skip
    own = answer(seen, look, _CLOSE) if _CLOSE in look.offered else None
    yield Piece(
        "closing.close", f"ui/button.{tone}", x, box.cy, button, high, text=words,
        answer=own,
    )  # fmt: skip
    rule = box.x + _EDGE + button + _GAP
    yield Piece("closing.rule", "ui/well", rule, box.cy, 6, high - 12, depth=-9)
    large = look.frame.large
    far = _LARGE_SUM if large else _SUM
    room = box.right - rule - _GAP - (far if left else _EDGE)
    # In large text the park itself shows which they are.
    shown = () if large else left[: int(room / 2 / _TILE)]
    pictures = len(shown) * _TILE
    yield LINE(
        "closing.left", still_running(left), rule + _GAP, box.cy, 32, room - pictures - _GAP,
        height=high + 6, lines=2, colour=INK,
    )  # fmt: skip
    if not left:
        return
    at = box.right - far - pictures
    for name in shown:
        at += _TILE
        grow = 1.2 if look.hover == name else 1.0
        yield Piece(
            f"closing.tile.{name}", art(f"tile.{name}"), at - _TILE / 2, box.cy,
            h=(high - 4) * grow,
        )  # fmt: skip
    yield from _sum(seen.parks[seat], left, box, large=large)


def _sum(plot: ParkSeen, left: Sequence[TileId], box: Box, *, large: bool) -> Iterator[Piece]:
    more, grow = _more(plot, left), 1.6 if large else 1.0
    x = box.right - (_LARGE_SUM if large else _SUM) + 24
    yield NUMBER("closing.plus", "+", x, box.cy - 2, 44, 30, colour="#2A7A3A", align="center")
    yield STAR.round("closing.stars", more.stars, x + 16 + 30 * grow, box.cy - 2, 62 * grow)
    if more.money:
        yield cash("closing.money", more.money, x + 16 + 100 * grow, box.cy, 44 * grow)


def _more(plot: ParkSeen, left: Sequence[TileId]) -> Gain:
    gains = [each(plot, name) for name in left]
    return Gain(sum(gain.stars for gain in gains), sum(gain.money for gain in gains), len(gains))


def still_running(left: Sequence[TileId]) -> Speech:
    if not left:
        return Said("nothing-runs")
    return Said("could-run", {"count": len(left)})
