"""One's own staff to choose two from: a card for each person, whose twins lie behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.staff import person, staff_of
from game.games.dice_theme_park.table.answers import answer
from game.games.dice_theme_park.table.bits import TITLE, art, cash, value_die
from game.games.dice_theme_park.table.wording import dash, staff_said
from game.stage.box import Box
from game.stage.kit.boxes import fills
from game.stage.kit.rows import grid
from game.stage.kit.signs import chip
from game.stage.kit.slots import RIGHT, Laid, Room, Spot
from game.stage.kit.writing import NOTE
from game.stage.piece import Piece
from game.stage.said import Said
from game.stage.theme import INK

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.games.dice_theme_park.content.staff import StaffCard
    from game.games.dice_theme_park.seen.view import ThemeParkSeen
    from game.stage.kit.writing import Tone
    from game.stage.look import Look

__all__ = ["crew"]

_PICTURE = (186.0, 190.0)
_IN_A_ROW, _LARGE_IN_A_ROW = 186.0, 235.0
"""A card narrower than that has no room for its longest words: there are two rows of them then."""
_WIDEST, _LARGEST_PICTURE = 250.0, 1.2
_TALL = 1.2
"""So much higher than wide, a card has its name below its picture, not beside it."""
_LOW, _NARROW, _BESIDE = 190.0, 300.0, 0.36
"""A card lower than that has all words beside a picture that takes so much of its width; if it is
narrow, too, what it does is looked into."""
_GAP, _EDGE, _LIFT = 10.0, 5.0, 12.0
_BEHIND = 9.0
"""So far does a twin look out."""
_LETTERS, _LARGE_NAME = 26.0, 20.4
"""In large text a name beside figures is as large as most have room: they have one size."""
_DIE, _CASH = 50.0, 42.0
"""How high the value and the money of a card are."""
_CASH_WIDE, _BETWEEN, _CLEAR = 1.5, 6.0, 10.0
"""So much wider than high is the money; what lies between the two, and below them."""
_CARDS = Room(Spot(10, 34), -20, -44)
_TICK = Laid(Spot(22, 6), scale=1.1, depth=10)
_LARGE_TICK = Laid(Spot(-148, 123, RIGHT), depth=10)
"""In large text: beside the picture, for corner and edge are the value's and the name's."""
_LOW_TICK, _TICKED = Laid(Spot(-14, 14, RIGHT), scale=0.8, depth=10), 30.0
"""Where the words lie at the right, and how many there are stands at the left."""


def crew(seen: ThemeParkSeen, look: Look, room: Box, seat: int) -> Iterator[Piece]:
    picked = look.picked or tuple(word for given in seen.mine for word in given)
    chosen = tuple(map(staff_of, picked))
    piles = _piles(seen.parks[seat].hand)
    boxes = _boxes(room, len(piles), large=look.frame.large)
    for at, (cards, box) in enumerate(zip(piles, boxes, strict=True)):
        yield from _pile(seen, look, cards, chosen, box, 5 + at / 10)


def _piles(hand: Sequence[StaffCard]) -> list[list[StaffCard]]:
    """By person, the lowest value first."""
    found: dict[str, list[StaffCard]] = {}
    for card in sorted(hand, key=lambda card: (person(card).die, card)):
        found.setdefault(person(card).id, []).append(card)
    return list(found.values())


def _boxes(room: Box, count: int, *, large: bool) -> Iterator[Box]:
    inside = _CARDS.of(room)
    least = _LARGE_IN_A_ROW if large else _IN_A_ROW
    if inside.w / count >= least + _GAP:
        return grid(inside, count, gap=_GAP, most=_WIDEST).boxes(count, count)
    columns = -(-count // 2)
    return grid(inside, columns, 2, gap=_GAP, below=22).boxes(columns, count)


def _pile(
    seen: ThemeParkSeen, look: Look, cards: Sequence[StaffCard], chosen: Sequence[StaffCard],
    box: Box, depth: float,
) -> Iterator[Piece]:  # fmt: skip
    """A press takes the next of them, or gives back the last; so do the chips of its twins."""
    taken = [card for card in cards if card in chosen]
    free = [card for card in cards if card not in taken]
    front = free[0] if free else taken[-1]
    key = f"hand.{front}"
    up = _LIFT if taken else 0.0
    lies = box._replace(y=box.y - up)
    for at in range(len(cards) - 1, 0, -1):
        behind = lies._replace(x=lies.x + _BEHIND * at, y=lies.y - _BEHIND * at)
        yield fills(f"{key}.behind.{at}", "ui/panel.paper", behind, depth - at / 100)
    # It is pointed at where it lay: what lifts does not slip away from under the pointer.
    own = answer(seen, look, front, box, bare=bool(taken))
    yield fills(f"{key}.paper", "ui/panel.paper", lies, depth, answer=own, page=f"staff.{front}")
    yield from _card(key, front, lies, depth + 0.01, large=look.frame.large)
    low = _low(lies)
    if taken:
        ring = lies.inset(-4)
        yield fills(f"{key}.mark", "ui/focus", ring, 9)
        tick = _LOW_TICK if low else _LARGE_TICK if look.frame.large else _TICK
        yield tick(f"{key}.tick", art("tick"), lies)
    yield from _twins(seen, look, cards, front, taken, lies, left=low)


def _twins(
    seen: ThemeParkSeen, look: Look, cards: Sequence[StaffCard], front: StaffCard,
    taken: Sequence[StaffCard], lies: Box, *, left: bool,
) -> Iterator[Piece]:  # fmt: skip
    """How many there are, and a button for each of the others: over no word of the card."""
    wide, high = (92.0, 66.0) if look.frame.large else (66.0, 46.0)
    x = lies.x + wide / 2 - 4 if left else lies.right - wide / 2 + 8
    for at, card in enumerate(card for card in cards if card != front):
        said = "−1" if card in taken else f"×{len(cards)}" if not at else "+1"
        tone: Tone = "green" if card in taken else "dark"
        y = lies.y + 12 + (high + 4) * at
        yield chip(
            f"hand.{card}.twin", tone, said, x, y, wide, high, depth=11,
            answer=answer(seen, look, card),
        )  # fmt: skip
    if seen.solo and len(cards) == 1:
        yield chip(
            f"hand.{front}.single", "cream", "×1", x, lies.y + 12, wide, high, depth=11,
        )  # fmt: skip


def _low(box: Box) -> bool:
    return box.h < _LOW


def _figures(
    key: str, card: StaffCard, picture: Box, left: float, depth: float, *, large: bool
) -> Iterator[Piece]:
    """What is chosen by: its value and what it earns, side by side on the picture's empty band;
    where they have no room there, over the small print."""
    who, grow = person(card), 1.6 if large else 1.0
    die, note = _DIE * grow, _CASH * grow
    wide = die + _CASH_WIDE * note + _BETWEEN
    if wide <= picture.w + _BETWEEN:
        x, y = picture.cx - wide / 2, picture.bottom - die / 2
        yield value_die(f"{key}.value", who.die, x + die / 2, y, die, depth + 0.02)
        x += wide - _CASH_WIDE * note / 2
        yield cash(f"{key}.cash", who.money, x, y, note, depth + 0.02)
        return
    x, y = max(picture.x + 6, left + note * 0.75), picture.y
    yield value_die(f"{key}.value", who.die, x, y + die / 2, die, depth + 0.02)
    yield cash(f"{key}.cash", who.money, x, y + die + note / 2 + 2, note, depth + 0.02)


def _card(key: str, card: StaffCard, box: Box, depth: float, *, large: bool) -> Iterator[Piece]:
    """Picture, name and what it does, one below the other or beside it, as the card is shaped."""
    inside = box.inset(_EDGE)
    tall, low, mute = box.h > _TALL * box.w, _low(box), box.h < _LOW and box.w < _NARROW
    if large and not tall and not low:
        yield from _large(key, card, inside, depth)
        return
    room = inside.h * (0.42 if tall else 0.46)
    if low:
        room = inside.h * (0.54 if mute else 1.0)
    most = inside.w * (1.0 if tall else _BESIDE if low and not mute else 0.45)
    scale = min(room / _PICTURE[1], most / _PICTURE[0], _LARGEST_PICTURE)
    wide, high = (side * scale for side in _PICTURE)
    x = inside.cx if tall else inside.x + wide / 2
    who, band = person(card).id, 56.0 if large else 36.0
    picture = art(f"staff.{who}.small")
    yield Piece(key, picture, x, inside.y + high / 2, scale=scale, depth=depth)
    yield from _figures(
        key, card, Box(x - wide / 2, inside.y, wide, high), inside.x, depth, large=large
    )
    if tall:
        named = Box(inside.x, inside.y + high, inside.w, band)
    else:
        left = inside.x + wide + 4
        above = low and not mute
        # Beside the tick.
        wide = inside.right - left - (_TICKED if above else 0)
        named = Box(left, inside.y, wide, band if above else high)
    # Of a low card all words lie beside the picture.
    left, top = named.x if low else inside.x, named.bottom
    if not (tall or low):
        # Large figures reach lower than the picture.
        grow = 1.6 if large else 1.0
        top = max(top, inside.y + (_DIE + _CASH) * grow + _CLEAR)
    said = Box(left, top, inside.right - left, inside.bottom - top)
    yield TITLE.within(
        f"{key}.name", staff_said(card), named, _LETTERS, 1 if tall else 2, colour=INK,
        align="center", depth=depth + 0.01,
    )  # fmt: skip
    if mute:
        return
    text = Said(f"staff-{dash(who)}.text")
    yield NOTE.within(f"{key}.text", text, said, _LETTERS, 6, colour=INK, depth=depth + 0.01)


def _large(key: str, card: StaffCard, inside: Box, depth: float) -> Iterator[Piece]:
    """Large words have no room beside a picture: value and name, money and picture, and below them
    what it does."""
    who = person(card)
    die, note = _DIE * 1.6, _CASH * 1.6
    yield value_die(f"{key}.value", who.die, inside.x + die / 2, inside.y + die / 2, die, depth)
    y = inside.y + die + note / 2 + 2
    yield cash(f"{key}.cash", who.money, inside.x + note * _CASH_WIDE / 2, y, note, depth)
    side = note + 2
    yield Piece(
        key, art(f"staff.{who.id}.small"), inside.right - side, y + 2,
        scale=side / _PICTURE[1], depth=depth,
    )  # fmt: skip
    named = Box(inside.x + die + 4, inside.y, inside.w - die - 8, die)
    yield TITLE.within(
        f"{key}.name", staff_said(card), named, _LARGE_NAME, colour=INK, align="center",
        depth=depth + 0.01,
    )  # fmt: skip
    top = y + note / 2 + _CLEAR
    said = Box(inside.x, top, inside.w, inside.bottom - top)
    text = Said(f"staff-{dash(who.id)}.text")
    yield NOTE.within(f"{key}.text", text, said, _LETTERS, 6, colour=INK, depth=depth + 0.01)
