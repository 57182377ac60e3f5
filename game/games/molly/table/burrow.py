"""Behind the curtain: one's own burrow, what it is worth, and what one more cube would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.molly.content.components import COLOURS, COLUMN, score
from game.games.molly.content.words import cube_id
from game.games.molly.table.arts import CUBE_INK, cube_art
from game.stage.box import Box
from game.stage.kit.boxes import fills
from game.stage.kit.panels import DARK_PAPER, PAPER
from game.stage.kit.rows import Sized
from game.stage.kit.signs import chip
from game.stage.kit.slots import CENTRE, MIDDLE, Laid, Room, Spot, Written, point
from game.stage.kit.writing import NOTE, NUMBER, signed
from game.stage.piece import Piece, Words
from game.stage.said import Said
from game.stage.theme import CREAM, INK

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from game.games.molly.content.components import Colour
    from game.games.molly.seen.view import MollySeen
    from game.stage.frame import Frame
    from game.stage.kit.writing import Tone
    from game.stage.look import Look
    from game.stage.piece import Answer

__all__ = ["burrow", "column_box", "curtained", "inside", "one_more"]

_TOP, _HIGH = 208.0, 524.0
_WIDE, _PITCH = 150.0, 178.0
_SHAFT = 706.0
"""The shaft as it is painted."""
_MORE, _ROLE = Sized((106, 56), (128, 84)), Sized((156, 48), (174, 76))
"""How wide and high it is written what one more cube is worth, and which column is tallest."""
_NAMED, _TIP = Sized((170, 38), (206, 56)), Sized(154.0, 24.0)
"""The room of a name below its number; how far from the left advice begins: beside its picture."""
_PROMPT = Room(Spot(-910, -246), 1820, 234)
_COLUMN = Laid(CENTRE, depth=-5)
_COLUMN_BADGE = Laid(Spot(-30), h=74, depth=12)
_ABOVE = Room(Spot(1096, 180), 640, 390)
_BELOW = Room(Spot(1096, 592), 640, 206)
_SUM = Laid(Spot(0, 138), w=112, h=108)
_SUM_NAME = Written(NOTE, Spot(0, 222), 29, colour=INK)
_SUM_SIGN = Written(NUMBER, Spot(108, 138), 62)
_TIP_WORDS = Written(NOTE, Spot(0), 30, height=196, lines=4, colour=INK, align="left")
_TIP_ART = Laid(Spot(84, 0, down=MIDDLE), h=104)


def curtained(frame: Frame) -> Box:
    """The prompt's room, the curtains at its sides included."""
    return _PROMPT.of(point(frame.w / 2, frame.h))


def column_box(frame: Frame, column: int) -> Box:
    middle = frame.middle
    return Box(middle.x + 190 + _PITCH * column, middle.y + _TOP, _WIDE, _HIGH)


def one_more(cubes: Sequence[int], column: int) -> int:
    """What the score gains by one more cube of a colour; nothing where there is no room."""
    if cubes[column] >= COLUMN:
        return 0
    more = [count + (at == column) for at, count in enumerate(cubes)]
    return score(more, 0) - score(tuple(cubes), 0)


def inside(seen: MollySeen, look: Look) -> bool:
    """Whether whoever looks sees her own burrow: nobody else does."""
    return look.private and seen.viewer is not None


def burrow(seen: MollySeen, look: Look, answers: Mapping[Colour, Answer]) -> Iterator[Piece]:
    me = seen.viewer or 0
    cubes = seen.burrows[me] or (0,) * len(COLOURS)
    frame = look.frame
    grow = max(frame.w / 1920, frame.h / 1080)
    yield Piece(
        "inside",
        "molly/burrow.inside",
        frame.w / 2,
        frame.h / 2,
        1920 * grow,
        1080 * grow,
        depth=-30,
    )
    held = [count for count in cubes if count]
    most, fewest = max(held, default=0), min(held, default=0)
    for column, colour in enumerate(COLOURS):
        yield from _column(look, cubes, column, colour, answers.get(colour))
        count = cubes[column]
        if count and count in (most, fewest):
            yield from _role(look, column, count == most, most == fewest)
    yield from _sum(seen, look, cubes, most, fewest)
    yield from _advice(look, cubes)


