"""The state after every answer of some random matches, as hashes: run alone, on any Python.

    python -m tests.every_game.hashes whakka_mole 5

Needs nothing but the standard library, like the rules themselves.
"""

from __future__ import annotations

import sys

from game import catalogue
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.codec import Codec, digest
from game.kernel.judge import any_of
from tests.every_game.planted_steps import Hashed, opening
from tests.every_game.seating import settings
from tests.every_game.toy import HOARD


def main(name: str, count: int) -> None:
    toys = {"hoard": HOARD, "hashed": opening(Hashed)()}
    game = toys[name] if name in toys else catalogue.game(name)
    tables = settings(game)
    for seed in range(count):
        seats, options = tables[seed * 31 % len(tables)]
        rng, codec = Random(seed), Codec(game.steps)
        state = play.start(game, seats, options, seed)
        while not state.over:
            print(digest(codec.dump(state)))
            seat = rng.choice(play.asked(state))
            play.act(state, seat, any_of(play.legal(state, seat), rng))
        print(digest(codec.dump(state)))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
