"""The solo game (pages 19 and 20)."""

from __future__ import annotations

import pytest

from game.games.dice_theme_park.content.administrators import administrator_of
from game.games.dice_theme_park.content.attractions import TILES
from game.games.dice_theme_park.content.numbers import colour_of
from game.games.dice_theme_park.content.skills import skill
from game.games.dice_theme_park.content.solo import (
    GOALS,
    SOLO_CARDS,
    TARGETS,
    SoloCardId,
    goal_deck,
    shaded,
)
from game.games.dice_theme_park.content.trains import trains
from game.games.dice_theme_park.events.arriving import SoloCardRevealed, StaffPlayed
from game.games.dice_theme_park.events.counting import StaffPassed
from game.games.dice_theme_park.events.market import GuestsBagged, Reshuffled, StaffChosen
from game.games.dice_theme_park.rules.game import GAME
from game.games.dice_theme_park.rules.state import ParkState
from game.kernel import play
from game.kernel.contract import PickSome
from tests.games.dice_theme_park import fair


def solo(*people: str, **options: str) -> ParkState:
    state = fair.fair(1, 1, **options)
    fair.staff(state, *(people or ("guide", "concierge")))
    return state


def card_up(state: ParkState, card: str) -> None:
    """This round's solo card."""
    if state.solo_card:
        state.solo_deck.append(state.solo_card)
    state.solo_deck.remove(SoloCardId(card))
    state.solo_card = SoloCardId(card)


# Set up.


def test_a_full_game_for_two_with_fewer_dice() -> None:
    state = fair.start(1, 3)
    dice = [*state.bag, *(die for train in state.trains for die in train)]
    assert sorted(colour_of(die) for die in dice) == ["blue"] * 9 + ["green"] * 9 + ["yellow"] * 9
    assert [len(train) for train in state.trains] == [3, 3, 3]
    assert trains(1) == trains(2)
    assert state.rounds == 5
    assert state.objectives == []
    assert len(state.parks) == 1
    assert GAME.why_not_start(1, fair.OPTIONS | {"length": "short"}) == "why-not-solo-length"
    assert GAME.why_not_start(1, fair.OPTIONS) == ""
    assert GAME.why_not_start(2, fair.OPTIONS | {"length": "short"}) == ""


def test_a_second_set_of_staff_and_one_copy_of_each_skill() -> None:
    state = fair.opened(1, 3)
    park = state.parks[0]
    assert len(park.hand) == 12
    people = [card.split(".")[0] for card in park.hand]
    assert all(people.count(person) == 2 for person in people)
    cards = [*state.skill_deck, *state.skill_display, *park.mascots]
    assert len(cards) == 15
    assert len({skill(card).id for card in cards}) == 15
    assert len(state.skill_display) == len(state.display) == 3
    assert park.administrator


def test_twelve_solo_cards_and_the_target() -> None:
    state = fair.start(1, 3)
    assert sorted(state.solo_deck) == sorted(SOLO_CARDS)
    assert len(SOLO_CARDS) == 12
    assert state.target == 160
    assert fair.start(1, 3, solo_target="hard").target == TARGETS["hard"] == 170
    assert fair.start(2, 3).target == 0


def test_fifteen_goals_in_each_deck_one_for_every_marked_space() -> None:
    """Page 19; six more with the mini expansions (page 20)."""
    for deck in ("a", "b"):
        assert len(goal_deck(deck, surprises=False, innovations=False)) == 15
    more = {
        goal
        for deck in ("a", "b")
        for goal in goal_deck(deck, surprises=True, innovations=True)
        if GOALS[goal].part_of
    }
    assert more == {
        "a.surprise_ops", "b.rerolls",
        "a.innovations", "a.cable_moves", "b.innovations", "b.statue_stars",
    }  # fmt: skip
    assert "b.rerolls" not in goal_deck("b", surprises=False, innovations=True)
    assert "a.innovations" not in goal_deck("a", surprises=True, innovations=False)
    for seed in range(20):
        goals = fair.start(1, seed).goals
        assert {number: [goal[0] for goal in there] for number, there in goals.items()} == {
            2: ["a"], 3: ["a"], 4: ["b"], 5: ["b"],
        }  # fmt: skip
        assert len({goal for there in goals.values() for goal in there}) == 4


