"""Section 2: lines of sight, and law 6: which are new."""

from __future__ import annotations

import pytest

from game.games.topoum.content.ids import Space
from game.games.topoum.content.words import CardType
from tests.games.topoum import trench


def scored(
    *words: str, hand: CardType = "build", said: str = "hand.1 0,-1"
) -> list[tuple[int, ...]]:
    """What a row is worth when all its lines are new: barracks are built out of the way."""
    state = trench.battle(*trench.row(*words), hand=(hand,))
    trench.ready(state, "0,0")
    state.old_lines = []
    return list(trench.answer(state, said).lines)


def test_a_medal_a_square_and_one_more_for_own_barracks() -> None:
    """Squares under the two moles are included in both."""
    assert scored("b0 m0", "n1", "b1", "b0 m0") == [(4, 2, 6)]


def test_two_moles_side_by_side_see_each_other() -> None:
    assert scored("n1 m0", "b0 m0") == [(2, 1, 3)]


@pytest.mark.parametrize("between", [".", "n0 m1", "n0 rock", "n0 cross"])
def test_what_blocks(between: str) -> None:
    """Empty spaces, any mole, rocks, and the Red Cross standing there."""
    assert scored("b0 m0", between, "b0 m0") == []


@pytest.mark.parametrize(
    ("between", "medals"),
    [("n0 puddle", 5), ("n0 ice", 5), ("n0 gas", 4), ("- puddle", 5)],
)
def test_what_does_not(between: str, medals: int) -> None:
    """Section 6: puddles and ice are nothing, a gas cloud takes one; all count as squares."""
    assert scored("b0 m0", between, "b0 m0") == [(3, 2, medals)]


def test_gas_takes_a_medal_a_square_but_never_below_nothing() -> None:
    assert scored("n1 m0", "n1 gas", "n1 gas", "n1 m0") == [(4, 0, 2)]
    state = trench.battle(*trench.row("n1 m0 gas", "n1 gas", "n1 m0 gas"), hand=("build",))
    trench.ready(state, "0,0")
    state.old_lines = []
    assert trench.answer(state, "hand.1 0,-1").lines == [(3, 0, 0)]


def test_an_own_mole_between_breaks_the_line_in_two() -> None:
    """Rulings: A-B-C in line gives AB and BC."""
    assert scored("b0 m0", "n1", "n1 m0", "b0 m0") == [(3, 1, 4), (2, 1, 3)]


def test_lines_run_along_all_three_axes() -> None:
    state = trench.battle(
        "n1 0,0 m0", "n1 1,0 m0", "n1 0,1 m0", "n1 -1,1", "n1 -2,2 m0", hand=("build",)
    )
    trench.ready(state, "0,0")
    state.old_lines = []
    told = trench.answer(state, "hand.1 0,-1")
    assert sorted(told.lines) == [(2, 0, 2), (2, 0, 2), (2, 0, 2), (3, 0, 3)]


def test_the_red_cross_lets_its_own_mole_see() -> None:
    """Special card Red Cross: blocks lines, except those of the mole on the same square."""
    assert scored("b0 m0", "n1", "b0 m0 cross") == [(3, 2, 5)]


def test_old_lines_do_not_score() -> None:
    """Law 6."""
    state = trench.battle(*trench.row("b0 m0", "n1", "b0 m0"), hand=("build",))
    trench.ready(state, "0,0")
    assert trench.answer(state, "hand.1 0,-1").lines == []


def test_a_moved_end_makes_a_line_new() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1", "b0 m0", "n1"), hand=("advance",))
    trench.ready(state, "2,0")
    assert trench.answer(state, "hand.1 3,0").lines == [(4, 2, 6)]


def test_a_mole_that_comes_back_makes_its_line_new() -> None:
    """Law 6: returned to the same position by cards, that line is considered new."""
    state = trench.battle(*trench.row("b0 m0", "n1", "b0 m0", "n1"), hand=("advance",))
    trench.turn(state)
    mole = state.moles[Space("2,0")]
    told = trench.answer(state, (mole, "3,0"), "hand.1 2,0", "done")
    assert told.lines == [(3, 2, 5)]


def test_a_new_tile_on_an_old_line_does_not_make_it_new() -> None:
    """Law 6: only moving one of the moles who make it up does."""
    state = trench.battle(
        *trench.row("b0 m0", "n1", "b0 m0"), "n1 1,-1 m0", "n1 1,-2", hand=("conquest",)
    )
    trench.turn(state)
    mole = state.moles[Space("1,-1")]
    told = trench.answer(state, (mole, "1,-2"), "tile", "done")
    assert told.lines == []


def test_a_line_opened_by_somebody_leaving_is_new() -> None:
    """A line is new if it was not there at the start of the turn."""
    state = trench.battle(*trench.row("b0 m0", "n1 m1", "b0 m0"), hand=("short-range",))
    trench.ready(state, "0,0")
    assert trench.answer(state, "hand.1 1,0").lines == [(3, 2, 5)]


def test_a_square_filled_in_makes_a_line() -> None:
    state = trench.battle(*trench.row("b0 m0", ".", "b0 m0"), "n1 0,1", "n1 1,1", hand=("build",))
    trench.ready(state, "0,0")
    assert trench.answer(state, "hand.1 1,0").lines == [(3, 3, 6)]


def test_only_the_active_player_scores() -> None:
    state = trench.battle(
        *trench.row("b1 m1", "n1 m0", "b1 m1"), "n1 1,-1", "n1 1,-2", hand=("advance",)
    )
    trench.ready(state, "1,0")
    told = trench.answer(state, "hand.1 1,-1")
    assert told.lines == []
    assert told.paid(1, "line") == 0


def test_a_swapped_or_pushed_end_counts_as_moved() -> None:
    """Rulings: an end moved, was pushed, swapped or newly placed."""
    state = trench.battle(*trench.row("b0 m0", "b1 m1", "n1", "b0 m0", "n1"), hand=("decoy",))
    trench.ready(state, "0,0")
    assert trench.answer(state, "hand.1 1,0").lines == [(3, 1, 4)]
    state = trench.battle(*trench.row("b0 m0", "b1 m0", "n1", "n1"), hand=("panic",))
    trench.ready(state, "0,0")
    assert trench.answer(state, "hand.1 1,0").lines == [(3, 1, 4)]
