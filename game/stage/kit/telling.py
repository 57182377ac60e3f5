"""What happened, in words and in numbers: lines of the log, rows of the statistics."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from game.stage.said import Said
from game.stage.table import Line, Row

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from game.stage.look import Look

__all__ = ["of_seat", "row", "rows", "weighed"]

N = TypeVar("N", bound=str)


def of_seat(key: str, seat: int, look: Look, **more: str | int | Said) -> Line:
    """A line about what a seat did, which is told its `$name`."""
    return Line(Said(key, {"name": look.faces[seat].name, **more}), seat)


def weighed(
    line: Line,
    weight: int,
    *,
    hits: tuple[int, ...] = (),
    gain: int = 0,
    art: str = "",
    points: tuple[str, ...] = (),
) -> Line:
    """The same line, which also tells whoever waited meanwhile."""
    return replace(line, weight=weight, hits=hits, gain=gain, art=art, points=points)


def row(key: str, values: Sequence[int]) -> Row:
    """A number for each seat."""
    return Row(Said(key), tuple(map(str, values)))


def rows(count: Mapping[N, Sequence[int]]) -> tuple[Row, ...]:
    """What was counted under each of these names, in this order: `stat-NAME`."""
    return tuple(row(f"stat-{name}", values) for name, values in count.items())
