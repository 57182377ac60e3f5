"""Molly, pages 6-8: a turn, its special actions and the card that is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.games.molly.content import (
    CELLS,
    DISPLAY,
    NEIGHBOURS,
    TOUCHING,
    cell_id,
    cell_number,
    colour_of,
)
from game.games.molly.drawing import draw_mole
from game.games.molly.events import Happenings
from game.games.molly.sets import TakeSet
from game.games.molly.state import MollyState
from game.games.molly.tokens import GainToken
from game.games.molly.view import lay_upon
from game.kernel.contract import Action, Event, Given, Options, Step, Tell

__all__ = ["Act", "Blind", "EndGame", "EndTurn", "PlaceBlind", "Refill", "Turn"]

# Answers are named once: playouts list them at every decision.
_PLAYS: tuple[tuple[Action, ...], ...] = tuple(
    tuple((f"display.{place + 1}", cell_id(cell)) for cell in range(CELLS))
    for place in range(DISPLAY)
)
_TAKES: tuple[Action, ...] = tuple(("take", f"display.{place + 1}") for place in range(DISPLAY))
_SWAPS: tuple[tuple[int, int, Action], ...] = tuple(
    (cell, other, ("swap", cell_id(cell), cell_id(other)))
    for cell in range(CELLS)
    for other in NEIGHBOURS[cell]
)


@dataclass(frozen=True, slots=True)
class Turn(Step):
    """Page 6: the display is filled, special actions, one card, sets of three."""

    kind: ClassVar[str] = "turn"

    def resolve(self, state: MollyState, given: Given, tell: Tell) -> Sequence[Step]:
        facts = {"seat": state.active, "turn": state.turn, "begins": state.active == state.first}
        tell(Event("turn", facts))
        return Refill(), Act(), EndTurn()


@dataclass(frozen=True, slots=True)
class Refill(Step):
    """The display is brought back to two; an Event on the way happens first."""

    kind: ClassVar[str] = "refill"

    def resolve(self, state: MollyState, given: Given, tell: Tell) -> Sequence[Step]:
        for place in range(DISPLAY):
            if state.display[place] or not state.deck:
                continue
            card = draw_mole(state, state.active, tell, aside=False)
            if not card:
                return Happenings(), Refill()
            state.display[place] = card
            tell(Event("displayed", {"place": place + 1, "card": card}, shows=True))
        return ()


@dataclass(frozen=True, slots=True)
class Act(Step):
    """Phase 1 for as long as tokens are paid, then phase 2: a card from the display or blind."""

    kind: ClassVar[str] = "act"

    def seats(self, state: MollyState) -> tuple[int, ...]:
        return (state.active,)

    def options(self, state: MollyState, seat: int, given: tuple[Action, ...]) -> Options:
        found = list(_plays(state))
        if state.deck:
            found.append(("deck",))
        if not found:
            found.append(("skip",))
        if state.tokens[seat]:
            found.extend(_specials(state))
        return tuple(found)

    def resolve(self, state: MollyState, given: Given, tell: Tell) -> Sequence[Step]:
        action = given[state.active][0]
        if action[0] in ("take", "swap", "hunt"):
            state.tokens[state.active] -= 1
            state.spent += 1
            return _special(state, action, tell)
        _phase_one_ends(state, tell)
        if action[0] == "deck":
            return (Blind(),)
        if action[0] == "skip":
            tell(Event("skipped", {"seat": state.active}))
            return ()
        return _from_display(state, action, tell)


def _plays(state: MollyState) -> Sequence[Action]:
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
    takes = [_TAKES[place] for place in range(DISPLAY) if state.display[place]]
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
            found.append(("hunt", cell_id(cell)))
            continue
        found.extend(
            ("hunt", cell_id(cell), cell_id(space))
            for space in range(CELLS)
            if space == state.dog or state.empty(space)
        )
    return found


def _special(state: MollyState, action: Action, tell: Tell) -> Sequence[Step]:
    seat = state.active
    if action[0] == "take":
        place = int(action[1].removeprefix("display.")) - 1
        card, state.display[place] = state.display[place], ""
        state.discards.append(card)
        kept = state.add_cube(seat, colour_of(card))
        tell(Event("taken", {"seat": seat, "place": place + 1, "card": card, "kept": kept}))
        return Refill(), Act()
    if action[0] == "swap":
        a, b = cell_number(action[1]), cell_number(action[2])
        state.piles[a], state.piles[b] = state.piles[b], state.piles[a]
        tell(Event("swapped", {"seat": seat, "cells": [a + 1, b + 1]}))
        return (Act(),)
    left, to = state.dog, cell_number(action[1])
    pile, state.piles[to] = state.piles[to], []
    state.dog = to
    space = -1
    if pile:
        space = cell_number(action[2])
        state.piles[space] = pile
    tell(Event("hunted", {"seat": seat, "from": left + 1, "to": to + 1, "pile": space + 1}))
    return (Act(),)


def _phase_one_ends(state: MollyState, tell: Tell) -> None:
    """What was spent goes back to the supply, all together (p. 6)."""
    if state.spent:
        state.supply += state.spent
        tell(Event("tokens-back", {"seat": state.active, "count": state.spent}))
        state.spent = 0


@dataclass(frozen=True, slots=True)
class Blind(Step):
    """The top of the deck, whatever it is; an Event happens first, then the next is drawn."""

    kind: ClassVar[str] = "blind"

    def resolve(self, state: MollyState, given: Given, tell: Tell) -> Sequence[Step]:
        if not state.deck:
            return (PlaceBlind(),)
        card = draw_mole(state, state.active, tell, aside=False)
        if not card:
            return Happenings(), Blind()
        state.drawn = [card]
        tell(Event("drawn-blind", {"seat": state.active, "card": card}, shows=True))
        return (PlaceBlind(),)


@dataclass(frozen=True, slots=True)
class PlaceBlind(Step):
    """A blind card is seen, then placed. One that fits nowhere goes, and the display is played."""

    kind: ClassVar[str] = "place-blind"

    def seats(self, state: MollyState) -> tuple[int, ...]:
        if state.drawn and not state.spaces(state.drawn[0]):
            return ()
        return (state.active,) if state.drawn or _plays(state) else ()

    def options(self, state: MollyState, seat: int, given: tuple[Action, ...]) -> Options:
        if state.drawn:
            return tuple((cell_id(cell),) for cell in state.spaces(state.drawn[0]))
        return tuple(_plays(state))

    def resolve(self, state: MollyState, given: Given, tell: Tell) -> Sequence[Step]:
        if state.drawn:
            card = state.drawn.pop()
            if state.active in given:
                return put(state, card, cell_number(given[state.active][0][0]), "deck", tell)
            state.discards.append(card)
            tell(Event("fits-nowhere", {"seat": state.active, "card": card}))
            return (PlaceBlind(),)
        if state.active in given:
            return _from_display(state, given[state.active][0], tell)
        tell(Event("skipped", {"seat": state.active}))
        return ()


def _from_display(state: MollyState, action: Action, tell: Tell) -> Sequence[Step]:
    place = int(action[0].removeprefix("display.")) - 1
    card, state.display[place] = state.display[place], ""
    return put(state, card, cell_number(action[1]), action[0], tell)


def put(state: MollyState, card: str, cell: int, source: str, tell: Tell) -> Sequence[Step]:
    """A card laid face up; into an empty space it earns a token; then sets are looked for."""
    gap = state.empty(cell)
    thicker = lay_upon(state.piles[cell], card)
    facts = {"seat": state.active, "card": card, "cell": cell + 1, "from": source, "gap": gap}
    tell(Event("played", facts, shows=thicker))
    bonus = (GainToken(state.active),) if gap else ()
    return (*bonus, TakeSet((cell,), played=True))


@dataclass(frozen=True, slots=True)
class EndTurn(Step):
    """The next in turn; in the last round the seat before the first player plays last (p. 11)."""

    kind: ClassVar[str] = "end-turn"

    def resolve(self, state: MollyState, given: Given, tell: Tell) -> Sequence[Step]:
        last = (state.first - 1) % state.seats
        if state.last_round and state.active == last:
            return ()
        state.active = (state.active + 1) % state.seats
        if state.active == state.first:
            state.turn += 1
        return (Turn(),)


@dataclass(frozen=True, slots=True)
class EndGame(Step):
    """Burrows are opened and counted (p. 11). It waits below every turn: until then no match is
    over, and no burrow open, not even for the moment between two turns."""

    kind: ClassVar[str] = "end-game"

    def resolve(self, state: MollyState, given: Given, tell: Tell) -> Sequence[Step]:
        tell(Event("ended", {}, shows=True))
        return ()
