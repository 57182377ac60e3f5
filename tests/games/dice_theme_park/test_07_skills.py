"""What a mascot can do by its skill card (page 15)."""

from __future__ import annotations

import pytest

from game.games.dice_theme_park.content.attractions import tile_of
from game.games.dice_theme_park.content.numbers import die_of
from game.games.dice_theme_park.content.skills import SKILLS, skill_cards
from game.games.dice_theme_park.events.operating import (
    GuestExchanged,
    GuestMoved,
    MascotUsed,
    PerkEarned,
    ValueSet,
)
from game.games.dice_theme_park.rules.state import ParkState
from game.kernel import play
from tests.games.dice_theme_park import fair

FIRST = ("mascot", "mascot.1", "skill")


def skilled(*cards: str, seats: int = 2, **options: str) -> ParkState:
    """A park with these skills; guests are to come."""
    state = fair.fair(seats, 1, **options)
    fair.staff(state, "concierge", "builder")
    state.order = list(range(seats))
    fair.mascots(state, *cards)
    return state


def value(state: ParkState, die: str) -> int:
    return state.parks[0].guests[die_of(die)].value


def where(state: ParkState, die: str) -> str:
    return state.parks[0].guests[die_of(die)].at


@pytest.mark.parametrize("colour", ["blue", "green", "yellow"])
def test_leap_changes_the_depicted_colour_by_two(colour: str) -> None:
    """Up or down, and never beyond 1 to 6 (rulings)."""
    state = skilled(f"leap_{colour}.1")
    guests = {n: fair.guest(state, colour, n) for n in (1, 2, 3, 5)}
    other = next(each for each in ("blue", "green", "yellow") if each != colour)
    fair.guest(state, other, 3)
    fair.phase(state, "operate")
    assert fair.verbs(state, *FIRST) == {
        f"up {guests[1]}", f"up {guests[2]}", f"up {guests[3]}",
        f"down {guests[3]}", f"down {guests[5]}",
    }  # fmt: skip
    twin = state.clone()
    fair.answer(state, (*FIRST, "up", guests[3]))
    assert value(state, guests[3]) == 5
    told = fair.answer(twin, (*FIRST, "down", guests[3]))
    assert value(twin, guests[3]) == 1
    assert told.one(ValueSet) == ValueSet(0, guests[3], 3, 1, "skill")


def test_flip_turns_two_into_five_and_back() -> None:
    """Of any colour."""
    state = skilled("flip.1", "flip.2")
    two, five = fair.guest(state, "yellow", 2), fair.guest(state, "green", 5)
    for n in (1, 3, 4, 6):
        fair.guest(state, "blue", n)
    fair.phase(state, "operate")
    assert fair.verbs(state, *FIRST) == {two, five}
    fair.answer(state, (*FIRST, two), ("mascot", "mascot.2", "skill", five))
    assert (value(state, two), value(state, five)) == (5, 2)


def crowd(state: ParkState, colour: str, count: int) -> None:
    """So many of a colour on the boats, some others there, and one of the colour elsewhere."""
    for _ in range(count):
        fair.guest(state, colour, 3, "bumper_boats")
    other = "green" if colour == "blue" else "blue"
    fair.guest(state, other, 3, "bumper_boats")
    fair.guest(state, other, 3, "hall_of_mirrors")
    fair.guest(state, colour, 3, "hook_a_prize")


@pytest.mark.parametrize("colour", ["blue", "green", "yellow"])
@pytest.mark.parametrize(("count", "paid"), [(1, 2), (2, 4), (3, 6), (4, 6)])
def test_tips_bring_two_dollars_each_at_once(colour: str, count: int, paid: int) -> None:
    """For each guest of the colour on this attraction, at most $6."""
    state = skilled(f"tips_{colour}.1")
    crowd(state, colour, count)
    money = state.parks[0].money
    fair.phase(state, "operate")
    assert fair.verbs(state, *FIRST) == {"bumper_boats", "hook_a_prize"}
    told = fair.answer(state, (*FIRST, "bumper_boats"))
    assert state.parks[0].money == money + paid
    assert told.one(PerkEarned) == PerkEarned(seat=0, stars=0, money=paid, why="tips")
    assert state.parks[0].out == ["bumper_boats"]


