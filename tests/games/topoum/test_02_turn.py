"""Section 1: entering into combat, moving moles, and always a mole."""

from __future__ import annotations

import pytest

from game.games.topoum.content.ids import Space
from game.games.topoum.events.cards import Played
from game.games.topoum.events.course import Passed, Stuck
from game.games.topoum.events.moles import Deployed
from game.games.topoum.events.tiles import Placed
from game.games.topoum.rules.game import GAME
from game.games.topoum.rules.state import TopoumState
from game.kernel import play
from tests.games.topoum import trench


def test_enter_with_barracks_and_a_mole_next_to_the_battlefield() -> None:
    """A: from the reserve, and then a card MUST be played with that mole."""
    state = trench.battle(*trench.row("b0 m0", "n1", "n1"), hand=("grenade",))
    trench.turn(state)
    entries = {word for word in trench.legal(state) if word.startswith("enter")}
    around = {n for space in state.bases for n in state.board.near[space]} - set(state.bases)
    assert entries == {f"enter {space}" for space in around}
    trench.answer(state, "enter 3,0")
    assert state.bases[Space("3,0")] == "barracks.0"
    assert state.moles[Space("3,0")].startswith("mole.0.")
    assert state.todo[-1].kind == "play-card"
    assert all(word.startswith(("hand", "line")) for word in trench.legal(state))
    # The grenade goes off beside the mole that entered, not beside the other.
    assert trench.aims(state) == {"2,0"}


def test_entering_ends_the_action() -> None:
    """Either enter or move: nobody moves after an entry."""
    state = trench.battle(*trench.row("b0 m0", "n1", "n1", "n1"), hand=("grenade",))
    trench.turn(state)
    trench.answer(state, "enter 4,0", "hand.1 3,0")
    assert state.active == 1


def test_an_entry_needs_a_card_that_could_then_be_played() -> None:
    """Ruling 3: an entry is offered only if some card would be playable and affordable."""
    squares = trench.row("b0 m0", "n1", "n1", "n1 m1")
    state = trench.battle(*squares, hand=("short-range", "short-range"))
    trench.away_with_the_line(state)
    trench.turn(state)
    entries = {word.split()[1] for word in trench.legal(state) if word.startswith("enter")}
    assert entries == set(state.board.near[Space("3,0")]) - set(state.bases)


@pytest.mark.parametrize(
    ("slot", "cost"), [(1, -3), (2, -2), (3, -1), (4, 0), (5, 1)], ids=["3", "2", "1", "0", "+1"]
)
def test_a_card_from_the_line_costs_its_slot(slot: int, cost: int) -> None:
    """The Medals Track is adjusted by the card's position."""
    state = trench.battle(*trench.row("b0 m0", "n1", "n1"), hand=("grenade",))
    trench.swap_in(state, f"line.{slot}", "grenade")
    trench.ready(state, "0,0")
    told = trench.answer(state, f"line.{slot} 1,0")
    assert told.paid(0, "slot") == cost
    assert told.one(Played).cost == cost


def test_a_slot_that_cannot_be_paid_is_closed() -> None:
    """Rulings: a slot's cost needs the medals."""
    state = trench.battle(*trench.row("b0 m0", "n1", "n1"), hand=("grenade",))
    for slot in range(1, 4):
        trench.swap_in(state, f"line.{slot}", "grenade")
    state.medals[0] = 2
    trench.ready(state, "0,0")
    assert trench.aims(state, "line.1") == set()
    assert trench.aims(state, "line.2") == {"1,0"}
    state.medals[0] = 1
    assert trench.aims(state, "line.2") == set()
    assert trench.aims(state, "line.3") == {"1,0"}


