"""Sprites of the fair's staff, and of the trains their guests come by."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from art.funfair_cast import STAFF
from art.identity import PLAYERS
from art.kit.sprite import Sprite, vector
from art.kit.svg import Doc
from art.props import funfair_mascots as mascots
from art.props import funfair_staff as staff
from art.props import funfair_trains as trains

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["sheet"]

HOUSE = "dice_theme_park"
CAST = (14.0, 10.0, 18.0, 26.0)


def sheet() -> Iterator[Sprite]:
    for name in STAFF:
        whole = partial(staff.card, name=name)
        yield vector(
            f"{HOUSE}/staff.{name}",
            (staff.W, staff.H),
            whole,
            pad=CAST,
            unit=0.5,
            house=HOUSE,
            quality=84,
        )
        small = partial(staff.portrait, name=name)
        yield vector(
            f"{HOUSE}/staff.{name}.small",
            (staff.W, staff.SMALL),
            small,
            pad=CAST,
            unit=0.36,
            house=HOUSE,
            quality=84,
        )
    for player in PLAYERS:
        yield vector(
            f"{HOUSE}/staff.back.{player}",
            (staff.W, staff.H),
            partial(staff.back, player=player),
            pad=CAST,
            unit=0.46,
            house=HOUSE,
            quality=80,
        )
    for player in PLAYERS:
        for name, cheer in ((player, False), (f"{player}.cheer", True)):
            yield vector(
                f"{HOUSE}/mascot.{name}",
                (420, 620),
                partial(mascots.mascot, player=player, cheer=cheer),
                origin=(-210, -600),
                pad=(64, 20, 64, 50),
                unit=0.22,
                anchor=(0.5, 600 / 620),
                house=HOUSE,
                quality=84,
            )
    yield vector(
        f"{HOUSE}/mascot.used",
        (320, 120),
        _stand,
        origin=(-160, -66),
        unit=0.3,
        house=HOUSE,
    )
    for make in trains.TRAINS:
        yield vector(
            f"{HOUSE}/train.{make}",
            (trains.W, trains.H),
            partial(trains.train, make=make),
            pad=(18, 6, 18, 14),
            anchor=(0.5, 1),
            house=HOUSE,
            quality=88,
        )
    yield vector(
        f"{HOUSE}/train.lit",
        (trains.W, trains.H),
        trains.lit,
        pad=(30, 26, 30, 26),
        anchor=(0.5, 1),
        house=HOUSE,
        quality=60,
    )
    yield vector(
        f"{HOUSE}/rail", (240, 40), _rail, nine=(52, 20, 52, 18), anchor=(0.5, 0), house=HOUSE
    )


def _stand(_doc: Doc) -> str:
    return mascots.stand()


def _rail(_doc: Doc) -> str:
    return trains.rail(240)
