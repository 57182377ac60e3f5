"""A party that has been assembled: it is pipped down, and one of it moves on (p. 12)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal, NamedTuple, TypeAlias

from game.games.dice_theme_park.content.administrators import colour, kind
from game.games.dice_theme_park.content.attractions import TILES, TileId, tile_of
from game.games.dice_theme_park.content.numbers import NOBODY, Die, colour_of, die_of
from game.games.dice_theme_park.content.parties import marked
from game.games.dice_theme_park.events.operating import GuestRerolled, GuestSpared
from game.games.dice_theme_park.rules.moving import move_guest, pip_down, ways
from game.games.dice_theme_park.rules.operations import faces
from game.games.dice_theme_park.rules.state import ParkState
from game.kernel.chance import DICE
from game.kernel.contract import Action, Given, Options, Step, Tell

__all__ = ["MoveOn", "Party", "PipDown", "Roll", "Spare", "Surprise", "next_of_party", "roll"]

_NONE = ("none",)
_PIP = ("pip",)


Stage: TypeAlias = Literal["spare", "sign", "thrill", "pip"]


class Party(NamedTuple):
    seat: int
    tile: TileId
    dice: tuple[Die, ...]
    free: int
    """Colours that were adjusted, or might have been."""
    spared: Die = NOBODY
    rerolled: tuple[Die, ...] = ()


def next_of_party(state: ParkState, party: Party, stage: Stage) -> Sequence[Step[ParkState]]:
    """The stages in order: spare, sign, thrill, pip; none where nothing can be chosen."""
    if stage == "spare":
        dice = _sparable(state, party)
        if dice:
            return (Spare(party, dice),)
        stage = "sign"
    if stage == "sign":
        dice = _on_the_sign(state, party)
        if dice:
            return (Surprise(party, dice, "thrill"),)
        stage = "thrill"
    if stage == "thrill":
        dice = _thrilled(state, party)
        if dice:
            return (Surprise(party, dice, "pip"),)
    return (PipDown(party),)


def _sparable(state: ParkState, party: Party) -> tuple[Die, ...]:
    """Fresh legs: on attractions of its colour, one guest of that colour keeps its value."""
    card = state.parks[party.seat].administrator
    if kind(card) != "fresh_legs" or TILES[party.tile].colour != colour(card):
        return ()
    return tuple(die for die in party.dice if colour_of(die) == colour(card))


def _on_slots(state: ParkState, party: Party, slots: Sequence[int]) -> tuple[Die, ...]:
    """Who may stand on one of these; who was rerolled stands on the sign."""
    park = state.parks[party.seat]
    need = TILES[party.tile].need
    taken = [(need.marked, party.dice.index(die)) for die in party.rerolled]
    places = marked(need, faces(park, party.dice), party.free, slots, taken)
    return tuple(
        party.dice[place]
        for place in places
        if party.dice[place] not in (party.spared, *party.rerolled)
        # A VIP is never rerolled: it would be pipped down, as it is anyway (p. 18).
        and not park.guests[party.dice[place]].vip
    )


def _on_the_sign(state: ParkState, party: Party) -> tuple[Die, ...]:
    """Who may stand on the slot with the Surprises sign (p. 17)."""
    slot = TILES[party.tile].need.marked
    return _on_slots(state, party, (slot,)) if slot >= 0 else ()


def _thrilled(state: ParkState, party: Party) -> tuple[Die, ...]:
    """The thrill seeker's colour, really of that colour, on a slot printed in it (p. 17).

    For the guest on the sign its owner has been asked already.
    """
    card = state.parks[party.seat].administrator
    if kind(card) != "thrill_seeker":
        return ()
    wanted = colour(card)
    need = TILES[party.tile].need
    slots = [at for at, each in enumerate(need.colours) if each == wanted and at != need.marked]
    if not slots:
        return ()
    return tuple(die for die in _on_slots(state, party, slots) if colour_of(die) == wanted)


@dataclass(frozen=True, slots=True)
class Spare(Step[ParkState]):
    kind: ClassVar[str] = "spare"
    party: Party
    dice: tuple[Die, ...]

    def seats(self, state: ParkState) -> tuple[int, ...]:
        return (self.party.seat,)

    def options(self, state: ParkState, seat: int, given: tuple[Action, ...]) -> Options:
        return (*((die,) for die in self.dice), _NONE)

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        action = note(state, self.party.seat, given)
        spared = NOBODY if action == _NONE else die_of(action[0])
        return next_of_party(state, self.party._replace(spared=spared), "sign")


@dataclass(frozen=True, slots=True)
class Surprise(Step[ParkState]):
    """A guest may be rerolled instead of pipped down."""

    kind: ClassVar[str] = "surprise"
    party: Party
    dice: tuple[Die, ...]
    then: Stage

    def seats(self, state: ParkState) -> tuple[int, ...]:
        return (self.party.seat,)

    def options(self, state: ParkState, seat: int, given: tuple[Action, ...]) -> Options:
        return (*((die,) for die in self.dice), _PIP)

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        action = note(state, self.party.seat, given)
        if action == _PIP:
            return next_of_party(state, self.party, self.then)
        die = die_of(action[0])
        party = self.party._replace(rerolled=(*self.party.rerolled, die))
        return (Roll(party.seat, die), *next_of_party(state, party, self.then))


def note(state: ParkState, seat: int, given: Given) -> Action:
    """The seat's answer, written down among what it has done today."""
    action = given[seat][0]
    park = state.parks[seat]
    if park.since:
        park.note(action)
    return action


