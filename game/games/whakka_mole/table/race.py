"""The race to fifty: a track with a runner for each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.whakka_mole.content import GOAL
from game.games.whakka_mole.table.pages import TRACK
from game.stage.box import Box
from game.stage.kit.boxes import fills
from game.stage.kit.rulers import Ruler
from game.stage.kit.signs import chip
from game.stage.kit.slots import MIDDLE, RIGHT, Laid, Spot, Written, point
from game.stage.kit.writing import FIGURE, SIGN
from game.stage.piece import Piece, Words
from game.stage.said import Said
from game.stage.theme import TITLE_GOLD

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.stage.look import Face

__all__ = ["race", "ruler"]

_START, _END = 186.0, 140.0
_DIGIT, _HIGH = 0.56, 0.72
"""Of a number's letters: how wide one is, and how high."""
_ROUND = 0.86
_RACE_FLAG = Laid(Spot(-48, 0, RIGHT, MIDDLE), h=74)
_LARGE_GOAL = Written(FIGURE, Spot(0), 76, colour=TITLE_GOLD, depth=-10)
_RACE_TITLE = Written(SIGN, Spot(0, 28), 27, 108, height=36, depth=-10)
_RACE_GOAL = Written(FIGURE, Spot(0, 63), 42, colour=TITLE_GOLD, depth=-10)
_RUNNER_BADGE = Laid(Spot(21, 20), h=26)


def ruler(track: Box) -> Ruler:
    """What is over the goal crowds behind the flag."""
    return Ruler(track.x + _START, track.right - _END, GOAL, beyond=1)


def race(
    track: Box, faces: Sequence[Face], scores: Sequence[int], gains: Sequence[int], *,
    large: bool = False,
) -> Iterator[Piece]:  # fmt: skip
    """In large text the goal alone is written at its beginning: it says what the title says."""
    yield fills("race.track", "whakka/track", track, -20, page=TRACK)
    x = track.x + 56
    if large:
        yield _LARGE_GOAL("race.goal", GOAL, point(x, track.cy))
    else:
        yield _RACE_TITLE("race.title", Said("race-to"), point(x, track.y))
        yield _RACE_GOAL("race.goal", GOAL, point(x, track.y))
    runners = list(_runners(track, faces, scores, gains, large=large))
    yield from _marks(track, runners, large=large)
    yield _RACE_FLAG("race.flag", "icon/flag", track)
    yield from runners


def _marks(track: Box, runners: Sequence[Piece], *, large: bool) -> Iterator[Piece]:
    """Every fifth point; every tenth has its number beside it, at the right, or at the left where
    a runner would stand on it there. Where both are taken it waits."""
    size, aside, up = (43, 32, 30) if large else (26, 22, 21)
    y = track.bottom - up
    taken = [_box(each) for each in runners if not each.key.startswith("trail.")]
    for score, x in ruler(track).marks(5):
        tall = 34 if score % 10 == 0 else 20
        tick = Words("|", tall, "bold", "#FFE9A8", "#3A1C10", rim=2, steady=True)
        yield Piece(f"race.tick.{score}", x=x, y=track.cy - 1, depth=-12, text=tick)
        if score % 10 or score >= GOAL:
            continue
        wide, high = size * _DIGIT * len(str(score)), size * _HIGH
        for beside in (x + aside, x - aside):
            box = Box(beside - wide / 2, y - high / 2, wide, high)
            if not any(box.meets(each) for each in taken):
                key = f"race.mark.{score}"
                yield FIGURE(key, score, beside, y, size, colour="#FFE9A8", depth=-11)
                break


def _box(runner: Piece) -> Box:
    """What of it hides what lies below: faces and badges are round."""
    high = _ROUND * runner.h
    wide = runner.w or high
    return Box(runner.x - wide / 2, runner.y - high / 2, wide, high)


def _runners(
    track: Box, faces: Sequence[Face], scores: Sequence[int], gains: Sequence[int], *, large: bool
) -> Iterator[Piece]:
    # In the order of their scores, alternately above and below the line: neighbours do not hide
    # one another. The last of them, the leader, lies on top.
    order = sorted(range(len(scores)), key=lambda seat: (scores[seat], -seat))
    few = len(order) <= 5
    best = max(scores)
    level: dict[int, int] = {}
    places = ruler(track)
    for place, seat in enumerate(order):
        # Those of one score stand in a queue; the first of them carries the number.
        queue = level.get(scores[seat], 0)
        level[scores[seat]] = queue + 1
        face, x = faces[seat], places.at(scores[seat]) + 15 * queue
        high = place % 2 == 0
        y = track.cy + (-14 if high else 16)
        size = 62 if few else 56
        if gains[seat]:
            begun = places.at(scores[seat] - gains[seat])
            if x > begun:
                yield Piece(
                    f"trail.{seat}",
                    f"ui/seat.band.{face.colour}",
                    (x + begun) / 2,
                    y + 2,
                    x - begun,
                    9,
                    depth=-11.5,  # below the numbers of the track
                )
        depth = 10 + 4 * place
        art = f"portrait/{face.colour}.small"
        yield Piece(f"runner.{seat}", art, x, y, h=size, depth=depth)
        yield _RUNNER_BADGE(
            f"runner.{seat}.badge", f"badge/{face.colour}", point(x, y), depth=depth + 1,
        )  # fmt: skip
        # Large, it has no room beside the goal until somebody has a point.
        leads = scores[seat] == best and not (large and best == 0)
        if not queue and ((few and not large) or leads):
            key = f"runner.{seat}.score"
            at = (x - 64, track.cy, 80, 68) if large else (x - 44, y + 8, 50, 34)
            yield chip(key, "dark", scores[seat], *at, depth=depth + 2)
