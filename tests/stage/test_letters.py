"""Names in any script: a font that has each letter, in the order it is read, never a box."""

from __future__ import annotations

import unicodedata

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.stage.frame import Frame
from game.stage.letters import BEYOND, PAW, Run, runs, writable
from game.stage.text import FONT_FOLDER, Style, Writer
from game.system.names import clean_name

FULL = Frame.of(1920, 1080)
NAMES = {
    "hebrew": "אידה",
    "arabic": "محمد",
    "devanagari": "क्षत्रिय",
    "bengali": "বাংলা",
    "tamil": "தமிழ்",
    "thai": "น้ำผึ้ง",
    "armenian": "Հայկ",
    "georgian": "გიორგი",
    "ethiopic": "አበበ",
    "east": "漢字简体かなカナ한국어",
    "emoji": "😀🐭🏴‍☠️👍🏽",
    "europe": "Ελένη",
}
SILENT = "\u200c\u200d\ufe0e\ufe0f"
HOUSE = ("title", "bold", "text", "plain", "army")


@pytest.fixture
def writer() -> Writer:
    return Writer(FULL)


def boxes(writer: Writer, string: str, font: str) -> list[Run]:
    """What would be written in a font that has no such letter."""
    return [
        run
        for run in writer._runs(writable(string), font)
        if not all(sign in SILENT or writer._knows(run.font, sign) for sign in run.text)
    ]


@pytest.mark.parametrize("house", HOUSE)
@pytest.mark.parametrize(("font", "name"), NAMES.items(), ids=NAMES)
def test_a_name_is_written_in_a_font_that_has_it(
    writer: Writer, font: str, name: str, house: str
) -> None:
    assert boxes(writer, name, house) == []
    assert [run.font for run in writer._runs(name, house)] == [font]
    picture = writer.render(name, Style(48, house))
    assert picture.get_bounding_rect().w > 40


@settings(max_examples=300, deadline=None)
@given(st.text(st.characters(), max_size=40), st.sampled_from(HOUSE))
def test_nothing_is_ever_written_as_a_box(string: str, house: str) -> None:
    writer = Writer(FULL)
    assert boxes(writer, string, house) == []
    assert boxes(writer, clean_name(string), house) == []


def test_whoever_asks_a_font_that_lacks_a_letter_is_found(writer: Writer) -> None:
    """The ruler of these tests: a Hebrew name in the title's own font would be boxes."""
    assert not writer._knows("title", "א")
    assert writer._knows("title", "A")
    assert all(not writer._knows(font, "\ue83b") for font in (*HOUSE, *BEYOND))


def test_a_letter_that_no_font_has_is_a_paw(writer: Writer) -> None:
    cuneiform = "𒀀𒀁"
    assert [run.text for run in writer._runs(cuneiform, "text")] == [PAW, PAW]
    marked = "क\u20dd"
    assert PAW not in "".join(run.text for run in writer._runs(marked, "text"))


@pytest.mark.parametrize("file", [script.file for script in BEYOND.values()])
def test_each_font_lies_there_with_its_licence(file: str) -> None:
    assert (FONT_FOLDER / file).is_file()
    assert (FONT_FOLDER / file).stem in (FONT_FOLDER / "OFL-Noto.txt").read_text(encoding="utf-8")


def every(font: str, letter: str) -> bool:
    """Three fonts without overlap, so that order alone is tried."""
    kind = unicodedata.bidirectional(letter)
    return {"text": kind not in {"R", "AL"}, "hebrew": kind == "R", "arabic": kind == "AL"}.get(
        font, False
    )


def standing(line: str) -> list[str]:
    return [run.text for run in runs(line, "text", every)]


@pytest.mark.parametrize(
    ("read", "stood"),
    [
        ("Ida", ["Ida"]),
        ("אידה hits Ben", ["אידה", " hits Ben"]),
        ("Ben hits אידה!", ["Ben hits ", "אידה", "!"]),
        ("(אב) Ben", ["(", "אב", ") Ben"]),
        # A name of two words stands as a whole, its score and the next name in our order.
        ("by אב גד 12 now", ["by ", "גד", " ", "אב", " 12 now"]),
        ("אב 12, גד 9", ["אב", " 12, ", "גד", " 9"]),
        ("אב محمد", ["محمد", " ", "אב"]),
        ("אב, محمد", ["אב", ", ", "محمد"]),
        ("12 אב", ["12 ", "אב"]),
        ("אב12", ["12", "אב"]),
    ],
)
def test_names_leftward_stand_in_lines_rightward(read: str, stood: list[str]) -> None:
    assert standing(read) == stood
    assert sorted("".join(stood)) == sorted(read)


def test_letters_are_joined_as_their_script_joins_them(writer: Writer) -> None:
    """Joined letters are narrower than each alone; a family in pictures is one picture."""
    style = Style(48, "bold")
    for name in ("العربية", "क्षत्रिय"):
        apart = sum(writer.measure(letter, style)[0] for letter in name)
        assert writer.measure(name, style)[0] < apart * 0.92
    one = writer.measure("👩", style)[0]
    assert writer.measure("👩‍👩‍👧‍👦", style)[0] < one * 1.5


def test_a_name_leftward_begins_at_the_right(writer: Writer) -> None:
    """Its picture ends as the picture of its first letter alone does."""
    style = Style(96, "bold")
    whole, first = (writer.render(text, style) for text in ("אל", "א"))
    wide = first.get_bounding_rect().w - 2
    assert wide > 20
    strips = []
    for picture in (whole, first):
        ink = picture.get_bounding_rect()
        cut = picture.subsurface(pygame.Rect(ink.right - wide, 0, wide, picture.get_height()))
        strips.append(pygame.transform.average_color(cut, consider_alpha=True))
    assert strips[0] == pytest.approx(strips[1], abs=3)


def test_orders_to_write_the_other_way_are_not_written() -> None:
    assert writable("\u202eIda\u2067\x00\ud800") == "Ida?"
    assert writable("Ida\nBen") == "Ida\nBen"
