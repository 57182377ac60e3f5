"""What is on offer: trains with their guests, attractions and skills; attractions for nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.attractions import TILES, is_tile
from game.games.dice_theme_park.content.ids import TRAIN
from game.games.dice_theme_park.content.skills import is_skill
from game.games.dice_theme_park.content.trains import trains
from game.games.dice_theme_park.table.answers import mark
from game.games.dice_theme_park.table.bits import LABEL, LINE, NEON, art
from game.games.dice_theme_park.table.hexes import HALF, NAME_HIGH, RADIUS
from game.games.dice_theme_park.table.keys import die_key, offer_key
from game.games.dice_theme_park.table.parks import die_piece
from game.games.dice_theme_park.table.phase import actor
from game.games.dice_theme_park.table.solo import blocked
from game.games.dice_theme_park.table.tiles import Lot, price, tile
from game.games.dice_theme_park.table.tiles import tile as laid
from game.games.dice_theme_park.table.wording import skill_art, skill_said
from game.stage.box import Box
from game.stage.kit.boxes import fills
from game.stage.kit.rows import along, grid
from game.stage.piece import Piece
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.dice_theme_park.seen.view import ThemeParkSeen
    from game.stage.look import Look
    from game.stage.piece import Piece

__all__ = ["market", "picker", "picking", "train_die"]

_TRAIN = (236.0, 160.0)
_WINDOWS = (-62.0, 0.0, 62.0)
_WINDOW_Y = -84.0
_SHADE = 0.62
_HEADING, _PRICE = 28.0, 70.0
"""What is written above a row, and what lies below an attraction."""
_AROUND_TILE = _HEADING + NAME_HIGH + _PRICE + 24
_LARGEST = 1.0


def _rows(felt: Box, *, skills: bool) -> tuple[float, float, float]:
    """Where the three rows begin: trains, attractions, skills."""
    if skills:
        return felt.y + 40, felt.y + felt.h * 0.315, felt.y + felt.h * 0.72
    return felt.y + 60, felt.y + felt.h * 0.42, felt.bottom


def _column(felt: Box, at: int, count: int) -> tuple[float, float]:
    pitch = min((felt.w - 70) / count, 300.0)
    return along(felt.cx, at, count, pitch), pitch


def train_place(felt: Box, at: int, count: int, *, skills: bool) -> tuple[float, float, float]:
    """The middle of a train's foot, and its scale."""
    x, pitch = _column(felt, at, count)
    top = _rows(felt, skills=skills)[0]
    row = _rows(felt, skills=skills)
    scale = min((pitch - 6) / _TRAIN[0], (row[1] - row[0] - 66) / _TRAIN[1], 1.0)
    return x, top + 34 + _TRAIN[1] * scale, scale


def train_die(
    felt: Box, at: int, count: int, place: int, *, skills: bool
) -> tuple[float, float, float]:
    x, y, scale = train_place(felt, at, count, skills=skills)
    return x + _WINDOWS[place] * scale, y + _WINDOW_Y * scale, 0.64 * scale


def _tile_place(felt: Box, at: int, count: int, *, skills: bool) -> tuple[float, float, float]:
    x, pitch = _column(felt, at, count)
    row = _rows(felt, skills=skills)
    k = min((pitch - 12) / (2 * RADIUS), (row[2] - row[1] - _AROUND_TILE) / (2 * HALF), _LARGEST)
    return x, row[1] + _HEADING + NAME_HIGH + HALF * k, k


def _skill_place(felt: Box, at: int, count: int) -> tuple[float, float, float]:
    x, pitch = _column(felt, at, count)
    top = _rows(felt, skills=True)[2]
    scale = min((pitch - 12) / 208, (felt.bottom - top - 62) / 140, 1.0)
    return x, top + 34 + 70 * scale, scale


def _place(seen: ThemeParkSeen, felt: Box, word: str) -> Box | None:
    """Where something on offer lies."""
    skills = seen.full
    if TRAIN.names(word):
        x, y, scale = train_place(felt, TRAIN.at(word), len(seen.trains), skills=skills)
        wide, high = _TRAIN[0] * scale, _TRAIN[1] * scale
        return Box(x - wide / 2, y - high, wide, high)
    if is_tile(word) and word in seen.display:
        x, y, k = _tile_place(felt, seen.display.index(word), len(seen.trains), skills=skills)
        top, high = y - HALF * k - NAME_HIGH - 6, 2 * HALF * k + NAME_HIGH + _PRICE + 4
        return Box(x - RADIUS * k, top, 2 * RADIUS * k, high)
    if is_skill(word) and word in seen.skill_display:
        x, y, scale = _skill_place(felt, seen.skill_display.index(word), len(seen.trains))
        return Box(x - 104 * scale, y - 70 * scale, 208 * scale, 140 * scale)
    return None


def market(seen: ThemeParkSeen, look: Look, felt: Box, money: int) -> Iterator[Piece]:
    skills = seen.full
    tops = _rows(felt, skills=skills)
    yield from _heading("trains", felt, tops[0], Said("trains-note"))
    yield from _trains(seen, look, felt)
    yield from _heading("tiles", felt, tops[1], Said("tiles-note"))
    yield from _tiles(seen, look, felt, money)
    if seen.solo:
        yield from _shut(seen, felt)
    if skills:
        yield from _heading("skills", felt, tops[2], Said("skills-note"))
        yield from _skills(seen, look, felt)


