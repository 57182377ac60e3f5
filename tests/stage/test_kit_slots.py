"""Places in a box: of a corner or an edge of it, and as large as it leaves them."""

from __future__ import annotations

import pytest

from game.stage.box import Box
from game.stage.kit.slots import BOTTOM, CENTRE, MIDDLE, RIGHT, Laid, Room, Spot, Written, point
from game.stage.kit.writing import TITLE

BOX = Box(100, 200, 400, 80)


@pytest.mark.parametrize(
    ("spot", "place"),
    [
        (Spot(16, 30), (116, 230)),
        (Spot(16), (116, 200)),
        (Spot(-46, 0, RIGHT, MIDDLE), (454, 240)),
        (Spot(0, -8, MIDDLE, BOTTOM), (300, 272)),
        (CENTRE, BOX.middle),
    ],
)
def test_a_spot_is_counted_from_a_corner_or_an_edge(spot: Spot, place: tuple[float, float]) -> None:
    assert spot.of(BOX) == place


def test_a_room_is_as_large_as_told_or_so_much_less_than_its_box() -> None:
    assert Room(Spot(16, 20), -32, 50).of(BOX) == Box(116, 220, 368, 50)
    assert Room(Spot(0), 0, 0).of(BOX) == BOX
    assert Room(CENTRE, 90, -10).about(BOX) == (300, 240, 90, 70)


def test_a_picture_lies_in_its_place_and_a_moment_may_change_it() -> None:
    tick = Laid(Spot(-20, 0, RIGHT, MIDDLE), scale=0.8, depth=3)
    piece = tick("tick", "ui/tick", BOX)
    assert (piece.x, piece.y, piece.scale, piece.depth) == (480, 240, 0.8, 3)
    faded = tick("tick", "ui/tick", BOX, alpha=0.5, scale=2)
    assert (faded.x, faded.scale, faded.depth, faded.alpha) == (480, 2, 3, 0.5)
    assert tick("tick", "ui/tick", BOX) == piece


def test_writing_leaves_so_much_of_its_box_free_or_is_told_its_width() -> None:
    name = Written(TITLE, Spot(64, 32), 30, -90, height=-20, align="left", colour="#123456")
    piece = name("name", "Ida", BOX)
    assert (piece.x, piece.y) == (164, 232)
    assert piece.text is not None
    assert (piece.text.width, piece.text.height) == (310, 60)
    assert (piece.text.size, piece.text.align, piece.text.colour) == (30, "left", "#123456")
    told = name("name", "Ida", point(5, 6), width=70, height=9, size=44, colour="#FFFFFF").text
    assert told is not None
    assert (told.width, told.height, told.size, told.colour) == (70, 9, 44, "#FFFFFF")


def test_writing_without_a_width_is_as_wide_as_it_comes() -> None:
    text = Written(TITLE, Spot(0), 30)("name", "Ida", BOX).text
    assert text is not None
    assert (text.width, text.height) == (0, TITLE.words("Ida", 30).height)
