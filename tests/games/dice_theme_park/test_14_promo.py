"""The promo pack: Consultant, Chaperone and VIPs (page 18); its objectives are in Upkeep."""

from __future__ import annotations

from game.games.dice_theme_park.content.attractions import ENTRANCE, tile_of
from game.games.dice_theme_park.content.previews import preview
from game.games.dice_theme_park.content.staff import staff_of
from game.games.dice_theme_park.events.arriving import OrderSet, VipWelcomed
from game.games.dice_theme_park.events.counting import StaffDismissed, StaffPassed
from game.games.dice_theme_park.events.operating import GuestLeft, PerkEarned
from game.games.dice_theme_park.rules.planning import Income, TurnOrder
from game.games.dice_theme_park.rules.rounds import EndGame
from game.games.dice_theme_park.rules.state import ParkState
from game.kernel import play
from tests.games.dice_theme_park import fair


def promo(*people: str, seats: int = 2, **options: str) -> ParkState:
    state = fair.fair(seats, 1, promo_staff="on", **options)
    state.order = list(range(seats))
    for seat in range(seats):
        fair.staff(state, "guide", "manager", seat=seat)
    if people:
        fair.staff(state, *people)
    return state


def test_a_hand_of_eight() -> None:
    hand = fair.start(2, 1, promo_staff="on").parks[0].hand
    assert len(hand) == 8
    assert {card.split(".")[0] for card in hand} >= {"consultant", "chaperone"}
    with_both = fair.start(2, 1, promo_staff="on", innovations="on").parks[0].hand
    assert {card.split(".")[0] for card in with_both} >= {"consultant", "chaperone", "innovator"}
    assert len(with_both) == 8


# The Consultant.


def test_the_consultant_is_nought_and_leaves_the_game() -> None:
    """It is not passed on, but put back in the box."""
    state = promo("consultant", "guide")
    assert state.parks[0].money == 6
    state.todo = [EndGame(), Income(), TurnOrder()]
    told = fair.Told()
    play.settle(state, told)
    assert told.one(OrderSet) == OrderSet((0, 1), (3, 9))
    told = fair.evening(state)
    assert told.one(StaffDismissed) == StaffDismissed(seat=0, card=staff_of("consultant.0"))
    assert state.staff_gone == ["consultant.0"]
    assert told.one(StaffPassed, 0).cards == ("guide.0",)
    # Hands shrink: one card comes, two have gone.
    assert [len(park.hand) for park in state.parks] == [8, 7]


def test_two_consultants_pass_nothing_at_all() -> None:
    state = promo("consultant", "consultant")
    told = fair.evening(state)
    assert not told.all(StaffPassed, 0)
    assert len(state.staff_gone) == 2


# The Chaperone.


def arriving(*people: str) -> ParkState:
    state = promo(*people)
    fair.phase(state, "welcome")
    return state


def test_the_chaperone_makes_a_new_guest_a_vip() -> None:
    state = promo("chaperone", "guide")
    old = fair.guest(state, "blue", 3)
    fair.phase(state, "welcome")
    new = state.trains[0].copy()
    fair.answer(state, "train.1")
    assert fair.legal(state) == {*new, "skip"}
    assert old not in fair.legal(state)
    told = fair.answer(state, new[1])
    guests = state.parks[0].guests
    assert [guests[die].vip for die in new] == [False, True, False]
    assert guests[new[1]].value == 4
    assert told.one(VipWelcomed) == VipWelcomed(seat=0, die=new[1])
    assert play.asked(state) == (1,)


def test_it_may_be_left() -> None:
    state = arriving("chaperone", "guide")
    fair.answer(state, "train.1", "skip")
    assert not any(guest.vip for guest in state.parks[0].guests.values())


def test_two_chaperones_make_two() -> None:
    """Rulings: two dice."""
    state = arriving("chaperone", "chaperone")
    new = state.trains[0].copy()
    fair.answer(state, "train.1", new[0])
    assert fair.legal(state) == {new[1], new[2], "skip"}
    fair.answer(state, new[2])
    assert sum(guest.vip for guest in state.parks[0].guests.values()) == 2


def test_there_are_two_tokens_for_each_player() -> None:
    """A token comes free again when its guest leaves."""
    state = promo("chaperone", "guide")
    dice = [fair.guest(state, "blue", 3, vip=True) for _ in range(2)]
    twin = state.clone()
    fair.phase(state, "welcome")
    fair.answer(state, "train.1")
    assert play.asked(state) == (1,)
    twin.bag.append(dice[0])
    twin.bag.sort()
    del twin.parks[0].guests[dice[0]]
    fair.phase(twin, "welcome")
    fair.answer(twin, "train.1")
    assert play.asked(twin) == (0,)


def test_chaperone_and_concierge_together() -> None:
    state = arriving("chaperone", "concierge")
    new = state.trains[0].copy()
    fair.answer(state, "train.1", new[2], f"up.2 {new[2]}")
    assert state.parks[0].guests[new[2]] == ("entrance", 3, True)


# VIPs.


def test_a_vip_brings_a_star_each_time_at_once() -> None:
    state = promo()
    die = fair.guest(state, "blue", 4, vip=True)
    fair.phase(state, "operate")
    assert preview(state.parks[0], tile_of("entrance"), (die,)).at_once == 1
    told = fair.answer(state, f"operate entrance {die}")
    assert told.one(PerkEarned) == PerkEarned(seat=0, stars=1, money=0, why="vip")
    assert state.parks[0].stars == 1
    fair.answer(state, f"{die} hook_a_prize", f"map {die} entrance")
    # The token stays with the guest.
    assert state.parks[0].guests[die] == ("entrance", 3, True)
    fair.answer(state, f"operate entrance {die}", f"{die} hook_a_prize")
    assert state.parks[0].stars == state.parks[0].tally.stars == 2


def test_two_vips_in_a_party_bring_two() -> None:
    state = promo()
    dice = [fair.guest(state, "blue", 4, "bumper_boats", vip=True) for _ in range(2)]
    fair.guest(state, "green", 6, "bumper_boats")
    fair.phase(state, "operate")
    fair.answer(state, f"operate bumper_boats {dice[0]} {dice[1]}")
    assert state.parks[0].stars == 2
    assert state.parks[0].tally.stars == 2


def test_without_a_vip_there_is_no_star() -> None:
    state = promo()
    die = fair.guest(state, "blue", 4)
    fair.guest(state, "green", 4, vip=True)
    fair.phase(state, "operate")
    told = fair.answer(state, f"operate entrance {die}")
    assert not told.all(PerkEarned)


def test_the_token_is_gone_when_the_guest_leaves() -> None:
    state = promo()
    one = fair.guest(state, "blue", 1, vip=True)
    fair.phase(state, "operate")
    told = fair.answer(state, f"operate entrance {one}")
    assert told.one(GuestLeft) == GuestLeft(0, one, ENTRANCE, "pip", vip=True)
    assert state.parks[0].stars == 1
    assert state.parks[0].guests == {}
