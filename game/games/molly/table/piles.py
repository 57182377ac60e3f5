"""The nine spaces: piles as thick as they vaguely look, what lies on top, what may go where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.molly.content.components import colour_of
from game.games.molly.content.garden import CELLS, LINES, thirds
from game.games.molly.content.words import (
    Kind,
    Phase,
    cell_of,
    cells_among,
    kind_of,
    lines_among,
    place_of,
)
from game.games.molly.table import answers, keys, pages
from game.games.molly.table.arts import BACK, back_art, mole_art
from game.games.molly.table.places import CARD
from game.stage.kit.rows import Sized
from game.stage.kit.signs import chip
from game.stage.kit.slots import Laid, Spot, Written, point
from game.stage.kit.writing import AWARD
from game.stage.piece import Piece, Words
from game.stage.said import Said
from game.stage.theme import INK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.molly.content.components import Mole
    from game.games.molly.content.garden import Cell, Line, thirds
    from game.games.molly.rules.piles import Top
    from game.games.molly.seen.view import MollySeen
    from game.games.molly.table.places import Plan
    from game.stage.look import Look
    from game.stage.piece import Answer

__all__ = ["RISE", "held", "line_cell", "piles"]

_NUMBER = Sized((58, 54), (88, 84))
"""Which of the piles that may be taken one is."""
_DOG = Laid(Spot(8, 90), depth=60, idle="breathe")
_OF_THREE = Written(AWARD, Spot(0, 4), 44, 320, depth=90)
_BONUS = Laid(Spot(30), h=84, depth=71)


def held(seen: MollySeen, path: tuple[str, ...]) -> Mole | None:
    """The card that is about to be played."""
    if path and kind_of(path[0]) is Kind.DISPLAY:
        return seen.display[place_of(path[0])]
    return seen.drawn[0] if seen.drawn and seen.phase is Phase.PLACE_BLIND else None


def line_cell(offered: tuple[str, ...], line: Line) -> Cell | None:
    """A cell that is in this line alone: where the line is pointed at."""
    others = {cell for each in lines_among(offered) if each != line for cell in LINES[each]}
    alone = [cell for cell in LINES[line] if cell not in others]
    return alone[0] if alone else None


RISE = (0.0, 4.0, 12.0, 20.0)
"""How far a pile's top lies above the soil, by its thickness."""
_EDGES = ("", "molly/pile.thin", "molly/pile.mid", "molly/pile.thick")
_TILT = (0.8, -1.1, 1.4, -0.6, 0.5, -1.3, 1.0, -0.9, 0.6)
_DIM = 0.55


def tilt(cell: Cell) -> float:
    """Nobody lays cards quite straight."""
    return _TILT[cell]


def top_art(top: Top) -> str:
    return mole_art(top.card) if top.card else back_art(top.back)


def top_piece(plan: Plan, cell: Cell, top: Top, answer: Answer | None) -> Piece:
    x, y = plan.cell(cell)
    return Piece(
        keys.top(cell), BACK, x, y - RISE[top.thick], face=top_art(top), turn=tilt(cell),
        depth=20 + cell, answer=answer, page=pages.PILE,
    )  # fmt: skip


def piles(plan: Plan, seen: MollySeen, look: Look) -> Iterator[Piece]:
    marks = _Marks(seen, look)
    for cell in CELLS:
        x, y = plan.cell(cell)
        answer = answers.of_cell(seen, look, cell, plan.spot(cell))
        yield Piece(f"hole.{cell}", "molly/empty", x, y, depth=-12, answer=answer)
        if cell == seen.dog:
            continue
        top = seen.tops[cell]
        if top.thick:
            yield Piece(
                keys.pile(cell), _EDGES[top.thick], x, y - RISE[top.thick] + 2, depth=10 + cell / 10
            )  # fmt: skip
            yield top_piece(plan, cell, top, answer)
        yield from marks.of(plan, cell)
    if seen.dog >= 0:
        yield dog(plan, seen.dog, look)


