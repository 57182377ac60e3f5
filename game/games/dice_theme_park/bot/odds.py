"""What a seat may look forward to: the best day it can have, as things stand or with something
changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.games.dice_theme_park.bot.aims import COUNTED
from game.games.dice_theme_park.bot.answers import answers
from game.games.dice_theme_park.bot.day import best_day
from game.games.dice_theme_park.bot.site import Aim, Counted, DayKey
from game.games.dice_theme_park.bot.worth import dollar, weights
from game.games.dice_theme_park.content.administrators import colour, kind, steps
from game.games.dice_theme_park.content.attractions import NO_TILE, TileId, tile_of
from game.games.dice_theme_park.content.ids import VALUE
from game.games.dice_theme_park.content.metrics import goal_count
from game.games.dice_theme_park.content.numbers import FIRST_OBJECTIVE, Die, die_of
from game.games.dice_theme_park.content.solo import GOALS, RED_STARS, Metric
from game.games.dice_theme_park.content.spaces import Cell, cell_of
from game.games.dice_theme_park.content.staff import Person, person
from game.games.dice_theme_park.rules.moving import snapshot
from game.games.dice_theme_park.rules.park import Dawn, Guest
from game.games.dice_theme_park.seen.view import AnyPark, AnyTable
from game.kernel.contract import Action
from game.kernel.judge import Level

__all__ = ["Prospects"]

_PULL = 0.8
_NUDGES = {"up": 1, "down": -1}
_USUAL_TAKINGS = 5
"""Dollars a park earns while operating, about."""


_OBJECTIVE: dict[str, tuple[Counted, int]] = {
    "busy_day": ("ops", 1),
    "grand_tour": ("distinct", 1),
    "star_attraction": ("best", 1),
    "five_star_day": ("stars", 1),
    "encore": ("three", 1),
    "tired_but_happy": ("pips", -1),
    "full_house": ("guests", 1),
    "long_queue": ("ent_left", 1),
    "all_sorts": ("values", 1),
    "gift_shop_rush": ("opmoney", 1),
    "fan_club": ("fans", 1),
}
_RIVALRY: dict[Counted, int] = {
    "ops": 60,
    "distinct": 60,
    "best": 8,
    "stars": 12,
    "three": 80,
    "pips": 15,
}
_USUAL_RIVALRY = 50
"""What one more of something is worth when others count it too, in hundredths of a star."""


def _aims(table: AnyTable, park: AnyPark) -> tuple[Aim, ...]:
    """What counts today besides the takings."""
    found: list[Aim] = []
    made = steps(park.administrator)
    if made and kind(park.administrator) != "mascot_fan":
        counted = colour(park.administrator) or "distinct"
        found.append((counted, 1, made, 100))
    for goal in table.goals.get(max(1, table.round), ()):
        metric = GOALS[goal].metric
        if metric in COUNTED:
            sign = 1 if GOALS[goal].most else -1
            red = GOALS[goal].red + RED_STARS[table.round]
            found.append((metric, sign, (sign * GOALS[goal].value,), 100 * red))
    number = table.round - FIRST_OBJECTIVE
    if 0 <= number < len(table.objectives) and table.objectives[number] in _OBJECTIVE:
        what, sign = _OBJECTIVE[table.objectives[number]]
        marks = tuple(range(1, 40)) if sign > 0 else tuple(range(-60, 1))
        found.append((what, sign, marks, _RIVALRY.get(what, _USUAL_RIVALRY)))
    return tuple(found)


def _staff(park: AnyPark, who: Person) -> int:
    return sum(person(card).id == who for card in park.played)


class Prospects:
    """A seat's park, in a State or as it is seen: both have the same names."""

    def __init__(self, table: AnyTable, seat: int, level: Level) -> None:
        self.table = table
        self.level = level
        self.park: AnyPark = table.parks[seat]
        self.left: int = table.rounds - max(1, table.round)
        self.rich = kind(self.park.administrator) == "treasurer"
        self.dollar = dollar(self.left, rich=self.rich)
        self.weights = weights(self.left, rich=self.rich)
        self.aims = _aims(table, self.park)

    def pull(self, metric: Metric, a_round: int) -> float:
        """Alone: what one more of this is worth for a goal that can still be reached."""
        found = 0.0
        for number, goals in self.table.goals.items():
            for goal in goals:
                if GOALS[goal].metric != metric or number < self.table.round:
                    continue
                gap = GOALS[goal].value - goal_count(goal, self.park, len(self.table.left))
                chances = (number - self.table.round + 1) * a_round
                if 0 < gap <= chances:
                    found += _PULL * (GOALS[goal].red + RED_STARS[number]) / gap
        return found

    def thrift(self, price: int) -> float:
        """Alone: what a goal that asks for money loses if so much is spent now."""
        lost = 0.0
        for goal in self.table.goals.get(self.table.round, ()):
            short = GOALS[goal].value - _USUAL_TAKINGS
            if GOALS[goal].metric == "money" and self.park.money >= short > self.park.money - price:
                lost += GOALS[goal].red + RED_STARS[self.table.round]
        return lost

    def key(self, dawn: Dawn, tiles: Mapping[TileId, Cell] | None = None) -> DayKey:
        park = self.park
        placed = park.tiles if tiles is None else tiles
        return DayKey(
            tuple(
                (tile, cell, park.upgrades.get(tile, ()), park.extras.get(tile))
                for tile, cell in sorted(placed.items())
            ),
            dawn,
            park.maps,
            tuple(park.mascots),
            _staff(park, "mascot"),
            park.administrator,
            self.aims,
        )

    def morning(self, guests: Mapping[Die, Guest]) -> Dawn:
        """The park about to open with these guests."""
        return Dawn(
            tuple(sorted(guests.items())),
            (),
            0,
            (NO_TILE,) * len(self.park.mascots),
            _staff(self.park, "guide"),
            _staff(self.park, "manager"),
        )

    def day(
        self, guests: Mapping[Die, Guest] | None = None, tiles: Mapping[TileId, Cell] | None = None
    ) -> float:
        """In stars, the best day with these guests and tiles: 0 for who does not look ahead."""
        if not self.level.probe:
            return 0.0
        dawn = self.morning(self.park.guests if guests is None else guests)
        return best_day(self.key(dawn, tiles), self.weights, self.level.probe, 1).value / 100

    def refine(
        self,
        options: Sequence[Action],
        worths: list[float],
        most: int,
        look: Callable[[Action], float | None],
    ) -> None:
        """For the answers that look best, what they change about today comes on top."""
        if not self.level.probe:
            return
        order = sorted(range(len(options)), key=lambda at: -worths[at])
        now = self.day()
        for at in order[:most]:
            then = look(options[at])
            if then is not None:
                worths[at] += then - now

    def built(self, action: Action) -> float:
        """The day with one more attraction, as ("build", tile, cell)."""
        _, tile, cell = action
        return self.day(tiles={**self.park.tiles, tile_of(tile): cell_of(cell)})

    def turned(self, action: Action) -> float | None:
        """The day with a guest at another value, as (die, "value.6")."""
        if len(action) < 2:
            return None
        die, value = die_of(action[0]), VALUE.at(action[1])
        guests = dict(self.park.guests)
        guests[die] = guests[die]._replace(value=value)
        return self.day(guests=guests)

    def plan(self, dawn: Dawn) -> tuple[Action, ...]:
        """The whole day from there, answer by answer."""
        return answers(self.key(dawn), self.weights, self.level.width, self.level.helps)

    def now(self) -> Dawn:
        return snapshot(self.park)

    def moved(self, die: Die, to: TileId) -> float:
        """What is left of the day when this guest has moved on there."""
        return self._rest({die: self.park.guests[die]._replace(at=to)})

    def nudged(self, action: Action) -> float:
        """The same when one more has been turned, as ("up", die); or nobody, as ("skip",)."""
        if action[0] not in _NUDGES:
            return self._rest({})
        die = die_of(action[1])
        guest = self.park.guests[die]
        return self._rest({die: guest._replace(value=guest.value + _NUDGES[action[0]])})

    def _rest(self, changed: Mapping[Die, Guest]) -> float:
        dawn = self.now()
        guests = {**dict(dawn.guests), **changed}
        there = dawn._replace(guests=tuple(sorted(guests.items())))
        return best_day(self.key(there), self.weights, 1, 1).value / 100
