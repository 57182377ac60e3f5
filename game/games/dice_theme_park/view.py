"""What a viewer sees of Dice Theme Park.

Hidden are the order of the stacks and decks, the administrators nobody plays with, what others
choose from in setup, and their staff cards in hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.games.dice_theme_park.park import Dawn, Guest, Park, Tally, Wild
from game.games.dice_theme_park.state import ParkState
from game.kernel.contract import Seen, Step, Viewer
from game.kernel.play import asked

__all__ = ["ParkSeen", "ThemeParkSeen", "observe"]


@dataclass(frozen=True, slots=True)
class ParkSeen:
    """A park, with the names of `park.Park`."""

    money: int
    stars: int
    hand: tuple[str, ...]
    """Empty for other eyes than the owner's."""
    cards: int
    """How many the hand holds."""
    played: tuple[str, ...]
    less: int
    administrator: str
    tiles: Mapping[str, int]
    upgrades: Mapping[str, tuple[str, ...]]
    extras: Mapping[str, str]
    kit: Mapping[str, int]
    guests: Mapping[str, Guest]
    cubes: Mapping[str, int]
    maps: int
    used: int
    mascots: tuple[str, ...]
    out: tuple[str, ...]
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
    phase: str
    order: tuple[int, ...]
    bag: tuple[str, ...]
    """Everybody can reckon out who is in the bag; nobody knows who is drawn."""
    left: tuple[str, ...]
    trains: tuple[tuple[str, ...], ...]
    rides: tuple[int, ...]
    stack_a: int
    stack_b: int
    display: tuple[str, ...]
    tile_discards: tuple[str, ...]
    skill_deck: int
    skill_display: tuple[str, ...]
    skill_discards: tuple[str, ...]
    offer: tuple[str, ...]
    """What the viewer chooses one of in setup."""
    offers: tuple[int, ...]
    """By seat, how many it chooses from."""
    admin_box: int
    objectives: tuple[str, ...]
    staff_gone: tuple[str, ...]
    parks: tuple[ParkSeen, ...]
    solo_deck: int
    solo_card: str
    solo_discards: tuple[str, ...]
    goals: Mapping[int, tuple[str, ...]]
    achieved: tuple[str, ...]
    target: int
    todo: tuple[Step, ...]
    """What waits, the next last."""
    lanes: Mapping[int, tuple[Step, ...]]
    """While parks go on side by side: by seat, what waits there, the next last."""

    @property
    def solo(self) -> bool:
        return len(self.parks) == 1

    def waiting(self, seat: int) -> Step | None:
        """The Step that asks this seat, or will."""
        lane = self.lanes.get(seat)
        if lane:
            return lane[-1]
        return self.todo[-1] if self.todo else None


def _park(park: Park, *, open_hand: bool) -> ParkSeen:
    return ParkSeen(
        park.money,
        park.stars,
        tuple(park.hand) if open_hand else (),
        len(park.hand),
        tuple(park.played),
        park.less,
        park.administrator,
        park.tiles.copy(),
        park.upgrades.copy(),
        park.extras.copy(),
        park.kit.copy(),
        park.guests.copy(),
        park.cubes.copy(),
        park.maps,
        park.used,
        tuple(park.mascots),
        tuple(park.out),
        park.guides,
        park.managers,
        park.wild,
        park.tally,
        park.dawn,
        park.since,
    )


def observe(state: ParkState, viewer: Viewer) -> ThemeParkSeen:
    lanes = {seat: tuple(lane) for seat, lane in state.lanes.items()}
    step = state.todo[-1].kind if state.todo else ""
    if viewer is not None and lanes.get(viewer):
        step = lanes[viewer][-1].kind
    return ThemeParkSeen(
        viewer=viewer,
        asked=asked(state),
        step=step,
        mine=state.sealed.get(viewer, ()) if viewer is not None else (),
        full=state.full,
        surprises=state.surprises,
        innovations=state.innovations,
        promo_staff=state.promo_staff,
        round=state.round,
        rounds=state.rounds,
        phase=state.phase,
        order=tuple(state.order),
        bag=tuple(state.bag),
        left=tuple(state.left),
        trains=tuple(tuple(train) for train in state.trains),
        rides=tuple(state.rides),
        stack_a=len(state.stack_a),
        stack_b=len(state.stack_b),
        display=tuple(state.display),
        tile_discards=tuple(state.tile_discards),
        skill_deck=len(state.skill_deck),
        skill_display=tuple(state.skill_display),
        skill_discards=tuple(state.skill_discards),
        offer=tuple(state.offers[viewer]) if viewer is not None else (),
        offers=tuple(len(offer) for offer in state.offers),
        admin_box=len(state.admin_box),
        objectives=tuple(state.objectives),
        staff_gone=tuple(state.staff_gone),
        parks=tuple(_park(park, open_hand=seat == viewer) for seat, park in enumerate(state.parks)),
        solo_deck=len(state.solo_deck),
        solo_card=state.solo_card,
        solo_discards=tuple(state.solo_discards),
        goals={number: tuple(goals) for number, goals in state.goals.items()},
        achieved=tuple(state.achieved),
        target=state.target,
        todo=tuple(state.todo),
        lanes=lanes,
    )
