"""Narrowing an answer id by id, and the same out of sight on a blind pad."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.kernel.contract import Action, PickSome
from game.kernel.play import allows
from game.match.choosing import Choosing
from game.screens.table.blindpad import BlindPad

HOLES = tuple(f"hole.{number}" for number in range(1, 11))
SOME = PickSome(HOLES, 1, 10)
ONE: tuple[Action, ...] = tuple((hole,) for hole in HOLES)
ROWS = (HOLES[:3], HOLES[3:7], HOLES[7:])
PATHS: tuple[Action, ...] = (
    ("pass",),
    ("play", "card.1", "cell.1"),
    ("play", "card.1", "cell.2"),
    ("play", "card.2"),
    ("play", "card.2", "extra"),
)


def test_ticks_are_given_in_the_order_of_the_options() -> None:
    choosing = Choosing(0, SOME)
    for hole in ("hole.9", "hole.2", "hole.5"):
        assert choosing.choose(hole) is None
    assert list(choosing.picked) == ["hole.2", "hole.5", "hole.9"]
    assert choosing.ready == ("hole.2", "hole.5", "hole.9")
    choosing.choose("hole.5")
    assert list(choosing.picked) == ["hole.2", "hole.9"]


def test_too_few_or_too_many_cannot_be_given() -> None:
    choosing = Choosing(0, PickSome(HOLES, 2, 3))
    choosing.choose("hole.1")
    assert choosing.ready is None
    for hole in HOLES[1:4]:
        choosing.choose(hole)
    assert choosing.picked == HOLES[:3], "the fourth is one too many"


def test_of_one_pick_the_last_is_meant() -> None:
    choosing = Choosing(0, PickSome(HOLES, 1, 1))
    choosing.choose("hole.1")
    choosing.choose("hole.4")
    assert choosing.ready == ("hole.4",)


def test_a_path_is_narrowed_id_by_id_and_goes_back() -> None:
    choosing = Choosing(0, PATHS)
    assert choosing.offered == ("pass", "play")
    assert choosing.leads_to("pass") == ("pass",)
    assert choosing.choose("play") is None
    assert choosing.offered == ("card.1", "card.2")
    assert choosing.choose("card.1") is None
    assert choosing.leads_to("cell.2") == ("play", "card.1", "cell.2")
    assert choosing.back()
    assert choosing.path == ("play",)
    choosing.choose("card.1")
    assert choosing.choose("cell.2") == ("play", "card.1", "cell.2")


def test_an_answer_that_could_go_on_waits_for_a_confirm() -> None:
    choosing = Choosing(0, PATHS)
    choosing.choose("play")
    assert choosing.choose("card.2") is None
    assert choosing.ready == ("play", "card.2")
    assert choosing.offered == ("extra",)


def test_what_is_not_offered_does_nothing() -> None:
    choosing = Choosing(0, PATHS)
    assert choosing.choose("cell.1") is None
    assert choosing.path == ()
    assert not choosing.back()


@given(st.lists(st.sampled_from((*HOLES, "nonsense")), max_size=40))
def test_whatever_is_clicked_a_given_answer_is_legal(clicks: list[str]) -> None:
    for options in (SOME, ONE, PATHS, PickSome(HOLES, 2, 4)):
        choosing = Choosing(0, options)
        for name in clicks:
            given_ = choosing.choose(name)
            assert given_ is None or allows(options, given_)
            assert choosing.ready is None or allows(options, choosing.ready)


def tapped(pad: BlindPad, options: object, taps: str, *, keys: bool) -> list[Action]:
    answers = [
        pad.tap(0, options, ROWS, place, keys=keys)  # type: ignore[arg-type]
        for place in taps.split()
    ]
    return [answer for answer in answers if answer is not None]


def test_keys_stand_for_ids_by_their_place() -> None:
    pad = BlindPad()
    assert tapped(pad, SOME, "2 9 10 done", keys=True) == [("hole.2", "hole.9", "hole.10")]
    assert tapped(pad, ONE, "4 7 done", keys=True) == [("hole.7",)], "the last one counts"


def test_on_a_gamepad_a_row_and_then_a_place() -> None:
    pad = BlindPad()
    assert tapped(pad, SOME, "up x down b done", keys=False) == [("hole.1", "hole.10")]
    assert tapped(pad, ONE, "left a done", keys=False) == [("hole.7",)]
    assert tapped(pad, ONE, "right x right y done", keys=False) == [("hole.5",)]


def test_few_ids_lie_on_the_four_buttons() -> None:
    four: tuple[Action, ...] = tuple((name,) for name in ("glove", "pan", "mallet", "prize"))
    pad = BlindPad()
    assert tapped(pad, four, "y done", keys=False) == [("pan",)]
    assert tapped(pad, four, "x y b a done", keys=False) == [("prize",)]


@pytest.mark.parametrize("taps", ["done", "11 12 done", "clear done", "2 clear done", "lb x done"])
def test_a_wrong_tap_does_as_little_as_any(taps: str) -> None:
    for keys in (True, False):
        assert tapped(BlindPad(), SOME, taps, keys=keys) == []


def test_a_row_without_that_place_holds_nothing() -> None:
    assert tapped(BlindPad(), SOME, "up a done", keys=False) == []
    assert tapped(BlindPad(), SOME, "x y done", keys=False) == [], "no row was said"


def test_a_mistake_is_begun_anew() -> None:
    pad = BlindPad()
    assert tapped(pad, SOME, "1 2 clear 3 done", keys=True) == [("hole.3",)]


PLACES = [*map(str, range(1, 13)), "done", "clear", "a", "b", "x", "y", "up", "down", "left", "lb"]


@given(st.lists(st.sampled_from(PLACES), max_size=60), st.booleans())
def test_whatever_is_tapped_an_answer_is_legal(taps: list[str], keys: bool) -> None:
    pad = BlindPad()
    for options in (SOME, ONE, PATHS):
        for place in taps:
            answer = pad.tap(0, options, ROWS, place, keys=keys)
            assert answer is None or allows(options, answer)


def test_one_id_of_a_path_is_exchanged_for_another_at_one_press() -> None:
    choosing = Choosing(0, PATHS)
    choosing.choose("play")
    choosing.choose("card.1")
    assert choosing.offered == ("cell.1", "cell.2")
    assert choosing.besides == ("card.2", "pass")
    assert choosing.choose("card.2") is None
    assert choosing.path == ("play", "card.2")
    assert choosing.choose("pass") == ("pass",)


def test_a_folded_id_is_exchanged_together_with_what_it_was_folded_into() -> None:
    options: tuple[Action, ...] = (
        ("build", "tile.1", "cell.1"), ("build", "tile.2", "cell.1"), ("recruit", "card.1"),
        ("done",),
    )  # fmt: skip
    choosing = Choosing(0, options, folded=frozenset({"build", "recruit"}))
    choosing.choose("tile.1")
    assert choosing.besides == ("tile.2", "card.1", "done")
    choosing.choose("tile.2")
    assert choosing.path == ("build", "tile.2")
    assert choosing.choose("card.1") == ("recruit", "card.1")


def test_what_may_come_next_goes_before_what_may_come_instead() -> None:
    choosing = Choosing(0, (("a", "b"), ("b", "a"), ("b", "c")))
    choosing.choose("a")
    assert choosing.besides == ()
    assert choosing.choose("b") == ("a", "b")