@pytest.mark.parametrize("colour", ["blue", "green", "yellow"])
@pytest.mark.parametrize(("count", "stars"), [(1, 1), (3, 3), (4, 3)])
def test_cheers_bring_a_star_each_at_once(colour: str, count: int, stars: int) -> None:
    """At most three."""
    state = skilled(f"cheer_{colour}.1")
    crowd(state, colour, count)
    fair.phase(state, "operate")
    assert fair.verbs(state, *FIRST) == {"bumper_boats", "hook_a_prize"}
    told = fair.answer(state, (*FIRST, "bumper_boats"))
    assert state.parks[0].stars == stars
    assert told.one(PerkEarned) == PerkEarned(seat=0, stars=stars, money=0, why="cheer")


def test_a_pair_of_one_attraction_changes_each_its_own_way() -> None:
    """Two different guests, any colour; rulings: each up or down."""
    state = skilled("pair.1")
    die, other = fair.guest(state, "blue", 3), fair.guest(state, "green", 6)
    fair.guest(state, "green", 3, "hook_a_prize")
    fair.phase(state, "operate")
    assert {f"up {die}", f"down {die}", f"down {other}"} < fair.verbs(state, *FIRST)
    assert f"up {other}" not in fair.verbs(state, *FIRST)
    fair.answer(state, (*FIRST, "up", die))
    assert fair.legal(state) == {f"down {other}"}
    fair.answer(state, f"down {other}")
    assert (value(state, die), value(state, other)) == (4, 5)
    assert state.parks[0].out == ["entrance"]
    assert "close" in fair.legal(state)


def test_a_pair_goes_from_one_to_six() -> None:
    state = skilled("pair.1")
    two, five = fair.guest(state, "blue", 2), fair.guest(state, "green", 5)
    fair.phase(state, "operate")
    assert fair.verbs(state, *FIRST) == {
        f"{way} {die}" for way in ("up", "down") for die in (two, five)
    }
    fair.answer(state, (*FIRST, "down", two), f"up {five}")
    assert (value(state, two), value(state, five)) == (1, 6)


def test_of_a_pair_there_may_be_only_one() -> None:
    """Rulings."""
    state = skilled("pair.1")
    die = fair.guest(state, "blue", 3)
    fair.guest(state, "green", 3, "hook_a_prize")
    fair.phase(state, "operate")
    fair.answer(state, (*FIRST, "down", die))
    assert value(state, die) == 2
    assert "close" in fair.legal(state)


def test_ushers_lead_out_twice() -> None:
    """From the mascot's attraction to an adjacent one; the second time may be left."""
    state = skilled("usher_out.1")
    fair.built(state, "burger_shack", "0,-2")
    dice = [fair.guest(state, colour, 3, "hook_a_prize") for colour in ("blue", "green")]
    away = fair.guest(state, "yellow", 3, "hall_of_mirrors")
    fair.phase(state, "operate")
    assert f"{away} burger_shack" in fair.verbs(state, *FIRST)
    assert f"{dice[0]} burger_shack" not in fair.verbs(state, *FIRST)
    fair.answer(state, (*FIRST, dice[0], "entrance"))
    assert state.parks[0].out == ["hook_a_prize"]
    # Only those who are still there, not who has left nor anybody elsewhere.
    assert fair.legal(state) == {f"{dice[1]} entrance", f"{dice[1]} hall_of_mirrors", "skip"}
    twin = state.clone()
    told = fair.answer(state, f"{dice[1]} hall_of_mirrors")
    assert where(state, dice[1]) == "hall_of_mirrors"
    prize, mirrors = tile_of("hook_a_prize"), tile_of("hall_of_mirrors")
    assert told.one(GuestMoved) == GuestMoved(0, dice[1], prize, mirrors, "skill", cable=False)
    assert "close" in fair.legal(state)
    fair.answer(twin, "skip")
    assert where(twin, dice[1]) == "hook_a_prize"
    assert "close" in fair.legal(twin)


