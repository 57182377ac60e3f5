"""Section 5, expansion cards."""

from __future__ import annotations

from game.games.topoum.content.ids import Space
from tests.games.topoum import trench


def test_build_barracks_anywhere_next_to_the_battlefield() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1", "n1"), hand=("build",))
    trench.ready(state, "0,0")
    around = {n for space in state.bases for n in state.board.near[space]} - set(state.bases)
    assert trench.aims(state) == around
    tiles = state.tiles[0]
    trench.answer(state, "hand.1 3,0")
    assert state.bases[Space("3,0")] == "barracks.0"
    assert state.tiles[0] == tiles - 1


def test_abandoned_barracks_are_built_and_moved_into() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1", "n1"), hand=("abandoned",))
    trench.ready(state, "0,0")
    assert trench.aims(state) == set(state.board.near[Space("0,0")]) - {"1,0"}
    trench.answer(state, "hand.1 -1,0")
    assert state.bases[Space("-1,0")] == "barracks.0"
    assert state.moles == {"-1,0": "mole.0.1"}


def test_conquest_of_a_free_rival_barracks_or_neutral() -> None:
    state = trench.battle(
        "b0 0,0 m0", "b1 1,0", "n1 0,1", "b1 -1,1 m1", "n0 -1,0", "b0 0,-1", "n1 1,-1 puddle",
        hand=("conquest",),
    )  # fmt: skip
    trench.ready(state, "0,0")
    assert trench.aims(state) == {"1,0", "0,1", "-1,0"}
    tiles = state.tiles.copy()
    trench.answer(state, "hand.1 1,0")
    assert state.bases[Space("1,0")] == "barracks.0"
    assert [state.tiles[0] - tiles[0], state.tiles[1] - tiles[1]] == [-1, 1]
    assert set(state.moles) == {"0,0", "-1,1"}


def test_the_red_cross_alone_keeps_conquest_off() -> None:
    """Rulings: alone on a square it occupies it."""
    state = trench.battle(*trench.row("b0 m0", "b1 cross", "n1"), hand=("conquest", "build"))
    trench.ready(state, "0,0")
    assert trench.aims(state) == set()


def test_betrayal_replaces_an_adjacent_rival() -> None:
    state = trench.battle(
        "b0 0,0 m0", "n1 1,0 m1", "n1 0,1 m1 cross", "n1 -1,0 m0", hand=("betrayal",)
    )
    trench.ready(state, "0,0")
    assert trench.aims(state) == {"1,0"}
    told = trench.answer(state, "hand.1 1,0")
    assert state.moles[Space("1,0")].startswith("mole.0.")
    assert told.killed == ["mole.1.1"]
    assert told.lines  # Newly placed: it sees its comrade anew.


def test_new_soldier_two_away() -> None:
    state = trench.battle(
        *trench.row("b0 m0", ".", "n1"), "n1 0,1", "n1 1,1", "n1 0,2 rock", "n1 -2,2 m1 cross",
        "n1 -1,1", hand=("new-soldier",),
    )  # fmt: skip
    trench.ready(state, "0,0")
    assert trench.aims(state) == {"2,0"}
    trench.answer(state, "hand.1 2,0")
    assert state.moles[Space("2,0")] == "mole.0.2"


def test_new_soldier_collides() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1", "n1 m1"), hand=("new-soldier",))
    trench.ready(state, "0,0")
    told = trench.answer(state, "hand.1 2,0")
    assert sorted(told.killed) == ["mole.0.2", "mole.1.1"]
    assert told.paid(0, "friendly-fire") == 0
    own = trench.battle(*trench.row("b0 m0", "n1", "n1 m0"), hand=("new-soldier",))
    trench.ready(own, "0,0")
    assert trench.answer(own, "hand.1 2,0").paid(0, "friendly-fire") == -10


def test_new_soldier_on_a_hazard_or_on_ice() -> None:
    """Rulings: onto a hazard costs 5; it does not slide."""
    state = trench.battle(*trench.row("b0 m0", "n1", "n1 gas"), hand=("new-soldier",))
    trench.ready(state, "0,0")
    assert trench.answer(state, "hand.1 2,0").paid(0, "friendly-fire") == -5
    icy = trench.battle(*trench.row("b0 m0", "n1", "n1 ice", "n1"), hand=("new-soldier",))
    trench.ready(icy, "0,0")
    trench.answer(icy, "hand.1 2,0")
    assert set(icy.moles) == {"0,0", "2,0"}


def test_new_soldier_and_underground_reach_islands() -> None:
    for card in ("new-soldier", "underground"):
        state = trench.battle(*trench.row("b0 m0", ".", "n1 island"), "n1 -1,0", hand=(card,))
        trench.ready(state, "0,0")
        assert trench.aims(state) == {"2,0"}
