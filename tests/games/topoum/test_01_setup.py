"""Components and setup: the action deck, the first battlefield."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import sqrt

import pytest

from game.games.topoum.content import COSTS, DECKS, MARKED, is_legal_deck, legal_decks
from game.games.topoum.content.board import BOARDS
from game.games.topoum.content.ids import COPIES, PEACE, TYPE_OF, Space
from game.games.topoum.content.words import CATEGORIES, CATEGORY_OF, TYPES, CardType
from game.games.topoum.events.cards import Dealt, LineFilled
from game.games.topoum.rules.game import GAME
from game.games.topoum.rules.setup import random_deck
from game.kernel import hexes, play
from game.kernel.contract import PickSome
from tests.games.topoum import trench


def test_twenty_two_types_in_four_categories() -> None:
    """Section 5: six combat, six movement, five expansion and five special cards."""
    assert [len(kinds) for kinds in CATEGORIES.values()] == [6, 6, 5, 5]
    assert len(TYPES) == len(set(TYPES)) == 22
    assert len(TYPE_OF) == 22 * 7 == 154


def test_everybody_has_four_moles_sixteen_tiles_and_ten_medals() -> None:
    state = GAME.new_match(3, trench.OPTIONS, 5)
    assert [len(moles) for moles in state.reserve] == [4, 4, 4]
    assert state.tiles == [16, 16, 16, 16]
    assert state.medals == [10, 10, 10]


def test_the_board_is_a_hexagon_with_a_centre_and_four_marked_spaces() -> None:
    assert len(BOARDS[5].spaces) == 91
    assert len(BOARDS[4].spaces) == 61
    assert MARKED == ("3,-2", "-1,-2", "1,2", "-3,2")
    assert all(space in BOARDS[4].near for space in MARKED)


def test_two_away_is_along_the_axes_only() -> None:
    """Rulings: exactly two spaces along one of the six axes."""
    board = BOARDS[5]
    assert set(board.two_away[Space("0,0")]) == {"2,0", "0,2", "-2,2", "-2,0", "0,-2", "2,-2"}
    assert hexes.distance((0, 0), (1, 1)) == 2
    assert "1,1" not in board.two_away[Space("0,0")]


def test_there_are_111000_legal_decks() -> None:
    """Rulings: seven types, at least one of each category; counted by hand once more."""
    assert legal_decks() == 111_000
    sizes = [len(kinds) for kinds in CATEGORIES.values()]
    every = sum(
        1
        for chosen in combinations(TYPES, 7)
        if len({CATEGORY_OF[kind] for kind in chosen}) == len(sizes)
    )
    assert every == 111_000


@pytest.mark.parametrize("name", DECKS)
def test_the_suggested_decks_are_legal(name: str) -> None:
    assert is_legal_deck(DECKS[name])


def test_what_is_no_legal_deck() -> None:
    deck = DECKS["training"]
    cannon: CardType = "cannon"  # type: ignore[assignment]
    assert not is_legal_deck(deck[:6])
    assert not is_legal_deck((*deck[:6], deck[0]))
    assert not is_legal_deck(CATEGORIES["combat"] + ("advance",))
    assert not is_legal_deck((*deck[:6], cannon))


@pytest.mark.parametrize(("seats", "each", "whole"), [(2, 5, 35), (3, 6, 42), (4, 7, 49)])
def test_so_many_cards_of_each_type(seats: int, each: int, whole: int) -> None:
    """Setup of the action deck: five, six or seven of each of the seven types."""
    assert COPIES[seats] == each
    state = trench.start(seats, 3)
    lying = [*state.deck, *state.line, *(card for hand in state.hands for card in hand)]
    lying.remove(PEACE)
    assert len(lying) == whole
    counts = Counter(TYPE_OF[card] for card in lying)
    assert counts == dict.fromkeys(DECKS["training"], each)


def test_peace_lies_anywhere_among_the_last_six() -> None:
    """It is not known when exactly the end comes, but it comes late."""
    depths = Counter(trench.start(2, seed).deck.index(PEACE) for seed in range(240))
    assert set(depths) == set(range(6))
    assert max(depths.values()) < 2 * 240 / 6


def test_two_cards_each_then_five_in_the_line() -> None:
    """Rulings: two cards each from the first player on; the first drawn lies farthest out."""
    told = trench.Told()
    state = GAME.new_match(3, trench.OPTIONS, 8)
    play.settle(state, told)
    dealt = [event.seat for event in told.all(Dealt)]
    assert dealt == [(state.first + turn) % 3 for turn in range(3)]
    assert [len(hand) for hand in state.hands] == [2, 2, 2]
    assert told.kinds.index(LineFilled) > told.kinds.index(Dealt)
    assert len([card for card in state.line if card]) == 5
    assert COSTS == (-3, -2, -1, 0, 1)


def test_a_hand_is_dealt_in_secret() -> None:
    told = trench.Told()
    state = GAME.new_match(2, trench.OPTIONS, 8)
    play.settle(state, told)
    for event in told.all(Dealt):
        assert event == Dealt(event.seat, 2, tuple(state.hands[event.seat]))
        assert event.eyes == (event.seat,)
        assert event.seen_by(1 - event.seat) == Dealt(event.seat, 2, None)


def test_random_decks_are_uniform_over_the_legal_ones() -> None:
    """A type's share of random decks is its share of all legal decks, within five deviations."""
    state = GAME.new_match(2, trench.OPTIONS, 11)
    drawn = [random_deck(state, farmer=False) for _ in range(2000)]
    assert all(is_legal_deck(deck) for deck in drawn)
    legal = [deck for deck in combinations(TYPES, 7) if is_legal_deck(deck)]
    for kind in ("bayonet", "decoy", "build", "farmer"):
        share = sum(kind in deck for deck in legal) / len(legal)
        found = sum(kind in deck for deck in drawn)
        assert abs(found - 2000 * share) < 5 * sqrt(2000 * share * (1 - share)), kind