def test_ushers_lead_in_twice() -> None:
    """From any adjacent attraction to the mascot's."""
    state = skilled("usher_in.1")
    fair.built(state, "burger_shack", "0,-2")
    dice = [
        fair.guest(state, "blue", 3, tile) for tile in ("entrance", "hook_a_prize", "burger_shack")
    ]
    fair.phase(state, "operate")
    words = fair.verbs(state, *FIRST)
    assert f"hall_of_mirrors {dice[2]} hall_of_mirrors" in words
    assert f"entrance {dice[2]} entrance" not in words
    fair.answer(state, (*FIRST, "hall_of_mirrors", dice[0], "hall_of_mirrors"))
    assert fair.legal(state) == {
        f"{dice[1]} hall_of_mirrors", f"{dice[2]} hall_of_mirrors", "skip",
    }  # fmt: skip
    fair.answer(state, f"{dice[2]} hall_of_mirrors")
    assert [where(state, die) for die in dice] == [
        "hall_of_mirrors", "hook_a_prize", "hall_of_mirrors",
    ]  # fmt: skip
    assert state.parks[0].out == ["hall_of_mirrors"]
    assert "close" in fair.legal(state)


def test_a_stroll_goes_up_to_two_attractions_away() -> None:
    """Rulings: steps along attractions of the park, not over empty spaces."""
    state = skilled("stroll.1")
    # Two spaces apart as the crow flies, four steps on foot.
    fair.built(state, "burger_shack", "-2,0")
    fair.built(state, "picnic_green", "0,-2")
    fair.built(state, "juice_stand", "-1,-2")
    die = fair.guest(state, "blue", 3, "burger_shack")
    other = fair.guest(state, "blue", 3, "picnic_green")
    fair.phase(state, "operate")
    assert fair.verbs(state, *FIRST, die) == {"bumper_boats", "entrance", "hall_of_mirrors"}
    fair.answer(state, (*FIRST, other, "entrance"))
    assert where(state, other) == "entrance"
    assert state.parks[0].out == ["picnic_green"]
    assert "close" in fair.legal(state)


def test_an_exchange_with_the_bag_keeps_the_value() -> None:
    """Permanently: another die, the old one into the bag; anywhere in the park."""
    state = skilled("exchange.1")
    die = fair.guest(state, "blue", 3, "hook_a_prize", vip=True)
    fair.phase(state, "operate")
    bag = len(state.bag)
    fair.answer(state, (*FIRST, die))
    assert fair.legal(state) == {"green", "yellow"}
    told = fair.answer(state, "yellow")
    new = told.one(GuestExchanged).now
    assert isinstance(new, str)
    assert new.startswith("yellow.")
    # A VIP's token stays where it is.
    assert state.parks[0].guests == {new: ("hook_a_prize", 3, True)}
    assert die in state.bag
    assert new not in state.bag
    assert len(state.bag) == bag
    # In no order that would tell anything.
    assert state.bag == sorted(state.bag)
    assert told.one(GuestExchanged).shows


def test_no_exchange_without_another_colour_in_the_bag() -> None:
    """Rulings."""
    state = skilled("exchange.1")
    blue, green = fair.guest(state, "blue", 3), fair.guest(state, "green", 3)
    park = state.parks[1]
    for die in [die for die in state.bag if not die.startswith("blue")]:
        state.bag.remove(die)
        park.guests[die] = state.parks[0].guests[blue]
    fair.phase(state, "operate")
    assert fair.verbs(state, *FIRST) == {green}


def test_exchanges_wait_for_their_turn() -> None:
    """Rulings: those who draw on the bag do so in turn order."""
    state = skilled("exchange.1", seats=3)
    state.order = [2, 0, 1]
    die = fair.guest(state, "blue", 3)
    fair.phase(state, "operate")
    fair.answer(state, (*FIRST, die))
    assert play.asked(state) == (1, 2)
    assert fair.legal(state) == set()
    # Who comes later does not matter, who comes earlier does.
    fair.closed(state, 2)
    assert play.asked(state) == (0, 1)
    assert fair.legal(state) == {"green", "yellow"}


