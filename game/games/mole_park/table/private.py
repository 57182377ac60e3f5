"""Behind the curtain: one's own hand, what each die may bring, what cashing in would win."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.mole_park.content import (
    HAND,
    HOLES,
    NO_PRIZE,
    PRIZE_DIE,
    PRIZES,
    STANDS,
    WHACKERS,
    mole_stars,
    prize_stars,
)
from game.games.mole_park.table.answers import answer, on_cards
from game.games.mole_park.table.chances import hole_percent, reach_percent
from game.games.mole_park.table.dice import die_art
from game.games.mole_park.table.hands import card
from game.games.mole_park.table.stands import DARK, GOLD_STAR, prize_art, star
from game.stage.box import Box
from game.stage.piece import Piece, Words
from game.stage.said import Said
from game.stage.theme import BROWN, INK, SOFT_INK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.mole_park.content import Face, Whacker
    from game.games.mole_park.view import ParkSeen
    from game.stage.frame import Frame
    from game.stage.look import Look

__all__ = ["curtained", "lone_room", "private", "tray"]

_ROW = 64.0
_BEST: dict[Whacker, Face] = {"glove": "3", "pan": "4", "mallet": "6"}
"""The face with which a die is drawn as itself."""


def _parts(frame: Frame) -> tuple[Box, Box, Box]:
    """The hand, the chances of whacking, the sum of cashing in."""
    middle = frame.middle
    x, y = middle.x, middle.y
    return (
        Box(x + 196, y + 176, 1000, 330),
        Box(x + 196, y + 530, 1000, 276),
        Box(x + 1220, y + 176, 504, 630),
    )


def curtained(frame: Frame) -> Box:
    """The prompt's room, the curtains at its sides included."""
    return Box(frame.w / 2 - 910, frame.h - 254, 1820, 240)


def lone_room(frame: Frame) -> Box:
    """Over the lawn, where somebody plays at the table by herself among bots."""
    middle = frame.middle
    return Box(middle.x + 420, middle.y + 480, 1080, 330)


def _card_box(box: Box, at: int, count: int) -> Box:
    """Where one of so many cards lies in a tray."""
    wide, high = 164.0, 230.0
    pitch = min(188.0, (box.w - 40 - wide) / max(count - 1, 1))
    left = box.cx - (pitch * (max(count, HAND) - 1) + wide) / 2 if count <= HAND else box.x + 20
    return Box(left + at * pitch, box.y + 78, wide, high)


def _card_spot(box: Box, at: int, count: int) -> Box:
    """The part of it that no other card lies upon."""
    place = _card_box(box, at, count)
    if at == count - 1:
        return place
    return Box(place.x, place.y, min(place.w, _card_box(box, at + 1, count).x - place.x), place.h)


def tray(box: Box, seen: ParkSeen, look: Look) -> Iterator[Piece]:
    """One's own moles, those ticked to go lifted and marked."""
    count, choosing = len(seen.hand), on_cards(seen)
    yield Piece("tray", "ui/panel.paper.dark", box.cx, box.cy, box.w, box.h, depth=500)
    head = Words(Said("your-hand"), 36, "title", BROWN, align="left", width=box.w * 0.5)
    yield Piece("tray.title", x=box.x + 30, y=box.y + 40, depth=501, text=head)
    said = Said("hand-of-five", {"count": count})
    note = Words(said, 30, "bold", SOFT_INK, align="right", width=box.w * 0.4)
    yield Piece("tray.count", x=box.right - 30, y=box.y + 40, depth=501, text=note)
    for at, mole in enumerate(seen.hand):
        place = _card_box(box, at, count)
        gone = mole in look.picked
        lift = -16 if mole == look.hover or gone else 0
        bears = answer(seen, look, mole, _card_spot(box, at, count)) if choosing else None
        yield from card(mole, (place.cx, place.cy + lift), place.h, 510 + at, bears)
        if gone:
            yield Piece(
                f"{mole}.gone", "icon/cross", place.cx, place.cy + lift, h=96, depth=511 + at
            )
    for at in range(count, HAND):
        place = _card_box(box, at, count)
        words = Words(Said("room-for-one"), 30, "title", "#FFF6E0", "#3A2A20", width=120, lines=2)
        yield Piece(
            f"tray.room.{at}", "ui/slot.empty", place.cx, place.cy, place.w, place.h,
            depth=505, text=words if at == count else None,
        )  # fmt: skip


