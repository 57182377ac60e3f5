"""Chances in Mole Park, counted from the dice: for bots, hints and the private view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.games.mole_park.content import DICE, HOLES, PRIZE_DIE, STANDS, WHACKERS, Prize, Whacker
from game.kernel.memory import remembered

__all__ = [
    "crown_chance",
    "expected_moles",
    "expected_prize",
    "left_over",
    "settling_moles",
    "win_chance",
]

_PRIZE_FACES = tuple(int(face) for face in DICE[PRIZE_DIE].faces)

_CHANCES: dict[Whacker, tuple[float, ...]] = {
    die: tuple(
        DICE[die].faces.count(str(hole)) / len(DICE[die].faces) for hole in range(1, HOLES + 1)
    )
    for die in WHACKERS
}
_TYPICAL: dict[Whacker, float] = {"glove": 0.44, "pan": 0.26, "mallet": 0.30}
"""How often each die is chosen by others who whack."""


_CROWD = tuple(
    sum(_TYPICAL[die] * _CHANCES[die][hole] for die in WHACKERS) for hole in range(HOLES)
)
"""The chance that one other whacker ends at a hole."""


def settling_moles(
    holes: Sequence[int], rivals: int, chances: Mapping[Whacker, float]
) -> dict[Whacker, float]:
    """Moles each whacking die brings, with so many others who choose theirs with these chances."""
    each = [
        _share(moles, rivals, sum(chances[die] * _CHANCES[die][hole] for die in WHACKERS))
        if moles
        else 0.0
        for hole, moles in enumerate(holes)
    ]
    return {
        die: sum(chance * moles for chance, moles in zip(_CHANCES[die], each, strict=True))
        for die in WHACKERS
    }


def expected_moles(die: Whacker, holes: Sequence[int], rivals: int) -> float:
    """Moles a whacking die brings on average, with so many others whacking as people do."""
    total = 0.0
    for hole, chance in enumerate(_CHANCES[die]):
        if chance and holes[hole]:
            total += chance * _share(holes[hole], rivals, _CROWD[hole])
    return total


@remembered(4096)
def _share(moles: int, rivals: int, crowd: float) -> float:
    """The mean of moles // (1 + others there): the others are binomial."""
    mean, alone = 0.0, (1.0 - crowd) ** rivals
    chance = alone
    for others in range(rivals + 1):
        each = moles // (1 + others)
        if not each:
            break
        mean += chance * each
        chance *= (rivals - others) / (others + 1) * crowd / (1.0 - crowd)
    return mean


def expected_prize(
    base: int, tops: Sequence[Prize], stars: Sequence[int], left: Sequence[float] = ()
) -> float:
    """Stars won on average by rolling the prize die on top of a base.

    `left` is the chance of each prize to be still there when it comes to picking.
    """
    return _mean(base, [mean for mean, _ in _prospects(tuple(tops), tuple(stars), tuple(left))])


def win_chance(
    base: int, tops: Sequence[Prize], stars: Sequence[int], left: Sequence[float] = ()
) -> float:
    """The chance that the prize die wins anything at all."""
    return _mean(base, [some for _, some in _prospects(tuple(tops), tuple(stars), tuple(left))])


def _mean(base: int, by_reach: Sequence[float]) -> float:
    """Over the faces of the prize die, of what a total brings that reaches so many stands."""
    return sum(by_reach[_REACH[min(base + face, _MOST)]] for face in _PRIZE_FACES) / 6


_MOST = 99
_REACH = tuple(sum(stand.price <= total for stand in STANDS) for total in range(_MOST + 1))
"""How many stands, from the cheapest on, a total can pay for."""


@remembered(256)
def _prospects(
    tops: tuple[Prize, ...], stars: tuple[int, ...], left: tuple[float, ...]
) -> list[tuple[float, float]]:
    """By the number of stands in reach: the stars to be won on average, and the chance of any."""
    found = [(0.0, 0.0)]
    best: list[int] = []
    for index in range(len(STANDS)):
        if tops[index]:
            best.append(index)
            best.sort(key=lambda each: -stars[each])
        mean, none = 0.0, 1.0
        for each in best:
            there = left[each] if left else 1.0
            mean += none * there * stars[each]
            none *= 1.0 - there
        found.append((mean, 1.0 - none))
    return found


def left_over(tops: Sequence[Prize], ahead: Sequence[tuple[int, float]]) -> list[float]:
    """The chance of each prize to be still there after those ahead have picked.

    `ahead` has their totals, most stars first, and how likely each of them is to pick at all.
    """
    left = [1.0 if top else 0.0 for top in tops]
    for total, picks in ahead:
        wish = picks
        for index in range(_REACH[min(total, _MOST)] - 1, -1, -1):
            taken = wish * left[index]
            left[index] -= taken
            wish -= taken
    return left


def crown_chance(base: int, crown: int) -> float:
    return sum(base + face >= crown for face in _PRIZE_FACES) / 6
