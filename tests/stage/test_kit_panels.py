"""The kit's panels, and writing that has a box to itself."""

from __future__ import annotations

import pytest

from game.stage.box import Box
from game.stage.kit.panels import DARK_PAPER, PAPER, Panel, body
from game.stage.kit.writing import NOTE, TITLE, Pen, figures, signed
from game.stage.manifest import facts_of
from game.stage.piece import Piece, Words
from game.stage.solid import solid
from game.stage.theme import SIZE

BOX = Box(100, 200, 400, 300)


def written(piece: Piece) -> Box:
    """What a writing takes at the most."""
    words = words_of(piece)
    left = {"left": 0.0, "center": 0.5, "right": 1.0}[words.align] * words.width
    return Box(piece.x - left, piece.y - words.height / 2, words.width, words.height)


def words_of(piece: Piece) -> Words:
    assert piece.text is not None
    return piece.text


def inside(box: Box, outer: Box) -> bool:
    return (
        outer.x <= box.x and outer.y <= box.y
        and box.right <= outer.right and box.bottom <= outer.bottom
    )  # fmt: skip


@pytest.mark.parametrize("size", [28, 32, 42])
@pytest.mark.parametrize("note", ["", "2 of 5"])
def test_a_head_lies_in_its_panel_and_leaves_the_body_alone(size: float, note: str) -> None:
    ground, title, *rest = PAPER.headed("tray", BOX, "Your hand", note, size=size)
    assert (ground.key, ground.art, solid(ground)) == ("tray", "ui/panel.paper", BOX)
    assert (title.key, words_of(title).string, words_of(title).size) == (
        "tray.title", "Your hand", size,
    )  # fmt: skip
    assert [(each.key, words_of(each).string) for each in rest] == (
        [("tray.note", note)] if note else []
    )
    room = body(BOX, size)
    assert inside(room, BOX)
    assert room.h > BOX.h / 2
    for each in (title, *rest):
        assert inside(written(each), BOX)
        assert not written(each).meets(room)
        assert written(each).h >= words_of(each).size
        assert words_of(each).size >= SIZE["small"]


def test_a_note_stands_at_the_right_of_a_title_and_neither_writes_on_the_other() -> None:
    _, title, note = DARK_PAPER.headed("tray", BOX, "Your hand", "2 of 5")
    assert (words_of(title).align, words_of(note).align) == ("left", "right")
    assert written(title).right <= written(note).x
    assert words_of(note).size < words_of(title).size
    alone = list(PAPER.headed("tray", BOX, "Your hand"))[1]
    assert written(alone).x - BOX.x == BOX.right - written(alone).right


def test_a_head_leaves_room_for_what_looks_over_the_panels_edge() -> None:
    for note in ("", "2 of 5"):
        parts = list(PAPER.headed("aside", BOX, "Bobtail", note, beside=100))[1:]
        assert max(written(each).right for each in parts) < BOX.right - 100


def test_a_panel_is_ground_unless_it_lies_over_something() -> None:
    ground, title = PAPER.headed("sum", BOX, "If it ended")
    assert ground.depth < 0 <= title.depth
    over = list(PAPER.headed("sum", BOX, "If it ended", "now", depth=500))
    assert {piece.depth for piece in over} == {500}


def test_a_panel_that_says_one_thing_says_it_in_its_middle() -> None:
    night = Panel("ui/panel.paper.dark", TITLE, Pen("#112233"))
    ground, text = night.saying("ladder", BOX, "Alone", 30, 4)
    assert (ground.art, solid(ground), text.key) == ("ui/panel.paper.dark", BOX, "ladder.text")
    words = words_of(text)
    assert (text.x, text.y, words.lines, words.size) == (BOX.cx, BOX.cy, 4, 30)
    assert words.colour == "#112233"
    assert inside(written(text), BOX.inset(10))


@pytest.mark.parametrize(
    ("align", "x"), [("left", BOX.x), ("center", BOX.cx), ("right", BOX.right)]
)
def test_writing_within_a_box_keeps_to_its_side_of_it(align: str, x: float) -> None:
    piece = NOTE.within("text", "a", BOX, 28, 8, align=align, colour="#445566", depth=9)
    words = words_of(piece)
    assert (piece.x, piece.y, piece.depth, words.align) == (x, BOX.cy, 9, align)
    assert (words.size, words.lines, words.colour) == (28, 8, "#445566")
    assert written(piece) == BOX


def test_a_pen_that_writes_from_the_left_does_so_within_a_box() -> None:
    piece = Pen("#112233", align="left").within("text", "a", BOX, 28)
    assert (piece.x, words_of(piece).align, words_of(piece).lines) == (BOX.x, "left", 1)


@pytest.mark.parametrize("panel", [PAPER, DARK_PAPER])
def test_papers_are_drawn(panel: Panel) -> None:
    facts = facts_of(panel.art)
    assert facts is not None
    assert facts.nine is not None


def test_what_is_lost_has_a_minus_as_wide_as_a_figure() -> None:
    assert [signed(count) for count in (3, 0, -2)] == ["+3", "±0", "−2"]
    assert [figures(count) for count in (3, 0, -2)] == ["3", "0", "−2"]
