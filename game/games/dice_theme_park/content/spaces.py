"""The shape of a park: eighteen hexes, flat side up, the Park Entrance at the bottom."""

from __future__ import annotations

from typing import NewType, TypeGuard

__all__ = [
    "AXIAL",
    "CELLS",
    "ENTRANCE_CELL",
    "FIRST_CELLS",
    "NEAR",
    "STARTER_CELLS",
    "Cell",
    "CellId",
    "cell_id",
    "cell_of",
    "cells",
    "is_cell",
]

Cell = NewType("Cell", int)
"""A space of a park, by number."""
CellId = NewType("CellId", str)
"""How answers name it: by its axial coordinates from the Park Entrance."""

AXIAL: tuple[tuple[int, int], ...] = (
    (-2, -1),
    (-2, 0),
    (-2, 1),
    (-1, -2),
    (-1, -1),
    (-1, 0),
    (-1, 1),
    (0, -3),
    (0, -2),
    (0, -1),
    (0, 0),
    (1, -3),
    (1, -2),
    (1, -1),
    (1, 0),
    (2, -3),
    (2, -2),
    (2, -1),
)
"""By number of a space, its place from the Park Entrance."""
_AROUND = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))

CELLS: tuple[CellId, ...] = tuple(CellId(f"{q},{r}") for q, r in AXIAL)
_NUMBER: dict[str, Cell] = {cell: Cell(number) for number, cell in enumerate(CELLS)}

NEAR: tuple[tuple[Cell, ...], ...] = tuple(
    tuple(Cell(AXIAL.index((q + dq, r + dr))) for dq, dr in _AROUND if (q + dq, r + dr) in AXIAL)
    for q, r in AXIAL
)
"""By number of a space, the spaces beside it."""

ENTRANCE_CELL = _NUMBER["0,0"]
STARTER_CELLS = (_NUMBER["-1,0"], _NUMBER["0,-1"], _NUMBER["1,-1"])
FIRST_CELLS = (_NUMBER["-1,1"], _NUMBER["1,0"], _NUMBER["-1,-1"], _NUMBER["1,-2"])
"""Where the attraction chosen in setup may stand (p. 5)."""


def cells() -> tuple[Cell, ...]:
    return tuple(_NUMBER.values())


def cell_id(cell: Cell) -> CellId:
    return CELLS[cell]


def cell_of(word: str) -> Cell:
    return _NUMBER[word]


def is_cell(word: str) -> TypeGuard[CellId]:
    return word in _NUMBER