def test_an_exchange_may_come_too_late() -> None:
    """Whoever comes earlier has taken the last of another colour out of the bag."""
    state = skilled("exchange.1")
    state.order = [1, 0]
    die = fair.guest(state, "blue", 3)
    fair.phase(state, "operate")
    fair.answer(state, (*FIRST, die))
    park = state.parks[1]
    for other in [each for each in state.bag if not each.startswith("blue")]:
        state.bag.remove(other)
        park.guests[other] = state.parks[0].guests[die]
    told = fair.answer(state, "close", seat=1)
    assert not told.all(GuestExchanged)
    assert die in state.parks[0].guests
    assert "close" in fair.legal(state)


def test_a_skill_or_an_adjustment_never_both() -> None:
    state = skilled("leap_blue.1", "tips_green.1")
    die = fair.guest(state, "blue", 3)
    fair.phase(state, "operate")
    fair.answer(state, f"mascot mascot.1 down {die}")
    assert not fair.verbs(state, "mascot", "mascot.1")
    # No green guest to be tipped by: this one adjusts.
    assert not fair.verbs(state, "mascot", "mascot.2", "skill")
    assert f"up {die}" in fair.verbs(state, "mascot", "mascot.2")


def test_every_skill_there_is_works_in_a_crowded_park() -> None:
    """Each of the eighteen has something to do, and leaves the park in order."""
    for card in skill_cards(surprises=True, solo=True):
        state = skilled(card, surprises="on")
        for colour in ("blue", "green", "yellow"):
            for at, tile in enumerate(state.parks[0].tiles):
                fair.guest(state, colour, 2 + at, tile)
        fair.phase(state, "operate")
        uses = sorted(fair.verbs(state, *FIRST))
        assert uses, card
        for use in uses:
            twin = state.clone()
            told = fair.answer(twin, (*FIRST, *use.split()))
            while twin.lanes[0][-1].kind != "operate":
                told.events += fair.answer(twin, play.listing(play.legal(twin, 0))[0]).events
            assert told.one(MascotUsed).skill == card
            assert len(told.events) > 1
    assert len(SKILLS) == 18


def test_after_an_exchange_any_guest_may_be_adjusted() -> None:
    """Pages 13 and 15: the guest is anywhere in the park, so the mascot is sent where one likes."""
    state = fair.fair(2, 1)
    fair.staff(state, "mascot", "mascot")
    state.order = [0, 1]
    fair.mascots(state, "exchange.1", "")
    blue = fair.guest(state, "blue", 3, "hook_a_prize")
    near, far = fair.guest(state, "green", 3), fair.guest(state, "green", 6, "bumper_boats")
    fair.phase(state, "operate")
    fair.answer(state, f"mascot mascot.1 skill {blue}", "yellow")
    new = next(die for die in state.parks[0].guests if die.startswith("yellow"))
    assert fair.legal(state) == {
        f"up {new}", f"down {new}", f"up {near}", f"down {near}", f"down {far}", "skip",
    }  # fmt: skip
    fair.answer(state, f"down {far}")
    # There it is, and the second adjustment is on that attraction too.
    assert state.parks[0].out == ["bumper_boats", ""]
    assert fair.legal(state) == {f"up {far}", f"down {far}", "skip"}
    fair.answer(state, "skip")
    assert state.parks[0].guests[far].value == 5


def test_after_an_exchange_a_colour_may_be_adjusted_anywhere() -> None:
    state = fair.fair(2, 1)
    fair.staff(state, "mascot", "guide")
    state.order = [0, 1]
    fair.mascots(state, "exchange.1")
    fair.built(state, "treetop_trail", "1,0")
    fair.guest(state, "yellow", 3, "treetop_trail")
    blue = fair.guest(state, "blue", 3, "hook_a_prize")
    fair.phase(state, "operate")
    fair.answer(state, f"mascot mascot.1 skill {blue}", "yellow", "colour treetop_trail")
    assert state.parks[0].wild == ("treetop_trail", 1)
    assert state.parks[0].out == ["treetop_trail"]
    assert all(word.split()[:2] == ["operate", "treetop_trail"] for word in fair.legal(state)
               if word != "close")  # fmt: skip
