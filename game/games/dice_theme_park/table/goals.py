"""Alone: the goals of the rounds, each with its emblem and how it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.solo import GOALS, RED_STARS
from game.games.dice_theme_park.table.arts import art
from game.games.dice_theme_park.table.bits import line
from game.games.dice_theme_park.table.standing import goal_stands
from game.games.dice_theme_park.table.wording import goal_said
from game.stage.box import Box
from game.stage.piece import Piece
from game.stage.said import Said
from game.stage.theme import CREAM, INK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.dice_theme_park.content.solo import GoalId
    from game.games.dice_theme_park.seen.view import ThemeParkSeen

__all__ = ["goal_pitch", "goal_rows"]

_PITCH = 92.0
_MANY = 4
_LEAST = 60.0
_WIDE = 500.0
"""From here on a goal stands on one line."""


def goal_pitch(seen: ThemeParkSeen, room: Box) -> float:
    """Closer where there are many."""
    return min(_PITCH, room.h / max(sum(map(len, seen.goals.values())), 1))


def goal_rows(seen: ThemeParkSeen, room: Box, *, soon: bool = False) -> Iterator[Piece]:
    """One below the other, from the top of the room; side by side where it is wide enough.

    `soon`: only as many as fit, from those that are judged next.
    """
    rows = [(number, goal) for number in sorted(seen.goals) for goal in seen.goals[number]]
    if soon:
        rows = [row for row in rows if row[0] >= seen.round][: int(room.h / _LEAST)]
    columns = 2 if room.w > 2 * _WIDE and len(rows) > _MANY else 1
    wide = room.w / columns
    pitch = min(_PITCH, room.h * columns / max(len(rows), 1))
    for at, (number, goal) in enumerate(rows):
        row, column = divmod(at, columns)
        box = Box(room.x + wide * column, room.y + pitch * row, wide, pitch - 8)
        yield from _goal(seen, number, goal, box)


def _goal(seen: ThemeParkSeen, number: int, goal: GoalId, box: Box) -> Iterator[Piece]:
    key, over = f"solo.goal.{number}.{goal}", seen.phase == "over"
    now, past = number == seen.round and not over, number < seen.round or over
    met = goal in seen.achieved
    tone = "gold" if now else "green" if met else "red" if past else "dark"
    ink = CREAM if tone == "dark" else INK
    yield Piece(key, f"ui/chip.{tone}", box.cx, box.cy, box.w - 8, box.h, depth=-6)
    emblem, side = f"goal.icon.{GOALS[goal].metric}", min(box.h * 0.8, 60)
    yield Piece(f"{key}.icon", art(emblem), box.x + 42, box.cy, h=side, depth=3)
    left, wide = box.x + 78, box.w > _WIDE
    high = box.cy if wide else box.y + box.h * 0.3
    yield line(
        f"{key}.round", Said("round-short", {"round": number}), left, high, 28, 50, font="title",
        colour=ink,
    )  # fmt: skip
    if met:
        yield Piece(f"{key}.tick", art("tick"), box.right - 40, high, scale=0.8, depth=5)
    else:
        red = "#8E1226" if tone != "dark" else "#FF9AA6"
        yield line(
            f"{key}.red", f"+{GOALS[goal].red + RED_STARS[number]}", box.right - 26, high, 30, 80,
            font="title", colour=red, align="right",
        )  # fmt: skip
    if now and not met:
        count, value, reached = goal_stands(seen, goal)
        most = GOALS[goal].most
        stands = Said("count-of" if most else "count-now", {"count": count, "value": value})
        room = box.w - 78 - 54 - 80
        yield line(
            f"{key}.stands", stands, box.right - 106 if wide else left + 54, high, 28,
            min(room, 150), colour="#1F6A2E" if reached else ink, align="right" if wide else "left",
        )  # fmt: skip
    if wide:
        place = (left + 64, high, 28, box.right - left - (324 if now else 164))
    else:
        place = (left, box.y + box.h * 0.7, 27, box.right - left - 10)
    yield line(f"{key}.text", goal_said(goal), *place, colour=ink)
