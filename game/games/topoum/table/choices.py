"""What is laid out to choose from: types of cards, obstacle tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.topoum.content import is_obstacle, is_type
from game.games.topoum.table.answers import of_choice
from game.games.topoum.table.names import card_art, card_name
from game.games.topoum.table.operations import HEAD
from game.stage.box import Box
from game.stage.kit.rows import along
from game.stage.kit.slots import CENTRE, Laid, Spot, Written, point
from game.stage.kit.writing import NOTE, SIGN
from game.stage.piece import Piece, Words
from game.stage.said import Said
from game.stage.theme import INK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.topoum.content.words import CardType, Obstacle
    from game.games.topoum.seen.view import Picking, TopoumSeen
    from game.games.topoum.table.places import Plan
    from game.stage.look import Look

__all__ = ["laid_out"]


_TYPE = Laid(Spot(0), depth=31, shadow=10)
_TYPE_HINT = Written(NOTE, Spot(0), 26, lines=2, colour="#3A2418", depth=32)
_TYPE_TICK = Laid(Spot(-22, 20), h=54, depth=33)
_PICKED_PAPER = Laid(CENTRE, depth=28)
_PICKED_CARD = Laid(Spot(0, 154), h=118, depth=30)
_TILE_TRAY = Laid(Spot(0), depth=30, shadow=8)
_TRAY_NAME = Written(SIGN, Spot(0, 83), 28, 170, height=36, depth=31)


def _type_box(place: Plan, at: int, count: int) -> Box:
    """Cards to pick from, in one row over the mat."""
    mat = place.mat
    wide = min(190.0, (mat.w - 130) / count - 6)
    high = wide * 1.4
    gap = (mat.w - 120 - count * wide) / (count + 1)
    return Box(mat.x + 60 + gap + at * (wide + gap), mat.cy - high / 2 + 30, wide, high)


def laid_out(place: Plan, seen: TopoumSeen, look: Look) -> Iterator[Piece]:
    """Types to pick, obstacle tiles to place."""
    for at, word in enumerate(look.offered):
        if is_type(word) and seen.step == "pick-types":
            yield from _type(place, look, word, at)
        elif is_obstacle(word):
            yield from _tile(place, look, word, at)
    if seen.picking is not None and look.offered:
        yield from _picked(place, seen, seen.picking)


def _type(place: Plan, look: Look, word: CardType, at: int) -> Iterator[Piece]:
    box = _type_box(place, at, len(look.offered))
    ticked = word in look.picked
    y = box.cy - (14 if ticked else 0)
    if ticked:
        yield Piece(f"type.{word}.glow", "ui/glow", box.cx, y, box.w + 40, box.h + 40, depth=30)
    # The strip at a card's foot is blank for its name.
    large = look.frame.large
    name = Words(
        card_name(word),
        26,
        "title",
        INK,
        width=box.w - (14 if large else 30),
        height=44 if large else 36,
        dy=0.346 * box.h,
    )
    yield _TYPE(
        f"type.{word}", card_art(word), point(box.cx, y), h=box.h, text=name,
        answer=of_choice(word),
    )  # fmt: skip
    yield _TYPE_HINT(
        f"type.{word}.hint", Said(f"short-{word}"),
        point(box.cx, box.bottom + (74 if large else 44)), width=box.w,
        height=130 if large else 64,
    )  # fmt: skip
    if ticked:
        yield _TYPE_TICK(f"type.{word}.tick", "icon/check", point(box.right, y - box.h / 2))


def _picked(place: Plan, seen: TopoumSeen, picking: Picking) -> Iterator[Piece]:
    """What has been taken so far, category by category."""
    mat = place.mat
    yield _PICKED_PAPER("picked", "ui/panel.paper", mat, w=mat.w - 90, h=mat.h - 70)
    # A farmer who surely comes brings her card along.
    taken: tuple[CardType, ...] = picking.taken
    if seen.wish != "maybe":
        taken = (*taken, "farmer")
    yield HEAD(
        "picked.title", Said("picked-so-far", {"count": len(taken)}), mat.cx, mat.y + 62, 34,
        mat.w - 240, height=64, depth=30,
    )  # fmt: skip
    for at, kind in enumerate(taken):
        x = along(mat.cx, at, len(taken), 96)
        yield _PICKED_CARD(f"picked.{kind}", card_art(kind), point(x, mat.y))


def _tile(place: Plan, look: Look, word: Obstacle, at: int) -> Iterator[Piece]:
    mat = place.mat
    x, y = along(mat.cx, at, len(look.offered), 190), place.tray.y + 95
    art = f"topoum/tile.{word}"
    yield _TILE_TRAY(f"tray.{word}", art, point(x, y), answer=of_choice(word))
    yield _TRAY_NAME(f"tray.{word}.name", Said(f"tile-{word}"), point(x, y))
