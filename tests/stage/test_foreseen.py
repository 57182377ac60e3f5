"""What is coming is told ahead, and what begins finds everything where it is by then."""

from __future__ import annotations

from typing import Any

import pytest

from game.stage.animator import Animator
from game.stage.cast import Silent
from game.stage.look import Look
from game.stage.motion import Arc, Flip, Put, Show, Then, Together, Tumble, Wait, change
from game.stage.piece import Piece
from game.stage.showing import Showing
from tests.stage.test_animator import HERE, NOBODY, THERE, Row, Told, right, stage


class Log(Row):
    """Counts how often it is asked."""

    asked = 0

    def showing(self, seen: Any, look: Look) -> Showing:
        self.asked += 1
        return super().showing(seen, look)


def test_what_comes_next_is_told_once_and_laid_out_once() -> None:
    table = Log(Wait(100))
    animator: Animator[Any] = Animator(table, Silent())
    animator.reset(HERE, NOBODY)
    animator.play(Told("go"), HERE, NOBODY)
    animator.play(Told("go"), THERE, NOBODY)
    animator.update(10)
    # "a" looks as it did, wherever it goes; "c" is new.
    assert [piece.key for piece in animator.coming()] == ["c"]
    assert animator.coming() == []
    animator.finish()
    assert table.asked == 2, "what was there already is not asked for again"
    right(animator, table, THERE, NOBODY)


def test_what_a_motion_will_show_is_foreseen() -> None:
    ghost = Piece("ghost", "icon/heart", 5, 5)
    animator = stage(
        Then(
            Wait(100),
            Show(ghost),
            Flip("ghost", "icon/gear"),
            Tumble("a", (9, 9), 24, "dice/white.face.5"),
            Put("b", face="icon/bulb"),
            Flip("nobody", "icon/gear"),
        )
    )
    animator.reset(HERE, NOBODY)
    animator.play(Told("go"), HERE, NOBODY)
    animator.update(10)
    seen = [(piece.key, piece.face or piece.art) for piece in animator.coming()]
    assert seen == [
        ("ghost", "icon/heart"),
        ("ghost", "icon/gear"),
        ("a", "icon/star"),
        ("a", "dice/white.face.5"),
        ("b", "icon/bulb"),
    ]


def test_what_begins_between_two_frames_starts_from_where_things_are_by_then() -> None:
    """In steps of any length: each motion reads the pieces as they are at its own moment."""
    motion = Together(
        change("a", 100, "linear", x=200),
        Then(Wait(30), change("b", 100, "linear", by=True, x=50)),
        Then(Wait(50), Show(Piece("c", "icon/heart")), Arc("c", "a", 40, lift=0, curve="linear")),
        Then(Wait(60), change("a", 20, "linear", y=90)),
        Then(Wait(70), Arc("b", "a", 30, lift=0, curve="linear")),
    )

    def places(step: float) -> dict[str, tuple[float, float]]:
        animator = stage(motion)
        animator.reset(HERE, NOBODY)
        animator.play(Told("go"), HERE, NOBODY)
        for _ in range(round(95 / step)):
            animator.update(step)
        return {key: (piece.x, piece.y) for key, piece in animator.live.items()}

    fine, coarse = places(1), places(95)
    assert fine.keys() == coarse.keys()
    for key, place in fine.items():
        assert coarse[key] == pytest.approx(place, abs=0.01), key
