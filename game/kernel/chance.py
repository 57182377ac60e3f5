"""Chance as integers: SplitMix64 with a counter for each stream.

A State carries one integer: 64 bits of seed, then a 32-bit counter for each stream. Streams do
not disturb one another: the deal is the same whatever dice are rolled between.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeVar

__all__ = ["DEAL", "DICE", "STREAMS", "Random", "draw", "drawn", "seeded", "shuffle"]

T = TypeVar("T")
DEAL: Final = 0
DICE: Final = 1
STREAMS: Final = 2

_SPAN: Final = 1 << 64
_MASK: Final = _SPAN - 1
_GOLDEN: Final = 0x9E3779B97F4A7C15
_LEHMER: Final = 0xDA942042E4DD58B5
_WIDE: Final = (1 << 128) - 1
_COUNTER: Final = (1 << 32) - 1


def _mix(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def seeded(seed: int) -> int:
    """The State's integer for a fresh match."""
    return seed & _MASK


@lru_cache(maxsize=64)
def _start(seed: int, stream: int) -> int:
    """Where a stream begins: looked up, for a match asks for it at every die and card."""
    return _mix(seed ^ ((stream + 1) * _GOLDEN & _MASK))


def draw(rng: int, stream: int, n: int) -> tuple[int, int]:
    """The integer after, and a number from 0 to n - 1, every one equally likely."""
    if n <= 0:
        raise ValueError(n)
    shift = 64 + 32 * stream
    count = (rng >> shift) & _COUNTER
    start = _start(rng & _MASK, stream)
    # Words past the last whole multiple of n would favour the small numbers: draw again.
    limit = _SPAN - _SPAN % n
    used = 0
    while True:
        used += 1
        word = _mix((start + (count + used) * _GOLDEN) & _MASK)
        if word < limit:
            return rng + (used << shift), word % n


def shuffle(rng: int, stream: int, items: list[T]) -> int:
    """The integer after; just as with a `draw` for every place, without reckoning each anew."""
    shift = 64 + 32 * stream
    count = first = (rng >> shift) & _COUNTER
    start = _start(rng & _MASK, stream)
    for i in range(len(items) - 1, 0, -1):
        limit = _SPAN - _SPAN % (i + 1)
        word = limit
        while word >= limit:
            count += 1
            word = _mix((start + count * _GOLDEN) & _MASK)
        j = word % (i + 1)
        items[i], items[j] = items[j], items[i]
    return rng + ((count - first) << shift)


def drawn(rng: int, stream: int) -> int:
    """How many words a stream has given."""
    return (rng >> (64 + 32 * stream)) & _COUNTER


class Random:
    """A stream of its own, for bots and cosmetics: never part of a State.

    Lehmer's generator modulo 2**128, of which the upper half is given: one multiplication a word,
    for playouts ask for one at every decision.
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        word = _mix(seed & _MASK)
        self._state = (word << 64) | _mix(word ^ _GOLDEN) | 1

    def word(self) -> int:
        """64 random bits."""
        self._state = state = (self._state * _LEHMER) & _WIDE
        return state >> 64

    def below(self, n: int) -> int:
        """From 0 to n - 1. Even to one part in 2**64 / n: bots and whims need no more."""
        return (self.word() * n) >> 64

    def shuffle(self, items: list[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def fork(self) -> Random:
        return Random(self.word())
