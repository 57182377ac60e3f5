"""Mascots at work: they adjust a guest, or do what their skill card says (p. 13, p. 15)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.games.dice_theme_park.content.attractions import ANY, TILES, TileId, tile_of
from game.games.dice_theme_park.content.ids import MASCOT
from game.games.dice_theme_park.content.numbers import (
    COLOURS,
    Die,
    colour_named,
    colour_of,
    die_of,
)
from game.games.dice_theme_park.content.skills import (
    LEAP,
    MOST_PAID,
    NO_SKILL,
    TIP,
    Does,
    SkillCard,
    skill,
)
from game.games.dice_theme_park.events.operating import (
    ColourAdjusted,
    ColourLost,
    GuestExchanged,
    MascotUsed,
    SetBy,
)
from game.games.dice_theme_park.rules.moving import earn, move_guest, pip_down, set_value, ways
from game.games.dice_theme_park.rules.operations import (
    spare_colours,
    usher_ways,
    verb,
)
from game.games.dice_theme_park.rules.park import Park, Wild
from game.games.dice_theme_park.rules.party import Roll, earlier_parks_open, note
from game.games.dice_theme_park.rules.state import ParkState
from game.kernel.contract import Action, Given, Options, Step, Tell

__all__ = ["Exchange", "Extra", "Pair", "Usher", "lapse", "use_mascot"]

_SKIP = ("skip",)
_BY = {"up": 1, "down": -1}


def use_mascot(
    state: ParkState, seat: int, action: Action, tell: Tell
) -> Sequence[Step[ParkState]]:
    """The mascot goes to the tile; what it does there is done; the Mascot staff may add to it."""
    park = state.parks[seat]
    number, use = MASCOT.at(action[1]), action[2:]
    card = park.mascots[number] if use[0] == "skill" else NO_SKILL
    tile = placed_on(park, card, use)
    # Two mascots in a row on one attraction add up; anywhere else the first has been in vain.
    lapse(park, seat, tile, tell)
    park.out[number] = tile
    tell(MascotUsed(seat, MASCOT.id(number), tile, card))
    more = park.staff("mascot")
    # A guest is exchanged wherever it is, so that the mascot may have been sent anywhere.
    sent = number if card and skill(card).does == "exchange" else -1
    extra = (Extra(seat, tile, more, sent),) if more else ()
    if card:
        return (*_skill(state, seat, card, use[1:], tell), *extra)
    _adjust(state, seat, tile, use, "mascot", tell)
    return extra


def lapse(park: Park, seat: int, tile: TileId, tell: Tell) -> None:
    """A colour adjustment that does not serve this very attraction at once is gone."""
    if park.wild.free and park.wild.tile != tile:
        tell(ColourLost(seat, park.wild.tile))
        park.wild = Wild()


def placed_on(park: Park, card: SkillCard, use: Action) -> TileId:
    """The attraction a mascot goes to: where the guest is, or the one that is named."""
    if use[0] == "colour":
        return tile_of(use[1])
    if card and skill(card).does in ("tips", "cheer", "usher_in"):
        return tile_of(use[1])
    if card and skill(card).does in ("leap", "pair"):
        return park.guests[die_of(use[2])].at
    return park.guests[die_of(use[1])].at


def _adjust(state: ParkState, seat: int, tile: TileId, use: Action, by: SetBy, tell: Tell) -> None:
    park = state.parks[seat]
    if use[0] == "colour":
        free = park.wild.free if park.wild.tile == tile else 0
        park.wild = Wild(tile, free + 1)
        tell(ColourAdjusted(seat, tile, free + 1))
        return
    die = die_of(use[1])
    set_value(state, seat, die, park.guests[die].value + _BY[use[0]], by, tell)


def _skill(
    state: ParkState, seat: int, card: SkillCard, use: Action, tell: Tell
) -> Sequence[Step[ParkState]]:
    park = state.parks[seat]
    known = skill(card)
    if known.does == "leap":
        die = die_of(use[1])
        value = park.guests[die].value + LEAP * _BY[use[0]]
        set_value(state, seat, die, value, "skill", tell)
    elif known.does == "flip":
        die = die_of(use[0])
        set_value(state, seat, die, 7 - park.guests[die].value, "skill", tell)
    elif known.does in ("tips", "cheer"):
        count = sum(colour_of(die) == known.colour for die in park.on(tile_of(use[0])))
        paid = min(MOST_PAID, count)
        if known.does == "tips":
            earn(state, seat, money=TIP * paid, why="tips", tell=tell)
        else:
            earn(state, seat, stars=paid, why="cheer", tell=tell)
    elif known.does == "pair":
        die = die_of(use[1])
        tile = park.guests[die].at
        _adjust(state, seat, tile, use, "skill", tell)
        return (Pair(seat, tile, die),)
    elif known.does == "reroll":
        die = die_of(use[0])
        if park.guests[die].vip:
            # A VIP that would be rerolled is pipped down instead (p. 18).
            pip_down(state, seat, die, tell)
            return ()
        return (Roll(seat, die),)
    elif known.does == "exchange":
        return (Exchange(seat, die_of(use[0])),)
    else:
        return _walk(state, seat, known.does, use, tell)
    return ()


def _walk(
    state: ParkState, seat: int, does: Does, use: Action, tell: Tell
) -> Sequence[Step[ParkState]]:
    if does == "usher_in":
        move_guest(state, seat, die_of(use[1]), tile_of(use[2]), "skill", tell)
        return (Usher(seat, tile_of(use[0]), inward=True),)
    die = die_of(use[0])
    tile = state.parks[seat].guests[die].at
    move_guest(state, seat, die, tile_of(use[1]), "skill", tell)
    return (Usher(seat, tile, inward=False),) if does == "usher_out" else ()


class _Use(Step[ParkState]):
    """What else a mascot may do there: its seat is asked, if anything can be done."""

    __slots__ = ()
    seat: int

    def _uses(self, state: ParkState) -> list[Action]:
        raise NotImplementedError(self.kind)

    def seats(self, state: ParkState) -> tuple[int, ...]:
        return (self.seat,) if self._uses(state) else ()

    def options(self, state: ParkState, seat: int, given: tuple[Action, ...]) -> Options:
        return tuple(self._uses(state))


@dataclass(frozen=True, slots=True)
class Pair(_Use):
    """The skill that changes two different guests of one attraction: the second of them."""

    kind: ClassVar[str] = "pair"
    seat: int
    tile: TileId
    first: Die

    def _uses(self, state: ParkState) -> list[Action]:
        park = state.parks[self.seat]
        return [
            (way, die)
            for die in park.on(self.tile)
            if die != self.first
            for way, by in _BY.items()
            if 1 <= park.guests[die].value + by <= 6
        ]

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        if given:
            use = note(state, self.seat, given)
            _adjust(state, self.seat, self.tile, use, "skill", tell)
        return ()


@dataclass(frozen=True, slots=True)
class Usher(_Use):
    """A guest out of the mascot's attraction, or into it: "you may do this twice" (p. 15)."""

    kind: ClassVar[str] = "usher"
    seat: int
    tile: TileId
    inward: bool

    def _uses(self, state: ParkState) -> list[Action]:
        park = state.parks[self.seat]
        near = park.near(self.tile)
        if self.inward:
            return [
                (die, to)
                for beside in near
                for die in park.on(beside)
                for to in usher_ways(park, self.tile, beside)
            ]
        return [(die, to) for die in park.on(self.tile) for to in ways(park, self.tile, near)]

    def options(self, state: ParkState, seat: int, given: tuple[Action, ...]) -> Options:
        return (*self._uses(state), _SKIP)

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        action = note(state, self.seat, given) if given else _SKIP
        if action != _SKIP:
            move_guest(state, self.seat, die_of(action[0]), tile_of(action[1]), "skill", tell)
        return ()


