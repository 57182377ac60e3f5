"""One play sheet on the table: whose it is, its holes, and who is up."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.games.whakka_mole.content import holes, keyed
from game.games.whakka_mole.table.pages import MALLET, sheet_page
from game.games.whakka_mole.table.ring import HEADER
from game.games.whakka_mole.table.shapes import CLIP, HOLE, SUNK, depth
from game.stage.kit import plates
from game.stage.kit.boxes import fills
from game.stage.kit.signs import CHIPS, chip
from game.stage.kit.writing import FIGURE, NUMBER, SCORE
from game.stage.piece import Piece, Words
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from game.games.whakka_mole.content import Hole
    from game.games.whakka_mole.table.ring import Plot
    from game.stage.kit.writing import Tone
    from game.stage.look import Face
    from game.stage.piece import Answer

__all__ = ["HEADER_Y", "Up", "Whack", "dress", "sheet"]

HEADER_Y = 33
_STATUS_WIDE = 220
_BADGE = 42
_CURTAIN = 0.085
"""Of a lawn, each curtain of the theatre covers so much."""
_GROWN = 1.6
"""For large text, numbers on the lawn are so much larger."""
_GLOW, _RING = 40.0, 4.0
_LIGHT, _BOARD = -30.0, -20.0


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
    yield from _header(plot, what, face)
    yield from _holes(plot, what, face)
    if what.theatre:
        yield from _theatre(plot, what, face)
    if what.whack is not None:
        yield from _whack(plot, what, what.whack, faces)


def _board(plot: Plot, what: Dress, face: Face) -> Iterator[Piece]:
    key, box, lawn = f"seat.{what.seat}", plot.box, plot.lawn
    if what.glow:
        yield from plates.lit(key, box, _GLOW, _RING, under=_LIGHT)
    yield plates.frame(f"{key}.board", face, box, _BOARD, page=sheet_page(what.seat))
    yield fills(f"{key}.lawn", "whakka/sheet.lawn", lawn, -19)


def _header(plot: Plot, what: Dress, face: Face) -> Iterator[Piece]:
    key, box = f"seat.{what.seat}", plot.box
    if plot.large:
        yield from _large_header(plot, what, face)
        return
    roomy = plot.roomy
    y = box.y + HEADER_Y
    px = box.x + (64 if roomy else 50)
    high = 150 if roomy else 124
    yield from plates.head(key, face, px, box.y + (50 if roomy else 46), high, mood=what.mood)
    plate = 124 if roomy else 118
    left = box.x + (132 if roomy else 106)
    right = box.right - plate - 18
    beside = _STATUS_WIDE + 10 if roomy and what.status is not None else 0
    if what.gain is not None:
        beside = 84
    yield plates.name(key, face, left, y, 46 if roomy else 38, right - beside - left)
    yield from _plate(plot, what, plate, y)
    if what.gain is not None:
        tone: Tone = "green" if what.gain > 0 else "cream"
        yield chip(f"{key}.gain", tone, f"+{what.gain}", right - 36, y, 76, 46)
    elif what.status is not None:
        yield from _status(plot, what, face, (right, y))


def _large_header(plot: Plot, what: Dress, face: Face) -> Iterator[Piece]:
    """Name and score as large as the head is high. What was gained stands beside them where there
    is room for it (the prompt says it, too); who is ready is seen by her envelope."""
    key, box = f"seat.{what.seat}", plot.box
    high = HEADER * plot.grown
    yield plates.band(key, face, box, high, _BOARD + 0.5)
    y = box.y + high / 2 + 1
    yield from plates.head(key, face, box.x + high * 0.55, box.y + high * 0.6, high * 1.3,
                           mood=what.mood)  # fmt: skip
    plate = high * 1.15
    left, right = box.x + high * 1.15, box.right - plate - 18
    gain = high if what.gain is not None and plot.roomy else 0
    yield plates.name(key, face, left, y, 46, right - gain - left, height=high * 0.86)
    x = box.right - 10 - plate / 2
    yield Piece(f"{key}.plate", "ui/chip.cream", x, y, plate, high * 0.76, depth=-15)
    yield NUMBER(f"{key}.score", what.score, x, y, high * 0.66, plate - 20, depth=222)
    if what.gain is not None and gain:
        tone: Tone = "green" if what.gain > 0 else "cream"
        x, said = right - gain / 2 + 6, f"+{what.gain}"
        yield chip(f"{key}.gain", tone, said, x, y, gain - 6, high * 0.74)


def _plate(plot: Plot, what: Dress, wide: float, y: float) -> Iterator[Piece]:
    key, box = f"seat.{what.seat}", plot.box
    x = box.right - 10 - wide / 2
    yield Piece(f"{key}.plate", "ui/chip.cream", x, y, wide, 48, depth=-15)
    yield Piece(f"{key}.flag", "icon/flag.ink", x - wide / 2 + 28, y, h=38, depth=-14)
    size = 44 if plot.roomy else 40
    yield NUMBER(f"{key}.score", what.score, x + 18, y, size, wide - 56, depth=222)


def _status(plot: Plot, what: Dress, face: Face, end: tuple[float, float]) -> Iterator[Piece]:
    """Who is ready, never when or what."""
    right, y = end
    icon = "icon/check.ink" if what.ready else f"{face.device}.ink"
    said, wide = (what.status or "", _STATUS_WIDE) if plot.roomy else ("", 62)
    sign = CHIPS["green" if what.ready else "cream"]
    yield from sign.pictured(f"seat.{what.seat}.status", icon, said, right - wide / 2, y, wide, 46)


def _holes(plot: Plot, what: Dress, face: Face) -> Iterator[Piece]:
    seat, scale = what.seat, plot.wide / HOLE
    for number, (x, y) in zip(holes(len(plot.holes)), plot.holes, strict=True):
        key = f"hole.{seat}.{number}"
        near = 10 + depth(y)
        answer, up = what.answers.get(number), what.moles.get(number)
        yield Piece(
            f"{key}.back", "hole/back", x, y, scale=scale, depth=-10 + depth(y) / 100,
            answer=answer,
        )  # fmt: skip
        if up is not None:
            yield from mole(plot, what.seat, number, face.colour, up, answer)
            if what.counted and not up.sunk and not plot.large:
                words = Words("+1", 38, "title", "#A5E46B", "#1F4A22", rim=4, steady=True)
                at = (x + plot.wide * 0.3, y - plot.wide * 0.42)
                yield Piece(f"one.{seat}.{number}", x=at[0], y=at[1], depth=198, text=words)
        yield Piece(f"{key}.front", "hole/front", x, y, scale=scale, depth=near + 0.3)
        yield FIGURE(
            f"{key}.number", keyed(number, len(plot.holes)), x, y + plot.wide * 0.15 + 3,
            max(27, plot.wide * 0.22) * (_GROWN if plot.large else 1),
            colour="#FFE9A8", depth=near + 0.6,
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
    yield Piece(f"{key}.valance", "whakka/valance", lawn.cx, lawn.y + 13, lawn.w, 34, depth=201)
    if what.ready:
        # In the upper corner no hole lies, nor its number.
        high = min(66, lawn.h * 0.36)
        x, y = lawn.right - high * 0.82, lawn.y + high * 0.62 + 4
        yield Piece(f"{key}.envelope", "prop/envelope.sealed", x, y, h=high, depth=210)
        yield Piece(f"{key}.seal", f"prop/seal.{face.colour}", x, y + 2, h=high * 0.5, depth=211)


def _whack(plot: Plot, what: Dress, whack: Whack, faces: tuple[Face, ...]) -> Iterator[Piece]:
    """What a mallet left behind. It lies up and right of its hole: the number stays in sight."""
    key = f"whack.{whack.by}"
    x, y = plot.hole(whack.hole)
    size = min(104.0, plot.wide * 1.1)
    colour = faces[whack.by].colour
    if what.writing:
        if whack.hit:
            words = _mark(plot, whack, faces, size)
            wide, lawn = size * 1.25, plot.lawn
            # It is read between the theatre's curtains, and over its envelope.
            room = lawn.w * (0.5 - _CURTAIN) - wide / 2
            x = min(max(x, lawn.cx - room), lawn.cx + room)
            yield Piece(f"{key}.burst", "prop/burst", x, y - 16, wide, depth=212, text=words)
        return
    art = "prop/burst" if whack.hit else "prop/dust.2"
    wide = size * (1.35 if whack.hit else 1.2)
    yield Piece(f"{key}.burst", art, x, y - size * 0.16, wide, depth=190)
    yield Piece(
        f"{key}.mallet",
        "prop/mallet",
        x + size * 0.58,
        y + size * 0.22,
        h=size * 1.05,
        turn=-6,
        depth=192,
        page=MALLET,
    )
    if whack.hit:
        aside, up, letters = (0.34, 0.2, size * 0.52)
        if plot.large:
            aside, up, letters = (0.34, 0.2, 52.0) if plot.roomy else (0.1, 0.5, 44.0)
        at = (x - size * aside, y - size * up)
        yield SCORE(f"{key}.tag", f"+{whack.points}", *at, letters, depth=194)
    else:
        yield _missed(plot, f"{key}.tag", x, y, size)
    # The mallet may be the highest of all, but names and scores stay readable.
    top = max(y - size * 0.86, plot.lawn.y + _BADGE * 0.6)
    yield Piece(f"{key}.badge", f"badge/{colour}", x + size * 0.72, top, h=_BADGE, depth=195)


def _mark(plot: Plot, whack: Whack, faces: tuple[Face, ...], size: float) -> Words | None:
    """What is written where a mallet hit. In large text the arrows say whose it was, and on a small
    sheet there is no room for more than the mark itself."""
    if not plot.large:
        text = Said("tag-hit-by", {"points": whack.points, "name": faces[whack.by].name})
        return Words(text, 27, "title", "#8E1226", "#FFF6DC", width=size * 1.05, height=44)
    if not plot.roomy:
        return None
    said = f"+{whack.points}"
    return Words(said, 27, "title", "#8E1226", "#FFF6DC", width=size * 1.05, height=size * 0.6)


def _missed(plot: Plot, key: str, x: float, y: float, size: float) -> Piece:
    """On a small sheet it keeps to its own hole: beside it the next mole's point is counted."""
    wide, high, aside, up = (112, 42, 0.3, 0.52) if plot.roomy else (88, 38, 0.1, 0.52)
    if plot.large:
        wide, high, aside, up = 130, 50, 0.1, 0.7
    y = max(y - size * up, plot.lawn.y + high * 0.6)
    return chip(key, "blue", Said("tag-miss"), x - size * aside, y, wide, high, depth=194)
