"""Phase 1, Plan (pages 7 and 8)."""

from __future__ import annotations

from game.games.dice_theme_park.content.staff import staff_of
from game.games.dice_theme_park.events.arriving import OrderSet, StaffPlayed
from game.games.dice_theme_park.rules.planning import Income, Plan, TurnOrder
from game.games.dice_theme_park.rules.rounds import EndGame
from game.games.dice_theme_park.rules.state import ParkState
from game.kernel import play
from game.kernel.contract import PickSome
from tests.games.dice_theme_park import fair


def ordered(state: ParkState) -> list[int]:
    state.todo = [EndGame(), TurnOrder()]
    play.settle(state)
    return state.order


def test_two_of_six_staff_in_secret() -> None:
    state = fair.opened(2)
    options = play.legal(state, 0)
    assert isinstance(options, PickSome)
    assert (len(options.items), options.least, options.most) == (6, 2, 2)
    told = fair.Told()
    play.act(state, 0, ("concierge.0", "guide.0"), told)
    assert told.events == []
    assert state.parks[0].played == []
    play.act(state, 1, ("builder.1", "guide.1"), told)
    assert [event.sum for event in told.all(StaffPlayed)] == [5, 8]
    assert state.parks[0].played == ["concierge.0", "guide.0"]


def test_the_printed_example_of_turn_order() -> None:
    """Page 7: Blue 3; Green and Yellow tied at 7, Green has fewer stars."""
    state = fair.fair(3)
    blue, green, yellow = 0, 1, 2
    fair.staff(state, "ticket_agent", "concierge", seat=blue)
    fair.staff(state, "concierge", "builder", seat=green)
    fair.staff(state, "guide", "mascot", seat=yellow)
    state.parks[green].stars, state.parks[yellow].stars = 11, 14
    state.order = [yellow, green, blue]
    assert ordered(state) == [blue, green, yellow]
    state.order = [green, yellow, blue]
    assert ordered(state) == [blue, green, yellow]


def test_full_ties_are_reversed() -> None:
    """Page 7: same sum, same stars: the other way round than on the track."""
    state = fair.fair(3)
    for seat in range(3):
        fair.staff(state, "guide", "mascot", seat=seat)
    state.order = [2, 0, 1]
    assert ordered(state) == [1, 0, 2]
    # A third, who is not tied, does not change that.
    fair.staff(state, "ticket_agent", "concierge", seat=0)
    state.order = [2, 0, 1]
    assert ordered(state) == [0, 1, 2]


def test_the_printed_example_of_income() -> None:
    """Page 8: Guide and Mascot $6, the Park Entrance $1, one attraction with $1: $8."""
    state = fair.fair(2)
    fair.built(state, "burger_shack", "1,0")
    fair.staff(state, "guide", "mascot")
    fair.staff(state, "guide", "builder", seat=1)
    state.todo = [EndGame(), Income()]
    play.settle(state)
    assert [park.money for park in state.parks] == [6 + 8, 6 + 6]


def test_kiosks_are_no_income() -> None:
    """Page 8."""
    state = fair.fair(2)
    fair.built(state, "burger_shack", "1,0", 0, "merch_kiosk")
    fair.staff(state, "guide", "mascot")
    fair.staff(state, "guide", "mascot", seat=1)
    state.todo = [EndGame(), Income()]
    play.settle(state)
    assert state.parks[0].money - state.parks[1].money == 1


def test_twins_may_be_played_together() -> None:
    """Page 6: two copies of the same staff card."""
    state = fair.opened(2)
    state.parks[0].hand = [staff_of("guide.0"), staff_of("guide.1"), *state.parks[0].hand[2:]]
    state.todo = [EndGame(), Plan()]
    options = play.legal(state, 0)
    assert isinstance(options, PickSome)
    assert {"guide.0", "guide.1"} <= set(options.items)


def test_the_early_bird_lowers_the_sum_after_all_are_known() -> None:
    """Administrators, Phase 1: by up to 2, before sorting."""
    state = fair.fair(2)
    fair.administrator(state, "early_bird", 1)
    state.order = [0, 1]
    state.todo = [EndGame(), Plan()]
    play.act(state, 0, ("concierge.0", "guide.0"))
    play.act(state, 1, ("guide.1", "mascot.1"))
    assert play.asked(state) == (1,)
    assert fair.legal(state, 1) == {"less.0", "less.1", "less.2"}
    told = fair.answer(state, "less.2", seat=1)
    # Five each now, no stars: reversed.
    assert told.one(OrderSet) == OrderSet((1, 0), (5, 5))
    assert state.order == [1, 0]
