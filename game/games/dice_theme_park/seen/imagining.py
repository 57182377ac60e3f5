"""Matches of Dice Theme Park that a seat might be in: everything hidden drawn anew."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from game.games.dice_theme_park.content import administrators
from game.games.dice_theme_park.content.administrators import (
    ADMINISTRATORS,
    AdministratorCard,
    Kind,
    is_administrator,
)
from game.games.dice_theme_park.content.attractions import stack
from game.games.dice_theme_park.content.numbers import COLOURS
from game.games.dice_theme_park.content.skills import skill_cards
from game.games.dice_theme_park.content.solo import SOLO_CARDS
from game.games.dice_theme_park.content.staff import hand
from game.games.dice_theme_park.rules.laying import coloured
from game.games.dice_theme_park.rules.opening import ChooseAdministrator, ChooseSkill, Deck
from game.games.dice_theme_park.rules.state import ParkState
from game.games.dice_theme_park.seen.view import ThemeParkSeen, observe
from game.kernel.chance import Random
from game.kernel.contract import Viewer
from game.kernel.judge import any_of
from game.kernel.sight import thawed

__all__ = ["imagine", "scramble"]

T = TypeVar("T")


def scramble(state: ParkState, viewer: Viewer, rng: Random) -> ParkState:
    return imagine(observe(state, viewer), viewer, rng)


def imagine(seen: ThemeParkSeen, viewer: Viewer, rng: Random) -> ParkState:
    seats = len(seen.parks)
    state = thawed(ParkState, seen, seats, rng, tuple(reversed(seen.todo)))
    state.lanes = {seat: list(lane) for seat, lane in seen.lanes.items()}
    state.offers = [[] for _ in range(seats)]
    _stacks(state, seen, viewer, rng)
    _hands(state, seen, viewer, rng)
    state.solo_deck = _rest(
        SOLO_CARDS if seats == 1 else (), (*seen.solo_discards, seen.solo_card), rng
    )
    if viewer is not None and seen.mine:
        state.sealed[viewer] = seen.mine
    _answer_for_others(state, viewer, seen.asked, rng)
    return state


def _rest(all_of_them: Iterable[T], known: Iterable[str], rng: Random) -> list[T]:
    """What is not known, in any order."""
    gone = set(known)
    rest = [each for each in all_of_them if each not in gone]
    rng.shuffle(rest)
    return rest


def _stacks(state: ParkState, seen: ThemeParkSeen, viewer: Viewer, rng: Random) -> None:
    tiles: list[str] = [tile for park in state.parks for tile in park.tiles]
    tiles += [*seen.display, *seen.tile_discards, *seen.offer]
    state.stack_a = _rest(stack("A", surprises=seen.surprises), tiles, rng)
    state.stack_b = _rest(stack("B", surprises=seen.surprises), tiles, rng)
    state.skill_deck, state.admin_box = [], []
    if seen.full:
        cards: list[str] = [card for park in state.parks for card in park.mascots]
        cards += [*seen.skill_display, *seen.skill_discards, *seen.offer]
        everything = skill_cards(surprises=seen.surprises, solo=seen.solo)
        state.skill_deck = _rest(everything, cards, rng)
        state.admin_box = _administrators(state, seen, rng)
    asked = seen.todo[-1].kind if seen.todo else ""
    for seat, count in enumerate(seen.offers):
        if seat == viewer:
            state.offers[seat] = list(seen.offer)
        elif count:
            deck = _offered_from(state, asked)
            state.offers[seat] = [deck.pop() for _ in range(count)]


def _offered_from(state: ParkState, asked: str) -> Deck:
    if asked == ChooseAdministrator.kind:
        return state.admin_box
    return state.skill_deck if asked == ChooseSkill.kind else state.stack_a


def _administrators(state: ParkState, seen: ThemeParkSeen, rng: Random) -> list[AdministratorCard]:
    known = [park.administrator for park in state.parks if park.administrator]
    known += [card for card in seen.offer if is_administrator(card)]
    taken = {administrators.kind(card): card for card in known}
    every = administrators.kinds(surprises=seen.surprises, innovations=seen.innovations)
    pair: tuple[Kind, Kind] = ("specialist", "enthusiast")
    dealt = [administrators.colour(taken[each]) for each in pair if each in taken]
    free = [colour for colour in COLOURS if colour not in dealt]
    rng.shuffle(free)
    kinds = tuple(each for each in every if each not in taken)
    colours = [
        free.pop() if each in pair else rng.choice(COLOURS)
        for each in kinds
        if ADMINISTRATORS[each].coloured
    ]
    box = coloured(kinds, colours)
    rng.shuffle(box)
    return box


def _hands(state: ParkState, seen: ThemeParkSeen, viewer: Viewer, rng: Random) -> None:
    sets = 2 if seen.solo else len(seen.parks)
    known = [*seen.staff_gone]
    for park in state.parks:
        known += [*park.hand, *park.played]
    everything = [
        card
        for number in range(sets)
        for card in hand(number, innovations=seen.innovations, promo=seen.promo_staff)
    ]
    rest = _rest(everything, known, rng)
    for seat, shown in enumerate(seen.parks):
        if seat != viewer:
            state.parks[seat].hand = [rest.pop() for _ in range(shown.cards)]


def _answer_for_others(state: ParkState, viewer: Viewer, owing: Sequence[int], rng: Random) -> None:
    if state.lanes or not state.todo:
        return
    step = state.todo[-1]
    for other in step.seats(state):
        if other != viewer and other not in owing:
            state.sealed[other] = (any_of(step.options(state, other, ()), rng),)
