"""The five stands, the prize path below them, and the crown at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.mole_park.content import (
    NO_PRIZE,
    PATH_START,
    PRIZES,
    STAND_OF,
    STANDS,
    place_of,
    stand_id,
)
from game.games.mole_park.table import keys
from game.stage.kit.boxes import fills
from game.stage.kit.signs import Sign, chip
from game.stage.kit.writing import NUMBER, Pen
from game.stage.piece import Piece, Words
from game.stage.said import Said
from game.stage.theme import CREAM, INK

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from game.games.mole_park.content import Prize, StandName
    from game.games.mole_park.seen import ParkSeen
    from game.games.mole_park.table.places import Plan
    from game.stage.box import Box
    from game.stage.look import Look
    from game.stage.piece import Answer

__all__ = ["DARK", "GOLD_STAR", "STAR", "leave", "path", "prize_art", "prize_word", "stands"]

GOLD_STAR = "prop/star.gold"
_LARGE_STAR, _FIVE, _LOW = 96.0, 5, 36.0
STAR = Sign(GOLD_STAR, Pen("#5A2A08"))
"""With a number on it."""
DARK: dict[StandName, str] = {
    "candy": "#8E2A5C",
    "burrowed": "#5C3514",
    "inflation": "#10567A",
    "grotto": "#2E3A70",
    "vault": "#4A1C7A",
}
"""Each stand's own dark, for what is written on it."""


def prize_art(prize: Prize) -> str:
    return f"mole_park/prize.{prize}"


def prize_word(prize: Prize) -> Said:
    stand, number = place_of(prize)
    return Said(f"prize-{STANDS[stand].id}-{number}")


def stands(
    plan: Plan, seen: ParkSeen, look: Look, answers: Mapping[str, Answer]
) -> Iterator[Piece]:
    choosing = any(id_ in STAND_OF for id_ in look.offered)
    for index, stand in enumerate(STANDS):
        box = plan.stand(index)
        key = stand_id(index)
        dark = DARK[stand.id]
        if key in look.offered:
            yield fills(f"{key}.light", "ui/glow", box, -5.5, 30)
        shut = choosing and key not in look.offered
        yield Piece(
            key, f"mole_park/stand.{stand.id}", box.cx, box.cy, depth=-5,
            alpha=0.5 if shut else 1, answer=answers.get(key), page=key,
        )  # fmt: skip
        letters, wide = (45, box.w - 4) if plan.large else (28, box.w - 16)
        yield NUMBER(
            f"{key}.sign", Said(f"stand-{stand.id}.short"), box.cx, box.y + 36, letters, wide,
            colour=dark, depth=-4,
        )  # fmt: skip
        yield from _prize(plan, seen, index)
        if key in look.offered:
            wide = box.w - (24 if plan.large else 50)
            take = Words(Said("take"), 32, "title", CREAM, "#1F6A2E", width=wide, dy=-4)
            yield Piece(f"{key}.take", "ui/button.green.up", box.cx, box.bottom - 28, box.w - 14,
                        58, depth=22, text=take)  # fmt: skip
        elif (
            choosing
            and seen.tops[index] != NO_PRIZE
            and (short := stand.price - seen.totals[seen.picker]) > 0
        ):
            said = Said("stand-missing", {"stars": short})
            low = box.bottom - 30
            yield chip(
                f"{key}.missing",
                "dark",
                said,
                box.cx,
                low,
                box.w - 8,
                66 if plan.large else 50,
                depth=22,
            )
        else:
            yield from _price(box, seen, index, large=plan.large)


def _price(box: Box, seen: ParkSeen, index: int, *, large: bool) -> Iterator[Piece]:
    """What a prize costs, and how many lie below it."""
    stand, key = STANDS[index], stand_id(index)
    dark = DARK[stand.id]
    size = 52 if large else 38
    price = Words(str(stand.price), size, "title", CREAM, dark, rim=4, steady=True)
    x = box.x + (26 if large else 32)
    yield Piece(keys.star(key), GOLD_STAR, x, box.bottom - 30, h=48, depth=-4)
    yield Piece(f"{key}.price", x=box.x + 76, y=box.bottom - 29, depth=-4, text=price)
    left = seen.stands[index] - (seen.tops[index] != NO_PRIZE)
    count = Words(str(left), 51 if large else 32, "title", CREAM, dark, rim=3, steady=True)
    yield Piece(f"{key}.pile", "icon/card", box.right - 62, box.bottom - 30, h=36, depth=-4)
    yield Piece(f"{key}.left", x=box.right - 26, y=box.bottom - 29, text=count)


