"""Tiles are laid, turned, taken, blown away; overlays come and go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.games.topoum.acts.stagecraft import HIGH, TOGETHER, field, staged
from game.games.topoum.table.ground import overlay_key
from game.stage.motion import (
    Arc,
    Burst,
    Enter,
    Flip,
    Hide,
    Motion,
    Settle,
    Shake,
    Show,
    Sound,
    Then,
    Together,
    Wait,
    change,
)
from game.stage.piece import Piece, altered

if TYPE_CHECKING:
    from game.stage.table import Act, Happening, Turnover

__all__ = ["ACTS"]

DROP, TURN, LIFT = 260, 300, 320


def placed(event: Happening, over: Turnover[Any]) -> Motion:
    """From a little above, with a thud."""
    key = f"tile.{event.facts['space']}"
    if key not in over.now or event.facts["why"] in ("conquest", "tile"):
        # Instead of another: it came down when that was taken.
        return staged(over, Settle(40))
    return staged(over, *_comes_down(over, key), Settle(80))


def taken(event: Happening, over: Turnover[Any]) -> Motion:
    """Back to the reserve of its colour, and another one comes down in its place."""
    space, why = event.facts["space"], event.facts["why"]
    key, stud = f"tile.{space}", f"stud.{space}"
    begun = over.was.get(key)
    if begun is None or why in TOGETHER:
        return Settle(40)
    old = altered(begun, key="tile.old")
    home = over.was.get(f"seat.{event.facts['colour']}.tile")
    flight: Motion = change(old.key, LIFT, "in", alpha=0)
    if home is not None:
        flight = Together(
            change(old.key, 0, depth=HIGH),
            Arc(old.key, (home.x, home.y), LIFT, lift=70, curve="both", scale=home.scale),
        )
    return staged(
        over,
        Together(Show(old), Hide(key), Hide(stud), Sound("card/slide", 0.8)),
        Together(flight, Then(Wait(LIFT / 2), *_comes_down(over, key))),
        Hide(old.key),
        Settle(80),
    )


def _comes_down(over: Turnover[Any], key: str) -> tuple[Motion, ...]:
    home = over.now[key]
    return (
        Together(Enter(key), change(key, 0, y=-90, by=True), change(key, 0, alpha=0.2, shadow=24)),
        change(key, DROP, "in", y=home.y, alpha=1, shadow=0),
        Together(Sound("tile/place"), Burst("dust", (home.x, home.y + 40), 6)),
    )


def turned(event: Happening, over: Turnover[Any]) -> Motion:
    """Over on its other side."""
    key = f"tile.{event.facts['space']}"
    home = over.now.get(key)
    if home is None or key not in over.was:
        return staged(over, Settle())
    return staged(
        over,
        Together(Flip(key, home.art, TURN), Sound("tile/place", 0.8)),
        Settle(100),
    )


def tile_changed(_event: Happening, over: Turnover[Any]) -> Motion:
    return staged(over, Settle(60))


def laid(event: Happening, over: Turnover[Any]) -> Motion:
    """An obstacle or a farmer's tile comes down."""
    tile, space = event.facts["tile"], event.facts["space"]
    key = overlay_key(tile, space)
    home = over.now.get(key)
    if home is None:
        return staged(over, Settle())
    if tile == "footprint":
        return stamped(over, key, (home.x, home.y))
    heavy = tile == "rock"
    sound = "card/thud" if heavy else "tile/place"
    return staged(
        over,
        Together(Enter(key), change(key, 0, y=-150, by=True), change(key, 0, shadow=40)),
        change(key, 300, "strike" if heavy else "in", y=home.y, shadow=0),
        Together(Sound(sound), Burst("dust", (home.x, home.y + 30), 12 if heavy else 6),
                 *([Shake(6, 160)] if heavy else [])),
        Settle(120),
    )  # fmt: skip


