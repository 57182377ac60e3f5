"""Beside the count of a round: how its objective is judged; alone, what the goals have come to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.metrics import objective_prizes
from game.games.dice_theme_park.content.numbers import PRIZES
from game.games.dice_theme_park.table.bits import NIGHT_INK, STAR_INK, line, panel, star
from game.games.dice_theme_park.table.goals import goal_rows
from game.games.dice_theme_park.table.keys import rank_key
from game.games.dice_theme_park.table.objectives import objective_card
from game.games.dice_theme_park.table.standing import counts
from game.games.dice_theme_park.table.wording import dash
from game.stage.box import Box
from game.stage.piece import Piece
from game.stage.said import Said
from game.stage.theme import CREAM

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.dice_theme_park.content.objectives import ObjectiveId
    from game.games.dice_theme_park.seen.view import ThemeParkSeen
    from game.stage.look import Look

__all__ = ["judged_alone", "ranking"]


def judged_alone(seen: ThemeParkSeen, box: Box) -> Iterator[Piece]:
    """Alone: the score to beat, and what has come of the goals."""
    yield panel("goals", box, depth=-8)
    yield line(
        "goals.title", Said("score-to-beat"), box.x + 26, box.y + 44, 36, box.w - 160,
        font="title", colour="#FFE9BE",
    )  # fmt: skip
    yield line(
        "goals.score", str(seen.target), box.right - 30, box.y + 44, 54, 120, font="title",
        colour=STAR_INK, align="right", steady=True,
    )  # fmt: skip
    yield from goal_rows(seen, Box(box.x + 14, box.y + 88, box.w - 28, box.h - 96))


def ranking(seen: ThemeParkSeen, look: Look, box: Box, objective: ObjectiveId) -> Iterator[Piece]:
    yield panel("ranking", box, depth=-8)
    yield from objective_card("ranking.card", objective, box.x + 118, box.y + 92, 0.96)
    left = box.x + 232
    yield line(
        "ranking.title",
        Said("objective-of", {"round": seen.round}),
        left,
        box.y + 40,
        31,
        box.right - left - 16,
        font="title",
        colour="#FFE9BE",
    )
    yield line(
        "ranking.text",
        Said(f"objective-{dash(objective)}.text"),
        left,
        box.y + 84,
        28,
        box.right - left - 16,
        lines=2,
        height=70,
    )
    prizes = " · ".join(map(str, PRIZES[look.seats]))
    yield line("ranking.prizes", prizes, left, box.y + 138, 36, 200, font="title", colour=STAR_INK)
    tallies = counts(seen, objective)
    places, stars = objective_prizes(objective, tallies, PRIZES[look.seats])
    ranked = sorted(range(look.seats), key=lambda seat: (places[seat], seen.order.index(seat)))
    high = min((box.h - 196) / look.seats, 92)
    for at, seat in enumerate(ranked):
        y = box.y + 186 + high * (at + 0.5)
        key, face = rank_key(seat), look.faces[seat]
        yield Piece(key, "ui/chip.dark", box.cx, y, box.w - 32, high - 10, depth=-4)
        place = Said("place-short", {"place": places[seat]})
        yield line(f"{key}.place", place, box.x + 34, y, 31, 84, font="title", colour=STAR_INK)
        yield Piece(f"{key}.badge", f"badge/{face.colour}", box.x + 146, y, h=46, depth=5)
        yield line(f"{key}.name", face.name, box.x + 180, y, 31, 180, font="title", colour=CREAM)
        yield line(
            f"{key}.count",
            str(tallies[seat]),
            box.right - 118,
            y,
            36,
            90,
            font="title",
            colour=NIGHT_INK,
            align="right",
            steady=True,
        )
        yield star(f"{key}.star", stars[seat], box.right - 62, y, 58)
