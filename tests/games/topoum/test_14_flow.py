"""The course of a turn, told step by step; ransoms and passes in the middle of it."""

from __future__ import annotations

import pytest

from game.games.topoum.content.ids import COLOUR_OF, Mole, Space, mole_ids
from game.games.topoum.content.words import CardType, Farmer, Nothing
from game.games.topoum.events.cards import Drawn, Played
from game.games.topoum.events.course import Entered, Paid, Passed, SetOut, Sighted, TurnBegun
from game.games.topoum.events.moles import Deployed, Marched
from game.games.topoum.events.tiles import Placed, Taken, TileChanged, Turned
from game.games.topoum.rules.state import TopoumState
from game.kernel import play
from tests.games.topoum import trench


def test_a_turn_with_an_entry_is_told_in_its_order() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1", "n1", "b1 m1"), hand=("build",))
    told = trench.turn(state)
    assert told.one(TurnBegun) == TurnBegun(seat=0, turn=1)
    told = trench.answer(state, "enter -1,0")
    assert told.kinds == [Entered, Placed, Deployed]
    assert told.one(Entered) == Entered(seat=0, mole=Mole("mole.0.2"), space=Space("-1,0"))
    assert told.one(Placed) == Placed(
        seat=0, space=Space("-1,0"), base="barracks", colour=0, why="enter"
    )
    told = trench.answer(state, "hand.1 0,-1")
    assert told.kinds == [
        Played, Placed, Sighted, Paid, Drawn, TurnBegun,
    ]  # fmt: skip
    ends, spaces = (Mole("mole.0.1"), Mole("mole.0.2")), (Space("0,0"), Space("-1,0"))
    assert told.one(Sighted) == Sighted(0, ends, spaces, medals=4, squares=2, barracks=2)
    assert told.one(Paid) == Paid(seat=0, count=4, why="line")
    assert told.one(TurnBegun) == TurnBegun(seat=1, turn=2)


def test_a_turn_with_a_move_is_told_in_its_order() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1", "n1", "b1 m1"), hand=("build",))
    trench.turn(state)
    told = trench.answer(state, ("mole.0.1", "1,0"))
    assert told.kinds == [SetOut, Marched]
    assert told.one(SetOut) == SetOut(seat=0, mole=Mole("mole.0.1"))
    assert told.one(Marched) == Marched(
        mole=Mole("mole.0.1"), from_=Space("0,0"), to=Space("1,0"), how="move"
    )
    told = trench.answer(state, "tile")
    assert told.kinds[:3] == [TileChanged, Taken, Placed]
    assert told.one(TileChanged) == TileChanged(seat=0, space=Space("1,0"))
    assert told.one(Taken) == Taken(space=Space("1,0"), base="neutral", colour=1, why="tile")
    assert told.one(Placed).why == "tile"


def test_an_own_tile_is_told_to_turn() -> None:
    state = trench.battle(*trench.row("n0", "b0 m0", "n1", "b1 m1"), hand=("build",))
    trench.moved(state, "1,0")
    told = trench.answer(state, "tile")
    assert told.one(Turned) == Turned(space=Space("1,0"), colour=0, base="neutral", why="tile")


def captives(*held: tuple[int, int]) -> TopoumState:
    """Red has one mole on the board; of the others so many are held by these seats."""
    state = trench.battle(*trench.row("b0 m0", "n1", "n1 m1", "n2 m2"), seats=3, hand=("build",))
    for captor, count in held:
        for _ in range(count):
            state.captives[state.reserve[0].pop()] = captor
    return state


def test_two_ransoms_in_a_row_and_then_the_action() -> None:
    """One captive a captor is offered: they are all alike."""
    state = captives((1, 2), (2, 1))
    trench.turn(state)
    ransoms = {word for word in trench.legal(state) if word.startswith("ransom")}
    assert ransoms == {"ransom mole.0.2", "ransom mole.0.3"}
    trench.answer(state, "ransom mole.0.2", "ransom mole.0.3")
    assert (state.active, state.todo[-1].kind) == (0, "act")
    assert state.medals == [4, 13, 13]
    assert "ransom mole.0.4" in trench.legal(state)
    trench.answer(state, "ransom mole.0.4")
    assert state.medals[0] == 1


