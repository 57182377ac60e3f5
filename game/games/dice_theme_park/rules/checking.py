"""Conservation laws: what may never come or go in a match of Dice Theme Park."""

from __future__ import annotations

from collections.abc import Iterator

from game.games.dice_theme_park.content import administrators
from game.games.dice_theme_park.content.administrators import is_administrator
from game.games.dice_theme_park.content.attractions import ENTRANCE, STARTERS, icons, is_tile, stack
from game.games.dice_theme_park.content.innovations import KIT, VIPS, Kit, innovation
from game.games.dice_theme_park.content.numbers import (
    CUBES,
    DICE_IN_BAG,
    LAST_A,
    MAPS,
    MASCOTS,
    UPGRADES,
    UPGRADES_EACH,
    dice,
)
from game.games.dice_theme_park.content.skills import is_skill, skill_cards
from game.games.dice_theme_park.content.solo import SOLO_CARDS
from game.games.dice_theme_park.content.spaces import ENTRANCE_CELL, NEAR
from game.games.dice_theme_park.content.staff import hand
from game.games.dice_theme_park.rules.park import Park
from game.games.dice_theme_park.rules.state import ParkState

__all__ = ["check"]


def check(state: ParkState) -> list[str]:
    return [
        *_rounds(state),
        *_dice(state),
        *_cards(state),
        *(fault for park in state.parks for fault in _one(state, park)),
    ]


def _rounds(state: ParkState) -> Iterator[str]:
    if state.rounds not in LAST_A or not 0 <= state.round <= state.rounds:
        yield "a match lasts four rounds or five"


def _dice(state: ParkState) -> Iterator[str]:
    found = [*state.bag, *state.left]
    found += [die for train in state.trains for die in train if die]
    found += [die for park in state.parks for die in park.guests]
    if sorted(found) != sorted(dice(DICE_IN_BAG[state.seats])):
        yield "every die is in one place"
    if sum(park.maps for park in state.parks) > MAPS:
        yield "there are 32 maps"


def _cards(state: ParkState) -> Iterator[str]:
    offered = [card for offer in state.offers for card in offer]
    every_skill = skill_cards(surprises=state.surprises, solo=state.solo)
    tiles = [*state.stack_a, *state.stack_b, *state.display, *state.tile_discards]
    tiles += [tile for park in state.parks for tile in park.tiles]
    every = [
        *stack("A", surprises=state.surprises),
        *stack("B", surprises=state.surprises),
        *((ENTRANCE, *STARTERS) * state.seats),
    ]
    skills = every_skill if state.full else []
    there = [*state.skill_deck, *state.skill_display, *state.skill_discards]
    there += [card for park in state.parks for card in park.mascots]
    kinds = administrators.kinds(surprises=state.surprises, innovations=state.innovations)
    admins = [*state.admin_box, *(park.administrator for park in state.parks)]
    tiles += [card for card in offered if is_tile(card)]
    there += [card for card in offered if is_skill(card)]
    if sorted(filter(None, tiles)) != sorted(every):
        yield "every tile is in one place"
    if sorted(filter(None, there)) != sorted(skills):
        yield "every skill is in one place"
    ids = [administrators.kind(card) for card in admins if card]
    ids += [administrators.kind(card) for card in offered if is_administrator(card)]
    if sorted(ids) != sorted(kinds if state.full else ()):
        yield "every administrator is in one place"
    sets = 2 if state.solo else state.seats
    staff = [*state.staff_gone, *(c for p in state.parks for c in (*p.hand, *p.played))]
    whole = [
        card
        for number in range(sets)
        for card in hand(number, innovations=state.innovations, promo=state.promo_staff)
    ]
    if sorted(staff) != sorted(whole):
        yield "every staff card is in one place"
    solo = [*state.solo_deck, *state.solo_discards, *filter(None, [state.solo_card])]
    if state.solo and sorted(solo) != sorted(SOLO_CARDS):
        yield "every solo card is in one place"


def _one(state: ParkState, park: Park) -> Iterator[str]:
    if park.money < 0 or park.stars < 0:
        yield "nobody owes money or stars"
    if len(park.mascots) > MASCOTS or len(park.out) != len(park.mascots):
        yield "six mascots each"
    if not 0 <= park.used <= park.maps:
        yield "a map is used once a round"
    played = park.staff("manager")
    full = sum(
        max(0, count - icons(tile, park.upgrades.get(tile, ())))
        for tile, count in park.cubes.items()
    )
    if sum(park.cubes.values()) > CUBES or full > played:
        yield "a cube for each icon, and for each manager"
    yield from _guests(park)
    yield from _built(state, park)


def _guests(park: Park) -> Iterator[str]:
    if any(
        not 1 <= guest.value <= 6 or guest.at not in park.tiles for guest in park.guests.values()
    ):
        yield "a guest shows 1 to 6 and is on an attraction"
    if sum(guest.vip for guest in park.guests.values()) > VIPS:
        yield "two VIP tokens each"


def _built(state: ParkState, park: Park) -> Iterator[str]:
    kit: dict[Kit, int] = {**dict.fromkeys(UPGRADES, UPGRADES_EACH)}
    if state.innovations:
        kit |= KIT
    for spaces in park.upgrades.values():
        if len([each for each in spaces if each]) != len({each for each in spaces if each}):
            yield "one upgrade of a kind on an attraction"
        for upgrade in spaces:
            if upgrade:
                kit[upgrade] -= 1
    for tile, extra in park.extras.items():
        if tile != ENTRANCE:
            kit[innovation(extra)] -= 1
    if kit != park.kit:
        yield "no upgrade comes or goes"
    taken = list(park.tiles.values())
    if len(set(taken)) != len(taken) or park.tiles[ENTRANCE] != ENTRANCE_CELL:
        yield "a space holds one tile"
    if any(not set(NEAR[cell]) & set(taken) for cell in taken):
        yield "every tile lies beside another"
