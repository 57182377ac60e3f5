"""The bots' pace: how long one may look before a bot moves, with people at the table as without."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.match.seats import Person
from game.match.session import Session
from game.screens.table.play import BEAT_MS, Lull
from game.screens.table.scene import TableScene
from game.stage.transitions import Way
from tests.screens.puppets import Parrot, Puppets

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from game.kernel.ticket import Answer, Ticket


class Slow(Parrot):
    """Thinks for so many polls."""

    def __init__(self, polls: int) -> None:
        super().__init__()
        self.polls, self._left = polls, 0

    def ask(self, ticket: Ticket) -> None:
        super().ask(ticket)
        self._left = self.polls

    def poll(self) -> Sequence[Answer]:
        self._left -= 1
        return super().poll() if self._left < 0 else ()


class Counting(Parrot):
    """Keeps what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[int] = []

    def ask(self, ticket: Ticket) -> None:
        self.asked.append(ticket.number)
        super().ask(ticket)


def lulls(folder: Path, pace: int, *controls: str, thinker: Parrot | None = None) -> list[float]:
    """How long the picture lay still before each of the first bots' moves."""
    puppets = Puppets(folder)
    quick = thinker or Parrot()
    puppets.services.thinker = lambda: quick
    puppets.services.change(bot_pace=pace)
    people = [
        Person(f"P{seat}", ("radish", "royal", "lemon")[seat], control)
        for seat, control in enumerate(controls)
    ]
    scene = TableScene(puppets.services, Session.new("molly", people, {}, 11))
    puppets.studio.stack.reset([scene], Way.NONE)
    found: list[float] = []
    still = 0.0
    for _ in range(4000):
        if len(found) == 4:
            return found
        if scene.picture.holding:
            scene.go_on()
        seat = scene.chooser()
        if seat is not None:
            # The person does not keep anybody waiting.
            scene.play.give(seat, any_of(scene.session.legal(seat), Random(1)))
            still = 0.0
        decided, settled = scene.session.decided, scene.picture.settled
        puppets.studio.step(10)
        if scene.session.decided > decided:
            found.append(still)
            still = 0.0
        else:
            still = still + 10 if settled else 0.0
    raise AssertionError("bots do not move")


@pytest.mark.parametrize("first", ["bot", "mouse"])
def test_the_pace_holds_whoever_sits_there(first: str, tmp_path: Path) -> None:
    controls = ("bot", first, "bot")
    slow = lulls(tmp_path / "slow", 50, *controls)
    usual = lulls(tmp_path / "usual", 100, *controls)
    fast = lulls(tmp_path / "fast", 400, *controls)
    assert min(slow) >= 2 * BEAT_MS - 20
    assert min(usual) >= BEAT_MS - 20
    assert max(fast) <= BEAT_MS / 4 + 40


def test_how_long_a_bot_thinks_is_not_to_be_seen(tmp_path: Path) -> None:
    found = [
        lulls(tmp_path / f"{polls}", 100, "bot", "mouse", "bot", thinker=Slow(polls))
        for polls in (0, 20, 45)
    ]
    assert found[0] == found[1] == found[2]


def test_nobody_thinks_again_while_an_answer_waits_for_its_beat(tmp_path: Path) -> None:
    """Else a bot's process would think all the time, and of the same."""
    counting = Counting()
    lulls(tmp_path, 100, "bot", "mouse", "bot", thinker=counting)
    assert len(counting.asked) >= 4
    assert len(set(counting.asked)) == len(counting.asked)


def test_a_beat_comes_only_while_nothing_changes() -> None:
    lull = Lull()
    assert not lull.beats(1, BEAT_MS - 1)
    assert not lull.beats(2, BEAT_MS - 1), "something was decided"
    assert lull.beats(2, 1)
    assert not lull.beats(2, BEAT_MS - 1)
    lull.over()
    assert not lull.beats(2, 1), "the picture moved"
