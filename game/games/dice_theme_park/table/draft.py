"""Before the first round: an administrator, a skill and an attraction, one of two each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.administrators import is_administrator
from game.games.dice_theme_park.content.attractions import TILES, is_tile
from game.games.dice_theme_park.content.skills import is_skill
from game.games.dice_theme_park.content.staff import is_staff, person
from game.games.dice_theme_park.table.answers import mark, need_said
from game.games.dice_theme_park.table.bits import LABEL, LINE, TITLE, art, panel
from game.games.dice_theme_park.table.hand import card_box
from game.games.dice_theme_park.table.tiles import NAME, Lot, tile
from game.games.dice_theme_park.table.wording import (
    administrator_said,
    dash,
    skill_art,
    skill_help,
    skill_said,
    staff_said,
)
from game.stage.box import Box
from game.stage.kit import plates
from game.stage.kit.rows import grid
from game.stage.kit.slots import MIDDLE, Laid, Spot, Written, point
from game.stage.piece import Piece
from game.stage.said import Said
from game.stage.theme import CREAM, INK

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.games.dice_theme_park.content.administrators import AdministratorCard
    from game.games.dice_theme_park.content.ids import Offered
    from game.games.dice_theme_park.content.skills import SkillCard
    from game.games.dice_theme_park.content.staff import StaffCard
    from game.games.dice_theme_park.seen.view import ThemeParkSeen
    from game.stage.look import Look
    from game.stage.said import Speech

__all__ = ["drafting", "waiting_seats"]

_WIDE, _HIGH, _GAP = 560.0, 500.0, 70.0
_LARGE_WIDE, _LARGE_HIGH = 780.0, 610.0
_TEXT = 124.0
"""At the foot of a card: what it does."""
_ADMINISTRATOR_NAME = Written(TITLE, Spot(0), 38, height=60, align="center")
_SKILL_NAME = Written(LABEL, Spot(0), 42, height=76)
_SEAT_FACE = Spot(0, 116, MIDDLE)
_SEAT_NAME = Written(TITLE, Spot(0, 226, MIDDLE), 40, -40, height=66, align="center")
_SEAT_SAID = Written(LINE, Spot(0, 282, MIDDLE), 29, -20, height=60, align="center")
_SEAT_ADMIN = Laid(Spot(84, 44), scale=0.46)
_SEAT_ADMIN_NAME = Written(LINE, Spot(168, 44), 29, height=80, lines=2)
_SEAT_SKILL = Laid(Spot(84, 146), scale=0.86)
_SEAT_SKILL_NAME = Written(LINE, Spot(168, 146), 29, height=80, lines=2)


def _offers(seen: ThemeParkSeen, look: Look) -> tuple[Offered, ...] | tuple[StaffCard, ...]:
    """What is chosen from: the offer, or all the staff for the solo game."""
    staff = tuple(word for word in look.offered if is_staff(word))
    return staff or seen.offer


def _places(room: Box, words: Sequence[str], *, large: bool) -> dict[str, Box]:
    cards = [word for word in words if is_staff(word)]
    if cards:
        ranked = sorted(cards, key=lambda card: (person(card).die, card))
        tall = Box(room.x, room.y, room.w, room.h + 160)
        return {card: card_box(tall, at, len(ranked)) for at, card in enumerate(ranked)}
    wide, high = (_LARGE_WIDE, _LARGE_HIGH) if large else (_WIDE, _HIGH)
    row = Box(room.x, room.cy - high / 2, room.w, high)
    places = grid(row, len(words), gap=_GAP, most=wide)
    return {word: places.at(at) for at, word in enumerate(words)}


def drafting(seen: ThemeParkSeen, look: Look, room: Box) -> Iterator[Piece]:
    """One's own choice."""
    words = _offers(seen, look)
    for word, box in _places(room, words, large=look.frame.large).items():
        key = f"draft.{word}"
        if is_staff(word):
            yield from _staff(key, word, box)
        else:
            yield panel(key, box, depth=-7)
            if is_tile(word):
                letters = NAME * 1.6 if look.frame.large else NAME
                yield from tile(
                    f"{key}.tile", Lot(word), box.cx, box.y + 210, 1.3, 2, letters=letters
                )
                amenity = Said(f"amenity-{dash(TILES[word].amenity)}")
                needs = Said("offer-needs", {"need": need_said(word)})
                offers = Said("tile-amenity", {"amenity": amenity})
                said = Said("offer-first", {"needs": needs, "amenity": offers})
                yield _text(key, said, box, box.bottom - _TEXT if box.h == _HIGH else box.y + 370)
            elif is_skill(word):
                yield from _skill(key, word, box)
            elif is_administrator(word):
                yield from _administrator(key, word, box)
        told = is_tile(word) and not look.private
        yield from mark(key, seen, look, word, box.inset(-4), depth=12, told=told)