@dataclass(frozen=True, slots=True)
class Roll(Step[ParkState]):
    """Dice fall in turn order, so that the same match has the same luck whoever is quicker."""

    kind: ClassVar[str] = "roll"
    seat: int
    die: Die

    def waits(self, state: ParkState) -> bool:
        return earlier_parks_open(state, self.seat)

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        roll(state, self.seat, self.die, tell)
        return ()


def earlier_parks_open(state: ParkState, seat: int) -> bool:
    for other in state.order:
        if other == seat:
            return False
        if state.lanes.get(other):
            return True
    return False


def roll(state: ParkState, seat: int, die: Die, tell: Tell) -> None:
    park = state.parks[seat]
    guest = park.guests[die]
    value = 1 + state.below(DICE, 6)
    park.guests[die] = guest._replace(value=value)
    park.tally = park.tally._replace(rerolls=park.tally.rerolls + 1)
    # What was planned for the day holds no longer.
    park.since = ()
    tell(GuestRerolled(seat, die, guest.value, value, guest.at))


@dataclass(frozen=True, slots=True)
class PipDown(Step[ParkState]):
    """Every guest of the party, but for those spared or rerolled; who was at 1 leaves."""

    kind: ClassVar[str] = "pip_down"
    party: Party

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        seat, tile = self.party.seat, self.party.tile
        for die in self.party.dice:
            if die == self.party.spared:
                tell(GuestSpared(seat, die, tile))
            elif die not in self.party.rerolled:
                pip_down(state, seat, die, tell)
        left = tuple(die for die in self.party.dice if die in state.parks[seat].guests)
        return (MoveOn(seat, tile, left),) if left else ()


@dataclass(frozen=True, slots=True)
class MoveOn(Step[ParkState]):
    """Exactly one of the party moves to an adjacent attraction."""

    kind: ClassVar[str] = "move"
    seat: int
    tile: TileId
    party: tuple[Die, ...]

    def seats(self, state: ParkState) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, state: ParkState, seat: int, given: tuple[Action, ...]) -> Options:
        park = state.parks[seat]
        goals = ways(park, self.tile, park.near(self.tile))
        return tuple((die, to) for die in self.party for to in goals)

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        die, to = note(state, self.seat, given)
        move_guest(state, self.seat, die_of(die), tile_of(to), "operate", tell)
        return ()
