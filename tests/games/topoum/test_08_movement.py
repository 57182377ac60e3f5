"""Section 5, movement cards."""

from __future__ import annotations

from game.games.topoum.content.ids import Space
from game.games.topoum.events.moles import Fled, Slid
from tests.games.topoum import trench


def test_advance_moves_to_an_adjacent_square() -> None:
    state = trench.battle(
        "b0 0,0 m0", "n1 1,0", "n1 0,1 rock", "n1 -1,1 m1", "n1 -1,0 m0", "- 0,-1 gas",
        hand=("advance",),
    )  # fmt: skip
    trench.ready(state, "0,0")
    assert trench.aims(state) == {"1,0", "-1,1", "-1,0", "0,-1"}
    trench.answer(state, "hand.1 1,0")
    assert state.moles[Space("1,0")] == "mole.0.1"


def test_underground_ignores_the_middle() -> None:
    for between in (".", "n1 m1", "n1 rock", "n1 puddle", "n1 cross"):
        state = trench.battle(
            *trench.row("b0 m0", between, "n1"), "n1 0,1", "n1 1,1", "n1 0,2 rock",
            hand=("underground",),
        )  # fmt: skip
        trench.ready(state, "0,0")
        assert trench.aims(state) == {"2,0"}, between
        trench.answer(state, "hand.1 2,0")
        assert state.moles[Space("2,0")] == "mole.0.1"


def test_underground_onto_ice_slides_on() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1", "n1 ice", "n1"), hand=("underground",))
    trench.ready(state, "0,0")
    trench.answer(state, "hand.1 2,0")
    assert set(state.moles) == {"3,0"}


def test_motorbike_runs_a_rival_over() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1 m1", "n1"), hand=("motorbike",))
    trench.ready(state, "0,0")
    told = trench.answer(state, "hand.1 2,0")
    assert told.killed == ["mole.1.1"]
    assert state.moles == {"2,0": "mole.0.1"}


def test_where_a_motorbike_cannot_go() -> None:
    """Two squares in a line; in the first no rock, no own and no protected mole."""
    for first, second in (
        (".", "n1"),
        ("n1 rock", "n1"),
        ("n1 m0", "n1"),
        ("n1 m1 cross", "n1"),
        ("n1", "."),
        ("n1", "n1 rock"),
        ("n1", "n1 m1 cross"),
    ):
        state = trench.battle(
            *trench.row("b0 m0", first, second), "n1 0,1", "n1 1,1", hand=("motorbike", "build")
        )
        trench.ready(state, "0,0")
        assert trench.aims(state) == set(), (first, second)


def test_a_motorbike_passes_the_red_cross_alone() -> None:
    """Rulings: a motorbike may drive through it."""
    state = trench.battle(*trench.row("b0 m0", "n1 cross", "n1"), hand=("motorbike",))
    trench.ready(state, "0,0")
    trench.answer(state, "hand.1 2,0")
    assert state.moles == {"2,0": "mole.0.1"}


def test_a_hazard_on_the_way_kills_the_rider_ice_does_not() -> None:
    for overlay in ("puddle", "gas"):
        state = trench.battle(*trench.row("b0 m0", f"n1 {overlay}", "n1"), hand=("motorbike",))
        trench.ready(state, "0,0")
        told = trench.answer(state, "hand.1 2,0")
        assert told.killed == ["mole.0.1"]
        assert told.paid(0, "friendly-fire") == -5
    state = trench.battle(*trench.row("b0 m0", "n1 ice", "n1"), hand=("motorbike",))
    trench.ready(state, "0,0")
    trench.answer(state, "hand.1 2,0")
    assert set(state.moles) == {"2,0"}


def test_a_motorbike_collides_in_the_second_square() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1 m1", "n1 m1"), hand=("motorbike",))
    trench.ready(state, "0,0")
    told = trench.answer(state, "hand.1 2,0")
    assert len(told.killed) == 3
    assert told.paid(0, "friendly-fire") == 0


def test_panic_moves_everybody_one_away_farthest_first() -> None:
    """Allies and enemies; out to the board's edge, gaps ignored."""
    state = trench.battle(
        *trench.row("b0 m0", "n1 m1", "n1 m0", "n1", ".", "n1 m1", start=-2),
        "n1 1,1", "n1 2,0",
        hand=("panic",),
    )  # fmt: skip
    trench.ready(state, "-2,0")
    trench.lay(state, "n1 4,0")
    told = trench.answer(state, "hand.1 -1,0")
    assert state.moles == {
        "-2,0": "mole.0.1",
        "0,0": "mole.1.1",
        "1,0": "mole.0.2",
        "4,0": "mole.1.2",
    }
    # Told once, for they all run at once.
    assert [start for _, start, _ in told.one(Fled).moves] == ["3,0", "0,0", "-1,0"]