def test_played_cards_go_onto_the_own_pile_and_only_the_top_shows() -> None:
    """Law 1."""
    state = trench.battle(*trench.row("b0 m0", "n1", "n1", "n1"), hand=("grenade", "grenade"))
    card = state.hands[0][0]
    trench.ready(state, "0,0")
    trench.answer(state, "hand.1 1,0")
    assert state.piles[0] == [card]
    state = trench.battle(*trench.row("b0 m0", "n1", "n1 m1"))
    state.piles[0] = [state.deck.pop(), state.deck.pop()]
    trench.turn(state)
    rival, own = GAME.observe(state, 1), GAME.observe(state, 0)
    assert rival.tops[0] == state.piles[0][-1]
    assert rival.piles[0] is None
    assert own.piles[0] == tuple(state.piles[0])


def test_moles_move_to_an_adjacent_square_once_each() -> None:
    """B: all or some of the moles that were there when the turn began."""
    state = trench.battle(*trench.row("b0 m0", "n0", "n1", "b0 m0"))
    trench.turn(state)
    first, second = state.moles[Space("0,0")], state.moles[Space("3,0")]
    moves = {word for word in trench.legal(state) if word.startswith("mole")}
    assert moves == {f"{first} 1,0", f"{second} 2,0"}
    trench.answer(state, (first, "1,0"), "tile")
    assert trench.legal(state) == {f"{second} 2,0", "done"}


def test_only_squares_are_walked_on() -> None:
    state = trench.battle(*trench.row("b0 m0", "n0"))
    trench.turn(state)
    mole = state.moles[Space("0,0")]
    assert {w for w in trench.legal(state) if w.startswith("mole")} == {f"{mole} 1,0"}


def test_moving_onto_a_rival_is_fair_combat() -> None:
    """Both are eliminated; no penalty (Law 5), and nothing more is done with that mole."""
    state = trench.battle(*trench.row("b0 m0", "n0 m1", "n1", "b0 m0", "n0 m1"))
    trench.turn(state)
    mole = state.moles[Space("0,0")]
    told = trench.answer(state, (mole, "1,0"))
    assert set(told.killed) == {mole, "mole.1.1"}
    assert told.paid(0) == told.paid(1) == 0
    assert "mole.1.1" in state.reserve[1]
    assert mole in state.reserve[0]
    assert state.todo[-1].kind == "move-on"


def test_two_of_one_army_cost_ten() -> None:
    """Law 5: both eliminated due to the confusion."""
    state = trench.battle(*trench.row("b0 m0", "n0 m0", "n1 m1"))
    trench.turn(state)
    told = trench.answer(state, (state.moles[Space("0,0")], "1,0"))
    assert len(told.killed) == 2
    assert told.paid(0, "friendly-fire") == -10


def test_after_a_move_a_card_or_a_new_tile_is_a_must() -> None:
    state = trench.battle(*trench.row("b0 m0", "n0", "n1"), hand=("grenade",))
    trench.turn(state)
    trench.answer(state, (state.moles[Space("0,0")], "1,0"))
    assert state.todo[-1].kind == "card-or-tile"
    assert "tile" in trench.legal(state)
    assert trench.aims(state) == {"0,0", "2,0"}
    assert not trench.legal(state) & {"done", "go-on", "pass"}


@pytest.mark.parametrize(
    ("base", "after", "tiles"),
    [
        ("b0", "neutral.0", [0, 0]),
        ("n0", "barracks.0", [0, 0]),
        ("b1", "barracks.0", [-1, 1]),
        ("n1", "barracks.0", [-1, 1]),
        ("n3", "barracks.0", [-1, 0]),
    ],
)
def test_the_tile_under_a_mole(base: str, after: str, tiles: list[int]) -> None:
    """Own barracks are turned over; anything else makes room for own barracks.

    A neutral of one's own colour just flips (rulings).
    """
    state = trench.battle(*trench.row("n0", f"{base} m0", "n1"))
    before = state.tiles.copy()
    trench.moved(state, "1,0")
    trench.answer(state, "tile")
    assert state.bases[Space("1,0")] == after
    assert [state.tiles[seat] - before[seat] for seat in range(2)] == tiles


