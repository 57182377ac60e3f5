"""From one round to the next, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.games.dice_theme_park.content.administrators import money_per_star
from game.games.dice_theme_park.content.attractions import NO_TILE
from game.games.dice_theme_park.content.ids import TRAIN
from game.games.dice_theme_park.content.metrics import goal_count
from game.games.dice_theme_park.content.solo import GOALS, NO_CARD, RED_STARS, Goal
from game.games.dice_theme_park.content.staff import person
from game.games.dice_theme_park.events.arriving import PhaseBegun, RoundBegun
from game.games.dice_theme_park.events.counting import (
    GoalJudged,
    MatchEnded,
    MoneyCounted,
    StaffDismissed,
    StaffPassed,
)
from game.games.dice_theme_park.events.market import (
    DisplayCleared,
    GuestsBagged,
    SkillsCleared,
    TrainsBack,
)
from game.games.dice_theme_park.rules.expand import Expand
from game.games.dice_theme_park.rules.improve import Improve
from game.games.dice_theme_park.rules.market import display_skills, display_tiles, fill_trains
from game.games.dice_theme_park.rules.operate import OpenParks
from game.games.dice_theme_park.rules.park import Dawn, Tally, Wild
from game.games.dice_theme_park.rules.planning import Plan
from game.games.dice_theme_park.rules.state import ParkState
from game.games.dice_theme_park.rules.upkeep import Understudy, Upkeep
from game.games.dice_theme_park.rules.welcome import Welcome
from game.kernel.contract import Given, Step, Tell

__all__ = ["CountMoney", "EndGame", "Goals", "NextRound", "PassStaff", "Round", "RoundOver"]


@dataclass(frozen=True, slots=True)
class Round(Step[ParkState]):
    kind: ClassVar[str] = "round"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        state.round += 1
        state.phase = "plan"
        tell(RoundBegun(state.round))
        tell(PhaseBegun("plan"))
        phases = (Plan(), Welcome(), Expand(), Improve(), OpenParks(), Upkeep())
        return (*phases, RoundOver())


@dataclass(frozen=True, slots=True)
class RoundOver(Step[ParkState]):
    """Goals are judged; then everything is made ready, or the money is counted."""

    kind: ClassVar[str] = "round_over"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        goals = (Goals(),) if state.goals.get(state.round) else ()
        if state.round == state.rounds:
            return (*goals, CountMoney())
        understudy = state.administrator("understudy")
        swap = (Understudy(understudy),) if understudy >= 0 else ()
        return (*goals, *swap, PassStaff(), NextRound(), Round())


@dataclass(frozen=True, slots=True)
class Goals(Step[ParkState]):
    """Alone: a goal that is not achieved now raises the target (p. 19).

    Of two goals in a round, one achieved covers the overlay's red stars.
    """

    kind: ClassVar[str] = "goals"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        park = state.parks[0]
        goals = state.goals[state.round]
        counts = {goal: goal_count(goal, park, len(state.left)) for goal in goals}
        made = [goal for goal in goals if _made(GOALS[goal], counts[goal])]
        printed = 0 if made else RED_STARS[state.round]
        for goal in goals:
            red = 0
            if goal in made:
                state.achieved.append(goal)
            else:
                red, printed = GOALS[goal].red + printed, 0
                state.target += red
            tell(
                GoalJudged(
                    goal,
                    state.round,
                    goal in made,
                    red,
                    counts[goal],
                    GOALS[goal].value,
                    state.target,
                )
            )
        return ()


def _made(goal: Goal, count: int) -> bool:
    return count >= goal.value if goal.most else count <= goal.value


@dataclass(frozen=True, slots=True)
class PassStaff(Step[ParkState]):
    """The two cards that were played go to the player on the left, all at once (p. 14)."""

    kind: ClassVar[str] = "pass_staff"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        for seat, park in enumerate(state.parks):
            # The Consultant is done after one round (p. 18); alone every card is (p. 19).
            out = [c for c in park.played if state.solo or person(c).id == "consultant"]
            for card in out:
                park.played.remove(card)
                state.staff_gone.append(card)
                tell(StaffDismissed(seat, card))
        passed = [park.played for park in state.parks]
        for seat, cards in enumerate(passed):
            left = (seat + 1) % state.seats
            if cards:
                tell(StaffPassed(seat, left, tuple(cards)))
            state.parks[left].hand += cards
            state.parks[seat].played = []
        return ()


@dataclass(frozen=True, slots=True)
class NextRound(Step[ParkState]):
    """Maps and mascots are ready again; new guests, attractions and skills (p. 14-15)."""

    kind: ClassVar[str] = "next_round"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        for park in state.parks:
            park.cubes.clear()
            park.used = park.less = park.guides = park.managers = 0
            park.out = [NO_TILE] * len(park.mascots)
            park.wild, park.tally = Wild(), Tally()
            park.dawn, park.since = Dawn(), ()
        if state.solo_card:
            state.solo_discards.append(state.solo_card)
            state.solo_card = NO_CARD
        self._trains(state, tell)
        self._displays(state, tell)
        return ()

    def _trains(self, state: ParkState, tell: Tell) -> None:
        for number, train in enumerate(state.trains):
            guests = [die for die in train if die]
            if guests:
                state.bag += guests
                tell(GuestsBagged(TRAIN.id(number), tuple(guests)))
        state.bag.sort()
        tell(TrainsBack())
        fill_trains(state, tell)

    def _displays(self, state: ParkState, tell: Tell) -> None:
        tiles = [tile for tile in state.display if tile]
        state.tile_discards += tiles
        tell(DisplayCleared(tuple(tiles)))
        display_tiles(state, state.round + 1, tell)
        if state.full:
            skills = [card for card in state.skill_display if card]
            state.skill_discards += skills
            tell(SkillsCleared(tuple(skills)))
            display_skills(state, tell)


@dataclass(frozen=True, slots=True)
class CountMoney(Step[ParkState]):
    """A star for every $3; with the treasurer for every $2 (p. 14-15)."""

    kind: ClassVar[str] = "count_money"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        for seat, park in enumerate(state.parks):
            stars = park.money // money_per_star(park.administrator)
            park.stars += stars
            tell(MoneyCounted(seat, park.money, stars))
        return ()


@dataclass(frozen=True, slots=True)
class EndGame(Step[ParkState]):
    """It waits below every round, so that no match is over before its end."""

    kind: ClassVar[str] = "end_game"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        state.phase = "over"
        tell(MatchEnded())
        return ()
