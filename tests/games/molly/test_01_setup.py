"""Pages 2 to 5: the components and the setup."""

from __future__ import annotations

from collections import Counter

import pytest

from game.games.molly.content.components import (
    COLOURS,
    EVENTS,
    TARDY,
    Card,
    colour_of,
    effect_of,
    is_event,
    is_mole,
    is_tardy,
    moles,
    part_of,
)
from game.games.molly.rules.deck import regions, unseen_events
from game.games.molly.rules.game import GAME
from game.games.molly.rules.state import MollyState
from game.kernel import play
from tests.games.molly import garden

SEATS_MOLES_TOKENS = [(2, 40, 6), (3, 45, 9), (4, 50, 12)]


def _fresh(seats: int, seed: int, bobtail: str = "off") -> MollyState:
    return GAME.new_match(seats, garden.OPTIONS | {"bobtail": bobtail}, seed)


def test_components() -> None:
    """Page 2: 50 Moles, 15 Tardy Moles, 6 Events, five colours."""
    assert COLOURS == ("yellow", "red", "white", "green", "blue")
    assert len(moles(10)) == len(set(moles(10))) == 50
    assert Counter(map(colour_of, moles(10))) == dict.fromkeys(COLOURS, 10)
    assert len(set(TARDY)) == 15
    assert Counter(map(colour_of, TARDY)) == dict.fromkeys(COLOURS, 3)
    assert {colour: len(pair) for colour, pair in EVENTS.items()} == {
        "green": 2,
        "orange": 2,
        "red": 2,
    }
    assert [effect_of(event) for pair in EVENTS.values() for event in pair] == [
        "tokens", "draw", "gaps", "backs", "pass", "discard",
    ]  # fmt: skip
    assert GAME.seats == (2, 3, 4)


