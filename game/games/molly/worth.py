"""What a burrow is on its way to: few tall columns beat many low ones.

A burrow is worth its tallest column times its lowest one, and a colour left out costs nothing:
four cubes of one colour alone make sixteen points. What may still become of it is looked up in a
small game played out once: at every step two colours are on offer, one cube of either may be had,
or none; now and then a cube comes unasked.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement

from game.games.molly.content import COLOURS, COLUMN, TARDY, score
from game.games.molly.state import MollyState

__all__ = ["left", "prospect", "token_worth"]

_CARDS_A_TURN = 1.2
"""So many cards leave the deck in a usual turn."""
_STEPS = 1.3
"""Steps of the small game a turn is worth."""
_UNASKED = 0.3
"""How often a cube comes unasked."""
_MOST_STEPS = 16

_ALL = tuple(combinations_with_replacement(range(COLUMN + 1), len(COLOURS)))


def left(state: MollyState) -> float:
    """The turns a seat still has, about; 0 in the last round."""
    if state.last_round:
        return 0.0
    return max(0.5, (len(state.deck) - len(TARDY)) / (_CARDS_A_TURN * state.seats))


@cache
def _table(steps: int) -> dict[tuple[int, ...], float]:
    """By burrow, its columns from low to high, what it comes to after so many steps."""
    if not steps:
        return {burrow: float(score(burrow, 0)) for burrow in _ALL}
    later = _table(steps - 1)
    found = {}
    for burrow in _ALL:
        stay = later[burrow]
        more = sorted(later[_with(burrow, column)] for column in range(len(burrow)))
        # The better of two colours on offer is the i-th of five in so many of fifteen cases; the
        # same colour may be on offer twice.
        free = sum(
            max(stay, each) * weight for each, weight in zip(more, _BETTER_OF_TWO, strict=True)
        )
        forced = sum(more) / len(more)
        found[burrow] = (1 - _UNASKED) * free + _UNASKED * forced
    return found


_BETTER_OF_TWO = tuple((2 * place + 1) / len(COLOURS) ** 2 for place in range(len(COLOURS)))


def _with(burrow: tuple[int, ...], column: int) -> tuple[int, ...]:
    count = min(COLUMN, burrow[column] + 1)
    return tuple(sorted((*burrow[:column], count, *burrow[column + 1 :])))


def prospect(burrow: Sequence[int], turns: float) -> float:
    """What a burrow may be worth in the end, without its tokens."""
    key = tuple(sorted(burrow))
    steps = min(turns * _STEPS, _MOST_STEPS - 1)
    whole = int(steps)
    share = steps - whole
    value = _table(whole)[key]
    return value if share < 0.01 else value + share * (_table(whole + 1)[key] - value)


_TOKEN, _TOKEN_EARLY = 1.0, 1.4


def token_worth(turns: float) -> float:
    """A point at the end; before, what it can still be turned into."""
    return _TOKEN + (_TOKEN_EARLY if turns else 0.0)
