"""Nothing that Topoum's table says is hidden by another thing it shows, and all of it is readable:
measured on what is drawn, in five languages."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.games.topoum.content.ids import is_space
from game.games.topoum.content.words import TYPES
from game.kernel.contract import PickSome
from game.stage.box import Box
from game.stage.frame import Frame
from game.stage.piece import Piece, Words, altered
from game.stage.said import Said
from game.stage.solid import solid
from game.stage.text import Style, Writer
from tests.screens.test_topoum_pages import LANGUAGES, told
from tests.screens.test_topoum_room import moments
from tests.stage.tables import look

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.games.topoum.seen.view import TopoumSeen
    from game.kernel.contract import Options
    from game.stage.look import Look

TABLE = catalogue.table("topoum")
FULL = Frame.of(1920, 1080)
SMALL = Frame.of(1280, 720, 200)
_LEAST = 26
_SAYING = ("topoum/cost.", "topoum/sign.", "topoum/token.", "topoum/marker.", "topoum/head.",
           "topoum/medal", "badge/", "icon/bulb")  # fmt: skip
"""Pictures that say something by themselves."""
_FEET = ".foot"
"""Where markers point to: one place, where several have as many medals."""
_HOLLOW = ("ui/focus", "ui/glow", "topoum/target", "topoum/halo", "topoum/bracket")
"""One sees through the middle of them."""
_COVERED = 0.15
"""So much of a thing that speaks may lie under another's corner, which is round."""
VARIANTS = [
    (4, 4, {"deck": "training", "farmer": "crates"}),
    (3, 5, {"deck": "panic", "farmer": "stomper"}),
    (2, 6, {"deck": "riders", "radius": "4"}),
    (4, 7, {"deck": "choose", "obstacles": "on"}),
    (3, 8, {"deck": "intrigue", "farmer": "boom"}),
]


def style_of(words: Words) -> Style:
    return Style(
        words.size, words.font, outline=words.outline, rim=words.rim, align=words.align,
        width=words.width, height=words.height, lines=words.lines, steady=words.steady,
    )  # fmt: skip


def text_box(writer: Writer, piece: Piece, words: Words, code: str) -> Box:
    """What the letters take, without the air between lines."""
    wide, high = writer.measure(told(words.string, code), style_of(words))
    high *= 0.8
    left = {"left": 0.0, "center": 0.5, "right": 1.0}[words.align] * wide
    return Box(piece.x + words.dx - left, piece.y + words.dy - high / 2, wide, high)


def spoken(writer: Writer, pieces: Sequence[Piece], code: str) -> list[tuple[Piece, Box]]:
    found = []
    for piece in pieces:
        if piece.text is not None and told(piece.text.string, code):
            found.append((piece, text_box(writer, piece, piece.text, code)))
        elif piece.art.startswith(_SAYING) and not piece.key.endswith(_FEET):
            found.append((piece, solid(piece).inset(3)))
    return found


