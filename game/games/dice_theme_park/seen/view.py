"""What a viewer sees of Dice Theme Park.

Hidden are the order of the stacks and decks, the administrators nobody plays with, what others
choose from in setup, and their staff cards in hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from game.games.dice_theme_park.content.administrators import AdministratorCard
from game.games.dice_theme_park.content.attractions import TileId
from game.games.dice_theme_park.content.ids import Offered
from game.games.dice_theme_park.content.innovations import Built, Kit
from game.games.dice_theme_park.content.numbers import Die, Phase, Upgrades
from game.games.dice_theme_park.content.objectives import ObjectiveId
from game.games.dice_theme_park.content.skills import SkillCard
from game.games.dice_theme_park.content.solo import GoalId, SoloCardId
from game.games.dice_theme_park.content.spaces import Cell
from game.games.dice_theme_park.content.staff import StaffCard
from game.games.dice_theme_park.rules.expand import Expansion
from game.games.dice_theme_park.rules.park import Dawn, Guest, Park, Tally, Wild
from game.games.dice_theme_park.rules.party import MoveOn
from game.games.dice_theme_park.rules.state import ParkState
from game.games.dice_theme_park.rules.upkeep import ReturnGuest
from game.kernel.contract import Seen, Step, Viewer
from game.kernel.sight import seen_by

__all__ = ["AnyPark", "AnyTable", "ParkSeen", "ThemeParkSeen", "observe"]


@dataclass(frozen=True, slots=True)
class ParkSeen:
    """A park, with the names of `park.Park`."""

    money: int
    stars: int
    hand: tuple[StaffCard, ...]
    """Empty for other eyes than the owner's."""
    cards: int
    """How many the hand holds."""
    played: tuple[StaffCard, ...]
    less: int
    administrator: AdministratorCard
    tiles: Mapping[TileId, Cell]
    upgrades: Mapping[TileId, Upgrades]
    extras: Mapping[TileId, Built]
    kit: Mapping[Kit, int]
    guests: Mapping[Die, Guest]
    cubes: Mapping[TileId, int]
    maps: int
    used: int
    mascots: tuple[SkillCard, ...]
    out: tuple[TileId, ...]
    guides: int
    managers: int
    wild: Wild
    tally: Tally
    dawn: Dawn
    since: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ThemeParkSeen(Seen):
    full: bool
    surprises: bool
    innovations: bool
    promo_staff: bool
    round: int
    rounds: int
    phase: Phase
    order: tuple[int, ...]
    bag: tuple[Die, ...]
    left: tuple[Die, ...]
    trains: tuple[tuple[Die, ...], ...]
    rides: tuple[int, ...]
    stack_a: int
    stack_b: int
    display: tuple[TileId, ...]
    tile_discards: tuple[TileId, ...]
    skill_deck: int
    skill_display: tuple[SkillCard, ...]
    skill_discards: tuple[SkillCard, ...]
    offer: tuple[Offered, ...]
    """What the viewer chooses one of in setup."""
    offers: tuple[int, ...]
    """By seat, how many it chooses from."""
    admin_box: int
    objectives: tuple[ObjectiveId, ...]
    staff_gone: tuple[StaffCard, ...]
    parks: tuple[ParkSeen, ...]
    solo_deck: int
    solo_card: SoloCardId
    solo_discards: tuple[SoloCardId, ...]
    goals: Mapping[int, tuple[GoalId, ...]]
    achieved: tuple[GoalId, ...]
    target: int
    todo: tuple[Step[ParkState], ...]
    """What waits, the next last."""
    lanes: Mapping[int, tuple[Step[ParkState], ...]]
    """While parks go on side by side: by seat, what waits there, the next last."""

    @property
    def solo(self) -> bool:
        return len(self.parks) == 1

    @property
    def turn(self) -> int | None:
        """The seat that the next Step is about, if it is about one."""
        seat: object = getattr(self.todo[-1], "seat", None) if self.todo else None
        return seat if isinstance(seat, int) else None

    def expanding(self, seat: int) -> Expansion | None:
        step = self.waiting(seat)
        return step if isinstance(step, Expansion) else None

    def moving_on(self, seat: int) -> MoveOn | None:
        """A party of the seat's, one of which is to move on."""
        step = self.waiting(seat)
        return step if isinstance(step, MoveOn) else None

    def calling_back(self, seat: int) -> ReturnGuest | None:
        step = self.waiting(seat)
        return step if isinstance(step, ReturnGuest) else None

    def waiting(self, seat: int) -> Step[ParkState] | None:
        """The Step that asks this seat, or will."""
        lane = self.lanes.get(seat)
        if lane:
            return lane[-1]
        return self.todo[-1] if self.todo else None


AnyPark: TypeAlias = Park | ParkSeen
"""For judgement, which looks at both: they have the same names."""
AnyTable: TypeAlias = ParkState | ThemeParkSeen


def observe(state: ParkState, viewer: Viewer) -> ThemeParkSeen:
    lanes = {seat: tuple(lane) for seat, lane in state.lanes.items()}
    return seen_by(ThemeParkSeen, state, viewer, todo=tuple(state.todo), lanes=lanes)
