"""Section 4: the end of the game, categories and sets, ties."""

from __future__ import annotations

import pytest

from game.games.topoum.content.ids import Card
from game.games.topoum.content.words import CardType, Category
from game.games.topoum.rules.ending import Final
from game.games.topoum.rules.game import GAME
from game.games.topoum.rules.state import TopoumState
from game.kernel import play
from tests.games.topoum import trench

KINDS: dict[Category, tuple[CardType, ...]] = {
    "combat": ("grenade", "mortar"),
    "movement": ("advance", "panic"),
    "expansion": ("build", "conquest"),
    "special": ("medal", "press"),
}


def ended(*piles: dict[Category, int], **changes: object) -> tuple[TopoumState, trench.Told]:
    """A match that ends with so many cards of each category on each pile."""
    state = trench.battle(*trench.row("b0 m0", "n1", "b1 m1"), seats=len(piles))
    state.types = tuple(kind for kinds in KINDS.values() for kind in kinds)
    for seat, pile in enumerate(piles):
        state.piles[seat] = [
            Card(f"{kind}.{n}")
            for category, count in pile.items()
            for kind in KINDS[category][:1]
            for n in range(1, count + 1)
        ]
    for name, value in changes.items():
        setattr(state, name, value)
    told = trench.Told()
    state.todo = [Final()]
    play.settle(state, told)
    assert state.over
    return state, told


def test_the_printed_example_of_categories_and_sets() -> None:
    """Victor: combat and movement alone, special tied, one set: 10. Cesar: 9 with two sets."""
    victor: dict[Category, int] = {"combat": 4, "movement": 4, "expansion": 1, "special": 2}
    cesar: dict[Category, int] = {"combat": 2, "movement": 2, "expansion": 3, "special": 2}
    state, told = ended(victor, cesar)
    assert told.paid(0, "category", "sets") == 3 + 3 + 2 + 2 == 10
    assert told.paid(1, "category", "sets") == 2 + 3 + 4 == 9
    assert state.medals == [20, 19]


def test_a_majority_needs_a_card() -> None:
    """Rulings: a majority needs at least one card; any tie gives each leader 2."""
    _, told = ended({"combat": 1}, {"combat": 1}, {})
    assert [told.paid(seat, "category") for seat in range(3)] == [2, 2, 0]


def test_a_tie_among_three() -> None:
    _, told = ended({"special": 1}, {"special": 1}, {"special": 1})
    assert [told.paid(seat, "category") for seat in range(3)] == [2, 2, 2]


def test_cards_thrown_off_the_line_belong_to_nobody() -> None:
    _, told = ended({}, {}, thrown=["grenade.1", "advance.1", "build.1", "medal.1"])
    assert told.paid(0) == told.paid(1) == 0


def test_hands_do_not_count() -> None:
    """Cards at players' hands are returned to the box."""
    state, told = ended({}, {})
    assert all(state.hands)
    assert told.paid(0) == 0


@pytest.mark.parametrize(
    ("medals", "base", "pile", "reason", "places"),
    [
        ([20, 21], "n1", 0, "medals", (2, 1)),
        ([20, 20], "b0", 0, "barracks", (1, 2)),
        ([20, 20], "b1", 0, "barracks", (2, 1)),
        ([20, 20], "n1", 1, "cards", (1, 2)),
        ([20, 20], "n1", 0, "shared", (1, 1)),
    ],
)
def test_the_winner_and_ties(
    medals: list[int], base: str, pile: int, reason: str, places: tuple[int, ...]
) -> None:
    """Most medals; then barracks on the battlefield; then cards in the discard pile."""
    state = trench.battle("b0 0,0 m0", f"{base} 1,0", "b1 2,0 m1")
    state.medals = medals
    state.piles[0] = [state.deck.pop() for _ in range(pile)]
    state.todo = []
    standings = GAME.standings(state)
    assert standings.places == places
    assert standings.reason == reason


def test_islands_are_not_the_battlefield_for_ties() -> None:
    state = trench.battle("b0 0,0 m0", "b1 1,0 m1", "b1 5,0 island")
    state.medals, state.todo = [20, 20], []
    assert GAME.standings(state).reason == "shared"
