"""What lies on the table of Dice Theme Park: the market, the trains, and a park for each seat."""

from __future__ import annotations

from game.games.dice_theme_park.content.administrators import AdministratorCard, Kind, kind
from game.games.dice_theme_park.content.attractions import TileId
from game.games.dice_theme_park.content.ids import Offered
from game.games.dice_theme_park.content.numbers import Die, Phase
from game.games.dice_theme_park.content.objectives import ObjectiveId
from game.games.dice_theme_park.content.skills import SkillCard
from game.games.dice_theme_park.content.solo import GoalId, SoloCardId
from game.games.dice_theme_park.content.staff import StaffCard
from game.games.dice_theme_park.rules.park import Park
from game.kernel.contract import State, Step
from game.kernel.fields import each, hidden, own, owned, public
from game.kernel.play import waiting

__all__ = ["ParkState"]


class ParkState(State):
    full: bool = public()
    """With administrators and skills."""
    surprises: bool = public()
    innovations: bool = public()
    promo_staff: bool = public()
    rounds: int = public()
    round: int = public()
    """From 1; 0 while the table is laid."""
    phase: Phase = public()
    order: list[int] = public()
    """The seats in turn order."""
    bag: list[Die] = public()
    """Sorted: what is drawn is decided when it is drawn. Everybody can reckon out who is in it."""
    left: list[Die] = public()
    """Alone: guests beside the park, who do not return to the bag."""
    trains: list[list[Die]] = public()
    """By train, its guests from the top."""
    rides: list[int] = public()
    """By train, the seat whose park it has come to, -1 at the platform."""
    stack_a: list[TileId] = hidden(stack_a=len)
    """The top tile last."""
    stack_b: list[TileId] = hidden(stack_b=len)
    display: list[TileId] = public()
    """ "" where a tile has been taken."""
    tile_discards: list[TileId] = public()
    skill_deck: list[SkillCard] = hidden(skill_deck=len)
    skill_display: list[SkillCard] = public()
    skill_discards: list[SkillCard] = public()
    admin_box: list[AdministratorCard] = hidden(admin_box=len)
    """Administrators nobody plays with."""
    offers: list[list[Offered]] = owned(offer=own, offers=each(len))
    """By seat, the cards or tiles to choose one of in setup."""
    objectives: list[ObjectiveId] = public()
    """For the last rounds, in their order."""
    staff_gone: list[StaffCard] = public()
    """Staff cards that are out of the game."""
    parks: list[Park] = public()
    solo_deck: list[SoloCardId] = hidden(solo_deck=len)
    solo_card: SoloCardId = public()
    """The solo card of this round, "" before it is revealed."""
    solo_discards: list[SoloCardId] = public()
    goals: dict[int, list[GoalId]] = public()
    """By round."""
    achieved: list[GoalId] = public()
    target: int = public()
    """The stars to beat alone, failed goals included; 0 with others."""

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def waiting(self, seat: int) -> Step[ParkState] | None:
        """The Step that asks this seat, or will."""
        return waiting(self, seat)

    def administrator(self, who: Kind) -> int:
        """The seat with this administrator, -1 if nobody has it."""
        for seat, park in enumerate(self.parks):
            if kind(park.administrator) == who:
                return seat
        return -1

    def release(self, die: Die) -> None:
        """A guest who has left goes back into the bag; alone, beside the park (p. 19)."""
        if self.solo:
            self.left.append(die)
        else:
            self.bag.append(die)
            self.bag.sort()
