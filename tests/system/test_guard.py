"""What stumbles is reported; a match is taken from nobody for a sound."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.system.guard import Guard, Hopeless


class Ward:
    """A guard, and all it was told to do."""

    def __init__(self) -> None:
        self.moment = 0.0
        self.reports: list[str] = []
        self.fallen: list[Path | None] = []
        self.guard = Guard(self.report, self.fallen.append, lambda: self.moment)

    def report(self, error: Exception) -> Path | None:
        self.reports.append(str(error))
        return Path(str(error))


def stumble(over: str) -> None:
    raise ZeroDivisionError(over)


def test_what_falls_is_reported_and_told_of() -> None:
    ward = Ward()
    ward.guard.under(lambda: stumble("a step"))
    assert (ward.reports, ward.fallen) == (["a step"], [Path("a step")])


class OfItsOwn(Exception):
    """What some library raises."""


@pytest.mark.parametrize(
    "kind",
    [
        ZeroDivisionError, KeyError, AttributeError, TypeError, AssertionError, OSError,
        UnicodeEncodeError, RecursionError, MemoryError, StopIteration, NotImplementedError,
        pygame.error, OfItsOwn,
    ],
)  # fmt: skip
def test_whatever_it_is_takes_nobody_from_her_table(kind: type[Exception]) -> None:
    """A net for one kind of fall is none."""

    def falls() -> None:
        raise kind("utf-8", "", 0, 1, "?") if kind is UnicodeEncodeError else kind("so")

    ward = Ward()
    ward.guard.under(falls)
    assert len(ward.fallen) == len(ward.reports) == 1
    ward.guard.beside("music", falls)
    assert (len(ward.fallen), len(ward.reports)) == (1, 2)


def test_three_falls_in_a_row_are_the_end_but_not_three_in_an_evening() -> None:
    ward = Ward()
    for _ in range(20):
        ward.guard.under(lambda: stumble("now and then"))
        ward.moment += 3
    ward = Ward()
    for _ in range(2):
        ward.guard.under(lambda: stumble("again"))
    with pytest.raises(Hopeless) as ended:
        ward.guard.under(lambda: stumble("and again"))
    assert ended.value.report == Path("and again")
    assert len(ward.fallen) == 2


def test_what_stands_beside_is_reported_once_and_tried_on() -> None:
    ward, tried, mended = Ward(), [], []
    for number in range(1000):

        def work(number: int = number) -> None:
            tried.append(number)
            stumble("a drum")

        ward.guard.beside("music", work, lambda: mended.append(1))
    assert len(tried) == len(mended) == 1000
    assert (ward.reports, ward.fallen) == (["a drum"], [])
    ward.guard.beside("messages", lambda: stumble("a word"))
    assert ward.reports == ["a drum", "a word"]


@pytest.mark.parametrize("leaving", [KeyboardInterrupt, SystemExit])
def test_who_wants_to_leave_leaves(leaving: type[BaseException]) -> None:
    def leave() -> None:
        raise leaving

    ward = Ward()
    for net in (ward.guard.under, lambda work: ward.guard.beside("music", work)):
        with pytest.raises(leaving):
            net(leave)
    assert ward.reports == []
