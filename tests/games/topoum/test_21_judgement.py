"""What Topoum's bots see of a table: gaps to be bridged, and what moles on the board promise."""

from __future__ import annotations

import pytest

from game.bots.levels import level
from game.games.topoum.bot.judge import JUDGE
from game.games.topoum.bot.worth import at_once, gaps, hold, lasts
from game.games.topoum.content.ids import BARRACKS, NOWHERE, Space
from game.games.topoum.rules.game import GAME
from game.games.topoum.rules.sight import lines, new_lines, scored
from game.games.topoum.rules.state import TopoumState
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.judge import any_of
from tests.games.topoum.trench import battle, row, start

EVEN = JUDGE.personalities[0]


def tables(obstacles: str, farmer: str) -> list[TopoumState]:
    """Out of matches played anyhow."""
    found = []
    for seed in range(4):
        state, rng = start(2, seed, obstacles=obstacles, farmer=farmer), Random(seed)
        for number in range(60):
            if not play.asked(state):
                break
            seat, options = play.due(state)
            play.take(state, seat, any_of(options, rng))
            if number % 4 == 0:
                found.append(state.clone())
    return found


def bridged(state: TopoumState) -> set[Space]:
    """Each empty space, tried: do own moles see each other across it, the Red Cross or not?"""
    found = set()
    for space in state.board.spaces:
        after = state.clone()
        after.red_cross = NOWHERE
        if not after.is_square(space):
            after.bases[space] = BARRACKS[state.active]
            if any(space in way for way in lines(after, state.active).values()):
                found.add(space)
    return found


@pytest.mark.parametrize(("obstacles", "farmer"), [("off", "none"), ("on", "none")])
def test_a_gap_is_what_a_hut_would_bridge(obstacles: str, farmer: str) -> None:
    seen = 0
    for state in tables(obstacles, farmer):
        assert gaps(state) == bridged(state)
        seen += len(gaps(state))
    assert seen > 5


def test_what_a_turn_scores_is_the_sum_of_its_new_lines() -> None:
    some = 0
    for state in tables("off", "none"):
        medals = sum(each for _, _, each in new_lines(state))
        assert scored(state) == medals
        some += medals > 0
    assert some > 5


def test_who_looks_far_minds_moles_and_not_their_medals_alone() -> None:
    pair = battle(*row("b0 m0", "b1", "b1 m1"))
    three = battle(*row("b0 m0", "b1", "b1 m1"), "b0 0,1 m0")
    for state in (pair, three):
        state.old_lines = sorted(lines(state, 0))
    assert at_once(three, 0) == at_once(pair, 0)
    assert lasts(three, 0) > lasts(pair, 0) + 5

    def worth(state: TopoumState, name: str) -> float:
        return JUDGE.value(state, 0, EVEN, level(GAME.id, name))

    assert worth(three, "normal") == worth(pair, "normal")
    assert worth(three, "hard") > worth(pair, "hard") + 5


def test_moles_promise_little_when_the_deck_runs_out() -> None:
    state = battle(*row("b0 m0", "b1", "b1 m1"))
    early = hold(state)
    del state.deck[1:]
    assert 0 < hold(state)[0] < early[0] / 2