def test_panic_over_the_edge_and_into_the_void() -> None:
    """Forced onto no square: eliminated; the author pays for her own."""
    state = trench.battle(*trench.row("b0 m0", "n1", "n1 m0", ".", start=0), hand=("panic",))
    trench.ready(state, "0,0")
    told = trench.answer(state, "hand.1 1,0")
    assert told.killed == ["mole.0.2"]
    assert told.paid(0, "friendly-fire") == -5
    state = trench.battle(*trench.row("b0 m0", "n1", "n1 m1", start=3), hand=("panic",))
    trench.ready(state, "3,0")
    told = trench.answer(state, "hand.1 4,0")
    assert told.killed == ["mole.1.1"]
    assert told.paid(0) == 0


def test_panic_against_rock_holds_the_one_directly_behind_too() -> None:
    """Rulings: only a mole directly behind a stuck one stays."""
    state = trench.battle(
        *trench.row("b0 m0", "n1 m1", "n1", "n1 m1", "n1 m1", "n1 rock"), hand=("panic",)
    )
    trench.ready(state, "0,0")
    told = trench.answer(state, "hand.1 1,0")
    assert set(state.moles) == {"0,0", "2,0", "3,0", "4,0"}
    assert [space for _, space in told.one(Fled).stuck] == ["4,0", "3,0"]


def test_panic_needs_somebody_who_can_move() -> None:
    state = trench.battle(
        *trench.row("b0 m0", "n1 m1", "n1 rock"), "n1 0,1", "n1 1,1", hand=("panic", "build")
    )
    trench.ready(state, "0,0")
    assert trench.aims(state) == set()


def test_panic_over_ice_slides_into_the_stuck_one() -> None:
    """Rulings: one that slides over ice into it collides."""
    state = trench.battle(
        *trench.row("b0 m0", "n1 m1", "n1 ice", "n1 m1", "n1 rock"), hand=("panic",)
    )
    trench.ready(state, "0,0")
    told = trench.answer(state, "hand.1 1,0")
    assert sorted(told.killed) == ["mole.1.1", "mole.1.2"]


def test_a_stuck_mole_has_not_moved() -> None:
    """Rulings: a stuck pushed mole has not moved: its lines stay old."""
    state = trench.battle(*trench.row("b0 m0", "n0 m0", "n0 rock", "n0 m1", "n0"), hand=("panic",))
    trench.ready(state, "0,0")
    told = trench.answer(state, "hand.1 1,0")
    assert told.one(Fled).stuck == (("mole.0.2", "1,0"),)
    assert state.moles[Space("4,0")] == "mole.1.1"
    assert told.lines == []


def test_tunnel_joins_own_barracks() -> None:
    state = trench.battle(
        *trench.row("b0 m0", "n0", "b0", "b1", "b0 rock", "b0 m1"), hand=("tunnel",)
    )
    trench.ready(state, "0,0")
    assert trench.aims(state) == {"2,0", "5,0"}
    told = trench.answer(state, "hand.1 5,0")
    assert len(told.killed) == 2
    assert told.paid(0, "friendly-fire") == 0


def test_tunnel_starts_in_own_barracks() -> None:
    state = trench.battle(*trench.row("n0 m0", "b0", "n0"), hand=("tunnel", "build"))
    trench.ready(state, "0,0")
    assert trench.aims(state) == set()


def test_decoy_swaps_with_a_rival_in_adjacent_barracks() -> None:
    """Any colour of barracks; no slide; protected or not."""
    state = trench.battle(
        "n0 0,0 m0 ice", "b0 1,0 m1", "b1 0,1 m1", "n1 -1,1 m1", "b1 -1,0 m0", hand=("decoy",)
    )
    state.red_cross = Space("1,0")
    trench.ready(state, "0,0")
    assert trench.aims(state) == {"1,0", "0,1"}
    rival = state.moles[Space("1,0")]
    told = trench.answer(state, "hand.1 1,0")
    assert (state.moles[Space("1,0")], state.moles[Space("0,0")]) == ("mole.0.1", rival)
    assert state.red_cross == "1,0"
    assert not told.all(Slid)
    assert not told.killed
