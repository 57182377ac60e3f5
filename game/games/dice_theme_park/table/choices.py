"""What is half chosen in a park, read from the answer so far."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.attractions import TILES, icons
from game.games.dice_theme_park.content.numbers import UPGRADES, colour_of
from game.games.dice_theme_park.content.parties import lacking, size
from game.games.dice_theme_park.table.phase import chooser, to_build

if TYPE_CHECKING:
    from game.games.dice_theme_park.view import ParkSeen, ThemeParkSeen
    from game.stage.look import Look

__all__ = ["Choice", "fits_there", "lone_mover", "read"]


@dataclass(frozen=True, slots=True)
class Choice:
    kind: str
    """The kind of what is asked."""
    open: bool
    """Somebody chooses in this park."""
    tile: str = ""
    """The attraction that is chosen."""
    party: tuple[str, ...] = ()
    """Guests that are assembled, or have been and wait for who moves on."""
    die: str = ""
    """The guest that is to move, or to change."""
    ages: bool = False
    """The party will be pipped down."""
    may_operate: bool = False
    """An attraction that is pointed at would be operated."""
    building: str = ""
    upgrade: str = ""
    dims: bool = False
    """What cannot be chosen steps back."""


def lone_mover(seen: ThemeParkSeen, seat: int) -> str:
    """The one guest that must move on, where there is no choice."""
    step = seen.waiting(seat)
    party: tuple[str, ...] = getattr(step, "party", ())
    return party[0] if step is not None and step.kind == "move" and len(party) == 1 else ""


def read(seen: ThemeParkSeen, look: Look, seat: int) -> Choice:
    step = seen.waiting(seat)
    kind = step.kind if step is not None else ""
    if chooser(seen, look) != seat:
        return Choice(kind, open=False, building=to_build(look))
    plot, path = seen.parks[seat], look.path
    dice = tuple(word for word in path if word in plot.guests)
    tiles = [word for word in path if word in plot.tiles]
    tile = tiles[-1] if tiles else ""
    if kind == "operate":
        return _operating(path, dice, tile)
    if kind == "move":
        party: tuple[str, ...] = getattr(step, "party", ())
        die = dice[0] if dice else lone_mover(seen, seat)
        return Choice(
            kind, open=True, party=party, die=die, tile=getattr(step, "tile", ""), dims=True
        )
    upgrade = next((word for word in path if word in UPGRADES), "")
    if not upgrade and tile and path[:1] == ("shift",):
        upgrade = _upgrade_on(plot, path)
    return Choice(
        kind, open=True, tile=tile, die=dice[-1] if dice else "", building=to_build(look),
        upgrade=upgrade,
    )  # fmt: skip


def _upgrade_on(plot: ParkSeen, path: tuple[str, ...]) -> str:
    spaces = plot.upgrades.get(path[1], ())
    at = int(path[2].removeprefix("space.")) - 1 if len(path) > 2 else -1
    return spaces[at] if 0 <= at < len(spaces) else ""


def _operating(path: tuple[str, ...], dice: tuple[str, ...], tile: str) -> Choice:
    verb = path[0] if path else ""
    if verb in ("operate", "manager"):
        return Choice(
            "operate", open=True, tile=tile, party=dice, ages=bool(tile), may_operate=not tile,
            dims=True,
        )  # fmt: skip
    die = dice[-1] if dice else ""
    return Choice("operate", open=True, tile=tile, die=die, may_operate=not verb, dims=True)


def fits_there(plot: ParkSeen, die: str, goal: str) -> bool:
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
        lacking(need, [faces[other] for other in (die, *rest)]) <= spare
        for rest in combinations(there, size(need) - 1)
    )
