"""Phase 3, Expand: an attraction and a mascot, and what a row of amenities brings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.games.dice_theme_park.content.attractions import (
    ENTRANCE,
    NO_TILE,
    TILES,
    TileId,
    tile_of,
)
from game.games.dice_theme_park.content.ids import MASCOT, VALUE
from game.games.dice_theme_park.content.numbers import AMENITY_VALUE, MASCOTS, die_of
from game.games.dice_theme_park.content.prices import mascot_price
from game.games.dice_theme_park.content.skills import NO_SKILL, RECRUIT, learnt
from game.games.dice_theme_park.content.spaces import NEAR, Cell, cell_id, cell_of
from game.games.dice_theme_park.events.arriving import PhaseBegun
from game.games.dice_theme_park.events.building import (
    AmenityMatched,
    GuestDrawn,
    MascotRecruited,
    SkillTaken,
)
from game.games.dice_theme_park.rules.market import blocked, draw_guest
from game.games.dice_theme_park.rules.moving import set_value
from game.games.dice_theme_park.rules.opening import build
from game.games.dice_theme_park.rules.park import Guest, Park
from game.games.dice_theme_park.rules.state import ParkState
from game.kernel.contract import Action, Given, Options, Step, Tell

__all__ = [
    "AmenityBuild",
    "AmenityGuest",
    "AmenityValue",
    "Expand",
    "Expansion",
    "free_cells",
]

_SKIP = ("skip",)
_DONE = ("done",)


def free_cells(park: Park) -> list[Cell]:
    """Empty spaces beside a tile (p. 9)."""
    taken = park.tiles.values()
    return sorted({cell for at in taken for cell in NEAR[at]}.difference(taken))


@dataclass(frozen=True, slots=True)
class Expand(Step[ParkState]):
    kind: ClassVar[str] = "expand_phase"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        state.phase = "expand"
        tell(PhaseBegun("expand"))
        return tuple(Expansion(seat) for seat in state.order)


@dataclass(frozen=True, slots=True)
class Expansion(Step[ParkState]):
    """Build one attraction and recruit one mascot, in either order; both may be left (p. 9)."""

    kind: ClassVar[str] = "expand"
    seat: int
    built: bool = False
    recruited: bool = False

    def _builds(self, state: ParkState) -> list[Action]:
        park = state.parks[self.seat]
        shaded = blocked(state, "tile")
        affordable = [
            tile
            for place, tile in enumerate(state.display)
            if tile and place != shaded and TILES[tile].cost <= park.money
        ]
        if self.built or not affordable:
            return []
        cells = [cell_id(cell) for cell in free_cells(park)]
        return [("build", tile, cell) for tile in affordable for cell in cells]

    def _recruits(self, state: ParkState) -> list[Action]:
        park = state.parks[self.seat]
        if self.recruited or len(park.mascots) == MASCOTS or mascot_price(park) > park.money:
            return []
        shaded = blocked(state, "skill")
        found: list[Action] = [
            ("recruit", card)
            for place, card in enumerate(state.skill_display)
            if card and place != shaded
        ]
        # With no skill to be had, the mascot comes without one.
        return found or [("recruit", RECRUIT)]

    def seats(self, state: ParkState) -> tuple[int, ...]:
        return (self.seat,) if self._builds(state) or self._recruits(state) else ()

    def options(self, state: ParkState, seat: int, given: tuple[Action, ...]) -> Options:
        return (*self._builds(state), *self._recruits(state), _DONE)

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        action = given[self.seat][0] if given else _DONE
        if action[0] == "build":
            bonus = self._build(state, tile_of(action[1]), cell_of(action[2]), tell)
            return (*bonus, Expansion(self.seat, built=True, recruited=self.recruited))
        if action[0] == "recruit":
            self._recruit(state, action[1], tell)
            return (Expansion(self.seat, built=self.built, recruited=True),)
        return ()

    def _build(
        self, state: ParkState, tile: TileId, cell: Cell, tell: Tell
    ) -> Sequence[Step[ParkState]]:
        state.display[state.display.index(tile)] = NO_TILE
        build(state, self.seat, tile, cell, TILES[tile].cost, "display", tell)
        # The second, third and fourth of an amenity bring a bonus; a fifth brings nothing.
        amenity = TILES[tile].amenity
        assert amenity  # only what is printed on the park board may have none
        count = sum(TILES[each].amenity == amenity for each in state.parks[self.seat].tiles)
        bonus: dict[int, Step[ParkState]] = {
            2: AmenityValue(self.seat),
            3: AmenityGuest(self.seat),
            4: AmenityBuild(self.seat),
        }
        if count not in bonus:
            return ()
        tell(AmenityMatched(self.seat, amenity, count, tile))
        return (bonus[count],)

    def _recruit(self, state: ParkState, word: str, tell: Tell) -> None:
        park = state.parks[self.seat]
        paid = mascot_price(park)
        park.money -= paid
        park.tally = park.tally._replace(spent=park.tally.spent + paid)
        name = MASCOT.id(len(park.mascots))
        card = learnt(word)
        park.mascots.append(card)
        park.out.append(NO_TILE)
        tell(MascotRecruited(self.seat, name, paid))
        if card:
            state.skill_display[state.skill_display.index(card)] = NO_SKILL
            tell(SkillTaken(self.seat, card, name, "display"))


@dataclass(frozen=True, slots=True)
class AmenityValue(Step[ParkState]):
    """Two alike: a guest anywhere in the park takes any other value."""

    kind: ClassVar[str] = "amenity_value"
    seat: int

    def seats(self, state: ParkState) -> tuple[int, ...]:
        return (self.seat,) if state.parks[self.seat].guests else ()

    def options(self, state: ParkState, seat: int, given: tuple[Action, ...]) -> Options:
        park = state.parks[seat]
        values = [
            (die, VALUE.id(value))
            for die in park.dice()
            for value in range(1, 7)
            if value != park.guests[die].value
        ]
        return (*values, _SKIP)

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        action = given[self.seat][0] if given else _SKIP
        if action != _SKIP:
            die, value = die_of(action[0]), VALUE.at(action[1])
            set_value(state, self.seat, die, value, "amenity", tell)
        return ()


@dataclass(frozen=True, slots=True)
class AmenityGuest(Step[ParkState]):
    """Three alike: a guest out of the bag, with value 4."""

    kind: ClassVar[str] = "amenity_guest"
    seat: int

    def seats(self, state: ParkState) -> tuple[int, ...]:
        return (self.seat,) if state.bag else ()

    def options(self, state: ParkState, seat: int, given: tuple[Action, ...]) -> Options:
        return ("draw",), _SKIP

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        die = draw_guest(state) if given and given[self.seat][0] != _SKIP else None
        if die is not None:
            state.parks[self.seat].guests[die] = Guest(ENTRANCE, AMENITY_VALUE)
            tell(GuestDrawn(self.seat, die, AMENITY_VALUE))
        return ()


@dataclass(frozen=True, slots=True)
class AmenityBuild(Step[ParkState]):
    """Four alike: any attraction of the discard pile for nothing, and no bonus from it."""

    kind: ClassVar[str] = "amenity_build"
    seat: int

    def seats(self, state: ParkState) -> tuple[int, ...]:
        room = state.tile_discards and free_cells(state.parks[self.seat])
        return (self.seat,) if room else ()

    def options(self, state: ParkState, seat: int, given: tuple[Action, ...]) -> Options:
        cells = [cell_id(cell) for cell in free_cells(state.parks[seat])]
        return (*((tile, cell) for tile in state.tile_discards for cell in cells), _SKIP)

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        action = given[self.seat][0] if given else _SKIP
        if action != _SKIP:
            tile = tile_of(action[0])
            state.tile_discards.remove(tile)
            build(state, self.seat, tile, cell_of(action[1]), 0, "discards", tell)
        return ()
