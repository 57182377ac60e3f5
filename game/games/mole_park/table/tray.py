"""Before one's own eyes: the hand in its rail, the four dice, and what each face of them finds."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from game.games.mole_park.content import (
    DIE_OF,
    FACES,
    HAND,
    MISS,
    NO_PRIZE,
    PATH_START,
    PRIZE_DIE,
    STANDS,
    mole_stars,
    prize_stars,
    stand_id,
    stars_of,
)
from game.games.mole_park.table.answers import answer, on_cards, on_tiles
from game.games.mole_park.table.dice import card, card_art, die_art, shown, small
from game.games.mole_park.table.stands import STAR
from game.stage.box import Box
from game.stage.kit.boxes import fills
from game.stage.kit.panels import DARK_PAPER
from game.stage.kit.rows import Lies, Sized, Stands, grid
from game.stage.kit.slots import CENTRE, Laid, Spot, Written, point
from game.stage.kit.writing import FIGURE, NOTE, NUMBER, SIGN, TITLE
from game.stage.piece import Piece
from game.stage.said import Said
from game.stage.theme import SIZE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.mole_park.content import DieName, Face
    from game.games.mole_park.seen import ParkSeen
    from game.games.mole_park.table.places import Plan
    from game.stage.look import Look
    from game.stage.piece import Answer

__all__ = ["BEST", "tray"]

BEST: dict[DieName, Face] = {"glove": "3", "pan": "4", "mallet": "6", "prize": "5"}
"""The face with which a die is drawn as itself."""
_CARD = 124.0
"""How high a card stands in the rail."""
_BADGE, _ON_SPACE = 34.0, 36.0
_LIT = 0.6
_RED = replace(NUMBER, colour="#8E1226")
_TRAY_PARTS = Written(FIGURE, Spot(34), 30, align="left", depth=522)
_TRAY_STARS = Written(SIGN, Spot(-34), 30, align="right", depth=522)
_ADDED_PARTS = Written(FIGURE, Spot(0), 50, depth=522)
_TRAY_GIFT = Laid(Spot(0), h=32, depth=522)
_TRAY_PRIZES = Written(FIGURE, Spot(22), 30, 60, align="left", depth=522)
_TILE_FACE = Laid(CENTRE, depth=503)
_FINDS_MUD = Laid(Spot(0), w=190, h=110, depth=-8.5, idle="twinkle", alpha=_LIT)
_FINDS = Laid(Spot(0), w=270, h=150, depth=-7.9, idle="twinkle", alpha=_LIT)
_REACH = Laid(CENTRE, depth=-5.5, idle="twinkle")


def tray(plan: Plan, seen: ParkSeen, look: Look) -> Iterator[Piece]:
    if on_cards(seen):
        yield from _putting_back(plan.over_lawn, seen, look)
        return
    yield from _hand(plan.rail, _RAIL.on(plan), seen)
    yield from _badge(plan, seen, look)
    tiles = on_tiles(seen, look)
    if tiles and plan.wide:
        yield fills("tray.paper", "ui/panel.paper", plan.foot_wide, 501)
    for at, (die, its) in enumerate(tiles.items()):
        box = plan.tile(at)
        kind = _LargeTile if plan.large else _WideTile if plan.wide else _Tile
        tile = kind(box.x, box.y)
        yield from _tile(box, tile, seen, look, die, its)
    shown = DIE_OF.get(look.path[0] if look.path else look.hover)
    if tiles and shown is not None:
        if shown == PRIZE_DIE:
            yield from _reach(plan, seen, look)
        else:
            yield from _finds(plan, seen, look, shown)


# The hand


def _sum(seen: ParkSeen) -> int:
    """What a prize die is added to."""
    return mole_stars(seen.hand) + prize_stars(seen.prizes[seen.viewer or 0])


class _Rail(NamedTuple):
    """How one's own hand lies in its rail."""

    head: float
    """So high is what bears its title; 0 where it has none."""
    line: float
    """The wood below the cards, and how far it lies above the foot."""
    foot: float
    left: float
    """Where the cards begin, and how much they leave free for the star and at both ends."""
    beside: float
    star: float
    """What the hand comes to: how large its star is, and how far its middle is from the right."""
    end: float
    whole: bool
    """Each card has its stars, each free place a frame, and the line below says it in words."""


_RAIL = Sized(
    _Rail(head=46, line=44, foot=6, left=24, beside=190, star=108, end=82, whole=True),
    _Rail(head=0, line=72, foot=8, left=20, beside=166, star=136, end=76, whole=False),
)


