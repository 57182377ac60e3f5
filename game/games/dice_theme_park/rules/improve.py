"""Phase 4, Improve: a map, upgrades, innovations; all parks side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from game.games.dice_theme_park.content.administrators import kind
from game.games.dice_theme_park.content.attractions import TILES, TileId, tile_of
from game.games.dice_theme_park.content.ids import SPACE
from game.games.dice_theme_park.content.innovations import (
    INNOVATIONS,
    INNOVATIONS_A_ROUND,
    innovation_of,
    made,
)
from game.games.dice_theme_park.content.numbers import UPGRADES, Upgrade, upgrade_of
from game.games.dice_theme_park.content.prices import (
    innovation_price,
    map_price,
    upgrade_price,
    upgrades_allowed,
)
from game.games.dice_theme_park.events.arriving import PhaseBegun
from game.games.dice_theme_park.events.building import (
    Improved,
    InnovationInstalled,
    MapBought,
    UpgradeInstalled,
    UpgradeRemoved,
    UpgradeShifted,
)
from game.games.dice_theme_park.rules.park import Park
from game.games.dice_theme_park.rules.state import ParkState
from game.kernel.contract import Action, Given, Options, Step, Tell

__all__ = [
    "Improve",
    "Improvement",
]

_DONE = ("done",)


@dataclass(frozen=True, slots=True)
class Improve(Step[ParkState]):
    kind: ClassVar[str] = "improve_phase"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        state.phase = "improve"
        tell(PhaseBegun("improve"))
        return (Improving(),)


@dataclass(frozen=True, slots=True)
class Improving(Step[ParkState]):
    """Everybody at once."""

    kind: ClassVar[str] = "improving"

    def lanes(self, state: ParkState) -> Mapping[int, Sequence[Step[ParkState]]]:
        return {seat: (Improvement(seat),) for seat in range(state.seats)}

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        return ()


@dataclass(frozen=True, slots=True)
class Improvement(Step[ParkState]):
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
        if not self.installed and self.removed < park.staff("builder"):
            found += [
                ("remove", tile, SPACE.id(number))
                for tile in sorted(park.upgrades)
                for number, upgrade in enumerate(park.upgrades[tile])
                if upgrade
            ]
        if state.innovations and self.innovated < INNOVATIONS_A_ROUND:
            found += _innovations(park)
        if kind(park.administrator) == "rearranger" and not self.shifted:
            found += _shifts(park)
        return found

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        action = given[self.seat][0] if given else _DONE
        park = state.parks[self.seat]
        if action[0] == "map":
            paid = map_price(park)
            _pay(park, paid)
            park.maps += 1
            tell(MapBought(self.seat, paid))
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
        park.since = ()
        park.note(_DONE)
        tell(Improved(self.seat))
        return ()


def _pay(park: Park, paid: int) -> None:
    park.money -= paid
    park.tally = park.tally._replace(spent=park.tally.spent + max(0, paid))


def _installs(park: Park) -> list[Action]:
    # Every space is asked for its price: the Builders are counted once.
    purse = park.money + park.staff("builder")
    return [
        ("install", upgrade, tile, SPACE.id(number))
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
                ("shift", tile, SPACE.id(number), other, SPACE.id(free))
                for other in sorted(park.upgrades)
                if other == tile or upgrade not in park.upgrades[other]
                for free, there in enumerate(park.upgrades[other])
                if not there and TILES[other].spaces[free] <= worth
            ]
    return found


def _put(park: Park, tile: TileId, number: int, upgrade: Upgrade | Literal[""]) -> None:
    spaces = list(park.upgrades[tile])
    spaces[number] = upgrade
    park.upgrades[tile] = tuple(spaces)


def _there(park: Park, tile: TileId, number: int) -> Upgrade:
    """What is installed on a space that is not empty."""
    return upgrade_of(park.upgrades[tile][number])


def _install(park: Park, seat: int, action: Action, tell: Tell) -> None:
    upgrade, tile, number = upgrade_of(action[1]), tile_of(action[2]), SPACE.at(action[3])
    paid = upgrade_price(park, tile, number)
    _pay(park, paid)
    park.kit[upgrade] -= 1
    _put(park, tile, number, upgrade)
    tell(UpgradeInstalled(seat, upgrade, tile, SPACE.id(number), paid))


def _remove(park: Park, seat: int, action: Action, tell: Tell) -> None:
    tile, number = tile_of(action[1]), SPACE.at(action[2])
    upgrade = _there(park, tile, number)
    park.kit[upgrade] += 1
    _put(park, tile, number, "")
    tell(UpgradeRemoved(seat, upgrade, tile, SPACE.id(number)))


def _innovate(park: Park, seat: int, action: Action, tell: Tell) -> None:
    innovation, tile = innovation_of(action[1]), tile_of(action[2])
    paid = innovation_price(park, innovation, tile)
    _pay(park, paid)
    name = made(innovation, park.kit[innovation])
    park.kit[innovation] -= 1
    park.extras[tile] = name
    tell(InnovationInstalled(seat, name, tile, paid))


def _shift(park: Park, seat: int, action: Action, tell: Tell) -> None:
    tile, number = tile_of(action[1]), SPACE.at(action[2])
    other, free = tile_of(action[3]), SPACE.at(action[4])
    upgrade = _there(park, tile, number)
    paid = TILES[other].spaces[free] - TILES[tile].spaces[number]
    _pay(park, paid)
    _put(park, tile, number, "")
    _put(park, other, free, upgrade)
    tell(UpgradeShifted(seat, upgrade, tile, SPACE.id(number), other, SPACE.id(free), paid))
