"""Before the first round: an administrator, a skill and an attraction, one of two each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.administrators import is_administrator
from game.games.dice_theme_park.content.attractions import TILES, is_tile
from game.games.dice_theme_park.content.skills import is_skill
from game.games.dice_theme_park.content.staff import is_staff, person
from game.games.dice_theme_park.table.answers import mark
from game.games.dice_theme_park.table.bits import LABEL, LINE, TITLE, art, panel
from game.games.dice_theme_park.table.hand import card_box
from game.games.dice_theme_park.table.tiles import Lot, tile
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

__all__ = ["drafting", "waiting_seats"]

_WIDE, _HIGH, _GAP = 560.0, 500.0, 70.0


def _offers(seen: ThemeParkSeen, look: Look) -> tuple[Offered, ...] | tuple[StaffCard, ...]:
    """What is chosen from: the offer, or all the staff for the solo game."""
    staff = tuple(word for word in look.offered if is_staff(word))
    return staff or seen.offer


def _places(room: Box, words: Sequence[str]) -> dict[str, Box]:
    cards = [word for word in words if is_staff(word)]
    if cards:
        ranked = sorted(cards, key=lambda card: (person(card).die, card))
        tall = Box(room.x, room.y, room.w, room.h + 160)
        return {card: card_box(tall, at, len(ranked)) for at, card in enumerate(ranked)}
    row = Box(room.x, room.cy - _HIGH / 2, room.w, _HIGH)
    places = grid(row, len(words), gap=_GAP, most=_WIDE)
    return {word: places.at(at) for at, word in enumerate(words)}


def drafting(seen: ThemeParkSeen, look: Look, room: Box) -> Iterator[Piece]:
    """One's own choice."""
    words = _offers(seen, look)
    for word, box in _places(room, words).items():
        key = f"draft.{word}"
        if is_staff(word):
            yield from _staff(key, word, box)
        else:
            yield panel(key, box, depth=-7)
            if is_tile(word):
                yield from tile(f"{key}.tile", Lot(word), box.cx, box.y + 210, 1.3, 2)
                text = Said(f"amenity-{dash(TILES[word].amenity)}")
                yield LINE(
                    f"{key}.text", Said("tile-amenity", {"amenity": text}), box.cx, box.bottom - 62,
                    31, box.w - 50, height=90, lines=2, align="center",
                )  # fmt: skip
            elif is_skill(word):
                yield from _skill(key, word, box)
            elif is_administrator(word):
                yield from _administrator(key, word, box)
        yield from mark(key, seen, look, word, box.inset(-4), depth=12)


def _administrator(key: str, card: AdministratorCard, box: Box) -> Iterator[Piece]:
    title, text = administrator_said(card, whole=True)
    grow = (box.w - 40) / 300
    yield Piece(f"{key}.card", art(f"admin.{card}"), box.cx, box.y + 24 + 108 * grow, scale=grow)
    yield TITLE(
        f"{key}.name", title, box.cx, box.y + 24 + 172 * grow, 38, box.w - 100, align="center",
    )  # fmt: skip
    yield LINE(
        f"{key}.text", text, box.cx, box.bottom - 52, 28, box.w - 40, height=96, lines=3,
        colour=CREAM, align="center",
    )  # fmt: skip


def _skill(key: str, card: SkillCard, box: Box) -> Iterator[Piece]:
    grow = (box.w - 120) / 208
    yield Piece(
        f"{key}.card",
        skill_art(card, icon=False),
        box.cx,
        box.y + 30 + 70 * grow,
        scale=grow,
    )
    yield LABEL(f"{key}.name", skill_said(card), box.cx, box.y + 30 + 115 * grow, 42, 190 * grow)
    yield LINE(
        f"{key}.text", skill_help(card), box.cx, box.bottom - 62, 31, box.w - 50, height=94,
        lines=2, align="center",
    )  # fmt: skip


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
        yield from plates.head(key, face, box.cx, box.y + 116, 190, depth=0)
        yield TITLE(f"{key}.name", face.name, box.cx, box.y + 226, 40, box.w - 40, align="center")
        said = Said("draft-ready" if face.ready else "draft-choosing")
        yield LINE(f"{key}.said", said, box.cx, box.y + 276, 29, box.w - 40, align="center")
        y = box.y + 336
        if plot.administrator:
            title, _ = administrator_said(plot.administrator)
            yield Piece(
                f"{key}.admin", art(f"admin.{plot.administrator}"), box.x + 84, y + 44,
                scale=0.46,
            )  # fmt: skip
            yield LINE(
                f"{key}.admin.name", title, box.x + 168, y + 44, 29, box.w - 184, height=80, lines=2
            )
        for at, card in enumerate(plot.mascots):
            if card:
                yield Piece(f"{key}.skill.{at}", skill_art(card), box.x + 84, y + 146, scale=0.86)
                yield LINE(
                    f"{key}.skill.name.{at}", skill_said(card), box.x + 168, y + 146, 29,
                    box.w - 184, height=80, lines=2,
                )  # fmt: skip
