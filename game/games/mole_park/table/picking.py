"""A prize is picked: the sum that pays, and a button for each prize that can be had."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.games.mole_park.content import PRIZES, STAND_OF
from game.games.mole_park.table.answers import on_buttons
from game.games.mole_park.table.stands import STAR, prize_art, prize_word
from game.stage.kit.boxes import fills
from game.stage.kit.rows import Sized
from game.stage.kit.slots import Laid, Spot, point
from game.stage.kit.writing import Pen
from game.stage.piece import Piece
from game.stage.theme import CREAM

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.mole_park.content import Prize
    from game.games.mole_park.seen import ParkSeen
    from game.games.mole_park.table.places import Plan
    from game.stage.box import Box
    from game.stage.look import Look

__all__ = ["picking"]


class _Form(NamedTuple):
    """How the button of a prize is laid out."""

    prize: tuple[float, float, float]
    """How far the picture lies left of the middle, and below the top, and how high it is."""
    worth: tuple[float, float, float]
    """So does its star, right of the middle."""
    name: float
    """How high its name may be, in two lines at the foot; 0: it is looked into."""


_FORM = Sized(
    _Form(prize=(42, 37, 66), worth=(42, 37, 66), name=64),
    _Form(prize=(56, 48, 92), worth=(56, 50, 109), name=0),
)
_NAME = Pen(CREAM, rim=4, outline="#1F6A2E")
_SUM = Sized(132.0, 150.0)
_LINE = 28.0
_RIM = 10.0
_DASHES, _DASH = 7, Laid(Spot(0), w=6, h=18, depth=2)


def picking(plan: Plan, seen: ParkSeen, look: Look) -> Iterator[Piece]:
    box, leave = plan.picking, plan.leave
    # Leaving without one stands on the same paper, behind a dashed line.
    yield fills("pick.paper", "ui/panel.paper", box._replace(w=leave.right + _RIM - box.x), 1)
    for number in range(_DASHES):
        y = box.y + (number + 0.5) * box.h / _DASHES
        yield _DASH(f"pick.dash.{number}", "ui/well", point((box.right + leave.x) / 2 - 2, y))
    row, side = plan.picks, _SUM.on(plan)
    total = seen.totals[seen.picker]
    yield STAR.round("pick.sum", total, row.x + side / 2, row.cy - 8, side, depth=503)
    for id_, box in on_buttons(seen, look).items():
        yield from _button(id_, box, plan, seen.tops[STAND_OF[id_]], lit=id_ == look.hover)


def _button(id_: str, box: Box, plan: Plan, prize: Prize, *, lit: bool) -> Iterator[Piece]:
    key, form = f"pick.{id_}", _FORM.on(plan)
    yield fills(key, "ui/button.green.up", box, 502)
    if lit:
        yield fills(f"{key}.lit", "ui/focus", box, 503)
    (left, low, high), (right, under, side) = form.prize, form.worth
    yield Piece(f"{key}.prize", prize_art(prize), box.cx - left, box.y + low, h=high, depth=503)
    worth = PRIZES[prize]
    yield STAR.round(f"{key}.worth", worth, box.cx + right, box.y + under, side, depth=503)
    if form.name:
        room = box._replace(y=box.bottom - form.name - 8, h=form.name).inset(10, 0)
        yield _NAME.within(f"{key}.name", prize_word(prize), room, _LINE, 2, depth=504)
