"""Molly, pages 11 and 14: the six Events, and Events found inside Events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.games.molly.content.components import (
    COLOURS,
    NO_EVENT,
    Effect,
    Shown,
    colour_of,
    effect_of,
)
from game.games.molly.content.garden import CELLS, cell_number
from game.games.molly.content.words import Phase, cube_id, cube_of
from game.games.molly.events import CubeDrawn, CubeGone, EventBegun, Filled, Passed, Passing
from game.games.molly.rules.deck import draw_mole
from game.games.molly.rules.piles import lay_upon
from game.games.molly.rules.state import MollyState
from game.games.molly.rules.tokens import GainToken
from game.kernel.contract import Action, Given, Options, Step, Tell

__all__ = ["DiscardCube", "DrawCube", "Fill", "Happenings", "PassCubes"]


@dataclass(frozen=True, slots=True)
class Happenings(Step[MollyState]):
    """The Events that wait, in the order they were drawn; each is over before the next begins."""

    kind: ClassVar[str] = Phase.HAPPENINGS.value

    def resolve(self, state: MollyState, given: Given, tell: Tell) -> Sequence[Step[MollyState]]:
        state.happening = NO_EVENT
        if not state.waiting:
            return ()
        card, seat = state.waiting.pop(0)
        state.happening = card
        state.discards.append(card)
        tell(EventBegun(card, seat))
        around = [(seat + i) % state.seats for i in range(state.seats)]
        steps: dict[Effect, tuple[Step[MollyState], ...]] = {
            "tokens": tuple(GainToken(each) for each in around),
            "draw": tuple(DrawCube(each) for each in around),
            "gaps": (Fill(seat, ""),),
            "backs": (Fill(seat, "project"),),
            "pass": (PassCubes(),),
            "discard": tuple(DiscardCube(each) for each in around),
        }
        return (*steps[effect_of(card)], Happenings())


@dataclass(frozen=True, slots=True)
class DrawCube(Step[MollyState]):
    """All draw a card and take its cube; who finds an Event draws another (p. 14)."""

    kind: ClassVar[str] = Phase.DRAW_CUBE.value
    seat: int

    def resolve(self, state: MollyState, given: Given, tell: Tell) -> Sequence[Step[MollyState]]:
        card = draw_mole(state, self.seat, tell, aside=True)
        if card:
            state.discards.append(card)
            kept = state.add_cube(self.seat, colour_of(card))
            tell(CubeDrawn(self.seat, card, kept))
        return ()


@dataclass(frozen=True, slots=True)
class Fill(Step[MollyState]):
    """Every empty space, or every back, gets a Mole, in reading order; no set is looked for."""

    kind: ClassVar[str] = Phase.FILL.value
    seat: int
    over: Shown
    """What the spaces show that are filled: "" or "project"."""

    def resolve(self, state: MollyState, given: Given, tell: Tell) -> Sequence[Step[MollyState]]:
        for cell in [each for each in CELLS if state.shows(each) == self.over]:
            card = draw_mole(state, self.seat, tell, aside=True)
            if not card:
                break
            lay_upon(state.piles[cell], card)
            tell(Filled(card, cell_number(cell)))
        return ()


@dataclass(frozen=True, slots=True)
class PassCubes(Step[MollyState]):
    """All pass a cube to the right at the same time, chosen in secret (p. 14)."""

    kind: ClassVar[str] = Phase.PASS_CUBES.value

    def seats(self, state: MollyState) -> tuple[int, ...]:
        return tuple(seat for seat in range(state.seats) if any(state.burrows[seat]))

    def options(self, state: MollyState, seat: int, given: tuple[Action, ...]) -> Options:
        return _cubes(state, seat)

    def resolve(self, state: MollyState, given: Given, tell: Tell) -> Sequence[Step[MollyState]]:
        passed = {seat: cube_of(given[seat][0][0]) for seat in sorted(given)}
        for seat, colour in passed.items():
            state.burrows[seat][COLOURS.index(colour)] -= 1
        tell(Passing(tuple(passed)))
        for seat, colour in passed.items():
            right = (seat - 1) % state.seats
            kept = state.add_cube(right, colour)
            tell(Passed(seat, right, colour, kept, whose=(seat, right)))
        return ()


@dataclass(frozen=True, slots=True)
class DiscardCube(Step[MollyState]):
    """All discard a cube of their choice, one after another."""

    kind: ClassVar[str] = Phase.DISCARD_CUBE.value
    seat: int

    def seats(self, state: MollyState) -> tuple[int, ...]:
        return (self.seat,) if any(state.burrows[self.seat]) else ()

    def options(self, state: MollyState, seat: int, given: tuple[Action, ...]) -> Options:
        return _cubes(state, seat)

    def resolve(self, state: MollyState, given: Given, tell: Tell) -> Sequence[Step[MollyState]]:
        if self.seat in given:
            colour = cube_of(given[self.seat][0][0])
            state.burrows[self.seat][COLOURS.index(colour)] -= 1
            tell(CubeGone(self.seat, colour))
        return ()


def _cubes(state: MollyState, seat: int) -> Options:
    return tuple(
        (cube_id(colour),)
        for colour, count in zip(COLOURS, state.burrows[seat], strict=True)
        if count
    )
