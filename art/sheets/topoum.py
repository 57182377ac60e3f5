"""Sprites of Topoum: the field, its armies, cards and effects. Everything of the field is drawn
for a hex of radius 84 and hung up at the middle of its hex."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from art.identity import PLAYERS
from art.kit import texture
from art.kit.sprite import Sprite, painted, vector
from art.parts import portrait
from art.parts.drill import DRILL
from art.props import topoum_army, topoum_ground, topoum_marks, topoum_obstacles
from art.scenes import battlefield, room
from art.sheets import topoum_action, topoum_cards
from art.sheets.topoum_places import HOUSE, QUALITY, field
from art.topoum_cast import CROSS, soldier

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from art.kit.svg import Doc

__all__ = ["sheet"]


def sheet() -> Iterator[Sprite]:
    yield from _board()
    yield from _ground()
    yield from _obstacles()
    yield from _moles()
    yield from _marks()
    yield from topoum_action.sheet()
    yield from topoum_cards.sheet()


def _board() -> Iterator[Sprite]:
    dark = partial(room.table, dark=True)
    yield painted(
        "topoum/bg",
        (1920, 1080),
        dark,
        recipe=(room, texture),
        house=HOUSE,
        quality=84,
        opaque=True,
    )
    yield painted(
        "topoum/mat",
        battlefield.MAP,
        battlefield.map_table,
        recipe=(battlefield, texture),
        pad=battlefield.MAP_PAD,
        house=HOUSE,
        quality=82,
    )


def _obstacles() -> Iterator[Sprite]:
    for kind, draw in topoum_obstacles.OVERLAYS.items():
        top = -124 if kind in {"gas", "turnip", "dynamite"} else -94
        yield field(f"over.{kind}", draw, -108, top, 112, 106)
    for kind in topoum_obstacles.LONE:
        lone = partial(topoum_obstacles.lone, kind=kind)
        yield field(f"tile.{kind}", lone, -108, -124 if kind == "gas" else -94, 116, 126)
    for value in (1, 2, 3, 4):
        opened = partial(topoum_obstacles.open_crate, value=value)
        yield field(f"over.crate.{value}", opened, -96, -124, 104, 90)


def _marks() -> Iterator[Sprite]:
    edge = (-116, -108, 116, 108)
    for name, crossed in (("space", False), ("space.x", True)):
        yield field(name, partial(topoum_marks.space, crossed=crossed), -104, -94, 104, 94)
    yield field("pit", topoum_marks.pit, -112, -96, 112, 96)
    for kind in ("gold", "hot", "red", "cut", "pick"):
        yield field(f"target.{kind}", partial(topoum_marks.target, kind=kind), -132, -122, 132, 122)
    yield field("bracket", topoum_marks.bracket, -128, -116, 128, 116)
    yield field("ghost.tile", topoum_marks.ghost_tile, *edge)
    for player in PLAYERS:
        draw = partial(topoum_marks.ghost_tile, player=player)
        yield field(f"ghost.tile.{player}", draw, *edge)
    for kind in ("new", "old", "plan"):
        for way, (dx, dy) in topoum_marks.STEPS.items():
            draw = partial(topoum_marks.sight, kind=kind, way=way)
            x, y = abs(dx) / 2 + 26, dy / 2 + 26
            yield field(f"sight.{kind}.{way}", draw, -x, -y, x, y)
    yield field("sight.end", topoum_marks.eye, -42, -38, 44, 46)
    for kind in topoum_marks.PILLS:
        draw = partial(topoum_marks.pill, w=96, h=60, kind=kind)
        yield vector(
            f"topoum/badge.{kind}",
            (96, 60),
            draw,
            pad=(8, 6, 12, 18),
            nine=(30, 28, 30, 28),
            house=HOUSE,
        )


def _ground() -> Iterator[Sprite]:
    edge = (-108, -94, 116, 126)
    for kind in topoum_ground.KINDS:
        for name, low in (("neutral", False), ("neutral.low", True)):
            draw = partial(topoum_ground.neutral, kind=kind, low=low)
            yield field(f"{name}.{kind}", draw, *edge)
    yield field("tile.plain", topoum_ground.plain, *edge)
    for player in PLAYERS:
        yield field(f"stud.{player}", partial(topoum_ground.stud, player=player), -4, -4, 92, 66)
        for name, held in (("", False), (".held", True)):
            draw = partial(topoum_ground.barracks, player=player, held=held)
            yield field(f"barracks.{player}{name}", draw, -108, -108, 116, 126)


def _moles() -> Iterator[Sprite]:
    for player in PLAYERS:
        for pose in DRILL:
            draw = partial(topoum_army.standing, player=player, pose=pose)
            yield field(f"mole.{player}.{pose}", draw, -104, -140, 104, 80)
        yield field(
            f"mole.{player}.ghost", partial(topoum_army.ghost, player=player), -92, -140, 96, 60
        )
        blink = partial(topoum_army.standing, player=player, pose="stand", mood="joy")
        yield field(f"mole.{player}.blink", blink, -104, -140, 104, 80)
        behind = partial(topoum_army.caught, who=soldier(player, "sad", feet=False))
        yield _small(f"head.{player}.caught", behind)
        for name, gone in (("", False), (".gone", True)):
            draw = partial(topoum_army.head, who=soldier(player, feet=False), gone=gone)
            yield _small(f"head.{player}{name}", draw)
    yield from _portraits()
    yield _small("head.cross", partial(topoum_army.head, who=CROSS))
    yield field("cross.stand", partial(topoum_army.cross, guarding=False), -92, -104, 92, 80)
    yield field("cross.guard", partial(topoum_army.cross, guarding=True), -26, -100, 122, 44)
    yield field("shelter", topoum_army.shelter, -112, -14, 112, 100)
    yield field("halo", topoum_army.halo, -104, -16, 104, 96)
    yield field("cage.back", partial(topoum_army.cage, front=False), -90, -124, 90, 80)
    yield field("cage.front", partial(topoum_army.cage, front=True), -90, -140, 90, 84)


def _portraits() -> Iterator[Sprite]:
    moods = {"idle": "happy", "happy": "joy", "sad": "sad"}
    for player, facts in PLAYERS.items():
        for name, mood in moods.items():
            who = soldier(player, mood, feet=False)
            draw = partial(portrait.portrait, colour=facts.colour, who=who)
            yield vector(
                f"topoum/portrait.{player}.{name}",
                (200, 200),
                draw,
                pad=(30, 72, 30, 30),
                unit=0.7,
                house=HOUSE,
                quality=QUALITY,
            )


def _small(name: str, draw: Callable[[Doc], str]) -> Sprite:
    return vector(
        f"topoum/{name}", (100, 112), draw, pad=(8, 8, 8, 0), unit=0.46, house=HOUSE, density=3
    )
