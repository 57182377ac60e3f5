"""Nobody waits for anybody's secret: a round with phones beside the same round with one curtain."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest

from game.phones import wire
from game.phones.hub import Hub
from tests.phones.hands import Hand
from tests.phones.measures import rounds

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
