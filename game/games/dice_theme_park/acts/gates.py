"""The gates open and shut, guests go home; between days things are bought and installed."""

from __future__ import annotations

from game.games.dice_theme_park.acts.bits import ACTS, Over, big, fair, shout
from game.games.dice_theme_park.content.attractions import ENTRANCE
from game.games.dice_theme_park.content.innovations import Kit, innovation
from game.games.dice_theme_park.content.numbers import Die, colour_of
from game.games.dice_theme_park.events.building import (
    Improved,
    InnovationInstalled,
    MapBought,
    UpgradeInstalled,
    UpgradeRemoved,
    UpgradeShifted,
)
from game.games.dice_theme_park.events.operating import GuestLeft, ParkClosed, ParksOpened
from game.games.dice_theme_park.table.bits import art, die_art
from game.games.dice_theme_park.table.keys import (
    column_key,
    extra_key,
    glance_key,
    kit_key,
    map_key,
    mini_key,
    park_key,
    tile_key,
    upgrade_key,
)
from game.stage import motion as do
from game.stage.kit.bursts import PUFF
from game.stage.kit.flights import Heard, appear, enters, fades, springs
from game.stage.kit.tempo import (
    ADAGIO,
    ALLEGRO,
    ANDANTE,
    FORTE,
    MF,
    MODERATO,
    MP,
    PIANO,
    PP,
    PRESTISSIMO,
    PRESTO,
)
from game.stage.kit.voices import squeak
from game.stage.motion import Motion
from game.stage.piece import Piece
from game.stage.said import Said

__all__ = []

SOON = 110
"""In the background everything goes by quickly."""


@ACTS.of(ParkClosed)
def closed(event: ParkClosed, over: Over) -> Motion:
    """The gate is shut for the day."""
    seat = event.seat
    if tile_key(park_key(seat), ENTRANCE) not in over.was:
        return do.Then(do.Sound("fair/close", PIANO), ALLEGRO)
    felt = fair(over).felt
    gate = Piece("gate", art("gate.closed"), felt.cx, felt.cy, scale=1.6, depth=800, shadow=20)
    return do.Then(
        do.Together(
            do.Show(gate), do.change("gate", 0, y=felt.y - 120), do.Sound("fair/close", MF)
        ),
        do.change("gate", 300, "back", y=felt.cy),
        squeak(over.look, seat, gain=MF),
        do.Reveal(),
        do.Wait(500),
        fades(160, "gate"),
        do.Settle(240),
    )


@ACTS.of(ParksOpened)
def opened(_event: ParksOpened, over: Over) -> Motion:
    felt = fair(over).felt
    return do.Then(
        do.Together(do.Sound("fair/open", MF), do.Settle(260)),
        do.Reveal(),
        shout("opened", Said("gates-open"), felt.middle, 350),
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
        return do.Then(do.Sound(sound, PP), do.Settle(SOON))
    home = over.now[key]
    return do.Then(
        enters(key, x=start.x, y=start.y, scale=start.scale, depth=600),
        do.Home(key, 320, lift=60, curve="both"),
        do.Together(do.Sound(sound), do.Burst("dust", home.at, PUFF), ANDANTE),
    )


@ACTS.of(UpgradeRemoved)
def removed(event: UpgradeRemoved, over: Over) -> Motion:
    """Back from its space to the kit."""
    key = upgrade_key(tile_key(park_key(event.seat), event.tile), event.upgrade)
    goal = over.now.get(kit_key(event.upgrade))
    if key not in over.was or goal is None:
        return do.Then(do.Sound("fair/remove", PP), do.Settle(SOON))
    return do.Then(
        do.Arc(key, goal.at, 320, lift=60, curve="both", scale=goal.scale),
        do.Together(do.Hide(key), do.Sound("fair/remove", MP), ANDANTE),
    )


ACTS.of(Improved)(Heard("fair/row", MF))


@ACTS.of(MapBought)
def map_bought(event: MapBought, over: Over) -> Motion:
    key = map_key(over.after.parks[event.seat].maps - 1)
    return do.Then(
        do.Sound("fair/map", FORTE), do.Stagger(60, appear([key], over, 260, rise=-60), ADAGIO)
    )


FLY, WAVE = 350, 400


@ACTS.of(GuestLeft)
def departed(event: GuestLeft, over: Over) -> Motion:
    """A guest who has seen it all waves, and a balloon takes it home."""
    die = event.die
    key, colour = big(over, die), colour_of(die)
    if not key or key not in over.was:
        return _departed_far(event.seat, die, over)
    piece = over.was[key]
    arms, balloon = f"arms.{die}", f"balloon.{die}"
    waves = [
        do.Then(do.Put(arms, face=art(f"guest.arms.{colour}.{pose}")), do.Wait(WAVE / 4))
        for pose in (2, 3, 2, 3)
    ]
    up = 170.0
    held = Piece(
        balloon, art(f"guest.balloon.{colour}"), piece.x, piece.y - 30 * piece.scale,
        scale=piece.scale, depth=piece.depth - 0.2,
    )  # fmt: skip
    return do.Then(
        do.Together(
            do.Show(
                Piece(
                    arms,
                    art(f"guest.arms.{colour}.1"),
                    piece.x,
                    piece.y,
                    scale=piece.scale,
                    depth=piece.depth - 0.1,
                )
            ),
            do.Sound("fair/balloon", MP),
        ),
        do.Then(*waves),
        springs(held, 120, 0.2),
        do.Together(
            *(do.change(each, FLY, "in", y=-up, by=True) for each in (key, arms, balloon)),
            *(
                do.Then(do.Wait(180), do.change(each, FLY - 180, "in", alpha=0))
                for each in (key, arms, balloon)
            ),
        ),
        do.Together(do.Hide(arms), do.Hide(balloon), do.Hide(key)),
        MODERATO,
    )


def _departed_far(seat: int, die: Die, over: Over) -> Motion:
    """In little: it rises out of its small park, or from the number of those who leave."""
    far = mini_key(glance_key(seat), die)
    if far in over.was:
        return do.Then(
            do.Together(
                do.change(far, 240, "out", y=-26, by=True), do.change(far, 240, "in", alpha=0)
            ),
            PRESTO,
        )
    start = over.now.get(f"{column_key(seat)}.leave")
    if start is None:
        return PRESTO
    flat = die_art(colour_of(die), 1, flat=True)
    x, key = start.x - 40, f"leaver.{die}"
    piece = Piece(key, flat, x, start.y - 20, scale=0.8, depth=640, shadow=6)
    return do.Then(
        do.Together(do.Show(piece), do.Sound("fair/balloon", PP)),
        do.Together(do.change(key, 260, "out", y=-90, by=True), do.change(key, 260, "in", alpha=0)),
        do.Together(do.Hide(key), PRESTISSIMO),
    )