def private(seen: ParkSeen, look: Look) -> Iterator[Piece]:
    hand, whack, cash = _parts(look.frame)
    yield from tray(hand, seen, look)
    yield from _whack(whack, seen, look)
    yield from _cash(cash, seen, look)


def _whack(box: Box, seen: ParkSeen, look: Look) -> Iterator[Piece]:
    yield Piece("odds", "ui/panel.paper", box.cx, box.cy, box.w, box.h, depth=500)
    head = Words(Said("if-you-whack"), 34, "title", BROWN, align="left", width=box.w - 60)
    yield Piece("odds.title", x=box.x + 30, y=box.y + 38, depth=501, text=head)
    gap = 14.0
    wide = (box.w - 40 - 2 * gap) / 3
    for at, die in enumerate(WHACKERS):
        part = Box(box.x + 20 + at * (wide + gap), box.y + 66, wide, box.h - 84)
        yield from _chances(part, seen, look, die)


def _chances(box: Box, seen: ParkSeen, look: Look, die: Whacker) -> Iterator[Piece]:
    """A bar for each hole the die can find, the moles there below it."""
    colour = look.faces[seen.viewer or 0].colour
    key = f"odds.{die}"
    yield Piece(key, "ui/well", box.cx, box.cy, box.w, box.h, depth=502)
    yield Piece(
        f"{key}.die", die_art(colour, die, _BEST[die]), box.x + 40, box.y + 36, h=54, depth=503
    )
    name = Words(Said(f"die-{die}"), 31, "title", INK, align="left", width=box.w - 92)
    yield Piece(f"{key}.name", x=box.x + 78, y=box.y + 36, depth=503, text=name)
    holes = [hole for hole in (*range(1, HOLES + 1), 0) if hole_percent(die, hole)]
    pitch = (box.w - 20) / len(holes)
    floor = box.bottom - 54
    for at, hole in enumerate(holes):
        x = box.x + 10 + pitch * (at + 0.5)
        chance = hole_percent(die, hole)
        high = max(16.0, 1.3 * chance)
        art = "ui/button.green.up" if hole else "ui/button.red.up"
        yield Piece(f"{key}.{hole}.bar", art, x, floor - high / 2, 38, high, depth=503)
        percent = Words(str(chance), 26, "bold", SOFT_INK, steady=True)
        yield Piece(f"{key}.{hole}.chance", x=x, y=floor - high - 16, depth=504, text=percent)
        if hole:
            number = Words(str(hole), 34, "title", INK, steady=True)
            yield Piece(f"{key}.{hole}.hole", x=x - 14, y=box.bottom - 24, depth=504, text=number)
            moles = Words(str(seen.holes[hole - 1]), 26, "title", "#1F4A36", steady=True)
            yield Piece(
                f"{key}.{hole}.moles", "mole_park/card.slot", x + 15, box.bottom - 25, h=40,
                depth=503.5, text=moles,
            )  # fmt: skip
        else:
            none = Words("×", 40, "bold", "#B8262C", steady=True)
            yield Piece(f"{key}.miss", x=x, y=box.bottom - 26, depth=504, text=none)


