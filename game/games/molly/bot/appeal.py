"""A first look at the answers of a turn, in points: what playouts go by, and what is thought about.

All in one sweep over what the garden shows, for it runs at every decision of every playout. What
lies below the top of a pile counts as so many cubes nobody has seen.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.games.molly.bot.worth import left, prospect, token_worth
from game.games.molly.content.components import COLOURS, COLUMN, Shown, colour_of, score
from game.games.molly.content.garden import CELLS, LINES, LINES_AT, NOWHERE, PLACES, Cell, Place
from game.games.molly.content.words import Kind, cell_id, cube_of, place_id, seat_of
from game.games.molly.rules.happenings import DiscardCube, PassCubes
from game.games.molly.rules.piles import thickness
from game.games.molly.rules.sets import TakeSet
from game.games.molly.rules.state import MollyState
from game.games.molly.rules.tokens import GainToken
from game.games.molly.rules.turn import Act, PlaceBlind
from game.kernel.contract import Action
from game.kernel.memory import remembered

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
_BELOW = (0.0, 0.5, 2.5, 4.5)
"""By the looks of a pile, how many cards lie below its top one, about."""


@remembered(4096)
def _stirred_sets(where: int, stirred: int) -> tuple[tuple[Cell, Cell, Cell], ...]:
    """By the cells that show a colour and those that lie otherwise than now, as bits: each cell
    where one more makes three on a line that was touched, and the two."""
    return tuple((cell, a, b) for cell, a, b, line in _READY_CELLS[where] if line & stirred)


_PAIR = 0.7
"""What is two in a row for me may be three for the next seat."""
_SET = 3.0
"""A chain may follow, or Projects."""
_WASTED = -100.0
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
        self._gains: dict[tuple[tuple[int, ...], float], float] = {}

    def hidden(self, cell: Cell) -> float:
        """How many cards lie below the top one of a pile, about."""
        return _BELOW[thickness(self.piles[cell])]

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
        self._covered: dict[tuple[Shown, Cell], float] = {}
        self.sets = self._sets()

    def _sets(self) -> dict[Shown, dict[Cell, float]]:
        """By colour, the cells where a card of it makes a set, and what that brings."""
        tops = self.tops
        found: dict[Shown, dict[Cell, float]] = {}
        for colour, where in self.where.items():
            cells: dict[Cell, float] = {}
            found[colour] = cells
            for cell, a, b, _ in _READY_CELLS[where]:
                if tops[cell] == "dog":
                    continue
                value = self.made(colour, cell, (a, b))
                if value > cells.get(cell, _WASTED):
                    cells[cell] = value
        return found

    def appeals(self, options: Sequence[Action]) -> list[float]:
        if self.state.drawn:
            drawn = colour_of(self.state.drawn[0])
            row = self.row(drawn)
            return [row[NUMBER[action[0]]] for action in options]
        found, tops, dog = [], self.tops, self.state.dog
        rows = [self.row(colour) if colour else [] for colour in self.shown]
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
                found.append(_WASTED if idle else self.arranged(((a, b), (b, a))))
            elif word == _HUNT:
                to, came = NUMBER[action[1]], {dog: NOWHERE}
                if len(action) > 2:
                    came[NUMBER[action[2]]] = to
                found.append(self.arranged(((to, dog), *came.items())))
            elif word == _DECK:
                found.append(sum([self.best(colour) for colour in COLOURS]) / len(COLOURS))
            else:
                found.append(0.0)
        return found

    def best(self, colour: Shown) -> float:
        """About the best a card of this colour can do."""
        usual = self.token if "" in self.tops else 0.0
        return max(self.sets[colour].values(), default=usual)

    def taking(self, place: Place) -> float:
        """A cube for a token, and a card nobody has seen in the place of the one taken."""
        other = self.shown[1 - place]
        stays = self.best(other) if other else 0.0
        then = sum([max(stays, self.best(colour)) for colour in COLOURS]) / len(COLOURS)
        return self.gain((_COLUMN_OF[self.shown[place]],)) - self.token + then

    def made(self, colour: Shown, cell: Cell, others: tuple[Cell, Cell]) -> float:
        """What a set brings that a card of this colour makes here, with those two."""
        value = max([self.covered(colour, cell), *map(self.standing, others)]) + _SET
        return value if cell >= 0 and self.tops[cell] else value + self.token

    def standing(self, cell: Cell) -> float:
        """What taking a pile brings that shows a Mole."""
        value = self._stands.get(cell)
        if value is None:
            column = _COLUMN_OF[self.tops[cell]]
            value = self._stands[cell] = self.gain((column,), self.hidden(cell))
        return value

    def covered(self, colour: Shown, cell: Cell) -> float:
        """What taking a pile brings after this card was played on it."""
        value = self._covered.get((colour, cell))
        if value is None:
            value = self._covered[colour, cell] = self._covering(_COLUMN_OF[colour], cell)
        return value

    def _covering(self, column: int, cell: Cell) -> float:
        top = self.tops[cell] if cell >= 0 else ""
        if not top:
            return self.gain((column,))
        if top == "project":
            return self.gain((column,), self.hidden(cell) + 1)
        under = _COLUMN_OF[top]
        pair = (column, under) if column < under else (under, column)
        return self.gain(pair, self.hidden(cell))

    def row(self, colour: Shown) -> list[float]:
        """By cell, what playing a card of this colour brings."""
        made, tops = self.sets[colour], self.tops
        found = []
        for cell in CELLS:
            value = made.get(cell)
            if value is None:
                bonus = 0.0 if tops[cell] else self.token
                value = bonus - self.pairs(colour, cell) * _PAIR * self.harm
            found.append(value)
        return found

    def pairs(self, colour: Shown, cell: Cell) -> int:
        """How many more lines lack but one for a set than before, after this card is played."""
        where, old = self.where, self.tops[cell]
        # What is two in a row for me is three for the next seat; what was is no more.
        pairs = _NEW_PAIRS[where[colour]][cell]
        return pairs - _NEW_PAIRS[where[old]][cell] if old in where else pairs

    def arranged(self, came: Sequence[tuple[Cell, Cell]]) -> float:
        """The best set a card of the display could make once piles have moved: each is a cell and
        where what lies there now comes from, `NOWHERE` for what is left empty."""
        best, stirred = _WASTED, 0
        for cell, _ in came:
            stirred |= _BITS[cell]
        for colour in self.wanted:
            where = self.where[colour]
            now = where & ~stirred
            for cell, was in came:
                if was >= 0 and where & _BITS[was]:
                    now |= _BITS[cell]
            # Most moves lead to nothing, and playouts look at all of them.
            for cell, a, b in _stirred_sets(now, stirred):
                before = dict(came)
                at = before.get(cell, cell)
                if at == self.state.dog >= 0:
                    continue
                taken = (before.get(a, a), before.get(b, b))
                value = self.made(colour, at, taken) - self.token
                best = max(best, value)
        return best


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
