"""The race to fifty: a track with a runner for each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.whakka_mole.content import GOAL
from game.games.whakka_mole.table.pages import TRACK
from game.stage.kit.boxes import fills
from game.stage.kit.signs import chip
from game.stage.kit.writing import FIGURE, SIGN
from game.stage.piece import Piece, Words
from game.stage.said import Said
from game.stage.theme import TITLE_GOLD

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.stage.box import Box
    from game.stage.look import Face

__all__ = ["along", "race"]

_START, _END = 186.0, 140.0


def along(track: Box, score: int) -> float:
    """Where on the track a score is; what is over the goal crowds behind the flag."""
    start, end = track.x + _START, track.right - _END
    return start + (end - start) * min(score, GOAL + 1) / GOAL


def race(
    track: Box, faces: Sequence[Face], scores: Sequence[int], gains: Sequence[int]
) -> Iterator[Piece]:
    yield fills("race.track", "whakka/track", track, -20, page=TRACK)
    yield SIGN(
        "race.title", Said("race-to"), track.x + 56, track.y + 28, 27, 108, height=36, depth=-10
    )
    yield FIGURE("race.goal", GOAL, track.x + 56, track.y + 63, 42, colour=TITLE_GOLD, depth=-10)
    for score in range(0, GOAL + 1, 5):
        tall = 34 if score % 10 == 0 else 20
        tick = Words("|", tall, "bold", "#FFE9A8", "#3A1C10", rim=2, steady=True)
        at = along(track, score)
        yield Piece(f"race.tick.{score}", x=at, y=track.cy - 1, depth=-12, text=tick)
        if score % 10 == 0 and score < GOAL:
            yield FIGURE(
                f"race.mark.{score}", score, along(track, score) + 22, track.bottom - 21, 26,
                colour="#FFE9A8", depth=-11,
            )  # fmt: skip
    yield Piece("race.flag", "icon/flag", track.right - 48, track.cy, h=74)
    yield from _runners(track, faces, scores, gains)


def _runners(
    track: Box, faces: Sequence[Face], scores: Sequence[int], gains: Sequence[int]
) -> Iterator[Piece]:
    # In the order of their scores, alternately above and below the line: neighbours do not hide
    # one another. The last of them, the leader, lies on top.
    order = sorted(range(len(scores)), key=lambda seat: (scores[seat], -seat))
    few = len(order) <= 5
    best = max(scores)
    level: dict[int, int] = {}
    for place, seat in enumerate(order):
        # Those of one score stand in a queue; the first of them carries the number.
        queue = level.get(scores[seat], 0)
        level[scores[seat]] = queue + 1
        face, x = faces[seat], along(track, scores[seat]) + 15 * queue
        high = place % 2 == 0
        y = track.cy + (-14 if high else 16)
        size = 62 if few else 56
        if gains[seat]:
            begun = along(track, scores[seat] - gains[seat])
            if x > begun:
                yield Piece(
                    f"trail.{seat}",
                    f"ui/seat.band.{face.colour}",
                    (x + begun) / 2,
                    y + 2,
                    x - begun,
                    9,
                )
        depth = 10 + 4 * place
        art = f"portrait/{face.colour}.small"
        yield Piece(f"runner.{seat}", art, x, y, h=size, depth=depth)
        yield Piece(
            f"runner.{seat}.badge", f"badge/{face.colour}", x + 21, y + 20, h=26, depth=depth + 1
        )
        if not queue and (few or scores[seat] == best):
            key = f"runner.{seat}.score"
            yield chip(key, "dark", scores[seat], x - 44, y + 8, 50, 34, depth=depth + 2)
