"""Molly, pages 9-10: three of a kind, the flip, chains, and the set of three Projects."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import ClassVar

from game.games.molly.content.components import colour_of
from game.games.molly.content.garden import LINES, Cell, CellNumber, Line, cell_number, line_number
from game.games.molly.content.words import (
    Kind,
    Phase,
    cell_id,
    cell_of,
    kind_of,
    line_id,
    line_of,
)
from game.games.molly.events import Covered, DrawnThree, Flipped, ProjectSet, SetMade
from game.games.molly.rules.deck import draw_mole
from game.games.molly.rules.happenings import Happenings
from game.games.molly.rules.piles import flipped, lay_upon
from game.games.molly.rules.state import MollyState
from game.games.molly.rules.tokens import GainToken
from game.kernel.contract import Action, Given, Options, Step, Tell, quiet

__all__ = ["CoverProjects", "DrawThree", "TakeSet"]


@dataclass(frozen=True, slots=True)
class TakeSet(Step[MollyState]):
    """A set through one of these cells: choose the line if there are two, then the pile (p. 9).

    After a card is played only Moles count; after a flip Projects do, too.
    """

    kind: ClassVar[str] = Phase.TAKE_SET.value
    cells: tuple[Cell, ...]
    played: bool = False

    def _lines(self, state: MollyState) -> tuple[Line, ...]:
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
                found.append((line_id(line),))
            else:
                found.extend((line_id(line), cell_id(cell)) for cell in LINES[line])
        return tuple(found)

    def resolve(self, state: MollyState, given: Given, tell: Tell) -> Sequence[Step[MollyState]]:
        if self.played and not given:
            # Had the card made a set, somebody would have been asked.
            return ()
        lines = self._lines(state)
        if not lines:
            return ()
        seat = state.active
        answer = given[seat][0] if seat in given else ()
        line = lines[0]
        if answer and kind_of(answer[0]) is Kind.LINE:
            line = line_of(answer[0])
        if state.shows(LINES[line][0]) == "project":
            tell(ProjectSet(seat, line_number(line), _numbers(LINES[line])))
            return (*(GainToken(seat),) * 3, DrawThree(line))
        return self._take(state, line, cell_of(answer[-1]), tell)

    def _take(
        self, state: MollyState, line: Line, taken: Cell, tell: Tell
    ) -> Sequence[Step[MollyState]]:
        seat = state.active
        pile, state.piles[taken] = state.piles[taken], []
        cards = tuple([card for card, _ in reversed(pile)])
        cubes = tuple([(each, state.add_cube(seat, each)) for each in map(colour_of, cards)])
        state.discards += cards
        tell(
            SetMade(
                seat,
                colour_of(cards[0]),
                line_number(line),
                _numbers(LINES[line]),
                taken=cell_number(taken),
                cards=cards,
                cubes=cubes,
                chain=not self.played,
            )
        )
        turned = tuple(cell for cell in LINES[line] if cell != taken)
        for cell in turned:
            state.piles[cell] = flipped(state.piles[cell])
        if tell is not quiet:
            tell(Flipped(seat, _numbers(turned), tuple([state.shows(cell) for cell in turned])))
        return (TakeSet(turned),)


@dataclass(frozen=True, slots=True)
class DrawThree(Step[MollyState]):
    """After the tokens: three cards, Events set aside until they are placed (p. 10)."""

    kind: ClassVar[str] = Phase.DRAW_THREE.value
    line: Line

    def resolve(self, state: MollyState, given: Given, tell: Tell) -> Sequence[Step[MollyState]]:
        drawn = [draw_mole(state, state.active, tell, aside=True) for _ in range(3)]
        state.drawn = [card for card in drawn if card]
        tell(DrawnThree(state.active, tuple(state.drawn)))
        return CoverProjects(self.line), Happenings()


@dataclass(frozen=True, slots=True)
class CoverProjects(Step[MollyState]):
    """One on each of the three, as the player likes; sets this makes are ignored (p. 10)."""

    kind: ClassVar[str] = Phase.COVER_PROJECTS.value
    line: Line

    def seats(self, state: MollyState) -> tuple[int, ...]:
        return (state.active,) if state.drawn else ()

    def options(self, state: MollyState, seat: int, given: tuple[Action, ...]) -> Options:
        return tuple(
            tuple(cell_id(cell) for cell in cells)
            for cells in permutations(LINES[self.line], len(state.drawn))
        )

    def resolve(self, state: MollyState, given: Given, tell: Tell) -> Sequence[Step[MollyState]]:
        if state.active not in given:
            return ()
        cells = [cell_of(word) for word in given[state.active][0]]
        cards, state.drawn = state.drawn, []
        thicker = [
            lay_upon(state.piles[cell], card) for card, cell in zip(cards, cells, strict=True)
        ]
        tell(Covered(state.active, tuple(cards), _numbers(cells), shows=any(thicker)))
        return ()


def _numbers(cells: Sequence[Cell]) -> tuple[CellNumber, ...]:
    return tuple([cell_number(cell) for cell in cells])
