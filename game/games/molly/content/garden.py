"""Where cards lie: the nine spaces of the garden, the lines through them, the display.

Rules count spaces, lines and places from 0; at the table and in what is told they are numbered
from 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NewType

__all__ = [
    "CELLS",
    "CENTRE",
    "LINES",
    "LINES_AT",
    "NEIGHBOURS",
    "NOWHERE",
    "NO_NUMBER",
    "PLACES",
    "TOUCHING",
    "Cell",
    "CellNumber",
    "Line",
    "LineNumber",
    "Place",
    "PlaceNumber",
    "cell_number",
    "line_number",
    "numbered_cell",
    "numbered_place",
    "place_number",
    "thirds",
]

Cell = NewType("Cell", int)
"""A space of the garden, in reading order."""
CellNumber = NewType("CellNumber", int)
Line = NewType("Line", int)
LineNumber = NewType("LineNumber", int)
Place = NewType("Place", int)
"""One of the two of the display."""
PlaceNumber = NewType("PlaceNumber", int)

CELLS: tuple[Cell, ...] = tuple(Cell(cell) for cell in range(9))
CENTRE = Cell(4)
NOWHERE = Cell(-1)
NO_NUMBER = CellNumber(0)
PLACES: tuple[Place, ...] = (Place(0), Place(1))

_ROWS = (
    (0, 1, 2),
    (3, 4, 5),
    (6, 7, 8),
    (0, 3, 6),
    (1, 4, 7),
    (2, 5, 8),
    (0, 4, 8),
    (2, 4, 6),
)
LINES: tuple[tuple[Cell, Cell, Cell], ...] = tuple((Cell(a), Cell(b), Cell(c)) for a, b, c in _ROWS)
"""By line, its three cells."""
LINES_AT: tuple[tuple[tuple[Line, Cell, Cell], ...], ...] = tuple(
    tuple(
        (Line(index), others[0], others[1])
        for index, line in enumerate(LINES)
        if cell in line
        for others in ([each for each in line if each != cell],)
    )
    for cell in CELLS
)
"""By cell, each line through it and its two other cells."""


def _near(diagonal: bool) -> tuple[tuple[Cell, ...], ...]:
    found = []
    for cell in CELLS:
        row, column = divmod(cell, 3)
        found.append(
            tuple(
                other
                for other in CELLS
                for r, c in (divmod(other, 3),)
                if other != cell
                and abs(r - row) <= 1
                and abs(c - column) <= 1
                and (diagonal or abs(r - row) + abs(c - column) == 1)
            )
        )
    return tuple(found)


NEIGHBOURS = _near(diagonal=False)
"""By cell, the cells beside it."""
TOUCHING = _near(diagonal=True)
"""By cell, the cells around it, corners too."""


def thirds(shown: Sequence[str], colour: str, cell: Cell) -> list[Line]:
    """The lines in which a card of this colour would be the third there."""
    return [line for line, a, b in LINES_AT[cell] if shown[a] == shown[b] == colour]


def cell_number(cell: Cell) -> CellNumber:
    return CellNumber(cell + 1)


def numbered_cell(number: CellNumber) -> Cell:
    return Cell(number - 1)


def line_number(line: Line) -> LineNumber:
    return LineNumber(line + 1)


def place_number(place: Place) -> PlaceNumber:
    return PlaceNumber(place + 1)


def numbered_place(number: PlaceNumber) -> Place:
    return Place(number - 1)
