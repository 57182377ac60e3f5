"""Section 6: rock, puddle, gas and ice, and the variant that places them."""

from __future__ import annotations

import pytest

from game.games.topoum.content import MARKED
from game.games.topoum.content.ids import Space
from game.games.topoum.events.moles import Slid
from game.games.topoum.rules.game import GAME
from game.kernel import play
from tests.games.topoum import trench


def test_nobody_moves_onto_rock() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1 rock", "n1"), "n0 0,1", hand=("advance",))
    trench.ready(state, "0,0")
    assert trench.aims(state) == {"0,1"}


@pytest.mark.parametrize("overlay", ["puddle", "gas"])
def test_puddle_and_gas_eliminate(overlay: str) -> None:
    """A voluntary move too, and then it is friendly fire: five."""
    state = trench.battle(*trench.row("b0 m0", f"n1 {overlay}", "n1"), hand=("advance",))
    trench.ready(state, "0,0")
    told = trench.answer(state, "hand.1 1,0")
    assert told.killed == ["mole.0.1"]
    assert told.paid(0) == -5
    assert state.overlays[Space("1,0")] == overlay


def test_ice_slides_to_the_other_side() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1 ice", "n1 ice", "n1", "n1"), hand=("advance",))
    trench.ready(state, "0,0")
    told = trench.answer(state, "hand.1 1,0")
    assert state.moles == {"3,0": "mole.0.1"}
    assert [event.to for event in told.all(Slid)] == ["2,0", "3,0"]


def test_ice_with_no_square_behind_it_is_the_end() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1 ice"), "n1 0,1", hand=("advance",))
    trench.ready(state, "0,0")
    told = trench.answer(state, "hand.1 1,0")
    assert told.killed == ["mole.0.1"]
    assert told.paid(0, "friendly-fire") == -5


def test_at_the_boards_edge_too() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1 ice", start=4), "n1 4,1", hand=("advance",))
    trench.ready(state, "4,0")
    assert trench.answer(state, "hand.1 5,0").killed == ["mole.0.1"]


def test_rock_stops_a_slide_on_the_ice() -> None:
    """Rulings: it stops on the ice, and has moved."""
    state = trench.battle(
        *trench.row("b0 m0", "n1 ice", "n1 rock"),
        "n1 0,1",
        "n1 1,-1",
        "n1 1,-2 m0",
        hand=("advance",),
    )
    trench.ready(state, "0,0")
    told = trench.answer(state, "hand.1 1,0")
    assert state.moles[Space("1,0")] == "mole.0.1"
    assert told.lines == [(3, 0, 3)]


def test_ice_into_a_rival_collides() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1 ice", "n1 m1"), hand=("advance",))
    trench.ready(state, "0,0")
    told = trench.answer(state, "hand.1 1,0")
    assert sorted(told.killed) == ["mole.0.1", "mole.1.1"]
    assert told.paid(0) == 0


def test_a_pushed_mole_slides_on() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1 m1", "n1 ice", "n1"), hand=("panic",))
    trench.ready(state, "0,0")
    trench.answer(state, "hand.1 1,0")
    assert state.moles[Space("3,0")] == "mole.1.1"


@pytest.mark.parametrize("overlay", ["rock", "puddle", "gas", "ice"])
def test_obstacles_go_in_explosions(overlay: str) -> None:
    state = trench.battle(
        *trench.row("b0 m0", f"n1 {overlay}", "n1"), "n1 0,1", "n1 1,1", hand=("grenade",),
        obstacles="on",
    )  # fmt: skip
    trench.ready(state, "0,0")
    trench.answer(state, "hand.1 1,0")
    assert state.overlays == {}
    assert state.aside == []


def test_barracks_are_built_next_to_an_obstacle_tile() -> None:
    """Obstacles count as squares."""
    state = trench.battle(*trench.row("b0 m0", "n1", "- puddle"), hand=("build",))
    trench.ready(state, "0,0")
    assert "3,0" in trench.aims(state)


def test_the_variant_places_one_near_and_one_marked_each_last_first() -> None:
    state = trench.start(3, 2, obstacles="on")
    order = [(state.first + turn) % 3 for turn in range(3)]
    trench.answer(state, "1,0", "0,1", "-1,1", "2,0", "0,2", "-2,2")
    asked = []
    for far in range(3):
        asked.append(play.asked(state)[0])
        words = {word.split()[1] for word in trench.legal(state)}
        near = {
            n
            for space, base in state.bases.items()
            if base.startswith("barracks")
            for n in state.board.near[space]
        }
        assert words == {space for space in near if not state.is_square(space)}
        trench.answer(state, f"{('rock', 'puddle', 'ice')[far]} {('3,0', '1,1', '-3,3')[far]}")
    for far in range(3):
        asked.append(play.asked(state)[0])
        assert {word.split()[1] for word in trench.legal(state)} == set(MARKED[far:])
        trench.answer(state, f"gas {MARKED[far]}")
    assert asked == [*reversed(order), *reversed(order)]
    assert state.obstacle_tiles == [2, 0]
    assert state.overlays[Space("3,0")] == "rock"
    # Apart from the battlefield they are islands.
    assert MARKED[0] in state.islands
    assert play.asked(state) == (state.first,)


def test_either_side_until_a_sort_is_used_up() -> None:
    state = trench.start(4, 2, obstacles="on")
    while not state.todo[-1].kind.startswith("obstacle"):
        trench.answer(state, sorted(trench.legal(state))[0])
    for _ in range(4):
        assert {word.split()[0] for word in trench.legal(state)} == {"rock", "puddle", "ice", "gas"}
        word = next(word for word in sorted(trench.legal(state)) if word.startswith("rock"))
        trench.answer(state, word)
    assert {word.split()[0] for word in trench.legal(state)} == {"ice", "gas"}


@pytest.mark.parametrize("farmer", ["buckets", "crusher", "sprayer", "crates"])
def test_the_variant_is_not_mixed_with_these_farmers(farmer: str) -> None:
    """Rulings."""
    options = trench.OPTIONS | {"obstacles": "on", "farmer": farmer}
    assert GAME.why_not_start(2, options) == "why-not-obstacles-farmer"
    assert GAME.why_not_start(2, options | {"farmer": "nature"}) == ""


def test_a_drawn_farmer_fits_the_variant() -> None:
    for seed in range(60):
        state = trench.start(2, seed, obstacles="on", farmer="any")
        assert state.farmer in {"nature", "boom", "trap-master", "stomper"}