def _cash(box: Box, seen: ParkSeen, look: Look) -> Iterator[Piece]:
    me = seen.viewer or 0
    colour = look.faces[me].colour
    moles = mole_stars(seen.hand)
    prizes = prize_stars(seen.prizes[me])
    yield Piece("sum", "ui/panel.paper", box.cx, box.cy, box.w, box.h, depth=500)
    head = Words(Said("if-you-cash-in"), 40, "title", BROWN, align="left", width=box.w - 56)
    yield Piece("sum.title", x=box.x + 28, y=box.y + 42, depth=501, text=head)
    if not seen.hand:
        none = Words(Said("no-mole-no-prize"), 34, "bold", SOFT_INK, width=box.w - 80, lines=4)
        yield Piece("sum.none", x=box.cx, y=box.cy - 20, depth=501, text=none)
        return
    y = box.y + 114
    yield Piece("sum.well", "ui/well", box.cx, y, box.w - 40, 88, depth=501)
    yield Piece("sum.cards", "mole_park/card.back", box.x + 58, y, h=56, turn=-6, depth=502)
    yield Piece("sum.gift", "icon/gift.ink", box.x + 212, y, h=56, depth=502)
    yield Piece("sum.die", die_art(colour, PRIZE_DIE, "5"), box.x + 362, y, h=62, depth=502)
    for key, text, x in (
        ("moles", str(moles), 112.0),
        ("and", "+", 160.0),
        ("prizes", str(prizes), 264.0),
        ("plus", "+", 314.0),
        ("range", "1–6", 436.0),
    ):
        words = Words(text, 44, "title", INK, steady=True, width=76)
        yield Piece(f"sum.{key}", x=box.x + x, y=y, depth=502, text=words)
    low, high = moles + prizes + 1, moles + prizes + 6
    said = Words(
        Said("sum-range", {"low": low, "high": high}), 46, "title", "#B8262C", align="left",
        width=box.w - 160,
    )  # fmt: skip
    yield Piece("sum.star", GOLD_STAR, box.x + 70, box.y + 202, h=72, depth=502)
    yield Piece("sum.total", x=box.x + 120, y=box.y + 204, depth=502, text=said)
    for index in range(len(STANDS)):
        row = Box(box.x + 20, box.y + 248 + _ROW * index, box.w - 40, _ROW - 6)
        yield from _row(row, seen, index, low)
    percent = reach_percent(low - 1, seen.crown)
    if percent:
        words = Words(
            Said("crown-chance", {"percent": percent}), 30, "title", "#7A4A10", width=box.w - 90
        )
        yield Piece(
            "sum.crown", "ui/chip.gold", box.cx, box.bottom - 32, box.w - 40, 50, depth=502,
            text=words,
        )  # fmt: skip


def _row(box: Box, seen: ParkSeen, index: int, low: int) -> Iterator[Piece]:
    """One stand: its prize, its price, and the chance to reach it."""
    stand, prize = STANDS[index], seen.tops[index]
    key = f"sum.{stand.id}"
    chance = reach_percent(low - 1, stand.price) if prize != NO_PRIZE else 0
    yield Piece(key, "ui/chip.cream" if chance else "ui/well", box.cx, box.cy, box.w, box.h,
                depth=501)  # fmt: skip
    if prize != NO_PRIZE:
        yield Piece(f"{key}.prize", prize_art(prize), box.x + 44, box.cy, h=52, depth=502)
        yield star(f"{key}.worth", PRIZES[prize], (box.x + 94, box.cy), 46, 503)
    words = Words(
        Said("from", {"price": stand.price}), 28, "bold", DARK[stand.id], align="left", width=110
    )
    yield Piece(f"{key}.from", x=box.x + 124, y=box.cy, depth=503, text=words)
    bar = Box(box.x + 236, box.cy - 13, 124, 26)
    yield Piece(f"{key}.track", "ui/slider.track", bar.cx, bar.cy, bar.w, bar.h, depth=503)
    if chance:
        wide = max(30.0, bar.w * chance / 100)
        yield Piece(
            f"{key}.bar", "ui/slider.fill", bar.x + wide / 2, bar.cy, wide, bar.h, depth=504
        )
    percent = Words(
        Said("percent-of", {"percent": chance}), 30, "title",
        INK if chance else "#8A6A48", align="right", width=92,
    )  # fmt: skip
    yield Piece(f"{key}.chance", x=box.right - 14, y=box.cy, depth=504, text=percent)
