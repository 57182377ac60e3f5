"""Every screen at five sizes, with less text and more: whole, in the window, apart, readable."""

from __future__ import annotations

from contextlib import nullcontext
from itertools import combinations
from typing import TYPE_CHECKING

import pygame
import pytest

from game.screens.gallery import SCREENS, exhibit, rehearsal
from game.stage.studio import Studio
from tests.screens.lens import Written, look
from tests.screens.unpainted import unpainted

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractContextManager
    from pathlib import Path

# Each shape of window with the least and the most text, the smallest with all three, and the
# largest there is once: of the same shape, it is only drawn finer.
DRAWN = (
    (1280, 720, 100), (1280, 720, 150), (1280, 720, 200), (1920, 1080, 200), (3840, 2160, 100),
    (1920, 1200, 100), (1920, 1200, 200), (2560, 1080, 100), (2560, 1080, 200),
)  # fmt: skip
FIRST = {(1280, 720, 100), (1920, 1080, 200)}
# What the games' own tables write is looked at by the tables' own tests.
TABLES = {"replay", "tutorial", "puzzle", "puzzle.solved", "puzzle.missed"}
SMALLEST = 25.5
"""Units; half a unit is lost to whole pixels."""
CASES = [pytest.param(*case, marks=() if case in FIRST else pytest.mark.slow) for case in DRAWN]


def apart(one: Written, other: Written) -> bool:
    """Whether two texts keep off each other; a text over itself is its own shadow."""
    both = one.rect.clip(other.rect)
    if one.text == other.text or not both.w or not both.h:
        return True
    smaller = min(one.rect.w * one.rect.h, other.rect.w * other.rect.h)
    return both.w * both.h < 0.12 * smaller


def wrong_with(written: list[Written], window: pygame.Rect) -> list[str]:
    found = [f"cut short: {each.text!r}" for each in written if not each.whole]
    found += [f"untranslated: {each.text!r}" for each in written if "‹" in each.text]
    found += [
        f"written too small ({each.size:.1f}): {each.text!r}"
        for each in written
        # A folder's path is as long as it is; all of it is shown.
        if each.size < SMALLEST and "/" not in each.text
    ]
    found += [
        f"beyond the window: {each.text!r} {each.rect}"
        for each in written
        if not window.inflate(4, 4).contains(each.rect)
    ]
    found += [
        f"on each other: {one.text!r} and {other.text!r}"
        for one, other in combinations(written, 2)
        if not apart(one, other)
    ]
    return found


@pytest.mark.parametrize(("width", "height", "text"), CASES)
def test_every_screen_is_whole(width: int, height: int, text: int, tmp_path: Path) -> None:
    studio = Studio((width, height), text=text)
    # Painted in two sizes: painting takes most of the time, and where words lie is as it was.
    painted = (width, height, text) in FIRST
    with nullcontext() if painted else unpainted():
        wrong = faults(studio, tmp_path, text)
    assert wrong == {}
    if painted:
        assert studio.window.sprites.missing == frozenset()


def faults(studio: Studio, folder: Path, text: int) -> dict[str, list[str]]:
    """What is wrong with what each screen writes."""
    wrong = {}
    for name in SCREENS:
        services = rehearsal(folder / name, text=text)
        scenes = exhibit(name, services)
        # The podium has risen by then, and the graph is drawn.
        studio.show(*scenes, settle_ms=60)
        for _ in range(60):
            scenes[-1].update(60)
        written = look(studio, scenes[-1])
        assert written, name
        if name in TABLES:
            continue
        problems = wrong_with(written, studio.picture.get_rect())
        if problems:
            wrong[name] = problems
    return wrong


@pytest.mark.parametrize("painting", [nullcontext, unpainted])
def test_the_check_sees_what_is_wrong(painting: Callable[[], AbstractContextManager[None]]) -> None:
    from game.stage.box import Box
    from game.stage.text import Style
    from tests.screens.lens import recording

    studio = Studio((1280, 720))
    canvas = studio.window.canvas
    with painting(), recording() as found:
        canvas.begin()
        canvas.label("A sentence that has no room at all", Box(0, 40, 60, 40), Style(32))
        canvas.label("‹missing›", Box(100, 100, 300, 60), Style(32))
        canvas.label("one", Box(600, 300, 200, 60), Style(32))
        canvas.label("two", Box(605, 305, 200, 60), Style(32))
        canvas.words("beyond", 1915, 500, Style(32))
        canvas.finish()
    problems = wrong_with(found, studio.picture.get_rect())
    for word in ("cut short", "untranslated", "too small", "beyond the window", "on each other"):
        assert any(word in problem for problem in problems), word
