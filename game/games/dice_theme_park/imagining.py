"""Matches of Dice Theme Park that a seat might be in: everything hidden drawn anew."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.games.dice_theme_park.content import administrators
from game.games.dice_theme_park.content.administrators import ADMINISTRATORS
from game.games.dice_theme_park.content.attractions import stack
from game.games.dice_theme_park.content.numbers import COLOURS
from game.games.dice_theme_park.content.skills import skill_cards
from game.games.dice_theme_park.content.solo import SOLO_CARDS
from game.games.dice_theme_park.content.staff import hand
from game.games.dice_theme_park.laying import coloured
from game.games.dice_theme_park.park import Park
from game.games.dice_theme_park.state import ParkState
from game.games.dice_theme_park.view import ParkSeen, ThemeParkSeen, observe
from game.kernel.chance import Random
from game.kernel.contract import Viewer, begin
from game.kernel.judge import any_of

__all__ = ["imagine", "scramble"]


def scramble(state: ParkState, viewer: Viewer, rng: Random) -> ParkState:
    return imagine(observe(state, viewer), viewer, rng)


def imagine(seen: ThemeParkSeen, viewer: Viewer, rng: Random) -> ParkState:
    state = ParkState()
    seats = len(seen.parks)
    begin(state, seats, rng.word(), tuple(reversed(seen.todo)))
    state.lanes = {seat: list(lane) for seat, lane in seen.lanes.items()}
    state.full, state.surprises = seen.full, seen.surprises
    state.innovations, state.promo_staff = seen.innovations, seen.promo_staff
    state.rounds, state.round, state.phase = seen.rounds, seen.round, seen.phase
    state.order, state.bag, state.left = list(seen.order), list(seen.bag), list(seen.left)
    state.trains, state.rides = [list(train) for train in seen.trains], list(seen.rides)
    state.display, state.tile_discards = list(seen.display), list(seen.tile_discards)
    state.skill_display = list(seen.skill_display)
    state.skill_discards = list(seen.skill_discards)
    state.objectives, state.staff_gone = list(seen.objectives), list(seen.staff_gone)
    state.solo_card, state.solo_discards = seen.solo_card, list(seen.solo_discards)
    state.goals = {number: list(goals) for number, goals in seen.goals.items()}
    state.achieved, state.target = list(seen.achieved), seen.target
    state.parks = [_park(park) for park in seen.parks]
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


def _park(seen: ParkSeen) -> Park:
    return Park(
        seen.money,
        seen.stars,
        list(seen.hand),
        list(seen.played),
        seen.less,
        seen.administrator,
        dict(seen.tiles),
        dict(seen.upgrades),
        dict(seen.extras),
        dict(seen.kit),
        dict(seen.guests),
        dict(seen.cubes),
        seen.maps,
        seen.used,
        list(seen.mascots),
        list(seen.out),
        seen.guides,
        seen.managers,
        seen.wild,
        seen.tally,
        seen.dawn,
        seen.since,
    )


def _rest(all_of_them: Iterable[str], known: Iterable[str], rng: Random) -> list[str]:
    """What is not known, in any order."""
    gone = set(known)
    rest = [each for each in all_of_them if each not in gone]
    rng.shuffle(rest)
    return rest


def _stacks(state: ParkState, seen: ThemeParkSeen, viewer: Viewer, rng: Random) -> None:
    tiles = [tile for park in state.parks for tile in park.tiles]
    tiles += [*seen.display, *seen.tile_discards, *seen.offer]
    state.stack_a = _rest(stack("A", surprises=seen.surprises), tiles, rng)
    state.stack_b = _rest(stack("B", surprises=seen.surprises), tiles, rng)
    state.skill_deck, state.admin_box = [], []
    if seen.full:
        cards = [card for park in state.parks for card in park.mascots]
        cards += [*seen.skill_display, *seen.skill_discards, *seen.offer]
        everything = skill_cards(surprises=seen.surprises, solo=seen.solo)
        state.skill_deck = _rest(everything, cards, rng)
        state.admin_box = _administrators(state, seen, rng)
    asked = seen.todo[-1].kind if seen.todo else ""
    deck = {"choose_administrator": state.admin_box, "choose_skill": state.skill_deck}
    for seat, count in enumerate(seen.offers):
        if seat == viewer:
            state.offers[seat] = list(seen.offer)
        elif count:
            offered = deck.get(asked, state.stack_a)
            state.offers[seat] = [offered.pop() for _ in range(count)]


def _administrators(state: ParkState, seen: ThemeParkSeen, rng: Random) -> list[str]:
    known = [park.administrator for park in state.parks if park.administrator] + list(seen.offer)
    taken = {administrators.kind(card): card for card in known if _is_administrator(card)}
    every = administrators.kinds(surprises=seen.surprises, innovations=seen.innovations)
    pair = {"specialist", "enthusiast"}
    free = [c for c in COLOURS if c not in [administrators.colour(taken.get(k, "")) for k in pair]]
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


def _is_administrator(card: str) -> bool:
    return card.partition(".")[0] in ADMINISTRATORS


def _hands(state: ParkState, seen: ThemeParkSeen, viewer: Viewer, rng: Random) -> None:
    sets = 2 if seen.solo else len(seen.parks)
    known: list[str] = [*seen.staff_gone]
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
