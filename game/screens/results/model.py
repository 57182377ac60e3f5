"""A finished match in numbers: who came where."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.stage.account import Source, plain
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.stage.account import Account

__all__ = ["Line", "lines", "podium", "whole"]


@dataclass(frozen=True, slots=True)
class Line:
    """One seat in the table."""

    seat: int
    place: int
    score: int


def lines(places: Sequence[int], scores: Sequence[int]) -> tuple[Line, ...]:
    """The seats from first to last; those who share a place in the order of the table."""
    found = [Line(seat, place, scores[seat]) for seat, place in enumerate(places)]
    return tuple(sorted(found, key=lambda line: (line.place, line.seat)))


def podium(ranked: Sequence[Line]) -> tuple[Line, ...]:
    """From left to right: the first in the middle, the others falling away to both sides."""
    left: list[Line] = []
    right: list[Line] = []
    for number, line in enumerate(ranked):
        (right if number % 2 == 0 else left).append(line)
    return (*reversed(left), *right)


def whole(account: Account, scores: Sequence[int]) -> Account:
    """With what was scored before the match was taken up from a save of older rules: of that
    nothing is known but the sum."""
    if not account.sources or not account.wrong(scores):
        return account
    earlier = [score - account.total(seat) for seat, score in enumerate(scores)]
    more = Source(Said("results-earlier"), plain(earlier), "icon/save")
    return replace(account, sources=(more, *account.sources))
