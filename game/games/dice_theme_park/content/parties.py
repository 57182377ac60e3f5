"""Which guests make a party: plain arithmetic on values and colours, for rules and screen alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from typing import TypeAlias

from game.games.dice_theme_park.content.attractions import ANY, Family, Need
from game.games.dice_theme_park.content.numbers import Colour
from game.kernel.memory import remembered

__all__ = ["IMPOSSIBLE", "Face", "lacking", "marked", "misplaced", "size"]

Face: TypeAlias = tuple[int, Colour]
"""A die's value and colour."""
IMPOSSIBLE = 9
"""Colours lacking when the values themselves do not fit."""


def size(need: Need) -> int:
    """How many guests the party has."""
    return len(need.colours)


def _single(values: Sequence[int]) -> bool:
    return values[0] > 0


def _even(values: Sequence[int]) -> bool:
    a, b = values
    return a % 2 == 0 and b % 2 == 0


def _odd(values: Sequence[int]) -> bool:
    a, b = values
    return a % 2 == 1 and b % 2 == 1


def _odd_even(values: Sequence[int]) -> bool:
    a, b = values
    return a % 2 == 1 and b % 2 == 0


def _higher(values: Sequence[int]) -> bool:
    a, b = values
    return a > b


def _split(values: Sequence[int]) -> bool:
    """As printed: a 3 fits either slot."""
    a, b = values
    return a <= 3 <= b


def _equal(values: Sequence[int]) -> bool:
    return min(values) == max(values)


def _run(values: Sequence[int]) -> bool:
    """Three in a row, whichever slot each takes; no way round from 6 to 1."""
    low, middle, high = sorted(values)
    return low + 1 == middle == high - 1


_FITS: dict[Family, Callable[[Sequence[int]], bool]] = {
    "single": _single,
    "even2": _even,
    "odd2": _odd,
    "odd_even": _odd_even,
    "higher": _higher,
    "split": _split,
    "equal2": _equal,
    "equal3": _equal,
    "run3": _run,
}


def _lacks(need: Need, faces: Sequence[Face]) -> int:
    """Colours that are wrong when the guests take the slots in just this order."""
    if not _FITS[need.family]([value for value, _ in faces]):
        return IMPOSSIBLE
    pairs = zip(need.colours, faces, strict=True)
    return sum(wanted not in (ANY, colour) for wanted, (_, colour) in pairs)


@remembered(1 << 14)
def lacking(need: Need, faces: tuple[Face, ...]) -> int:
    """Colour adjustments these guests need at least; IMPOSSIBLE if the values do not fit."""
    return min(misplaced(need, faces))


@remembered(1 << 14)
def misplaced(need: Need, faces: tuple[Face, ...]) -> tuple[int, ...]:
    """For each way to take the slots, how many guests would stand on one of another colour."""
    return tuple([_lacks(need, each) for each in permutations(faces)])


def marked(
    need: Need,
    faces: Sequence[Face],
    spare: int,
    slots: Sequence[int],
    taken: Sequence[tuple[int, int]],
) -> tuple[int, ...]:
    """Which of the guests may stand on one of these slots, with so many colour adjustments.

    `taken` are slots and the guests who stand there already.
    """
    found = {
        order[slot]
        for order in permutations(range(len(faces)))
        if all(order[slot] == place for slot, place in taken)
        and _lacks(need, [faces[place] for place in order]) <= spare
        for slot in slots
    }
    return tuple(sorted(found))
