"""The five stands, the prize path below them, and the crown at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

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
from game.stage.kit.slots import BOTTOM, CENTRE, MIDDLE, RIGHT, Laid, Spot, Written, point
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

__all__ = [
    "DARK",
    "GOLD_STAR",
    "STAR",
    "leave",
    "path",
    "pedestal",
    "prize_art",
    "prize_word",
    "stands",
]

GOLD_STAR = "prop/star.gold"
_FIVE, _LOW = 5, 36.0
_NAME, _NAMED, _TAKE = 154.0, 74.0, 52.0
"""From the top, the middle of what bears a prize's name, and how high it is: two lines of it end
where the plaque below begins, which is so high."""
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


_STANDS = Laid(CENTRE, depth=-5)
_STANDS_SIGN = Written(NUMBER, Spot(0, 36, MIDDLE), 0, depth=-4)
_PRICE = Laid(Spot(0, -30), h=48, depth=-4)
_PRICE_PILE = Laid(Spot(-62, -30, RIGHT, BOTTOM), h=36, depth=-4)
_PRIZE = Laid(CENTRE, depth=20)
_PATH_PEDESTAL = Laid(CENTRE, depth=-6)
_PATH_SPACE = Laid(CENTRE, depth=-6)
_PATH_MARKER = Laid(Spot(0, 58, MIDDLE), h=84, depth=40, idle="bob")


class _Form(NamedTuple):
    """How a stand is laid out."""

    sign: float
    """The letters of its own name."""
    beside: float
    """What that leaves free."""
    prize: tuple[float, float, float]
    """How far the prize lies left of the middle, and below the top, and how high it is."""
    worth: tuple[float, float, float]
    """So does its star, from the right."""
    named: bool
    """It is written what it is called; else that is looked into."""
    taking: float
    """What the word on its plaque leaves free."""
    missing: float
    """How high the plaque is that says how many stars are missing; and, that it is closed."""
    closed: float
    star: float
    """From the left, the star of its price; how large the price is, and the number left."""
    price: float
    left: float


_USUAL = _Form(
    sign=28, beside=16, prize=(10, 85, 64), worth=(34, 82, 58), named=True, taking=50, missing=50,
    closed=42, star=32, price=38, left=32,
)  # fmt: skip
_LARGE = _Form(
    sign=45, beside=4, prize=(26, 126, 126), worth=(46, 104, 96), named=False, taking=24,
    missing=66, closed=64, star=26, price=52, left=51,
)  # fmt: skip


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
        if key in look.offered:
            yield fills(f"{key}.light", "ui/glow", box, -5.5, 30)
        shut = choosing and key not in look.offered
        yield _STANDS(
            key, f"mole_park/stand.{stand.id}", box, alpha=0.5 if shut else 1,
            answer=answers.get(key), page=key,
        )  # fmt: skip
        form = _LARGE if plan.large else _USUAL
        yield _STANDS_SIGN(
            f"{key}.sign", Said(f"stand-{stand.id}.short"), box, size=form.sign,
            width=box.w - form.beside, colour=DARK[stand.id],
        )  # fmt: skip
        yield from _prize(form, box, seen, index)
        if key in look.offered:
            words = Words(
                Said("take"), 32, "title", CREAM, "#1F6A2E", width=box.w - form.taking, dy=-4
            )
            plaque = box._replace(y=box.bottom - _TAKE, h=_TAKE).inset(7, 0)
            yield fills(f"{key}.take", "ui/button.green.up", plaque, 22, text=words)
        elif (
            choosing
            and seen.tops[index] != NO_PRIZE
            and (short := stand.price - seen.totals[seen.picker]) > 0
        ):
            said, low = Said("stand-missing", {"stars": short}), box.bottom - 30
            yield chip(
                f"{key}.missing", "dark", said, box.cx, low, box.w - 8, form.missing, depth=22
            )
        else:
            yield from _price(form, box, seen, index)


def _price(form: _Form, box: Box, seen: ParkSeen, index: int) -> Iterator[Piece]:
    """What a prize costs, and how many lie below it."""
    stand, key = STANDS[index], stand_id(index)
    dark = DARK[stand.id]
    price = Words(str(stand.price), form.price, "title", CREAM, dark, rim=4, steady=True)
    yield _PRICE(keys.star(key), GOLD_STAR, point(box.x + form.star, box.bottom))
    yield Piece(f"{key}.price", x=box.x + 76, y=box.bottom - 29, depth=-4, text=price)
    left = seen.stands[index] - (seen.tops[index] != NO_PRIZE)
    count = Words(str(left), form.left, "title", CREAM, dark, rim=3, steady=True)
    yield _PRICE_PILE(f"{key}.pile", "icon/card", box)
    yield Piece(f"{key}.left", x=box.right - 26, y=box.bottom - 29, text=count)


def leave(plan: Plan, its: Answer) -> Iterator[Piece]:
    """To go without a prize, apart from all that can be had."""
    box = plan.leave
    words = Words(
        its.tells, 28, "title", INK, width=box.w - 20, height=max(box.h - 8, 62), lines=2, dy=-4
    )
    yield fills("leave", "ui/button.cream.up", box, 22, text=words, answer=its)


def _prize(form: _Form, box: Box, seen: ParkSeen, index: int) -> Iterator[Piece]:
    key, prize = stand_id(index), seen.tops[index]
    if prize == NO_PRIZE:
        if seen.stands[index] or seen.closed[index]:
            yield _PRIZE(keys.closed(key), "mole_park/stand.closed", box)
        said = Said("stand-closed" if seen.stands[index] else "stand-empty")
        word, at = keys.word(key), box.cy + 20
        yield chip(word, "dark", said, box.cx, at, box.w - 10, form.closed, depth=21)
        return
    (aside, down, high), (left, low, side) = form.prize, form.worth
    yield Piece(
        keys.prize(prize), prize_art(prize), box.cx - aside, box.y + down, h=high, depth=10,
        born=key, page=key,
    )  # fmt: skip
    yield STAR.round(f"{key}.worth", PRIZES[prize], box.right - left, box.y + low, side, depth=11)
    if form.named:
        yield chip(
            f"{key}.name", "cream", prize_word(prize), box.cx, box.y + _NAME, box.w, _NAMED,
            lines=2, depth=12,
        )  # fmt: skip


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
        yield _PATH_SPACE(
            f"space.{stars}", f"mole_park/space.{stand}", box, w=box.w - 3, h=box.h - 3,
            text=words,
        )  # fmt: skip
    yield from pedestal(plan.crown, seen)


def pedestal(box: Box, seen: ParkSeen) -> Iterator[Piece]:
    """The end of the path: so many stars, and the crown as long as nobody wears it."""
    yield _PATH_PEDESTAL("pedestal", "mole_park/crown.pedestal", box, h=box.h, page=keys.CROWN)
    goal = Words(str(seen.crown), 60, "title", CREAM, "#8A4A10", rim=5, steady=True)
    yield Piece("pedestal.goal", x=box.cx, y=box.bottom - 40, text=goal)
    if seen.winner < 0:
        yield _PATH_MARKER(keys.CROWN, "mole_park/crown", box, page=keys.CROWN)
