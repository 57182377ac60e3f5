"""One of OpenSpiel's games played anyhow, by the Python that OpenSpiel was installed for.

    python spiel.py GAME SECONDS

Prints one line of JSON: decisions, answers listed, seconds. Chance is drawn as the library offers
it, and is nobody's decision. It knows nothing of Molehill: that Python has none of it.
"""

from __future__ import annotations

import json
import random
import sys
from time import process_time

import pyspiel  # type: ignore[import-not-found, unused-ignore]

_IN_PYTHON = "python_"


def main(name: str, seconds: float) -> None:
    if name.startswith(_IN_PYTHON):
        # Its games that are written in Python are known once they have been imported.
        import open_spiel.python.games  # type: ignore[import-not-found, unused-ignore] # noqa: F401
    game = pyspiel.load_game(name)
    rng = random.Random(1)
    decisions = answers = 0
    began = process_time()
    while process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            legal = state.legal_actions()
            decisions += 1
            answers += len(legal)
            state.apply_action(rng.choice(legal))
    spent = process_time() - began
    print(json.dumps({"decisions": decisions, "answers": answers, "seconds": spent}))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
