"""Alone: the score to beat, the goals of the rounds, the card that closes things."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.numbers import COLOURS, colour_of
from game.games.dice_theme_park.content.solo import GOAL_ROUNDS, GOALS, RED_STARS, SOLO_CARDS
from game.games.dice_theme_park.table.arts import art
from game.games.dice_theme_park.table.bits import STAR_INK, flat_die, line, panel
from game.games.dice_theme_park.table.goals import goal_pitch, goal_rows
from game.games.dice_theme_park.table.sides import total
from game.stage.box import Box
from game.stage.piece import Piece, Words
from game.stage.said import Said
from game.stage.theme import CREAM

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.dice_theme_park.content.solo import SoloCardId
    from game.games.dice_theme_park.seen.view import ThemeParkSeen
    from game.games.dice_theme_park.table.places import Plan

__all__ = ["blocked", "card_face", "closed", "risk", "score_to_beat", "solo_card", "solo_column"]

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
    yield line("solo.target.title", Said("score-to-beat"), top.x + 24, top.y + 36, 30, 220)
    yield line(
        "solo.target.score",
        str(seen.target),
        top.x + 24,
        top.y + 86,
        64,
        150,
        font="title",
        colour=STAR_INK,
        steady=True,
    )
    left = sum(risk(seen, number) for number in GOAL_ROUNDS if number >= max(seen.round, 1))
    if left and seen.phase != "over":
        words = Words(Said("at-risk", {"stars": left}), 27, "bold", "#8E1226", width=128, height=40)
        yield Piece(
            "solo.risk", "ui/chip.red", top.right - 90, top.y + 86, 152, 54, depth=4, text=words
        )


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
    yield panel("solo.card.box", box, depth=-9)
    if not seen.solo_card:
        yield line(
            "solo.none",
            Said("solo-card-later"),
            box.cx,
            box.cy,
            28,
            box.w - 50,
            align="center",
            lines=3,
            height=120,
        )
        return
    card = SOLO_CARDS[seen.solo_card]
    k = min((box.h - 110) / _CARD[1], (box.w - 40) / _CARD[0], 1.0)
    x, y = box.cx, box.y + 18 + _CARD[1] * k / 2
    yield from card_face("solo.card", seen.solo_card, x, y, k)
    shut = closed(seen)
    said = Said("solo-shut" if shut else "solo-open", {"value": card.value, "sum": total(seen, 0)})
    ink = "#FF9AA6" if shut else "#8FE08A"
    yield line(
        "solo.card.said",
        said,
        box.cx,
        box.bottom - 50,
        27,
        box.w - 30,
        align="center",
        colour=ink,
        lines=2,
        height=76,
    )


def card_face(key: str, name: SoloCardId, x: float, y: float, k: float) -> Iterator[Piece]:
    """A solo card turned up: its number, and a cross over what it shades."""
    card = SOLO_CARDS[name]
    yield Piece(key, art("solo.card"), x, y, scale=k, depth=3)
    words = Words(str(card.value), 54 * k, "title", "#B8262C", steady=True)
    yield Piece(f"{key}.value", x=x, y=y + (52 - 165) * k, depth=4, text=words)
    for row, place in enumerate((card.train, card.tile, card.skill)):
        at_x, at_y = (70, 150, 230)[place - 1], (130, 200, 270)[row]
        yield Piece(
            f"{key}.block.{row}", art("solo.block"), x + (at_x - 150) * k, y + (at_y - 165) * k,
            scale=k, depth=4,
        )  # fmt: skip


def _gone(seen: ThemeParkSeen, box: Box) -> Iterator[Piece]:
    yield panel("solo.left", box, depth=-9)
    yield line(
        "solo.left.title",
        Said("gone-home"),
        box.x + 22,
        box.y + 34,
        28,
        box.w - 40,
        colour="#FFE9BE",
    )
    for at, colour in enumerate(COLOURS):
        x = box.x + 46 + 108 * at
        yield flat_die(f"solo.left.{colour}", colour, 0, x, box.y + 78, 44)
        count = sum(colour_of(die) == colour for die in seen.left)
        yield line(
            f"solo.left.{colour}.count",
            str(count),
            x + 32,
            box.y + 78,
            34,
            60,
            font="title",
            colour=CREAM,
            steady=True,
        )
