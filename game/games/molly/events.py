"""Molly, pages 11 and 14: the six Events, and Events found inside Events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.games.molly.content import CELLS, COLOURS, colour_of
from game.games.molly.drawing import draw_mole
from game.games.molly.state import MollyState
from game.games.molly.tokens import GainToken
from game.games.molly.view import lay_upon
from game.kernel.contract import Action, Event, Given, Options, Step, Tell

__all__ = ["DiscardCube", "DrawCube", "Fill", "Happenings", "PassCubes"]


@dataclass(frozen=True, slots=True)
class Happenings(Step):
    """The Events that wait, in the order they were drawn; each is over before the next begins."""

    kind: ClassVar[str] = "happenings"

    def resolve(self, state: MollyState, given: Given, tell: Tell) -> Sequence[Step]:
        state.happening = ""
        if not state.waiting:
            return ()
        card, seat = state.waiting.pop(0)
        state.happening = card
        state.discards.append(card)
        tell(Event("event", {"event": card, "seat": seat}))
        around = [(seat + i) % state.seats for i in range(state.seats)]
        effect = card.rpartition(".")[2]
        steps: dict[str, tuple[Step, ...]] = {
            "tokens": tuple(GainToken(each) for each in around),
            "draw": tuple(DrawCube(each) for each in around),
            "gaps": (Fill(seat, ""),),
            "backs": (Fill(seat, "project"),),
            "pass": (PassCubes(),),
            "discard": tuple(DiscardCube(each) for each in around),
        }
        return (*steps[effect], Happenings())


@dataclass(frozen=True, slots=True)
class DrawCube(Step):
    """All draw a card and take its cube; who finds an Event draws another (p. 14)."""

    kind: ClassVar[str] = "draw-cube"
    seat: int

    def resolve(self, state: MollyState, given: Given, tell: Tell) -> Sequence[Step]:
        card = draw_mole(state, self.seat, tell, aside=True)
        if card:
            state.discards.append(card)
            kept = state.add_cube(self.seat, colour_of(card))
            tell(Event("drew-cube", {"seat": self.seat, "card": card, "kept": kept}, shows=True))
        return ()


@dataclass(frozen=True, slots=True)
class Fill(Step):
    """Every empty space, or every back, gets a Mole, in reading order; no set is looked for."""

    kind: ClassVar[str] = "fill"
    seat: int
    over: str
    """What the spaces show that are filled: "" or "project"."""

    def resolve(self, state: MollyState, given: Given, tell: Tell) -> Sequence[Step]:
        for cell in [each for each in range(CELLS) if state.shows(each) == self.over]:
            card = draw_mole(state, self.seat, tell, aside=True)
            if not card:
                break
            lay_upon(state.piles[cell], card)
            tell(Event("filled", {"card": card, "cell": cell + 1}, shows=True))
        return ()


@dataclass(frozen=True, slots=True)
class PassCubes(Step):
    """All pass a cube to the right at the same time, chosen in secret (p. 14)."""

    kind: ClassVar[str] = "pass-cubes"

    def seats(self, state: MollyState) -> tuple[int, ...]:
        return tuple(seat for seat in range(state.seats) if any(state.burrows[seat]))

    def options(self, state: MollyState, seat: int, given: tuple[Action, ...]) -> Options:
        return _cubes(state, seat)

    def resolve(self, state: MollyState, given: Given, tell: Tell) -> Sequence[Step]:
        passed = {seat: given[seat][0][0].removeprefix("cube.") for seat in sorted(given)}
        for seat, colour in passed.items():
            state.burrows[seat][COLOURS.index(colour)] -= 1
        tell(Event("passing", {"seats": list(passed)}))
        for seat, colour in passed.items():
            right = (seat - 1) % state.seats
            kept = state.add_cube(right, colour)
            tell(
                Event(
                    "passed",
                    {"seat": seat, "to": right},
                    {"colour": colour, "kept": kept},
                    (seat, right),
                    shows=True,
                )
            )
        return ()


@dataclass(frozen=True, slots=True)
class DiscardCube(Step):
    """All discard a cube of their choice, one after another."""

    kind: ClassVar[str] = "discard-cube"
    seat: int

    def seats(self, state: MollyState) -> tuple[int, ...]:
        return (self.seat,) if any(state.burrows[self.seat]) else ()

    def options(self, state: MollyState, seat: int, given: tuple[Action, ...]) -> Options:
        return _cubes(state, seat)

    def resolve(self, state: MollyState, given: Given, tell: Tell) -> Sequence[Step]:
        if self.seat in given:
            colour = given[self.seat][0][0].removeprefix("cube.")
            state.burrows[self.seat][COLOURS.index(colour)] -= 1
            tell(Event("cube-gone", {"seat": self.seat, "colour": colour}))
        return ()


def _cubes(state: MollyState, seat: int) -> Options:
    return tuple(
        (f"cube.{colour}",)
        for colour, count in zip(COLOURS, state.burrows[seat], strict=True)
        if count
    )