def shared(one: Box, other: Box) -> float:
    """How much of the first lies under the other."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return wide * high / (one.w * one.h) if wide > 0 and high > 0 else 0.0


def hidden(writer: Writer, pieces: Sequence[Piece], code: str) -> Iterator[str]:
    """What cannot be read, and because of what."""
    say = spoken(writer, pieces, code)
    # What is laid later lies on what lies as near.
    near = {piece.key: (piece.depth, place) for place, piece in enumerate(pieces)}
    for at, (piece, box) in enumerate(say):
        for other, its in say[at + 1 :]:
            if max(shared(box, its), shared(its, box)) > _COVERED:
                yield f"{piece.key} and {other.key}"
        for other in pieces:
            over = near[other.key] > near[piece.key] and other.art and other.alpha > 0.3
            if not over or other.art.startswith(_HOLLOW):
                continue
            if other.text is None and shared(box, solid(other)) > _COVERED:
                yield f"{piece.key} under {other.key}"


def looks(seen: TopoumSeen, seat: int, legal: Options, frame: Frame) -> Iterator[Look]:
    """As it is before anything is chosen, with a way half gone, and with its end pointed at."""
    seats = len(seen.hands)
    for private in (False, True):
        at = look(seen, seats, frame, chooser=seat, lone=None if private else seat)
        at = replace(at, private=private)
        if isinstance(legal, PickSome):
            yield replace(at, offered=legal.items)
            continue
        yield replace(at, offered=tuple(dict.fromkeys(action[0] for action in legal)))
        starts = dict.fromkeys(action[:-1] for action in legal if is_space(action[-1]))
        for start in list(starts)[::7]:
            ends = tuple(a[-1] for a in legal if a[:-1] == start and is_space(a[-1]))
            yield replace(at, path=start, offered=ends)
            for hover in ends[::5]:
                yield replace(at, path=start, offered=ends, hover=hover)


@pytest.mark.slow
@pytest.mark.parametrize("frame", [FULL, SMALL])
@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_no_piece_hides_what_another_says(variant: int, frame: Frame) -> None:
    seats, seed, options = VARIANTS[variant]
    writer, code = Writer(frame), LANGUAGES[variant]
    for seen, seat, legal in moments(seats, seed, options, every=11):
        for at in looks(seen, seat, legal, frame):
            found = list(hidden(writer, TABLE.showing(seen, at).pieces, code))
            assert not found, (seen.turn, seen.step, at.path, at.hover, at.private)


def test_an_overlap_that_is_planted_is_caught() -> None:
    seen, seat, _ = next(m for m in moments(3, 5) if m[0].step == "act" and m[0].turn > 4)
    pieces = list(TABLE.showing(seen, look(seen, 3, lone=seat)).pieces)
    writer = Writer(FULL)
    assert not list(hidden(writer, pieces, "en"))
    keyed = {piece.key: piece for piece in pieces}
    name, cost = keyed["seat.1.name"], keyed["line.2.cost"]
    chip = Piece("chip", "topoum/badge.new", name.x + 40, name.y, 84, 54, depth=50)
    assert list(hidden(writer, [*pieces, chip], "en")) == ["seat.1.name under chip"]
    number = Piece("number", x=cost.x, y=cost.y, text=Words("+6", 40, "title"))
    found = list(hidden(writer, [number, *pieces], "en"))
    assert found == ["number and line.2.cost", "number under line.2.cost"]
    moved = [altered(p, x=name.x) if p.key == "seat.1.medals" else p for p in pieces]
    moved = [altered(p, y=name.y) if p.key == "seat.1.medals" else p for p in moved]
    assert list(hidden(writer, moved, "en")) == ["seat.1.name and seat.1.medals"]


def size_of(writer: Writer, string: str, style: Style) -> int:
    return writer._fit(string, style)[0]


@pytest.mark.parametrize("code", LANGUAGES)
def test_text_is_large_enough_on_a_television_and_never_cut(code: str) -> None:
    writer = Writer(FULL)
    checked: set[tuple[str, str]] = set()
    for seats, seed, options in VARIANTS:
        for seen, seat, legal in moments(seats, seed, options, every=17):
            at = look(seen, seats, lone=seat, chooser=seat)
            if isinstance(legal, PickSome):
                at = replace(at, offered=legal.items)
            for piece in TABLE.showing(seen, at).pieces:
                words = piece.text
                if words is None:
                    continue
                string, style = told(words.string, code), style_of(words)
                if (piece.key, string) in checked:
                    continue
                checked.add((piece.key, string))
                assert size_of(writer, string, style) >= _LEAST, (piece.key, string)
                assert writer.fits(string, style), (piece.key, string)
    assert len(checked) > 50


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_has_room_for_its_name_and_hint_in_the_line(code: str) -> None:
    writer = Writer(FULL)
    seen = next(seen for seen, _, _ in moments(3, 5) if seen.step == "act")
    pieces = {piece.key: piece for piece in TABLE.showing(seen, look(seen, 3)).pieces}
    name, hint = pieces["line.1.name"].text, pieces["line.1.hint"].text
    assert name is not None
    assert hint is not None
    for kind in TYPES:
        for words, key in ((name, f"card-{kind}"), (hint, f"short-{kind}")):
            string = told(Said(key), code)
            assert size_of(writer, string, style_of(words)) >= _LEAST, string
            assert writer.fits(string, style_of(words)), string
