"""Scenes follow each other; no input is lost on the way and none counts twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from game.stage.box import Box
from game.stage.focus import FocusSpot
from game.stage.intent import Device, Intent, Kind
from game.stage.scene import Scene
from game.stage.studio import Studio
from game.stage.transitions import Way

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.stage.canvas import Canvas, Painting
    from game.stage.frame import Frame

WAYS = [Way.NONE, Way.FADE, Way.FORWARD, Way.BACKWARD, Way.CURTAIN]


class Plain(Scene):
    """One colour, one spot in the middle."""

    def __init__(self, colour: str) -> None:
        super().__init__()
        self.name = self.colour = colour
        self.clicks = 0
        self.drawn = 0
        self.seen: list[str] = []

    def click(self) -> None:
        self.clicks += 1

    def spots(self, frame: Frame) -> Sequence[FocusSpot]:
        return [FocusSpot("middle", Box(frame.w / 2 - 50, frame.h / 2 - 50, 100, 100), self.click)]

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1
        if not self.over:
            canvas.ground(self.colour, self.paint)

    def paint(self, painting: Painting) -> None:
        red, green, blue, _ = pygame.Color(self.colour)
        painting.fill(painting.frame.box, f"#{red:02x}{green:02x}{blue:02x}")

    def enter(self, frame: Frame) -> None:
        self.seen.append("enter")

    def leave(self) -> None:
        self.seen.append("leave")


@pytest.fixture
def studio() -> Studio:
    return Studio((640, 360))


def colour(studio: Studio) -> pygame.Color:
    return studio.picture.get_at((320, 180))


def click(studio: Studio, *kinds: Kind) -> None:
    frame = studio.window.frame
    for kind in kinds or (Kind.PRESS, Kind.RELEASE):
        studio.give(Intent(kind, Device.MOUSE, 1, frame.w / 2, frame.h / 2))


@pytest.mark.parametrize("way", WAYS)
def test_every_way_ends_at_the_new_scene(studio: Studio, way: Way) -> None:
    studio.show(Plain("red"))
    studio.stack.push(Plain("blue"), way)
    seen = set()
    for _ in range(60):
        studio.step()
        seen.add(tuple(colour(studio)))
    assert colour(studio) == pygame.Color("blue")
    assert not studio.stack.moving
    assert studio.step() == []
    assert (len(seen) > 1) is (way is not Way.NONE)


def test_a_click_during_a_transition_counts_for_the_new_scene_once(studio: Studio) -> None:
    red, blue = Plain("red"), Plain("blue")
    studio.show(red)
    studio.stack.push(blue, Way.CURTAIN)
    studio.step()
    click(studio)
    studio.run(1000)
    assert (red.clicks, blue.clicks) == (0, 1)


def test_a_press_before_and_a_release_after_is_no_click(studio: Studio) -> None:
    red, blue = Plain("red"), Plain("blue")
    studio.show(red)
    click(studio, Kind.PRESS)
    studio.stack.push(blue)
    click(studio, Kind.RELEASE)
    studio.stack.pop()
    click(studio, Kind.RELEASE)
    assert (red.clicks, blue.clicks) == (0, 0)


def test_scenes_know_when_they_are_on_top(studio: Studio) -> None:
    red, blue = Plain("red"), Plain("blue")
    studio.show(red)
    studio.stack.push(blue)
    studio.stack.pop()
    studio.stack.pop()
    assert red.seen == ["enter", "leave", "enter"]
    assert blue.seen == ["enter", "leave"]
    assert studio.stack.top is red


def test_what_lies_below_a_panel_is_seen_but_not_asked(studio: Studio) -> None:
    red, panel = Plain("red"), Plain("panel")
    panel.over = True
    studio.show(red)
    studio.stack.push(panel)
    studio.run(300)
    assert colour(studio) == pygame.Color("red")
    click(studio)
    assert (red.clicks, panel.clicks) == (0, 1)


def test_two_clicks_within_one_frame_are_two(studio: Studio) -> None:
    red = Plain("red")
    studio.show(red)
    click(studio, Kind.PRESS, Kind.RELEASE, Kind.PRESS, Kind.RELEASE)
    assert red.clicks == 2


def test_at_rest_nothing_is_drawn(studio: Studio) -> None:
    red = Plain("red")
    studio.show(red)
    drawn = red.drawn
    for _ in range(100):
        assert studio.step() == []
    assert red.drawn == drawn


@pytest.mark.parametrize(
    "size", [(320, 200), (640, 360), (1366, 768), (1000, 2000), (2560, 1080), (3840, 2160)]
)
def test_any_size_in_the_middle_of_anything(studio: Studio, size: tuple[int, int]) -> None:
    red, blue = Plain("red"), Plain("blue")
    studio.show(red)
    studio.stack.push(blue, Way.FORWARD)
    studio.step()
    studio.resize(size, text=150)
    studio.run(50)
    assert studio.picture.get_size() == size
    assert studio.picture.get_at((size[0] // 2, size[1] // 2)) == pygame.Color("blue")
    x, y = studio.window.units(size[0] / 2, size[1] / 2)
    for kind in (Kind.PRESS, Kind.RELEASE):
        studio.give(Intent(kind, Device.MOUSE, 1, x, y))
    assert blue.clicks == 1
