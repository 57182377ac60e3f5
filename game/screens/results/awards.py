"""Four kind words a match: who gets which."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from game.stage.feats import Feat

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from game.match.statistics import TurnScores

__all__ = ["AWARDS", "Award", "awarded", "for_all", "shared"]

AWARDS = 4
"""A match."""

_ALWAYS = {
    "good-company": "icon/people.ink",
    "big-heart": "icon/heart.ink",
    "clean-paws": "icon/hand.ink",
    "keen-nose": "icon/search.ink",
    "good-humour": "icon/sun.ink",
    "true-friend": "icon/cup.ink",
}
"""What may be said of everybody: for whoever is first at nothing that was counted."""


@dataclass(frozen=True, slots=True)
class Award:
    seat: int
    feat: Feat


def awarded(
    places: Sequence[int], feats: Sequence[Feat], before: Collection[str] = ()
) -> tuple[Award, ...]:
    """Each seat one until all have one, the last place first; none of those of the match before
    while there are others."""
    order = sorted(range(len(places)), key=lambda seat: (-places[seat], seat))
    seats = [order[at % len(order)] for at in range(AWARDS)]
    fresh = [feat for feat in feats if feat.kind not in before]
    found = _matched(seats, fresh)
    left = [at for at in range(AWARDS) if at not in found]
    if left:
        again = _matched([seats[at] for at in left], [f for f in feats if f.kind in before])
        found |= {left[at]: feat for at, feat in again.items()}
    return tuple(Award(seats[at], found[at]) for at in sorted(found))


def _matched(seats: Sequence[int], feats: Sequence[Feat]) -> dict[int, Feat]:
    """A feat for as many of these as can be, each its best where others have others to take."""
    wanted = sorted(feats, key=lambda feat: -feat.edge)
    taken: dict[str, int] = {}
    found: dict[int, Feat] = {}

    def take(at: int, tried: set[str]) -> bool:
        for feat in wanted:
            if seats[at] not in feat.holders or feat.kind in tried:
                continue
            tried.add(feat.kind)
            if feat.kind not in taken or take(taken[feat.kind], tried):
                taken[feat.kind], found[at] = at, feat
                return True
        return False

    for at in range(len(seats)):
        take(at, set())
    return found


def shared(turns: Sequence[TurnScores], places: Sequence[int]) -> tuple[Feat, ...]:
    """What can be told of a match of any game, by how the scores went."""
    seats = len(places)
    rows = [(0,) * seats, *(turn.scores for turn in turns)]
    return (*_by_scores(rows, places), *for_all(seats))


def for_all(seats: int) -> Iterator[Feat]:
    for kind, art in _ALWAYS.items():
        yield Feat(kind, art, (1,) * seats, 1)


def _by_scores(rows: Sequence[Sequence[int]], places: Sequence[int]) -> Iterator[Feat]:
    seats = range(len(places))
    steps = [[now - was for was, now in zip(*pair, strict=True)] for pair in pairwise(rows)]
    third = max(len(steps) // 3, 1)
    leads = [[score == max(row) and score > min(row) for score in row] for row in rows[1:]]

    def told(kind: str, art: str, by: Iterator[int]) -> Feat:
        return Feat(kind, art, tuple(by))

    yield told("sprint", "icon/fast.ink", (max((s[x] for s in steps), default=0) for x in seats))
    yield told("flying-start", "icon/spark.ink", (sum(w[x] for w in leads[:third]) for x in seats))
    yield told("last-spurt", "prop/flag.finish", (sum(s[x] for s in steps[-third:]) for x in seats))
    yield told("front-runner", "icon/flag.ink", (sum(w[x] for w in leads) for x in seats))
    yield told("steady-paws", "icon/chart.ink", (sum(s[x] > 0 for s in steps) for x in seats))
    yield told("climber", "icon/arrow.up.ink", (_climb(rows, places, x) for x in seats))


def _climb(rows: Sequence[Sequence[int]], places: Sequence[int], seat: int) -> int:
    """Places between the worst one after any turn and the last one."""
    stood = [1 + sum(score > row[seat] for score in row) for row in rows[1:]]
    return max(stood, default=places[seat]) - places[seat]
