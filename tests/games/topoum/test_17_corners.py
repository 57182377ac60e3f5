"""Corners of the rules that no example of the rulebook leads to.

Changes of the rules that nothing can tell from them, and why: A random deck is drawn until it is
legal, so drawing the farmer's card twice only means another try. Crate values are shuffled for the
Lord of the Crates alone, and nobody else opens one; likewise obstacle steps where no obstacle tiles
are. A bare space that has been filled again does not divide, nor does a field without squares, so
looking nonetheless finds nothing. Rays longer than the board are cut at its edge. A line seen from
its other end is the same line; three rays of six are enough, four are no more. That a grenade can
surely be played is a short cut past trying it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.games.topoum.content import FARMERS, MARKED
from game.games.topoum.content.ids import NEUTRAL, NOWHERE, Mole, Space
from game.games.topoum.content.words import CATEGORIES
from game.games.topoum.events.cards import Played
from game.games.topoum.events.moles import Eliminated, Fled
from game.games.topoum.events.tiles import Divided, Laid, Turned
from game.games.topoum.rules.arrive import arrive, survives
from game.games.topoum.rules.game import GAME
from game.games.topoum.rules.harm import ransoms
from game.games.topoum.rules.setup import Obstacle
from game.games.topoum.rules.turn import entries
from game.kernel import play
from game.kernel.contract import PickSome, quiet
from tests.games.topoum import trench

if TYPE_CHECKING:
    from game.games.topoum.rules.state import TopoumState


def bounds(state: TopoumState) -> tuple[int, int]:
    options = play.legal(state, state.first)
    assert isinstance(options, PickSome)
    return options.least, options.most


def picks(*counts: int, farmer: str) -> list[tuple[int, int]]:
    """How many types of each category may be chosen after so many of the earlier ones."""
    state = trench.start(2, 6, deck="choose", farmer=farmer)
    found = [bounds(state)]
    for kinds, count in zip(CATEGORIES.values(), counts, strict=False):
        play.act(state, state.first, kinds[:count])
        found.append(bounds(state))
    return found


def test_a_choice_leaves_something_for_each_category() -> None:
    """At least one of each, seven in all; the last category takes what is left."""
    assert picks(1, 1, 1, farmer="maybe") == [(1, 4), (1, 4), (1, 4), (4, 4)]
    assert picks(4, 1, 1, farmer="maybe") == [(1, 4), (1, 1), (1, 1), (1, 1)]
    assert picks(2, 2, 2, farmer="maybe") == [(1, 4), (1, 3), (1, 2), (1, 1)]


def test_a_farmer_who_surely_comes_is_one_of_the_special_cards() -> None:
    assert picks(1, 1, 1, farmer="boom") == [(1, 4), (1, 4), (1, 4), (3, 3)]
    # Nothing need be left for the Special cards then.
    assert picks(4, 1, farmer="boom") == [(1, 4), (1, 1), (1, 1)]
    assert picks(2, 2, farmer="boom") == [(1, 4), (1, 3), (1, 2)]


def test_the_deck_is_shuffled() -> None:
    hands = {tuple(trench.start(2, seed).hands[0]) for seed in range(12)}
    assert len(hands) > 6


def test_crates_hold_something_else_each_time() -> None:
    values = {tuple(trench.start(2, seed, farmer="crates").crate_values) for seed in range(12)}
    assert len(values) > 4
    assert all(sorted(each) == [1, 2, 3, 4] for each in values)


@pytest.mark.parametrize("farmer", FARMERS)
def test_the_battle_begins_when_everything_is_laid(farmer: str) -> None:
    """Before that no line is seen as new."""
    state = trench.start(2, 3, farmer=farmer)
    while state.todo[-1].kind in ("first-barracks", "first-mole"):
        assert not GAME.observe(state, None).begun
        (seat,) = play.asked(state)
        play.act(state, seat, play.listing(play.legal(state, seat))[0])
    assert GAME.observe(state, None).begun


def test_nobody_places_obstacles_that_are_not_there() -> None:
    state = trench.start(2, 3, obstacles="on")
    assert Obstacle(0, marked=True).seats(state) == (0,)
    state.obstacle_tiles = [0, 0]
    assert Obstacle(0, marked=True).seats(state) == ()


def test_who_has_moved_is_noted_once() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1", "n1"), hand=("advance",))
    trench.turn(state)
    trench.answer(state, "mole.0.1 1,0")
    (seat,) = play.asked(state)
    assert state.stirred == ["mole.0.1"]
    after = state.clone()
    arrive(after, after.moles.pop(Space("1,0")), Space("2,0"), 0, quiet)
    assert (seat, after.stirred) == (0, ["mole.0.1"])


@pytest.mark.parametrize(
    ("squares", "lives"),
    [
        (("n1",), True),
        (("n1 rock",), None),
        (("n1 m1",), False),
        (("n1 puddle",), False),
        (("n1 ice", "n1"), True),
        (("n1 ice", "."), False),
        (("n1 ice", "n1 rock"), True),
        (("n1 ice", "n1 ice", "n1"), True),
        (("n1 ice", "n1 ice", "n1 m1"), False),
        (("n1 ice", "n1 m1 cross"), True),
        (("n1 ice", "n1 gas"), False),
    ],
)
def test_who_thinks_before_moving_thinks_right(
    squares: tuple[str, ...], lives: bool | None
) -> None:
    """What is foreseen of an arrival is what then happens."""
    state = trench.battle(*trench.row("b0 m0", *squares), hand=("advance",))
    if lives is None:
        trench.ready(state, "0,0")
        assert "1,0" not in trench.aims(state)
        return
    assert survives(state, Space("1,0"), 0) is lives
    mole = state.moles.pop(Space("0,0"))
    arrive(state, mole, Space("1,0"), 0, quiet)
    assert bool(state.where(mole)) is lives
    # Who is dropped there does not slide.
    dropped = trench.battle(*trench.row("b0 m0", *squares), hand=("advance",))
    overlay = dropped.overlays.get(Space("1,0"))
    assert survives(dropped, Space("1,0"), -1) is (overlay == "ice" or lives)


def test_who_falls_and_comes_back_has_no_move_left() -> None:
    """One eliminated and redeployed in the same turn may not make a move of its own."""
    state = trench.battle(
        *trench.row("b0 m0", "n1 m0", "n1", "n1"), "n1 0,1", "n1 1,1", "n1 0,2", "n1 2,-1",
        hand=("grenade", "new-soldier"),
    )  # fmt: skip
    trench.turn(state)
    assert state.unmoved == ["mole.0.1", "mole.0.2"]
    trench.answer(state, "mole.0.1 0,1", "hand.1 1,0")
    assert state.unmoved == []
    assert "mole.0.2" in state.reserve[0]


def test_abandoned_barracks_beside_an_island_are_island_too() -> None:
    """Islands are joined to the field by a square that touches both, not by growing."""
    state = trench.battle("b0 -5,0", "n1 -4,0", "n0 2,0 m0 island", "n0 4,-1", hand=("abandoned",))
    state.islands = [Space("2,0"), Space("4,-1")]
    trench.ready(state, "2,0")
    trench.answer(state, "hand.1 3,0")
    assert state.islands == ["2,0", "3,0", "4,-1"]


def test_dynamite_from_beside_the_board_is_laid_into_the_hole() -> None:
    state = trench.battle(
        "b0 0,0 m0", "n1 1,0", "n1 0,1", "n1 1,-1", farmer="boom", hand=("farmer",)
    )
    assert state.aside == ["dynamite"]
    trench.ready(state, "0,0")
    told = trench.answer(state, "hand.1 1,0")
    assert state.overlays == {"1,0": "dynamite"}
    assert not told.all(Divided)


def test_lifting_the_dynamite_off_bare_ground_may_divide_the_field() -> None:
    state = trench.battle(
        *trench.row("n1 m1", "- dynamite", "b0 m0", "n1", "n1", start=-2),
        farmer="boom", hand=("farmer",),
    )  # fmt: skip
    trench.ready(state, "0,0")
    told = trench.answer(state, "hand.1 1,0")
    assert told.one(Divided).lost == ("-2,0",)
    assert state.overlays == {"1,0": "dynamite"}


def test_dynamite_that_waits_beside_the_board_is_not_placed_for_another_blast() -> None:
    state = trench.battle(
        "b0 0,0 m0", "n1 1,0", "n1 0,1", "n1 1,-1", farmer="boom", hand=("grenade",)
    )
    trench.ready(state, "0,0")
    told = trench.answer(state, "hand.1 1,0")
    assert state.aside == ["dynamite"]
    assert not told.all(Laid)


def test_the_stomper_at_the_boards_edge_frightens_over_it() -> None:
    state = trench.battle("b0 3,0 m0", "n1 4,0", "n1 5,0 m1", farmer="stomper", hand=("farmer",))
    trench.ready(state, "3,0")
    told = trench.answer(state, "hand.1 4,0")
    assert ("mole.1.1", "5,0", NOWHERE) in told.one(Fled).moves
    assert sorted(told.killed) == ["mole.0.1", "mole.1.1"]


def test_no_entry_for_the_press_one_holds() -> None:
    state = trench.battle("b0 0,0 m0", "n1 1,0", hand=("press", "press"))
    trench.away_with_the_line(state)
    assert entries(state, 0)
    state.press = 0
    assert entries(state, 0) == []


def test_without_a_battlefield_no_entry_for_a_grenade() -> None:
    """Rulings: islands do not count as battlefield, whatever lies on them. Whoever would enter in
    the centre would have no card to play, and is not asked."""
    state = trench.battle("n2 3,-2 crate.1 island", hand=("grenade", "grenade"), farmer="crates")
    state.moles[Space("3,-2")] = state.reserve[0].pop(0)
    state.hands[0] = [card for card in state.hands[0] if card.startswith("grenade")]
    trench.away_with_the_line(state)
    assert len(state.islands) == 1
    assert entries(state, 0) == []
    trench.turn(state)
    assert state.active == 1, "not asked what has no answer"


def test_an_entry_is_tried_with_its_barracks_and_its_mole() -> None:
    """From new barracks a tunnel leads to the old ones."""
    state = trench.battle("b0 0,0", "n1 1,0 m1", hand=("tunnel", "tunnel"))
    trench.away_with_the_line(state)
    state.moles[Space("2,0")] = state.reserve[0].pop()
    state.bases[Space("2,0")] = NEUTRAL[1]
    state.tiles[1] -= 1
    assert entries(state, 0)


def test_after_a_ransom_the_card_is_still_owed() -> None:
    state = trench.battle("b0 0,0 m0", "n1 1,0", hand=("advance",))
    captive = state.reserve[0].pop()
    state.captives[captive] = 1
    trench.ready(state, "0,0")
    assert ransoms(state, 0) == [("ransom", captive)]
    trench.answer(state, f"ransom {captive}")
    assert state.todo[-1].kind == "play-card"
    assert trench.answer(state, "hand.1 1,0").one(Played).card.startswith("advance")


def test_the_trap_goes_farther_than_next_door() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1 m1", "n1"), farmer="trap-master",
                          hand=("farmer",))  # fmt: skip
    trench.ready(state, "0,0")
    assert trench.aims(state) == {"2,0"}
    told = trench.answer(state, "hand.1 2,0")
    # Neutral terrain has nothing to bury.
    assert not told.all(Turned)


@pytest.mark.parametrize("farmer", ["buckets", "crates"])
def test_an_island_with_a_tile_on_it_is_one_island(farmer: str) -> None:
    assert trench.start(2, 5, farmer=farmer).islands == sorted(MARKED)


def test_who_is_under_the_boot_is_told_so() -> None:
    state = trench.battle("b0 0,0 m0", "n1 1,0 m1", "n1 -1,0", farmer="stomper", hand=("farmer",))
    trench.ready(state, "0,0")
    killed = trench.answer(state, "hand.1 1,0").one(Eliminated)
    assert killed == Eliminated(Mole("mole.1.1"), 1, Space("1,0"), "footprint")