def dog(plan: Plan, cell: Cell, look: Look) -> Piece:
    x, y = plan.cell(cell)
    art = "molly/dog.crouch" if look.path[:1] == (Kind.HUNT,) else "molly/dog.dig"
    return _DOG(keys.DOG, art, point(x, y), page=pages.DOG)


class _Marks:
    """Corner brackets, no-entry signs, rings: what a click may do, before it is made."""

    def __init__(self, seen: MollySeen, look: Look) -> None:
        self.seen, self.look = seen, look
        self.shown = seen.shown
        card = held(seen, look.path)
        self.colour = colour_of(card) if card else None
        self.open = set(cells_among(look.offered))
        self.pointed = cell_of(look.hover) if kind_of(look.hover) is Kind.CELL else None
        self.lines = lines_among(look.offered)
        self.earns = seen.brings_token
        self.taking = seen.phase is Phase.TAKE_SET and bool(look.offered or look.path)
        self.rung = self._rung()

    def _rung(self) -> set[Cell]:
        """The spaces of the line a click would make, or of the line that is chosen."""
        look = self.look
        if self.taking:
            meant = lines_among((*look.path, look.hover))
            if meant:
                return set(LINES[meant[0]])
            return set() if self.lines else self.open | set(cells_among(look.path))
        if self.colour and self.pointed is not None and self.pointed in self.open:
            lines = thirds(self.shown, self.colour, self.pointed)
            return {cell for line in lines for cell in LINES[line]}
        return set(cells_among(look.path))

    def aside(self, cell: Cell) -> bool:
        """While a set is looked at, what is not part of it steps back into the dark."""
        if not self.taking:
            return False
        bright = set(self.open) | self.rung
        for line in self.lines:
            bright |= set(LINES[line])
        return cell not in bright

    def of(self, plan: Plan, cell: Cell) -> Iterator[Piece]:
        x, y = plan.cell(cell)
        high = y - RISE[self.seen.tops[cell].thick]
        wide, tall = CARD[0] + 20, CARD[1] + 20
        if self.aside(cell):
            size = (CARD[0] + 2, CARD[1] + 2)
            yield Piece(f"shade.{cell}", "ui/chip.dark", x, high, *size, depth=68, alpha=_DIM)
        if cell in self.rung:
            yield Piece(f"ring.{cell}", "ui/focus", x, high, wide, tall, depth=70)
        elif cell in self.open:
            yield Piece(f"mark.{cell}", "molly/corner", x, high, wide, tall, depth=70)
        if self.colour and self.shown[cell] == self.colour and self.open:
            at = (x + CARD[0] / 2 - 14, high - CARD[1] / 2 + 16)
            yield Piece(f"no.{cell}", "molly/noentry", *at, h=50, depth=72)
        if self.colour and cell in self.open and not self.shown[cell] and self.earns:
            yield from bonus(cell, x, y)
        if self.taking and not self.lines and cell in self.open:
            yield self._number(cell, x, high)
        if self.colour and cell == self.pointed and thirds(self.shown, self.colour, cell):
            yield _OF_THREE("set-of-three", Said("set-of-three"), point(x, high + CARD[1] / 2))

    def _number(self, cell: Cell, x: float, y: float) -> Piece:
        number = sorted(self.open).index(cell) + 1
        size = _NUMBER.on(self.look.frame)
        return chip(f"count.{cell}", "cream", number, x, y + CARD[1] / 2 - 6, *size, depth=74)


def bonus(cell: Cell, x: float, y: float) -> Iterator[Piece]:
    """What an empty space brings to whoever plays into it."""
    words = Words("+1", 54, "title", "#FFF6DC", INK, rim=5, steady=True, dx=-46)
    yield Piece(keys.bonus(cell), x=x, y=y, depth=71, text=words)
    yield _BONUS(keys.token_bonus(cell), "molly/token", point(x, y))
