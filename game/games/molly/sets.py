"""Molly, pages 9-10: three of a kind, the flip, chains, and the set of three Projects."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import ClassVar

from game.games.molly.content import LINES, cell_id, cell_number, colour_of
from game.games.molly.drawing import draw_mole
from game.games.molly.events import Happenings
from game.games.molly.state import MollyState, flipped
from game.games.molly.tokens import GainToken
from game.games.molly.view import lay_upon
from game.kernel.contract import Action, Event, Given, Options, Step, Tell

__all__ = ["CoverProjects", "DrawThree", "TakeSet"]


@dataclass(frozen=True, slots=True)
class TakeSet(Step):
    """A set through one of these cells: choose the line if there are two, then the pile (p. 9).

    After a card is played only Moles count; after a flip Projects do, too.
    """

    kind: ClassVar[str] = "take-set"
    cells: tuple[int, ...]
    played: bool = False

    def _lines(self, state: MollyState) -> tuple[int, ...]:
        return state.sets(self.cells, projects=not self.played)

    def seats(self, state: MollyState) -> tuple[int, ...]:
        lines = self._lines(state)
        if len(lines) == 1 and state.shows(LINES[lines[0]][0]) == "project":
            return ()
        return (state.active,) if lines else ()

    def options(self, state: MollyState, seat: int, given: tuple[Action, ...]) -> Options:
        lines = self._lines(state)
        if len(lines) == 1:
            return tuple((cell_id(cell),) for cell in LINES[lines[0]])
        found: list[Action] = []
        for line in lines:
            if state.shows(LINES[line][0]) == "project":
                found.append((f"line.{line + 1}",))
            else:
                found.extend((f"line.{line + 1}", cell_id(cell)) for cell in LINES[line])
        return tuple(found)

    def resolve(self, state: MollyState, given: Given, tell: Tell) -> Sequence[Step]:
        lines = self._lines(state)
        if not lines:
            return ()
        seat = state.active
        answer = given[seat][0] if seat in given else ()
        line = lines[0]
        if answer and answer[0].startswith("line."):
            line = int(answer[0].removeprefix("line.")) - 1
        if state.shows(LINES[line][0]) == "project":
            tell(
                Event(
                    "project-set",
                    {"seat": seat, "line": line + 1, "cells": [c + 1 for c in LINES[line]]},
                )
            )
            return (*(GainToken(seat),) * 3, DrawThree(line))
        return self._take(state, line, cell_number(answer[-1]), tell)

    def _take(self, state: MollyState, line: int, taken: int, tell: Tell) -> Sequence[Step]:
        seat = state.active
        colour = state.shows(taken)
        pile, state.piles[taken] = state.piles[taken], []
        cubes = []
        for card, _ in reversed(pile):
            cubes.append([colour_of(card), state.add_cube(seat, colour_of(card))])
            state.discards.append(card)
        tell(
            Event(
                "set",
                {
                    "seat": seat,
                    "colour": colour,
                    "line": line + 1,
                    "cells": [cell + 1 for cell in LINES[line]],
                    "taken": taken + 1,
                    "cards": [card for card, _ in reversed(pile)],
                    "cubes": cubes,
                    "chain": not self.played,
                },
                shows=True,
            )
        )
        turned = tuple(cell for cell in LINES[line] if cell != taken)
        for cell in turned:
            state.piles[cell] = flipped(state.piles[cell])
        tell(
            Event(
                "flipped",
                {
                    "seat": seat,
                    "cells": [cell + 1 for cell in turned],
                    "show": [state.shows(cell) for cell in turned],
                },
                shows=True,
            )
        )
        return (TakeSet(turned),)


@dataclass(frozen=True, slots=True)
class DrawThree(Step):
    """After the tokens: three cards, Events set aside until they are placed (p. 10)."""

    kind: ClassVar[str] = "draw-three"
    line: int

    def resolve(self, state: MollyState, given: Given, tell: Tell) -> Sequence[Step]:
        drawn = [draw_mole(state, state.active, tell, aside=True) for _ in range(3)]
        state.drawn = [card for card in drawn if card]
        tell(Event("drawn-three", {"seat": state.active, "cards": list(state.drawn)}, shows=True))
        return CoverProjects(self.line), Happenings()


@dataclass(frozen=True, slots=True)
class CoverProjects(Step):
    """One on each of the three, as the player likes; sets this makes are ignored (p. 10)."""

    kind: ClassVar[str] = "cover-projects"
    line: int

    def seats(self, state: MollyState) -> tuple[int, ...]:
        return (state.active,) if state.drawn else ()

    def options(self, state: MollyState, seat: int, given: tuple[Action, ...]) -> Options:
        return tuple(
            tuple(cell_id(cell) for cell in cells)
            for cells in permutations(LINES[self.line], len(state.drawn))
        )

    def resolve(self, state: MollyState, given: Given, tell: Tell) -> Sequence[Step]:
        if state.active not in given:
            return ()
        cells = [cell_number(word) for word in given[state.active][0]]
        cards, state.drawn = state.drawn, []
        thicker = [
            lay_upon(state.piles[cell], card) for card, cell in zip(cards, cells, strict=True)
        ]
        facts = {"seat": state.active, "cards": cards, "cells": [cell + 1 for cell in cells]}
        tell(Event("covered", facts, shows=any(thicker)))
        return ()
