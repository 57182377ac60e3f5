"""The mini expansion Surprises (page 17)."""

from __future__ import annotations

import pytest

from game.games.dice_theme_park.content.attractions import stack, tile_of
from game.games.dice_theme_park.content.numbers import Die, die_of
from game.games.dice_theme_park.content.skills import skill_cards
from game.games.dice_theme_park.events.operating import GuestPippedDown, GuestRerolled
from game.games.dice_theme_park.rules.state import ParkState
from game.kernel import play
from tests.games.dice_theme_park import fair


def opened(
    tile: str, *faces: tuple[str, int], admin: str = "", seats: int = 2
) -> tuple[ParkState, list[Die]]:
    """A park with this attraction and these guests on it."""
    state = fair.fair(seats, 1, surprises="on")
    fair.staff(state, "guide", "concierge")
    state.order = list(range(seats))
    if admin:
        fair.administrator(state, admin)
    fair.built(state, tile, "1,0")
    dice = [fair.guest(state, colour, value, tile) for colour, value in faces]
    fair.phase(state, "operate")
    return state, dice


def test_what_it_adds() -> None:
    """Three tiles to each stack, an administrator, six skills (rulings); all shuffled in."""
    assert len(stack("A", surprises=True)) == 23
    assert len(stack("B", surprises=True)) == 19
    extra = set(skill_cards(surprises=True, solo=False)) - set(
        skill_cards(surprises=False, solo=False)
    )
    assert extra == {f"reroll_{c}.{n}" for c in ("blue", "green", "yellow") for n in (1, 2)}
    for on, off in ((fair.start(2, 1, surprises="on"), fair.start(2, 1)),):
        cards = [*on.admin_box, *(card for offer in on.offers for card in offer)]
        assert len(cards) == 13
        assert any(card.startswith("thrill_seeker.") for card in cards)
        assert len(on.skill_deck) == len(off.skill_deck) + 6
        assert len(on.stack_a) == len(off.stack_a) + 3


def test_the_marked_guest_may_be_rerolled_instead() -> None:
    state, (blue, green) = opened("mystery_grotto", ("blue", 5), ("green", 3))
    fair.answer(state, f"operate mystery_grotto {blue} {green}")
    assert fair.legal(state) == {blue, "pip"}
    told = fair.answer(state, blue)
    rerolled = told.one(GuestRerolled)
    assert told.one(GuestRerolled).shows
    assert rerolled.die == blue
    guests = state.parks[0].guests
    assert guests[blue].value == rerolled.to
    assert guests[green].value == 2
    assert not any(event.die == blue for event in told.all(GuestPippedDown))
    assert state.parks[0].tally.rerolls == 1
    # It may be the one that moves.
    assert {word.split()[0] for word in fair.legal(state)} == {blue, green}


def test_or_pipped_down_as_ever() -> None:
    state, (blue, green) = opened("mystery_grotto", ("blue", 5), ("green", 3))
    fair.answer(state, f"operate mystery_grotto {blue} {green}", "pip")
    guests = state.parks[0].guests
    assert (guests[blue].value, guests[green].value) == (4, 2)
    assert state.parks[0].tally.rerolls == 0
    # It was an attraction with the sign all the same.
    assert state.parks[0].tally.surprises == 1


@pytest.mark.parametrize(("tile", "faces", "able"), [
    # On the higher, on the lower, on either place; only the marked colour.
    ("mystery_grotto", (("blue", 5), ("blue", 3)), (0,)),
    ("topsy_turvy_tower", (("yellow", 5), ("yellow", 3)), (1,)),
    ("wobble_wood", (("green", 2), ("green", 4)), (0, 1)),
    ("wobble_wood", (("green", 2), ("blue", 4)), (0,)),
    ("lucky_lanterns", (("yellow", 5), ("green", 3)), (0,)),
    ("whirlpool_wager", (("blue", 3), ("blue", 3)), (0, 1)),
    ("whirlpool_wager", (("blue", 3), ("blue", 4)), (0,)),
    ("roulette_rocket", (("green", 3), ("green", 4)), (0,)),
])  # fmt: skip
def test_who_stands_on_the_sign(
    tile: str, faces: tuple[tuple[str, int], ...], able: tuple[int, ...]
) -> None:
    state, dice = opened(tile, *faces)
    fair.answer(state, f"operate {tile} {dice[0]} {dice[1]}")
    assert fair.legal(state) == {*(dice[at] for at in able), "pip"}


def test_a_one_may_be_rerolled_and_stays() -> None:
    """Rulings."""
    state, (one, three) = opened("lucky_lanterns", ("yellow", 1), ("green", 3))
    fair.answer(state, f"operate lucky_lanterns {one} {three}", one)
    assert one in state.parks[0].guests
    assert state.parks[0].tally.gone == 0


