"""Matches of Molly that a seat might be in, and matches a viewer could not tell apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeGuard

from game.games.molly.content.components import (
    COLOURS,
    COLUMN,
    CUBES,
    EVENTS,
    NO_CARD,
    SUPPLIES,
    TARDY,
    Card,
    EventCard,
    Mole,
    is_event,
    is_mole,
    is_tardy,
    moles,
    part_of,
)
from game.games.molly.content.garden import CELLS
from game.games.molly.rules.deck import regions, unseen_events
from game.games.molly.rules.piles import THICKNESS, Pile, Top, thickness
from game.games.molly.rules.state import MollyState
from game.games.molly.seen.view import MollySeen
from game.kernel.chance import Random
from game.kernel.contract import Viewer
from game.kernel.judge import any_of
from game.kernel.play import asked
from game.kernel.sight import thawed

__all__ = ["imagine", "scramble"]


def imagine(seen: MollySeen, seat: int, rng: Random) -> MollyState:
    seats = len(seen.tokens)
    state = thawed(MollyState, seen, seats, rng, seen.todo[::-1])
    known = {*seen.discards, *seen.display, *seen.drawn, *(top.card for top in seen.tops)}
    plain = [card for card in moles(SUPPLIES[seats].of_each) if card not in known]
    tardy = [card for card in TARDY if card not in known]
    rng.shuffle(plain)
    rng.shuffle(tardy)
    state.deck, state.box = _deck(seen, seats, plain, tardy, rng)
    state.piles = _piles(seen.tops, plain, tardy, rng)
    state.burrows = _burrows(seen.burrows, seen.cubes, rng)
    if seen.mine:
        state.sealed[seat] = seen.mine
    _answer_for_others(state, seat, seen.asked, rng)
    return state


def _deck(
    seen: MollySeen, seats: int, plain: list[Mole], tardy: list[Mole], rng: Random
) -> tuple[list[Card], list[EventCard]]:
    met = {card for card in seen.discards if is_event(card)} | {card for card, _ in seen.waiting}
    box = [card for pair in EVENTS.values() if met & set(pair) for card in pair if card not in met]
    deck: list[Card] = [NO_CARD] * seen.deck
    places = regions(seats, seen.bobtail)
    for colour in unseen_events(seen.deck, met):
        where = [place for place in places[colour] if place < seen.deck]
        pair = list(EVENTS[colour])
        rng.shuffle(pair)
        box.append(pair[1])
        deck[rng.choice(where)] = pair[0]
    for place in range(seen.deck):
        if not deck[place]:
            deck[place] = tardy.pop() if place < len(TARDY) else plain.pop()
    return deck, box


def _piles(tops: Sequence[Top], plain: list[Mole], tardy: list[Mole], rng: Random) -> list[Pile]:
    """Piles as thick as they look, out of what is left, which all lies in piles."""
    seen_up = sum(bool(top.card) for top in tops)
    sizes = [THICKNESS[top.thick][0] for top in tops]
    spare = len(plain) + len(tardy) + seen_up - sum(sizes)
    room = [cell for cell in CELLS if sizes[cell]]
    while spare > 0:
        cell = rng.choice(room)
        if sizes[cell] < THICKNESS[tops[cell].thick][1]:
            sizes[cell] += 1
            spare -= 1
    backs = {
        cell: (tardy if top.back == "tardy" else plain).pop()
        for cell, top in enumerate(tops)
        if top.back
    }
    loose = plain + tardy
    rng.shuffle(loose)
    piles: list[Pile] = []
    for cell, top in zip(CELLS, tops, strict=True):
        if not sizes[cell]:
            piles.append([])
            continue
        pile = [(loose.pop(), _lies_up(below, rng)) for below in range(sizes[cell] - 1)]
        pile.append((top.card, True) if top.card else (backs[cell], False))
        piles.append(pile)
    return piles


def _lies_up(below: int, rng: Random) -> bool:
    """Most piles still stand on the card they began with, face down; what was played lies up."""
    return rng.below(4) == 0 if below == 0 else rng.below(5) > 0


def _burrows(
    known: Sequence[Sequence[int] | None], totals: Sequence[int], rng: Random
) -> list[list[int]]:
    burrows = [list(each) if each is not None else [0] * len(COLOURS) for each in known]
    for burrow, each, total in zip(burrows, known, totals, strict=True):
        if each is not None:
            continue
        for _ in range(total):
            room = [
                column
                for column in range(len(COLOURS))
                if burrow[column] < COLUMN and sum(b[column] for b in burrows) < CUBES
            ]
            burrow[rng.choice(room)] += 1
    return burrows


def _answer_for_others(
    state: MollyState, viewer: Viewer, owing: tuple[int, ...], rng: Random
) -> None:
    step = state.todo[-1] if state.todo else None
    for other in step.seats(state) if step else ():
        if step and other != viewer and other not in owing:
            state.sealed[other] = (any_of(step.options(state, other, ()), rng),)


def scramble(state: MollyState, viewer: Viewer, rng: Random) -> MollyState:
    other = state.clone()
    other.rng = rng.word()
    _move_events(other, rng)
    for tardy in (False, True):
        _permute(other, tardy, rng)
    _reshape(other, rng)
    hidden = [
        None if seat != viewer and not state.open_burrows and not state.over else burrow
        for seat, burrow in enumerate(state.burrows)
    ]
    other.burrows = _burrows(hidden, [sum(burrow) for burrow in state.burrows], rng)
    other.sealed = {seat: given for seat, given in state.sealed.items() if seat == viewer}
    _answer_for_others(other, viewer, asked(state), rng)
    return other


def _move_events(state: MollyState, rng: Random) -> None:
    places = regions(state.seats, state.bobtail)
    for at, card in enumerate(state.deck):
        if not is_event(card):
            continue
        part = part_of(card)
        pair = list(EVENTS[part])
        rng.shuffle(pair)
        state.box = [each for each in state.box if each not in pair] + [pair[1]]
        state.deck[at] = pair[0]
        to = rng.choice([place for place in places[part] if place < len(state.deck)])
        state.deck[at], state.deck[to] = state.deck[to], state.deck[at]
        if to > at:
            # It would be met again further up the deck.
            break


def _permute(state: MollyState, tardy: bool, rng: Random) -> None:
    """Shuffle the Moles nobody sees, tardy ones among themselves: their backs differ."""

    def loose(card: Card) -> TypeGuard[Mole]:
        return is_mole(card) and is_tardy(card) == tardy

    in_deck = [at for at, card in enumerate(state.deck) if loose(card)]
    in_piles = [
        (cell, at)
        for cell, pile in enumerate(state.piles)
        for at, (card, up) in enumerate(pile)
        if loose(card) and not (up and at == len(pile) - 1)
    ]
    cards = [card for card in state.deck if loose(card)] + [
        state.piles[cell][at][0] for cell, at in in_piles
    ]
    rng.shuffle(cards)
    for at in in_deck:
        state.deck[at] = cards.pop()
    for cell, at in in_piles:
        state.piles[cell][at] = (cards.pop(), state.piles[cell][at][1])


def _reshape(state: MollyState, rng: Random) -> None:
    """Turn hidden cards, and move one between piles wherever neither would look different."""
    for pile in state.piles:
        for at in range(len(pile) - 1):
            pile[at] = (pile[at][0], rng.below(2) == 0)
    for _ in CELLS:
        a, b = rng.choice(state.piles), rng.choice(state.piles)
        if a is b or len(a) < 2 or not b:
            continue
        looks = thickness(a), thickness(b)
        b.insert(0, a.pop(0))
        if (thickness(a), thickness(b)) != looks:
            a.insert(0, b.pop(0))
