"""Chances in Mole Park, counted from the dice: for bots, hints and the private view."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.mole_park.content import DICE, HOLES, MISS, PRIZE_DIE, STANDS, WHACKERS

__all__ = [
    "best_prize",
    "crown_chance",
    "expected_moles",
    "expected_prize",
    "hole_chance",
    "win_chance",
]

_PRIZE_FACES = tuple(int(face) for face in DICE[PRIZE_DIE].faces)

_CHANCES: dict[str, tuple[float, ...]] = {
    die: tuple(
        DICE[die].faces.count(str(hole)) / len(DICE[die].faces) for hole in range(1, HOLES + 1)
    )
    for die in WHACKERS
}
_TYPICAL = {"glove": 0.5, "pan": 0.28, "mallet": 0.22}
"""How often each die is chosen by others who whack."""


def hole_chance(die: str, hole: int) -> float:
    """The chance that a whacking die finds a hole (1 to 6); hole 0 stands for a miss."""
    if hole == 0:
        return DICE[die].faces.count(MISS) / len(DICE[die].faces)
    return _CHANCES[die][hole - 1]


_CROWD = tuple(
    sum(_TYPICAL[die] * _CHANCES[die][hole] for die in WHACKERS) for hole in range(HOLES)
)
"""The chance that one other whacker ends at a hole."""


def expected_moles(die: str, holes: Sequence[int], rivals: int) -> float:
    """Moles a whacking die brings on average, with so many others whacking as people do."""
    total = 0.0
    for hole, chance in enumerate(_CHANCES[die]):
        if chance and holes[hole]:
            total += chance * _share(holes[hole], rivals, _CROWD[hole])
    return total


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


def best_prize(total: int, tops: Sequence[str], stars: Sequence[int]) -> int:
    """The most stars to be won with a total; `stars` by stand, for those whose top shows."""
    return max(
        (
            stars[index]
            for index, stand in enumerate(STANDS)
            if tops[index] and stand.price <= total
        ),
        default=0,
    )


def expected_prize(base: int, tops: Sequence[str], stars: Sequence[int]) -> float:
    """Stars won on average by rolling the prize die on top of a base."""
    return sum(best_prize(base + face, tops, stars) for face in _PRIZE_FACES) / 6


def win_chance(base: int, tops: Sequence[str], stars: Sequence[int]) -> float:
    """The chance that the prize die wins anything at all."""
    return sum(best_prize(base + face, tops, stars) > 0 for face in _PRIZE_FACES) / 6


def crown_chance(base: int, crown: int) -> float:
    return sum(base + face >= crown for face in _PRIZE_FACES) / 6
