"""Sprites of Dice Theme Park: its grounds, attractions, guests, cards and tokens."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from art.dice import faces, guest_dice, march
from art.funfair_tiles import TILES
from art.kit.sprite import Pad, Sprite, painted, vector
from art.kit.svg import Doc, group
from art.props import funfair_guests
from art.props import funfair_marks as marks
from art.props import funfair_tiles as tiles
from art.sheets import (
    dice_theme_park_cards,
    dice_theme_park_frames,
    dice_theme_park_people,
    dice_theme_park_tokens,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["HOUSE", "sheet"]

HOUSE = "dice_theme_park"
UNIT = 1.1  # a tile's radius is 132 where the park is seen from nearest
HEX = (2.0 * tiles.R, round(2 * tiles.HIGH, 1))


def sheet() -> Iterator[Sprite]:
    yield from _tiles()
    yield from _guests()
    yield from dice_theme_park_people.sheet()
    yield from dice_theme_park_cards.sheet()
    yield from dice_theme_park_frames.sheet()
    yield from dice_theme_park_tokens.sheet()


def _hex(name: str, draw: partial[str], pad: Pad = (10, 8, 12, 32), quality: int = 77) -> Sprite:
    return vector(
        f"{HOUSE}/{name}",
        HEX,
        draw,
        origin=(-HEX[0] / 2, -HEX[1] / 2),
        pad=pad,
        unit=UNIT,
        house=HOUSE,
        quality=quality,
    )


def _tiles() -> Iterator[Sprite]:
    for name in TILES:
        yield _hex(f"tile.{name}", partial(tiles.tile, name=name))
    for letter in "AB":
        yield _hex(f"tile.back.{letter.lower()}", partial(tiles.back, letter=letter))
    yield _hex("hex.free", partial(tiles.free, build=False), (2, 2, 2, 2))
    yield _hex("hex.build", partial(tiles.free, build=True), (2, 2, 2, 2))
    for kind in ("legal", "chosen", "goal", "dim"):
        yield _hex(f"hex.{kind}", partial(tiles.overlay, kind=kind), (16, 16, 16, 16), 60)
    yield vector(f"{HOUSE}/path", (150, 40), tiles.way, pad=(4, 4, 4, 6), unit=UNIT, house=HOUSE)
    for colour in ("blue", "green", "yellow", "grey", "none"):
        yield _mini(colour, partial(_small, colour=colour))
    yield _mini("free", partial(_outline))


def _small(_doc: Doc, colour: str) -> str:
    return tiles.mini(colour)


def _outline(doc: Doc) -> str:
    return group(tiles.free(doc, build=False), "scale(.2667)")


def _mini(name: str, draw: partial[str]) -> Sprite:
    return vector(
        f"{HOUSE}/mini.{name}",
        (64, 50),
        draw,
        origin=(-32, -25),
        pad=(2, 6, 2, 10),
        house=HOUSE,
    )


def _guests() -> Iterator[Sprite]:
    made = (guest_dice, faces, march)
    frame = (guest_dice.FRAME, guest_dice.FRAME)

    def still(name: str, draw: partial[str], size: float = guest_dice.FRAME) -> Sprite:
        return vector(
            f"{HOUSE}/{name}", (size, size), draw, origin=(-size / 2, -size / 2), house=HOUSE
        )

    for colour in ("yellow", "blue", "green"):
        for value in range(1, 7):
            yield painted(
                f"{HOUSE}/die.{colour}.{value}",
                frame,
                partial(guest_dice.rest, colour, value),
                recipe=made,
                house=HOUSE,
                quality=88,
            )
            if value > 1:
                yield painted(
                    f"{HOUSE}/turn.{colour}.{value}",
                    frame,
                    partial(guest_dice.turn, colour, value),
                    recipe=made,
                    house=HOUSE,
                    frames=guest_dice.TURN,
                    cols=guest_dice.TURN,
                    quality=74,
                )
        yield painted(
            f"{HOUSE}/tumble.{colour}",
            frame,
            partial(guest_dice.tumble, colour),
            recipe=made,
            house=HOUSE,
            frames=guest_dice.ROLL,
            cols=guest_dice.ROLL_COLS,
            quality=74,
        )
        for pose in (1, 2, 3):
            arms = partial(funfair_guests.arms, colour=colour, pose=pose)
            yield still(f"guest.arms.{colour}.{pose}", arms)
        yield vector(
            f"{HOUSE}/guest.balloon.{colour}",
            (76, 112),
            partial(funfair_guests.balloon, colour=colour),
            origin=(-38, -110),
            anchor=(0.5, 110 / 112),
            house=HOUSE,
        )
    yield still("vip", partial(funfair_guests.vip))
    yield still("die.shadow", partial(funfair_guests.shadow))
    for colour in ("yellow", "blue", "green", "any"):
        for value in range(7):
            face = partial(marks.flat_die, colour=colour, value=value)
            yield vector(
                f"{HOUSE}/pip.{colour}.{value}",
                (108, 114),
                face,
                origin=(-54, -54),
                unit=0.5,
                anchor=(0.5, 54 / 114),
                house=HOUSE,
            )
