"""A park at work: cubes, parties, pips, guests who move on, wave and leave."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.games.dice_theme_park.acts.bits import (
    ACTS,
    Over,
    big,
    fair,
    flies,
    small_star,
    tips,
)
from game.games.dice_theme_park.content.attractions import ENTRANCE, TILES
from game.games.dice_theme_park.content.ids import MASCOT
from game.games.dice_theme_park.content.numbers import colour_of
from game.games.dice_theme_park.content.staff import person
from game.games.dice_theme_park.events.operating import (
    AttractionOperated,
    ColourAdjusted,
    ColourLost,
    GuestExchanged,
    GuestMoved,
    GuestPippedDown,
    GuestRerolled,
    GuestSpared,
    GuideUsed,
    MapUsed,
    MascotUsed,
    PerkEarned,
    ValueSet,
)
from game.games.dice_theme_park.table.bits import art, die_art
from game.games.dice_theme_park.table.keys import (
    cube_key,
    die_key,
    duty_key,
    glance_key,
    hex_key,
    map_key,
    mini_key,
    out_key,
    park_key,
    tile_key,
)
from game.games.dice_theme_park.table.standing import party_gain
from game.stage import motion as do
from game.stage.kit.bursts import CLOUD, PUFF, STORM
from game.stage.kit.flights import Heard, enters, springs
from game.stage.kit.tempo import ADAGIO, ALLEGRO, FORTE, MF, MODERATO, MP, PIANO, PP, PRESTO, VIVACE
from game.stage.motion import Motion
from game.stage.piece import Piece

if TYPE_CHECKING:
    from game.games.dice_theme_park.content.attractions import TileColour, TileId

CUBE, LIFT, HOP, FLY, POP, FLIP = 160, 120, 280, 350, 420, 260
CABLE = 90
SOON = 110
"""In the background everything goes by quickly."""
_SWELLS = 1.12
"""So much larger is, for a moment, what does something."""
_RIDES: Final[dict[TileColour, str]] = {
    "yellow": "sun",
    "blue": "lagoon",
    "green": "ruby",
    "grey": "grey",
    "": "grey",
}


def _tile(over: Over, seat: int, tile: TileId) -> Piece | None:
    """The attraction in the middle, if it is there."""
    key = tile_key(park_key(seat), tile)
    return over.now.get(key) or over.was.get(key)


def _cell(over: Over, seat: int, tile: TileId) -> tuple[float, float] | None:
    """The attraction in a small park."""
    number = over.after.parks[seat].tiles.get(tile)
    piece = over.now.get(hex_key(glance_key(seat), number)) if number is not None else None
    return piece.at if piece is not None else None


@ACTS.of(AttractionOperated)
def operated(event: AttractionOperated, over: Over) -> Motion:
    """The cube drops on its sign, the party is lifted, the gain flies."""
    seat, tile, party = event.seat, event.tile, event.party
    gain = party_gain(over.before.parks[seat], tile, party)
    ground = _tile(over, seat, tile)
    if ground is None:
        return _operated_far(over, seat, tile, gain.stars)
    cube = cube_key(tile_key(park_key(seat), tile), event.cube - 1)
    drop: list[Motion] = []
    if cube in over.now:
        home = over.now[cube]
        drop = [
            enters(cube, y=home.y - 90, alpha=0.2),
            do.change(cube, CUBE, "strike", y=home.y, alpha=1),
            do.Together(
                do.Sound("fair/cube", FORTE), do.Burst("dust", (home.x, home.y + 16), PUFF, 0.7)
            ),
        ]
    lifts = [
        do.change(die_key(die), LIFT, "out", y=over.was[die_key(die)].y - 14, shadow=18)
        for die in party
        if die_key(die) in over.was and die_key(die) in over.now
    ]
    end = over.now.get("owner.today.stars")
    flight: Motion = do.Wait(0)
    if end is not None:
        flight = do.Then(
            flies(
                "gain.flying", art("star"), (ground.x + 40, ground.y - 60), end.at, FLY,
                scale=0.9, text=small_star(f"+{gain.stars}"),
            ),
            do.Sound("fair/star", MF),
        )  # fmt: skip
    return do.Then(
        do.Then(*drop),
        do.Together(do.Sound(ride(tile), FORTE), *lifts),
        do.Together(flight, do.Settle(FLY)),
    )


def ride(tile: TileId) -> str:
    """What is heard of it: in each quarter of the fair another kind of ride."""
    return f"fair/ride_{_RIDES[TILES[tile].colour]}"


def _operated_far(over: Over, seat: int, tile: TileId, stars: int) -> Motion:
    place = _cell(over, seat, tile)
    if place is None:
        return do.Settle(SOON)
    up = (place[0], place[1] - 46)
    return do.Together(
        do.Sound("fair/far"),
        flies(
            f"gain.{seat}",
            art("star"),
            place,
            up,
            240,
            scale=0.5,
            text=small_star(f"+{stars}"),
            lift=0,
        ),
        do.Settle(SOON),
    )


@ACTS.of(GuestPippedDown)
def pipped(event: GuestPippedDown, over: Over) -> Motion:
    key = big(over, event.die)
    if not key or key not in over.was:
        return PRESTO
    return do.Then(tips(key, event.die, event.from_, event.to), PRESTO)


@ACTS.of(ValueSet)
def value(event: ValueSet, over: Over) -> Motion:
    key = big(over, event.die)
    if not key or key not in over.was:
        return PRESTO
    ms = 200 if abs(event.from_ - event.to) == 1 else 130
    x, y = over.was[key].x, over.was[key].y
    return do.Then(
        tips(key, event.die, event.from_, event.to, ms),
        do.Together(do.Burst("sparks", (x, y), CLOUD), ALLEGRO),
    )


@ACTS.of(GuestRerolled)
def rerolled(event: GuestRerolled, over: Over) -> Motion:
    key, colour = big(over, event.die), colour_of(event.die)
    if not key or key not in over.was or key not in over.now:
        return ALLEGRO
    home = over.now[key]
    return do.Then(
        do.Together(do.Sound("fair/reroll"), do.Put(key, face=art(f"tumble.{colour}"), frame=0)),
        do.Tumble(key, home.at, 24, die_art(colour, event.to), 900, height=110),
        do.Together(do.Sound("fair/hop"), do.Wait(300)),
        MODERATO,
    )


@ACTS.of(GuestMoved)
def moved(event: GuestMoved, over: Over) -> Motion:
    key = big(over, event.die)
    if not key or key not in over.was:
        far = mini_key(glance_key(event.seat), event.die)
        return do.Then(do.Home(far, SOON, lift=14), PRESTO)
    if event.cable and key in over.now:
        return _by_cable(over, key)
    lift = 120 if event.by == "guide" else 70
    return do.Then(
        do.Together(
            do.change(key, 60, "out", scale=over.was[key].scale * 1.06), do.Sound("whoosh", PP)
        ),
        do.Together(do.Home(key, HOP, lift=lift, curve="both"), do.Settle(HOP)),
        do.Together(do.Sound("fair/walk", MF), do.change(key, 100, "swing", squash=1.12)),
    )


def _by_cable(over: Over, key: str) -> Motion:
    """A cabin takes the guest up, carries it across, and sets it down."""
    start, end = over.was[key], over.now[key]
    high = min(start.y, end.y) - CABLE
    cabin = Piece(
        "cabin", art("innovation.cable_car"), start.x, high + 44, scale=1.15, depth=720, shadow=14
    )
    ride = max(HOP, 1.1 * abs(end.x - start.x))
    return do.Then(
        do.Together(do.Show(cabin), do.change("cabin", 0, alpha=0), do.Sound("fair/cable")),
        do.Together(
            do.change("cabin", 140, "out", alpha=1),
            do.change(key, 200, "both", y=high, scale=start.scale * 0.66, depth=710),
        ),
        do.Together(
            do.change("cabin", ride, "both", x=end.x), do.change(key, ride, "both", x=end.x)
        ),
        do.Together(do.change("cabin", 160, "in", alpha=0), do.Home(key, 200, curve="strike")),
        do.Together(
            do.Hide("cabin"), do.Sound("fair/hop", MF), do.change(key, 100, "swing", squash=1.12)
        ),
        do.Settle(HOP),
    )


@ACTS.of(MapUsed)
def map_used(event: MapUsed, over: Over) -> Motion:
    key = map_key(event.left)
    if key not in over.was or over.now.get(key) is None:
        return PRESTO
    if over.now[key].art == over.was[key].art:
        return PRESTO
    return do.Then(
        do.Together(do.Flip(key, art("map.used"), FLIP), do.Sound("fair/map", FORTE)), PRESTO
    )


@ACTS.of(GuestSpared)
def spared(event: GuestSpared, over: Over) -> Motion:
    """It keeps its pips: a glint in place of a turn."""
    place = over.now.get(die_key(event.die))
    if place is None:
        return PRESTO
    return do.Together(
        do.Burst("sparks", place.at, CLOUD), do.Sound("fair/spared", MP), do.Wait(200)
    )


@ACTS.of(GuideUsed)
def guide_used(event: GuideUsed, over: Over) -> Motion:
    keys = [
        duty_key(card)
        for card in over.after.parks[event.seat].played
        if person(card).id == "guide" and duty_key(card) in over.was
    ]
    return do.Then(
        do.Together(
            do.Sound("fair/guide", PIANO),
            *(do.change(key, 200, "swing", scale=_SWELLS * over.was[key].scale) for key in keys),
        ),
        PRESTO,
    )


@ACTS.of(MascotUsed)
def mascot_used(event: MascotUsed, over: Over) -> Motion:
    """It pops up on the attraction and cheers."""
    key = out_key(MASCOT.at(event.mascot))
    if key not in over.now or _tile(over, event.seat, event.tile) is None:
        return VIVACE
    home = over.now[key]
    return do.Then(
        springs(
            key, POP, home.scale * 0.3, do.Sound("fair/mascot"), do.Burst("dust", home.at, PUFF),
            scale=home.scale,
        ),
        ALLEGRO,
    )  # fmt: skip


@ACTS.of(ColourAdjusted)
def wild(event: ColourAdjusted, over: Over) -> Motion:
    ground = _tile(over, event.seat, event.tile)
    if ground is None:
        return PRESTO
    return do.Together(do.Burst("stars", ground.at, STORM), do.Sound("fair/wild", PIANO), ADAGIO)


ACTS.of(ColourLost)(Heard("fair/missed", PIANO))


@ACTS.of(PerkEarned)
def earned(event: PerkEarned, over: Over) -> Motion:
    """Taken at once: it flies into the purse."""
    end = over.now.get("owner.star" if event.stars else "owner.note")
    middle = fair(over).felt
    if end is None or tile_key(park_key(event.seat), ENTRANCE) not in over.now:
        return VIVACE
    name, text = (
        (art("star"), small_star(f"+{event.stars}"))
        if event.stars
        else (art("money"), small_star(f"+{event.money}", "#12351A"))
    )
    return do.Then(
        flies("earned", name, middle.middle, end.at, FLY, text=text),
        do.Together(do.Sound("fair/star" if event.stars else "fair/coin"), MODERATO),
    )


@ACTS.of(GuestExchanged)
def exchanged(event: GuestExchanged, over: Over) -> Motion:
    key, new = die_key(event.die), die_key(event.now)
    if key not in over.was or new not in over.now:
        return ALLEGRO
    felt = fair(over).felt
    x, y = felt.right - 130, felt.bottom - 100
    bag = Piece("bag", art("bag"), x, y, depth=640, shadow=12)
    return do.Then(
        springs(bag, 160, 0.4, do.Sound("fair/exchange")),
        do.Arc(key, (x, y - 50), FLY, lift=90, scale=0.4),
        do.Together(
            do.Hide(key), do.change("bag", 200, "swing", squash=1.1), do.Sound("fair/bag", PIANO)
        ),
        enters(new, x=x, y=y - 50, scale=0.4),
        do.Together(do.Home(new, FLY, lift=90), do.change("bag", FLY, "in", alpha=0)),
        do.Hide("bag"),
        do.Together(do.Sound("fair/hop", MP), ALLEGRO),
    )
