"""The harness catches each planted fault, and finds none where none is."""

from __future__ import annotations

from typing import Any

import pytest

from game.kernel import play
from game.kernel.contract import Options
from tests.every_game.harness import play_match
from tests.every_game.planted import FAULTS
from tests.every_game.planted_steps import Ask, opening
from tests.every_game.seating import settings
from tests.every_game.toy import HOARD, Hoard
from tests.every_game.violation import Violation

_PLANTED = [(promise, fault) for promise, faults in FAULTS.items() for fault in faults]


def _broken(game: Hoard, most: int = 30) -> str:
    """The first promise found broken in so many matches."""
    tables = settings(game)
    for seed in range(most):
        seats, options = tables[seed % len(tables)]
        try:
            play_match(game, seats, options, seed)
        except Violation as violation:
            return violation.promise
    return ""


def test_an_honest_game_keeps_every_promise() -> None:
    assert _broken(HOARD, 80) == ""
    assert _broken(opening(Ask)()) == ""


@pytest.mark.parametrize(
    ("promise", "fault"), _PLANTED, ids=[fault.__name__ for _, fault in _PLANTED]
)
def test_a_planted_fault_is_caught(promise: str, fault: type[Hoard]) -> None:
    """And for the right reason."""
    assert fault.__doc__
    assert _broken(fault()) == promise


def test_an_answer_open_to_a_seat_that_is_not_asked_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The kernel's own fault this would be."""
    honest = play.legal

    def generous(state: Any, seat: int) -> Options:
        return honest(state, seat) or (("anything",),)

    monkeypatch.setattr(play, "legal", generous)
    assert _broken(HOARD) == "unasked"


def test_a_wrong_answer_that_is_taken_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "allows", lambda options, action: True)
    assert _broken(opening(Ask)()) == "illegal"


def test_an_answer_that_cannot_be_taken_back_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "unseal", lambda state, seat: False)
    assert _broken(HOARD) == "unseal"
