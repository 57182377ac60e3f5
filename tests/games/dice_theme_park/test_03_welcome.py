"""Phase 2, Welcome (pages 8 and 9)."""

from __future__ import annotations

from game.games.dice_theme_park.content.trains import trains
from game.games.dice_theme_park.rules.state import ParkState
from game.kernel import play
from tests.games.dice_theme_park import fair


def welcoming(seats: int = 2, *people: str, **options: str) -> ParkState:
    state = fair.fair(seats, 1, **options)
    state.order = list(range(seats))
    if people:
        fair.staff(state, *people)
    return state


def test_each_chooses_a_train_in_turn_order() -> None:
    state = welcoming(3)
    state.order = [2, 0, 1]
    fair.phase(state, "welcome")
    assert play.asked(state) == (2,)
    assert fair.legal(state, 2) == {f"train.{n}" for n in range(1, 5)}
    fair.answer(state, "train.2", seat=2)
    assert play.asked(state) == (0,)
    assert fair.legal(state, 0) == {"train.1", "train.3", "train.4"}


def test_the_guests_keep_their_values() -> None:
    """They are placed on the Park Entrance without changing the values."""
    state = welcoming()
    fair.phase(state, "welcome")
    dice = state.trains[0].copy()
    fair.answer(state, "train.1")
    guests = state.parks[0].guests
    assert [guests[die].value for die in dice] == list(trains(2)[0])
    assert {guests[die].at for die in dice} == {"entrance"}


def test_the_concierge_raises_one_by_two_or_two_by_one() -> None:
    state = welcoming(2, "concierge", "guide")
    fair.phase(state, "welcome")
    high, middle, low = state.trains[0]
    fair.answer(state, "train.1")
    words = fair.legal(state)
    assert f"up.1 {low}" in words
    assert f"up.2 {low}" in words
    assert f"both {low} {middle}" in words
    assert "skip" in words
    # Rulings: a 6 cannot be named.
    assert not any(high in word for word in words)
    other = state.clone()
    fair.answer(state, f"up.2 {low}")
    assert state.parks[0].guests[low].value == 3
    fair.answer(other, f"both {low} {middle}")
    assert (other.parks[0].guests[low].value, other.parks[0].guests[middle].value) == (2, 5)


def test_the_concierge_stops_at_six() -> None:
    """Rulings: 5 + 2 is 6."""
    state = welcoming(2, "concierge", "guide")
    fair.phase(state, "welcome")
    five = state.trains[1][0]
    fair.answer(state, "train.2", f"up.2 {five}")
    assert state.parks[0].guests[five].value == 6


def test_only_new_guests_are_raised() -> None:
    state = welcoming(2, "concierge", "guide")
    old = fair.guest(state, "blue", 3)
    fair.phase(state, "welcome")
    fair.answer(state, "train.2")
    assert not any(old in word for word in fair.legal(state))


def test_two_concierges_work_twice() -> None:
    """The same die is allowed."""
    state = welcoming(2, "concierge", "concierge")
    fair.phase(state, "welcome")
    low = state.trains[0][2]
    fair.answer(state, "train.1", f"up.2 {low}", f"up.2 {low}")
    assert state.parks[0].guests[low].value == 5
    assert play.asked(state) == (1,)


def test_the_doorman_takes_a_guest_nobody_chose() -> None:
    """Administrators, Phase 2: from the remaining monorail, its value unchanged."""
    state = welcoming()
    fair.administrator(state, "doorman")
    fair.phase(state, "welcome")
    left = state.trains[1].copy()
    fair.answer(state, "train.1")
    fair.answer(state, "train.3", seat=1)
    assert play.asked(state) == (0,)
    assert fair.legal(state) == {*left, "skip"}
    fair.answer(state, left[0])
    assert state.parks[0].guests[left[0]] == ("entrance", 5, False)
    assert len(state.parks[0].guests) == 4


def test_an_unfinished_train_may_be_chosen() -> None:
    """Rulings, empty bag: monorails are filled as far as the dice go."""
    state = welcoming()
    state.bag += state.trains[2][1:]
    state.trains[2] = state.trains[2][:1]
    state.bag.sort()
    fair.phase(state, "welcome")
    assert "train.3" in fair.legal(state)
    fair.answer(state, "train.3")
    assert len(state.parks[0].guests) == 1
