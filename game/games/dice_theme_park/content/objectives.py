"""Objectives: who has the most, or the fewest, of something at the end of a round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NewType, TypeAlias

__all__ = [
    "NO_OBJECTIVE",
    "OBJECTIVES",
    "Code",
    "Objective",
    "ObjectiveId",
    "objective_deck",
]

ObjectiveId = NewType("ObjectiveId", str)
NO_OBJECTIVE = ObjectiveId("")
Code: TypeAlias = Literal["red", "gold", "purple", "teal", "orange", "white"]


@dataclass(frozen=True, slots=True)
class Objective:
    name: str
    code: Code
    """No two objectives of one code in a match (p. 3)."""
    most: bool = True
    promo: bool = False

    @property
    def id(self) -> ObjectiveId:
        return ObjectiveId(self.name)


OBJECTIVES: dict[ObjectiveId, Objective] = {
    each.id: each
    for each in (
        # Pips on all guests in the park: the fewest.
        Objective("tired_but_happy", "red", most=False),
        # Guests in the park.
        Objective("full_house", "red"),
        # Money in the purse.
        Objective("most_money", "gold"),
        # Printed incomes, the Park Entrance's too.
        Objective("steady_earner", "gold"),
        # Operate cubes placed in this round.
        Objective("busy_day", "purple"),
        # Different attractions operated in this round, the Park Entrance too.
        Objective("grand_tour", "purple"),
        # Upgrades and innovations installed; printed ones do not count.
        Objective("engineers_pride", "teal"),
        # Map tokens, ready or used.
        Objective("well_signposted", "teal"),
        # Different amenities.
        Objective("every_comfort", "orange"),
        # Stars of this round from the one attraction that brought most.
        Objective("star_attraction", "orange"),
        # Guests on the Park Entrance.
        Objective("long_queue", "red", promo=True),
        # Different values among the guests.
        Objective("all_sorts", "red", promo=True),
        # Money earned while operating in this round.
        Objective("gift_shop_rush", "gold", promo=True),
        # Money spent in this round's Expand and Improve.
        Objective("big_spender", "gold", promo=True),
        # Attractions operated twice or more, the Park Entrance left out.
        Objective("encore", "purple", promo=True),
        # Stars from this round's operate cubes.
        Objective("five_star_day", "purple", promo=True),
        # Map tokens that are still ready.
        Objective("map_reader", "teal", promo=True),
        # Attractions with at least one upgrade, the Park Entrance left out.
        Objective("modernised", "teal", promo=True),
        # Attractions of the colour one has most of, grey left out.
        Objective("themed_land", "orange", promo=True),
        # Pairs of attractions side by side, the Park Entrance too.
        Objective("close_quarters", "orange", promo=True),
        # Guests who left in this round while the park operated.
        Objective("safe_journey_home", "white", promo=True),
        # Guests of the colour one has most of.
        Objective("fan_club", "white", promo=True),
    )
}


def objective_deck(mode: str) -> list[ObjectiveId]:
    """The promo pack's cards may join the others or take their place (p. 18)."""
    return [
        each.id for each in OBJECTIVES.values() if mode == "mixed" or each.promo == (mode == "only")
    ]
