"""Phase 5, Operate: all parks are open side by side, each until its owner closes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.games.dice_theme_park.content.attractions import ENTRANCE, NO_TILE, TILES, tile_of
from game.games.dice_theme_park.content.numbers import die_of
from game.games.dice_theme_park.events.arriving import PhaseBegun
from game.games.dice_theme_park.events.operating import (
    AttractionOperated,
    GuideUsed,
    MapUsed,
    MovedBy,
    ParkClosed,
    ParksOpened,
)
from game.games.dice_theme_park.rules.mascots import lapse, use_mascot
from game.games.dice_theme_park.rules.moving import earn, move_guest, snapshot
from game.games.dice_theme_park.rules.operations import operations, spare_colours
from game.games.dice_theme_park.rules.park import Wild
from game.games.dice_theme_park.rules.party import Party, next_of_party
from game.games.dice_theme_park.rules.state import ParkState
from game.kernel.contract import Action, Given, Options, Step, Tell, quiet

__all__ = ["OpenParks", "Operate", "Running"]


@dataclass(frozen=True, slots=True)
class OpenParks(Step[ParkState]):
    kind: ClassVar[str] = "open_parks"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        state.phase = "operate"
        tell(PhaseBegun("operate"))
        for park in state.parks:
            park.guides = park.staff("guide")
            park.managers = park.staff("manager")
            park.dawn = snapshot(park)
            park.since = ()
        tell(ParksOpened())
        return (Running(),)


@dataclass(frozen=True, slots=True)
class Running(Step[ParkState]):
    """Everybody at once; in turn order where somebody else's luck comes into it."""

    kind: ClassVar[str] = "running"

    def lanes(self, state: ParkState) -> Mapping[int, Sequence[Step[ParkState]]]:
        return {seat: (Operate(seat),) for seat in range(state.seats)}

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        for park in state.parks:
            waiting = sum(guest.at == ENTRANCE for guest in park.guests.values())
            park.tally = park.tally._replace(waiting=waiting)
        return ()


@dataclass(frozen=True, slots=True)
class Operate(Step[ParkState]):
    """One operation or one help after another, as many as the owner likes (p. 11)."""

    kind: ClassVar[str] = "operate"
    seat: int

    def seats(self, state: ParkState) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, state: ParkState, seat: int, given: tuple[Action, ...]) -> Options:
        return (*operations(state, seat), ("close",))

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        action = given[self.seat][0]
        park = state.parks[self.seat]
        if action[0] == "close":
            # What comes to nothing is told while the gate is open.
            lapse(park, self.seat, NO_TILE, tell)
        if not park.since:
            park.dawn = snapshot(park)
        park.note(action)
        if action[0] == "close":
            tell(ParkClosed(self.seat))
            return ()
        if action[0] in ("operate", "manager"):
            return (*self._operate(state, action, tell), self)
        if action[0] == "mascot":
            return (*use_mascot(state, self.seat, action, tell), self)
        lapse(park, self.seat, NO_TILE, tell)
        if action[0] == "map":
            park.used += 1
            if tell is not quiet:
                tell(MapUsed(self.seat, park.maps - park.used))
        else:
            park.guides -= 1
            if tell is not quiet:
                tell(GuideUsed(self.seat))
        by: MovedBy = "map" if action[0] == "map" else "guide"
        move_guest(state, self.seat, die_of(action[1]), tile_of(action[2]), by, tell)
        return (self,)

    def _operate(self, state: ParkState, action: Action, tell: Tell) -> Sequence[Step[ParkState]]:
        """Place the cube, assemble the party (p. 11-12); what follows is in `party`."""
        park = state.parks[self.seat]
        manager, tile = action[0] == "manager", tile_of(action[1])
        dice = tuple([die_of(word) for word in action[2:]])
        lapse(park, self.seat, tile, tell)
        spare = spare_colours(park, tile)
        park.wild = Wild()
        park.managers -= manager
        park.cubes[tile] = park.cubes.get(tile, 0) + 1
        if tell is not quiet:
            tell(AttractionOperated(self.seat, tile, dice, manager, park.cubes[tile]))
        if TILES[tile].need.marked >= 0:
            park.tally = park.tally._replace(surprises=park.tally.surprises + 1)
        vips = sum(park.guests[die].vip for die in dice)
        if vips:
            earn(state, self.seat, stars=vips, why="vip", tell=tell)
        return next_of_party(state, Party(self.seat, tile, tuple(sorted(dice)), spare), "spare")
