"""Trains, displays and the bag: what lies between the parks."""

from __future__ import annotations

from typing import Literal

from game.games.dice_theme_park.content.attractions import TILES, Stack, TileId
from game.games.dice_theme_park.content.ids import TRAIN
from game.games.dice_theme_park.content.numbers import LAST_A, Die
from game.games.dice_theme_park.content.solo import shaded
from game.games.dice_theme_park.content.staff import person
from game.games.dice_theme_park.content.trains import trains
from game.games.dice_theme_park.events.market import (
    Displayed,
    GuestBoarded,
    Reshuffled,
    SkillDisplayed,
)
from game.games.dice_theme_park.rules.state import ParkState
from game.kernel.chance import DEAL, DICE
from game.kernel.contract import Tell

__all__ = [
    "blocked",
    "display_skills",
    "display_tiles",
    "draw_guest",
    "fill_trains",
    "staff_sum",
]


def draw_guest(state: ParkState) -> Die | None:
    """A guest out of the bag, None when it is empty."""
    if not state.bag:
        return None
    return state.bag.pop(state.below(DICE, len(state.bag)))


def fill_trains(state: ParkState, tell: Tell) -> None:
    """From left to right, each from top to bottom, as far as the dice go (p. 4)."""
    rows = trains(state.seats)
    state.trains = [[] for _ in rows]
    state.rides = [-1] * len(rows)
    for number, values in enumerate(rows):
        for place, value in enumerate(values):
            die = draw_guest(state)
            if die is None:
                return
            state.trains[number].append(die)
            tell(GuestBoarded(die, TRAIN.id(number), place + 1, value))


def _again(state: ParkState, stack: list[TileId], name: Stack, tell: Tell) -> None:
    """An empty stack is made anew out of its discards."""
    stack.extend(tile for tile in state.tile_discards if TILES[tile].stack == name)
    state.tile_discards = [tile for tile in state.tile_discards if TILES[tile].stack != name]
    state.shuffle(DEAL, stack)
    tell(Reshuffled(name))


def display_tiles(state: ParkState, number: int, tell: Tell) -> None:
    """A new display for this round, a tile more than there are players (p. 5, p. 15)."""
    name: Stack = "A" if number <= LAST_A[state.rounds] else "B"
    stack = state.stack_a if name == "A" else state.stack_b
    state.display = []
    for place in range(len(trains(state.seats))):
        if not stack:
            _again(state, stack, name, tell)
        if not stack:
            break
        tile = stack.pop()
        state.display.append(tile)
        tell(Displayed(place + 1, tile))


def display_skills(state: ParkState, tell: Tell) -> None:
    state.skill_display = []
    for place in range(len(trains(state.seats))):
        if not state.skill_deck:
            state.skill_deck, state.skill_discards = state.skill_discards, []
            state.shuffle(DEAL, state.skill_deck)
            tell(Reshuffled("skills"))
        if not state.skill_deck:
            break
        card = state.skill_deck.pop()
        state.skill_display.append(card)
        tell(SkillDisplayed(place + 1, card))


def staff_sum(state: ParkState, seat: int) -> int:
    """The die values of the two staff cards, less what the early bird takes off."""
    park = state.parks[seat]
    return max(0, sum(person(card).die for card in park.played) - park.less)


def blocked(state: ParkState, what: Literal["train", "tile", "skill"]) -> int:
    """Alone: the place from 0 of the train, tile or skill that is shaded, -1 for none (p. 19)."""
    card = shaded(state.solo_card, staff_sum(state, 0)) if state.solo else None
    if card is None:
        return -1
    return {"train": card.train, "tile": card.tile, "skill": card.skill}[what] - 1
