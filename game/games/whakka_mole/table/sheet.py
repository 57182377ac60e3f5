"""One play sheet on the table: whose it is, its holes, and who is up."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING

from game.games.whakka_mole.content import holes, keyed
from game.games.whakka_mole.table.pages import MALLET, sheet_page
from game.games.whakka_mole.table.shapes import CLIP, HOLE, SUNK, depth
from game.stage.box import Box
from game.stage.kit import plates
from game.stage.kit.boxes import fills
from game.stage.kit.rows import clear
from game.stage.kit.signs import CHIPS, chip
from game.stage.kit.slots import MIDDLE, Laid, Spot, point
from game.stage.kit.writing import FIGURE, NUMBER, SCORE
from game.stage.piece import Piece, Words
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from game.games.whakka_mole.content import Hole
    from game.games.whakka_mole.table.ring import Plot
    from game.stage.kit.writing import Tone
    from game.stage.look import Face
    from game.stage.piece import Answer
    from game.stage.said import Speech

__all__ = ["Up", "Whack", "dress", "sheet"]

_BADGE = 42
_CURTAIN = 0.085
"""Of a lawn, each curtain of the theatre covers so much."""
_EDGE, _BESIDE, _GAP = 10.0, 18.0, 8.0
"""In a head: beside the score's plate, between it and what stands there, and between that and a
name."""
_GLOW, _RING = 40.0, 4.0
_LIGHT, _BOARD = -30.0, -20.0
_OVER_TAG, _OVER_BURST = 194.5, 213.0
_ENDS = 0.14
"""Of a chip's width, at each side of what it says."""
_SHADE, _DARK = 230.0, 0.45
_FOOT, _FEET = 0.24, ((-0.17, -0.3, -14), (0.12, -0.38, 14))
"""A mole's two prints, of a hole's width: how high, where from its middle, and how far turned."""
_ONE = 38.0
"""Letters of the point beside a mole that stayed up."""
_HEADER_FLAG = Laid(Spot(28), h=38, depth=-14)
_THEATRE_VALANCE = Laid(Spot(0, 13, MIDDLE), h=34, depth=201)
_WHACK_MALLET = Laid(Spot(0), turn=-6, depth=192)
_WHACK_BURST = Laid(Spot(0, -16), depth=212)


@dataclass(frozen=True, slots=True)
class Up:
    """A mole in a hole: how it looks, how far it is out, how clear."""

    mood: str = "up"
    sunk: bool = False
    alpha: float = 1


@dataclass(frozen=True, slots=True)
class Whack:
    """A mallet that came down on this sheet."""

    by: int
    hole: Hole
    hit: bool
    points: int


@dataclass(frozen=True, slots=True)
class Dress:
    """What is on one sheet now."""

    seat: int
    score: int
    moles: Mapping[Hole, Up] = field(default_factory=dict)
    gain: int | None = None
    whack: Whack | None = None
    status: Said | None = None
    ready: bool = False
    writing: bool = False
    """What is on it is last turn's."""
    theatre: bool = False
    glow: bool = False
    shade: bool = False
    """Another is written on."""
    prints: Sequence[Hole] = ()
    """Where moles were up last turn."""
    mood: str = "idle"
    counted: bool = False
    """A point shows beside every mole that is up."""
    answers: Mapping[Hole, Answer] = field(default_factory=dict)
    """What is chosen on it by whoever writes."""


def dress(**what: object) -> Dress:
    return Dress(**what)  # type: ignore[arg-type]


def sheet(plot: Plot, what: Dress, faces: tuple[Face, ...]) -> Iterator[Piece]:
    face = faces[what.seat]
    yield from _board(plot, what, face)
    yield from _header(plot, what, faces)
    yield from _holes(plot, what, face)
    if what.theatre:
        yield from _theatre(plot, what, face)
    if what.whack is not None:
        yield from _whack(plot, what, what.whack, faces)
    if what.shade:
        yield fills(f"seat.{what.seat}.shade", "ui/chip.dark", plot.box, _SHADE, alpha=_DARK)


