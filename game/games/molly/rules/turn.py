"""Molly, pages 6-8: a turn, its special actions and the card that is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.games.molly.content.components import NO_CARD, Mole, colour_of
from game.games.molly.content.garden import (
    CELLS,
    NEIGHBOURS,
    NO_NUMBER,
    PLACES,
    TOUCHING,
    Cell,
    cell_number,
    place_number,
)
from game.games.molly.content.words import (
    Kind,
    Phase,
    cell_id,
    cell_of,
    kind_of,
    place_id,
    place_of,
)
from game.games.molly.events import (
    Displayed,
    DrawnBlind,
    Ended,
    FitsNowhere,
    Hunted,
    Played,
    Skipped,
    Swapped,
    Taken,
    TokensBack,
    TurnBegun,
)
from game.games.molly.rules.deck import draw_mole
from game.games.molly.rules.happenings import Happenings
from game.games.molly.rules.piles import lay_upon
from game.games.molly.rules.sets import TakeSet
from game.games.molly.rules.state import MollyState
from game.games.molly.rules.tokens import GainToken
from game.kernel.contract import Action, Given, Options, Step, Tell, quiet

__all__ = ["Act", "Blind", "EndGame", "EndTurn", "PlaceBlind", "Refill", "Turn"]

# Answers are named once: playouts list them at every decision.
_TAKE, _SWAP, _HUNT = Kind.TAKE.value, Kind.SWAP.value, Kind.HUNT.value
_DECK: Action = (Kind.DECK.value,)
_SKIP: Action = (Kind.SKIP.value,)
_PLAYS: tuple[tuple[Action, ...], ...] = tuple(
    tuple((place_id(place), cell_id(cell)) for cell in CELLS) for place in PLACES
)
_TAKES: tuple[Action, ...] = tuple((_TAKE, place_id(place)) for place in PLACES)
_SWAPS: tuple[tuple[Cell, Cell, Action], ...] = tuple(
    (cell, other, (_SWAP, cell_id(cell), cell_id(other)))
    for cell in CELLS
    for other in NEIGHBOURS[cell]
)


@dataclass(frozen=True, slots=True)
class Turn(Step[MollyState]):
    """Page 6: the display is filled, special actions, one card, sets of three."""

    kind: ClassVar[str] = Phase.TURN.value

    def resolve(self, state: MollyState, given: Given, tell: Tell) -> Sequence[Step[MollyState]]:
        if tell is not quiet:
            tell(TurnBegun(state.active, state.turn, begins=state.active == state.first))
        return _IN_TURN


@dataclass(frozen=True, slots=True)
class Refill(Step[MollyState]):
    """The display is brought back to two; an Event on the way happens first."""

    kind: ClassVar[str] = Phase.REFILL.value

    def resolve(self, state: MollyState, given: Given, tell: Tell) -> Sequence[Step[MollyState]]:
        for place in PLACES:
            if state.display[place] or not state.deck:
                continue
            card = draw_mole(state, state.active, tell, aside=False)
            if not card:
                return Happenings(), Refill()
            state.display[place] = card
            if tell is not quiet:
                tell(Displayed(place_number(place), card))
        return ()


@dataclass(frozen=True, slots=True)
class Act(Step[MollyState]):
    """Phase 1 for as long as tokens are paid, then phase 2: a card from the display or blind."""

    kind: ClassVar[str] = Phase.ACT.value

    def seats(self, state: MollyState) -> tuple[int, ...]:
        return (state.active,)

    def options(self, state: MollyState, seat: int, given: tuple[Action, ...]) -> Options:
        found = _plays(state)
        if state.deck:
            found.append(_DECK)
        if not found:
            found.append(_SKIP)
        if state.tokens[seat]:
            found.extend(_specials(state))
        return tuple(found)

    def resolve(self, state: MollyState, given: Given, tell: Tell) -> Sequence[Step[MollyState]]:
        action = given[state.active][0]
        kind = kind_of(action[0])
        if kind in (Kind.TAKE, Kind.SWAP, Kind.HUNT):
            state.tokens[state.active] -= 1
            state.spent += 1
            return _special(state, action, tell)
        _phase_one_ends(state, tell)
        if kind is Kind.DECK:
            return (Blind(),)
        if kind is Kind.SKIP:
            tell(Skipped(state.active))
            return ()
        return _from_display(state, action, tell)


def _plays(state: MollyState) -> list[Action]:
    tops = state.tops()
    return [
        _PLAYS[place][cell]
        for place, card in enumerate(state.display)
        if card
        for colour in (colour_of(card),)
        for cell, top in enumerate(tops)
        if top not in (colour, "dog")
    ]


def _specials(state: MollyState) -> Sequence[Action]:
    takes = [_TAKES[place] for place in PLACES if state.display[place]]
    return [*takes, *(_hunts(state) if state.dog >= 0 else _swaps(state))]


def _swaps(state: MollyState) -> Sequence[Action]:
    """Action B: two piles side by side, neither of them empty (p. 7)."""
    piles = state.piles
    return [action for cell, other, action in _SWAPS if piles[cell] and piles[other]]


def _hunts(state: MollyState) -> Sequence[Action]:
    """Action B with the Bobtail: one space any way; the pile there goes to any empty space."""
    found: list[Action] = []
    for cell in TOUCHING[state.dog]:
        if not state.piles[cell]:
            found.append((_HUNT, cell_id(cell)))
            continue
        found.extend(
            (_HUNT, cell_id(cell), cell_id(space))
            for space in CELLS
            if space == state.dog or state.empty(space)
        )
    return found


def _special(state: MollyState, action: Action, tell: Tell) -> Sequence[Step[MollyState]]:
    seat = state.active
    kind = kind_of(action[0])
    if kind is Kind.TAKE:
        place = place_of(action[1])
        card, state.display[place] = state.display[place], NO_CARD
        state.discards.append(card)
        kept = state.add_cube(seat, colour_of(card))
        if tell is not quiet:
            tell(Taken(seat, place_number(place), card, kept))
        return Refill(), Act()
    if kind is Kind.SWAP:
        a, b = cell_of(action[1]), cell_of(action[2])
        state.piles[a], state.piles[b] = state.piles[b], state.piles[a]
        if tell is not quiet:
            tell(Swapped(seat, (cell_number(a), cell_number(b))))
        return (Act(),)
    left, to = state.dog, cell_of(action[1])
    pile, state.piles[to] = state.piles[to], []
    state.dog = to
    popped = NO_NUMBER
    if pile:
        space = cell_of(action[2])
        state.piles[space] = pile
        popped = cell_number(space)
    if tell is not quiet:
        tell(Hunted(seat, cell_number(left), cell_number(to), popped))
    return (Act(),)


def _phase_one_ends(state: MollyState, tell: Tell) -> None:
    """What was spent goes back to the supply, all together (p. 6)."""
    if state.spent:
        state.supply += state.spent
        if tell is not quiet:
            tell(TokensBack(state.active, state.spent))
        state.spent = 0


@dataclass(frozen=True, slots=True)
class Blind(Step[MollyState]):
    """The top of the deck, whatever it is; an Event happens first, then the next is drawn."""

    kind: ClassVar[str] = Phase.BLIND.value

    def resolve(self, state: MollyState, given: Given, tell: Tell) -> Sequence[Step[MollyState]]:
        if not state.deck:
            return (PlaceBlind(),)
        card = draw_mole(state, state.active, tell, aside=False)
        if not card:
            return Happenings(), Blind()
        state.drawn = [card]
        tell(DrawnBlind(state.active, card))
        return (PlaceBlind(),)


@dataclass(frozen=True, slots=True)
class PlaceBlind(Step[MollyState]):
    """A blind card is seen, then placed. One that fits nowhere goes, and the display is played."""

    kind: ClassVar[str] = Phase.PLACE_BLIND.value

    def seats(self, state: MollyState) -> tuple[int, ...]:
        if state.drawn and not state.spaces(state.drawn[0]):
            return ()
        return (state.active,) if state.drawn or _plays(state) else ()

    def options(self, state: MollyState, seat: int, given: tuple[Action, ...]) -> Options:
        if state.drawn:
            return tuple((cell_id(cell),) for cell in state.spaces(state.drawn[0]))
        return tuple(_plays(state))

    def resolve(self, state: MollyState, given: Given, tell: Tell) -> Sequence[Step[MollyState]]:
        if state.drawn:
            card = state.drawn.pop()
            if state.active in given:
                return put(state, card, cell_of(given[state.active][0][0]), _DECK[0], tell)
            state.discards.append(card)
            tell(FitsNowhere(state.active, card))
            return (PlaceBlind(),)
        if state.active in given:
            return _from_display(state, given[state.active][0], tell)
        tell(Skipped(state.active))
        return ()


def _from_display(state: MollyState, action: Action, tell: Tell) -> Sequence[Step[MollyState]]:
    place = place_of(action[0])
    card, state.display[place] = state.display[place], NO_CARD
    return put(state, card, cell_of(action[1]), action[0], tell)


def put(
    state: MollyState, card: Mole, cell: Cell, source: str, tell: Tell
) -> Sequence[Step[MollyState]]:
    """A card laid face up; into an empty space it earns a token; then sets are looked for."""
    gap = state.empty(cell)
    thicker = lay_upon(state.piles[cell], card)
    if tell is not quiet:
        tell(Played(state.active, card, cell_number(cell), source, gap, shows=thicker))
    sets = _SETS[cell]
    return (GainToken(state.active), sets) if gap else (sets,)


_SETS = tuple(TakeSet((cell,), played=True) for cell in CELLS)


@dataclass(frozen=True, slots=True)
class EndTurn(Step[MollyState]):
    """The next in turn; in the last round the seat before the first player plays last (p. 11)."""

    kind: ClassVar[str] = Phase.END_TURN.value

    def resolve(self, state: MollyState, given: Given, tell: Tell) -> Sequence[Step[MollyState]]:
        last = (state.first - 1) % state.seats
        if state.last_round and state.active == last:
            return ()
        state.active = (state.active + 1) % state.seats
        if state.active == state.first:
            state.turn += 1
        return _NEXT


_IN_TURN: Sequence[Step[MollyState]] = (Refill(), Act(), EndTurn())
_NEXT: Sequence[Step[MollyState]] = (Turn(),)
"""Made once: nothing is in them that could differ, and every turn asks for them."""


@dataclass(frozen=True, slots=True)
class EndGame(Step[MollyState]):
    """Burrows are opened and counted (p. 11). It waits below every turn: until then no match is
    over, and no burrow open, not even for the moment between two turns."""

    kind: ClassVar[str] = Phase.END_GAME.value

    def resolve(self, state: MollyState, given: Given, tell: Tell) -> Sequence[Step[MollyState]]:
        tell(Ended())
        return ()
