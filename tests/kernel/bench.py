"""A table for sketches: names with numbers on it, and a log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.kernel import play
from game.kernel.codec import Codec
from game.kernel.contract import State, Step, begin
from game.kernel.event import Event

__all__ = ["Bench", "act", "bench", "round_trip"]


class Bench(State):
    __slots__ = ("hold", "log")

    hold: dict[str, int]
    log: list[str]

    def clone(self) -> Bench:
        other = Bench()
        self.copy_into(other)
        other.hold = self.hold.copy()
        other.log = self.log.copy()
        return other


def bench(seats: int, *first: Step, **hold: int) -> Bench:
    """A table with these Steps to do, settled to where somebody is asked."""
    state = Bench()
    begin(state, seats, 1, first)
    state.hold = dict(hold)
    state.log = []
    play.settle(state)
    return state


def act(state: Bench, seat: int, *action: str) -> list[Event]:
    """Answer; what was told."""
    told: list[Event] = []
    play.act(state, seat, action, told.append)
    return told


def round_trip(state: Bench, steps: Sequence[type[Step]]) -> Bench:
    """The same table out of its save."""
    codec = Codec(steps)
    plain: Any = codec.dump(state)
    loaded = codec.load(Bench, plain)
    assert isinstance(loaded, Bench)
    assert codec.dump(loaded) == plain
    return loaded
