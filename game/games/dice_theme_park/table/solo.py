"""Alone: the score to beat, the goals of the rounds, the card that closes things."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

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
from game.stage.kit.slots import BOTTOM, CENTRE, MIDDLE, RIGHT, Laid, Room, Spot, Written, point
from game.stage.piece import Piece
from game.stage.said import Said
from game.stage.theme import CREAM, INK

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.games.dice_theme_park.content.solo import GoalId, SoloCardId
    from game.games.dice_theme_park.seen.view import ThemeParkSeen
    from game.games.dice_theme_park.table.places import Plan
    from game.stage.kit.writing import Tone

__all__ = [
    "blocked",
    "card_face",
    "closed",
    "goal_rows",
    "goals_soon",
    "score_to_beat",
    "solo_card",
    "solo_column",
]

_CARD = (300.0, 330.0)
_SAID, _LEAST_CARD = 150.0, 200.0
"""Below it: what it closes; and the height from which on the card can be read."""
_ROOMY = 150.0
"""A target as high as that says, too, what goals may add to it."""
_TARGET_TITLE = Written(LINE, Spot(20), 28)
_TARGET_SCORE = Written(NUMBER, Spot(-24), 0, 140, colour=STAR_INK, align="right")
_TARGET_WAY = Laid(Spot(0), h=30, depth=-8)
_TARGET_DONE = Laid(Spot(0), h=30, depth=-7)
_LEFT_ROOM = Room(Spot(0, -112, down=BOTTOM), 0, 112)
_CARD_SAID = Written(LINE, Spot(0), 26, lines=5, align="center")
_LEFT_COUNT = Written(NUMBER, Spot(0, 78), 0, 64)
_GOAL_CARD = Laid(CENTRE, depth=-6)
_STAKES_ROUND = Written(TITLE, Spot(0, 0, down=MIDDLE), 28)
_STAKES_RED = Written(TITLE, Spot(0, 0, RIGHT, MIDDLE), 28, align="right")
_STAKES_TICK = Laid(Spot(-20, 0, RIGHT, MIDDLE), scale=0.8)
_GOAL_LINE = Laid(CENTRE, depth=-6)
_GOAL_ICON = Laid(Spot(42, 0, down=MIDDLE))


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


def score_to_beat(seen: ThemeParkSeen, box: Box, *, large: bool = False) -> Iterator[Piece]:
    """The target, how far one has come, and what it may still grow by."""
    yield panel("solo.target", box, depth=-9)
    high = box.h * (0.32 if box.h > _ROOMY else 0.5)
    top, letters = box.y + 10 + high / 2, 72 if large else 48
    wide = box.w - 48
    yield _TARGET_TITLE(
        "solo.target.title", Said("score-to-beat"), point(box.x, top),
        width=wide - (120 if large else 86), height=high,
    )  # fmt: skip
    yield _TARGET_SCORE("solo.target.score", seen.target, point(box.right, top), size=letters)
    y = box.y + 10 + high + 28
    share = min(seen.parks[0].stars / max(seen.target, 1), 1.0)
    yield _TARGET_WAY("solo.target.way", "ui/chip.dark", point(box.cx, y), w=wide)
    done = max(wide * share, 30.0)
    if share:
        left = box.x + 24 + done / 2
        yield _TARGET_DONE("solo.target.done", "ui/chip.gold", point(left, y), w=done)
    left_over = sum(risk(seen, number) for number in GOAL_ROUNDS if number >= max(seen.round, 1))
    if left_over and seen.phase != "over" and box.h > _ROOMY:
        low = (y + 15 + box.bottom) / 2 - 2
        said, high = Said("at-risk", {"stars": left_over}), min(box.bottom - y - 32, 66)
        yield chip("solo.risk", "red", said, box.cx, low, box.w - 20, high)


def solo_column(plan: Plan, seen: ThemeParkSeen) -> Iterator[Piece]:
    column = plan.right
    top = Box(column.x, column.y, column.w, 150 if plan.large else 116)
    yield from score_to_beat(seen, top, large=plan.large)
    y = top.bottom + 12
    room = Box(column.x, y, column.w, column.bottom - y - 120)
    shown = list(_rows(seen, soon=plan.large))[: int(room.h / (_LARGE if plan.large else _LEAST))]
    yield from _listed(seen, shown, room, large=plan.large)
    y += _pitch(shown, room, large=plan.large) * len(shown)
    # What it closes was closed while it mattered: now it is only to be seen.
    yield from solo_card(seen, Box(column.x, y + 4, column.w, column.bottom - y - 126), told=False)
    yield from _gone(seen, _LEFT_ROOM.of(column), large=plan.large)


def solo_card(seen: ThemeParkSeen, box: Box, *, told: bool = True) -> Iterator[Piece]:
    """The solo card against the sum of one's staff."""
    if box.h < _LEAST_CARD:
        return
    if not seen.solo_card:
        yield from NIGHT.saying("solo.card.box", box, Said("solo-card-later"), 28, 6)
        return
    yield panel("solo.card.box", box, depth=-9)
    card = SOLO_CARDS[seen.solo_card]
    high = _SAID if told else 0.0
    k = min((box.h - high - 36) / _CARD[1], (box.w - 40) / _CARD[0], 1.0)
    x, y = box.cx, box.y + 18 + _CARD[1] * k / 2
    yield from card_face("solo.card", seen.solo_card, x, y, k)
    if not told:
        return
    shut = closed(seen)
    said = Said("solo-shut" if shut else "solo-open", {"value": card.value, "sum": total(seen, 0)})
    ink = "#FF9AA6" if shut else "#8FE08A"
    yield _CARD_SAID(
        "solo.card.said", said, point(box.cx, box.bottom - 12 - high / 2), width=box.w - 24,
        height=high, colour=ink,
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


def _gone(seen: ThemeParkSeen, box: Box, *, large: bool) -> Iterator[Piece]:
    yield from NIGHT.headed("solo.left", box, Said("gone-home"), size=28)
    for at, colour in enumerate(COLOURS):
        x = box.x + 38 + (box.w - 30) / len(COLOURS) * at
        yield flat_die(f"solo.left.{colour}", colour, 0, x - 8 * large, box.y + 78, 44)
        count = sum(colour_of(die) == colour for die in seen.left)
        yield _LEFT_COUNT(
            f"solo.left.{colour}.count", count, point(x + 32 - 14 * large, box.y),
            size=52 if large else 34,
        )  # fmt: skip


_PITCH, _LEAST, _LARGE = 116.0, 112.0, 168.0
"""A goal on a row of its own: as high as it likes, two lines of words at the least, and with large
ones."""
_WIDE, _LINE = 500.0, 60.0
"""From here on a goal stands on one line, and so high it is then at the least."""
_MANY = 4
Rung: TypeAlias = "tuple[int, GoalId]"


def _rows(seen: ThemeParkSeen, *, soon: bool) -> Iterator[Rung]:
    """Round by round; `soon`: from those that are judged next."""
    first = seen.round if soon else 0
    return (
        (number, goal)
        for number in sorted(seen.goals)
        for goal in seen.goals[number]
        if number >= first
    )


def goal_rows(seen: ThemeParkSeen, room: Box) -> Iterator[Piece]:
    """All of them, one below the other; side by side where it is wide enough."""
    yield from _listed(seen, list(_rows(seen, soon=False)), room)


def goals_soon(seen: ThemeParkSeen, rooms: Sequence[Box], *, large: bool) -> Iterator[Piece]:
    """As many as there is room for, from those that are judged next."""
    for (number, goal), box in zip(_rows(seen, soon=True), rooms, strict=False):
        yield from _card(seen, number, goal, box, large=large)


def _pitch(rows: Sequence[Rung], room: Box, *, large: bool = False) -> float:
    return min(_LARGE if large else _PITCH, room.h / max(len(rows), 1))


def _listed(
    seen: ThemeParkSeen, rows: Sequence[Rung], room: Box, *, large: bool = False
) -> Iterator[Piece]:
    columns = 2 if room.w > 2 * _WIDE and len(rows) > _MANY else 1
    wide = room.w / columns
    down = -(-len(rows) // columns)
    pitch = min(_pitch(rows, room, large=large) * columns, room.h / max(down, 1))
    for at, (number, goal) in enumerate(rows):
        row, column = divmod(at, columns)
        box = Box(room.x + wide * column, room.y + pitch * row, wide, pitch - 8)
        if wide > _WIDE:
            yield from _line(seen, number, goal, box)
        else:
            yield from _card(seen, number, goal, box, large=large)


def _tone(seen: ThemeParkSeen, number: int, goal: GoalId) -> Tone:
    over = seen.phase == "over"
    if number == seen.round and not over:
        return "gold"
    if goal in seen.achieved:
        return "green"
    return "red" if number < seen.round or over else "dark"


def _card(
    seen: ThemeParkSeen, number: int, goal: GoalId, box: Box, *, large: bool
) -> Iterator[Piece]:
    """Picture, round and what is at stake; below it the goal on two lines."""
    key, tone = f"solo.goal.{number}.{goal}", _tone(seen, number, goal)
    ink = CREAM if tone == "dark" else INK
    yield _GOAL_CARD(key, f"ui/chip.{tone}", box, w=box.w - 8, h=box.h)
    head = min(box.h * 0.33, 66.0 if large else 60.0)
    top = box.y + 4 + head / 2
    side = head * 0.86
    emblem = art(f"goal.icon.{GOALS[goal].metric}")
    yield Piece(f"{key}.icon", emblem, box.x + 20 + side / 2, top, h=side)
    left = box.x + 28 + side
    yield from _stakes(seen, number, goal, Box(left, box.y + 4, box.right - 24 - left, head), ink)
    rest = box.bottom - 6 - box.y - 4 - head
    yield LINE(
        f"{key}.text", goal_said(goal), box.cx, box.bottom - 6 - rest / 2, 26, box.w - 36,
        height=rest, lines=3 if rest > _PITCH else 2, colour=ink, align="center",
    )  # fmt: skip


def _stakes(seen: ThemeParkSeen, number: int, goal: GoalId, box: Box, ink: str) -> Iterator[Piece]:
    """The round, how it stands in it, and what a miss would add; or that it is met."""
    key, tone = f"solo.goal.{number}.{goal}", _tone(seen, number, goal)
    short = Said("round-short", {"round": number})
    yield _STAKES_ROUND(f"{key}.round", short, box, width=box.w * 0.3, height=box.h, colour=ink)
    if goal in seen.achieved:
        yield _STAKES_TICK(f"{key}.tick", art("tick"), box)
        return
    red = "#FF9AA6" if tone == "dark" else "#8E1226"
    more = f"+{GOALS[goal].red + RED_STARS[number]}"
    yield _STAKES_RED(f"{key}.red", more, box, width=box.w * 0.33, height=box.h, colour=red)
    if tone == "gold":
        count, value, reached = goal_stands(seen, goal)
        stands = f"{count}/{value}" if GOALS[goal].most else str(count)
        yield TITLE(
            f"{key}.stands", stands, box.x + box.w * 0.48, box.cy, 28, box.w * 0.34, height=box.h,
            colour="#1F6A2E" if reached else ink, align="center",
        )  # fmt: skip


def _line(seen: ThemeParkSeen, number: int, goal: GoalId, box: Box) -> Iterator[Piece]:
    """All of it on one line."""
    key, tone = f"solo.goal.{number}.{goal}", _tone(seen, number, goal)
    ink = CREAM if tone == "dark" else INK
    yield _GOAL_LINE(key, f"ui/chip.{tone}", box, w=box.w - 8, h=box.h)
    emblem, side = art(f"goal.icon.{GOALS[goal].metric}"), min(box.h * 0.8, 60)
    yield _GOAL_ICON(f"{key}.icon", emblem, box, h=side)
    far = box.right - (300 if tone == "gold" else 190)
    yield from _stakes(seen, number, goal, Box(far, box.y, box.right - 24 - far, box.h), ink)
    left = box.x + 80
    yield LINE(
        f"{key}.text", goal_said(goal), left, box.cy, 28, far - left - 12, height=box.h,
        lines=2 if box.h > _LINE else 1, colour=ink,
    )  # fmt: skip