def _board(plot: Plot, what: Dress, face: Face) -> Iterator[Piece]:
    key, box, lawn = f"seat.{what.seat}", plot.box, plot.lawn
    if what.glow:
        yield from plates.lit(key, box, _GLOW, _RING, under=_LIGHT)
    yield plates.frame(f"{key}.board", face, box, _BOARD, page=sheet_page(what.seat))
    yield fills(f"{key}.lawn", "whakka/sheet.lawn", lawn, -19)


def _header(plot: Plot, what: Dress, faces: tuple[Face, ...]) -> Iterator[Piece]:
    """Whose it is, the score, and between them what the turn brought or how far she is."""
    face = faces[what.seat]
    key, box, form, k = f"seat.{what.seat}", plot.box, plot.form, plot.k
    x, y, high = (k * each for each in form.face)
    yield from plates.head(key, face, box.x + x, box.y + y, high, mood=what.mood)
    wide, high = (k * each for each in form.plate)
    flag, left = k * form.flag, k * form.name
    y = box.y + plot.head / 2 + 1
    right, beside = box.right - wide - _BESIDE, 0.0
    gain, tall = (k * each for each in form.gain)
    if gain and what.gain is not None:
        beside = gain + _GAP
        tone: Tone = "green" if what.gain > 0 else "cream"
        yield chip(f"{key}.gain", tone, f"+{what.gain}", right - beside / 2 + 6, y, gain, tall)
    elif form.status and what.status is not None:
        beside = form.status + _GAP if form.says else 0
        yield from _status(plot, what, what.status, face, (right, y))
    if form.band:
        free = box.right - right + beside
        yield from plates.titled(
            key, face, box, plot.head, left=left, free=free, depth=_BOARD + 0.5
        )
    else:
        room = right - beside - box.x - left
        yield plates.name(key, face, box.x + left, y, form.letters, room, among=faces)
    x = box.right - _EDGE - wide / 2
    yield Piece(f"{key}.plate", "ui/chip.cream", x, y, wide, high, depth=-15)
    if flag:
        yield _HEADER_FLAG(f"{key}.flag", "icon/flag.ink", point(x - wide / 2, y))
    score = k * form.score
    yield NUMBER(f"{key}.score", what.score, x + flag / 2, y, score, wide - flag - 20, depth=222)


def _status(
    plot: Plot, what: Dress, said: Said, face: Face, end: tuple[float, float]
) -> Iterator[Piece]:
    """Who is ready, never when or what."""
    (right, y), wide = end, plot.form.status
    icon = "icon/check.ink" if what.ready else f"{face.device}.ink"
    sign = CHIPS["green" if what.ready else "cream"]
    yield from sign.pictured(
        f"seat.{what.seat}.status", icon, said if plot.form.says else "", right - wide / 2, y,
        wide, plot.form.gain[1],
    )  # fmt: skip


def _holes(plot: Plot, what: Dress, face: Face) -> Iterator[Piece]:
    seat, scale = what.seat, plot.wide / HOLE
    numbers = tuple(plot.number(hole) for hole in holes(len(plot.holes)))
    # Whatever a mallet leaves behind, the numbers are read.
    over = 0.0 if what.whack is None else _OVER_BURST if what.writing else _OVER_TAG
    for number, (x, y) in zip(holes(len(plot.holes)), plot.holes, strict=True):
        key = f"hole.{seat}.{number}"
        near = 10 + depth(y)
        answer, up = what.answers.get(number), what.moles.get(number)
        yield Piece(
            f"{key}.back", "hole/back", x, y, scale=scale, depth=-10 + depth(y) / 100,
            answer=answer,
        )  # fmt: skip
        if number in what.prints:
            yield from _prints(seat, number, x, y, plot.wide)
        if up is not None:
            yield from mole(plot, what.seat, number, face.colour, up, answer)
            if what.counted and not up.sunk and plot.form.notes:
                words = Words("+1", _ONE, "title", "#A5E46B", "#1F4A22", rim=4, steady=True)
                place = _beside(plot, number, (0.3, -0.42), plot.wide, _figures(2, _ONE))
                yield Piece(f"one.{seat}.{number}", x=place.cx, y=place.cy, depth=198, text=words)
        yield Piece(f"{key}.front", "hole/front", x, y, scale=scale, depth=near + 0.3)
        yield FIGURE(
            f"{key}.number", keyed(number, len(plot.holes)), x, numbers[number - 1].cy,
            plot.letters, colour="#FFE9A8", depth=over or near + 0.6,
        )  # fmt: skip


