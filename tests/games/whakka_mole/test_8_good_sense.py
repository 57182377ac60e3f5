"""What the rules must lead to, and what can never be."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.whakka_mole.rules.game import GAME
from game.games.whakka_mole.rules.state import WhakkaState
from game.kernel.chance import Random
from tests.games.whakka_mole import sheets


def _three_moles(state: WhakkaState, rng: Random) -> sheets.Paper:
    holes = list(range(1, state.holes + 1))
    rng.shuffle(holes)
    return sorted(holes[:3]), 1 + rng.below(state.holes)


@pytest.mark.parametrize("holes", [9, 10, 12])
@pytest.mark.parametrize("seats", GAME.seats)
def test_all_holes_every_turn_is_a_losing_plan(seats: int, holes: int) -> None:
    """Ruling: "you score 0 and are hit every time"."""
    rng = Random(1000 * seats + holes)
    wins, matches = 0, 20
    for greedy in (index % seats for index in range(matches)):
        state = sheets.new(seats, holes=holes)
        while not state.over:
            papers = [_three_moles(state, rng) for _ in range(seats)]
            papers[greedy] = range(1, holes + 1), papers[greedy][1]
            sheets.write(state, *papers)
            assert state.sheets[greedy].hit
            assert state.sheets[greedy].gained in (0, 6)
        wins += greedy in GAME.standings(state).winners
    assert wins / matches < 0.5 / seats


def test_a_match_of_sensible_players_lasts_as_long_as_it_should() -> None:
    """Rules page: about 15 turns with two, 10 with three, 8 with four, at ten holes."""
    for seats, expected in ((2, 15), (3, 10), (4, 8)):
        rng = Random(seats)
        turns = 0
        for _ in range(60):
            state = sheets.new(seats)
            while not state.over:
                sheets.write(state, *(_three_moles(state, rng) for _ in range(seats)))
            turns += state.turn
        assert abs(turns / 60 - expected) < 0.3 * expected


def test_the_laws_that_can_never_break_are_watched() -> None:
    """Every law of `check` is shown to notice its own breach."""
    sound = sheets.new(3)
    sheets.write(sound, ([1, 2], 9), ([3], 9), ([4], 1))
    assert GAME.check(sound) == []
    breaches: dict[str, dict[str, Any]] = {
        "up": {"up": (9,)},
        "hole": {"popup": (1, 13), "up": ()},
        "order": {"popup": (2, 1), "up": ()},
        "twice": {"popup": (1, 1), "up": ()},
        "hit": {"hit": True, "up": (1,)},
        "gained": {"gained": 99},
        "negative": {"gained": -1},
        "whack": {"whack": 11},
        "fifty": {"score": 50},
    }
    for name, fields in breaches.items():
        state = sound.clone()
        holes = sheets.line((1, 2), 1).popup
        state.sheets[1] = state.sheets[1]._replace(popup=holes, up=holes)
        assert GAME.check(state) == [], name
        state.sheets[1] = state.sheets[1]._replace(**fields)
        assert GAME.check(state), name
    state = sound.clone()
    state.sheets.pop()
    assert GAME.check(state)
    state = sound.clone()
    state.papers.pop()
    assert GAME.check(state)
    state = sound.clone()
    state.holes = 11
    assert GAME.check(state)
    state = sound.clone()
    state.turn = 0
    assert GAME.check(state)
    state = sound.clone()
    state.seats = 9
    state.sheets = [state.sheets[1]] * 9
    state.papers = [()] * 9
    assert GAME.check(state)
