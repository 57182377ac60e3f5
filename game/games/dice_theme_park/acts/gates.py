"""The gates open and shut; between days things are bought and installed."""

from __future__ import annotations

from game.games.dice_theme_park.acts.bits import ACTS, Over, fair, shout
from game.games.dice_theme_park.content.attractions import ENTRANCE
from game.games.dice_theme_park.content.innovations import Kit, innovation
from game.games.dice_theme_park.events.building import (
    Improved,
    InnovationInstalled,
    MapBought,
    UpgradeInstalled,
    UpgradeRemoved,
    UpgradeShifted,
)
from game.games.dice_theme_park.events.operating import ParkClosed, ParksOpened
from game.games.dice_theme_park.table.arts import art
from game.games.dice_theme_park.table.keys import (
    extra_key,
    kit_key,
    map_key,
    park_key,
    tile_key,
    upgrade_key,
)
from game.stage.kit.flights import Heard, appear
from game.stage.motion import (
    Arc,
    Burst,
    Enter,
    Hide,
    Home,
    Motion,
    Settle,
    Show,
    Sound,
    Stagger,
    Then,
    Together,
    Wait,
    change,
)
from game.stage.piece import Piece
from game.stage.said import Said

SOON = 110
"""In the background everything goes by quickly."""


@ACTS.of(ParkClosed)
def closed(event: ParkClosed, over: Over) -> Motion:
    """The gate is shut for the day."""
    seat = event.seat
    if tile_key(park_key(seat), ENTRANCE) not in over.was:
        return Then(Sound("fair/close", 0.5), Settle(120))
    felt = fair(over).felt
    gate = Piece("gate", art("gate.closed"), felt.cx, felt.cy, scale=1.6, depth=800, shadow=20)
    return Then(
        Together(Show(gate), change("gate", 0, y=felt.y - 120), Sound("fair/close", 0.7)),
        change("gate", 300, "back", y=felt.cy),
        Wait(500),
        change("gate", 160, "in", alpha=0),
        Hide("gate"),
        Settle(240),
    )


@ACTS.of(ParksOpened)
def opened(_event: ParksOpened, over: Over) -> Motion:
    felt = fair(over).felt
    return Then(
        Together(Sound("fair/open", 0.7), Settle(260)),
        shout("opened", Said("gates-open"), (felt.cx, felt.cy), 350),
    )


@ACTS.of(UpgradeInstalled)
def installed(event: UpgradeInstalled, over: Over) -> Motion:
    return _from_kit(
        over, upgrade_key(tile_key(park_key(event.seat), event.tile), event.upgrade), event.upgrade
    )


@ACTS.of(InnovationInstalled)
def innovated(event: InnovationInstalled, over: Over) -> Motion:
    key = extra_key(tile_key(park_key(event.seat), event.tile))
    return _from_kit(over, key, innovation(event.innovation), "fair/invent")


@ACTS.of(UpgradeShifted)
def shifted(event: UpgradeShifted, over: Over) -> Motion:
    return _from_kit(
        over, upgrade_key(tile_key(park_key(event.seat), event.to), event.upgrade), event.upgrade
    )


def _from_kit(over: Over, key: str, what: Kit, sound: str = "fair/install") -> Motion:
    """From the kit to its space."""
    start = over.was.get(kit_key(what))
    if key not in over.now or start is None:
        return Then(Sound(sound, 0.4), Settle(SOON))
    home = over.now[key]
    return Then(
        Together(Enter(key), change(key, 0, x=start.x, y=start.y, scale=start.scale, depth=600)),
        Home(key, 320, lift=60, curve="both"),
        Together(Sound(sound), Burst("dust", (home.x, home.y), 6), Settle(160)),
    )


@ACTS.of(UpgradeRemoved)
def removed(event: UpgradeRemoved, over: Over) -> Motion:
    """Back from its space to the kit."""
    key = upgrade_key(tile_key(park_key(event.seat), event.tile), event.upgrade)
    goal = over.now.get(kit_key(event.upgrade))
    if key not in over.was or goal is None:
        return Then(Sound("fair/remove", 0.4), Settle(SOON))
    return Then(
        Arc(key, (goal.x, goal.y), 320, lift=60, curve="both", scale=goal.scale),
        Together(Hide(key), Sound("fair/remove", 0.6), Settle(160)),
    )


ACTS.of(Improved)(Heard("fair/row", 0.7))


@ACTS.of(MapBought)
def map_bought(event: MapBought, over: Over) -> Motion:
    key = map_key(over.after.parks[event.seat].maps - 1)
    return Then(
        Sound("fair/map", 0.8), Stagger(60, appear([key], over, 260, rise=-60), Settle(200))
    )
