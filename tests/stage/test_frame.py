"""One measure for every window."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.stage.box import Box, hull, joined
from game.stage.frame import Frame

SIZES = [(320, 200), (640, 360), (1280, 720), (1920, 1080), (1920, 1200), (2560, 1080),
         (3840, 2160), (1080, 1920), (7680, 4320)]  # fmt: skip


@pytest.mark.parametrize("size", SIZES)
def test_every_layout_has_its_1920_by_1080_units(size: tuple[int, int]) -> None:
    frame = Frame.of(*size)
    assert frame.w >= 1919.5
    assert frame.h >= 1079.5
    assert min(frame.w / 1920, frame.h / 1080) == pytest.approx(1, abs=0.005)
    assert frame.pixels[0] / frame.pixels[1] == pytest.approx(size[0] / size[1], rel=0.01)


def test_wider_and_taller_windows_have_more_units() -> None:
    assert (Frame.of(1920, 1200).w, Frame.of(1920, 1200).h) == (1920, 1200)
    assert (Frame.of(2560, 1080).w, Frame.of(2560, 1080).h) == (2560, 1080)
    assert Frame.of(2560, 1080).middle == Box(320, 0, 1920, 1080)


def test_nothing_is_drawn_smaller_than_640_by_360_or_finer_than_its_masters() -> None:
    wide, high = Frame.of(320, 200).pixels
    assert (wide, high) >= (640, 360)
    assert Frame.of(7680, 4320).scale == 2


@given(st.floats(0, 1900), st.floats(1, 400), st.sampled_from([Frame.of(*size) for size in SIZES]))
def test_boxes_that_touch_in_units_touch_in_pixels(x: float, w: float, frame: Frame) -> None:
    left = frame.rect(Box(x, 0, w, 10))
    right = frame.rect(Box(x + w, 0, 50, 10))
    assert left[0] + left[2] == right[0]


def test_boxes_that_meet_are_one() -> None:
    boxes = [Box(0, 0, 10, 10), Box(30, 0, 10, 10), Box(8, 0, 24, 10), Box(100, 0, 10, 10)]
    assert joined(boxes) == [Box(0, 0, 40, 10), Box(100, 0, 10, 10)]
    assert joined([]) == []
    assert hull([]) is None
