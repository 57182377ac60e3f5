"""Who is asked first and what it may answer, found in one look, is what `asked` and `legal` say."""

from __future__ import annotations

import pytest

from game import catalogue
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.judge import any_of

DECISIONS = 300


@pytest.mark.parametrize("game_id", catalogue.GAMES)
def test_whoever_is_due_is_asked_first(game_id: str) -> None:
    game, rng = catalogue.game(game_id), Random(4)
    options = {option.id: option.default for option in game.options}
    seats = min(4, max(game.seats))
    late = 0
    state = play.start(game, seats, options, 1)
    for _ in range(DECISIONS):
        seat, answers = play.due(state)
        if state.over:
            assert (seat, answers) == (-1, ())
            state = play.start(game, seats, options, rng.below(1000))
            continue
        asked = play.asked(state)
        assert seat == asked[0]
        assert answers == play.legal(state, seat)
        # Whoever comes later is due once the others have answered: not always the first seat.
        late += seat > 0
        anyone = asked[rng.below(len(asked))]
        play.take(state, anyone, any_of(play.legal(state, anyone), rng))
    assert late
