"""Laws 4 and 5: one battlefield, and friendly fire."""

from __future__ import annotations

from game.games.topoum.content.ids import Space
from game.games.topoum.events.tiles import Divided
from game.games.topoum.rules.playing import PlayCard
from tests.games.topoum import trench


def test_the_smaller_part_falls() -> None:
    """Section 1's example: four squares and five, the four are eliminated."""
    words = trench.row("n0", "n1 m1", "n2 m2", "n0", "n2 m2", "n0", "b0 m0", "n1", "n0", start=-4)
    state = trench.battle(*words, "b0 2,-1", seats=3, hand=("mortar",))
    trench.ready(state, "2,0")
    tiles = state.tiles.copy()
    told = trench.answer(state, "hand.1 0,0")
    assert set(told.one(Divided).lost) == {"-4,0", "-3,0", "-2,0", "-1,0"}
    assert set(state.bases) == {"1,0", "2,0", "3,0", "4,0", "2,-1"}
    assert set(told.killed) == {"mole.2.2", "mole.1.1", "mole.2.1"}
    # Squares and moles go back to their owners.
    assert [after - before for after, before in zip(state.tiles, tiles, strict=True)] == [
        2,
        1,
        2,
        0,
    ]
    assert not told.paid(0)


def test_on_a_tie_its_author_chooses() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1", "n1", "n1", "n1 m1"), hand=("mortar",))
    trench.ready(state, "0,0")
    trench.answer(state, "hand.1 2,0")
    assert state.todo[-1].kind == "choose-part"
    parts = state.todo[-1].parts  # type: ignore[attr-defined]
    assert sorted(parts) == [("0,0", "1,0"), ("3,0", "4,0")]
    east = parts.index(("3,0", "4,0")) + 1
    told = trench.answer(state, f"part.{east}")
    assert set(state.bases) == {"3,0", "4,0"}
    # Losses by division count for friendly fire.
    assert told.paid(0, "friendly-fire") == -5


def test_nobody_chooses_between_parts_of_different_size() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1", "n1", "n1", "n1 m1", "n1"), hand=("mortar",))
    trench.ready(state, "0,0")
    told = trench.answer(state, "hand.1 2,0")
    assert set(state.bases) == {"3,0", "4,0", "5,0"}
    assert told.paid(0, "friendly-fire") == -5
    assert told.one(Divided).chosen is False


def test_three_parts_may_come_of_one_blast() -> None:
    state = trench.battle(
        "n1 0,0",
        "n1 1,0",
        "b0 2,0 m0",
        "n1 -1,1",
        "n1 -2,2",
        "n1 0,-1",
        "n1 0,-2",
        hand=("mortar",),
    )
    trench.ready(state, "2,0")
    trench.answer(state, "hand.1 0,0")
    parts = state.todo[-1].parts  # type: ignore[attr-defined]
    assert len(parts) == 3


def test_a_hole_that_leaves_the_field_whole_divides_nothing() -> None:
    state = trench.battle(
        *trench.row("b0 m0", "n1", "n1"), "n1 0,1", "n1 1,1", "n1 -1,1", hand=("grenade",)
    )
    trench.ready(state, "0,0")
    told = trench.answer(state, "hand.1 1,0")
    assert not told.all(Divided)
    assert "1,0" not in state.bases


def test_obstacles_count_as_squares_of_a_part() -> None:
    """Rulings: obstacles count as squares; the kept part holds a base, if any does."""
    state = trench.battle(
        *trench.row("b0 m0", "n1", "n1", "- ice", "- rock", "- gas"), hand=("mortar",)
    )
    trench.ready(state, "0,0")
    told = trench.answer(state, "hand.1 2,0")
    assert set(state.bases) == {"0,0", "1,0"}
    assert state.overlays == {}
    assert not told.paid(0, "friendly-fire")
    state = trench.battle(
        *trench.row("b0 m0", "n1", "n1", "- ice", "- rock", "n1"), hand=("mortar",)
    )
    trench.ready(state, "0,0")
    trench.answer(state, "hand.1 2,0")
    assert set(state.bases) == {"5,0"}


def test_islands_are_not_counted_until_joined() -> None:
    """Rulings: tiles on X apart from the field are islands, and no place to build next to."""
    words = trench.row("b0 m0", "n1", "n1", "n1 m1", "n1")
    state = trench.battle(
        *words, "n1 -3,2 rock island", "n1 -4,2 island", "n1 -4,3 island", hand=("mortar", "build")
    )
    trench.ready(state, "0,0")
    assert "-3,1" not in trench.aims(state, "hand.2")
    told = trench.answer(state, "hand.1 2,0")
    # Two against two: the islands stay out of it.
    assert not told.all(Divided)
    assert state.todo[-1].kind == "choose-part"
    trench.answer(state, "part.1")
    assert {"-3,2", "-4,2", "-4,3"} <= set(state.bases)


def test_a_joined_island_falls_like_any_square() -> None:
    """Rulings: until a square joins them; then they fall with a losing part."""
    state = trench.battle(
        *trench.row("n1 rock island", ".", "n1", "b0 m0", "n1", "n1", "n1", "n1", start=-3),
        hand=("build", "grenade"),
    )
    trench.ready(state, "0,0")
    trench.answer(state, "hand.1 -2,0")
    assert state.islands == []
    state.todo.append(PlayCard(state.moles[Space("0,0")]))
    told = trench.answer(state, "hand.1 1,0")
    assert set(told.one(Divided).lost) == {"2,0", "3,0", "4,0"}
    state.todo.append(PlayCard(state.moles[Space("0,0")]))
    trench.swap_in(state, "line.4", "grenade")
    # Two squares, one of them the island that was, against one.
    trench.answer(state, "line.4 -1,0")
    assert set(state.bases) == {"-2,0", "-3,0"}


def test_friendly_fire_is_five_a_casualty() -> None:
    """Law 5."""
    state = trench.battle(
        *trench.row("b0 m0", "n1 m0", "n1", "n1"), "n1 1,1", "n1 0,1", "n1 2,1", hand=("grenade",)
    )
    trench.ready(state, "0,0")
    told = trench.answer(state, "hand.1 1,0")
    assert told.killed == ["mole.0.2"]
    assert told.paid(0, "friendly-fire") == -5


def test_a_rivals_losses_cost_nothing() -> None:
    state = trench.battle(
        *trench.row("b0 m0", "n1 m1", "n1"), "n1 0,1", "n1 1,1", hand=("grenade",)
    )
    trench.ready(state, "0,0")
    told = trench.answer(state, "hand.1 1,0")
    assert told.killed == ["mole.1.1"]
    assert told.paid(0) == told.paid(1) == 0


def test_penalties_may_go_below_nothing() -> None:
    """Rulings: slots need the medals, penalties do not."""
    state = trench.battle(
        *trench.row("b0 m0", "n1 m0", "n1"), "n1 0,1", "n1 1,1", hand=("grenade",)
    )
    state.medals[0] = 2
    trench.ready(state, "0,0")
    told = trench.answer(state, "hand.1 1,0")
    assert told.paid(0, "friendly-fire") == -5
