"""Writing fits its place, at every text size, whatever was typed."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.stage.frame import Frame
from game.stage.text import Style, Writer
from game.stage.theme import SIZE
from game.stage.wrap import shorten, wrap
from game.system.called import Called, Naming

FRAMES = [Frame.of(*size, text) for size in ((1280, 720), (1920, 1080)) for text in (100, 150, 200)]


def ink(picture: pygame.Surface) -> pygame.Rect:
    """The part of a picture that is drawn on."""
    return picture.get_bounding_rect()


@pytest.mark.parametrize("frame", FRAMES, ids=[f"frame{n}" for n in range(6)])
@pytest.mark.parametrize(
    "string",
    ["Go", "Reset this page", "Ein ganz besonders langer Satz, der nicht in eine Zeile passt",
     "W" * 300, "Žluťoučký kůň úpěl ďábelské ódy"],
)  # fmt: skip
@pytest.mark.parametrize("font", ["title", "bold", "text", "army"])
def test_fitted_writing_stays_in_its_box(frame: Frame, string: str, font: str) -> None:
    # A writer of its own: the fonts of one do not outlive a program that was closed.
    writer = Writer(frame)
    style = Style(40, font, width=300, height=80, outline="#000000")
    picture = writer.render(string, style)
    scale = frame.scale
    drawn = ink(picture)
    assert drawn.w <= 300 * scale + 2
    # Accents and tails may reach into the margin that the picture has above and below.
    assert drawn.h <= 80 * scale * 1.2
    assert drawn.w > 0


@pytest.mark.parametrize("text", [100, 125, 150, 200])
def test_what_can_be_read_at_100_is_not_cut_at_200(text: int) -> None:
    plain = Writer(Frame.of(1920, 1080, 100))
    large = Writer(Frame.of(1920, 1080, text))
    style = Style(38, "title", width=330, height=60)
    for string in ("Fill with bots", "Bold Lavender", "Start: shuffle the moles"):
        assert plain.fits(string, style)
        assert large.fits(string, style)


def test_too_much_text_ends_in_an_ellipsis() -> None:
    writer = Writer(FRAMES[0])
    style = Style(40, width=200)
    assert not writer.fits("mole " * 80, style)
    assert ink(writer.render("mole " * 80, style)).w <= 200 * writer.frame.scale + 2


def test_a_name_is_cut_before_its_sentence_is_too_small() -> None:
    """Only where it has to be, and no more than that; the same letters without a name in them
    become smaller, as before."""
    writer, name = Writer(Frame.of(1920, 1080)), "Bartholomew Montgomery-W"
    text, style = f"{name} digs", Style(40, "title", width=260)
    size, (line,) = writer._fit(Naming(text, (name,)), style)
    assert size >= SIZE["small"]
    assert line.startswith("Barthol")
    assert line.endswith("… digs")
    assert writer._fit(text, style)[0] < SIZE["small"]
    roomy = replace(style, width=600)
    assert writer._fit(Naming(text, (name,)), roomy) == writer._fit(text, roomy)
    assert writer._fit(Naming(text, (name,)), replace(style, width=90))[1] != (line,)


@pytest.mark.parametrize("width", range(60, 400, 20))
def test_a_name_alone_is_as_long_as_its_place_allows(width: int) -> None:
    writer, style = Writer(Frame.of(1920, 1080)), Style(32, "title", width=width)
    name, least = Called("Bartholomew Montgomery-W"), Style(SIZE["small"], "title")
    size, (line,) = writer._fit(name, style)
    assert size >= SIZE["small"]
    longer = {name.cut(letters) for letters in range(25)}
    assert all(writer.measure(cut, least)[0] > width for cut in longer if len(cut) > len(line))


@pytest.mark.parametrize("name", ["Hoarder", "Grabber", "Calm Roger", "Bartholomew"])
def test_a_small_window_cuts_no_name_that_a_large_one_has_whole(name: str) -> None:
    """Letters of few pixels are wider than they should be: that costs a pixel, and no letter."""
    large, small = Writer(Frame.of(1920, 1080)), Writer(Frame.of(1280, 720))
    for width in range(60, 200, 2):
        style = Style(44, "title", width=width)
        (one,), (size, (other,)) = (
            large._fit(Called(name), style)[1],
            small._fit(Called(name), style),
        )
        assert size >= SIZE["small"] * 2 / 3 - 1.5
        assert other == name or one != name, width


def test_larger_text_is_larger_where_there_is_room() -> None:
    small, large = (Writer(Frame.of(1920, 1080, size)) for size in (100, 200))
    style = Style(30)
    assert large.measure("Moles", style)[0] == pytest.approx(
        2 * small.measure("Moles", style)[0], rel=0.05
    )
    steady = Style(30, steady=True)
    assert large.measure("7", steady) == small.measure("7", steady)


@pytest.mark.parametrize("letter", "čťůłőşĄ")
def test_letters_a_title_font_lacks_are_drawn_in_another(letter: str) -> None:
    writer = Writer(FRAMES[3])
    assert writer.measure(letter, Style(48, "title"))[0] > 12
    assert ink(writer.render(letter, Style(48, "title"))).h > 12


def test_letters_the_title_font_has_stay_in_it() -> None:
    writer = Writer(FRAMES[3])
    assert writer.measure("ä", Style(48, "title")) != writer.measure("ä", Style(48, "bold"))


def test_the_same_words_are_rendered_once() -> None:
    writer = Writer(FRAMES[3])
    assert writer.render("Moles", Style(30)) is writer.render("Moles", Style(30))


@settings(max_examples=60)
@given(st.text(st.characters(), max_size=200))
def test_any_string_can_be_written(string: str) -> None:
    picture = Writer(FRAMES[0]).render(string, Style(32, "title", width=240, lines=2))
    assert ink(picture).w <= 240 * FRAMES[0].scale + 2


@given(st.text(alphabet="ab \n", max_size=120), st.integers(1, 30), st.integers(1, 6))
def test_wrapped_lines_hold_every_word_in_order(string: str, room: int, most: int) -> None:
    lines = wrap(string, room, len, 500)
    assert " ".join(lines).split() == string.split()
    assert all(len(line) <= room or " " not in line.strip() for line in lines)
    cut = shorten(wrap(string, room, len, most + 1), room, len, most)
    assert len(cut) <= most
    assert all(len(line) <= max(room, 1) for line in cut)


def test_200_000_letters_take_no_time() -> None:
    picture = Writer(FRAMES[0]).render("x y" * 200_000, Style(32, width=400, lines=3))
    assert ink(picture).w <= 400 * FRAMES[0].scale + 2


@pytest.mark.parametrize("frame", FRAMES, ids=[f"frame{n}" for n in range(6)])
def test_names_of_one_list_are_written_in_one_size(frame: Frame) -> None:
    writer, names = Writer(frame), ["Ida", "Bold Lavender", "Picky Lavender the Third"]
    style = Style(40, "bold", width=260, height=60)
    one = writer.alike(names, style)
    sizes = {writer._fit(name, one)[0] for name in names}
    assert len(sizes) == 1
    assert sizes == {min(writer._fit(name, style)[0] for name in names)}, "as large as can be"
    assert writer.alike(["Ida"], style) == style
