"""What a day is for besides its takings: goals, objectives, an administrator who counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from game.games.dice_theme_park.bot.gather import Spot
from game.games.dice_theme_park.bot.site import Aim, Counted, Site
from game.games.dice_theme_park.content.attractions import ENTRANCE
from game.games.dice_theme_park.content.numbers import COLOURS

__all__ = ["COUNTED", "reached"]

_Used: TypeAlias = Sequence[int]
"""Operations by tile."""


def _colours(site: Site, used: _Used) -> list[int]:
    """Different attractions of each colour."""
    found = [0] * len(COLOURS)
    for tint, count in zip(site.tints, used, strict=True):
        if tint >= 0 and count:
            found[tint] += 1
    return found


def _greys(site: Site, used: _Used) -> int:
    return sum(
        tint < 0 < count and name != ENTRANCE
        for tint, count, name in zip(site.tints, used, site.names, strict=True)
    )


def _stars(site: Site, used: _Used) -> list[int]:
    return [stars * count for stars, count in zip(site.stars, used, strict=True)]


def _money(site: Site, used: _Used) -> int:
    return sum(money * count for money, count in zip(site.money, used, strict=True))


def _waiting(site: Site, spot: Spot) -> int:
    gate = site.number[ENTRANCE]
    return sum(die >> 6 == gate for die in spot.dice)


def _staying(spot: Spot) -> list[int]:
    """The values of those who will not leave in Upkeep."""
    return [value for die in spot.dice if (value := (die & 31) % 7) > 1]


COUNTED: dict[Counted, Callable[[Site, Spot, _Used], int]] = {
    "ops": lambda site, spot, used: sum(used),
    "distinct": lambda site, spot, used: sum(count > 0 for count in used),
    "maxop": lambda site, spot, used: max(used),
    "stars": lambda site, spot, used: sum(_stars(site, used)),
    "best": lambda site, spot, used: max(_stars(site, used)),
    "opmoney": lambda site, spot, used: _money(site, used),
    "three": lambda site, spot, used: sum(count > 1 for count in used),
    "rainbow": lambda site, spot, used: int(min(_colours(site, used)) > 0),
    "four_colours": lambda site, spot, used: int(
        min(*_colours(site, used), _greys(site, used)) > 0
    ),
    "colmax": lambda site, spot, used: max(_colours(site, used)),
    "blue": lambda site, spot, used: _colours(site, used)[0],
    "green": lambda site, spot, used: _colours(site, used)[1],
    "yellow": lambda site, spot, used: _colours(site, used)[2],
    "ent_left": lambda site, spot, used: _waiting(site, spot),
    "pips_left": lambda site, spot, used: sum(_staying(spot)),
    "pips": lambda site, spot, used: sum((die & 31) % 7 for die in spot.dice),
    "guests": lambda site, spot, used: len(spot.dice),
    "values": lambda site, spot, used: len({(die & 31) % 7 for die in spot.dice}),
    "fans": lambda site, spot, used: max(
        sum((die & 31) // 7 == tint for die in spot.dice) for tint in range(len(COLOURS))
    ),
}


def reached(site: Site, spot: Spot, aims: Sequence[Aim]) -> int:
    """In hundredths of a star, what the day's end is worth beyond its takings."""
    if not aims:
        return 0
    used = [whole - free for whole, free in zip(site.icons, spot.icons, strict=True)]
    found = 0
    for metric, sign, steps, worth in aims:
        count = sign * COUNTED[metric](site, spot, used)
        found += worth * sum(count >= step for step in steps)
    return found