@pytest.mark.parametrize(("choice", "rounds"), [
    ("none", ()), ("rounds-3-5", (3, 5)), ("every-round", (2, 3, 4, 5)),
])  # fmt: skip
def test_more_goals_for_a_harder_game(choice: str, rounds: tuple[int, ...]) -> None:
    """Page 20: an additional goal below marked spaces."""
    goals = fair.start(1, 3, solo_goals=choice).goals
    assert {number: len(there) for number, there in goals.items()} == {
        number: 2 if number in rounds else 1 for number in (2, 3, 4, 5)
    }


def test_twelve_of_sixteen_with_the_promo_pack() -> None:
    """Page 20."""
    state = fair.start(1, 3, promo_staff="on")
    options = play.legal(state, 0)
    while not isinstance(options, PickSome):
        play.act(state, 0, play.listing(options)[0])
        options = play.legal(state, 0)
    assert (len(options.items), options.least, options.most) == (16, 12, 12)
    told = fair.Told()
    play.act(state, 0, options.items[4:], told)
    assert sorted(state.parks[0].hand) == sorted(options.items[4:])
    assert sorted(state.staff_gone) == sorted(options.items[:4])
    assert told.one(StaffChosen) == StaffChosen(seat=0, count=12)


# Solo cards.


def test_what_the_cards_shade() -> None:
    """Rulings: value, train, attraction, skill."""
    assert {
        (card.value, card.train, card.tile, card.skill) for card in SOLO_CARDS.values()
    } == {
        (3, 3, 3, 3), (4, 1, 2, 3), (5, 2, 1, 3), (5, 1, 2, 1), (6, 3, 1, 2), (6, 2, 2, 2),
        (7, 3, 2, 1), (7, 3, 1, 3), (8, 2, 3, 1), (8, 1, 1, 1), (9, 2, 3, 2), (10, 1, 3, 2),
    }  # fmt: skip


def test_a_card_is_revealed_after_the_staff() -> None:
    state = fair.opened(1, 3)
    if state.parks[0].administrator == "early_bird":
        state.parks[0].administrator, state.admin_box = state.admin_box[0], [
            administrator_of("early_bird"), *state.admin_box[1:],
        ]  # fmt: skip
    top = state.solo_deck[-1]
    told = fair.Told()
    play.act(state, 0, ("concierge.0", "guide.1"), told)
    assert told.one(SoloCardRevealed) == SoloCardRevealed(card=top)
    assert told.one(SoloCardRevealed).shows
    assert told.kinds.index(StaffPlayed) < told.kinds.index(SoloCardRevealed)
    assert state.solo_card == top
    assert state.phase == "welcome"


@pytest.mark.parametrize(("total", "closed"), [(4, False), (5, True), (6, True)])
def test_it_shades_for_sums_as_high_as_its_value(total: int, closed: bool) -> None:
    """Equal to or lower than the sum of your dice: then you cannot choose the shaded."""
    assert (shaded(SoloCardId("solo.3"), total) is not None) is closed
    assert shaded(SoloCardId(""), 12) is None


def test_the_shaded_train_tile_and_skill_are_not_to_be_had() -> None:
    state = solo("guide", "concierge")
    card_up(state, "solo.3")
    fair.phase(state, "welcome")
    assert fair.legal(state) == {"train.1", "train.3"}
    state.parks[0].money = 50
    tiles, skills = state.display.copy(), state.skill_display.copy()
    fair.phase(state, "expand")
    assert {word.split()[0] for word in fair.verbs(state, "build")} == {tiles[1], tiles[2]}
    assert fair.verbs(state, "recruit") == {skills[0], skills[1]}


def test_with_a_lower_sum_nothing_is_shaded() -> None:
    state = solo("ticket_agent", "guide")
    card_up(state, "solo.3")
    fair.phase(state, "welcome")
    assert len(fair.legal(state)) == 3
    state.parks[0].money = 50
    fair.phase(state, "expand")
    assert len({word.split()[0] for word in fair.verbs(state, "build")}) == 3
    assert len(fair.verbs(state, "recruit")) == 3


def test_the_early_bird_may_slip_below() -> None:
    """Rulings: after the administrator has lowered the sum."""
    state = solo("guide", "concierge")
    fair.administrator(state, "early_bird")
    card_up(state, "solo.3")
    state.parks[0].less = 1
    fair.phase(state, "welcome")
    assert len(fair.legal(state)) == 3


