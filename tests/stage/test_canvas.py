"""Only what changed is painted, and the picture is as if all of it had been."""

from __future__ import annotations

import time
from functools import partial

import pygame
from hypothesis import given, settings
from hypothesis import strategies as st

from game.stage.canvas import Canvas, Mark, Painting
from game.stage.dirty import merged
from game.stage.frame import Frame
from game.stage.sprites import Sprites
from game.stage.studio import Studio
from game.stage.text import Writer

SIZE = (640, 360)
FRAME = Frame.of(*SIZE)


def blot(colour: str, w: int, h: int) -> pygame.Surface:
    picture = pygame.Surface((w, h), pygame.SRCALPHA)
    picture.fill(pygame.Color(colour).premul_alpha())
    return picture


BLOTS = [blot("#ff000080", 60, 40), blot("#00ff00c0", 90, 90), blot("#0000ffff", 30, 200)]
CLIPS = st.sampled_from([None, None, (100, 50, 200, 120)])
GROUNDS = st.sampled_from(["#222222", "#887766"])
MARKS = st.builds(
    Mark,
    st.sampled_from(BLOTS),
    st.integers(-50, 660),
    st.integers(-50, 380),
    CLIPS,
)


def canvas() -> Canvas:
    pygame.display.set_mode((64, 64))
    return Canvas(pygame.Surface(SIZE), FRAME, Sprites(FRAME), Writer(FRAME))


def _fill(colour: str, painting: Painting) -> None:
    painting.fill(FRAME.box, colour)


def show(on: Canvas, marks: list[Mark], ground: str) -> list[pygame.Rect]:
    on.begin()
    on.ground(ground, partial(_fill, ground))
    for mark in marks:
        on.put(mark)
    return on.finish()


def pixels(on: Canvas) -> bytes:
    return pygame.image.tobytes(on.target, "RGB")


@settings(max_examples=40)
@given(
    st.lists(
        st.tuples(st.lists(MARKS, max_size=12), st.sampled_from(["#222222", "#887766"])), max_size=5
    )
)
def test_the_picture_is_the_same_as_painted_anew(
    pictures: list[tuple[list[Mark], str]],
) -> None:
    living = canvas()
    for marks, ground in pictures:
        show(living, marks, ground)
        fresh = canvas()
        show(fresh, marks, ground)
        assert pixels(living) == pixels(fresh)


@settings(max_examples=40)
@given(st.lists(MARKS, min_size=1, max_size=12))
def test_a_changed_order_is_painted(marks: list[Mark]) -> None:
    living, fresh = canvas(), canvas()
    show(living, marks, "#222222")
    turned = marks[::-1]
    show(living, turned, "#222222")
    show(fresh, turned, "#222222")
    assert pixels(living) == pixels(fresh)


def test_at_rest_nothing_is_painted() -> None:
    living = canvas()
    marks = [Mark(BLOTS[0], 10, 10), Mark(BLOTS[1], 200, 100)]
    assert show(living, marks, "#222222") == [pygame.Rect(0, 0, *SIZE)]
    assert show(living, marks, "#222222") == []
    assert living.painted == 0
    moved = [marks[0], Mark(BLOTS[1], 203, 100)]
    assert show(living, moved, "#222222") == [pygame.Rect(200, 100, 93, 90)]


@given(
    st.lists(
        st.builds(
            pygame.Rect, st.integers(-50, 650), st.integers(-50, 400),
            st.integers(0, 40) | st.integers(0, 600), st.integers(0, 40) | st.integers(0, 400),
        ),
        max_size=20,
    )
)  # fmt: skip
def test_merged_rectangles_hold_all_and_do_not_overlap(rects: list[pygame.Rect]) -> None:
    area = pygame.Rect(0, 0, *SIZE)
    found = merged(rects, area)
    for place, one in enumerate(found):
        assert area.contains(one)
        assert one.collidelist(found[place + 1 :]) == -1
    for rect in rects:
        inside = rect.clip(area)
        held = [one.clip(inside) for one in found]
        assert sum(part.w * part.h for part in held) == inside.w * inside.h


def test_strips_that_meet_at_a_corner_are_not_painted_as_all_between_them() -> None:
    area = pygame.Rect(0, 0, 1920, 1080)
    above, left = pygame.Rect(100, 100, 900, 34), pygame.Rect(100, 100, 40, 700)
    strips = merged([above, left], area)
    union = above.w * above.h + left.w * left.h - 34 * 40
    assert sum(one.w * one.h for one in strips) == union
    near = merged([pygame.Rect(0, 0, 60, 60), pygame.Rect(30, 30, 60, 60)], area)
    assert near == [pygame.Rect(0, 0, 90, 90)], "small ones together are sooner painted as one"


def test_a_resting_scene_costs_next_to_nothing() -> None:
    """BARS: at rest a frame costs at most a tenth of three bare copies of the picture."""
    from tests.stage.gallery import Gallery

    studio = Studio((1920, 1080))
    studio.show(Gallery())
    copy = pygame.Surface((1920, 1080)).convert(studio.picture)

    def best(work: object) -> float:
        took = []
        for _ in range(40):
            start = time.perf_counter()
            work()  # type: ignore[operator]
            took.append(time.perf_counter() - start)
        return sorted(took)[len(took) // 4]

    whole = best(lambda: copy.blit(studio.picture, (0, 0)))
    rest = best(studio.step)
    assert studio.step() == []
    assert rest <= 3 * whole / 10
