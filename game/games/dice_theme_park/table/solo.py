"""Alone: the score to beat, the goals of the rounds, the card that closes things."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.numbers import COLOURS, colour_of
from game.games.dice_theme_park.content.solo import GOAL_ROUNDS, GOALS, RED_STARS, SOLO_CARDS
from game.games.dice_theme_park.table.bits import (
    LINE,
    NIGHT,
    NUMBER,
    STAR_INK,
    TITLE,
    art,
    flat_die,
    panel,
)
from game.games.dice_theme_park.table.glance import total
from game.games.dice_theme_park.table.standing import goal_stands
from game.games.dice_theme_park.table.wording import goal_said
from game.stage.box import Box
from game.stage.kit.signs import chip
from game.stage.piece import Piece
from game.stage.said import Said
from game.stage.theme import CREAM, INK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.dice_theme_park.content.solo import GoalId, SoloCardId
    from game.games.dice_theme_park.seen.view import ThemeParkSeen
    from game.games.dice_theme_park.table.places import Plan

__all__ = [
    "blocked",
    "card_face",
    "closed",
    "goal_rows",
    "score_to_beat",
    "solo_card",
    "solo_column",
]

_CARD = (300.0, 330.0)


def closed(seen: ThemeParkSeen) -> bool:
    """Whether the shaded things of this round's card may not be taken (p. 19)."""
    if not seen.solo_card:
        return False
    return SOLO_CARDS[seen.solo_card].value <= total(seen, 0)


def blocked(seen: ThemeParkSeen) -> tuple[int, int, int]:
    """The places of the train, the attraction and the skill that are shaded, from 0; -1: none."""
    if not closed(seen):
        return -1, -1, -1
    card = SOLO_CARDS[seen.solo_card]
    return card.train - 1, card.tile - 1, card.skill - 1


def risk(seen: ThemeParkSeen, number: int) -> int:
    """What a round's goals may still add to the score to beat."""
    goals = seen.goals.get(number, ())
    return sum(GOALS[goal].red for goal in goals) + (RED_STARS[number] if goals else 0)


def score_to_beat(seen: ThemeParkSeen, top: Box) -> Iterator[Piece]:
    yield panel("solo.target", top, depth=-9)
    yield LINE("solo.target.title", Said("score-to-beat"), top.x + 24, top.y + 36, 30, 220)
    yield NUMBER("solo.target.score", seen.target, top.x + 24, top.y + 86, 64, 150, colour=STAR_INK)
    left = sum(risk(seen, number) for number in GOAL_ROUNDS if number >= max(seen.round, 1))
    if left and seen.phase != "over":
        said, at = Said("at-risk", {"stars": left}), (top.right - 90, top.y + 86)
        yield chip("solo.risk", "red", said, *at, 152, 54)


def solo_column(plan: Plan, seen: ThemeParkSeen) -> Iterator[Piece]:
    column = plan.right
    top = Box(column.x, column.y, column.w, 128)
    yield from score_to_beat(seen, top)
    y = top.bottom + 12
    room = Box(column.x, y, column.w, column.bottom - y - 120)
    yield from goal_rows(seen, room)
    y += goal_pitch(seen, room) * sum(map(len, seen.goals.values()))
    yield from solo_card(seen, Box(column.x, y + 4, column.w, column.bottom - y - 126))
    yield from _gone(seen, Box(column.x, column.bottom - 112, column.w, 112))


def solo_card(seen: ThemeParkSeen, box: Box) -> Iterator[Piece]:
    """The solo card against the sum of one's staff."""
    if box.h < 120:
        return
    if not seen.solo_card:
        yield from NIGHT.saying("solo.card.box", box, Said("solo-card-later"), 28, 3)
        return
    yield panel("solo.card.box", box, depth=-9)
    card = SOLO_CARDS[seen.solo_card]
    k = min((box.h - 110) / _CARD[1], (box.w - 40) / _CARD[0], 1.0)
    x, y = box.cx, box.y + 18 + _CARD[1] * k / 2
    yield from card_face("solo.card", seen.solo_card, x, y, k)
    shut = closed(seen)
    said = Said("solo-shut" if shut else "solo-open", {"value": card.value, "sum": total(seen, 0)})
    ink = "#FF9AA6" if shut else "#8FE08A"
    yield LINE(
        "solo.card.said", said, box.cx, box.bottom - 50, 27, box.w - 30, height=76, lines=2,
        colour=ink, align="center",
    )  # fmt: skip


def card_face(key: str, name: SoloCardId, x: float, y: float, k: float) -> Iterator[Piece]:
    """A solo card turned up: its number, and a cross over what it shades."""
    card = SOLO_CARDS[name]
    yield Piece(key, art("solo.card"), x, y, scale=k)
    yield NUMBER(
        f"{key}.value", card.value, x, y + (52 - 165) * k, 54 * k, colour="#B8262C", align="center",
    )  # fmt: skip
    for row, place in enumerate((card.train, card.tile, card.skill)):
        at_x, at_y = (70, 150, 230)[place - 1], (130, 200, 270)[row]
        yield Piece(
            f"{key}.block.{row}", art("solo.block"), x + (at_x - 150) * k, y + (at_y - 165) * k,
            scale=k,
        )  # fmt: skip


def _gone(seen: ThemeParkSeen, box: Box) -> Iterator[Piece]:
    yield from NIGHT.headed("solo.left", box, Said("gone-home"), size=28)
    for at, colour in enumerate(COLOURS):
        x = box.x + 46 + 108 * at
        yield flat_die(f"solo.left.{colour}", colour, 0, x, box.y + 78, 44)
        count = sum(colour_of(die) == colour for die in seen.left)
        yield NUMBER(f"solo.left.{colour}.count", count, x + 32, box.y + 78, 34, 60)


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
    yield Piece(f"{key}.icon", art(emblem), box.x + 42, box.cy, h=side)
    left, wide = box.x + 78, box.w > _WIDE
    high = box.cy if wide else box.y + box.h * 0.3
    yield TITLE(
        f"{key}.round", Said("round-short", {"round": number}), left, high, 28, 50, colour=ink
    )
    if met:
        yield Piece(f"{key}.tick", art("tick"), box.right - 40, high, scale=0.8)
    else:
        red = "#8E1226" if tone != "dark" else "#FF9AA6"
        yield TITLE(
            f"{key}.red", f"+{GOALS[goal].red + RED_STARS[number]}", box.right - 26, high, 30, 80,
            colour=red, align="right",
        )  # fmt: skip
    if now and not met:
        count, value, reached = goal_stands(seen, goal)
        most = GOALS[goal].most
        stands = Said("count-of" if most else "count-now", {"count": count, "value": value})
        room = box.w - 78 - 54 - 80
        yield LINE(
            f"{key}.stands", stands, box.right - 106 if wide else left + 54, high, 28,
            min(room, 150), colour="#1F6A2E" if reached else ink, align="right" if wide else "left",
        )  # fmt: skip
    if wide:
        place = (left + 64, high, 28, box.right - left - (324 if now else 164))
    else:
        place = (left, box.y + box.h * 0.7, 27, box.right - left - 10)
    yield LINE(f"{key}.text", goal_said(goal), *place, colour=ink)
