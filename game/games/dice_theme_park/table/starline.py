"""The graph of stars, round by round: each seat's line with its own dashes."""

from __future__ import annotations

import itertools
from math import atan2, degrees, hypot
from typing import TYPE_CHECKING

from game.games.dice_theme_park.table.arts import art
from game.games.dice_theme_park.table.bits import line, panel
from game.stage.box import Box
from game.stage.graph import graph
from game.stage.piece import Piece
from game.stage.said import Said
from game.stage.strokes import DASHES, dashed
from game.stage.theme import CREAM

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.games.dice_theme_park.seen.view import ThemeParkSeen
    from game.games.dice_theme_park.table.story import Story
    from game.stage.graph import Graph
    from game.stage.look import Look

__all__ = ["grows", "starline", "starline_room"]

_THICK = 13.0
_INK = "#C9D4F8"


_STILL = ("graph.grid.", "graph.mark.", "graph.round.")


def grows(key: str) -> bool:
    """Whether a piece with this key belongs to the lines; the rest is the paper they are on."""
    return key.startswith("graph.") and not key.startswith(_STILL)


def starline_room(box: Box) -> Box:
    """Where the lines run."""
    return Box(box.x + 84, box.y + 34, box.w - 84 - 156, box.h - 34 - 64)


def starline(seen: ThemeParkSeen, look: Look, told: Story, box: Box) -> Iterator[Piece]:
    yield panel("graph", box, depth=-8)
    room = starline_room(box)
    rows: list[Sequence[int]] = [[0] * look.seats, *told.totals.values()]
    shares = [0.0, *(number / seen.rounds for number in told.totals)]
    scale = graph([*rows, [seen.target]]) if seen.solo else graph(rows)
    yield from _grid(seen, room, scale)
    if seen.solo:
        high = room.bottom - room.h * scale.up(seen.target)
        yield from _dashes("target", "target", (room.x, high), (room.right, high), DASHES[2], 0.4)
        yield line(
            "graph.target", str(seen.target), room.right + 68, high, 38, 90, font="title",
            colour="#FF9AA6", steady=True,
        )  # fmt: skip
    for seat, face in enumerate(look.faces):
        places = [
            (room.x + room.w * share, room.bottom - room.h * scale.up(row[seat]))
            for share, row in zip(shares, rows, strict=True)
        ]
        for at, (start, end) in enumerate(itertools.pairwise(places)):
            pattern = DASHES[seat % len(DASHES)]
            yield from _dashes(f"{seat}.{at}", face.colour, start, end, pattern, 1 + seat / 10)
        for at, (x, y) in enumerate(places[1:]):
            name = art(f"graph.point.{face.colour}")
            yield Piece(f"graph.{seat}.point.{at}", name, x, y, depth=2 + seat / 10)
    yield from _ends(seen, look, room, scale)


def _grid(seen: ThemeParkSeen, room: Box, scale: Graph) -> Iterator[Piece]:
    for mark in scale.marks:
        y = room.bottom - room.h * scale.up(mark)
        yield Piece(f"graph.grid.{mark}", art("graph.grid"), room.cx, y, room.w, 3, depth=-4)
        yield line(
            f"graph.mark.{mark}", str(mark), room.x - 18, y, 28, 60, align="right", colour=_INK,
            steady=True,
        )  # fmt: skip
    for number in range(1, seen.rounds + 1):
        x = room.x + room.w * number / seen.rounds
        words = Said("round", {"round": number}) if number == 1 else str(number)
        yield line(
            f"graph.round.{number}", words, x, room.bottom + 36, 28, 150, align="center",
            colour=_INK,
        )  # fmt: skip


def _dashes(
    key: str, colour: str, start: tuple[float, float], end: tuple[float, float],
    pattern: Sequence[float], depth: float,
) -> Iterator[Piece]:  # fmt: skip
    turn = degrees(atan2(end[1] - start[1], end[0] - start[0]))
    for at, (a, b) in enumerate(dashed(start, end, pattern)):
        far = hypot(b[0] - a[0], b[1] - a[1])
        if far < 1:
            continue
        yield Piece(
            f"graph.line.{key}.{at}", art(f"graph.line.{colour}"), (a[0] + b[0]) / 2,
            (a[1] + b[1]) / 2, round(far), _THICK, turn=turn, depth=depth,
        )  # fmt: skip


def _ends(seen: ThemeParkSeen, look: Look, room: Box, scale: Graph) -> Iterator[Piece]:
    """Badges and sums at the ends of the lines, kept off each other."""
    ends = sorted(
        (room.bottom - room.h * scale.up(plot.stars), seat) for seat, plot in enumerate(seen.parks)
    )
    pitch = 46.0
    at = [y for y, _ in ends]
    for number in range(1, len(at)):
        at[number] = max(at[number], at[number - 1] + pitch)
    over = max(0.0, at[-1] - room.bottom)
    for y, (end, seat) in zip(at, ends, strict=True):
        x, high = room.right + 44, y - over
        face = look.faces[seat]
        yield from _dashes(
            f"end.{seat}", face.colour, (room.right, end), (x - 14, high), DASHES[0], 0.6
        )
        yield Piece(f"graph.{seat}.badge", f"badge/{face.colour}", x, high, h=42, depth=4)
        yield line(
            f"graph.{seat}.stars", str(seen.parks[seat].stars), x + 28, high, 38, 84, font="title",
            colour=CREAM, steady=True,
        )  # fmt: skip