def test_a_colour_adjusted_guest_may_stand_there() -> None:
    state, (yellow, green) = opened("mystery_grotto", ("yellow", 5), ("green", 3))
    fair.answer(state, "mascot mascot.1 colour mystery_grotto")
    fair.answer(state, f"operate mystery_grotto {yellow} {green}")
    assert fair.legal(state) == {yellow, "pip"}


def test_no_sign_no_question() -> None:
    state, (blue, green) = opened("tidal_swing", ("blue", 5), ("green", 3))
    fair.answer(state, f"operate tidal_swing {blue} {green}")
    assert f"{blue} entrance" in fair.legal(state)
    assert state.parks[0].tally.surprises == 0


def test_a_vip_is_pipped_down() -> None:
    """Page 18: VIPs are never rerolled."""
    state, (blue, green) = opened("mystery_grotto", ("blue", 5), ("green", 3))
    guests = state.parks[0].guests
    guests[blue] = guests[blue]._replace(vip=True)
    fair.answer(state, f"operate mystery_grotto {blue} {green}")
    assert guests[blue].value == 4
    assert f"{blue} entrance" in fair.legal(state)


def test_who_is_spared_is_not_rerolled_too() -> None:
    state, (green, blue) = opened(
        "wobble_wood", ("green", 2), ("blue", 4), admin="fresh_legs.green"
    )
    fair.answer(state, f"operate wobble_wood {green} {blue}", green)
    # Straight on to who moves.
    assert f"{green} entrance" in fair.legal(state)
    state, (green, blue) = opened(
        "wobble_wood", ("green", 2), ("blue", 4), admin="fresh_legs.green"
    )
    fair.answer(state, f"operate wobble_wood {green} {blue}", "none")
    assert fair.legal(state) == {green, "pip"}


# The thrill seeker.


def test_the_thrill_seeker_rerolls_its_colour() -> None:
    """After operating an attraction whose requirement has a die of the colour."""
    state, (blue, green) = opened(
        "tidal_swing", ("blue", 5), ("green", 3), admin="thrill_seeker.blue"
    )
    fair.answer(state, f"operate tidal_swing {blue} {green}")
    assert fair.legal(state) == {blue, "pip"}
    told = fair.answer(state, blue)
    tile, rolled = tile_of("tidal_swing"), state.parks[0].guests[blue].value
    assert told.one(GuestRerolled) == GuestRerolled(0, blue, 5, rolled, tile)
    assert state.parks[0].guests[green].value == 2


def test_not_on_a_slot_of_any_colour() -> None:
    state, dice = opened("burger_shack", ("blue", 2), ("blue", 4), admin="thrill_seeker.blue")
    fair.answer(state, f"operate burger_shack {dice[0]} {dice[1]}")
    assert f"{dice[0]} entrance" in fair.legal(state)


def test_not_for_another_colour_nor_one_adjusted() -> None:
    """Rulings: really of its colour."""
    state, (yellow, green) = opened(
        "tidal_swing", ("yellow", 5), ("green", 3), admin="thrill_seeker.blue"
    )
    fair.answer(state, "mascot mascot.1 colour tidal_swing")
    fair.answer(state, f"operate tidal_swing {yellow} {green}")
    assert f"{yellow} entrance" in fair.legal(state)
    state, (blue, green) = opened(
        "tidal_swing", ("blue", 5), ("green", 3), admin="thrill_seeker.green"
    )
    fair.answer(state, f"operate tidal_swing {blue} {green}")
    assert f"{blue} entrance" in fair.legal(state)


def test_only_who_stands_on_the_coloured_slot() -> None:
    state, dice = opened("tidal_swing", ("blue", 5), ("blue", 3), admin="thrill_seeker.blue")
    fair.answer(state, f"operate tidal_swing {dice[0]} {dice[1]}")
    assert fair.legal(state) == {dice[0], "pip"}
    # One guest, though both slots are of the colour.
    state, dice = opened("orca_stadium", ("blue", 2), ("blue", 4), admin="thrill_seeker.blue")
    fair.answer(state, f"operate orca_stadium {dice[0]} {dice[1]}")
    assert fair.legal(state) == {*dice, "pip"}
    fair.answer(state, dice[0])
    assert state.parks[0].tally.rerolls == 1
    assert state.parks[0].guests[die_of(dice[1])].value == 3


