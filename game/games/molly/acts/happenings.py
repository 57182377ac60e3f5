"""Events, the last round, and the end."""

from __future__ import annotations

from game.games.molly.acts.flights import ACTS, Over, from_deck, garden, shout
from game.games.molly.events import (
    Ended,
    EventBegun,
    EventFound,
    FitsNowhere,
    LastRound,
    Skipped,
    TurnBegun,
)
from game.games.molly.table import keys
from game.stage import motion as do
from game.stage.kit.bursts import CLOUD, PARADE
from game.stage.kit.flights import Heard
from game.stage.kit.tempo import ADAGIO, ALLEGRO, ANDANTE, FORTE, PP
from game.stage.motion import Motion
from game.stage.said import Said

VEIL, CARD = 150, 400


@ACTS.of(TurnBegun)
def turn(_event: TurnBegun, over: Over) -> Motion:
    gain = FORTE if over.look.lone == over.after.active else PP
    return do.Then(do.Sound("garden/turn", gain), ADAGIO)


@ACTS.of(EventBegun)
def begun(event: EventBegun, over: Over) -> Motion:
    """The card comes off the deck and turns over; the veil falls behind it as it arrives."""
    veil: list[Motion] = []
    for key in over.now:
        if keys.is_veil(key):
            veil += [
                do.Enter(key),
                do.change(key, 0, alpha=0),
                do.change(key, VEIL, "out", alpha=1),
            ]
    waited = keys.waiting(event.event)
    home, start = over.now.get(keys.EVENT), over.was.get(waited)
    if home is None or start is None:
        return do.Then(do.Sound("garden/event", FORTE), do.Together(*veil), ANDANTE, do.Rest())
    key = home.key
    return do.Then(
        do.Together(
            do.Sound("garden/event", FORTE), do.Enter(key), do.Hide(waited),
            do.Hide(keys.clock(event.event)),
            do.change(key, 0, x=start.x, y=start.y, scale=start.scale, turn=start.turn),
        ),
        do.Together(
            do.Home(key, CARD, lift=60, curve="both"),
            do.Then(do.Wait(CARD - VEIL), do.Together(*veil)),
            do.Sound("card/flip"),
        ),
        do.Burst("stars", home.at, CLOUD),
        ANDANTE,
        do.Rest(),
    )  # fmt: skip


@ACTS.of(EventFound)
def found(event: EventFound, over: Over) -> Motion:
    """An Event comes off the deck; where others are under way it waits there for its turn."""
    waits = from_deck(over, keys.waiting(event.event))
    return do.Then(
        waits, do.Together(do.Enter(keys.clock(event.event)), do.Sound("garden/found")), ALLEGRO
    )


ACTS.of(FitsNowhere)(Heard("garden/stuck"))
ACTS.of(Skipped)(Heard("garden/skip"))


@ACTS.of(LastRound)
def last_round(_event: LastRound, over: Over) -> Motion:
    place = garden(over)
    at = (place.mat.cx, place.mat.cy - 40)
    called = shout("shout", Said("last-round-shout"), at, 900, 92)
    return do.Then(do.Together(do.Reveal(), do.Sound("garden/last_round"), called), ANDANTE)


@ACTS.of(Ended)
def ended(_event: Ended, over: Over) -> Motion:
    place = garden(over)
    at = (place.mat.cx, place.mat.y + 200)
    bursts = do.Stagger(300, *(do.Burst("confetti", at, PARADE) for _ in range(3)))
    return do.Then(do.Together(do.Sound("garden/win"), bursts), do.Wait(700), do.Settle())
