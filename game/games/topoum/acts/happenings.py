"""Turns, Peace, and the end."""

from __future__ import annotations

from game.games.topoum.acts.stagecraft import ACTS, HIGH, Over, field, shout
from game.games.topoum.events.course import (
    CategoryCounted,
    Entered,
    FinalScoring,
    MatchBegun,
    Passed,
    PeaceCame,
    SetOut,
    SetsCounted,
    Stuck,
    TurnBegun,
)
from game.games.topoum.table.names import name_of
from game.stage import motion as do
from game.stage.kit.bursts import PARADE
from game.stage.kit.flights import Heard, fades
from game.stage.kit.tempo import ADAGIO, ANDANTE, FORTE, MF, PP, PRESTISSIMO, PRESTO, VIVACE
from game.stage.motion import Motion
from game.stage.piece import Piece
from game.stage.said import Said


@ACTS.of(TurnBegun)
def turn(event: TurnBegun, over: Over) -> Motion:
    gain = FORTE if over.look.lone == event.seat else PP
    return do.Then(do.Sound("war/turn", gain), ADAGIO)


@ACTS.of(PeaceCame)
def peace(_event: PeaceCame, over: Over) -> Motion:
    """The card that ends the war."""
    cam = field(over)
    card = Piece("peace", "topoum/card.peace", cam.mat.cx, cam.mat.cy, scale=0.3, depth=HIGH)
    at = (cam.mat.cx, cam.mat.y + 90)
    return do.Then(
        do.Together(do.Show(card), do.Reveal(), do.Sound("war/peace")),
        do.Together(
            do.change("peace", 320, "back", scale=1.35),
            shout("peace.shout", Said("peace-shout"), at, 800),
        ),
        fades(200, "peace"),
        ANDANTE,
    )


@ACTS.of(FinalScoring)
def final(_event: FinalScoring, over: Over) -> Motion:
    cam = field(over)
    at = (cam.mat.cx, cam.mat.cy - 60)
    bursts = do.Stagger(300, *(do.Burst("confetti", at, PARADE) for _ in range(3)))
    return do.Then(
        do.Together(
            do.Sound("war/final"), bursts, shout("final", Said("final-shout"), at, 900, 84)
        ),
        do.Settle(),
    )


@ACTS.of(CategoryCounted)
def category(event: CategoryCounted, over: Over) -> Motion:
    """Who has played most of one sort of card."""
    if not event.seats or not event.medals:
        return PRESTO
    cam = field(over)
    at = (cam.mat.cx, cam.mat.cy - 60)
    sort = event.category
    badge = Piece("category", f"topoum/sign.{sort}", at[0], at[1] - 100, scale=1.6, depth=HIGH)
    names = Said(f"category-{sort}")
    return do.Then(
        do.Together(do.Show(badge), do.Reveal(), do.Sound("war/tally")),
        shout("category.word", names, at, 420, 56),
        do.Hide("category"),
        VIVACE,
    )


@ACTS.of(SetsCounted)
def sets(event: SetsCounted, over: Over) -> Motion:
    if not event.medals:
        return PRESTO
    cam = field(over)
    said = Said("sets-shout", {"name": name_of(over.look, event.seat),
                               "count": event.count})  # fmt: skip
    return do.Then(
        do.Together(do.Reveal(), do.Sound("war/tally")),
        shout("sets", said, (cam.mat.cx, cam.mat.cy - 60), 420, 50),
        VIVACE,
    )


ACTS.of(Entered)(Heard("war/enter", MF, ms=40))


@ACTS.of(SetOut)
def set_out(_event: SetOut, _over: Over) -> Motion:
    return PRESTISSIMO


ACTS.of(MatchBegun)(Heard("war/muster", ms=40))


@ACTS.of(Stuck)
def stuck(_event: Stuck, over: Over) -> Motion:
    return _told(over, Said("stuck-shout"))


@ACTS.of(Passed)
def passed(_event: Passed, over: Over) -> Motion:
    return _told(over, Said("passed-shout"))


def _told(over: Over, said: Said) -> Motion:
    cam = field(over)
    at = (cam.mat.cx, cam.mat.y + 110)
    called = shout("stuck", said, at, 500, 46)
    return do.Then(
        do.Together(do.Reveal(), do.Sound("war/stuck", FORTE)), called, do.Wait(40), PRESTO
    )
