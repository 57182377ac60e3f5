"""Words wait for the picture: what is said changes when the motion that tells it has been seen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.stage.animator import Animator
from game.stage.box import Box
from game.stage.cast import Silent
from game.stage.look import Look
from game.stage.motion import (
    Call,
    Count,
    Cut,
    Enter,
    Flip,
    Motion,
    Put,
    Rest,
    Reveal,
    Settle,
    Then,
    Together,
    Wait,
)
from game.stage.piece import Piece, Words
from game.stage.said import Said
from game.stage.showing import Showing
from game.stage.table import Prompt, Regions, Table
from tests.stage.test_animator import NOBODY, Always, Told


def written(key: str, string: str, x: float = 0, **more: Any) -> Piece:
    return Piece(key, "ui/chip", x, text=Words(string, 20), **more)


class Board(Table[Any]):
    """A plate with a number on it, and a prompt that says the same."""

    def __init__(self, *motions: Motion | None) -> None:
        self.acts = Always(*motions)  # type: ignore[misc]

    def showing(self, seen: Any, look: Look) -> Showing:
        said, pieces = seen
        return Showing(pieces, Prompt(Said(said)), Said(said), Regions(Box(0, 0, 0, 0)), mood=said)


ONE = "one", (written("plate", "1"), written("card", "spade", face="card/spade"))
TWO = "two", (written("plate", "2", x=90), written("card", "heart", face="card/heart"))


def started(*motions: Motion | None) -> Animator[Any]:
    animator: Animator[Any] = Animator(Board(*motions), Silent())
    animator.reset(ONE, NOBODY)
    animator.play(Told("go"), TWO, NOBODY)
    return animator


def told(animator: Animator[Any]) -> tuple[str, str, int]:
    """What words say, what stands on the plate, and how many events words do not know."""
    assert animator.words is not None
    assert animator.said is not None
    assert animator.words.title.key == animator.said[0]
    plate = animator.live["plate"].text
    assert plate is not None
    return animator.words.title.key, str(plate.string), animator.untold


BEFORE, AFTER = ("one", "1", 1), ("two", "2", 0)


@pytest.mark.parametrize("motion", [None, Wait(100), Then(Wait(50), Settle(50)), Settle(280)])
def test_without_a_reveal_words_wait_for_the_end(motion: Motion | None) -> None:
    animator = started(motion)
    assert told(animator) == BEFORE
    while animator.busy:
        assert told(animator) == BEFORE
        animator.update(7)
    assert told(animator) == AFTER
    assert animator.live["plate"].x == 90


def test_at_a_reveal_all_that_is_written_changes_at_once() -> None:
    animator = started(Then(Wait(100), Reveal(), Wait(100)))
    animator.update(99)
    assert told(animator) == BEFORE
    animator.update(2)
    assert told(animator) == AFTER
    plate = animator.live["plate"]
    assert plate.x == 0, "what moves is not moved by words"
    assert animator.busy


def test_a_plate_that_settles_before_the_reveal_keeps_its_words_till_then() -> None:
    animator = started(Then(Settle(50), Wait(50), Reveal(), Wait(50)))
    animator.update(75)
    assert animator.live["plate"].x == 90
    assert told(animator) == BEFORE
    animator.update(30)
    assert told(animator) == AFTER


def test_a_number_that_is_counted_goes_on_counting() -> None:
    motion = Together(Count("plate", 5, 9, 200), Then(Wait(100), Reveal()))
    animator = started(motion)
    animator.update(101)
    assert animator.untold == 0
    plate = animator.live["plate"].text
    assert plate is not None
    assert plate.string == "7"


def test_what_a_motion_writes_itself_is_its_own() -> None:
    own = Words("its own", 20)
    animator = started(Then(Reveal(), Wait(50), Put("plate", text=own), Wait(50)))
    animator.update(10)
    assert told(animator) == ("two", "1", 0)
    animator.update(50)
    assert animator.live["plate"].text == own


def test_a_card_has_its_words_by_its_side() -> None:
    """Turned over it says what stands there, and not before."""
    heart = TWO[1][1]
    animator = started(Then(Reveal(), Wait(50), Flip("card", heart.face, 100, text=heart.text)))
    animator.update(10)
    assert animator.live["card"] == ONE[1][1]
    animator.update(80)
    assert animator.live["card"].face == "card/spade"
    animator.update(40)
    assert animator.live["card"].text == heart.text


def test_what_waits_is_not_known_to_words() -> None:
    animator = started(Wait(100), Then(Reveal(), Wait(100)))
    three = "three", TWO[1]
    animator.play(Told("go"), three, NOBODY)
    assert animator.untold == 2
    animator.update(50)
    assert (told(animator)[0], animator.untold) == ("one", 2)
    while animator.waiting:
        animator.update(10)
    # The second is seen as soon as it begins.
    assert (told(animator)[0], animator.untold) == ("three", 0)
    assert animator.busy


def test_where_it_holds_words_know_what_has_been_seen() -> None:
    animator = started(Then(Wait(100), Rest()), None)
    animator.play(Told("go"), ("three", ONE[1]), NOBODY)
    while not animator.holding:
        animator.update(10)
    assert told(animator) == ("two", "2", 1)


def test_what_nobody_tells_is_said_at_once() -> None:
    animator: Animator[Any] = Animator(Board(), Silent())
    animator.reset(ONE, NOBODY)
    animator.settle(TWO, NOBODY)
    animator.update(1)
    assert told(animator) == AFTER
    assert animator.busy


@pytest.mark.parametrize("motion", [
    Then(Wait(2000), Reveal(), Settle(200)),
    Then(Wait(2000), Reveal(), Cut(), Settle(200)),
    Then(Wait(2000), Settle(200)),
])  # fmt: skip
def test_who_hurries_sees_words_and_picture_jump_together(motion: Motion) -> None:
    """No sooner than the picture, and in no later frame."""
    animator = started(motion)
    animator.update(10)
    assert told(animator) == BEFORE
    for _ in range(3):
        animator.hurry()
    frames = 0
    while told(animator) == BEFORE:
        assert animator.live["plate"].x == 0 or animator.busy
        animator.update(16)
        frames += 1
        assert frames < 10
    assert told(animator) == AFTER


def test_what_is_called_out_is_said_till_the_reveal() -> None:
    motion = Then(Wait(50), Call(Said("roll")), Wait(50), Reveal(), Call(Said("late")), Wait(50))
    animator = started(motion)
    asked = []
    while animator.busy:
        assert animator.words is not None
        asked.append(animator.words.prompt.title.key)
        assert (animator.words.title.key, animator.untold) == BEFORE[::2] or asked[-1] == "two"
        animator.update(10)
    assert list(dict.fromkeys(asked)) == ["one", "roll", "two"]


def test_what_an_act_brings_in_again_keeps_its_words() -> None:
    """A plate that stands elsewhere at once says no more than before."""
    animator = started(Then(Enter("plate"), Wait(50), Reveal(), Wait(50)))
    animator.update(10)
    assert animator.live["plate"].x == 90
    assert told(animator) == BEFORE
    animator.update(50)
    assert told(animator) == AFTER


def test_another_frame_says_what_was_half_told() -> None:
    animator = started(Wait(100))
    animator.update(10)
    animator.relay(lambda _: NOBODY)
    assert told(animator) == AFTER


def test_with_reduced_motion_words_wait_as_well() -> None:
    animator = started(Then(Wait(100), Settle(280)))
    animator.calm(True)
    while animator.busy:
        assert told(animator) == BEFORE
        animator.update(9)
    assert told(animator) == AFTER


def test_what_is_half_chosen_stays_in_words_till_its_end_is_seen() -> None:
    """Nothing flickers back to a question that has been answered."""
    animator: Animator[Any] = Animator(Board(Wait(50)), Silent())
    animator.reset(ONE, NOBODY)
    half = "sure?", tuple(replace(piece, x=5) for piece in ONE[1])
    animator.settle(half, NOBODY)
    animator.play(Told("go"), TWO, NOBODY)
    while animator.waiting:
        animator.update(10)
    assert told(animator)[0] == "sure?"
    animator.finish()
    assert told(animator) == AFTER