@pytest.mark.parametrize(
    ("tile", "colour", "faces"),
    [
        ("wobble_wood", "green", (("green", 4), ("green", 2))),
        ("whirlpool_wager", "blue", (("blue", 3), ("blue", 3))),
        ("lucky_lanterns", "yellow", (("yellow", 5), ("yellow", 3))),
        ("topsy_turvy_tower", "yellow", (("yellow", 5), ("yellow", 3))),
    ],
)
def test_the_corresponding_die_is_one(
    tile: str, colour: str, faces: tuple[tuple[str, int], ...]
) -> None:
    """Page 17: on an attraction whose own sign is on the slot of the colour it is that guest or
    none, never a second of the party."""
    state, dice = opened(tile, *faces, admin=f"thrill_seeker.{colour}")
    fair.answer(state, f"operate {tile} {dice[0]} {dice[1]}")
    twin = state.clone()
    first = next(die for die in dice if die in fair.legal(state))
    fair.answer(state, first)
    assert "pip" not in fair.legal(state), "straight on to who moves"
    other = next(die for die in dice if die != first)
    assert state.parks[0].guests[other].value == dict(zip(dice, faces, strict=True))[other][1] - 1
    assert state.parks[0].tally.rerolls == 1
    # Nor is one who was left on the sign asked for again.
    fair.answer(twin, "pip")
    assert "pip" not in fair.legal(twin)
    assert twin.parks[0].tally.rerolls == 0


# The skill.


@pytest.mark.parametrize("colour", ["blue", "green", "yellow"])
def test_the_skill_rerolls_a_guest_of_its_colour(colour: str) -> None:
    state, dice = opened("burger_shack", ("blue", 2), ("green", 2), ("yellow", 2))
    fair.mascots(state, f"reroll_{colour}.1")
    die = next(die for die in dice if die.startswith(colour))
    assert fair.verbs(state, "mascot", "mascot.1", "skill") == {die}
    told = fair.answer(state, f"mascot mascot.1 skill {die}")
    tile, rolled = tile_of("burger_shack"), state.parks[0].guests[die].value
    assert told.one(GuestRerolled) == GuestRerolled(0, die, 2, rolled, tile)
    assert told.one(GuestRerolled).shows
    assert state.parks[0].tally.rerolls == 1


def test_a_vip_hit_by_it_is_pipped_down() -> None:
    """Page 18; at 1 it leaves."""
    state, dice = opened("burger_shack", ("blue", 2), ("blue", 1))
    fair.mascots(state, "reroll_blue.1", "reroll_blue.2")
    guests = state.parks[0].guests
    for die in dice:
        guests[die] = guests[die]._replace(vip=True)
    told = fair.answer(state, f"mascot mascot.1 skill {dice[0]}")
    assert guests[die_of(dice[0])].value == 1
    assert not told.all(GuestRerolled)
    fair.answer(state, f"mascot mascot.2 skill {dice[1]}")
    assert dice[1] not in guests
    assert state.parks[0].tally.rerolls == 0


def test_every_face_comes_up() -> None:
    values = set()
    for seed in range(60):
        state, (die,) = opened("burger_shack", ("blue", 2))
        fair.mascots(state, "reroll_blue.1")
        state.rng += seed
        values.add(fair.answer(state, f"mascot mascot.1 skill {die}").one(GuestRerolled).to)
    assert values == {1, 2, 3, 4, 5, 6}


def test_dice_fall_in_turn_order() -> None:
    """Rulings: so the same match has the same luck, whoever is quicker."""
    state, (die,) = opened("burger_shack", ("blue", 2), seats=3)
    state.order = [2, 0, 1]
    fair.mascots(state, "reroll_blue.1")
    told = fair.answer(state, f"mascot mascot.1 skill {die}")
    assert not told.all(GuestRerolled)
    assert play.asked(state) == (1, 2)
    told = fair.answer(state, "close", seat=1)
    assert not told.all(GuestRerolled)
    told = fair.answer(state, "close", seat=2)
    assert len(told.all(GuestRerolled)) == 1
    assert play.asked(state) == (0,)


def test_a_party_that_fits_may_still_be_adjusted_in_colour() -> None:
    """Page 13: the die is treated as of another colour; so another guest stands on the sign."""
    state = fair.fair(2, 1, surprises="on")
    fair.staff(state, "guide", "concierge")
    state.order = [0, 1]
    fair.built(state, "wobble_wood", "1,0")
    green = fair.guest(state, "green", 2, "wobble_wood")
    blue = fair.guest(state, "blue", 4, "wobble_wood")
    fair.phase(state, "operate")
    assert f"operate wobble_wood {green} {blue}" in fair.legal(state)
    assert "colour wobble_wood" in fair.verbs(state, "mascot", "mascot.1")
    fair.answer(state, "mascot mascot.1 colour wobble_wood")
    fair.answer(state, f"operate wobble_wood {green} {blue}")
    assert fair.legal(state) == {green, blue, "pip"}
