"""A card from the hand or from the Line of Operations, or a change of the tile below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.games.topoum.content import COSTS
from game.games.topoum.content.ids import (
    BARRACKS,
    NEUTRAL,
    NO_CARD,
    SIDE_OF,
    TYPE_OF,
    Mole,
    Space,
    is_place,
    mole_of,
    place_of,
)
from game.games.topoum.content.words import GO_ON, RANSOM, TILE, Phase
from game.games.topoum.events.cards import Played
from game.games.topoum.events.course import Stuck
from game.games.topoum.events.tiles import Placed, TileChanged, Turned
from game.games.topoum.rules.division import aftermath
from game.games.topoum.rules.effects import carry_out
from game.games.topoum.rules.harm import free_captive, pay, ransoms, take_base
from game.games.topoum.rules.order import Order
from game.games.topoum.rules.state import TopoumState
from game.games.topoum.rules.targets import can_play, plays
from game.kernel.contract import Action, Given, Options, Step, Tell, quiet

__all__ = ["CardOrTile", "PlayCard", "can_change", "change_tile", "play_card"]


def play_card(
    state: TopoumState, mole: Mole, action: Action, tell: Tell
) -> Sequence[Step[TopoumState]]:
    """Take the card up, pay for its slot, do what it says."""
    seat, at = state.active, state.where(mole)
    place = action[0]
    assert is_place(place)
    source, number = place_of(place)
    if source == "hand":
        card, cost = state.hands[seat].pop(number), 0
    else:
        card, cost = state.line[number], COSTS[number]
        state.line[number] = NO_CARD
    state.piles[seat].append(card)
    state.used += 1
    if tell is not quiet:
        tell(Played(seat, card, place, cost, mole, shows=source == "hand"))
    pay(state, seat, cost, "slot", tell)
    had_dynamite = "dynamite" in state.aside
    bare = carry_out(state, TYPE_OF[card], Order(seat, at, action[1:]), tell)
    return aftermath(state, bare, had_dynamite)


@dataclass(frozen=True, slots=True)
class PlayCard(Step[TopoumState]):
    """The mole that entered must use a card."""

    kind: ClassVar[Phase] = "play-card"
    mole: Mole

    def seats(self, state: TopoumState) -> tuple[int, ...]:
        return (state.active,)

    def options(self, state: TopoumState, seat: int, given: tuple[Action, ...]) -> Options:
        found = plays(state, seat, state.where(self.mole))
        for way in ransoms(state, seat):
            after: TopoumState = state.clone()
            free_captive(after, mole_of(way[1]), quiet)
            if can_play(after, seat, after.where(self.mole)):
                found.append(way)
        return tuple(found)

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step[TopoumState]]:
        action = given[state.active][0]
        if action[0] == RANSOM:
            free_captive(state, mole_of(action[1]), tell)
            return (self,)
        return play_card(state, self.mole, action, tell)


def can_change(state: TopoumState, seat: int, space: Space) -> bool:
    """The tile under a mole, if it is a base and nothing lies on it.

    Own tiles are turned over; others go back to their owner for barracks out of the reserve.
    """
    base = state.bases.get(space)
    if base is None or space in state.overlays:
        return False
    return base in (BARRACKS[seat], NEUTRAL[seat]) or state.tiles[seat] > 0


def change_tile(state: TopoumState, seat: int, space: Space, tell: Tell) -> None:
    tell(TileChanged(seat, space))
    base = state.bases[space]
    if base in (BARRACKS[seat], NEUTRAL[seat]):
        shows = NEUTRAL[seat] if base == BARRACKS[seat] else BARRACKS[seat]
        state.bases[space] = shows
        tell(Turned(space, seat, SIDE_OF[shows], "tile"))
        return
    state.tiles[seat] -= 1
    take_base(state, space, "tile", tell, BARRACKS[seat])
    tell(Placed(seat, space, "barracks", seat, "tile"))


@dataclass(frozen=True, slots=True)
class CardOrTile(Step[TopoumState]):
    """The mole that moved uses a card, or the tile under it is changed; if either is possible."""

    kind: ClassVar[Phase] = "card-or-tile"
    mole: Mole

    def seats(self, state: TopoumState) -> tuple[int, ...]:
        seat, at = state.active, state.where(self.mole)
        if can_change(state, seat, at) or ransoms(state, seat) or can_play(state, seat, at):
            return (seat,)
        return ()

    def options(self, state: TopoumState, seat: int, given: tuple[Action, ...]) -> Options:
        at = state.where(self.mole)
        found = plays(state, seat, at)
        if can_change(state, seat, at):
            found.append((TILE,))
        freeing = ransoms(state, seat)
        if not found and freeing:
            found.append((GO_ON,))
        return (*found, *freeing)

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step[TopoumState]]:
        if not given:
            tell(Stuck(state.active, self.mole))
            return ()
        seat = state.active
        action = given[seat][0]
        if action[0] == RANSOM:
            free_captive(state, mole_of(action[1]), tell)
            return (self,)
        if action[0] == TILE:
            change_tile(state, seat, state.where(self.mole), tell)
            return ()
        if action[0] == GO_ON:
            return ()
        return play_card(state, self.mole, action, tell)
