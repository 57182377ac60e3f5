"""Turns, Peace, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.games.topoum.acts.stagecraft import HIGH, field, shout
from game.games.topoum.table.names import name_of
from game.stage.motion import (
    Burst,
    Hide,
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


def turn(event: Happening, over: Turnover[Any]) -> Motion:
    gain = 0.8 if over.look.lone == event.facts["seat"] else 0.4
    return Then(Sound("turn/yours", gain), Settle(200))


def peace(_event: Happening, over: Turnover[Any]) -> Motion:
    """The card that ends the war."""
    cam = field(over)
    card = Piece("peace", "topoum/card.peace", cam.mat.cx, cam.mat.cy, scale=0.3, depth=HIGH)
    at = (cam.mat.cx, cam.mat.y + 90)
    return Then(
        Together(Show(card), Sound("fanfare/round")),
        Together(
            change("peace", 320, "back", scale=1.35),
            shout("peace.shout", Said("peace-shout"), at, 800),
        ),
        change("peace", 200, "in", alpha=0),
        Hide("peace"),
        Settle(160),
    )


def final(_event: Happening, over: Turnover[Any]) -> Motion:
    cam = field(over)
    at = (cam.mat.cx, cam.mat.cy - 60)
    bursts = Stagger(300, *(Burst("confetti", at, 26) for _ in range(3)))
    return Then(
        Together(Sound("fanfare/win"), bursts, shout("final", Said("final-shout"), at, 900, 84)),
        Settle(),
    )


def category(event: Happening, over: Turnover[Any]) -> Motion:
    """Who has played most of one sort of card."""
    facts = event.facts
    if not facts["seats"] or not facts["medals"]:
        return Settle(60)
    cam = field(over)
    at = (cam.mat.cx, cam.mat.cy - 60)
    sort = facts["category"]
    badge = Piece("category", f"topoum/sign.{sort}", at[0], at[1] - 100, scale=1.6, depth=HIGH)
    names = Said(f"category-{sort}")
    return Then(
        Together(Show(badge), Sound("count/tick")),
        shout("category.word", names, at, 420, 56),
        Hide("category"),
        Settle(80),
    )


def sets(event: Happening, over: Turnover[Any]) -> Motion:
    if not event.facts["medals"]:
        return Settle(60)
    cam = field(over)
    said = Said("sets-shout", {"name": name_of(over.look, event.facts["seat"]),
                               "count": event.facts["count"]})  # fmt: skip
    return Then(
        Sound("count/tick"), shout("sets", said, (cam.mat.cx, cam.mat.cy - 60), 420, 50), Settle(80)
    )


def quick(_event: Happening, _over: Turnover[Any]) -> Motion:
    return Settle(40)


def stuck(event: Happening, over: Turnover[Any]) -> Motion:
    cam = field(over)
    at = (cam.mat.cx, cam.mat.y + 110)
    return Then(Sound("warn", 0.5), shout("stuck", Said(f"{event.kind}-shout"), at, 500, 46),
                Wait(40), Settle(60))  # fmt: skip


ACTS: dict[str, Act] = {
    "turn": turn,
    "peace": peace,
    "final": final,
    "category": category,
    "sets": sets,
    "entered": quick,
    "moves": quick,
    "match": quick,
    "stuck": stuck,
    "passed": stuck,
}