@dataclass(frozen=True, slots=True)
class Exchange(_Use):
    """A guest for one of another colour out of the bag, its value kept; in turn order (p. 15)."""

    kind: ClassVar[str] = "exchange"
    seat: int
    die: Die

    def _uses(self, state: ParkState) -> list[Action]:
        there = {colour_of(die) for die in state.bag} - {colour_of(self.die)}
        return [(colour,) for colour in COLOURS if colour in there]

    def waits(self, state: ParkState) -> bool:
        return earlier_parks_open(state, self.seat)

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        if not given:
            return ()
        park = state.parks[self.seat]
        wanted = colour_named(note(state, self.seat, given)[0])
        new = next(die for die in state.bag if colour_of(die) == wanted)
        state.bag.remove(new)
        guest = park.guests.pop(self.die)
        # Into the bag it came from, alone too: it has not left the park for good.
        state.bag.append(self.die)
        state.bag.sort()
        # A VIP's token stays where it is.
        park.guests[new] = guest
        tell(GuestExchanged(self.seat, self.die, new, guest.value, guest.at))
        return ()


@dataclass(frozen=True, slots=True)
class Extra(_Use):
    """The Mascot staff: one more adjustment on the same attraction, two with two cards (p. 13)."""

    kind: ClassVar[str] = "extra"
    seat: int
    tile: TileId
    left: int
    sent: int = -1
    """The mascot, if it may still have been sent to any attraction."""

    def _uses(self, state: ParkState) -> list[Action]:
        park = state.parks[self.seat]
        tiles = [self.tile] if self.sent < 0 else sorted(park.tiles)
        found: list[Action] = [
            (way, die)
            for tile in tiles
            for die in park.on(tile)
            for way, by in _BY.items()
            if 1 <= park.guests[die].value + by <= 6
        ]
        return found + [("colour", tile) for tile in tiles if _may_colour(park, tile)]

    def options(self, state: ParkState, seat: int, given: tuple[Action, ...]) -> Options:
        return (*self._uses(state), _SKIP)

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        action = note(state, self.seat, given) if given else _SKIP
        if action == _SKIP:
            return ()
        tile = self.tile
        if self.sent >= 0:
            park = state.parks[self.seat]
            colour = action[0] == "colour"
            tile = tile_of(action[1]) if colour else park.guests[die_of(action[1])].at
            park.out[self.sent] = tile
            lapse(park, self.seat, tile, tell)
        _adjust(state, self.seat, tile, action, "staff", tell)
        return (Extra(self.seat, tile, self.left - 1),) if self.left > 1 else ()


def _may_colour(park: Park, tile: TileId) -> bool:
    """Whether a colour more could matter to an operation of this attraction."""
    coloured = sum(colour != ANY for colour in TILES[tile].need.colours)
    free = bool(park.on(tile)) and spare_colours(park, tile) < coloured
    return free and bool(verb(park, tile))
