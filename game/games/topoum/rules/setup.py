"""Before the first turn (rulebook, setup): the deck, the Farmer, the battlefield, obstacles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from game.games.topoum.content import (
    CRATES,
    DECK_TYPES,
    DECKS,
    FARMER_TILES,
    FARMERS,
    LAST_CARDS,
    MARKED,
    OBSTACLE_TILES,
    UNMIXABLE,
    is_farmer,
    is_legal_deck,
    is_obstacle,
    is_type,
)
from game.games.topoum.content.ids import (
    BARRACKS,
    CENTRE,
    HAND,
    NEUTRAL,
    PEACE,
    SLOTS,
    Space,
    cards,
    space_of,
)
from game.games.topoum.content.words import CATEGORIES, TYPES, CardType, Category, Farmer, Phase
from game.games.topoum.events.cards import Dealt, DeckMade, LineFilled
from game.games.topoum.events.course import MatchBegun
from game.games.topoum.events.tiles import Placed
from game.games.topoum.rules.arrive import arrive
from game.games.topoum.rules.effects import deploy, place_barracks
from game.games.topoum.rules.farmers import lay
from game.games.topoum.rules.field import add_square, free_beside
from game.games.topoum.rules.state import TopoumState
from game.kernel.chance import DEAL
from game.kernel.contract import Action, Given, Options, PickSome, Step, Tell

__all__ = [
    "Deal",
    "FirstBarracks",
    "FirstMole",
    "LayCentre",
    "Obstacle",
    "PickTypes",
    "SetUp",
    "ToArms",
    "random_deck",
    "suggested",
]

_FARMER: Final = "farmer"
_CATEGORIES = tuple(CATEGORIES)


def suggested(name: str, *, farmer: bool) -> tuple[CardType, ...]:
    """A suggested deck; a farmer who surely comes takes the place of its Special card."""
    kinds = DECKS[name]
    if not farmer:
        return kinds
    return tuple(_FARMER if kind in CATEGORIES["special"] else kind for kind in kinds)


def random_deck(state: TopoumState, *, farmer: bool) -> tuple[CardType, ...]:
    """Every legal deck equally likely; only those with the farmer if she surely comes."""
    while True:
        kinds = [kind for kind in TYPES if not (farmer and kind == _FARMER)]
        state.shuffle(DEAL, kinds)
        drawn = {*kinds[: DECK_TYPES - farmer], *((_FARMER,) if farmer else ())}
        found = tuple(kind for kind in TYPES if kind in drawn)
        if is_legal_deck(found):
            return found


@dataclass(frozen=True, slots=True)
class PickTypes(Step[TopoumState]):
    """An own choice of seven types, category by category, at least one of each; before all eyes."""

    kind: ClassVar[Phase] = "pick-types"
    taken: tuple[CardType, ...] = ()
    number: int = 0
    """How many categories have been chosen from."""

    @property
    def category(self) -> Category:
        """What is chosen from now."""
        return _CATEGORIES[self.number]

    def _sure(self, state: TopoumState) -> bool:
        return state.wish != "maybe"

    def _left(self, state: TopoumState) -> int:
        return DECK_TYPES - self._sure(state) - len(self.taken)

    def seats(self, state: TopoumState) -> tuple[int, ...]:
        return (state.first,)

    def options(self, state: TopoumState, seat: int, given: tuple[Action, ...]) -> Options:
        sure = self._sure(state)
        left = self._left(state)
        items = [kind for kind in CATEGORIES[self.category] if not (sure and kind == _FARMER)]
        # What has to be left for the later categories, and what they can take at most.
        later = [CATEGORIES[category] for category in _CATEGORIES[self.number + 1 :]]
        need, room = len(later), sum(len(kinds) for kinds in later)
        if sure and later:
            need, room = need - 1, room - 1
        return PickSome(tuple(items), max(1, left - room), min(len(items), left - need))

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step[TopoumState]]:
        chosen = [kind for kind in given[state.first][0] if is_type(kind)]
        after = PickTypes((*self.taken, *chosen), self.number + 1)
        if after.number < len(_CATEGORIES) and after._left(state):
            return (after,)
        picked = {*after.taken, *((_FARMER,) if self._sure(state) else ())}
        state.types = tuple(kind for kind in TYPES if kind in picked)
        return ()


@dataclass(frozen=True, slots=True)
class Deal(Step[TopoumState]):
    """The Farmer, the deck with Peace among its last cards, two cards each, the Line."""

    kind: ClassVar[Phase] = "deal"

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step[TopoumState]]:
        tell(MatchBegun(state.first, state.wish))
        if _FARMER in state.types:
            state.farmer = _drawn_farmer(state)
        tell(DeckMade(state.types, state.farmer))
        deck = list(cards(state.types, state.seats))
        state.shuffle(DEAL, deck)
        last = [*deck[:LAST_CARDS], PEACE]
        state.shuffle(DEAL, last)
        state.deck = last + deck[LAST_CARDS:]
        for turn in range(state.seats):
            seat = (state.first + turn) % state.seats
            state.hands[seat] = [state.deck.pop() for _ in range(HAND)]
            tell(Dealt(seat, HAND, tuple(state.hands[seat])))
        state.line = [state.deck.pop() for _ in range(SLOTS)][::-1]
        tell(LineFilled(tuple(state.line)))
        return ()


def _drawn_farmer(state: TopoumState) -> Farmer:
    if is_farmer(state.wish):
        return state.wish
    # The obstacle variant leaves out farmers who use the same spaces and tiles.
    invited = [name for name in FARMERS if not (state.obstacles and name in UNMIXABLE)]
    return invited[state.below(DEAL, len(invited))]


@dataclass(frozen=True, slots=True)
class LayCentre(Step[TopoumState]):
    """The neutral tile in the middle, and what the Farmer brings."""

    kind: ClassVar[Phase] = "lay-centre"

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step[TopoumState]]:
        farmer = state.farmer
        if farmer == "boom":
            lay(state, "dynamite", CENTRE, state.first, "setup", tell)
            return ()
        _lay_neutral(state, CENTRE, state.first, tell, founds=True)
        if not farmer:
            return ()
        tiles = FARMER_TILES[farmer]
        if len(tiles) == 1:
            lay(state, tiles[0], CENTRE, state.first, "setup", tell)
            return ()
        if tiles == CRATES:
            state.shuffle(DEAL, state.crate_values)
        for number, (tile, space) in enumerate(zip(tiles, MARKED, strict=True)):
            # One of each player, or all out of a reserve nobody uses.
            colour = number if state.seats == len(MARKED) else state.seats
            _lay_neutral(state, space, colour, tell, founds=False)
            lay(state, tile, space, state.first, "setup", tell)
        return ()


def _lay_neutral(
    state: TopoumState, space: Space, colour: int, tell: Tell, *, founds: bool
) -> None:
    state.tiles[colour] -= 1
    state.bases[space] = NEUTRAL[colour]
    add_square(state, space, founds=founds)
    tell(Placed(state.first, space, "neutral", colour, "setup"))


@dataclass(frozen=True, slots=True)
class FirstBarracks(Step[TopoumState]):
    """Point 2: barracks adjacent to the centre."""

    kind: ClassVar[Phase] = "first-barracks"
    seat: int

    def seats(self, state: TopoumState) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, state: TopoumState, seat: int, given: tuple[Action, ...]) -> Options:
        near = state.board.near[CENTRE]
        return tuple((space,) for space in near if not state.is_square(space))

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step[TopoumState]]:
        (space,) = given[self.seat][0]
        place_barracks(state, self.seat, space_of(space), "setup", tell)
        return ()


@dataclass(frozen=True, slots=True)
class FirstMole(Step[TopoumState]):
    """Point 3: another barracks with a mole, anywhere next to the battlefield."""

    kind: ClassVar[Phase] = "first-mole"
    seat: int

    def seats(self, state: TopoumState) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, state: TopoumState, seat: int, given: tuple[Action, ...]) -> Options:
        return tuple((space,) for space in free_beside(state))

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step[TopoumState]]:
        space = space_of(given[self.seat][0][0])
        place_barracks(state, self.seat, space, "setup", tell)
        arrive(state, deploy(state, self.seat, space, "setup", tell), space, -1, tell)
        return ()


@dataclass(frozen=True, slots=True)
class Obstacle(Step[TopoumState]):
    """The variant: an obstacle tile next to any barracks, later another on a marked space."""

    kind: ClassVar[Phase] = "obstacle"
    seat: int
    marked: bool

    def _spaces(self, state: TopoumState) -> list[Space]:
        if self.marked:
            return [space for space in MARKED if not state.is_square(space)]
        near = state.board.near
        return [
            space
            for space in sorted(near)
            if not state.is_square(space)
            and any(state.bases.get(n) in BARRACKS for n in near[space])
        ]

    def seats(self, state: TopoumState) -> tuple[int, ...]:
        return (self.seat,) if self._spaces(state) and any(state.obstacle_tiles) else ()

    def options(self, state: TopoumState, seat: int, given: tuple[Action, ...]) -> Options:
        sides = [
            side
            for sort, left in zip(OBSTACLE_TILES, state.obstacle_tiles, strict=True)
            if left
            for side in sort
        ]
        spaces = self._spaces(state)
        return tuple((side, space) for side in sides for space in spaces)

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step[TopoumState]]:
        if given:
            side, space = given[self.seat][0]
            assert is_obstacle(side)
            for number, sort in enumerate(OBSTACLE_TILES):
                if side in sort:
                    state.obstacle_tiles[number] -= 1
            lay(state, side, space_of(space), self.seat, "obstacle", tell)
        return ()


@dataclass(frozen=True, slots=True)
class SetUp(Step[TopoumState]):
    """Who places when: the starter first, but last of all for obstacles."""

    kind: ClassVar[Phase] = "set-up"

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step[TopoumState]]:
        order = [(state.first + turn) % state.seats for turn in range(state.seats)]
        steps: list[Step[TopoumState]] = [LayCentre()]
        steps += [FirstBarracks(seat) for seat in order]
        steps += [FirstMole(seat) for seat in order]
        if state.obstacles:
            steps += [Obstacle(seat, marked=False) for seat in reversed(order)]
            steps += [Obstacle(seat, marked=True) for seat in reversed(order)]
        return (*steps, ToArms())


@dataclass(frozen=True, slots=True)
class ToArms(Step[TopoumState]):
    """The battle is about to begin."""

    kind: ClassVar[Phase] = "to-arms"

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step[TopoumState]]:
        state.begun = True
        state.stirred = []
        return ()