def _column(
    look: Look, cubes: Sequence[int], column: int, colour: Colour, answer: Answer | None
) -> Iterator[Piece]:
    box, count = column_box(look.frame, column), cubes[column]
    key = f"column.{colour}"
    yield _COLUMN(key, f"molly/shaft.{colour}", box, h=box.h, answer=answer)
    pitch = (box.h - 16) / COLUMN
    floor = box.bottom - 8

    def level(at: int) -> float:
        return floor - pitch * (at + 0.5)

    for at in range(count):
        yield Piece(f"{key}.{at}", cube_art(colour), box.cx, level(at), h=82)
    id_ = cube_id(colour)
    chosen = id_ in look.path
    if chosen or id_ in look.offered:
        art = "ui/focus" if chosen else "molly/corner"
        yield fills(f"{key}.mark", art, box, 30, 14)
    elif count < COLUMN:
        gain = one_more(cubes, column)
        tone: Tone = "green" if gain > 0 else "red" if gain < 0 else "cream"
        size = _MORE.on(look.frame)
        yield chip(f"{key}.more", tone, signed(gain), box.cx, level(count), *size, depth=12)
    y = box.bottom + 42
    yield _COLUMN_BADGE(f"{key}.badge", f"molly/badge.{colour}", point(box.cx, y))
    words = Words(str(count), 54, "title", CUBE_INK[colour], INK, rim=5, steady=True)
    yield Piece(f"{key}.count", x=box.cx + 38, y=y, depth=12, text=words)


def _role(look: Look, column: int, most: bool, both: bool) -> Iterator[Piece]:
    box = column_box(look.frame, column)
    key = f"role.{column}"
    said = Said("most-and-fewest" if both else "most" if most else "fewest")
    tone: Tone = "gold" if most else "blue"
    yield chip(key, tone, said, box.cx, box.y - 2, *_ROLE.on(look.frame), depth=14)


def _parts(frame: Frame) -> tuple[Box, Box]:
    middle = frame.middle
    return (_ABOVE.of(middle), _BELOW.of(middle))


def _sum(
    seen: MollySeen, look: Look, cubes: Sequence[int], most: int, fewest: int
) -> Iterator[Piece]:
    box, _ = _parts(look.frame)
    tokens = seen.tokens[seen.viewer or 0]
    yield from PAPER.headed("sum", box, Said("if-it-ended"), size=42)
    tiles = (
        ("most", str(most), "orange", "most"),
        ("fewest", str(fewest), "blue", "fewest"),
        ("tokens", str(tokens), "wood", "tokens-word"),
    )
    for at, (key, number, tone, name) in enumerate(tiles):
        x = box.x + 104 + 216 * at
        words = Words(number, 78, "title", CREAM, "#3A1C10", rim=5, steady=True)
        yield _SUM(f"sum.{key}", f"ui/square.{tone}.up", point(x, box.y), text=words)
        wide, high = _NAMED.on(look.frame)
        yield _SUM_NAME(f"sum.{key}.name", Said(name), point(x, box.y), width=wide, height=high)
        if at < 2:
            yield _SUM_SIGN(f"sum.{key}.sign", "×+"[at], point(x, box.y))
    whole = Words(
        Said("points", {"points": score(tuple(cubes), tokens)}), 84, "title", "#C2571A", "#FFF1CF",
        rim=4, width=box.w - 80, height=110,
    )  # fmt: skip
    yield Piece("sum.whole", x=box.cx, y=box.y + 318, text=whole)


def _advice(look: Look, cubes: Sequence[int]) -> Iterator[Piece]:
    """A word before a first cube of a missing colour; else what the numbers on the columns mean."""
    _, box = _parts(look.frame)
    yield fills("tip", DARK_PAPER.art, box, -5)
    missing = [column for column, count in enumerate(cubes) if not count]
    said, art = Said("one-more"), "molly/token"
    if missing and any(cubes):
        pointed = [c for c in missing if look.hover == cube_id(COLOURS[c])]
        column = (pointed or missing)[0]
        loss = -one_more(cubes, column)
        key = "first-would-cost" if loss > 0 else "first-would-not"
        said = Said(key, {"colour": Said(f"colour-{COLOURS[column]}"), "points": abs(loss)})
        art = cube_art(COLOURS[column])
    left = _TIP.on(look.frame)
    if not look.frame.large:
        yield _TIP_ART("tip.art", art, box)
    yield _TIP_WORDS("tip.words", said, point(box.x + left, box.cy), width=box.w - left - 36)