def _prints(seat: int, number: Hole, x: float, y: float, wide: float) -> Iterator[Piece]:
    """Behind the hole, as far as no number lies in the row above."""
    for at, (dx, dy, turn) in enumerate(_FEET):
        yield Piece(
            f"print.{seat}.{number}.{at}", "whakka/print", x + dx * wide, y + dy * wide,
            h=_FOOT * wide, turn=turn, depth=-9,
        )  # fmt: skip


def mole(
    plot: Plot, seat: int, number: Hole, colour: str, up: Up, answer: Answer | None = None
) -> Iterator[Piece]:
    x, y = plot.hole(number)
    scale = plot.wide / HOLE
    near = 10 + depth(y)
    down = SUNK * scale if up.sunk else 0
    wide = plot.wide * 0.75
    clip = (x - wide, y - 2 * wide, 2 * wide, 2 * wide + CLIP * scale)
    hole = f"hole.{seat}.{number}.back"
    alert = up.mood in ("up", "grin") and up.alpha == 1
    yield Piece(
        f"mole.{seat}.{number}",
        f"hole/mole.{colour}.{up.mood}",
        x,
        y + down,
        scale=scale,
        depth=near + 0.1,
        alpha=up.alpha,
        clip=clip,
        idle="breathe" if alert else "",
        blink=f"hole/mole.{colour}.sleepy" if alert else "",
        born=hole,
        dies=hole,
        answer=answer,
    )
    if not up.sunk and up.alpha == 1:
        yield Piece(
            f"paws.{seat}.{number}",
            f"hole/paws.{colour}",
            x,
            y,
            scale=scale,
            depth=near + 0.5,
            born=hole,
            dies=hole,
        )


def _theatre(plot: Plot, what: Dress, face: Face) -> Iterator[Piece]:
    """While people write, last turn's sheet stands in a small theatre."""
    key, lawn = f"seat.{what.seat}", plot.lawn
    wide = lawn.w * _CURTAIN
    for side, x in (("left", lawn.x + wide / 2), ("right", lawn.right - wide / 2)):
        art = f"whakka/curtain.{side}"
        yield Piece(f"{key}.curtain.{side}", art, x, lawn.cy, wide, lawn.h, depth=200)
    yield _THEATRE_VALANCE(f"{key}.valance", "whakka/valance", lawn, w=lawn.w)
    if what.ready:
        # In the upper corner no hole lies, nor its number.
        high = min(66, lawn.h * 0.36)
        x, y = lawn.right - high * 0.82, lawn.y + high * 0.62 + 4
        yield Piece(f"{key}.envelope", "prop/envelope.sealed", x, y, h=high, depth=210)
        yield Piece(f"{key}.seal", f"prop/seal.{face.colour}", x, y + 2, h=high * 0.5, depth=211)


def _whack(plot: Plot, what: Dress, whack: Whack, faces: tuple[Face, ...]) -> Iterator[Piece]:
    """What a mallet left behind, beside the numbers of the holes: they stay in sight."""
    key = f"whack.{whack.by}"
    x, y = plot.hole(whack.hole)
    size = min(104.0, plot.wide * 1.1)
    if what.writing:
        if whack.hit:
            yield from _mark(plot, whack, faces, size)
        return
    art = "prop/burst" if whack.hit else "prop/dust.2"
    wide = size * (1.35 if whack.hit else 1.2)
    yield Piece(f"{key}.burst", art, x, y - size * 0.16, wide, depth=190)
    yield _WHACK_MALLET(
        f"{key}.mallet", "prop/mallet", point(x + size * 0.58, y + size * 0.22), h=size * 1.05,
        page=MALLET,
    )  # fmt: skip
    tag: Box | None = None
    if not plot.form.tags:
        pass
    elif whack.hit:
        letters = max(size * 0.52, plot.form.hit)
        room = _figures(2, letters)
        tag = _beside(plot, whack.hole, (-0.34, -0.2), size, room)
        yield SCORE(f"{key}.tag", f"+{whack.points}", *tag.middle, letters, depth=194)
    else:
        # A number may lie on its ends, which nobody reads.
        room = plot.form.miss
        up = frozenset(hole for hole, each in what.moles.items() if not each.sunk)
        tag = _beside(plot, whack.hole, (-0.3, -0.52), size, room, ends=_ENDS * room[0], up=up)
        yield chip(f"{key}.tag", "blue", Said("tag-miss"), *tag.middle, *room, depth=194)
    badge = _beside(plot, whack.hole, (0.72, -0.86), size, (_BADGE, _BADGE), tag)
    yield Piece(
        f"{key}.badge", f"badge/{faces[whack.by].colour}", *badge.middle, h=_BADGE, depth=195
    )


