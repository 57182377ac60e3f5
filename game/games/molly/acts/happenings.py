"""Events, the last round, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.games.molly.acts.flights import from_deck, garden, shout
from game.stage.motion import (
    Burst,
    Enter,
    Hide,
    Home,
    Motion,
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
    waited = f"waiting.{event.facts['event']}"
    home, start = over.now.get("event.card"), over.was.get(waited)
    if home is None or start is None:
        return Then(Sound("warn", 0.7), Together(*veil), Settle(160))
    key = home.key
    return Then(
        Together(
            Sound("warn", 0.7), Enter(key), Hide(waited), Hide(f"{waited}.clock"),
            change(key, 0, x=start.x, y=start.y, scale=start.scale, turn=start.turn),
        ),
        Together(
            Home(key, CARD, lift=60, curve="both"),
            Then(Wait(CARD - VEIL), Together(*veil)),
            Sound("card/flip"),
        ),
        Burst("stars", (home.x, home.y), 10),
        Settle(160),
    )  # fmt: skip


def found(event: Happening, over: Turnover[Any]) -> Motion:
    """An Event comes off the deck; where others are under way it waits there for its turn."""
    key = f"waiting.{event.facts['event']}"
    return Then(from_deck(over, key), Enter(f"{key}.clock"), Settle(120))


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
    "event-found": found,
    "event": event,
    "last-round": last_round,
    "ended": ended,
}
