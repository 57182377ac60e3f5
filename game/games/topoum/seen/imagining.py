"""Matches of Topoum that a seat might be in, and matches a viewer could not tell apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.topoum.content import CRATE_VALUES, CRATES, LAST_CARDS
from game.games.topoum.content.ids import BARRACKS, NEUTRAL, PEACE, Card
from game.games.topoum.content.ids import cards as all_cards
from game.games.topoum.rules.state import TopoumState
from game.kernel.chance import Random
from game.kernel.contract import Viewer
from game.kernel.play import asked, legal
from game.kernel.sight import thawed

if TYPE_CHECKING:
    from game.games.topoum.seen.view import TopoumSeen

__all__ = ["board_of", "imagine", "scramble"]


def board_of(seen: TopoumSeen, rng: Random) -> TopoumState:
    """All that everybody sees; hands and deck are left empty."""
    state = thawed(TopoumState, seen, len(seen.medals), rng, tuple(reversed(seen.todo)))
    state.bases, state.overlays, state.moles = {}, {}, {}
    state.islands = []
    for square in seen.squares:
        space = square.space
        if square.base:
            sides = BARRACKS if square.base == "barracks" else NEUTRAL
            state.bases[space] = sides[square.colour]
        if square.overlay:
            state.overlays[space] = square.overlay
        if square.mole:
            state.moles[space] = square.mole
        if square.island:
            state.islands.append(space)
    state.captives = dict(seen.captives)
    state.crate_values = [crate.value for crate in seen.crates] or list(CRATE_VALUES)
    state.crates_known = [list(crate.known_to) for crate in seen.crates] or [[] for _ in CRATES]
    state.hands = [list(hand or ()) for hand in seen.hands]
    state.piles = [list(pile or ()) for pile in seen.piles]
    state.deck = []
    return state


def imagine(seen: TopoumSeen, seat: int, rng: Random) -> TopoumState:
    state = board_of(seen, rng)
    _value_crates(state, rng)
    if seen.mine:
        state.sealed[seat] = seen.mine
    if not seen.deck and not any(seen.hand_sizes):
        # Nothing has been dealt yet.
        return state
    known = {*seen.line, *seen.thrown, *seen.tops}
    for lying in (*seen.hands, *seen.piles):
        known.update(lying or ())
    loose = [card for card in all_cards(seen.types, state.seats) if card not in known]
    rng.shuffle(loose)
    for other, size in enumerate(seen.hand_sizes):
        if seen.hands[other] is None:
            state.hands[other] = [loose.pop() for _ in range(size)]
    for other, size in enumerate(seen.pile_sizes):
        if seen.piles[other] is None and size:
            state.piles[other] = [*(loose.pop() for _ in range(size - 1)), seen.tops[other]]
    state.deck = loose
    if not seen.peace:
        # Somewhere among the last six.
        state.deck.insert(rng.below(min(LAST_CARDS, len(loose)) + 1), PEACE)
    _can_answer(state, seat, seen.asked)
    return state


def _can_answer(state: TopoumState, viewer: Viewer, owing: tuple[int, ...]) -> None:
    """Whoever is asked has something to answer, and be it for a card in a hand nobody sees.

    One fitting card is enough: it is exchanged for one of those that lie hidden.
    """
    for seat in owing:
        if seat == viewer or legal(state, seat):
            continue
        hand, deck = state.hands[seat], state.deck
        places = [(deck, at) for at, card in enumerate(deck) if card != PEACE]
        for other in range(state.seats):
            if other not in (viewer, seat):
                places += [(state.hands[other], at) for at in range(len(state.hands[other]))]
            if other != viewer:
                places += [(state.piles[other], at) for at in range(len(state.piles[other]) - 1)]
        for cards, at in places:
            hand[0], cards[at] = cards[at], hand[0]
            if legal(state, seat):
                break
            hand[0], cards[at] = cards[at], hand[0]


def _value_crates(state: TopoumState, rng: Random) -> None:
    """What a crate nobody showed us holds: one of the values that are left."""
    left = [value for value in CRATE_VALUES if value not in state.crate_values]
    rng.shuffle(left)
    state.crate_values = [value or left.pop() for value in state.crate_values]


def scramble(state: TopoumState, viewer: Viewer, rng: Random) -> TopoumState:
    other = state.clone()
    other.rng = rng.word()
    other.sealed = {seat: given for seat, given in state.sealed.items() if seat == viewer}
    if state.over:
        return other
    _permute_cards(other, viewer, rng)
    _can_answer(other, viewer, asked(state))
    if state.farmer == "crates":
        other.crate_values = [
            value if viewer in known else 0
            for value, known in zip(state.crate_values, state.crates_known, strict=True)
        ]
        _value_crates(other, rng)
    return other


def _permute_cards(state: TopoumState, viewer: Viewer, rng: Random) -> None:
    """Exchange what lies in the deck, in others' hands, and under the top of others' piles."""
    lists: list[tuple[list[Card], int]] = [(state.deck, len(state.deck))]
    for seat in range(state.seats):
        if seat != viewer:
            lists.append((state.hands[seat], len(state.hands[seat])))
            lists.append((state.piles[seat], max(0, len(state.piles[seat]) - 1)))
    loose = [card for cards, count in lists for card in cards[:count] if card != PEACE]
    rng.shuffle(loose)
    for cards, count in lists:
        had_peace = PEACE in cards
        fresh = [loose.pop() for _ in range(count - had_peace)]
        if had_peace:
            fresh.insert(rng.below(min(LAST_CARDS, len(fresh)) + 1), PEACE)
        cards[:count] = fresh
