"""The gates open and shut; between days things are bought and installed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.games.dice_theme_park.acts.bits import appear, fair, shout
from game.games.dice_theme_park.table.arts import art
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

if TYPE_CHECKING:
    from game.stage.table import Act, Happening, Turnover

__all__ = ["ACTS"]

SOON = 110
"""In the background everything goes by quickly."""


def closed(event: Happening, over: Turnover[Any]) -> Motion:
    """The gate is shut for the day."""
    seat = event.facts["seat"]
    if f"park.{seat}.entrance" not in over.was:
        return Then(Sound("ui/close", 0.5), Settle(120))
    felt = fair(over).felt
    gate = Piece("gate", art("gate.closed"), felt.cx, felt.cy, scale=1.6, depth=800, shadow=20)
    return Then(
        Together(Show(gate), change("gate", 0, y=felt.y - 120), Sound("curtain/close", 0.7)),
        change("gate", 300, "back", y=felt.cy),
        Wait(500),
        change("gate", 160, "in", alpha=0),
        Hide("gate"),
        Settle(240),
    )


def opened(_event: Happening, over: Turnover[Any]) -> Motion:
    felt = fair(over).felt
    return Then(
        Together(Sound("fanfare/small", 0.7), Settle(260)),
        shout("opened", Said("gates-open"), (felt.cx, felt.cy), 350),
    )


def installed(event: Happening, over: Turnover[Any]) -> Motion:
    """From the kit to its space."""
    facts = event.facts
    upgrade = facts.get("upgrade") or facts["innovation"]
    tile = facts.get("to") or facts["tile"]
    base = f"park.{facts['seat']}.{tile}"
    key = f"{base}.extra" if "innovation" in facts else f"{base}.up.{upgrade}"
    start = over.was.get(f"owner.kit.{upgrade.partition('.')[0]}")
    if key not in over.now or start is None:
        return Then(Sound("tile/place", 0.4), Settle(SOON))
    home = over.now[key]
    return Then(
        Together(Enter(key), change(key, 0, x=start.x, y=start.y, scale=start.scale, depth=600)),
        Home(key, 320, lift=60, curve="both"),
        Together(Sound("tile/place"), Burst("dust", (home.x, home.y), 6), Settle(160)),
    )


def removed(event: Happening, over: Turnover[Any]) -> Motion:
    """Back from its space to the kit."""
    facts = event.facts
    key = f"park.{facts['seat']}.{facts['tile']}.up.{facts['upgrade']}"
    goal = over.now.get(f"owner.kit.{facts['upgrade']}")
    if key not in over.was or goal is None:
        return Then(Sound("tile/place", 0.4), Settle(SOON))
    return Then(
        Arc(key, (goal.x, goal.y), 320, lift=60, curve="both", scale=goal.scale),
        Together(Hide(key), Sound("tile/place", 0.6), Settle(160)),
    )


def map_bought(event: Happening, over: Turnover[Any]) -> Motion:
    key = f"owner.map.{over.after.parks[event.facts['seat']].maps - 1}"
    return Then(
        Sound("card/slide", 0.8), Stagger(60, appear([key], over, 260, rise=-60), Settle(200))
    )


ACTS: dict[str, Act] = {
    "opened": opened,
    "closed": closed,
    "installed": installed,
    "innovated": installed,
    "shifted": installed,
    "removed": removed,
    "map_bought": map_bought,
}