def test_no_new_tile_without_one_or_under_an_overlay() -> None:
    """Rulings: not under an overlay, not without a tile in reserve; an own one still flips."""
    state = trench.battle(*trench.row("n0", "b1 m0", "n1"), hand=("advance",))
    trench.spend_tiles(state, 0)
    trench.moved(state, "1,0")
    assert "tile" not in trench.legal(state)
    own = trench.battle(*trench.row("n0", "n0 m0", "n1"), hand=("advance",))
    trench.spend_tiles(own, 0)
    trench.moved(own, "1,0")
    assert "tile" in trench.legal(own)
    covered = trench.battle(*trench.row("n0", "b1 m0 ice", "n1"), hand=("advance",))
    trench.moved(covered, "1,0")
    assert "tile" not in trench.legal(covered)


def test_several_cards_in_a_turn_one_a_moved_mole() -> None:
    state = trench.battle(
        *trench.row("b0 m0", "n1", "n0", "n1", "b0 m0", "n1"), hand=("build", "build")
    )
    trench.turn(state)
    first, second = state.moles[Space("0,0")], state.moles[Space("4,0")]
    trench.answer(state, (first, "1,0"), "hand.1 0,1", (second, "5,0"), "hand.1 5,-1")
    assert state.bases[Space("0,1")] == state.bases[Space("5,-1")] == "barracks.0"
    assert len(state.piles[0]) == 2
    assert state.active == 1


def test_a_mole_that_came_this_turn_does_not_move() -> None:
    """B: not any mole from the reserve; a new soldier does not act this turn."""
    state = trench.battle(
        *trench.row("b0 m0", "n0", "n0", "n0", "b0 m0", "n1"), hand=("new-soldier",)
    )
    trench.turn(state)
    first, second = state.moles[Space("0,0")], state.moles[Space("4,0")]
    trench.answer(state, (first, "1,0"), "hand.1 3,0")
    newcomer = state.moles[Space("3,0")]
    words = trench.legal(state)
    assert not any(word.startswith(newcomer) for word in words)
    assert any(word.startswith(second) for word in words)


def test_a_displaced_mole_still_makes_its_own_move() -> None:
    """Rulings: displaced yes; eliminated and redeployed no."""
    state = trench.battle(*trench.row("b0 m0", "n0", "n0 m0", "n0", "n0", "n1"), hand=("panic",))
    trench.turn(state)
    first, second = state.moles[Space("0,0")], state.moles[Space("2,0")]
    trench.answer(state, (first, "1,0"), "hand.1 2,0")
    assert state.moles[Space("3,0")] == second
    assert f"{second} 4,0" in trench.legal(state)


def test_an_eliminated_and_redeployed_mole_does_not_move() -> None:
    state = trench.battle(
        *trench.row("b0 m0", "n0", "n0 m0", "n0", "n0", "n1"), hand=("medal", "new-soldier")
    )
    for moles in state.reserve[:1]:
        state.captives = dict.fromkeys(moles, 1)
        moles.clear()
    state.medals[0] = 0
    trench.turn(state)
    first, second = state.moles[Space("0,0")], state.moles[Space("2,0")]
    trench.answer(state, (first, "1,0"), "hand.1 2,0")
    assert second in state.reserve[0]
    assert not any(word.startswith(second) for word in _later(state))


def _later(state: TopoumState) -> set[str]:
    return trench.legal(state) if play.asked(state) == (0,) else set()