@pytest.mark.parametrize(("seats", "cards", "tokens"), SEATS_MOLES_TOKENS)
def test_moles_and_tokens_by_number_of_players(seats: int, cards: int, tokens: int) -> None:
    """Page 4, point 1."""
    state = _fresh(seats, 3)
    everything: list[Card] = [
        *state.deck,
        *state.display,
        *(c for pile in state.piles for c, _ in pile),
    ]
    plain = [card for card in everything if is_mole(card) and not is_tardy(card)]
    assert Counter(map(colour_of, plain)) == dict.fromkeys(COLOURS, cards // 5)
    assert len(everything) == cards + 15 + 3
    assert sum(state.tokens) + state.supply == tokens


@pytest.mark.parametrize("seats", GAME.seats)
def test_nine_piles_one_down_and_one_up(seats: int) -> None:
    """Page 4, point 2."""
    state = _fresh(seats, 5)
    assert all([up for _, up in pile] == [False, True] for pile in state.piles)
    assert len(state.piles) == 9


def test_the_moles_are_shuffled_and_so_are_the_tardy() -> None:
    """Page 4, points 1 to 3: any colour may lie anywhere, and no two matches are alike."""
    states = [_fresh(4, seed) for seed in range(60)]
    for cell in range(9):
        for depth in (0, 1):
            found = {colour_of(state.piles[cell][depth][0]) for state in states}
            assert found == set(COLOURS), (cell, depth)
    for at in (-1, -2, -3):
        assert _colours_at(states, at) == set(COLOURS)
    assert _colours_at(states, 14) == set(COLOURS)


def _colours_at(states: list[MollyState], at: int) -> set[str]:
    return {colour_of(card) for state in states for card in [state.deck[at]] if is_mole(card)}


LAYERS = pytest.mark.parametrize(
    ("seats", "bobtail", "parts"),
    [
        (2, "off", (6, 6, 5)),
        (3, "off", (8, 7, 7)),
        (4, "off", (9, 9, 9)),
        (2, "on", (7, 6, 6)),
        (3, "on", (8, 8, 8)),
        (4, "on", (10, 10, 9)),
    ],
)


@LAYERS
def test_where_in_the_deck_an_event_may_lie(
    seats: int, bobtail: str, parts: tuple[int, int, int]
) -> None:
    """Page 4, point 3, counted from the bottom: fifteen Tardy Moles, then a card more than Moles
    in each part."""
    green, orange, red = (size + 1 for size in parts)
    assert regions(seats, bobtail == "on") == {
        "red": range(15, 15 + red),
        "orange": range(15 + red, 15 + red + orange),
        "green": range(15 + red + orange, 15 + red + orange + green),
    }


def test_an_event_is_to_come_as_long_as_none_of_its_colour_was_seen() -> None:
    assert unseen_events(30, set()) == ["green", "orange", "red"]
    assert unseen_events(1, {EVENTS["orange"][1], EVENTS["green"][1]}) == ["red"]
    assert unseen_events(0, set()) == []


@LAYERS
def test_the_layers_of_the_deck(seats: int, bobtail: str, parts: tuple[int, int, int]) -> None:
    """Page 4, point 3: (e) 5 cards, (d) green, (c) orange, (b) red, (a) the Tardy Moles.

    Ruling 23: where the parts differ in size, the larger lie higher.
    """
    for seed in range(30):
        state = _fresh(seats, seed, bobtail)
        deck = [*state.deck, *reversed(state.display)][::-1]
        assert not any(is_event(card) or is_tardy(card) for card in deck[:5])
        at = 5
        for colour, size in zip(("green", "orange", "red"), parts, strict=True):
            part = deck[at : at + size + 1]
            assert [part_of(card) for card in part if is_event(card)] == [colour]
            assert not any(map(is_tardy, part))
            at += size + 1
        assert sorted(deck[at:]) == sorted(TARDY)


def test_one_random_event_of_each_colour_anywhere_in_its_part() -> None:
    """Page 4: "1 random red Event card, face-down, without looking at it"."""
    chosen: set[str] = set()
    places: set[int] = set()
    for seed in range(120):
        state = _fresh(4, seed)
        drawn = [card for card in state.deck if is_event(card)]
        assert len(drawn) == len(state.box) == 3
        assert sorted([*drawn, *state.box]) == sorted(e for pair in EVENTS.values() for e in pair)
        chosen |= set(drawn)
        places.add(next(at for at, card in enumerate(state.deck) if card in EVENTS["red"]))
    assert len(chosen) == 6
    assert places == set(range(15, 25))


@pytest.mark.parametrize(("seats", "supply"), [(2, 4), (3, 6), (4, 8)])
def test_a_display_of_two_and_a_token_each(seats: int, supply: int) -> None:
    """Page 4, points 4 and 5: both come off the deck's top five, so no Event can be there."""
    state = _fresh(seats, 2)
    assert len(state.display) == 2
    assert all(state.display)
    assert state.tokens == [1] * seats
    assert state.supply == supply
    assert len(state.deck) == {2: 40, 3: 45, 4: 50}[seats] - 18 - 2 + 3 + 15


def test_burrows_begin_empty() -> None:
    """Page 4, point 6."""
    assert _fresh(3, 1).burrows == [[0] * 5] * 3


def test_the_first_player_is_drawn_by_lot() -> None:
    """Page 4, point 7; ruling 18."""
    firsts = {_fresh(4, seed).first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    state = garden.start(4, 9)
    assert play.asked(state) == (state.first,)


def test_nobody_sees_what_lies_under_a_pile_or_in_the_deck() -> None:
    """Page 4: "without looking at them"."""
    state = garden.start(4, 6)
    for viewer in (None, 0, 1, 2, 3):
        seen = GAME.observe(state, viewer)
        assert all(
            top.card == pile[-1][0] for top, pile in zip(seen.tops, state.piles, strict=True)
        )
        hidden: set[Card] = {pile[0][0] for pile in state.piles}
        hidden |= {*state.deck, *state.box}
        assert not any(card in repr(seen).replace("'", " ").split() for card in hidden)
