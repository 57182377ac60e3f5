"""Tiles are laid, turned, taken, blown away; overlays come and go."""

from __future__ import annotations

from game.games.topoum.acts.stagecraft import ACTS, HIGH, TOGETHER, Over, field, staged
from game.games.topoum.events.course import CrateOpened
from game.games.topoum.events.tiles import (
    Carried,
    Laid,
    Lifted,
    Looked,
    Placed,
    Taken,
    TileChanged,
    Turned,
)
from game.games.topoum.table import keys
from game.stage import motion as do
from game.stage.kit.bursts import CLOUD, PUFF, STORM
from game.stage.kit.flights import passes
from game.stage.kit.tempo import ALLEGRO, ANDANTE, FORTE, MP, PIANO, PRESTISSIMO, PRESTO, VIVACE
from game.stage.motion import Motion
from game.stage.piece import Piece, altered

DROP, TURN, LIFT = 260, 300, 320


@ACTS.of(Placed)
def placed(event: Placed, over: Over) -> Motion:
    """From a little above, with a thud."""
    key = keys.tile(event.space)
    if key not in over.now or event.why in ("conquest", "tile"):
        # Instead of another: it came down when that was taken.
        return staged(over, PRESTISSIMO)
    return staged(over, *_comes_down(over, key), VIVACE)


@ACTS.of(Taken)
def taken(event: Taken, over: Over) -> Motion:
    """Back to the reserve of its colour, and another one comes down in its place."""
    space, why = event.space, event.why
    key, stud = keys.tile(space), keys.stud(space)
    begun = over.was.get(key)
    if begun is None or why in TOGETHER:
        return PRESTISSIMO
    old = altered(begun, key="tile.old")
    home = over.was.get(keys.seat(event.colour, "tile"))
    flight: Motion = do.change(old.key, LIFT, "in", alpha=0)
    if home is not None:
        flight = do.Together(
            do.change(old.key, 0, depth=HIGH),
            do.Arc(old.key, home.at, LIFT, lift=70, curve="both", scale=home.scale),
        )
    return staged(
        over,
        do.Together(do.Show(old), do.Hide(key), do.Hide(stud), do.Sound("war/take_tile", FORTE)),
        do.Together(flight, do.Then(do.Wait(LIFT / 2), *_comes_down(over, key))),
        do.Hide(old.key),
        VIVACE,
    )


def _comes_down(over: Over, key: str) -> tuple[Motion, ...]:
    home = over.now[key]
    return (
        do.Together(
            do.Enter(key),
            do.change(key, 0, y=-90, by=True),
            do.change(key, 0, alpha=0.2, shadow=24),
        ),
        do.change(key, DROP, "in", y=home.y, alpha=1, shadow=0),
        do.Together(do.Sound("war/tile"), do.Burst("dust", (home.x, home.y + 40), PUFF)),
    )


@ACTS.of(Turned)
def turned(event: Turned, over: Over) -> Motion:
    """Over on its other side."""
    key = keys.tile(event.space)
    home = over.now.get(key)
    if home is None or key not in over.was:
        return staged(over, do.Settle())
    return staged(
        over,
        do.Together(do.Flip(key, home.art, TURN), do.Sound("war/turn_tile", FORTE)),
        do.Settle(100),
    )


@ACTS.of(TileChanged)
def tile_changed(_event: TileChanged, over: Over) -> Motion:
    return staged(over, PRESTO)


@ACTS.of(Laid)
def laid(event: Laid, over: Over) -> Motion:
    """An obstacle or a farmer's tile comes down."""
    tile, space = event.tile, event.space
    key = keys.overlay(tile, space)
    home = over.now.get(key)
    if home is None:
        return staged(over, do.Settle())
    if tile == "footprint":
        return stamped(over, key, home.at)
    heavy = tile == "rock"
    sound = "war/rock" if heavy else "war/laid"
    return staged(
        over,
        do.Together(
            do.Enter(key), do.change(key, 0, y=-150, by=True), do.change(key, 0, shadow=40),
        ),
        do.change(key, 300, "strike" if heavy else "in", y=home.y, shadow=0),
        do.Together(do.Sound(sound), do.Burst("dust", (home.x, home.y + 30), 12 if heavy else 6),
                 *([do.Shake(6, 160)] if heavy else [])),
        ALLEGRO,
    )  # fmt: skip


