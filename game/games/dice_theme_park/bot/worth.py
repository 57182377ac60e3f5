"""What things are worth in stars, with so many rounds still to come after this one."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.dice_theme_park.bot.gather import Weights
from game.games.dice_theme_park.content.attractions import ANY, ENTRANCE, TILES, Family, TileId
from game.games.dice_theme_park.content.numbers import (
    EFFECT_STARS,
    KIOSK_MONEY,
    Die,
    Upgrade,
    Upgrades,
    colour_of,
)
from game.games.dice_theme_park.content.skills import Does, SkillCard, skill
from game.games.dice_theme_park.content.spaces import ENTRANCE_CELL, NEAR, Cell
from game.games.dice_theme_park.seen.view import AnyPark

__all__ = [
    "dollar",
    "guest_worth",
    "mascot_worth",
    "operations_a_day",
    "place_worth",
    "tile_worth",
    "upgrade_worth",
    "weights",
]

_DOLLAR = (0.34, 0.4, 0.5, 0.7, 1.0)
"""A dollar to spend in this round."""
_TAKINGS = (1 / 3, 0.34, 0.4, 0.5, 0.85)
"""A dollar earned while operating, to spend in the next."""
_KEPT = (0.0, 1.2, 1.2, 1.2, 1.2)
"""A pip that a guest keeps for the next round."""
_PIP = (1.3, 1.5, 1.5, 1.5, 1.5)
"""A pip while the park is open: what it usually brings."""
_MAP, _MASCOT, _GUIDE, _MANAGER = 0.5, 1.2, 0.7, 2.0
"""A help still to be had today."""
_SPENT = 0.66
"""What a pip would bring elsewhere, when an attraction is weighed."""
_EASE: dict[Family, float] = {"equal2": 0.75, "equal3": 0.35, "run3": 0.45, "single": 1.0}
"""How often a party comes together, in a day."""
_USUAL = 0.95
_SPACE, _STOP = 0.5, 0.4
"""A space for upgrades, and one more place to go to, a round."""
_BESIDE, _GATE = 0.32, 0.5
"""A neighbour, and the Park Entrance as a neighbour, a round."""
_GUEST, _WANTED = 1.6, 0.25
"""A pip of a new guest, and an attraction that asks for its colour."""
_COLOURED = 0.92


def _at(row: Sequence[float], left: int) -> float:
    return row[min(left, len(row) - 1)]


def dollar(left: int, *, rich: bool = False) -> float:
    worth = _at(_DOLLAR, left)
    return max(worth, 0.5) if rich else worth


def weights(left: int, *, rich: bool = False) -> Weights:
    """For the search of a day, in hundredths."""
    takings = 0.5 if rich and not left else _at(_TAKINGS, left)
    return Weights(
        money=round(100 * takings),
        map=round(100 * _MAP),
        mascot=round(100 * _MASCOT),
        guide=round(100 * _GUIDE),
        manager=round(100 * _MANAGER),
        pip=round(100 * _at(_PIP, left)),
        left=round(100 * _at(_KEPT, left)),
    )


def operations_a_day(tile: TileId, upgrades: Upgrades) -> float:
    need = TILES[tile].need
    coloured = sum(colour != ANY for colour in need.colours)
    once = _EASE.get(need.family, _USUAL) * _COLOURED**coloured
    return once * (1.7 if "generator" in upgrades or tile == ENTRANCE else 1.0)


def tile_worth(tile: TileId, left: int) -> float:
    """An attraction for this round and all that come: what it brings above what its guests would
    bring elsewhere."""
    known = TILES[tile]
    a_day = known.stars - _SPENT * len(known.need.colours)
    income = known.income * sum(_at(_DOLLAR, rest) for rest in range(left))
    # It is also one place more to go to, and room for upgrades.
    room = _SPACE * len(known.spaces) * left + _STOP * (left + 1)
    return a_day * operations_a_day(tile, ()) * (left + 1) + income + room


def place_worth(taken: Sequence[Cell], cell: Cell, left: int) -> float:
    """Neighbours are ways for guests to come and go; most come from the Park Entrance."""
    beside = sum(near in taken for near in NEAR[cell])
    gate = _GATE if ENTRANCE_CELL in NEAR[cell] else 0.0
    return (_BESIDE * min(beside, 4) + gate) * (left + 1)


def upgrade_worth(upgrade: Upgrade, tile: TileId, upgrades: Upgrades, left: int) -> float:
    """An upgrade for this round and all that come."""
    a_day = operations_a_day(tile, upgrades)
    known = TILES[tile]
    if upgrade == "special_effect":
        return EFFECT_STARS * a_day * (left + 1)
    if upgrade == "merch_kiosk":
        money = sum(_at(_TAKINGS, rest) for rest in range(left + 1))
        return KIOSK_MONEY * a_day * money
    effect = EFFECT_STARS * ("special_effect" in upgrades)
    kiosk = KIOSK_MONEY * ("merch_kiosk" in upgrades) * _at(_TAKINGS, left)
    again = 0.7 * _EASE.get(known.need.family, _USUAL)
    more = known.stars + effect + kiosk - _SPENT * len(known.need.colours)
    return again * more * (left + 1)


_SKILL: dict[Does, float] = {
    "cheer": 1.0,
    "usher_out": 0.55,
    "usher_in": 0.5,
    "stroll": 0.35,
    "leap": 0.5,
    "flip": 0.35,
    "pair": 0.2,
    "exchange": 0.05,
    "reroll": 0.25,
}
_HELP = 1.5


def mascot_worth(card: SkillCard, park: AnyPark, left: int) -> float:
    """A mascot with this skill for the rounds to come; money pays more while it can be spent."""
    rounds = left + 1
    base = _HELP * rounds
    if not card:
        return base
    known = skill(card)
    if known.does == "tips":
        return base + 3.5 * sum(_at(_TAKINGS, rest) for rest in range(rounds))
    worth = _SKILL[known.does]
    if known.colour:
        # More of a colour in the park, more to be had from it.
        share = sum(colour_of(die) == known.colour for die in park.guests)
        worth *= 0.8 + 0.4 * share / max(1, len(park.guests))
    return base + worth * rounds


def guest_worth(die: Die, value: int, park: AnyPark) -> float:
    """A guest at the gate: its pips, and how many attractions want its colour."""
    wanted = sum(colour_of(die) in TILES[tile].need.colours for tile in park.tiles)
    return value * _GUEST + _WANTED * min(wanted, 4)
