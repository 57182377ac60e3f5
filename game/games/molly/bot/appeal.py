"""A first look at the answers of a turn, in points: what playouts go by, and what is thought about.

All in one sweep over what the garden shows, for it runs at every decision of every playout. What
lies below the top of a pile counts as so many cubes nobody has seen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from game.games.molly.bot.worth import left, prospect, token_worth
from game.games.molly.content.components import (
    COLOURS,
    COLUMN,
    Shown,
    colour_of,
    score,
)
from game.games.molly.content.garden import CELLS, LINES, LINES_AT, NOWHERE, PLACES, Cell, Place
from game.games.molly.content.words import Kind, cell_id, cube_of, place_id, seat_of
from game.games.molly.rules.happenings import DiscardCube, PassCubes
from game.games.molly.rules.piles import THICK, THICKNESS, thickness
from game.games.molly.rules.sets import TakeSet
from game.games.molly.rules.state import MollyState
from game.games.molly.rules.tokens import GainToken
from game.games.molly.rules.turn import Act, PlaceBlind
from game.kernel.contract import Action

__all__ = ["NUMBER", "PAIRS", "PLACE", "Piles", "Turn", "appeals"]

PAIRS: tuple[tuple[tuple[Cell, Cell], ...], ...] = tuple(
    tuple((a, b) for _, a, b in lines) for lines in LINES_AT
)
"""By cell, the two others of each line through it."""
_READY_CELLS: tuple[tuple[tuple[Cell, Cell, Cell, int], ...], ...] = tuple(
    tuple(
        (cell, a, b, 1 << cell | 1 << a | 1 << b)
        for line in LINES
        for cell, a, b in (line, (line[1], line[0], line[2]), (line[2], line[0], line[1]))
        if where >> a & 1 and where >> b & 1 and not where >> cell & 1
    )
    for where in range(1 << len(CELLS))
)
"""By the cells that show a colour, as bits: each cell where one more makes three, the two,
and all three as bits."""
_NEW_PAIRS: tuple[tuple[int, ...], ...] = tuple(
    tuple(sum((where >> a & 1) != (where >> b & 1) for a, b in PAIRS[cell]) for cell in CELLS)
    for where in range(1 << len(CELLS))
)
"""By the cells that show a colour, as bits: how many lines through each cell have just one."""
_BITS = tuple(1 << cell for cell in CELLS)
_BELOW = tuple(max(0, THICKNESS[thick][0] - 1) for thick in range(len(THICKNESS)))
"""By the looks of a pile, the fewest cards that lie below its top one ..."""
_ROOM = tuple(min(most - least, 2) for least, most in THICKNESS)
"""... and how many more there may be. Thick piles have no most: two more is as good a guess as
any."""


@cache
def _stirred_sets(where: int, stirred: int) -> tuple[tuple[Cell, Cell, Cell], ...]:
    """By the cells that show a colour and those that lie otherwise than now, as bits: each cell
    where one more makes three on a line that was touched, and the two."""
    return tuple((cell, a, b) for cell, a, b, line in _READY_CELLS[where] if line & stirred)


_PAIR = 0.7
"""What is two in a row for me may be three for the next seat."""
_READY = 2.0
"""It is three for the next seat when the card for it lies in the display."""
_SET = 3.0
"""A chain may follow, or Projects."""
_BLIND = 0.0
"""What speaks for a card nobody has seen yet, but for the card."""
_WASTE = 3.0
"""A token is not spent for the sake of spending it."""
# Looked up here and not asked for one by one: playouts do it for every answer.
NUMBER = {cell_id(cell): cell for cell in CELLS}
PLACE = {place_id(place): place for place in PLACES}
_TAKE, _SWAP = Kind.TAKE.value, Kind.SWAP.value
_HUNT, _DECK = Kind.HUNT.value, Kind.DECK.value
_COLUMN_OF: dict[Shown, int] = {colour: column for column, colour in enumerate(COLOURS)}


def appeals(state: MollyState, seat: int, options: Sequence[Action]) -> list[float]:
    """How good each answer looks."""
    step = state.todo[-1]
    if isinstance(step, Act | PlaceBlind):
        return Turn(state, seat).appeals(options)
    if isinstance(step, TakeSet):
        return _takings(state, seat, options)
    if isinstance(step, PassCubes | DiscardCube):
        return _losses(state, seat, options, float(isinstance(step, PassCubes)))
    if isinstance(step, GainToken):
        return _victims(state, options)
    return [0.0] * len(options)


class Piles:
    """What taking a pile brings, as far as anybody knows."""

    def __init__(self, state: MollyState, seat: int) -> None:
        self.piles = state.piles
        self.burrow = state.burrows[seat]
        self.to_come = left(state)
        self.now = prospect(self.burrow, self.to_come)
        sizes = [len(pile) for pile in state.piles if pile]
        looks = [THICK[size] for size in sizes]
        room = sum([_ROOM[thick] for thick in looks])
        spare = sum(sizes) - len(sizes) - sum([_BELOW[thick] for thick in looks])
        self.share = min(1.0, spare / room) if room else 0.0
        self._gains: dict[tuple[tuple[int, ...], float], float] = {}

    def hidden(self, cell: Cell) -> float:
        """How many cards lie below the top one of a pile."""
        thick = thickness(self.piles[cell])
        return _BELOW[thick] + _ROOM[thick] * self.share

    def gain(self, columns: tuple[int, ...], unseen: float = 0.0) -> float:
        """What these cubes are worth, and so many nobody has seen."""
        value = self._gains.get((columns, unseen))
        if value is None:
            burrow = self.burrow.copy()
            for column in columns:
                if burrow[column] < COLUMN:
                    burrow[column] += 1
            value = prospect(burrow, self.to_come, unseen) - self.now
            self._gains[columns, unseen] = value
        return value


class Turn(Piles):
    """What each answer of a turn brings, and what it leaves to the next seat."""

    def __init__(self, state: MollyState, seat: int) -> None:
        super().__init__(state, seat)
        self.state = state
        self.tops = tops = state.tops()
        where: dict[Shown, int] = dict.fromkeys(COLOURS, 0)
        self.where = where
        bit = 1
        for top in tops:
            if top in where:
                where[top] += bit
            bit += bit
        self.shown: list[Shown] = [colour_of(card) if card else "" for card in state.display]
        self.wanted = [colour for colour in dict.fromkeys(self.shown) if colour]
        self.token = token_worth(self.to_come)
        self.harm = 1 / (state.seats - 1)
        self._stands: dict[Cell, float] = {}
        self._covered: dict[int, float] = {}
        self.sets = self._sets()

    def _sets(self) -> dict[Shown, dict[Cell, float]]:
        """By colour, the cells where a card of it makes a set, and what that brings."""
        tops = self.tops
        found: dict[Shown, dict[Cell, float]] = {}
        for colour, where in self.where.items():
            cells: dict[Cell, float] = {}
            found[colour] = cells
            for cell, a, b, _ in _READY_CELLS[where]:
                top = tops[cell]
                if top == "dog":
                    continue
                value = max(self.standing(a), self.standing(b), self.covered(colour, cell)) + _SET
                if not top:
                    value += self.token
                if value > cells.get(cell, -100.0):
                    cells[cell] = value
        return found

    def appeals(self, options: Sequence[Action]) -> list[float]:
        if self.state.drawn:
            drawn = colour_of(self.state.drawn[0])
            row = self.row(drawn, 0.0)
            return [row[NUMBER[action[0]]] for action in options]
        found, tops = [], self.tops
        left_over = [self.leaves(colour) for colour in reversed(self.shown)]
        rows = [
            self.row(colour, stays) if colour else []
            for colour, stays in zip(self.shown, left_over, strict=True)
        ]
        for action in options:
            word = action[0]
            if word in PLACE:
                found.append(rows[PLACE[word]][NUMBER[action[1]]])
            elif word == _TAKE:
                found.append(self.taking(PLACE[action[1]]))
            elif word == _SWAP:
                a, b = NUMBER[action[1]], NUMBER[action[2]]
                # It may be named from either end; once is enough to think about.
                idle = a > b or tops[a] == tops[b]
                found.append(-9.0 if idle else self.swapping(a, b))
            elif word == _HUNT:
                space = NUMBER[action[2]] if len(action) > 2 else NOWHERE
                found.append(self.hunting(NUMBER[action[1]], space))
            elif word == _DECK:
                blind = sum([self.best(colour) for colour in COLOURS]) / len(COLOURS)
                found.append(blind + _BLIND - max(left_over))
            else:
                found.append(0.0)
        return found

    def best(self, colour: Shown) -> float:
        """About the best a card of this colour can do."""
        usual = self.token if "" in self.tops else 0.0
        return max(self.sets[colour].values(), default=usual)

    def leaves(self, colour: Shown) -> float:
        """What a card that stays in the display is worth to the next seat."""
        return _READY * self.harm if colour and self.sets[colour] else 0.0

    def taking(self, place: Place) -> float:
        """A cube for a token, and a card nobody has seen in the place of the one taken."""
        other = self.shown[1 - place]
        stays = self.best(other) if other else 0.0
        then = sum([max(stays, self.best(colour)) for colour in COLOURS]) / len(COLOURS)
        return self.gain((_COLUMN_OF[self.shown[place]],)) - self.token + then

    def standing(self, cell: Cell) -> float:
        """What taking a pile brings that shows a Mole."""
        value = self._stands.get(cell)
        if value is None:
            column = _COLUMN_OF[self.tops[cell]]
            value = self._stands[cell] = self.gain((column,), self.hidden(cell))
        return value

    def covered(self, colour: Shown, cell: Cell) -> float:
        """What taking a pile brings after this card was played on it."""
        column = _COLUMN_OF[colour]
        value = self._covered.get(column * len(CELLS) + cell)
        if value is None:
            value = self._covered[column * len(CELLS) + cell] = self._covering(column, cell)
        return value

    def _covering(self, column: int, cell: Cell) -> float:
        top = self.tops[cell]
        if not top:
            return self.gain((column,))
        if top == "project":
            return self.gain((column,), self.hidden(cell) + 1)
        under = _COLUMN_OF[top]
        pair = (column, under) if column < under else (under, column)
        return self.gain(pair, self.hidden(cell))

    def row(self, colour: Shown, stays: float) -> list[float]:
        """By cell, what playing a card of this colour brings, less what stays behind."""
        made, tops = self.sets[colour], self.tops
        found = []
        for cell in CELLS:
            value = made.get(cell)
            if value is None:
                bonus = 0.0 if tops[cell] else self.token
                value = bonus - self.pairs(colour, cell) * _PAIR * self.harm
            found.append(value - stays)
        return found

    def pairs(self, colour: Shown, cell: Cell) -> int:
        """How many more lines lack but one for a set than before, after this card is played."""
        where, old = self.where, self.tops[cell]
        # What is two in a row for me is three for the next seat; what was is no more.
        pairs = _NEW_PAIRS[where[colour]][cell]
        dog = self.state.dog
        if dog >= 0:
            pairs -= self._beside_dog(colour, cell)
        if old in where:
            pairs -= _NEW_PAIRS[where[old]][cell]
            if dog >= 0:
                pairs += self._beside_dog(old, cell)
        return pairs

    def _beside_dog(self, colour: Shown, cell: Cell) -> int:
        """Lines through a cell where one of the others shows the colour and one has the dog."""
        where, dog = self.where[colour], self.state.dog
        return sum(
            [(b == dog and where >> a & 1) or (a == dog and where >> b & 1) for a, b in PAIRS[cell]]
        )

    def swapping(self, a: Cell, b: Cell) -> float:
        stirred = _BITS[a] | _BITS[b]
        found = []
        for colour in self.wanted:
            where = self.where[colour]
            if (where >> a ^ where >> b) & 1:
                where ^= stirred
            sets = _stirred_sets(where, stirred)
            if sets:
                found.append((colour, sets))
        # Most swaps lead to nothing, and playouts look at all of them.
        if not found:
            return -_WASTE
        moved = self.tops.copy()
        moved[a], moved[b] = moved[b], moved[a]
        return self.arranged(found, moved, {a: b, b: a})

    def hunting(self, to: Cell, space: Cell) -> float:
        tops, dog = self.tops, self.state.dog
        moved = tops.copy()
        moved[dog] = ""
        stirred = _BITS[dog] | _BITS[to]
        if space >= 0:
            moved[space] = tops[to]
            stirred |= _BITS[space]
        moved[to] = "dog"
        found = []
        for colour in self.wanted:
            where = self.where[colour]
            if tops[to] == colour:
                where = where & ~_BITS[to] | _BITS[space]
            sets = _stirred_sets(where, stirred)
            if sets:
                found.append((colour, sets))
        return self.arranged(found, moved, {space: to})

    def arranged(
        self,
        found: Sequence[tuple[Shown, Sequence[tuple[Cell, Cell, Cell]]]],
        tops: Sequence[Shown],
        came: Mapping[Cell, Cell],
    ) -> float:
        """The best set a card of the display could make on a rearranged garden; `came` says of
        piles that were moved where they lie now."""
        best = -100.0
        for colour, sets in found:
            for cell, a, b in sets:
                top = tops[cell]
                if top == "dog":
                    continue
                value = max(
                    self.standing(came.get(a, a)),
                    self.standing(came.get(b, b)),
                    self.covered(colour, came.get(cell, cell))
                    if top
                    else self.gain((_COLUMN_OF[colour],)) + self.token,
                )
                best = max(best, value)
        return best + _SET - self.token if best > -100 else -_WASTE


def _takings(state: MollyState, seat: int, options: Sequence[Action]) -> list[float]:
    """Lines and piles: what the burrow gains."""
    piles = Piles(state, seat)
    found = []
    for action in options:
        if action[-1] not in NUMBER:
            found.append(3 * token_worth(piles.to_come))
            continue
        cell = NUMBER[action[-1]]
        column = _COLUMN_OF[state.shows(cell)]
        found.append(piles.gain((column,), piles.hidden(cell)))
    return found


def _losses(state: MollyState, seat: int, options: Sequence[Action], unseen: float) -> list[float]:
    burrow, to_come = state.burrows[seat].copy(), left(state)
    found = []
    for action in options:
        column = _COLUMN_OF[cube_of(action[0])]
        burrow[column] -= 1
        found.append(prospect(burrow, to_come, unseen))
        burrow[column] += 1
    return found


def _victims(state: MollyState, options: Sequence[Action]) -> list[float]:
    """Whoever is ahead."""
    found = []
    for action in options:
        other = seat_of(action[0])
        found.append(float(score(state.burrows[other], state.tokens[other])))
    return found