def test_a_ransom_between_two_moves() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1", "n1", "b0 m0", "n1", "n1 m1"), hand=("build",))
    state.captives[state.reserve[0].pop()] = 1
    trench.turn(state)
    trench.answer(state, ("mole.0.1", "1,0"), "tile", "ransom mole.0.4")
    assert (state.active, state.todo[-1].kind) == (0, "move-on")
    assert any(word.startswith("mole.0.2") for word in trench.legal(state))


def test_who_can_only_pay_may_also_pass() -> None:
    state = captives((1, 1))
    state.islands = [Space("0,0")]
    for space in (Space("1,0"), Space("2,0"), Space("3,0")):
        state.moles.pop(space, None)
        state.tiles[COLOUR_OF[state.bases.pop(space)]] += 1
    state.reserve = [[Mole("mole.0.2"), Mole("mole.0.3")], list(mole_ids(1)), list(mole_ids(2))]
    trench.spend_tiles(state, 0)
    trench.turn(state)
    assert trench.legal(state) == {"pass", "ransom mole.0.4"}
    told = trench.answer(state, "pass")
    passed = told.all(Passed)[0]
    assert passed == Passed(0)
    # So that nobody undoes past the card that is thrown and drawn after it.
    assert passed.shows


def test_nobody_passes_who_can_act() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1", "n1 m1"), hand=("build",))
    trench.turn(state)
    assert "pass" not in trench.legal(state)


def test_the_captor_named_is_the_one_who_is_paid() -> None:
    state = trench.battle(*trench.row("n0", "n1", "b1 m1", "b2 m2"), seats=3, hand=("grenade",))
    moles = state.reserve[0]
    state.captives = {moles[0]: 1, moles[1]: 1, moles[2]: 2, moles[3]: 2}
    state.reserve[0] = []
    trench.turn(state)
    trench.answer(state, moles_of(2, state))
    assert state.medals == [7, 10, 13]


def moles_of(captor: int, state: TopoumState) -> str:
    return min(mole for mole, other in state.captives.items() if other == captor)


@pytest.mark.parametrize("card", ["red-cross", "press", "grenade", "farmer"])
def test_an_entry_with_a_card_that_always_works(card: CardType) -> None:
    farmer: Farmer | Nothing = "crates" if card == "farmer" else ""
    state = trench.battle(*trench.row("b0 m0", "n1", "n1 m1"), hand=(card, card), farmer=farmer)
    trench.away_with_the_line(state)
    trench.turn(state)
    entries = {word.split()[1] for word in trench.legal(state) if word.startswith("enter")}
    around = {n for space in state.bases for n in state.board.near[space]} - set(state.bases)
    assert entries == around


def test_no_entry_where_no_card_would_work() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1", "n1 m1"), hand=("slingshot", "slingshot"))
    trench.away_with_the_line(state)
    trench.turn(state)
    entries = {word.split()[1] for word in trench.legal(state) if word.startswith("enter")}
    two = set(state.board.two_away[Space("2,0")])
    around = {n for space in state.bases for n in state.board.near[space]} - set(state.bases)
    assert entries == around & two


def test_always_a_mole_may_put_it_upon_a_crate_or_ice() -> None:
    """Rulings: harmless is no mole, rock, puddle, gas, dynamite, footprint, trap."""
    for overlay, fine in (
        ("ice", True), ("crate.1", True), ("turnip", True), ("rock", False), ("puddle", False),
        ("gas", False), ("dynamite", False), ("footprint", False), ("trap", False),
    ):  # fmt: skip
        state = trench.battle(*trench.row("n1", "b1 m1", f"n1 {overlay}"), hand=("grenade",))
        trench.spend_tiles(state, 0)
        trench.turn(state)
        assert trench.legal(state) == {"0,0", *(("2,0",) if fine else ())}, overlay


def test_the_turn_is_over_when_all_moles_have_moved() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1", "n1", "b1 m1"), hand=("build",))
    trench.turn(state)
    trench.answer(state, ("mole.0.1", "1,0"), "tile")
    assert play.asked(state) == (1,)