def _hand(box: Box, form: _Rail, seen: ParkSeen) -> Iterator[Piece]:
    """The cards in a rail, the room that is left, and below them their values as a sum."""
    count = len(seen.hand)
    cards = box._replace(y=box.y + form.head, h=box.h - form.head - form.line)
    if form.head:
        room = Said("tray-room", {"count": count, "most": HAND, "room": max(0, HAND - count)})
        yield from DARK_PAPER.headed("tray", box, Said("your-hand"), room, size=28, depth=500)
    else:
        yield fills("tray", DARK_PAPER.art, box, 500)
    if not count:
        free = box._replace(y=cards.y, h=box.bottom - cards.y).inset(25, 15)
        yield NOTE.within("tray.none", Said("no-mole-no-prize"), free, 30, 4, depth=501)
        return
    places = max(count, HAND)
    pitch = (box.w - form.beside) / places
    for at in range(places):
        place = (box.x + form.left + pitch * (at + 0.5), cards.cy)
        if at >= count:
            if form.whole:
                slot = f"tray.place.{at}"
                yield Piece(slot, "ui/slot.empty", *place, pitch - 8, _CARD - 8, depth=501)
        elif form.whole:
            yield from small(seen.hand[at], place, _CARD, 502 + at)
        else:
            yield Piece(seen.hand[at], card_art(seen.hand[at]), *place, h=_CARD, depth=502 + at)
    yield STAR.round("tray.sum", _sum(seen), box.right - form.end, cards.cy, form.star, depth=520)
    low = box.bottom - form.line / 2 - form.foot
    yield Piece("tray.rail", "ui/plaque.wood", box.cx, low, box.w - 16, form.line, depth=521)
    yield from _added(box, low, form, seen)


def _added(box: Box, low: float, form: _Rail, seen: ParkSeen) -> Iterator[Piece]:
    """What is added up: stars of moles, and of prizes."""
    stars = [str(stars_of(mole)) for mole in seen.hand]
    prizes = prize_stars(seen.prizes[seen.viewer or 0])
    if not form.whole:
        parts = "+".join([*stars, str(prizes)] if prizes else stars)
        yield _ADDED_PARTS("tray.parts", parts, point(box.cx, low), width=box.w - 50)
        return
    parts = " + ".join(stars)
    yield _TRAY_PARTS("tray.parts", parts, point(box.x, low), width=box.w * 0.46)
    if prizes:
        x = box.x + 0.56 * box.w
        yield _TRAY_GIFT("tray.gift", "icon/gift", point(x, low))
        yield _TRAY_PRIZES("tray.prizes", f"+ {prizes}", point(x, low))
    yield _TRAY_STARS(
        "tray.stars", Said("tray-stars", {"stars": _sum(seen)}), point(box.right, low),
        width=box.w * 0.26,
    )  # fmt: skip


def _badge(plan: Plan, seen: ParkSeen, look: Look) -> Iterator[Piece]:
    """So far along the prize path she would be without any die."""
    if not seen.hand:
        return
    total = _sum(seen)
    x, y = plan.on_path([total])[0]
    if PATH_START <= total < plan.goal:
        space = plan.space(total)
        yield fills("tray.ring", "ui/focus", space, 0)
        # A low space has no room for more than its number.
        y = y if space.h > 2 * _BADGE else plan.sand
    art = f"badge/{look.faces[seen.viewer or 0].colour}"
    yield Piece("tray.badge", art, x, y, h=_BADGE)


# The dice


@dataclass(frozen=True, slots=True)
class _Tile:
    """What lies where on the tile of a die, from its corner."""

    x: float
    y: float
    name = Lies(8, 2, 149, 34)
    die = Stands(31, 68)
    sums = Lies(60, 46, 98, 44)
    """What cashing in may come to."""
    faces = Lies(56, 38, 99, 64)
    in_row: ClassVar[int] = 3
    chips: ClassVar[bool] = True
    """Each face on one of its own."""
    side: ClassVar[float] = 46
    of_sums: ClassVar[float] = 36
    of_faces: ClassVar[float] = 28
    """How large these are written."""


class _LargeTile(_Tile):
    """In large text: its name above its faces, in one row."""

    name = Lies(84, 4, 202, 49)
    die = Stands(46, 49)
    sums = Lies(84, 51, 202, 49)
    faces = Lies(84, 51, 202, 49)
    in_row: ClassVar[int] = 6
    chips: ClassVar[bool] = False
    side: ClassVar[float] = 62
    of_sums: ClassVar[float] = 50
    of_faces: ClassVar[float] = 45


class _WideTile(_Tile):
    """In a wide prompt."""

    name = Lies(10, 5, 208, 38)
    die = Stands(52, 86)
    sums = Lies(94, 52, 124, 62)
    faces = Lies(96, 44, 124, 78)
    side: ClassVar[float] = 74
    of_sums: ClassVar[float] = 46
    of_faces: ClassVar[float] = 34


