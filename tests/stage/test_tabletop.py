"""Pieces on the canvas: drawn once, again when they change, and never half for good."""

from __future__ import annotations

import time
from dataclasses import replace

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.stage.canvas import Canvas
from game.stage.frame import Frame
from game.stage.mark import Mark
from game.stage.particles import Particles
from game.stage.piece import Piece, Words
from game.stage.said import Said, Speech
from game.stage.sprites import Sprites
from game.stage.stamp import Stamper
from game.stage.studio import Studio
from game.stage.tabletop import Tabletop
from game.stage.text import Writer

FRAME = Frame.of(1280, 720)
BOARD = Piece("board", "ui/panel.paper", 400, 300, 500, 300, depth=-5)
STAR = Piece("star", "icon/star", 400, 300, depth=2)


class Stage:
    def __init__(self) -> None:
        Studio(FRAME.pixels)
        self.target = pygame.Surface(FRAME.pixels)
        self.sprites, self.writer = Sprites(FRAME), Writer(FRAME)
        self.canvas = Canvas(self.target, FRAME, self.sprites, self.writer)
        self.stamper = Stamper(self.sprites, self.writer, self.say)
        self.top = Tabletop(self.stamper, "bg/room")

    @staticmethod
    def say(speech: Speech) -> str:
        return speech.key if isinstance(speech, Said) else speech

    def show(self, *pieces: Piece, shake: tuple[float, float] = (0, 0)) -> bytes:
        self.top.update(pieces)
        self.canvas.begin()
        self.top.draw(self.canvas, shake)
        self.canvas.finish()
        return bytes(self.target.get_buffer().raw)


@pytest.fixture
def stage() -> Stage:
    return Stage()


def test_what_does_not_change_is_not_painted_again(stage: Stage) -> None:
    stage.show(BOARD, STAR)
    assert stage.canvas.painted > 0
    stage.show(BOARD, STAR)
    assert stage.canvas.painted == 0


def test_a_mover_costs_no_more_than_its_own_places(stage: Stage) -> None:
    stage.show(BOARD, STAR)
    stage.show(BOARD, Piece("star", "icon/star", 420, 310, depth=2))
    assert 0 < stage.canvas.painted < 120 * 120


def test_deeper_pieces_lie_below_whatever_order_they_come_in(stage: Stage) -> None:
    heart = Piece("heart", "icon/heart", 400, 300, depth=1)
    assert stage.show(BOARD, STAR, heart) == Stage().show(BOARD, heart, STAR)
    on_top = Piece("heart", "icon/heart", 400, 300, depth=9)
    assert stage.show(BOARD, STAR, on_top) != stage.show(BOARD, STAR, heart)


def test_what_changes_in_its_place_stays_among_the_others_there(stage: Stage) -> None:
    """On the ground, above it, and over the dust: no other is looked at anew."""
    things = [
        Piece(f"{name}.{depth}", f"icon/{name}", 400 + depth / 50, 300, depth=depth)
        for depth in (-3, 2, 950)
        for name in ("star", "heart")
    ]
    stage.show(BOARD, *things)
    for at, thing in enumerate(things):
        things[at] = replace(thing, art="icon/check", x=thing.x + 20)
        assert stage.show(BOARD, *things) == Stage().show(BOARD, *things), thing.key


def test_nothing_is_drawn_outside_its_clip(stage: Stage) -> None:
    bare = stage.show(BOARD)
    clipped = Piece("star", "icon/star", 400, 300, depth=2, clip=(0, 0, 1920, 300))
    half = stage.show(BOARD, clipped)
    below = FRAME.px(301) * stage.target.get_pitch()
    assert half != bare
    assert half[below:] == bare[below:]


def test_a_shake_leaves_writing_where_it_is(stage: Stage) -> None:
    words = Piece("words", x=400, y=300, depth=3, text=Words("50", 40, steady=True))
    still = stage.show(BOARD, words)
    assert stage.show(BOARD, words, shake=(8, 8)) == still
    assert stage.show(BOARD, STAR, shake=(8, 8)) != stage.show(BOARD, STAR)


def test_a_shaken_table_is_painted_whole_and_then_once_more(stage: Stage) -> None:
    still = stage.show(BOARD, STAR)
    whole = stage.target.get_width() * stage.target.get_height()
    for shake in ((8.0, 8.0), (-8.0, 4.0), (0.0, 0.0)):
        stage.show(BOARD, STAR, shake=shake)
        assert stage.canvas.painted == whole
    assert stage.show(BOARD, STAR) == still
    assert stage.canvas.painted == 0


