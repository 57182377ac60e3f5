"""The kit's pens, and signs that bear what they write."""

from __future__ import annotations

import pytest

from game.stage.kit.signs import CHIPS, Sign, chip
from game.stage.kit.writing import (
    AWARD,
    CHIP,
    FIGURE,
    NOTE,
    NUMBER,
    SCORE,
    SIGN,
    TITLE,
    Pen,
    Tone,
)  # fmt: skip
from game.stage.manifest import facts_of
from game.stage.piece import Words
from game.stage.theme import SIZE
from tests.stage.test_kit import brightness


def test_a_pen_writes_in_its_own_way_unless_it_is_told_otherwise() -> None:
    pen = Pen("#112233", "bold", "#445566", rim=5, align="left", steady=True, depth=7, leading=1.5)
    piece = pen("count", 12, 30, 40, 20, 80, lines=2)
    assert (piece.key, piece.x, piece.y, piece.depth, piece.art) == ("count", 30, 40, 7, "")
    assert piece.text == Words(
        "12", 20, "bold", "#112233", "#445566", "left", 80, 2, 60, rim=5, steady=True
    )
    other = pen("count", "a", 0, 0, 20, height=25, colour="#000000", align="right", depth=0)
    assert other.depth == 0
    assert other.text is not None
    assert (other.text.colour, other.text.align, other.text.height) == ("#000000", "right", 25)


def test_what_is_painted_on_a_thing_does_not_follow_the_persons_text_size() -> None:
    assert all(pen.steady for pen in (NUMBER, FIGURE, SCORE))
    assert not any(pen.steady for pen in (TITLE, NOTE, SIGN, AWARD, *CHIP.values()))


def test_what_is_written_over_the_ground_has_a_rim_much_darker_than_itself() -> None:
    for pen in (SIGN, FIGURE, AWARD, SCORE):
        assert brightness(pen.colour) - brightness(pen.outline) > 300
    assert not any(pen.outline for pen in (TITLE, NOTE, NUMBER, *CHIP.values()))


def test_titles_numbers_and_notes_can_be_told_from_each_other() -> None:
    looks = [(pen.font, pen.colour, pen.outline) for pen in (TITLE, NOTE, SIGN, AWARD, SCORE)]
    assert len(set(looks)) == len(looks)
    assert NOTE.font != TITLE.font == NUMBER.font


def test_a_sign_of_two_lines_has_letters_half_as_high() -> None:
    one, two = (chip("a", "cream", "Royal Vault", 0, 0, 180, 90, lines=n).text for n in (1, 2))
    assert one is not None
    assert two is not None
    assert (two.lines, two.size) == (2, one.size / 2)
    assert (one.height, one.width) == (two.height, two.width - 0.3 * 45)


@pytest.mark.parametrize("high", [34, 46, 112])
def test_a_sign_holds_what_is_written_on_it(high: float) -> None:
    sign = Sign("molly/plaque", Pen("#112233", outline="#445566"))
    piece = sign("deck.count", "12 cards", 10, 20, 200, high, depth=3)
    assert (piece.art, piece.x, piece.y, piece.w, piece.h) == ("molly/plaque", 10, 20, 200, high)
    words = piece.text
    assert piece.depth == 3
    assert words is not None
    assert (words.string, words.colour, words.outline) == ("12 cards", "#112233", "#445566")
    assert SIZE["small"] <= words.size < high
    assert high / 2 < words.height < high
    assert 200 - high / 2 < words.width < 200


def test_writing_on_a_sign_makes_room_for_a_picture_beside_it() -> None:
    alone, beside = (chip("a", "red", "Ready", 0, 0, 200, 46, dx=dx).text for dx in (0, 20))
    assert alone is not None
    assert beside is not None
    assert (beside.dx, alone.width - beside.width) == (20, 40)


@pytest.mark.parametrize(("wide", "high"), [(220, 46), (316, 74)])
def test_a_picture_on_a_sign_lies_beside_what_is_said_or_alone_in_its_middle(
    wide: float, high: float
) -> None:
    ground, picture = CHIPS["gold"].pictured("a", "icon/crown", "the crown", 100, 50, wide, high)
    words = ground.text
    assert words is not None
    assert (ground.w, ground.h, picture.key) == (wide, high, "a.icon")
    assert picture.h < high
    assert picture.x - picture.h / 2 > 100 - wide / 2
    assert 100 + words.dx - words.width / 2 > picture.x + picture.h / 2
    bare, alone = CHIPS["gold"].pictured("a", "icon/crown", "", 100, 50, wide, high)
    assert bare.text is None
    assert alone.x == 100


def test_a_number_on_a_chip_is_painted_there_and_a_chip_may_bear_none() -> None:
    number, word = (chip("a", "dark", said, 0, 0, 50, 34).text for said in (12, "12"))
    assert number is not None
    assert word is not None
    assert (number.string, number.steady, word.steady) == ("12", True, False)
    assert chip("a", "dark", "", 0, 0, 50, 34).text is None
    assert chip("a", "dark", 0, 0, 0, 50, 34).text is not None


def test_a_number_on_something_round_is_painted_there_and_smaller_where_it_is_long() -> None:
    star = Sign("prop/star.gold", Pen("#112233", outline="#445566"))
    piece = star.round("sum", 7, 10, 20, 100, depth=4)
    assert (piece.art, piece.x, piece.y, piece.h, piece.depth) == ("prop/star.gold", 10, 20, 100, 4)
    short, long, little = (
        star.round("sum", value, 0, 0, side).text
        for value, side in ((77, 100), ("+77", 100), (7, 42))
    )
    assert short is not None
    assert long is not None
    assert little is not None
    assert (short.string, short.steady, short.outline) == ("77", True, "#445566")
    assert 30 < long.size < short.size < 60
    assert little.size == SIZE["small"]


@pytest.mark.parametrize("tone", CHIP)
def test_what_is_written_on_a_chip_stands_out_from_it(tone: Tone) -> None:
    """The art of chips is in the manifest; what is dark has light writing, all else dark."""
    assert facts_of(f"ui/chip.{tone}") is not None
    assert (brightness(CHIP[tone].colour) > 600) is (tone == "dark")
