"""One of Molehill's games, or the toy of its benchmark, played anyhow.

    python -m build_scripts.peers.ours GAME SEATS SECONDS
    python -m build_scripts.peers.ours toy 5 SECONDS

Prints one line of JSON: decisions, answers listed, seconds. Of "any so many of these", each thing
that may be among them counts as one answer.
"""

from __future__ import annotations

import json
import sys
from random import Random as Whim
from time import process_time

from game import catalogue
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.contract import PickSome
from game.kernel.judge import any_of
from game.makers.yardstick import DECISIONS, Draft

__all__ = ["Count", "game", "toy"]

Count = tuple[int, int]
"""Decisions, and answers that were listed for them."""


def toy(seed: int) -> Count:
    """A match of the benchmark's own draft."""
    rng = Whim(seed)
    table = Draft(rng)
    answers = 0
    for _ in range(DECISIONS):
        legal = table.legal()
        answers += len(legal)
        table.act(rng.choice(legal), rng)
    return DECISIONS, answers


def game(name: str, seats: int, seed: int) -> Count:
    """A match by its own rules, everything as the lobby offers it at first."""
    rules = catalogue.game(name)
    options = {option.id: option.default for option in rules.options}
    state, rng = play.start(rules, seats, options, seed), Random(seed)
    decisions = answers = 0
    seat, legal = play.due(state)
    while seat >= 0:
        answers += len(legal.items) if isinstance(legal, PickSome) else len(legal)
        decisions += 1
        play.take(state, seat, any_of(legal, rng))
        seat, legal = play.due(state)
    return decisions, answers


def main(name: str, seats: int, seconds: float) -> None:
    decisions = answers = seed = 0
    began = process_time()
    while process_time() - began < seconds:
        seed += 1
        more, listed = toy(seed) if name == "toy" else game(name, seats, seed)
        decisions, answers = decisions + more, answers + listed
    spent = process_time() - began
    print(json.dumps({"decisions": decisions, "answers": answers, "seconds": spent}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))