def test_if_only_the_shaded_can_be_paid_nothing_is_bought() -> None:
    """Rulings."""
    state = solo("guide", "concierge")
    card_up(state, "solo.3")
    fair.shown(state, "pedalo_lagoon", "aqua_twins", "canopy_express")
    state.parks[0].money = 4
    fair.phase(state, "expand")
    assert state.over


def test_shaded_for_this_round_only() -> None:
    state = solo("guide", "concierge")
    card_up(state, "solo.3")
    left = state.display[0]
    fair.evening(state)
    assert state.solo_card == ""
    assert state.solo_discards == ["solo.3"]
    # Attractions and skills of the display are discarded as ever.
    assert left in state.tile_discards
    assert len(state.skill_discards) == 3


def test_both_unchosen_trains_go_back_into_the_bag() -> None:
    state = solo()
    fair.phase(state, "welcome")
    fair.answer(state, "train.2")
    guests = sorted(state.parks[0].guests)
    # Nobody of value 1 came with that train.
    told = fair.evening(state)
    assert [event.train for event in told.all(GuestsBagged)] == ["train.1", "train.3"]
    assert sorted(state.parks[0].guests) == guests
    assert len(state.bag) == 27 - 3 - 9


def test_the_doorman_chooses_from_both() -> None:
    """Rulings."""
    state = solo("guide", "mascot")
    fair.administrator(state, "doorman")
    fair.phase(state, "welcome")
    left = {*state.trains[0], *state.trains[2]}
    fair.answer(state, "train.2")
    assert fair.legal(state) == left | {"skip"}


# Staff and dice.


def test_both_staff_cards_are_discarded() -> None:
    """Ten of twelve are played."""
    state = solo()
    played = state.parks[0].played.copy()
    told = fair.evening(state)
    assert sorted(state.staff_gone) == sorted(played)
    assert not told.all(StaffPassed)
    assert len(state.parks[0].hand) == 10


def test_the_understudy_keeps_a_played_card() -> None:
    """Rulings: another from hand is discarded instead."""
    state = solo("guide", "concierge")
    fair.administrator(state, "understudy")
    kept, lost = (
        state.parks[0].played[0],
        next(card for card in state.parks[0].hand if card.startswith("mascot")),
    )
    fair.evening(state)
    fair.answer(state, f"{kept} {lost}")
    assert kept in state.parks[0].hand
    assert lost in state.staff_gone


def test_guests_who_leave_lie_beside_the_park() -> None:
    """Not in the bag: while operating, and in Upkeep."""
    state = solo()
    ones = [fair.guest(state, "blue", 1) for _ in range(2)]
    fair.phase(state, "operate")
    fair.answer(state, f"operate entrance {ones[0]}")
    assert state.left == [ones[0]]
    fair.evening(state)
    assert state.left == ones
    assert not set(ones) & set(state.bag)


def test_an_exchange_is_with_the_bag_all_the_same() -> None:
    """Rulings."""
    state = solo()
    fair.mascots(state, "exchange.1")
    die = fair.guest(state, "blue", 3)
    fair.phase(state, "operate")
    fair.answer(state, f"mascot mascot.1 skill {die}", "green")
    assert die in state.bag
    assert state.left == []


def test_the_skill_deck_is_made_of_its_discards_in_the_last_round() -> None:
    """Rulings: fourteen cards are not enough for five displays."""
    state = solo()
    fair.mascots(state, state.skill_deck[0])
    again: list[list[Reshuffled]] = []
    for number in range(1, 5):
        again.append(fair.evening(state, number).all(Reshuffled))
        assert len(state.skill_display) == 3
        fair.staff(state, *_two(state))
    assert [len(events) for events in again] == [0, 0, 0, 1]
    assert again[3] == [Reshuffled("skills")]


def _two(state: ParkState) -> list[str]:
    """Two people who do nothing in Upkeep."""
    idle = [c for c in state.parks[0].hand if not c.startswith("ticket_agent")]
    return [card.split(".")[0] for card in idle[:2]]


def test_displays_come_from_a_and_then_b_alone_too() -> None:
    state = solo()
    for number in range(1, 6):
        assert {TILES[tile].stack for tile in state.display} == {"A" if number < 4 else "B"}
        if number < 5:
            fair.evening(state, number)
            fair.staff(state, *_two(state))
