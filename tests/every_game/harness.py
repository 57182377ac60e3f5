"""Random matches of any game, with every promise of the contract checked at every decision."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.kernel import play
from game.kernel.chance import Random
from game.kernel.codec import Codec
from game.kernel.contract import Game
from game.kernel.event import Event
from game.kernel.judge import Judge, any_of
from tests.every_game import promises, secrets
from tests.every_game.violation import Violation

__all__ = ["Played", "Table", "matches", "play_match"]


def matches(default: int) -> int:
    """How many random matches of each game: 100,000 on demand."""
    return int(os.environ.get("MOLEHILL_MATCHES", default))


@dataclass(frozen=True)
class Played:
    decisions: int
    reason: str


@dataclass(frozen=True)
class Table:
    """A match under test."""

    game: Game[Any, Any]
    codec: Codec
    state: Any
    rng: Random
    decision: int


def play_match(
    game: Game[Any, Any],
    seats: int,
    options: Mapping[str, str],
    seed: int,
    *,
    every: int = 1,
    judge: Judge[Any, Any] | None = None,
) -> Played:
    """One random match. The dear checks run at every decision, or at each `every`-th.

    With a judge every second answer is its first thought: where chance alone gets nowhere.
    """
    rng = Random(seed)
    codec = Codec(game.steps, game.events)
    told: list[Event] = []
    state = play.start(game, seats, options, seed, told.append)
    promises.events(game, codec, told, seats)
    decision = 0
    # The first decision looked at differs from match to match.
    offset = rng.below(every)
    while not state.over:
        table = Table(game, codec, state, rng, decision)
        open_to = promises.asking(table)
        seat = rng.choice(tuple(open_to))
        action = any_of(open_to[seat], rng)
        if judge is not None and rng.below(2):
            action = judge.policy(state, seat, open_to[seat], rng, judge.personalities[0])
        afterwards = []
        if (decision + offset) % every == 0:
            viewers = _viewers(seats, rng, seat)
            promises.copies(table, seat, action)
            for viewer in viewers:
                secrets.sealed(table, viewer, seat)
            for viewer in viewers:
                secrets.kept(table, viewer, seat, action)
                afterwards.append(secrets.glimpse(table, viewer))
        events: list[Event] = []
        play.act(state, seat, action, events.append)
        promises.events(game, codec, events, seats)
        for again in afterwards:
            again()
        decision += 1
        if decision > game.longest:
            raise Violation("endless", f"more than {game.longest} decisions")
    promises.ended(Table(game, codec, state, rng, decision))
    return Played(decision, game.standings(state).reason)


def _viewers(seats: int, rng: Random, actor: int) -> list[int | None]:
    """The one who acts, and one of the others or the public screen."""
    other = (actor + 1 + rng.below(seats)) % (seats + 1)
    return [actor, None if other == seats else other]