def test_law_two_always_a_mole() -> None:
    """Without a mole on the board: barracks and mole next to the battlefield, then the turn.

    In the second case just the mole placed so moves; the placing itself triggers no card.
    """
    state = trench.battle(*trench.row("n0", "n1", "b1 m1"), hand=("grenade",))
    trench.turn(state)
    assert state.todo[-1].kind == "law-two"
    around = {n for space in state.bases for n in state.board.near[space]} - set(state.bases)
    assert trench.legal(state) == around
    told = trench.answer(state, "-1,0")
    assert state.bases[Space("-1,0")] == "barracks.0"
    assert state.todo[-1].kind == "act"
    assert told.one(Deployed).why == "law-two"
    mole = state.moles[Space("-1,0")]
    words = trench.legal(state)
    assert f"{mole} 0,0" in words
    assert any(word.startswith("enter") for word in words)


def test_law_two_happens_before_lines_are_noted() -> None:
    """What is placed by law 2 is there when the turn begins: by itself it forms no new line."""
    state = trench.battle(*trench.row("n0", "n1", "b1 m1"), hand=("press",))
    trench.turn(state)
    trench.answer(state, "-1,0", "enter -2,0", "hand.1")
    assert state.medals[0] == 10 + 4 + 1


def test_law_two_without_a_tile_goes_onto_free_own_barracks() -> None:
    """Rulings: without a tile or space, onto a free own barracks, else any free harmless square."""
    words = trench.row("b0", "b0 m1", "n1", "n1 puddle")
    state = trench.battle(*words)
    trench.spend_tiles(state, 0)
    trench.turn(state)
    assert trench.legal(state) == {"0,0"}
    told = trench.answer(state, "0,0")
    assert not told.all(Placed)
    state = trench.battle(*trench.row("n1", "b1 m1", "n1 puddle"))
    trench.spend_tiles(state, 0)
    trench.turn(state)
    assert trench.legal(state) == {"0,0"}


def test_no_tile_no_entry() -> None:
    """Rulings: no tile: no enter, build, abandoned, conquest."""
    state = trench.battle(*trench.row("b0 m0", "n1", "n1"), hand=("build", "conquest"))
    trench.spend_tiles(state, 0)
    trench.turn(state)
    assert not any(word.startswith("enter") for word in trench.legal(state))
    trench.ready(state, "0,0")
    assert trench.aims(state, "hand.1") == trench.aims(state, "hand.2") == set()


def test_no_reserve_mole_no_entry() -> None:
    """Rulings: no reserve mole: no enter, betrayal, new soldier."""
    state = trench.battle(
        *trench.row("b0 m0", "n1 m1", "n1", "b0 m0", "b0 m0", "b0 m0"),
        hand=("betrayal", "new-soldier"),
    )
    trench.turn(state)
    assert not any(word.startswith("enter") for word in trench.legal(state))
    trench.ready(state, "0,0")
    assert trench.aims(state, "hand.1") == trench.aims(state, "hand.2") == set()


def test_no_legal_action_is_a_pass_and_counts_as_no_card() -> None:
    """Rulings: nobody is asked where nothing can be done; the outermost card is thrown."""
    state = trench.battle("b0 0,0 m0", "n1 5,0 m1", hand=("short-range", "short-range"))
    state.islands = [Space("5,0")]
    trench.spend_tiles(state, 0)
    outermost = state.line[-1]
    told = trench.turn(state)
    assert told.one(Passed).seat == 0
    assert state.thrown[-1] == outermost
    assert state.active == 1


def test_nothing_to_play_after_a_move_goes_on() -> None:
    """Rulings: after a move with no card or tile change possible, go on."""
    state = trench.battle(
        *trench.row("b0 m0", "n1 ice", "n1"), "n1 0,5 m1", hand=("short-range", "short-range")
    )
    trench.away_with_the_line(state)
    trench.spend_tiles(state, 0)
    trench.turn(state)
    told = trench.answer(state, (state.moles[Space("0,0")], "1,0"))
    assert told.one(Stuck).seat == 0


def test_no_battlefield_left_starts_again_in_the_centre() -> None:
    state = trench.battle(hand=("grenade",))
    trench.turn(state)
    assert trench.legal(state) == {"0,0"}