def _shut(seen: ThemeParkSeen, felt: Box) -> Iterator[Piece]:
    """What the solo card closes this round."""
    train, shown, learnt = blocked(seen)
    words = (
        TRAIN.id(train) if train >= 0 else "",
        seen.display[shown] if shown >= 0 else "",
        seen.skill_display[learnt] if 0 <= learnt < len(seen.skill_display) else "",
    )
    for word in words:
        box = _place(seen, felt, word) if word else None
        if box is not None:
            yield fills(f"shut.{word}", art("block"), box, 64)


def _heading(key: str, felt: Box, y: float, note: Said) -> Iterator[Piece]:
    yield NEON(f"{key}.title", Said(f"market-{key}"), felt.x + 44, y, 36, 230)
    yield LINE(f"{key}.note", note, felt.right - 44, y, 28, felt.w - 330, align="right")


def _trains(seen: ThemeParkSeen, look: Look, felt: Box) -> Iterator[Piece]:
    count = len(seen.trains)
    values = trains(look.seats)
    left, y, scale = train_place(felt, 0, count, skills=seen.full)
    right = train_place(felt, count - 1, count, skills=seen.full)[0]
    half = _TRAIN[0] * scale / 2
    yield Piece(
        "rail", art("rail"), (left + right) / 2, y + 8, right - left + 2 * half + 20, 40, depth=-7
    )
    for number, guests in enumerate(seen.trains):
        x, y, scale = train_place(felt, number, count, skills=seen.full)
        word = TRAIN.id(number)
        taken = seen.rides[number] if number < len(seen.rides) else -1
        if look.hover == word or word in look.path:
            yield Piece(f"{word}.lit", art("train.lit"), x, y, scale=scale)
        yield Piece(
            word, art(f"train.{number % 5 + 1}"), x, y, scale=scale,
            alpha=_SHADE if taken >= 0 else 1,
        )  # fmt: skip
        if taken >= 0:
            face = look.faces[taken]
            top = y + _WINDOW_Y * scale
            yield Piece(f"{word}.taken", f"portrait/{face.colour}.idle", x, top + 8, h=124 * scale)
            yield Piece(f"{word}.badge", f"badge/{face.colour}", x + 44, top + 40, h=40)
        else:
            for place, die in enumerate(guests):
                if not die:
                    continue
                dx, dy, size = train_die(felt, number, count, place, skills=seen.full)
                value = values[number][min(place, len(values[number]) - 1)]
                yield die_piece(die_key(die), die, value, dx, dy, size, numbers=look.numbers)
                yield from mark(
                    die_key(die),
                    seen,
                    look,
                    die,
                    Box(dx - 48 * size, dy - 48 * size, 96 * size, 96 * size),
                    depth=60,
                )
        box = _place(seen, felt, word)
        if box is not None:
            yield from mark(word, seen, look, word, box, depth=62)


def _tiles(seen: ThemeParkSeen, look: Look, felt: Box, money: int) -> Iterator[Piece]:
    # As many as there are trains (p. 5): while they are laid out, too, each lies in its place.
    count = len(seen.trains)
    for at, name in enumerate(seen.display):
        x, y, k = _tile_place(felt, at, count, skills=seen.full)
        if not name:
            yield Piece(f"display.{at}", art("hex.free"), x, y, scale=k, depth=-7)
            continue
        yield from tile(
            offer_key(name), Lot(name), x, y, k, 2, strip=_column(felt, at, count)[1] - 8
        )
        cost = TILES[name].cost
        yield price(
            f"{offer_key(name)}.price", cost, x, y + HALF * k + _PRICE / 2 - 2, afford=cost <= money
        )
        box = _place(seen, felt, name)
        if box is not None:
            yield from mark(offer_key(name), seen, look, name, box)


def _skills(seen: ThemeParkSeen, look: Look, felt: Box) -> Iterator[Piece]:
    count = len(seen.trains)
    for at, card in enumerate(seen.skill_display):
        x, y, scale = _skill_place(felt, at, count)
        if not card:
            continue
        key = offer_key(card)
        picture = skill_art(card, icon=False)
        yield Piece(key, picture, x, y, scale=scale, page=f"skill.{card}")
        yield LABEL(
            f"{key}.name", skill_said(card), x, y + 36 * scale, 26, 204 * scale, height=64, lines=2,
        )  # fmt: skip
        box = _place(seen, felt, card)
        if box is not None:
            yield from mark(key, seen, look, card, box)


def picking(seen: ThemeParkSeen, look: Look) -> bool:
    step = seen.waiting(actor(seen, look))
    return step is not None and step.kind == "amenity_build" and bool(seen.asked)


def _discard_at(felt: Box, at: int, count: int) -> Box:
    columns = 6 if count > 10 else 5
    rows = max(-(-count // columns), 2)
    room = Box(felt.x + 35, felt.y + 100, felt.w - 70, felt.h - 130)
    return grid(room, columns, rows).at(at % columns, at // columns).inset(4)


def picker(seen: ThemeParkSeen, look: Look, felt: Box) -> Iterator[Piece]:
    yield NEON(
        "picker.title", Said("discarded-tiles"), felt.cx, felt.y + 62, 38, felt.w - 80,
        align="center",
    )  # fmt: skip
    for at, name in enumerate(sorted(seen.tile_discards)):
        box = _discard_at(felt, at, len(seen.tile_discards))
        k = min(box.w / 300, (box.h - 50) / 240, 0.8)
        yield from laid(offer_key(name), Lot(name), box.cx, box.cy + 12, k, 2)
        yield from mark(offer_key(name), seen, look, name, box)
