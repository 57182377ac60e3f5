"""The words Molly is played and saved in: ids of things, which answers are made of, and the names
of Steps. They are made and cut here alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from game.games.molly.content.components import COLOURS, SUPPLIES, Colour
from game.games.molly.content.garden import CELLS, LINES, PLACES, Cell, Line, Place

__all__ = [
    "Kind",
    "Phase",
    "cell_id",
    "cell_of",
    "cells_among",
    "cube_id",
    "cube_of",
    "kind_of",
    "line_id",
    "line_of",
    "lines_among",
    "place_id",
    "place_of",
    "seat_id",
    "seat_of",
]


class Kind(StrEnum):
    """What an id names."""

    CELL = "cell"
    DISPLAY = "display"
    LINE = "line"
    SEAT = "seat"
    CUBE = "cube"
    DECK = "deck"
    TAKE = "take"
    SWAP = "swap"
    HUNT = "hunt"
    SKIP = "skip"


class Phase(StrEnum):
    """What is to be done next: the kinds of Steps."""

    TURN = "turn"
    REFILL = "refill"
    ACT = "act"
    BLIND = "blind"
    PLACE_BLIND = "place-blind"
    GAIN_TOKEN = "gain-token"  # noqa: S105 - a piece of cardboard
    TAKE_SET = "take-set"
    DRAW_THREE = "draw-three"
    COVER_PROJECTS = "cover-projects"
    HAPPENINGS = "happenings"
    DRAW_CUBE = "draw-cube"
    FILL = "fill"
    PASS_CUBES = "pass-cubes"  # noqa: S105
    DISCARD_CUBE = "discard-cube"
    END_TURN = "end-turn"
    END_GAME = "end-game"


def cell_id(cell: Cell) -> str:
    """Cells are numbered 1 to 9 in reading order."""
    return f"cell.{cell + 1}"


def place_id(place: Place) -> str:
    return f"display.{place + 1}"


def line_id(line: Line) -> str:
    return f"line.{line + 1}"


def seat_id(seat: int) -> str:
    return f"seat.{seat}"


def cube_id(colour: Colour) -> str:
    return f"cube.{colour}"


_CELLS = {cell_id(cell): cell for cell in CELLS}
_PLACES = {place_id(place): place for place in PLACES}
_LINES = {line_id(line): line for line in map(Line, range(len(LINES)))}
_SEATS = {seat_id(seat): seat for seat in range(max(SUPPLIES))}
_CUBES = {cube_id(colour): colour for colour in COLOURS}
_KINDS = {
    **dict.fromkeys(_CELLS, Kind.CELL),
    **dict.fromkeys(_PLACES, Kind.DISPLAY),
    **dict.fromkeys(_LINES, Kind.LINE),
    **dict.fromkeys(_SEATS, Kind.SEAT),
    **dict.fromkeys(_CUBES, Kind.CUBE),
    **{kind.value: kind for kind in (Kind.DECK, Kind.TAKE, Kind.SWAP, Kind.HUNT, Kind.SKIP)},
}


def kind_of(id_: str) -> Kind | None:
    """What an id names; None for an id that is not Molly's own, or for none at all."""
    return _KINDS.get(id_)


def cell_of(id_: str) -> Cell:
    return _CELLS[id_]


def place_of(id_: str) -> Place:
    return _PLACES[id_]


def line_of(id_: str) -> Line:
    return _LINES[id_]


def seat_of(id_: str) -> int:
    return _SEATS[id_]


def cube_of(id_: str) -> Colour:
    return _CUBES[id_]


def cells_among(ids: Iterable[str]) -> tuple[Cell, ...]:
    """Those of the ids that name cells."""
    return tuple([_CELLS[id_] for id_ in ids if id_ in _CELLS])


def lines_among(ids: Iterable[str]) -> tuple[Line, ...]:
    return tuple([_LINES[id_] for id_ in ids if id_ in _LINES])
