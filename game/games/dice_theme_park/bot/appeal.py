"""How good each answer looks, but for those of an open park: worth against price."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Literal

from game.games.dice_theme_park.bot.odds import Prospects
from game.games.dice_theme_park.bot.worth import (
    dollar,
    guest_worth,
    mascot_worth,
    place_worth,
    tile_worth,
    upgrade_worth,
)
from game.games.dice_theme_park.content.administrators import Kind, administrator_of, kind
from game.games.dice_theme_park.content.attractions import ANY, ENTRANCE, TILES, TileId, tile_of
from game.games.dice_theme_park.content.ids import LESS, SPACE, TRAIN, VALUE
from game.games.dice_theme_park.content.innovations import Innovation, innovation_of
from game.games.dice_theme_park.content.numbers import Die, die_of, upgrade_of
from game.games.dice_theme_park.content.prices import (
    innovation_price,
    map_price,
    mascot_price,
    upgrade_price,
)
from game.games.dice_theme_park.content.skills import learnt, skill_of
from game.games.dice_theme_park.content.spaces import cell_of
from game.games.dice_theme_park.content.staff import Person, StaffCard, person, staff_of
from game.games.dice_theme_park.content.trains import trains
from game.games.dice_theme_park.rules.park import Guest
from game.kernel.contract import Action

__all__ = ["appeals"]

_Look = Callable[[Prospects, Sequence[Action]], list[float]]


def appeals(ahead: Prospects, step: str, options: Sequence[Action]) -> list[float]:
    """In stars, by answer; only differences count."""
    look = _LOOKS.get(step)
    return look(ahead, options) if look else [0.0] * len(options)


def _administrators(_ahead: Prospects, options: Sequence[Action]) -> list[float]:
    return [_ADMINISTRATOR[kind(administrator_of(action[0]))] for action in options]


_ADMINISTRATOR: dict[Kind | Literal[""], float] = {
    "second_chance": 11.0,
    "fresh_legs": 9.0,
    "specialist": 6.0,
    "enthusiast": 6.0,
    "tour_leader": 9.0,
    "mascot_fan": 7.0,
    "doorman": 14.0,
    "treasurer": 3.0,
    "tailor": 9.0,
    "understudy": 2.0,
    "map_printer": 7.0,
    "early_bird": 3.0,
    "thrill_seeker": 6.0,
    "rearranger": 3.0,
}


def _skills(ahead: Prospects, options: Sequence[Action]) -> list[float]:
    return [mascot_worth(skill_of(action[0]), ahead.park, ahead.left) for action in options]


def _or_skip(options: Sequence[Action], worth: Callable[[Action], float]) -> list[float]:
    """What is done by each answer; nothing by one of them."""
    return [0.0 if action == ("skip",) else worth(action) for action in options]


def _built(ahead: Prospects, options: Sequence[Action]) -> list[float]:
    return _or_skip(options, lambda action: _for_good(ahead, *action))


def _for_good(ahead: Prospects, tile: str, cell: str) -> float:
    """An attraction there, for all the rounds to come."""
    taken = tuple(ahead.park.tiles.values())
    return tile_worth(tile_of(tile), ahead.left) + place_worth(taken, cell_of(cell), ahead.left)


def _trains(ahead: Prospects, options: Sequence[Action]) -> list[float]:
    found = []
    for action in options:
        aboard = _aboard(ahead, TRAIN.at(action[0]))
        new = {die: Guest(ENTRANCE, value) for die, value in aboard.items()}
        static = sum(guest_worth(die, guest.value, ahead.park) for die, guest in new.items())
        found.append(static + ahead.day(guests={**ahead.park.guests, **new}))
    return found


def _concierge(ahead: Prospects, options: Sequence[Action]) -> list[float]:
    found = []
    for action in options:
        guests = dict(ahead.park.guests)
        by = {"up.1": 1, "up.2": 2, "both": 1}.get(action[0], 0)
        for die in map(die_of, action[1:]):
            guests[die] = guests[die]._replace(value=min(6, guests[die].value + by))
        found.append(_pips(guests) * 1.2 + ahead.day(guests=guests))
    return found


def _pips(guests: dict[Die, Guest]) -> int:
    return sum(guest.value for guest in guests.values())


def _chaperone(ahead: Prospects, options: Sequence[Action]) -> list[float]:
    return _or_skip(options, lambda action: ahead.park.guests[die_of(action[0])].value)


def _doorman(ahead: Prospects, options: Sequence[Action]) -> list[float]:
    dice = {
        die: guest_worth(die, value, ahead.park)
        for number in range(len(ahead.table.trains))
        for die, value in _aboard(ahead, number).items()
    }
    return _or_skip(options, lambda action: dice[die_of(action[0])])


def _aboard(ahead: Prospects, number: int) -> dict[Die, int]:
    """The guests of a train, each with the value it will show."""
    values = trains(len(ahead.table.parks))[number]
    return dict(zip(ahead.table.trains[number], values, strict=False))


def _expand(ahead: Prospects, options: Sequence[Action]) -> list[float]:
    """Tiles are weighed by what they are worth for good, the best of them by a day with them."""
    park, left = ahead.park, ahead.left
    amenities = Counter(TILES[tile].amenity for tile in park.tiles)
    found: list[float] = []
    for action in options:
        if action[0] == "build":
            tile = TILES[tile_of(action[1])]
            bonus = _BONUS.get(amenities[tile.amenity] + 1, 0.0)
            worth = _for_good(ahead, *action[1:])
            if tile.amenity not in amenities:
                worth += ahead.pull("amen", 1)
            worth += tile.income * ahead.pull("income", 1) - ahead.thrift(tile.cost)
            found.append(worth + bonus - tile.cost * ahead.dollar)
        elif action[0] == "recruit":
            price = mascot_price(park)
            worth = mascot_worth(learnt(action[1]), park, left) + ahead.pull("masc", 1)
            found.append(worth - price * ahead.dollar - ahead.thrift(price))
        else:
            found.append(0.0)
    ahead.refine(
        options, found, 6, lambda action: ahead.built(action) if action[0] == "build" else None
    )
    return found


_BONUS = {2: 5.0, 3: 7.0, 4: 8.0}
"""What a second, third and fourth amenity of a kind bring."""


def _amenity_value(ahead: Prospects, options: Sequence[Action]) -> list[float]:
    guests = ahead.park.guests
    found = _or_skip(
        options, lambda action: 1.3 * (VALUE.at(action[1]) - guests[die_of(action[0])].value)
    )
    ahead.refine(options, found, 8, ahead.turned)
    return found


def _amenity_guest(_ahead: Prospects, options: Sequence[Action]) -> list[float]:
    return _or_skip(options, lambda action: 1.0)


def _improve(ahead: Prospects, options: Sequence[Action]) -> list[float]:
    park, left = ahead.park, ahead.left
    found: list[float] = []
    for action in options:
        worth, price = 0.0 if action == ("done",) else -1.0, 0
        if action[0] == "map":
            price = map_price(park)
            worth = _MAP * (left + 1) + ahead.pull("maps", 1)
        elif action[0] == "install":
            upgrade, tile = upgrade_of(action[1]), tile_of(action[2])
            price = upgrade_price(park, tile, SPACE.at(action[3]))
            worth = upgrade_worth(upgrade, tile, park.upgrades[tile], left)
            worth += ahead.pull("ups", 2)
        elif action[0] == "innovate":
            innovation, tile = innovation_of(action[1]), tile_of(action[2])
            price = innovation_price(park, innovation, tile)
            worth = _innovation(ahead, innovation, tile) + ahead.pull("innovations", 2)
        found.append(worth - price * ahead.dollar - ahead.thrift(price))
    return found


_MAP = 0.95


def _innovation(ahead: Prospects, innovation: Innovation, tile: TileId) -> float:
    rounds: int = ahead.left + 1
    if innovation == "statue":
        statue: int = 4 - ahead.park.kit["statue"]
        return float(statue * rounds)
    if innovation == "cable_car":
        return 0.9 * rounds
    coloured = any(colour != ANY for colour in TILES[tile].need.colours)
    return (0.8 if coloured else 0.0) * rounds


def _return_guest(ahead: Prospects, options: Sequence[Action]) -> list[float]:
    return _or_skip(
        options, lambda action: guest_worth(die_of(action[0]), VALUE.at(action[1]), ahead.park)
    )


def _understudy(ahead: Prospects, options: Sequence[Action]) -> list[float]:
    """Worth it in the last but one round, to play a good card twice."""
    return [
        0.5
        if action == ("skip",)
        else staff_worth(staff_of(action[0]), ahead)
        - staff_worth(staff_of(action[1]), ahead)
        - 2.0 * ahead.left
        for action in options
    ]


def _early_bird(_ahead: Prospects, options: Sequence[Action]) -> list[float]:
    return [float(LESS.at(action[0])) for action in options]


def staff_worth(card: StaffCard, ahead: Prospects) -> float:
    """A staff card in this round, its money and what it does."""
    known = person(card)
    left = ahead.left
    return known.money * dollar(left) + _STAFF[known.id][0 if left else 1] - 0.25 * known.die


_STAFF: dict[Person, tuple[float, float]] = {
    # In the rounds before the last, and in the last.
    "ticket_agent": (9.6, 0.0),
    "concierge": (3.2, 3.5),
    "guide": (1.8, 3.0),
    "mascot": (5.1, 2.5),
    "builder": (2.6, 0.8),
    "manager": (4.2, 7.0),
    "innovator": (1.5, 1.0),
    "consultant": (0.0, 0.0),
    "chaperone": (4.0, 4.0),
}


def _plan(ahead: Prospects, options: Sequence[Action]) -> list[float]:
    """Two of the hand: the second of a kind does a little less."""
    cards = {card: person(staff_of(card)) for pair in options for card in pair}
    twins = [0.8 * (cards[a] is cards[b]) for a, b in options]
    return [each - less for each, less in zip(_staff(ahead, options), twins, strict=True)]


def _staff(ahead: Prospects, options: Sequence[Action]) -> list[float]:
    worth = {
        card: staff_worth(staff_of(card), ahead)
        for card in dict.fromkeys(card for action in options for card in action)
    }
    return [sum(worth[card] for card in action) for action in options]


_LOOKS: dict[str, _Look] = {
    "choose_staff": _staff,
    "plan": _plan,
    "choose_administrator": _administrators,
    "choose_skill": _skills,
    "choose_first": _built,
    "early_bird": _early_bird,
    "board": _trains,
    "concierge": _concierge,
    "chaperone": _chaperone,
    "doorman": _doorman,
    "expand": _expand,
    "amenity_value": _amenity_value,
    "amenity_guest": _amenity_guest,
    "amenity_build": _built,
    "improve": _improve,
    "return_guest": _return_guest,
    "understudy": _understudy,
}
