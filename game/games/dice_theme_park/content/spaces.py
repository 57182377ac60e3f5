"""The shape of a park: eighteen hexes, flat side up, the Park Entrance at the bottom."""

from __future__ import annotations

__all__ = ["CELLS", "ENTRANCE_CELL", "FIRST_CELLS", "NEAR", "STARTER_CELLS", "cell_id", "cell_of"]

_SPACES: tuple[tuple[int, int], ...] = (
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
_AROUND = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))

CELLS: tuple[str, ...] = tuple(f"{q},{r}" for q, r in _SPACES)
"""By number, the id of each space: axial coordinates from the Park Entrance."""
_NUMBER = {cell: number for number, cell in enumerate(CELLS)}

NEAR: tuple[tuple[int, ...], ...] = tuple(
    tuple(_SPACES.index((q + dq, r + dr)) for dq, dr in _AROUND if (q + dq, r + dr) in _SPACES)
    for q, r in _SPACES
)
"""By number of a space, the spaces beside it."""

ENTRANCE_CELL = _NUMBER["0,0"]
STARTER_CELLS = (_NUMBER["-1,0"], _NUMBER["0,-1"], _NUMBER["1,-1"])
FIRST_CELLS = (_NUMBER["-1,1"], _NUMBER["1,0"], _NUMBER["-1,-1"], _NUMBER["1,-2"])
"""Where the attraction chosen in setup may stand (p. 5)."""


def cell_id(number: int) -> str:
    return CELLS[number]


def cell_of(word: str) -> int:
    return _NUMBER[word]
