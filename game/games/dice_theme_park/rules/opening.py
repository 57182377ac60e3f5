"""Setup, points 6 and 17-23: guests board, and everybody chooses an administrator, a skill and a
first attraction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from game.games.dice_theme_park.content.administrators import AdministratorCard, administrator_of
from game.games.dice_theme_park.content.attractions import TileId, empty, tile_of
from game.games.dice_theme_park.content.ids import MASCOT
from game.games.dice_theme_park.content.skills import SkillCard, skill_of
from game.games.dice_theme_park.content.solo import HAND
from game.games.dice_theme_park.content.spaces import FIRST_CELLS, Cell, cell_id, cell_of
from game.games.dice_theme_park.content.staff import staff_of
from game.games.dice_theme_park.events.building import AttractionBuilt, BuiltFrom, SkillTaken
from game.games.dice_theme_park.events.market import AdministratorChosen, CardsOffered, StaffChosen
from game.games.dice_theme_park.rules.market import display_skills, display_tiles, fill_trains
from game.games.dice_theme_park.rules.state import ParkState
from game.kernel.chance import DEAL
from game.kernel.contract import Action, Given, Options, PickSome, Step, Tell

__all__ = [
    "ChooseAdministrator",
    "ChooseFirst",
    "ChooseSkill",
    "ChooseStaff",
    "Deck",
    "Offer",
    "Opening",
    "build",
]

Deck: TypeAlias = list[AdministratorCard] | list[SkillCard] | list[TileId]
"""What is offered comes from its top."""

_OFFERED = 2


@dataclass(frozen=True, slots=True)
class Opening(Step[ParkState]):
    """The trains are filled; then the choices of setup, one after the other."""

    kind: ClassVar[str] = "opening"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        fill_trains(state, tell)
        staff = (ChooseStaff(),) if state.solo and state.promo_staff else ()
        return (*staff, Offer())


@dataclass(frozen=True, slots=True)
class Offer(Step[ParkState]):
    """The first two of something: administrators, or attractions where there are none."""

    kind: ClassVar[str] = "offer"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        _offer(state, state.admin_box if state.full else state.stack_a, tell)
        return (ChooseAdministrator(),) if state.full else (ChooseFirst(),)


def _offer(state: ParkState, deck: Deck, tell: Tell) -> None:
    """Two for each, for their eyes alone."""
    for seat in range(state.seats):
        state.offers[seat] = [deck.pop() for _ in range(_OFFERED)]
        tell(CardsOffered(seat, _OFFERED, tuple(state.offers[seat])))


class _OfAll(Step[ParkState]):
    """Everybody chooses at once, one of what was offered."""

    __slots__ = ()

    def seats(self, state: ParkState) -> tuple[int, ...]:
        return tuple(range(state.seats))

    def options(self, state: ParkState, seat: int, given: tuple[Action, ...]) -> Options:
        return tuple((card,) for card in state.offers[seat])


@dataclass(frozen=True, slots=True)
class ChooseStaff(_OfAll):
    """Alone with the promo pack: twelve of the sixteen staff cards (p. 20)."""

    kind: ClassVar[str] = "choose_staff"

    def options(self, state: ParkState, seat: int, given: tuple[Action, ...]) -> Options:
        return PickSome(tuple(state.parks[seat].hand), HAND, HAND)

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        for seat, answers in given.items():
            park = state.parks[seat]
            state.staff_gone += [card for card in park.hand if card not in answers[0]]
            park.hand = [staff_of(card) for card in answers[0]]
            tell(StaffChosen(seat, len(park.hand)))
        return ()


@dataclass(frozen=True, slots=True)
class ChooseAdministrator(_OfAll):
    kind: ClassVar[str] = "choose_administrator"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        for seat in range(state.seats):
            card = administrator_of(given[seat][0][0])
            state.parks[seat].administrator = card
            tell(AdministratorChosen(seat, card))
            state.admin_box += [administrator_of(o) for o in state.offers[seat] if o != card]
        _offer(state, state.skill_deck, tell)
        return (ChooseSkill(),)


@dataclass(frozen=True, slots=True)
class ChooseSkill(_OfAll):
    kind: ClassVar[str] = "choose_skill"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        for seat in range(state.seats):
            card = skill_of(given[seat][0][0])
            state.parks[seat].mascots[0] = card
            tell(SkillTaken(seat, card, MASCOT.id(0), "setup", shows=True))
            state.skill_deck += [skill_of(other) for other in state.offers[seat] if other != card]
        state.shuffle(DEAL, state.skill_deck)
        display_skills(state, tell)
        _offer(state, state.stack_a, tell)
        return (ChooseFirst(),)


@dataclass(frozen=True, slots=True)
class ChooseFirst(_OfAll):
    """An attraction for nothing, in one of the marked positions."""

    kind: ClassVar[str] = "choose_first"

    def options(self, state: ParkState, seat: int, given: tuple[Action, ...]) -> Options:
        return tuple((tile, cell_id(cell)) for tile in state.offers[seat] for cell in FIRST_CELLS)

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        for seat in range(state.seats):
            word, cell = given[seat][0]
            tile = tile_of(word)
            build(state, seat, tile, cell_of(cell), 0, "setup", tell)
            state.stack_a += [tile_of(other) for other in state.offers[seat] if other != tile]
            state.offers[seat] = []
        state.shuffle(DEAL, state.stack_a)
        display_tiles(state, 1, tell)
        return ()


def build(
    state: ParkState, seat: int, tile: TileId, cell: Cell, paid: int, source: BuiltFrom, tell: Tell
) -> None:
    """The tile in its place, its spaces empty."""

    park = state.parks[seat]
    park.money -= paid
    park.tally = park.tally._replace(spent=park.tally.spent + paid)
    park.tiles[tile] = cell
    park.upgrades[tile] = empty(tile)
    tell(AttractionBuilt(seat, tile, cell_id(cell), paid, source, shows=source == "setup"))
