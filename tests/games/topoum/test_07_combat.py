"""Section 5, combat cards, each with its target, its effect and law 7."""

from __future__ import annotations

from game.games.topoum.content.ids import Space
from game.games.topoum.events.tiles import Taken
from tests.games.topoum import trench

RING = ("1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1")


def around(*seats: int) -> list[str]:
    """Moles of these seats around the centre."""
    return [
        f"n1 {space} m{seat}" if seat >= 0 else f"n1 {space}"
        for seat, space in zip(seats, RING, strict=False)
    ]


def test_bayonet_kills_and_steps_in() -> None:
    state = trench.battle("b0 0,0 m0", *around(1, 0, -1, 1), hand=("bayonet",))
    mole = state.moles[Space("0,0")]
    trench.ready(state, "0,0")
    assert trench.aims(state) == {"1,0", "-1,0"}
    told = trench.answer(state, "hand.1 1,0")
    assert state.moles[Space("1,0")] == mole
    assert told.killed == ["mole.1.1"]
    assert told.paid(0, "friendly-fire") == 0


def test_bayonet_follows_the_rival_onto_ice_and_slides() -> None:
    """It moves to the square: arriving there is arriving like any other."""
    state = trench.battle(*trench.row("b0 m0", "n1 ice m1", "n1"), hand=("bayonet",))
    trench.ready(state, "0,0")
    trench.answer(state, "hand.1 1,0")
    assert set(state.moles) == {"2,0"}


def test_short_range_kills_and_stays() -> None:
    state = trench.battle("b0 0,0 m0", *around(1, 0, -1, 1), hand=("short-range",))
    trench.ready(state, "0,0")
    assert trench.aims(state) == {"1,0", "-1,0"}
    told = trench.answer(state, "hand.1 -1,0")
    assert told.killed == ["mole.1.2"]
    assert "0,0" in state.moles
    assert "-1,0" in state.bases


def test_short_range_needs_an_adjacent_rival() -> None:
    """Law 7's own example."""
    state = trench.battle(
        *trench.row("b0 m0", "n1 m0", "n1 m1"), hand=("short-range", "short-range")
    )
    trench.ready(state, "0,0")
    assert trench.aims(state) == set()


def test_long_range_is_two_or_three_squares_away() -> None:
    state = trench.battle(
        *trench.row("b0 m0", "n1", "n1 m1"),
        "n1 0,1",
        "n1 0,2",
        "n1 0,3 m1",
        "n1 -1,0 m1",
        "n1 0,-1",
        "n1 0,-2",
        "n1 0,-3",
        "n1 0,-4 m1",
        hand=("long-range",),
    )
    trench.ready(state, "0,0")
    assert trench.aims(state) == {"2,0", "0,3"}
    assert trench.answer(state, "hand.1 0,3").killed == ["mole.1.2"]


def test_nothing_may_stand_in_the_way_of_long_range() -> None:
    """Rulings: any obstacle tile between blocks it, whatever it does to sight; so does a gap."""
    for between in (".", "n1 m0", "n1 puddle", "n1 gas", "n1 ice", "n1 rock", "n1 cross"):
        state = trench.battle(
            *trench.row("b0 m0", between, "n1 m1"), "n1 0,1", "n1 1,1", hand=("long-range", "build")
        )
        trench.ready(state, "0,0")
        assert trench.aims(state) == set(), between
    for harmless in ("n1 turnip", "n1 crate.1"):
        state = trench.battle(*trench.row("b0 m0", harmless, "n1 m1"), hand=("long-range",))
        trench.ready(state, "0,0")
        assert trench.aims(state) == {"2,0"}


def test_long_range_takes_the_first_rival_not_the_one_behind() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1", "n1 m1", "n1 m1"), hand=("long-range",))
    trench.ready(state, "0,0")
    assert trench.aims(state) == {"2,0"}


def test_grenade_takes_an_adjacent_square_with_all_on_it() -> None:
    state = trench.battle(
        "b0 0,0 m0", *around(1, 0, -1), "- -1,0 puddle", "n1 -1,2", "n1 0,2", hand=("grenade",)
    )
    trench.ready(state, "0,0")
    assert trench.aims(state) == {"1,0", "0,1", "-1,1", "-1,0"}
    trench.answer(state, "hand.1 -1,0")
    assert not state.is_square(Space("-1,0"))


def test_grenade_beside_nothing_cannot_be_thrown() -> None:
    state = trench.battle("b0 0,0 m0", hand=("grenade", "build"))
    trench.ready(state, "0,0")
    assert trench.aims(state) == set()


def test_a_destroyed_base_goes_to_its_owner() -> None:
    state = trench.battle("b0 0,0 m0", "b1 1,0", "n1 0,1", "n1 1,-1", hand=("grenade",))
    tiles = state.tiles[1]
    trench.ready(state, "0,0")
    told = trench.answer(state, "hand.1 1,0")
    assert state.tiles[1] == tiles + 1
    assert told.one(Taken).colour == 1


def test_mortar_falls_exactly_two_away_over_anything() -> None:
    for between in (".", "n1 m1", "n1 rock", "n1 cross"):
        state = trench.battle(
            *trench.row("b0 m0", between, "n1 m1", "n1"),
            "n1 0,1",
            "n1 1,1",
            "n1 2,1",
            "n1 0,2",
            "n1 3,-1",
            hand=("mortar",),
        )
        trench.ready(state, "0,0")
        assert trench.aims(state) == {"2,0", "0,2"}, between
        trench.answer(state, "hand.1 2,0")
        assert "2,0" not in state.bases


def test_slingshot_hits_a_rival_two_away_over_anything() -> None:
    for between in (".", "n1 m0", "n1 rock", "n1 cross"):
        state = trench.battle(
            *trench.row("b0 m0", between, "n1 m1"),
            "n1 0,1",
            "n1 0,2",
            "n1 1,1 m1",
            "n1 -1,0 m1",
            hand=("slingshot",),
        )
        trench.ready(state, "0,0")
        assert trench.aims(state) == {"2,0"}, between
        trench.answer(state, "hand.1 2,0")
        assert "2,0" in state.bases
        assert "2,0" not in state.moles
