"""What a click would bring, from what everybody sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.molly.content.components import colour_of
from game.games.molly.content.garden import CELLS, LINES
from game.games.molly.content.words import Kind, Phase, kind_of, lines_among, place_of

if TYPE_CHECKING:
    from game.games.molly.content.components import Colour, Mole, Shown
    from game.games.molly.content.garden import Cell, Line
    from game.games.molly.seen.view import MollySeen

__all__ = ["brings_token", "held", "line_cell", "made", "shows", "tops"]


def shows(seen: MollySeen, cell: Cell) -> Shown:
    if cell == seen.dog:
        return "dog"
    top = seen.tops[cell]
    if not top.thick:
        return ""
    return colour_of(top.card) if top.card else "project"


def tops(seen: MollySeen) -> list[Shown]:
    return [shows(seen, cell) for cell in CELLS]


def held(seen: MollySeen, path: tuple[str, ...]) -> Mole | None:
    """The card that is about to be played."""
    if path and kind_of(path[0]) is Kind.DISPLAY:
        return seen.display[place_of(path[0])]
    return seen.drawn[0] if seen.drawn and seen.phase is Phase.PLACE_BLIND else None


def made(shown: list[Shown], colour: Colour, cell: Cell) -> list[tuple[Cell, Cell, Cell]]:
    """The lines of three a card of this colour would make there."""
    return [
        line
        for line in LINES
        if cell in line and all(shown[other] == colour for other in line if other != cell)
    ]


def brings_token(seen: MollySeen) -> bool:
    """Whether an empty space earns a token: from the supply, to which what is paid returns first,
    or out of somebody else's pocket (p. 8)."""
    others = any(count for seat, count in enumerate(seen.tokens) if seat != seen.active)
    return seen.supply + seen.spent > 0 or others


def line_cell(offered: tuple[str, ...], line: Line) -> Cell | None:
    """A cell that is in this line alone: where the line is pointed at."""
    others = {cell for each in lines_among(offered) if each != line for cell in LINES[each]}
    alone = [cell for cell in LINES[line] if cell not in others]
    return alone[0] if alone else None