def test_a_farmer_who_surely_comes_has_her_card_in_the_deck() -> None:
    for deck in ("training", "random"):
        state = trench.start(2, 4, deck=deck, farmer="stomper")
        assert "farmer" in state.types
        assert state.farmer == "stomper"
        assert is_legal_deck(state.types)


def test_no_farmer_without_her_card() -> None:
    assert trench.start(2, 4, deck="training").farmer == ""


def test_an_own_choice_of_types_goes_by_category() -> None:
    state = trench.start(2, 6, deck="choose")
    (seat,) = play.asked(state)
    assert seat == state.first
    chosen: list[str] = []
    for kinds, pick in zip(
        CATEGORIES.values(), (("mortar",), ("panic", "decoy"), ("build",)), strict=False
    ):
        options = play.legal(state, seat)
        assert isinstance(options, PickSome)
        assert options.items == kinds
        assert options.least >= 1
        play.act(state, seat, pick)
        chosen += pick
    options = play.legal(state, seat)
    assert isinstance(options, PickSome)
    assert (options.least, options.most) == (3, 3)
    play.act(state, seat, ("prisoner", "medal", "press"))
    assert set(state.types) == {*chosen, "prisoner", "medal", "press"}
    assert is_legal_deck(state.types)
    assert sum(len(hand) for hand in state.hands) == 4


def test_an_own_choice_leaves_one_for_every_category() -> None:
    """At least one of each: whoever takes all six combat types has too few left."""
    state = trench.start(2, 6, deck="choose")
    options = play.legal(state, state.first)
    assert isinstance(options, PickSome)
    assert (options.least, options.most) == (1, 4)
    play.act(state, state.first, CATEGORIES["combat"][:4])
    options = play.legal(state, state.first)
    assert isinstance(options, PickSome)
    assert (options.least, options.most) == (1, 1)


def test_the_centre_is_neutral_terrain_of_the_starter() -> None:
    """Initial battlefield, step 1."""
    state = trench.start(3, 2)
    assert state.bases == {"0,0": f"neutral.{state.first}"}
    assert state.tiles[state.first] == 15


def test_first_barracks_next_to_the_centre_then_anywhere_with_a_mole() -> None:
    """Steps 2 and 3, and the example of Red, Blue and Yellow."""
    state = trench.start(3, 2)
    order = [(state.first + turn) % 3 for turn in range(3)]
    ring = {"1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"}
    free = set(ring)
    for seat, space in zip(order, ("1,0", "0,1", "-1,1"), strict=True):
        assert play.asked(state) == (seat,)
        assert trench.legal(state) == free
        trench.answer(state, space)
        assert state.bases[Space(space)] == f"barracks.{seat}"
        free.discard(space)
    assert state.moles == {}
    assert play.asked(state) == (order[0],)
    assert {"2,0", "-1,0", "-2,2"} <= trench.legal(state)
    assert "3,0" not in trench.legal(state)
    trench.answer(state, "2,0")
    assert state.bases[Space("2,0")] == f"barracks.{order[0]}"
    assert state.moles[Space("2,0")].startswith(f"mole.{order[0]}.")
    # Next to any tile, a new one too.
    assert "3,0" in trench.legal(state)
    trench.answer(state, "3,0", "-2,1")
    assert play.asked(state) == (state.first,)
    assert state.active == state.first


def test_a_smaller_field() -> None:
    state = trench.start(2, 1, radius="4")
    assert "5,0" not in state.board.near
    assert "4,0" in state.board.near
