"""What happens to a guest: it changes its value, moves on, or leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.attractions import TileId
from game.games.dice_theme_park.content.innovations import CABLE_MONEY
from game.games.dice_theme_park.content.numbers import Die
from game.games.dice_theme_park.events.operating import (
    GuestLeft,
    GuestMoved,
    GuestPippedDown,
    LeftBy,
    MovedBy,
    Perk,
    PerkEarned,
    SetBy,
    ValueSet,
)
from game.games.dice_theme_park.rules.park import Dawn, Park
from game.games.dice_theme_park.rules.state import ParkState
from game.kernel.contract import Tell, quiet

if TYPE_CHECKING:
    from game.games.dice_theme_park.seen.view import AnyPark

__all__ = [
    "depart",
    "earn",
    "move_guest",
    "pip_down",
    "set_value",
    "snapshot",
    "ways",
]


def ways(park: Park, tile: TileId, near: list[TileId]) -> list[TileId]:
    """Where a guest on this tile may go when it moves on: with a cable car further (p. 18)."""
    if park.extras.get(tile) != "cable_car":
        return near
    far = [
        other
        for other, extra in park.extras.items()
        if extra == "cable_car" and other != tile and other not in near
    ]
    return sorted([*near, *far])


def move_guest(state: ParkState, seat: int, die: Die, to: TileId, by: MovedBy, tell: Tell) -> None:
    """From one tile to another; from cable car to cable car it earns $1 at once."""
    park = state.parks[seat]
    guest = park.guests[die]
    cable = park.extras.get(guest.at) == park.extras.get(to) == "cable_car"
    park.guests[die] = guest._replace(at=to)
    if tell is not quiet:
        tell(GuestMoved(seat, die, guest.at, to, by, cable))
    if cable:
        park.tally = park.tally._replace(cables=park.tally.cables + 1)
        earn(state, seat, money=CABLE_MONEY, why="cable", tell=tell)


def earn(
    state: ParkState, seat: int, *, stars: int = 0, money: int = 0, why: Perk, tell: Tell
) -> None:
    """Taken at once while operating, not in Upkeep."""
    park = state.parks[seat]
    park.stars += stars
    park.money += money
    tally = park.tally
    park.tally = tally._replace(
        stars=tally.stars + stars,
        cheers=tally.cheers + (stars if why == "cheer" else 0),
        earned=tally.earned + money,
    )
    if tell is not quiet:
        tell(PerkEarned(seat, stars, money, why))


def set_value(state: ParkState, seat: int, die: Die, value: int, by: SetBy, tell: Tell) -> None:
    park = state.parks[seat]
    before = park.guests[die].value
    park.guests[die] = park.guests[die]._replace(value=value)
    if tell is not quiet:
        tell(ValueSet(seat, die, before, value, by))


def pip_down(state: ParkState, seat: int, die: Die, tell: Tell) -> None:
    """One less; a guest at 1 leaves instead (p. 12)."""
    park = state.parks[seat]
    guest = park.guests[die]
    if guest.value == 1:
        depart(state, seat, die, "pip", tell)
        park.tally = park.tally._replace(gone=park.tally.gone + 1)
        return
    park.guests[die] = guest._replace(value=guest.value - 1)
    if tell is not quiet:
        tell(GuestPippedDown(seat, die, guest.value, guest.value - 1, guest.at))


def depart(state: ParkState, seat: int, die: Die, why: LeftBy, tell: Tell) -> None:
    """Out of the park, into the bag; a VIP's token stays behind."""
    guest = state.parks[seat].guests.pop(die)
    state.release(die)
    if tell is not quiet:
        tell(GuestLeft(seat, die, guest.at, why, guest.vip))


def snapshot(park: AnyPark) -> Dawn:
    return Dawn(
        tuple(sorted(park.guests.items())),
        tuple(sorted(park.cubes.items())),
        park.used,
        tuple(park.out),
        park.guides,
        park.managers,
        park.wild,
    )
