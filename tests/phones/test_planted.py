"""The tests of the door notice a door that does not close: each planted fault fails its test."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from game.phones import code as codes
from game.phones import seats as holding
from game.phones.hub import Hub
from game.phones.server import Server
from game.screens.common.phones import Phones
from game.screens.phones import panel
from tests.phones import test_door as door
from tests.phones.room import Parlour

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

Patch = pytest.MonkeyPatch
_FRAMES = 300


class _Waited(AssertionError):
    """So many frames, and it was not so."""


def _until(self: Parlour, what: str, done: Callable[[], bool], **_how: float) -> None:
    """In each frame all is heard that was said: so many are enough on a busy machine, too."""
    for _ in range(_FRAMES):
        if done():
            return
        self.rest(1)
        self.hush()
    raise _Waited(what)


def _they_open_by_themselves(patch: Patch) -> None:
    right = Phones.update

    def wrong(phones: Phones, ms: float, *more: Any) -> None:
        phones.open()
        right(phones, ms, *more)

    patch.setattr(Phones, "update", wrong)


def _whoever_takes_a_seat_does_not_sit(patch: Patch) -> None:
    patch.setattr(Hub, "_sits", lambda *_: True)


def _a_name_is_chosen_unseen(patch: Patch) -> None:
    patch.setattr(Hub, "waking", lambda _: frozenset())


def _nobody_is_ever_asleep(patch: Patch) -> None:
    patch.setattr(Hub, "awake", lambda *_: True)


def _a_seat_can_be_taken_from_anybody(patch: Patch) -> None:
    patch.setattr(Hub, "_may_take", lambda *_: True)


def _seats_keep_the_lobbys_numbers(patch: Patch) -> None:
    patch.setattr(Hub, "move", lambda *_: None)


def _nobody_hears_good_night(patch: Patch) -> None:
    right = Server._bye

    def wrong(server: Server, number: int, why: str) -> None:
        right(server, number, "slow" if why == "closed" else why)

    patch.setattr(Server, "_bye", wrong)


def _who_is_put_out_stays(patch: Patch) -> None:
    patch.setattr(Server, "drop", lambda *_: None)


def _an_invitation_is_no_invitation(patch: Patch) -> None:
    patch.setattr(Hub, "_may_take", lambda *_: False)


def _strangers_are_let_in_unasked(patch: Patch) -> None:
    patch.setattr(Hub, "_sleeps_over_secrets", lambda *_: False)


def _a_no_is_a_yes(patch: Patch) -> None:
    right = Hub.let_in
    patch.setattr(Hub, "let_in", lambda hub, seat, *, really: right(hub, seat, really=True))


def _old_tokens_open_still(patch: Patch) -> None:
    right = holding.Holdings.of_token
    found: list[holding.Holding] = []

    def wrong(holdings: holding.Holdings, token: str) -> holding.Holding | None:
        one = right(holdings, token)
        found.extend([one] if one is not None else [])
        return holdings.by_seat.get(found[0].seat) if one is None and found else one

    patch.setattr(holding.Holdings, "of_token", wrong)


def _the_code_is_of_another_address(patch: Patch) -> None:
    right = codes.code
    patch.setattr(panel, "code", lambda _: right("http://192.168.1.24:7777/"))


Test = partial[None]
CLOSED = Test(door.test_phones_are_closed_until_somebody_opens_them)
SCANS = Test(door.test_who_scans_sits_down_and_the_plate_wakes_up)
TWO = Test(door.test_two_phones_want_one_seat_and_one_colour)
GAPS = Test(door.test_a_lobby_with_gaps_keeps_everybodys_seat_at_the_table)
CLOSING = Test(door.test_closing_says_good_night_and_leaves_the_curtain)
BACK = Test(door.test_the_television_takes_a_seat_back_and_gives_it_to_a_phone)
SENT_AWAY = Test(door.test_a_stranger_at_a_sleeping_seat_is_asked_about, really=False)
LET_IN = Test(door.test_a_stranger_at_a_sleeping_seat_is_asked_about, really=True)

PLANTED: list[tuple[Callable[[Patch], None], Test]] = [
    (_they_open_by_themselves, CLOSED),
    (_whoever_takes_a_seat_does_not_sit, SCANS),
    (_a_name_is_chosen_unseen, SCANS),
    (_nobody_is_ever_asleep, SCANS),
    (_a_seat_can_be_taken_from_anybody, TWO),
    (_seats_keep_the_lobbys_numbers, GAPS),
    (_nobody_hears_good_night, CLOSING),
    (_who_is_put_out_stays, BACK),
    (_an_invitation_is_no_invitation, BACK),
    (_strangers_are_let_in_unasked, SENT_AWAY),
    (_a_no_is_a_yes, SENT_AWAY),
    (_old_tokens_open_still, LET_IN),
]


@pytest.mark.parametrize(("plant", "test"), PLANTED, ids=[plant.__name__ for plant, _ in PLANTED])
def test_a_planted_fault_is_noticed(
    plant: Callable[[Patch], None], test: Test, monkeypatch: Patch, tmp_path: Path
) -> None:
    monkeypatch.setattr(Parlour, "until", _until)
    with Parlour(tmp_path) as parlour:
        plant(monkeypatch)
        with pytest.raises(AssertionError):
            test(parlour)


@pytest.mark.parametrize("test", [CLOSED, SCANS, TWO, GAPS, CLOSING, BACK, SENT_AWAY, LET_IN])
def test_with_nothing_planted_so_many_frames_are_enough(
    test: Test, monkeypatch: Patch, tmp_path: Path
) -> None:
    monkeypatch.setattr(Parlour, "until", _until)
    with Parlour(tmp_path) as parlour:
        test(parlour)


def test_another_address_in_the_code_is_noticed(monkeypatch: Patch, tmp_path: Path) -> None:
    _the_code_is_of_another_address(monkeypatch)
    with pytest.raises(AssertionError):
        door.test_the_code_on_the_screen_is_the_address("phones", tmp_path)
