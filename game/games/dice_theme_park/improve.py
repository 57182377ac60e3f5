"""Phase 4, Improve: a map, upgrades, innovations; all parks side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from game.games.dice_theme_park.content.attractions import TILES
from game.games.dice_theme_park.content.innovations import (
    INNOVATIONS,
    INNOVATIONS_A_ROUND,
    KIT,
    STATUES,
)
from game.games.dice_theme_park.content.numbers import UPGRADES
from game.games.dice_theme_park.content.prices import (
    innovation_price,
    map_price,
    upgrade_price,
    upgrades_allowed,
)
from game.games.dice_theme_park.park import Park
from game.games.dice_theme_park.state import ParkState
from game.kernel.contract import Action, Event, Given, Options, Step, Tell

__all__ = [
    "Improve",
    "Improvement",
]

_DONE = ("done",)


def _space(number: int) -> str:
    return f"space.{number + 1}"


def _number(word: str) -> int:
    return int(word.removeprefix("space.")) - 1


@dataclass(frozen=True, slots=True)
class Improve(Step):
    kind: ClassVar[str] = "improve_phase"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step]:
        state.phase = "improve"
        tell(Event("phase", {"phase": "improve"}))
        return (Improving(),)


@dataclass(frozen=True, slots=True)
class Improving(Step):
    """Everybody at once."""

    kind: ClassVar[str] = "improving"

    def lanes(self, state: ParkState) -> Mapping[int, Sequence[Step]]:
        return {seat: (Improvement(seat),) for seat in range(state.seats)}

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step]:
        return ()


@dataclass(frozen=True, slots=True)
class Improvement(Step):
    """One thing at a time, in any order; upgrades are removed before any is installed (p. 10)."""

    kind: ClassVar[str] = "improve"
    seat: int
    mapped: bool = False
    installed: int = 0
    removed: int = 0
    innovated: int = 0
    shifted: bool = False

    def seats(self, state: ParkState) -> tuple[int, ...]:
        # Asked again and again while others are at work: a map that can be bought settles it.
        park = state.parks[self.seat]
        map_to_buy = not self.mapped and map_price(park) <= park.money
        return (self.seat,) if map_to_buy or self._possible(state) else ()

    def options(self, state: ParkState, seat: int, given: tuple[Action, ...]) -> Options:
        return (*self._possible(state), _DONE)

    def _possible(self, state: ParkState) -> list[Action]:
        park = state.parks[self.seat]
        found: list[Action] = []
        if not self.mapped and map_price(park) <= park.money:
            found.append(("map",))
        if self.installed < upgrades_allowed(park):
            found += _installs(park)
        if not self.installed and self.removed < park.staff("builder."):
            found += [
                ("remove", tile, _space(number))
                for tile in sorted(park.upgrades)
                for number, upgrade in enumerate(park.upgrades[tile])
                if upgrade
            ]
        if state.innovations and self.innovated < INNOVATIONS_A_ROUND:
            found += _innovations(park)
        if park.administrator == "rearranger" and not self.shifted:
            found += _shifts(park)
        return found

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step]:
        action = given[self.seat][0] if given else _DONE
        park = state.parks[self.seat]
        if action[0] == "map":
            paid = map_price(park)
            _pay(park, paid)
            park.maps += 1
            tell(Event("map_bought", {"seat": self.seat, "paid": paid}))
            return (replace(self, mapped=True),)
        if action[0] == "install":
            _install(park, self.seat, action, tell)
            return (replace(self, installed=self.installed + 1),)
        if action[0] == "remove":
            _remove(park, self.seat, action, tell)
            return (replace(self, removed=self.removed + 1),)
        if action[0] == "innovate":
            _innovate(park, self.seat, action, tell)
            return (replace(self, innovated=self.innovated + 1),)
        if action[0] == "shift":
            _shift(park, self.seat, action, tell)
            return (replace(self, shifted=True),)
        # For all to see: who has finished. Opening the parks begins it anew.
        park.since = _DONE
        tell(Event("improved", {"seat": self.seat}))
        return ()


def _pay(park: Park, paid: int) -> None:
    park.money -= paid
    park.tally = park.tally._replace(spent=park.tally.spent + max(0, paid))


def _installs(park: Park) -> list[Action]:
    # Every space is asked for its price: the Builders are counted once.
    purse = park.money + park.staff("builder.")
    return [
        ("install", upgrade, tile, _space(number))
        for upgrade in UPGRADES
        if park.kit[upgrade]
        for tile in sorted(park.upgrades)
        if upgrade not in park.upgrades[tile]
        for number, there in enumerate(park.upgrades[tile])
        if not there and TILES[tile].spaces[number] <= purse
    ]


def _innovations(park: Park) -> list[Action]:
    return [
        ("innovate", innovation, tile)
        for innovation in INNOVATIONS
        if park.kit[innovation]
        for tile in sorted(park.upgrades)
        if park.upgrades[tile]
        and tile not in park.extras
        and innovation_price(park, innovation, tile) <= park.money
    ]


def _shifts(park: Park) -> list[Action]:
    """An installed upgrade to a free space; the difference is paid or taken (p. 17)."""
    found: list[Action] = []
    for tile in sorted(park.upgrades):
        for number, upgrade in enumerate(park.upgrades[tile]):
            if not upgrade:
                continue
            worth = TILES[tile].spaces[number] + park.money
            found += [
                ("shift", tile, _space(number), other, _space(free))
                for other in sorted(park.upgrades)
                if other == tile or upgrade not in park.upgrades[other]
                for free, there in enumerate(park.upgrades[other])
                if not there and TILES[other].spaces[free] <= worth
            ]
    return found


def _put(park: Park, tile: str, number: int, upgrade: str) -> None:
    spaces = list(park.upgrades[tile])
    spaces[number] = upgrade
    park.upgrades[tile] = tuple(spaces)


def _install(park: Park, seat: int, action: Action, tell: Tell) -> None:
    _, upgrade, tile, space = action
    paid = upgrade_price(park, tile, _number(space))
    _pay(park, paid)
    park.kit[upgrade] -= 1
    _put(park, tile, _number(space), upgrade)
    facts = {"seat": seat, "upgrade": upgrade, "tile": tile, "space": space, "paid": paid}
    tell(Event("installed", facts))


def _remove(park: Park, seat: int, action: Action, tell: Tell) -> None:
    _, tile, space = action
    upgrade = park.upgrades[tile][_number(space)]
    park.kit[upgrade] += 1
    _put(park, tile, _number(space), "")
    facts = {"seat": seat, "upgrade": upgrade, "tile": tile, "space": space}
    tell(Event("removed", facts))


def _innovate(park: Park, seat: int, action: Action, tell: Tell) -> None:
    _, innovation, tile = action
    paid = innovation_price(park, innovation, tile)
    _pay(park, paid)
    name = innovation
    if innovation == "statue":
        name = f"statue.{STATUES[KIT['statue'] - park.kit['statue']]}"
    park.kit[innovation] -= 1
    park.extras[tile] = name
    facts = {"seat": seat, "innovation": name, "tile": tile, "paid": paid}
    tell(Event("innovated", facts))


def _shift(park: Park, seat: int, action: Action, tell: Tell) -> None:
    _, tile, space, other, free = action
    upgrade = park.upgrades[tile][_number(space)]
    paid = TILES[other].spaces[_number(free)] - TILES[tile].spaces[_number(space)]
    _pay(park, paid)
    _put(park, tile, _number(space), "")
    _put(park, other, _number(free), upgrade)
    facts = {"seat": seat, "upgrade": upgrade, "from": tile, "from_space": space, "to": other}
    tell(Event("shifted", {**facts, "to_space": free, "paid": paid}))
