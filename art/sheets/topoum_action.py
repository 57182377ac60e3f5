"""Sprites of what happens in Topoum: effects, vehicles, what flies."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from art.identity import PLAYERS
from art.kit.sprite import Sprite, vector
from art.props import topoum_effects as fx
from art.props import topoum_vehicles
from art.props.topoum_marks import STEPS
from art.sheets.topoum_places import HOUSE, QUALITY, field

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from art.kit.svg import Doc

__all__ = ["sheet"]


def _small(name: str, draw: Callable[[Doc], str], reach: tuple[float, float]) -> Sprite:
    return field(name, draw, -reach[0], -reach[1], reach[0], reach[1])


def sheet() -> Iterator[Sprite]:
    for stage in (1, 2, 3):
        yield _small(f"blast.{stage}", partial(fx.blast, stage=stage), (156, 152))
        yield _small(f"puff.{stage}", partial(fx.puff, stage=stage), (78, 60))
        yield _small(f"dirt.{stage}", partial(fx.dirt, stage=stage), (90, 84))
        yield _small(f"rubble.{stage}", partial(fx.rubble, kind=stage), (42, 46))
    yield _small("muzzle", fx.muzzle, (86, 54))
    yield _small("crack", fx.crack, (98, 86))
    yield _small("stone", fx.stone, (38, 38))
    yield _small("shell", fx.shell, (86, 42))
    yield _small("bomb", fx.bomb, (80, 82))
    yield _small("pea", fx.pea, (86, 34))
    yield _small("panic", fx.panic, (72, 54))
    yield _small("tread", fx.tread, (100, 16))
    yield _small("splash", fx.splash, (98, 100))
    yield _small("clash", fx.clash, (68, 62))
    yield _small("cross.out", fx.cross_out, (44, 42))
    for way, (dx, dy) in STEPS.items():
        reach = abs(dx) * 0.45 + 44, dy * 0.45 + 44
        yield _small(f"slide.{way}", partial(fx.slide, way=way), reach)
    yield field("boot", fx.boot, -90, -230, 166, 106)
    yield vector(
        "topoum/shout",
        (440, 130),
        fx.shout,
        origin=(-220, -95),
        pad=(10, 10, 10, 30),
        house=HOUSE,
        quality=QUALITY,
    )
    for player in PLAYERS:
        for way, left in (("right", False), ("left", True)):
            ride = partial(topoum_vehicles.bike, player=player, left=left)
            x1, x2 = (-138, 154) if left else (-154, 138)
            yield field(f"bike.{player}.{way}", ride, x1, -150, x2, 88)
        chute = partial(topoum_vehicles.chute, player=player)
        yield field(f"chute.{player}", chute, -122, -258, 122, 54)
        dig = partial(topoum_vehicles.digger, player=player)
        yield field(f"digger.{player}", dig, -116, -124, 116, 72)
        marker = partial(topoum_vehicles.badge, player=player)
        yield vector(
            f"topoum/marker.{player}",
            (100, 108),
            marker,
            unit=0.54,
            anchor=(0.5, 0.46),
            house=HOUSE,
            quality=QUALITY,
        )
