"""What a burrow is on its way to: few tall columns beat many low ones.

A burrow is worth its tallest column times its lowest one, and a colour left out costs nothing:
four cubes of one colour alone make sixteen points. What may still become of it is looked up in a
small game played out once: at every step two colours are on offer, one cube of either may be had,
or none; with it another may come that nobody has seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement

from game.games.molly.content.components import COLOURS, COLUMN, TARDY, score
from game.games.molly.rules.state import MollyState
from game.kernel.memory import remembered

__all__ = ["left", "prospect", "prospects", "token_worth"]

_CARDS_A_TURN = 1.35
"""So many cards leave the deck in a usual turn."""
_STEPS = 1.3
"""Steps of the small game a turn is worth."""
_BESIDE = 0.3
"""How often a cube brings one along that nobody has seen."""
_MOST_STEPS = 16

_Table = dict[tuple[int, ...], float]

_ALL = tuple(combinations_with_replacement(range(COLUMN + 1), len(COLOURS)))


def left(state: MollyState) -> float:
    """The turns a seat still has, about; 0 in the last round."""
    if state.last_round:
        return 0.0
    return max(0.5, (len(state.deck) - len(TARDY)) / (_CARDS_A_TURN * state.seats))


@cache
def _table(steps: int, unseen: int) -> _Table:
    """By burrow, its columns from low to high, what it comes to after so many cubes nobody has
    seen and so many steps."""
    if unseen:
        known = _table(steps, unseen - 1)
        return {
            burrow: sum(known[_with(burrow, column)] for column in range(len(burrow))) / len(burrow)
            for burrow in _ALL
        }
    if not steps:
        return {burrow: float(score(burrow, 0)) for burrow in _ALL}
    later, beside = _table(steps - 1, 0), _table(steps - 1, 1)
    with_cube = {
        burrow: (1 - _BESIDE) * later[burrow] + _BESIDE * beside[burrow] for burrow in _ALL
    }
    found = {}
    for burrow in _ALL:
        stay = later[burrow]
        more = sorted(with_cube[_with(burrow, column)] for column in range(len(burrow)))
        # The better of two colours on offer is the i-th of five in so many of 25 cases; the
        # same colour may be on offer twice.
        found[burrow] = sum(
            max(stay, each) * weight for each, weight in zip(more, _BETTER_OF_TWO, strict=True)
        )
    return found


_BETTER_OF_TWO = tuple((2 * place + 1) / len(COLOURS) ** 2 for place in range(len(COLOURS)))


@cache
def _with(burrow: tuple[int, ...], column: int) -> tuple[int, ...]:
    count = min(COLUMN, burrow[column] + 1)
    return tuple(sorted((*burrow[:column], count, *burrow[column + 1 :])))


def prospect(burrow: Sequence[int], turns: float, unseen: float = 0.0) -> float:
    """What a burrow may be worth in the end, without its tokens; cubes nobody has seen come in."""
    key = tuple(sorted(burrow))
    fewest = int(unseen)
    value = prospects(turns, fewest)[key]
    share = unseen - fewest
    return value if share < 0.01 else value + share * (prospects(turns, fewest + 1)[key] - value)


@remembered(2048)
def prospects(turns: float, unseen: int) -> _Table:
    """The same for every burrow, its columns from low to high: playouts ask for nothing so often.

    Turns to come are counted in cards of the deck, so there are few of these.
    """
    steps = min(turns * _STEPS, _MOST_STEPS - 1)
    whole = int(steps)
    share, now = steps - whole, _table(whole, unseen)
    if share < 0.01:
        return now
    then = _table(whole + 1, unseen)
    return {burrow: value + share * (then[burrow] - value) for burrow, value in now.items()}


_TOKEN, _TOKEN_EARLY = 1.0, 1.4


def token_worth(turns: float) -> float:
    """A point at the end; before, what it can still be turned into."""
    return _TOKEN + (_TOKEN_EARLY if turns else 0.0)
