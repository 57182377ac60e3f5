"""What lies on the table of Dice Theme Park: the market, the trains, and a park for each seat."""

from __future__ import annotations

from game.games.dice_theme_park.park import Park
from game.kernel.contract import State

__all__ = ["ParkState"]


class ParkState(State):
    __slots__ = (
        "achieved",
        "admin_box",
        "bag",
        "display",
        "full",
        "goals",
        "innovations",
        "left",
        "objectives",
        "offers",
        "order",
        "parks",
        "phase",
        "promo_staff",
        "rides",
        "round",
        "rounds",
        "skill_deck",
        "skill_discards",
        "skill_display",
        "solo_card",
        "solo_deck",
        "solo_discards",
        "stack_a",
        "stack_b",
        "staff_gone",
        "surprises",
        "target",
        "tile_discards",
        "trains",
    )

    full: bool
    """With administrators and skills."""
    surprises: bool
    innovations: bool
    promo_staff: bool
    rounds: int
    round: int
    """From 1; 0 while the table is laid."""
    phase: str
    order: list[int]
    """The seats in turn order."""
    bag: list[str]
    """Sorted: what is drawn is decided when it is drawn."""
    left: list[str]
    """Alone: guests beside the park, who do not return to the bag."""
    trains: list[list[str]]
    """By train, its guests from the top."""
    rides: list[int]
    """By train, the seat whose park it has come to, -1 at the platform."""
    stack_a: list[str]
    """The top tile last."""
    stack_b: list[str]
    display: list[str]
    """ "" where a tile has been taken."""
    tile_discards: list[str]
    skill_deck: list[str]
    skill_display: list[str]
    skill_discards: list[str]
    admin_box: list[str]
    """Administrators nobody plays with."""
    offers: list[list[str]]
    """By seat, the cards or tiles to choose one of in setup."""
    objectives: list[str]
    """For the last rounds, in their order."""
    staff_gone: list[str]
    """Staff cards that are out of the game."""
    parks: list[Park]
    solo_deck: list[str]
    solo_card: str
    """The solo card of this round, "" before it is revealed."""
    solo_discards: list[str]
    goals: dict[int, list[str]]
    """By round."""
    achieved: list[str]
    target: int
    """The stars to beat alone, failed goals included; 0 with others."""

    def clone(self) -> ParkState:
        other = ParkState()
        self.copy_into(other)
        other.full = self.full
        other.surprises = self.surprises
        other.innovations = self.innovations
        other.promo_staff = self.promo_staff
        other.rounds = self.rounds
        other.round = self.round
        other.phase = self.phase
        other.order = self.order.copy()
        other.bag = self.bag.copy()
        other.left = self.left.copy()
        other.trains = [train.copy() for train in self.trains]
        other.rides = self.rides.copy()
        other.stack_a = self.stack_a.copy()
        other.stack_b = self.stack_b.copy()
        other.display = self.display.copy()
        other.tile_discards = self.tile_discards.copy()
        other.skill_deck = self.skill_deck.copy()
        other.skill_display = self.skill_display.copy()
        other.skill_discards = self.skill_discards.copy()
        other.admin_box = self.admin_box.copy()
        other.offers = [offer.copy() for offer in self.offers]
        other.objectives = self.objectives.copy()
        other.staff_gone = self.staff_gone.copy()
        other.parks = [park.clone() for park in self.parks]
        other.solo_deck = self.solo_deck.copy()
        other.solo_card = self.solo_card
        other.solo_discards = self.solo_discards.copy()
        other.goals = {number: goals.copy() for number, goals in self.goals.items()}
        other.achieved = self.achieved.copy()
        other.target = self.target
        return other

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def administrator(self, kind: str) -> int:
        """The seat with this administrator, -1 if nobody has it."""
        for seat, park in enumerate(self.parks):
            if park.administrator.startswith(kind):
                return seat
        return -1

    def release(self, die: str) -> None:
        """A guest who has left goes back into the bag; alone, beside the park (p. 19)."""
        if self.solo:
            self.left.append(die)
        else:
            self.bag.append(die)
            self.bag.sort()