def _tile(
    box: Box, tile: _Tile, seen: ParkSeen, look: Look, die: DieName, its: Answer
) -> Iterator[Piece]:
    """A die with all its six faces; cashing in says what they come to."""
    key, cashes = f"tile.{die}", die == PRIZE_DIE
    able = not cashes or bool(seen.hand)
    alpha = 1.0 if able else 0.5
    yield fills(key, "ui/button.cream.up", box, 502, alpha=alpha, answer=its)
    if die == DIE_OF.get(look.path[0] if look.path else ""):
        yield fills(f"{key}.taken", "ui/focus", box, 503)
    told = its.tells if cashes else Said(f"die-{die}.short")
    name = TITLE.words(told, SIZE["small"], tile.name.w, height=tile.name.h)
    yield Piece(f"{key}.name", x=tile.name.cx, y=tile.name.cy, depth=503, text=name, alpha=alpha)
    art, (x, y) = die_art(look.faces[seen.viewer or 0].colour, die, BEST[die]), tile.die
    yield Piece(f"{key}.die", art, x, y, h=tile.side, depth=503, alpha=alpha)
    if cashes:
        faces = [int(face) for face in FACES[die]]
        low, high = (_sum(seen) + add for add in (min(faces), max(faces)))
        text = f"{low}–{high}" if able else "–"
        words = _RED.words(text, tile.of_sums, tile.sums.w)
        x, y = tile.sums.middle
        yield Piece(f"{key}.range", x=x, y=y, depth=503, text=words, alpha=alpha)
        return
    rows = len(FACES[die]) // tile.in_row
    cells = grid(tile.faces, tile.in_row, rows).boxes(tile.in_row, len(FACES[die]))
    for at, (face, cell) in enumerate(zip(FACES[die], cells, strict=True)):
        missed = face == MISS
        words = (_RED if missed else NUMBER).words("×" if missed else face, tile.of_faces)
        chip = ("ui/chip.red" if missed else "ui/chip.cream") if tile.chips else ""
        w, h = (cell.w - 2, cell.h - 2) if chip else (0, 0)
        yield _TILE_FACE(f"{key}.face.{at}", chip, cell, w=w, h=h, text=words)


def _finds(plan: Plan, seen: ParkSeen, look: Look, die: DieName) -> Iterator[Piece]:
    """Its six faces as six dice at the holes they find; what misses lies in the mud."""
    me, number = seen.viewer or 0, 0
    for face, count in Counter(FACES[die]).items():
        if face == MISS:
            x, y = plan.mud
            yield _FINDS_MUD("finds.mud", "ui/glow", point(x, y))
        else:
            x, y = plan.hole(int(face))
            yield _FINDS(f"finds.{face}", "ui/glow", point(x, y))
        for at in range(count):
            hole = int(face) if face != MISS else 0
            place = plan.beside(hole, at, count) if hole else plan.missed(at, count)
            yield shown(f"finds.die.{number}", die, face, place, look, me)
            number += 1


def _reach(plan: Plan, seen: ParkSeen, look: Look) -> Iterator[Piece]:
    """Its six faces on the spaces to which they lead, and the stands that could be paid there."""
    low, faces = _sum(seen), FACES[PRIZE_DIE]
    totals = [low + int(face) for face in faces]
    # The badge has its own place: the dice go round it.
    places = plan.on_path([low, *totals])[1:]
    for face, place in zip(faces, places, strict=True):
        yield shown(f"reach.die.{face}", PRIZE_DIE, face, place, look, seen.viewer or 0, _ON_SPACE)
    for index, stand in enumerate(STANDS):
        if seen.tops[index] != NO_PRIZE and stand.price <= max(totals):
            box = plan.stand(index)
            yield _REACH(f"{stand_id(index)}.reach", "ui/glow", box, w=box.w + 30, h=box.h + 30)


# Too many moles


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


def _putting_back(box: Box, seen: ParkSeen, look: Look) -> Iterator[Piece]:
    """One's own moles, large; those ticked to go lifted and marked. The one that is pointed at lies
    over its neighbours."""
    count = len(seen.hand)
    title, said = Said("your-hand"), Said("hand-of-five", {"count": count})
    size = 52 if look.frame.large else 36
    yield from DARK_PAPER.headed("tray", box, title, said, size=size, depth=500)
    for at, mole in enumerate(seen.hand):
        place = _card_box(box, at, count)
        gone = mole in look.picked
        lift = -16 if mole == look.hover or gone else 0
        spot, near = _card_spot(box, at, count), 510 + at
        # In large text no name has room on a card: what it is worth is painted on it.
        free = 0.0 if look.frame.large else spot.w
        if mole == look.hover:
            near, free = 510 + count, 0.0 if look.frame.large else place.w
        its = answer(seen, look, mole, spot)
        yield from card(mole, (place.cx, place.cy + lift), place.h, near, its, seen=free)
        if gone:
            yield Piece(
                f"{mole}.gone", "icon/cross", place.cx, place.cy + lift, h=96, depth=near + 0.5
            )
