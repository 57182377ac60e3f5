"""Events, the last round, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.games.molly.acts.flights import garden, shout
from game.games.molly.table.arts import event_art
from game.stage.motion import (
    Burst,
    Enter,
    Flip,
    Home,
    Motion,
    Put,
    Settle,
    Sound,
    Stagger,
    Then,
    Together,
    Wait,
    change,
)
from game.stage.said import Said

if TYPE_CHECKING:
    from game.stage.table import Act, Happening, Turnover

__all__ = ["ACTS"]

VEIL, CARD = 150, 400


def turn(_event: Happening, over: Turnover[Any]) -> Motion:
    gain = 0.8 if over.look.lone == over.after.active else 0.4
    return Then(Sound("turn/yours", gain), Settle(200))


def event(event: Happening, over: Turnover[Any]) -> Motion:
    """The card comes off the deck and turns over; the veil falls behind it as it arrives."""
    veil: list[Motion] = []
    for key in over.now:
        if key.startswith("veil"):
            veil += [Enter(key), change(key, 0, alpha=0), change(key, VEIL, "out", alpha=1)]
    home, deck = over.now.get("event.card"), over.now.get("deck")
    if home is None or deck is None:
        return Then(Sound("warn", 0.7), Together(*veil), Settle(160))
    key = home.key
    return Then(
        Together(
            Sound("warn", 0.7), Enter(key), Put(key, face=deck.face),
            change(key, 0, x=deck.x, y=deck.y, scale=deck.scale, turn=0),
        ),
        Together(
            Home(key, CARD, lift=60, curve="both"),
            Then(Wait(80), Flip(key, event_art(event.facts["event"]), 280)),
            Then(Wait(CARD - VEIL), Together(*veil)),
            Sound("card/flip"),
        ),
        Burst("stars", (home.x, home.y), 10),
        Settle(160),
    )  # fmt: skip


def last_round(_event: Happening, over: Turnover[Any]) -> Motion:
    place = garden(over)
    at = (place.mat.cx, place.mat.cy - 40)
    return Then(
        Together(Sound("fanfare/round"), shout("shout", Said("last-round-shout"), at, 900, 92)),
        Settle(160),
    )


def ended(_event: Happening, over: Turnover[Any]) -> Motion:
    place = garden(over)
    at = (place.mat.cx, place.mat.y + 200)
    bursts = Stagger(300, *(Burst("confetti", at, 26) for _ in range(3)))
    return Then(Together(Sound("fanfare/win"), bursts), Wait(700), Settle())


ACTS: dict[str, Act] = {
    "turn": turn,
    "event": event,
    "last-round": last_round,
    "ended": ended,
}