def test_a_picture_that_was_put_off_comes_later(stage: Stage) -> None:
    whole = Stage().show(BOARD, STAR)
    stage.sprites.until = time.perf_counter() - 1
    assert stage.show(BOARD, STAR) != whole
    stage.sprites.until, stage.sprites.waiting = 0, False
    assert stage.show(BOARD, STAR) == whole


def test_two_tables_never_share_a_ground(stage: Stage) -> None:
    one = stage.show(BOARD)
    stage.top = Tabletop(Stamper(stage.sprites, stage.writer, stage.say), "bg/room")
    assert stage.show(Piece("board", "ui/well", 400, 300, 500, 300, depth=-5)) != one


PIECES = st.lists(
    st.builds(
        Piece,
        st.sampled_from("abcdefgh"),
        st.sampled_from(["icon/star", "icon/heart", "ui/well", ""]),
        st.sampled_from([300, 300.5, 340, 420]),
        st.sampled_from([300, 310]),
        st.sampled_from([0, 80]),
        st.sampled_from([0, 80]),
        depth=st.sampled_from([-3, 0, 2, 5, 950]),
        turn=st.sampled_from([0, 30]),
        alpha=st.sampled_from([0.0, 0.4, 1.0]),
        shadow=st.sampled_from([0, 12]),
        clip=st.sampled_from([None, (280, 280, 60, 60)]),
        text=st.sampled_from([None, Words("50", 40, steady=True)]),
    ),
    max_size=6,
    unique_by=lambda piece: piece.key,
)


@settings(max_examples=15, deadline=None)
@given(st.lists(PIECES, max_size=5))
def test_whatever_changes_the_picture_is_as_if_drawn_anew(pictures: list[list[Piece]]) -> None:
    living = Stage()
    for pieces in pictures:
        assert living.show(*pieces) == Stage().show(*pieces)


def test_a_shadow_is_of_its_own_size(stage: Stage) -> None:
    turned = Piece("heart", "icon/heart", 300, 300, turn=30, depth=2, shadow=12)
    lower = Piece("heart", "icon/heart", 300, 300, 0, 80, turn=30, depth=2, shadow=12)
    stage.show(turned)
    assert stage.show(lower) == Stage().show(lower)


def test_dust_lies_over_pieces_but_not_over_what_flies_highest(stage: Stage) -> None:
    particles = Particles()
    particles.burst("stars", 400, 300, 12)
    dust = particles.marks(stage.sprites)
    assert len(dust) == 12

    def shown(piece: Piece, dust: list[Mark]) -> bytes:
        stage.top.update([BOARD, piece])
        stage.canvas.begin()
        stage.top.draw(stage.canvas, (0, 0), dust)
        stage.canvas.finish()
        return bytes(stage.target.get_buffer().raw)

    def difference(depth: float) -> int:
        panel = Piece("star", "ui/panel.paper", 400, 300, 400, 300, depth=depth)
        with_it, without = shown(panel, dust), shown(panel, [])
        return max(abs(one - other) for one, other in zip(with_it, without, strict=True))

    assert difference(2) > 50
    # Paper lets a trace of light through.
    assert difference(990) < 5


def test_writing_fades_in_steps_and_the_same_is_made_once(stage: Stage) -> None:
    """As pictures do: between two steps there is nothing to be painted."""
    words = Words(Said("gain"), 60, "title", "white")
    pieces = [Piece(f"gain.{at}", x=300 * at, y=300, text=words) for at in (1, 2)]

    def written(alpha: float, scale: float = 1) -> list[pygame.Surface]:
        shown = [replace(piece, alpha=alpha, scale=scale) for piece in pieces]
        stage.show(*shown)
        stamps = [stage.stamper.stamp(piece) for piece in shown]
        return [mark.picture for stamp in stamps for mark in stamp.marks]

    faded, same = written(0.5)
    assert faded is same
    assert faded is written(0.49)[0]
    assert stage.canvas.painted == 0
    assert faded is not written(0.4)[0]
    assert stage.canvas.painted > 0
    small, too = written(0.5, scale=0.5)
    assert small is too
    assert small.get_width() == pytest.approx(faded.get_width() / 2, abs=1)
    plain, also = written(1)
    assert plain is also is not faded
