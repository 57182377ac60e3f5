"""What a seat may look forward to: the best day it can have, as things stand or with something
changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.games.dice_theme_park.answers import answers
from game.games.dice_theme_park.content.spaces import cell_of
from game.games.dice_theme_park.day import best_day
from game.games.dice_theme_park.moving import snapshot
from game.games.dice_theme_park.park import Dawn, Guest
from game.games.dice_theme_park.site import DayKey
from game.games.dice_theme_park.worth import DAY, dollar, weights
from game.kernel.contract import Action

__all__ = ["Prospects"]

_PROBE = {"easy": (0, 0), "normal": (1, 0), "hard": (2, 1)}
"""How thoroughly a day is imagined for each of many answers; no width, no imagining."""


TODAY = 1.0


class Prospects:
    """A seat's park, in a State or as it is seen: both have the same names."""

    def __init__(self, table: Any, seat: int, level: str) -> None:
        self.table = table
        self.seat = seat
        self.level = level
        self.park = table.parks[seat]
        self.left: int = table.rounds - max(1, table.round)
        self.rich = self.park.administrator == "treasurer"
        self.dollar = dollar(self.left, rich=self.rich)
        # What is left after Improve waits for the next round's purchases.
        self.dollar_now = self.dollar
        self.weights = weights(self.left, rich=self.rich)

    def key(self, dawn: Dawn, tiles: Mapping[str, int] | None = None) -> DayKey:
        park = self.park
        placed = park.tiles if tiles is None else tiles
        return DayKey(
            tuple(
                (tile, cell, tuple(park.upgrades.get(tile, ())), park.extras.get(tile, ""))
                for tile, cell in sorted(placed.items())
            ),
            dawn,
            park.maps,
            tuple(park.mascots),
            sum(card.startswith("mascot.") for card in park.played),
            park.administrator,
        )

    def morning(self, guests: Mapping[str, Guest]) -> Dawn:
        """The park about to open with these guests."""
        played = self.park.played
        return Dawn(
            tuple(sorted(guests.items())),
            (),
            0,
            ("",) * len(self.park.mascots),
            sum(card.startswith("guide.") for card in played),
            sum(card.startswith("manager.") for card in played),
        )

    def day(
        self, guests: Mapping[str, Guest] | None = None, tiles: Mapping[str, int] | None = None
    ) -> float:
        """In stars, the best day with these guests and tiles: 0 for who does not look ahead."""
        width, most = _PROBE[self.level]
        if not width:
            return 0.0
        dawn = self.morning(self.park.guests if guests is None else guests)
        return best_day(self.key(dawn, tiles), self.weights, width, most).value / 100

    def refine(
        self,
        options: Sequence[Action],
        worths: list[float],
        most: int,
        look: Callable[[Action], float | None],
    ) -> None:
        """For the answers that look best, what they change about today comes on top."""
        if not _PROBE[self.level][0]:
            return
        order = sorted(range(len(options)), key=lambda at: -worths[at])
        now = self.day()
        for at in order[:most]:
            then = look(options[at])
            if then is not None:
                worths[at] += TODAY * (then - now)

    def built(self, action: Action) -> float:
        """The day with one more attraction, as ("build", tile, cell)."""
        _, tile, cell = action
        return self.day(tiles={**self.park.tiles, tile: cell_of(cell)})

    def turned(self, action: Action) -> float | None:
        """The day with a guest at another value, as (die, "value.6")."""
        if len(action) < 2:
            return None
        die, value = action[0], int(action[1].removeprefix("value."))
        guests = dict(self.park.guests)
        guests[die] = guests[die]._replace(value=value)
        return self.day(guests=guests)

    def plan(self, dawn: Dawn) -> tuple[Action, ...]:
        """The whole day from there, answer by answer."""
        width, most = DAY[self.level]
        return answers(self.key(dawn), self.weights, width, most)

    def now(self) -> Dawn:
        return snapshot(self.park)

    def moved(self, die: str, to: str) -> float:
        """What is left of the day when this guest has moved on there."""
        dawn = self.now()
        guests = dict(dawn.guests)
        guests[die] = guests[die]._replace(at=to)
        there = dawn._replace(guests=tuple(sorted(guests.items())))
        return best_day(self.key(there), self.weights, 1, 1).value / 100