def stamped(over: Over, key: str, at: tuple[float, float]) -> Motion:
    """A boot comes out of the sky; what it leaves is its print."""
    x, y = at
    k = field(over).k
    boot = Piece("boot", "topoum/boot", x, y - 620, scale=k * 1.3, depth=HIGH, shadow=60)
    return staged(
        over,
        do.Together(do.Show(boot), do.Sound("war/stomp")),
        do.change("boot", 260, "strike", y=y, shadow=0),
        do.Together(do.Shake(8, 180), do.Burst("dust", (x - 50 * k, y + 30), CLOUD),
                 do.Burst("dust", (x + 50 * k, y + 30), CLOUD), do.Enter(key)),
        do.Wait(240),
        do.change("boot", 320, "in", y=y - 700),
        do.Hide("boot"),
        do.Settle(100),
    )  # fmt: skip


@ACTS.of(Carried)
def carried(event: Carried, over: Over) -> Motion:
    """A farmer's hand moves a tile across the field."""
    tile = event.tile
    old, new = keys.overlay(tile, event.from_), keys.overlay(tile, event.to)
    begun, home = over.was.get(old), over.now.get(new)
    if begun is None or home is None:
        # It came from out of sight.
        return laid(Laid(tile, event.to, event.seat, "farmer"), over)
    flying = Piece("carried", home.art, begun.x, begun.y, scale=begun.scale, depth=HIGH, shadow=30)
    if tile == "footprint":
        return do.Then(do.Hide(old), stamped(over, new, home.at))
    starts = do.Together(do.Hide(old), do.Sound("war/carry", MP))
    lands = do.Together(
        do.Enter(new), do.Sound("war/tile", MP), do.Burst("dust", (home.x, home.y + 30), CLOUD)
    )
    flies = passes(flying, home.at, 460, 110, starts=starts, lands=lands)
    return staged(over, flies, ALLEGRO)


@ACTS.of(Lifted)
def lifted(event: Lifted, over: Over) -> Motion:
    """Off the board: it rises, or falls with its square."""
    tile, space, why = event.tile, event.space, event.why
    key = keys.overlay(tile, space)
    begun = over.was.get(key)
    if begun is None or why in TOGETHER:
        return staged(over, PRESTISSIMO)
    return staged(
        over,
        do.Together(
            do.change(key, LIFT, "out", y=begun.y - 60, scale=begun.scale * 1.1),
            do.change(key, LIFT, "in", alpha=0), do.Sound("war/lift", PIANO),
        ),
        PRESTO,
    )  # fmt: skip


@ACTS.of(CrateOpened)
def opened(event: CrateOpened, over: Over) -> Motion:
    """At the end every crate is opened."""
    crate, space = event.crate, event.space
    piece = over.was.get(keys.overlay(crate, space))
    if piece is None or not space:
        return do.Settle()
    value = event.value
    burst = Piece(
        "opened", f"topoum/over.crate.{value}", piece.x, piece.y, scale=piece.scale, depth=HIGH
    )
    return do.Then(
        do.Together(do.Show(burst), do.Hide(piece.key), do.Sound("war/crate"),
                 do.Burst("stars", (piece.x, piece.y - 40), STORM)),
        do.change("opened", 240, "back", scale=piece.scale * 1.3),
        do.Reveal(),
        do.Wait(700),
        do.Hide("opened"),
        ANDANTE,
    )  # fmt: skip


@ACTS.of(Looked)
def looked(event: Looked, over: Over) -> Motion:
    """A look under the lid. Only whoever may know is shown the number."""
    piece = over.now.get(keys.overlay(event.crate, event.space))
    if piece is None:
        return do.Settle()
    value = event.value
    art = f"topoum/over.crate.{value}" if value else "icon/eye"
    size = piece.scale if value else 1.0
    shown = Piece("looked", art, piece.x, piece.y - (0 if value else 60), scale=size, depth=HIGH)
    return staged(
        over,
        do.Together(do.Show(shown), do.Sound("war/peek", MP)),
        do.change("looked", 200, "back", scale=size * 1.2),
        do.Wait(600 if value else 320),
        do.Hide("looked"),
        ALLEGRO,
    )