def _mark(plot: Plot, whack: Whack, faces: tuple[Face, ...], size: float) -> Iterator[Piece]:
    """Where a mallet hit last turn, over that hole's number. In large text the arrows say whose it
    was, and on a small sheet there is no room for more than the mark itself."""
    (x, y), wide, lawn = plot.hole(whack.hole), size * 1.25, plot.lawn
    number, high = plot.number(whack.hole), size * 0.6
    text: Speech = f"+{whack.points}"
    if plot.form.mark == "whose":
        text = Said("tag-hit-by", {"points": whack.points, "name": faces[whack.by].name})
        high = 44
    words = Words(text, 27, "title", "#8E1226", "#FFF6DC", width=size * 1.05, height=high)
    # It is read between the theatre's curtains, and over its envelope.
    room = lawn.w * (0.5 - _CURTAIN) - wide / 2
    x = min(max(x, lawn.cx - room), lawn.cx + room)
    # Large numbers in low rows leave no room for it between them.
    told = plot.form.mark == "whose" or (plot.form.mark == "points" and plot.over > high / 2)
    if told:
        y = min(y, number.y - high / 2 + 16)
    yield _WHACK_BURST(
        f"whack.{whack.by}.burst", "prop/burst", point(x, y), w=wide,
        text=words if told else None,
    )  # fmt: skip


def _figures(count: int, letters: float) -> tuple[float, float]:
    """The room that so many figures take."""
    return count * 0.62 * letters, 0.94 * letters


def _seen(plot: Plot, hole: Hole) -> Box:
    """A mole that is up, with the point beside it."""
    (x, y), wide = plot.hole(hole), plot.wide
    return Box(x - 0.4 * wide, y - 0.8 * wide, 0.95 * wide, 0.8 * wide)


@lru_cache(maxsize=1024)
def _beside(
    plot: Plot, hole: Hole, wanted: tuple[float, float], size: float, room: tuple[float, float],
    tag: Box | None = None, ends: float = 0, up: frozenset[Hole] = frozenset(),
) -> Box:  # fmt: skip
    """Near to a hole, as near as can be to where it is wanted (of a size), beside the numbers
    there, a tag and who is up; at the sides of the lawn where the holes leave no room."""
    (x, y), (wide, high), lawn = plot.hole(hole), room, plot.lawn
    aside, down = wanted[0] * size, wanted[1] * size
    steps = [(dx * size / 8, dy * size / 8) for dx in range(-9, 10) for dy in range(-10, 5)]
    steps.sort(key=lambda step: abs(step[0] - aside) + abs(step[1] - down))
    places = [(x + dx, y + dy) for dx, dy in ((aside, down), *steps)]
    places += [(lawn.x + wide / 2 + _EDGE, y), (lawn.right - wide / 2 - _EDGE, y)]
    boxes = (Box(cx - wide / 2, cy - high / 2, wide, high).inset(ends, 0) for cx, cy in places)
    taken = [plot.number(hole) for hole in holes(len(plot.holes))]
    taken += [_seen(plot, other) for other in sorted(up)]
    return clear(
        boxes, lawn.inset(_EDGE / 2 + ends, _EDGE / 2), taken if tag is None else [*taken, tag]
    )
