"""What is half chosen in a park, read from the answer so far."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.attractions import NO_TILE, TILES, icons, is_tile, tile_of
from game.games.dice_theme_park.content.ids import SPACE
from game.games.dice_theme_park.content.numbers import NOBODY, colour_of, is_die, is_upgrade
from game.games.dice_theme_park.content.parties import lacking, size
from game.games.dice_theme_park.table.phase import chooser, to_build

if TYPE_CHECKING:
    from typing import Literal

    from game.games.dice_theme_park.content.attractions import TileId
    from game.games.dice_theme_park.content.numbers import Die, Upgrade
    from game.games.dice_theme_park.seen.view import ParkSeen, ThemeParkSeen
    from game.stage.look import Look

__all__ = ["Choice", "fits_there", "lone_mover", "read"]


@dataclass(frozen=True, slots=True)
class Choice:
    kind: str
    """The kind of what is asked."""
    open: bool
    """Somebody chooses in this park."""
    tile: TileId = NO_TILE
    """The attraction that is chosen."""
    party: tuple[Die, ...] = ()
    """Guests that are assembled, or have been and wait for who moves on."""
    die: Die = NOBODY
    """The guest that is to move, or to change."""
    ages: bool = False
    """The party will be pipped down."""
    may_operate: bool = False
    """An attraction that is pointed at would be operated."""
    building: TileId = NO_TILE
    upgrade: Upgrade | Literal[""] = ""
    dims: bool = False
    """What cannot be chosen steps back."""


def lone_mover(seen: ThemeParkSeen, seat: int) -> Die:
    """The one guest that must move on, where there is no choice."""
    moving = seen.moving_on(seat)
    return moving.party[0] if moving is not None and len(moving.party) == 1 else NOBODY


def read(seen: ThemeParkSeen, look: Look, seat: int) -> Choice:
    step = seen.waiting(seat)
    kind = step.kind if step is not None else ""
    if chooser(seen, look) != seat:
        return Choice(kind, open=False, building=to_build(look))
    plot, path = seen.parks[seat], look.path
    dice = tuple(word for word in path if is_die(word) and word in plot.guests)
    tiles = [word for word in path if is_tile(word) and word in plot.tiles]
    tile = tiles[-1] if tiles else NO_TILE
    if kind == "operate":
        return _operating(path, dice, tile)
    moving = seen.moving_on(seat)
    if moving is not None:
        die = dice[0] if dice else lone_mover(seen, seat)
        return Choice(kind, open=True, party=moving.party, die=die, tile=moving.tile, dims=True)
    chosen = [word for word in path if is_upgrade(word)]
    upgrade: Upgrade | Literal[""] = chosen[0] if chosen else ""
    if not upgrade and tile and path[:1] == ("shift",):
        upgrade = _upgrade_on(plot, path)
    return Choice(
        kind, open=True, tile=tile, die=dice[-1] if dice else NOBODY, building=to_build(look),
        upgrade=upgrade,
    )  # fmt: skip


def _upgrade_on(plot: ParkSeen, path: tuple[str, ...]) -> Upgrade | Literal[""]:
    spaces = plot.upgrades.get(tile_of(path[1]), ())
    at = SPACE.at(path[2]) if len(path) > 2 else -1
    return spaces[at] if 0 <= at < len(spaces) else ""


def _operating(path: tuple[str, ...], dice: tuple[Die, ...], tile: TileId) -> Choice:
    verb = path[0] if path else ""
    if verb in ("operate", "manager"):
        return Choice(
            "operate", open=True, tile=tile, party=dice, ages=bool(tile), may_operate=not tile,
            dims=True,
        )  # fmt: skip
    die = dice[-1] if dice else NOBODY
    # Whoever is about to close sees her whole park.
    dims = verb != "close"
    return Choice("operate", open=True, tile=tile, die=die, may_operate=not verb, dims=dims)


def fits_there(plot: ParkSeen, die: Die, goal: TileId) -> bool:
    """Whether an attraction could be operated once this guest has come to it."""
    if plot.cubes.get(goal, 0) >= icons(goal, plot.upgrades.get(goal, ())):
        return False
    there = [other for other, guest in plot.guests.items() if guest.at == goal and other != die]
    need = TILES[goal].need
    spare = int(plot.extras.get(goal) == "photo_booth")
    if len(there) + 1 < size(need):
        return False
    faces = {other: (plot.guests[other].value, colour_of(other)) for other in (*there, die)}
    return any(
        lacking(need, (faces[die], *[faces[other] for other in rest])) <= spare
        for rest in combinations(there, size(need) - 1)
    )