def leave(plan: Plan, its: Answer) -> Iterator[Piece]:
    """To go without a prize, apart from all that can be had."""
    box = plan.leave
    words = Words(
        its.tells, 28, "title", INK, width=box.w - 20, height=max(box.h - 8, 62), lines=2, dy=-4
    )
    yield fills("leave", "ui/button.cream.up", box, 22, text=words, answer=its)


def _prize(plan: Plan, seen: ParkSeen, index: int) -> Iterator[Piece]:
    key, box, prize = stand_id(index), plan.stand(index), seen.tops[index]
    if prize == NO_PRIZE:
        if seen.stands[index] or seen.closed[index]:
            yield Piece(keys.closed(key), "mole_park/stand.closed", box.cx, box.cy, depth=20)
        said = Said("stand-closed" if seen.stands[index] else "stand-empty")
        yield chip(
            keys.word(key),
            "dark",
            said,
            box.cx,
            box.cy + 20,
            box.w - 10,
            64 if plan.large else 42,
            depth=21,
        )
        return
    yield Piece(
        keys.prize(prize),
        prize_art(prize),
        box.cx - (26 if plan.large else 10),
        box.y + (126 if plan.large else 102),
        h=126 if plan.large else 92,
        depth=10,
        born=key,
        page=key,
    )
    if plan.large:
        # What it is called is looked into: there is room for what it is worth.
        x, y = box.right - 46, box.y + 104
        yield STAR.round(f"{key}.worth", PRIZES[prize], x, y, _LARGE_STAR, depth=11)
        return
    yield STAR.round(f"{key}.worth", PRIZES[prize], box.right - 34, box.y + 84, 58, depth=11)
    yield chip(
        f"{key}.name",
        "cream",
        prize_word(prize),
        box.cx,
        box.y + 169,
        box.w,
        70,
        lines=2,
        depth=12,
    )


def _large_number(stars: int, colour: str, low: float, high: float) -> Words | None:
    """The first of each five says where they begin: two figures are wider than their space; where
    rows are low, the first of each ten."""
    if stars % (_FIVE if high > _LOW else 2 * _FIVE):
        return None
    return Words(str(stars), 43, "title", colour, CREAM, dx=6, dy=min(low, 14), rim=4, steady=True)


def path(plan: Plan, seen: ParkSeen) -> Iterator[Piece]:
    for stars in range(PATH_START, seen.crown):
        stand = STANDS[min(len(STANDS) - 1, (stars - PATH_START) // 5)].id
        box = plan.space(stars)
        low = 0 if box.h < 50 else box.h / 2 - 18
        words: Words | None
        words = Words(str(stars), 26, "title", DARK[stand], dy=low, steady=True, width=box.w - 3)
        if plan.large:
            # Over the next space, which lies beside its own.
            words, number = None, _large_number(stars, DARK[stand], low, box.h)
            if number is not None:
                yield Piece(f"space.{stars}.number", x=box.cx, y=box.cy, depth=-5, text=number)
        yield Piece(
            f"space.{stars}", f"mole_park/space.{stand}", box.cx, box.cy, box.w - 3, box.h - 3,
            depth=-6, text=words,
        )  # fmt: skip
    box = plan.crown
    yield Piece(
        "pedestal", "mole_park/crown.pedestal", box.cx, box.cy, h=box.h, depth=-6, page=keys.CROWN
    )
    goal = Words(str(seen.crown), 60, "title", CREAM, "#8A4A10", rim=5, steady=True)
    yield Piece("pedestal.goal", x=box.cx, y=box.bottom - 40, text=goal)
    if seen.winner < 0:
        yield Piece(
            keys.CROWN,
            "mole_park/crown",
            box.cx,
            box.y + 58,
            h=84,
            depth=40,
            idle="bob",
            page=keys.CROWN,
        )
