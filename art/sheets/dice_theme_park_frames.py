"""Sprites of the fair's grounds, panels, plates, tracks and signs."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from art.identity import PLAYERS
from art.kit import texture
from art.kit.sprite import Pad, Sprite, painted, vector
from art.kit.svg import Doc, box
from art.props import funfair_frames as frames
from art.props import funfair_graph as graph
from art.props import funfair_tiles as tiles
from art.scenes import funfair, room

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

__all__ = ["sheet"]

HOUSE = "dice_theme_park"
THROWN: Pad = (16, 12, 22, 30)


def sheet() -> Iterator[Sprite]:
    yield from _grounds()
    yield from _panels()
    yield from _signs()
    yield from _lines()


def _one(
    name: str,
    size: tuple[float, float],
    draw: Callable[[Doc], str],
    *,
    pad: Pad = (2, 2, 2, 2),
    nine: Pad | None = None,
    unit: float = 1,
    anchor: tuple[float, float] = (0.5, 0.5),
    centred: bool = False,
) -> Sprite:
    origin = (-size[0] / 2, -size[1] / 2) if centred else (0.0, 0.0)
    return vector(
        f"{HOUSE}/{name}",
        size,
        draw,
        pad=pad,
        nine=nine,
        unit=unit,
        anchor=anchor,
        origin=origin,
        house=HOUSE,
        quality=86,
    )


def _grounds() -> Iterator[Sprite]:
    yield vector(f"{HOUSE}/bg", (1920, 1080), funfair.sky, house=HOUSE, quality=80, opaque=True)
    yield painted(
        f"{HOUSE}/ground",
        funfair.GROUND,
        funfair.ground,
        recipe=(funfair, room, texture),
        pad=room.MAT_PAD,
        house=HOUSE,
        quality=80,
    )
    wide, high = 4 * 1.5 * tiles.R + 2 * tiles.R, 5 * 2 * tiles.HIGH
    yield vector(
        f"{HOUSE}/plot",
        (wide, high),
        funfair.plot,
        origin=(-wide / 2, -7 * tiles.HIGH),
        anchor=(0.5, 0.7),
        pad=(26, 24, 28, 34),
        unit=1.1,
        house=HOUSE,
        quality=66,
    )
    for side in ("left", "right"):
        hung = partial(funfair.flags, left=side == "left")
        yield _one(f"bunting.{side}", (340, 74), hung, pad=(10, 8, 10, 24))
    yield _one("lights", (440, 80), funfair.bulbs, pad=(24, 20, 24, 30))
    yield _one("station", (300, 112), funfair.station, pad=(4, 12, 4, 8), anchor=(0.5, 0))


def _panels() -> Iterator[Sprite]:
    for colour in ("blue", "green", "yellow", "grey", "none"):
        plate = partial(_plate, colour=colour)
        yield _one(f"plate.name.{colour}", (120, 31), plate, nine=(16, 14, 16, 14), unit=1.15)
    yield _one(
        "plate.req", (120, 51), partial(tiles.plate, w=120, h=50), nine=(20, 18, 20, 20), unit=1.1
    )
    corners: Pad = (32, 32, 32, 36)
    yield _one(
        "panel.night", (200, 140), partial(frames.night, w=200, h=140), pad=THROWN, nine=corners
    )
    yield _one("meadow", (160, 160), partial(frames.meadow, w=160, h=160), nine=(30, 30, 30, 30))
    yield _one("bar.night", (140, 84), _bar, nine=(34, 34, 34, 34))
    for player, seat in PLAYERS.items():
        edge = "#7A5A68" if player == "truffle" else seat.colour
        framed = partial(frames.night, w=200, h=140, edge=edge, width=6)
        yield _one(f"panel.{player}", (200, 140), framed, pad=THROWN, nine=corners)
        strip = partial(frames.seat, player=player, w=260, h=104)
        yield _one(f"seat.{player}", (260, 104), strip, pad=THROWN, nine=(108, 40, 34, 44))
        flag = partial(frames.order_flag, player=player)
        yield _one(f"order.{player}", (64, 72), flag, anchor=(0.2, 0.95))
        yield _one(
            f"pin.{player}", (48, 62), partial(frames.pin, player=player), anchor=(0.5, 0.97)
        )


def _plate(_doc: Doc, colour: str) -> str:
    return frames.name_plate(colour)


def _bar(_doc: Doc) -> str:
    return frames.strip(140, 84)


def _signs() -> Iterator[Sprite]:
    yield _one("round.track", (160, 66), _round_track, nine=(34, 31, 34, 31))
    for kind in frames.ROUNDS:
        yield _one(
            f"round.{kind}",
            (64, 64),
            partial(frames.round_dot, kind=kind),
            centred=True,
        )
    for state in ("todo", "now", "done"):
        chip = partial(frames.phase, state=state)
        yield _one(f"phase.{state}", (112, 58), chip, nine=(22, 28, 22, 28))
    yield _one("track", (140, 84), _bar, nine=(34, 34, 34, 34))
    for kind in ("", "five", "ten"):
        cell = partial(_cell, kind=kind)
        name = "track.cell" + (f".{kind}" if kind else "")
        yield _one(name, (34, 46), cell, nine=(9, 12, 9, 10))
    for name, is_open in (("gate.open", True), ("gate.closed", False)):
        yield _one(name, (180, 150), partial(frames.gate, is_open=is_open), pad=(4, 4, 4, 4))
    for name, gold in (("tag", False), ("tag.gold", True)):
        yield _one(
            name,
            (108, 70),
            partial(frames.bubble, gold=gold),
            pad=(6, 4, 8, 12),
            nine=(24, 20, 24, 28),
            anchor=(0.5, 0.97),
        )
    yield _one(
        "gain",
        (190, 66),
        partial(frames.pill, w=190, h=66),
        pad=(10, 8, 14, 22),
        nine=(40, 32, 40, 32),
    )


def _lines() -> Iterator[Sprite]:
    for player in (*PLAYERS, "target"):
        line = partial(_stroke, player=player)
        yield _one(f"graph.line.{player}", graph.STROKE, line, pad=(0, 0, 0, 0))
    for player in PLAYERS:
        side = (graph.POINT, graph.POINT)
        dot = partial(_point, player=player)
        yield _one(f"graph.point.{player}", side, dot, centred=True)
    yield _one("graph.grid", graph.GRID, _grid, pad=(0, 0, 0, 0))


def _stroke(_doc: Doc, player: str) -> str:
    return graph.stroke(player)


def _point(_doc: Doc, player: str) -> str:
    return graph.point(player)


def _grid(_doc: Doc) -> str:
    return graph.grid()


def _round_track(_doc: Doc) -> str:
    return box(1.5, 1.5, 157, 63, 31.5, "#1B1430", "#F3CE6B", 3, 'opacity=".94"')


def _cell(_doc: Doc, kind: str) -> str:
    return frames.track_cell(kind)
