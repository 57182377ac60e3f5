"""Nobody waits for anybody's secret: a round with phones beside the same round with one curtain."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest

from game.phones import wire
from game.phones.hub import Hub
from tests.phones import measures
from tests.phones.hands import Hand
from tests.phones.measures import DISKS, rounds, taps

if TYPE_CHECKING:
    from pathlib import Path

_SHARE = 3
"""Phones take at most one part in so many of what the curtain takes."""
_LATE_S = 0.004


@pytest.fixture(scope="module")
def curtain(tmp_path_factory: pytest.TempPathFactory) -> float:
    return rounds(tmp_path_factory.mktemp("curtain"), "curtain", 1)


@pytest.fixture(scope="module")
def phones(tmp_path_factory: pytest.TempPathFactory) -> float:
    return rounds(tmp_path_factory.mktemp("phones"), "phones", 1)


def test_a_round_with_phones_takes_a_third_of_the_curtain_at_most(
    curtain: float, phones: float
) -> None:
    assert _SHARE * phones <= curtain


def test_the_figure_is_the_same_however_slow_the_machine_is(
    phones: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The network takes as long as many frames here, either way; the people do not."""
    read, take = wire.read, Hand._take

    def late(data: str | bytes) -> wire.Message:
        time.sleep(_LATE_S)
        return read(data)

    def later(hand: Hand, data: str | bytes) -> None:
        time.sleep(_LATE_S)
        take(hand, data)

    monkeypatch.setattr(wire, "read", late)
    monkeypatch.setattr(Hand, "_take", later)
    assert rounds(tmp_path, "phones", 1) == phones


def test_phones_that_are_asked_one_after_another_are_noticed(
    curtain: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = Hub._make_face

    def in_turn(hub: Hub, phone: Any, stage: Any, seat: int | None) -> None:
        if seat is not None and min(stage.session.asked(), default=seat) < seat:
            phone.shown = ()
        else:
            right(hub, phone, stage, seat)

    monkeypatch.setattr(Hub, "_make_face", in_turn)
    assert _SHARE * rounds(tmp_path, "phones", 1) > curtain


def test_each_tap_that_is_measured_arrives(tmp_path: Path) -> None:
    found = taps(tmp_path, 2)
    assert list(found) == list(DISKS)
    assert all(len(waits) == 2 and waits[0] > 0 for waits in found.values())


def test_what_is_measured_does_not_wait_for_a_tap_that_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = Hub._answer

    def deaf(hub: Hub, phone: Any, seat: int, said: wire.Answer) -> None:
        if _in_secret(hub):
            answer(hub, phone, seat, said)

    monkeypatch.setattr(Hub, "_answer", deaf)
    monkeypatch.setattr(measures, "_FRAME_MS", 1.0)
    with pytest.raises(AssertionError, match="a tap is lost"):
        taps(tmp_path, 1)


def test_what_is_measured_does_not_wait_for_a_question_that_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Hand, "asked", None)
    monkeypatch.setattr(measures, "_FRAME_MS", 1.0)
    with pytest.raises(AssertionError, match="stuck at"):
        taps(tmp_path, 1)


def _in_secret(hub: Hub) -> bool:
    stage = hub._stage()
    return stage is not None and stage.table.manner(stage.session.seen(None)).secret