def _text(key: str, said: Speech, box: Box, top: float) -> Piece:
    """What it does, below its picture."""
    room = Box(box.x + 18, top, box.w - 36, box.bottom - 10 - top)
    lines = 3 if box.h == _HIGH else 4
    return LINE.within(f"{key}.text", said, room, 29, lines, align="center", colour=CREAM)


def _administrator(key: str, card: AdministratorCard, box: Box) -> Iterator[Piece]:
    title, text = administrator_said(card, whole=True)
    grow = (min(box.w, _WIDE) - 40) / 300
    yield Piece(f"{key}.card", art(f"admin.{card}"), box.cx, box.y + 24 + 108 * grow, scale=grow)
    yield _ADMINISTRATOR_NAME(
        f"{key}.name", title, point(box.cx, box.y + 24 + 172 * grow),
        width=min(box.w, _WIDE) - 100,
    )  # fmt: skip
    yield _text(key, text, box, max(box.bottom - _TEXT, box.y + 24 + 216 * grow))


def _skill(key: str, card: SkillCard, box: Box) -> Iterator[Piece]:
    grow = (min(box.w, _WIDE) - 120) / 208
    yield Piece(
        f"{key}.card",
        skill_art(card, icon=False),
        box.cx,
        box.y + 30 + 70 * grow,
        scale=grow,
    )
    yield _SKILL_NAME(
        f"{key}.name", skill_said(card), point(box.cx, box.y + 30 + 115 * grow), width=190 * grow,
    )  # fmt: skip
    yield _text(key, skill_help(card), box, min(box.bottom - _TEXT, box.y + 40 + 140 * grow))


def _staff(key: str, card: StaffCard, box: Box) -> Iterator[Piece]:
    scale = box.w / 186
    yield Piece(f"{key}.card", art(f"staff.{person(card).id}.small"), box.cx, box.cy, scale=scale)
    yield TITLE(
        f"{key}.name", staff_said(card), box.cx, box.cy + 69 * scale, 26, 156 * scale, colour=INK,
        align="center",
    )  # fmt: skip


def waiting_seats(seen: ThemeParkSeen, look: Look, room: Box) -> Iterator[Piece]:
    """In public: who has taken what, and who still chooses."""
    places = grid(room.inset(0, 30), look.seats, gap=24, most=420)
    for seat in range(look.seats):
        box = places.at(seat)
        face, plot, key = look.faces[seat], seen.parks[seat], f"draft.seat.{seat}"
        yield panel(key, box, face.colour)
        yield from plates.head(key, face, *_SEAT_FACE.of(box), 190, depth=0)
        yield _SEAT_NAME(f"{key}.name", face.name, box)
        said = Said("draft-ready" if face.ready else "draft-choosing")
        yield _SEAT_SAID(f"{key}.said", said, box)
        y = box.y + 336
        if plot.administrator:
            title, _ = administrator_said(plot.administrator)
            yield _SEAT_ADMIN(
                f"{key}.admin", art(f"admin.{plot.administrator}"), point(box.x, y),
            )  # fmt: skip
            yield _SEAT_ADMIN_NAME(f"{key}.admin.name", title, point(box.x, y), width=box.w - 184)
        for at, card in enumerate(plot.mascots):
            if card:
                yield _SEAT_SKILL(f"{key}.skill.{at}", skill_art(card), point(box.x, y))
                yield _SEAT_SKILL_NAME(
                    f"{key}.skill.name.{at}", skill_said(card), point(box.x, y), width=box.w - 184,
                )  # fmt: skip
