"""A first look at the answers of a turn, in points: what playouts go by, and what is thought about.

All in one sweep over what the garden shows, for it runs at every decision of every playout.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.games.molly.content import CELLS, COLOURS, COLUMN, LINES, colour_of, score
from game.games.molly.state import MollyState
from game.games.molly.worth import left, prospect, token_worth
from game.kernel.contract import Action

__all__ = ["appeals"]

_PAIRS: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple(
        (others[0], others[1])
        for line in LINES
        if cell in line
        for others in ([each for each in line if each != cell],)
    )
    for cell in range(CELLS)
)
"""By cell, the two others of each line through it."""
_PAIR = 0.7
_SET = 3.0
_FRESH = 2.0
"""What a card nobody has seen yet may be good for."""
_NUMBER = {f"cell.{cell + 1}": cell for cell in range(CELLS)}
_PLACE = {"display.1": 0, "display.2": 1}
_COLUMN_OF = {colour: column for column, colour in enumerate(COLOURS)}


def appeals(state: MollyState, seat: int, options: Sequence[Action]) -> list[float]:
    """How good each answer looks."""
    kind = state.todo[-1].kind
    if kind in ("act", "place-blind"):
        return _Turn(state, seat).appeals(options)
    if kind == "take-set":
        return _takings(state, seat, options)
    if kind in ("pass-cubes", "discard-cube"):
        return _losses(state, seat, options)
    if kind == "gain-token":
        return _victims(state, options)
    return [0.0] * len(options)


class _Turn:
    def __init__(self, state: MollyState, seat: int) -> None:
        self.state = state
        self.tops = [state.shows(cell) for cell in range(CELLS)]
        self.shown = [colour_of(card) if card else "" for card in state.display]
        self.burrow = state.burrows[seat]
        self.to_come = left(state)
        self.now = prospect(self.burrow, self.to_come)
        self.token = token_worth(self.to_come)
        self.tokens = state.tokens[seat]
        self._worth: dict[tuple[int, str], float] = {}

    def appeals(self, options: Sequence[Action]) -> list[float]:
        state = self.state
        drawn = colour_of(state.drawn[0]) if state.drawn else ""
        found = []
        best = (
            [
                max(
                    (
                        self.placing(colour, cell)
                        for cell in range(CELLS)
                        if self.tops[cell] not in (colour, "dog")
                    ),
                    default=0.0,
                )
                if colour
                else 0.0
                for colour in self.shown
            ]
            if self.tokens and not drawn
            else [0.0, 0.0]
        )
        for action in options:
            word = action[0]
            if word in _PLACE:
                found.append(self.placing(self.shown[_PLACE[word]], _NUMBER[action[1]]))
            elif drawn:
                found.append(self.placing(drawn, _NUMBER[word]))
            elif word == "take":
                place = _PLACE[action[1]]
                gain = self.gain((self.shown[place],))
                found.append(gain - self.token + max(_FRESH, best[1 - place]))
            elif word == "swap":
                found.append(self.swapping(_NUMBER[action[1]], _NUMBER[action[2]]))
            elif word == "hunt":
                space = _NUMBER[action[2]] if len(action) > 2 else -1
                found.append(self.hunting(_NUMBER[action[1]], space))
            else:
                found.append(0.4 if word == "deck" else 0.0)
        return found

    def gain(self, colours: Sequence[str]) -> float:
        """What these cubes are worth."""
        burrow = self.burrow.copy()
        for colour in colours:
            column = _COLUMN_OF[colour]
            if burrow[column] < COLUMN:
                burrow[column] += 1
        return prospect(burrow, self.to_come) - self.now

    def pile(self, cell: int, more: str = "") -> float:
        """What taking a pile would bring, a card played on it too."""
        worth = self._worth.get((cell, more))
        if worth is None:
            cubes = [colour_of(card) for card, _ in self.state.piles[cell]]
            worth = self.gain([*cubes, more] if more else cubes)
            self._worth[cell, more] = worth
        return worth

    def set_of(self, colour: str, cells: Sequence[int], played: int) -> float:
        """What a set brings: the best of its three piles, the played card on one of them."""
        return max(self.pile(cell, colour if cell == played else "") for cell in cells) + _SET

    def placing(self, colour: str, cell: int) -> float:
        tops = self.tops
        gap = self.token if not tops[cell] else 0.0
        best, pairs = -100.0, 0
        for a, b in _PAIRS[cell]:
            one, other = tops[a], tops[b]
            if one == colour and other == colour:
                best = max(best, self.set_of(colour, (a, b, cell), cell))
            elif colour in (one, other):
                third = other if one == colour else one
                pairs += third not in ("", "dog")
        if best > -100:
            return best + gap
        # What is two in a row for me is three for the next seat.
        return gap - pairs * _PAIR

    def after(self, tops: Sequence[str], moved: Sequence[int], where: dict[int, int]) -> float:
        """The best set a card of the display could make on a rearranged garden."""
        best = -100.0
        for cell in range(CELLS):
            if tops[cell] == "dog":
                continue
            for a, b in _PAIRS[cell]:
                colour = tops[a]
                if (
                    colour != tops[b]
                    or colour in ("", "project", "dog")
                    or colour == tops[cell]
                    or colour not in self.shown
                    or not (a in moved or b in moved or cell in moved)
                ):
                    continue
                piles = [where.get(each, each) for each in (a, b, cell)]
                value = self.set_of(colour, piles, piles[2])
                best = max(best, value + (0.0 if tops[cell] else self.token))
        return best

    def swapping(self, a: int, b: int) -> float:
        tops = self.tops
        if tops[a] == tops[b]:
            return -9.0
        moved = tops.copy()
        moved[a], moved[b] = tops[b], tops[a]
        best = self.after(moved, (a, b), {a: b, b: a})
        return best - self.token if best > -100 else -3.0

    def hunting(self, to: int, space: int) -> float:
        tops, dog = self.tops, self.state.dog
        moved = tops.copy()
        moved[dog] = ""
        if space >= 0:
            moved[space] = tops[to]
        moved[to] = "dog"
        where = {space: to} if space >= 0 else {}
        best = self.after(moved, (dog, to, space), where)
        return best - self.token if best > -100 else -2.5


def _takings(state: MollyState, seat: int, options: Sequence[Action]) -> list[float]:
    """Lines and piles: what the burrow gains, and a little for what the flips may show."""
    to_come = left(state)
    before = prospect(state.burrows[seat], to_come)
    found = []
    for action in options:
        if action[-1] not in _NUMBER:
            found.append(3 * token_worth(to_come))
            continue
        burrow = state.burrows[seat].copy()
        for card, _ in state.piles[_NUMBER[action[-1]]]:
            column = _COLUMN_OF[colour_of(card)]
            burrow[column] = min(COLUMN, burrow[column] + 1)
        found.append(prospect(burrow, to_come) - before)
    return found


def _losses(state: MollyState, seat: int, options: Sequence[Action]) -> list[float]:
    burrow, to_come = state.burrows[seat].copy(), left(state)
    found = []
    for action in options:
        column = _COLUMN_OF[action[0].removeprefix("cube.")]
        burrow[column] -= 1
        found.append(prospect(burrow, to_come))
        burrow[column] += 1
    return found


def _victims(state: MollyState, options: Sequence[Action]) -> list[float]:
    """Whoever is ahead."""
    found = []
    for action in options:
        other = int(action[0].removeprefix("seat."))
        found.append(float(score(state.burrows[other], state.tokens[other])))
    return found
