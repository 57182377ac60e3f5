"""What may never come or go: the laws every match is held to notice each breach."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.games.dice_theme_park.content.administrators import administrator_of
from game.games.dice_theme_park.content.attractions import ENTRANCE, tile_of
from game.games.dice_theme_park.content.numbers import die_of
from game.games.dice_theme_park.content.skills import skill_of
from game.games.dice_theme_park.content.spaces import Cell
from game.games.dice_theme_park.content.staff import staff_of
from game.games.dice_theme_park.rules.game import GAME
from game.games.dice_theme_park.rules.park import Guest, Park
from game.games.dice_theme_park.rules.state import ParkState
from tests.games.dice_theme_park import fair

Breach = Callable[[ParkState, Park], object]
PRIZE, TWINS = tile_of("hook_a_prize"), tile_of("aqua_twins")
FLIP, GUIDE = skill_of("flip.1"), staff_of("guide.0")


def _put(park: Park, **changes: object) -> None:
    for name, value in changes.items():
        setattr(park, name, value)


def _guest(park: Park, state: ParkState, guest: Guest) -> None:
    park.guests[state.bag.pop()] = guest


def _twins(park: Park) -> None:
    park.upgrades[PRIZE] = ("generator", "generator")
    park.kit["generator"] = 1


def _vips(state: ParkState, park: Park) -> None:
    for _ in range(3):
        _guest(park, state, Guest(ENTRANCE, 3, vip=True))


BREACHES: list[tuple[str, Breach]] = [
    # The short game has four rounds, the full one five (p. 2).
    ("a match lasts four rounds or five", lambda state, park: setattr(state, "rounds", 3)),
    ("a match lasts four rounds or five", lambda state, park: setattr(state, "round", 6)),
    ("a match lasts four rounds or five", lambda state, park: setattr(state, "round", -1)),
    ("every die is in one place", lambda state, park: state.bag.pop()),
    ("every die is in one place", lambda state, park: state.bag.append(die_of("blue.1"))),
    ("every die is in one place", lambda state, park: state.left.append(die_of("blue.1"))),
    ("there are 32 maps", lambda state, park: _put(park, maps=30)),
    ("every tile is in one place", lambda state, park: state.stack_a.pop()),
    ("every tile is in one place", lambda state, park: state.tile_discards.append(TWINS)),
    ("every skill is in one place", lambda state, park: state.skill_deck.pop()),
    ("every skill is in one place", lambda state, park: state.skill_discards.append(FLIP)),
    ("every administrator is in one place", lambda state, park: state.admin_box.pop()),
    ("every staff card is in one place", lambda state, park: park.hand.pop()),
    ("every staff card is in one place", lambda state, park: state.staff_gone.append(GUIDE)),
    ("nobody owes money or stars", lambda state, park: _put(park, money=-1)),
    ("nobody owes money or stars", lambda state, park: _put(park, stars=-1)),
    ("six mascots each", lambda state, park: _put(park, mascots=[""] * 7, out=[""] * 7)),
    ("six mascots each", lambda state, park: _put(park, out=[])),
    ("a map is used once a round", lambda state, park: _put(park, used=4)),
    ("a map is used once a round", lambda state, park: _put(park, used=-1)),
    ("a cube for each icon, and for each manager", lambda state, park: _put(
        park, cubes={"bumper_boats": 2})),
    ("a cube for each icon, and for each manager", lambda state, park: _put(
        park, cubes={"entrance": 18}, played=["manager.0"] * 16, hand=park.hand)),
    ("a guest shows 1 to 6 and is on an attraction", lambda state, park: _guest(
        park, state, Guest(ENTRANCE, 0))),
    ("a guest shows 1 to 6 and is on an attraction", lambda state, park: _guest(
        park, state, Guest(ENTRANCE, 7))),
    ("a guest shows 1 to 6 and is on an attraction", lambda state, park: _guest(
        park, state, Guest(tile_of("maelstrom"), 3))),
    ("two VIP tokens each", _vips),
    ("one upgrade of a kind on an attraction", lambda state, park: _twins(park)),
    ("no upgrade comes or goes", lambda state, park: _put(park, kit={})),
    ("a space holds one tile", lambda state, park: park.tiles.update({PRIZE: Cell(9)})),
    ("a space holds one tile", lambda state, park: park.tiles.update({ENTRANCE: Cell(0)})),
    ("every tile lies beside another", lambda state, park: park.tiles.update({PRIZE: Cell(0)})),
]  # fmt: skip


@pytest.mark.parametrize(("law", "breach"), BREACHES)
def test_a_breach_is_noticed(law: str, breach: Breach) -> None:
    state = fair.fair(2, 1)
    assert GAME.check(state) == []
    breach(state, state.parks[0])
    assert law in GAME.check(state)


def test_what_is_just_allowed() -> None:
    state = fair.fair(2, 1)
    park = state.parks[0]
    fair.staff(state, "manager", "manager")
    _put(park, maps=29, used=29, mascots=[""] * 6, out=[""] * 6, money=0, stars=0)
    park.cubes = {ENTRANCE: 3, tile_of("bumper_boats"): 2, tile_of("hook_a_prize"): 1}
    for value in (1, 6):
        _guest(park, state, Guest(ENTRANCE, value, vip=True))
    assert GAME.check(state) == []


def test_innovations_are_counted_too() -> None:
    state = fair.fair(2, 1, innovations="on")
    assert GAME.check(state) == []
    state.parks[0].extras[tile_of("hook_a_prize")] = "statue.1"
    assert GAME.check(state) == ["no upgrade comes or goes"]
    state.parks[0].kit["statue"] -= 1
    assert GAME.check(state) == []


def test_solo_cards_are_counted() -> None:
    state = fair.fair(1, 1)
    assert GAME.check(state) == []
    state.solo_discards.append(state.solo_deck.pop())
    assert GAME.check(state) == []
    state.solo_deck.pop()
    assert GAME.check(state) == ["every solo card is in one place"]


def test_the_introductory_game_has_no_cards_to_count() -> None:
    state = fair.opened(2, 1, length="introductory")
    assert GAME.check(state) == []
    state.skill_deck.append(skill_of("flip.1"))
    state.admin_box.append(administrator_of("treasurer"))
    assert GAME.check(state) == [
        "every skill is in one place",
        "every administrator is in one place",
    ]


def test_hands_and_offers_are_for_their_owners_eyes() -> None:
    """Rulings: hands stay closed, and what one chooses from in setup; all else lies open."""
    state = fair.start(2, 1)
    mine, other, nobody = (GAME.observe(state, viewer) for viewer in (0, 1, None))
    assert sorted(mine.offer) == sorted(state.offers[0])
    assert other.offer == tuple(state.offers[1])
    assert nobody.offer == ()
    assert mine.offers == (2, 2)
    assert sorted(mine.parks[0].hand) == sorted(state.parks[0].hand)
    assert [park.hand for park in nobody.parks] == [(), ()]
    assert other.parks[0].hand == ()
    assert other.parks[0].cards == 6
    assert mine.step == "choose_administrator"
    assert mine.waiting(0) is state.todo[-1]


def test_each_sees_what_waits_in_its_own_park() -> None:
    state = fair.fair(2, 1)
    die = fair.guest(state, "blue", 4)
    fair.phase(state, "operate")
    fair.answer(state, f"operate entrance {die}")
    assert GAME.observe(state, 0).step == "move"
    assert GAME.observe(state, 1).step == "operate"
    seen = GAME.observe(state, None)
    assert seen.asked == (0, 1)
    waits = seen.waiting(0)
    assert waits is not None
    assert waits.kind == "move"
