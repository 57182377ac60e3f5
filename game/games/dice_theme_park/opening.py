"""Setup, points 6 and 17-23: guests board, and everybody chooses an administrator, a skill and a
first attraction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.games.dice_theme_park.content.attractions import TILES
from game.games.dice_theme_park.content.solo import HAND
from game.games.dice_theme_park.content.spaces import FIRST_CELLS, cell_id, cell_of
from game.games.dice_theme_park.market import display_skills, display_tiles, fill_trains
from game.games.dice_theme_park.state import ParkState
from game.kernel.chance import DEAL
from game.kernel.contract import Action, Event, Given, Options, PickSome, Step, Tell

__all__ = [
    "ChooseAdministrator",
    "ChooseFirst",
    "ChooseSkill",
    "ChooseStaff",
    "Offer",
    "Opening",
    "build",
]

_OFFERED = 2


@dataclass(frozen=True, slots=True)
class Opening(Step):
    """The trains are filled; then the choices of setup, one after the other."""

    kind: ClassVar[str] = "opening"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step]:
        fill_trains(state, tell)
        staff = (ChooseStaff(),) if state.solo and state.promo_staff else ()
        return (*staff, Offer())


@dataclass(frozen=True, slots=True)
class Offer(Step):
    """The first two of something: administrators, or attractions where there are none."""

    kind: ClassVar[str] = "offer"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step]:
        _offer(state, state.admin_box if state.full else state.stack_a, tell)
        return (ChooseAdministrator(),) if state.full else (ChooseFirst(),)


def _offer(state: ParkState, deck: list[str], tell: Tell) -> None:
    """Two for each, for their eyes alone."""
    for seat in range(state.seats):
        state.offers[seat] = [deck.pop() for _ in range(_OFFERED)]
        cards = {"cards": list(state.offers[seat])}
        tell(Event("offered", {"seat": seat, "count": _OFFERED}, cards, (seat,), shows=True))


def _everybody(state: ParkState) -> tuple[int, ...]:
    return tuple(range(state.seats))


@dataclass(frozen=True, slots=True)
class ChooseStaff(Step):
    """Alone with the promo pack: twelve of the sixteen staff cards (p. 20)."""

    kind: ClassVar[str] = "choose_staff"

    def seats(self, state: ParkState) -> tuple[int, ...]:
        return _everybody(state)

    def options(self, state: ParkState, seat: int, given: tuple[Action, ...]) -> Options:
        return PickSome(tuple(state.parks[seat].hand), HAND, HAND)

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step]:
        for seat, answers in given.items():
            park = state.parks[seat]
            state.staff_gone += [card for card in park.hand if card not in answers[0]]
            park.hand = list(answers[0])
            tell(Event("staff_chosen", {"seat": seat, "count": len(park.hand)}))
        return ()


@dataclass(frozen=True, slots=True)
class ChooseAdministrator(Step):
    kind: ClassVar[str] = "choose_administrator"

    def seats(self, state: ParkState) -> tuple[int, ...]:
        return _everybody(state)

    def options(self, state: ParkState, seat: int, given: tuple[Action, ...]) -> Options:
        return tuple((card,) for card in state.offers[seat])

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step]:
        for seat in range(state.seats):
            card = given[seat][0][0]
            state.parks[seat].administrator = card
            tell(Event("administrator", {"seat": seat, "administrator": card}, shows=True))
            state.admin_box += [other for other in state.offers[seat] if other != card]
        _offer(state, state.skill_deck, tell)
        return (ChooseSkill(),)


@dataclass(frozen=True, slots=True)
class ChooseSkill(Step):
    kind: ClassVar[str] = "choose_skill"

    def seats(self, state: ParkState) -> tuple[int, ...]:
        return _everybody(state)

    def options(self, state: ParkState, seat: int, given: tuple[Action, ...]) -> Options:
        return tuple((card,) for card in state.offers[seat])

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step]:
        for seat in range(state.seats):
            card = given[seat][0][0]
            state.parks[seat].mascots[0] = card
            facts = {"seat": seat, "skill": card, "mascot": "mascot.1", "from": "setup"}
            tell(Event("skill_taken", facts, shows=True))
            state.skill_deck += [other for other in state.offers[seat] if other != card]
        state.shuffle(DEAL, state.skill_deck)
        display_skills(state, tell)
        _offer(state, state.stack_a, tell)
        return (ChooseFirst(),)


@dataclass(frozen=True, slots=True)
class ChooseFirst(Step):
    """An attraction for nothing, in one of the marked positions."""

    kind: ClassVar[str] = "choose_first"

    def seats(self, state: ParkState) -> tuple[int, ...]:
        return _everybody(state)

    def options(self, state: ParkState, seat: int, given: tuple[Action, ...]) -> Options:
        return tuple((tile, cell_id(cell)) for tile in state.offers[seat] for cell in FIRST_CELLS)

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step]:
        for seat in range(state.seats):
            tile, cell = given[seat][0]
            build(state, seat, tile, cell_of(cell), 0, "setup", tell)
            state.stack_a += [other for other in state.offers[seat] if other != tile]
            state.offers[seat] = []
        state.shuffle(DEAL, state.stack_a)
        display_tiles(state, 1, tell)
        return ()


def build(
    state: ParkState, seat: int, tile: str, cell: int, paid: int, source: str, tell: Tell
) -> None:
    """The tile in its place, its spaces empty."""

    park = state.parks[seat]
    park.money -= paid
    park.tally = park.tally._replace(spent=park.tally.spent + paid)
    park.tiles[tile] = cell
    park.upgrades[tile] = ("",) * len(TILES[tile].spaces)
    facts = {"seat": seat, "tile": tile, "cell": cell_id(cell), "paid": paid, "from": source}
    tell(Event("built", facts, shows=source == "setup"))
