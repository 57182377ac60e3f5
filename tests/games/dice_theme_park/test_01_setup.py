"""Components and setup (pages 2 to 5)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.games.dice_theme_park.content.attractions import AMENITIES, STARTERS, TILES, stack
from game.games.dice_theme_park.content.numbers import CUBES, colour_of
from game.games.dice_theme_park.content.objectives import OBJECTIVES, objective_deck
from game.games.dice_theme_park.content.skills import SKILLS, skill_cards
from game.games.dice_theme_park.content.spaces import CELLS, ENTRANCE_CELL, NEAR, cell_of
from game.games.dice_theme_park.content.staff import STAFF
from game.games.dice_theme_park.content.trains import TRAINS
from game.games.dice_theme_park.rules.game import GAME
from game.kernel import play
from tests.games.dice_theme_park import fair


def test_what_is_in_the_box() -> None:
    """Page 2: 36 attractions, 30 skills, 10 objectives, 12 monorails, 17 cubes each."""
    assert len(stack("A", surprises=False)) == 20
    assert len(stack("B", surprises=False)) == 16
    assert len(skill_cards(surprises=False, solo=False)) == 30
    assert len(objective_deck("off")) == 10
    assert sum(len(rows) for rows in TRAINS.values()) == 12
    assert all(len(rows) == players + 1 for players, rows in TRAINS.items())
    assert CUBES == 17


def test_staff_values() -> None:
    """Rulings: die value and money of every person."""
    assert {name: (each.die, each.money) for name, each in STAFF.items()} == {
        "ticket_agent": (1, 2),
        "concierge": (2, 3),
        "guide": (3, 2),
        "mascot": (4, 4),
        "builder": (5, 3),
        "manager": (6, 3),
        "innovator": (5, 3),
        "consultant": (0, 5),
        "chaperone": (7, 4),
    }


def test_eight_amenities_and_only_grey_or_b_tiles_have_an_income() -> None:
    """Page 8: only grey attractions and some of the B stack have incomes."""
    built = [tile for tile in TILES.values() if tile.stack]
    assert {tile.amenity for tile in built} == set(AMENITIES)
    assert len(AMENITIES) == 8
    assert all(tile.colour == "grey" or tile.stack == "B" for tile in built if tile.income)
    assert all(tile.income for tile in built if tile.colour == "grey")


def test_a_park_has_eighteen_spaces_the_entrance_and_three_attractions() -> None:
    state = fair.start(2)
    park = state.parks[0]
    assert set(park.tiles) == {"entrance", *STARTERS}
    assert len(CELLS) == 18
    assert {cell_of("-1,0"), cell_of("0,-1"), cell_of("1,-1")} <= set(NEAR[ENTRANCE_CELL])
    # Every space lies beside another, and being beside is mutual.
    assert all(number in NEAR[other] for number in range(18) for other in NEAR[number])


@pytest.mark.parametrize(("seats", "each"), [(2, 11), (3, 16), (4, 21)])
def test_dice_in_the_bag(seats: int, each: int) -> None:
    """Point 5; the trains are filled from it, left to right, top to bottom (point 6)."""
    state = fair.start(seats, 3)
    dice = [*state.bag, *(die for train in state.trains for die in train)]
    assert Counter(map(colour_of, dice)) == dict.fromkeys(("blue", "green", "yellow"), each)
    assert len(state.trains) == seats + 1
    assert all(len(train) == 3 for train in state.trains)


@pytest.mark.parametrize(("length", "rounds", "first"), [
    ("introductory", 4, 2), ("short", 4, 2), ("full", 5, 3),
])  # fmt: skip
def test_objectives_below_the_last_spaces(length: str, rounds: int, first: int) -> None:
    """Point 4: rounds 3 and 4, in the full game 5 too; never two of one colour code."""
    for seed in range(40):
        state = fair.start(2, seed, length=length)
        assert state.rounds == rounds
        assert len(state.objectives) == first
        codes = [OBJECTIVES[each].code for each in state.objectives]
        assert len(set(codes)) == len(codes)


def test_what_a_player_begins_with() -> None:
    """Points 8-16: $6, three maps, one mascot, three upgrades of each kind, six staff."""
    park = fair.start(3).parks[1]
    assert (park.money, park.stars, park.maps, len(park.mascots)) == (6, 0, 3, 1)
    assert park.kit == {"merch_kiosk": 3, "special_effect": 3, "generator": 3}
    assert sorted(card.split(".")[0] for card in park.hand) == sorted(
        ("ticket_agent", "concierge", "guide", "mascot", "builder", "manager")
    )


def test_the_turn_order_is_random_at_first() -> None:
    assert {tuple(fair.start(3, seed).order) for seed in range(60)} == {
        (0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0),
    }  # fmt: skip


def test_administrators_and_skills_are_chosen_of_two_in_secret() -> None:
    """Points 17 and 18."""
    state = fair.start(3, 2)
    assert play.asked(state) == (0, 1, 2)
    assert all(len(play.listing(play.legal(state, seat))) == 2 for seat in range(3))
    other = GAME.observe(state, 1)
    assert "choose_administrator" in other.step
    kept = []
    for seat in range(3):
        kept.append(play.listing(play.legal(state, seat))[0][0])
        play.act(state, seat, (kept[-1],))
    assert [park.administrator for park in state.parks] == kept
    taken = []
    for seat in range(3):
        taken.append(play.listing(play.legal(state, seat))[1][0])
        play.act(state, seat, (taken[-1],))
    assert [park.mascots for park in state.parks] == [[card] for card in taken]
    # Point 19: one more than there are players.
    assert len(state.skill_display) == 4


def test_the_first_attraction_is_free_and_in_a_marked_position() -> None:
    """Points 21 to 23."""
    state = fair.start(2, 2, length="introductory")
    options = play.listing(play.legal(state, 0))
    assert len({tile for tile, _ in options}) == 2
    assert {cell for _, cell in options} == {"-1,1", "1,0", "-1,-1", "1,-2"}
    for seat in range(2):
        play.act(state, seat, play.listing(play.legal(state, seat))[0])
    assert all(park.money == 6 for park in state.parks)
    assert all(len(park.tiles) == 5 for park in state.parks)
    assert len(state.display) == 3
    assert all(TILES[tile].stack == "A" for tile in state.display)


def test_the_introductory_game_has_no_administrators_and_no_skills() -> None:
    """Page 2."""
    state = fair.opened(2, 2, length="introductory")
    assert all(park.administrator == "" for park in state.parks)
    assert all(park.mascots == [""] for park in state.parks)
    assert not any((state.skill_deck, state.skill_display, state.admin_box))


def test_the_short_game_has_both_over_four_rounds() -> None:
    state = fair.opened(2, 2, length="short")
    assert state.rounds == 4
    assert all(park.administrator for park in state.parks)
    assert all(park.mascots[0] for park in state.parks)


def test_two_copies_of_fifteen_skills() -> None:
    base = [each for each in SKILLS.values() if not each.part_of]
    assert len(base) == 15
    assert len({each.does for each in base}) == 9