def stamped(over: Turnover[Any], key: str, at: tuple[float, float]) -> Motion:
    """A boot comes out of the sky; what it leaves is its print."""
    x, y = at
    k = field(over).k
    boot = Piece("boot", "topoum/boot", x, y - 620, scale=k * 1.3, depth=HIGH, shadow=60)
    return staged(
        over,
        Together(Show(boot), Sound("whoosh")),
        change("boot", 260, "strike", y=y, shadow=0),
        Together(Sound("drum/hit"), Shake(8, 180), Burst("dust", (x - 50 * k, y + 30), 9),
                 Burst("dust", (x + 50 * k, y + 30), 9), Enter(key)),
        Wait(240),
        change("boot", 320, "in", y=y - 700),
        Hide("boot"),
        Settle(100),
    )  # fmt: skip


def carried(event: Happening, over: Turnover[Any]) -> Motion:
    """A farmer's hand moves a tile across the field."""
    facts = event.facts
    tile = facts["tile"]
    old, new = overlay_key(tile, facts["from"]), overlay_key(tile, facts["to"])
    begun, home = over.was.get(old), over.now.get(new)
    if begun is None or home is None:
        return laid(_as_laid(event), over)
    flying = Piece("carried", home.art, begun.x, begun.y, scale=begun.scale, depth=HIGH, shadow=30)
    if tile == "footprint":
        return Then(Hide(old), stamped(over, new, (home.x, home.y)))
    return staged(
        over,
        Together(Show(flying), Hide(old), Sound("whoosh", 0.6)),
        Arc("carried", (home.x, home.y), 460, lift=110, curve="both"),
        Together(Hide("carried"), Enter(new), Sound("card/thud"),
                 Burst("dust", (home.x, home.y + 30), 8)),
        Settle(120),
    )  # fmt: skip


class _as_laid:  # noqa: N801 - an event seen as another
    """A tile that came from out of sight."""

    kind = "laid"

    def __init__(self, event: Happening) -> None:
        self.facts = {"tile": event.facts["tile"], "space": event.facts["to"]}
        self.secret = event.secret


def lifted(event: Happening, over: Turnover[Any]) -> Motion:
    """Off the board: it rises, or falls with its square."""
    tile, space, why = event.facts["tile"], event.facts["space"], event.facts["why"]
    key = overlay_key(tile, space)
    begun = over.was.get(key)
    if begun is None or why in TOGETHER:
        return staged(over, Settle(40))
    return staged(
        over,
        Together(
            change(key, LIFT, "out", y=begun.y - 60, scale=begun.scale * 1.1),
            change(key, LIFT, "in", alpha=0), Sound("whoosh", 0.5),
        ),
        Settle(60),
    )  # fmt: skip


def opened(event: Happening, over: Turnover[Any]) -> Motion:
    """At the end every crate is opened."""
    crate, space = event.facts["crate"], event.facts["space"]
    piece = over.was.get(f"over.{crate}")
    if piece is None or not space:
        return Settle()
    value = event.facts["value"]
    burst = Piece(
        "opened", f"topoum/over.crate.{value}", piece.x, piece.y, scale=piece.scale, depth=HIGH
    )
    return Then(
        Together(Show(burst), Hide(piece.key), Sound("fanfare/small"),
                 Burst("stars", (piece.x, piece.y - 40), 12)),
        change("opened", 240, "back", scale=piece.scale * 1.3),
        Wait(700),
        Hide("opened"),
        Settle(160),
    )  # fmt: skip


def looked(event: Happening, over: Turnover[Any]) -> Motion:
    """A look under the lid. Only whoever may know is shown the number."""
    piece = over.now.get(f"over.{event.facts['crate']}")
    if piece is None:
        return Settle()
    value = event.secret.get("value")
    art = f"topoum/over.crate.{value}" if value else "icon/eye"
    size = piece.scale if value else 1.0
    shown = Piece("looked", art, piece.x, piece.y - (0 if value else 60), scale=size, depth=HIGH)
    return staged(
        over,
        Together(Show(shown), Sound("mole/giggle", 0.6)),
        change("looked", 200, "back", scale=size * 1.2),
        Wait(600 if value else 320),
        Hide("looked"),
        Settle(120),
    )


ACTS: dict[str, Act] = {
    "placed": placed,
    "taken": taken,
    "turned": turned,
    "tile-changed": tile_changed,
    "laid": laid,
    "carried": carried,
    "lifted": lifted,
    "opened": opened,
    "looked": looked,
}
