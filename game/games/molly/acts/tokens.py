"""Project tokens and single cubes go from hand to hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.games.molly.acts.flights import burrow_of, cube_flies, garden, shown_card
from game.games.molly.content import colour_of
from game.games.molly.table.seats import token_at
from game.stage.motion import (
    Arc,
    Flip,
    Hide,
    Motion,
    Settle,
    Show,
    Sound,
    Then,
    Together,
    Wait,
)
from game.stage.piece import Piece

if TYPE_CHECKING:
    from game.stage.table import Act, Happening, Turnover

__all__ = ["ACTS"]

TOKEN, PASS = 300, 460


def token(event: Happening, over: Turnover[Any]) -> Motion:
    """From the supply, or out of the row of whoever it is stolen from."""
    seat, source = event.facts["seat"], event.facts["from"]
    place = garden(over)
    start = place.supply
    if source != "supply":
        start = token_at(place.seat(source), 0, 1)
    end = token_at(place.seat(seat), 0, 1)
    piece = Piece("token.flying", "molly/token", *start, h=58, depth=430, shadow=10)
    lost = f"seat.{source}.token.{over.before.tokens[source] - 1}" if source != "supply" else ""
    return Then(
        Together(Show(piece), *((Hide(lost),) if lost else ())),
        Together(Arc("token.flying", end, TOKEN, lift=60, curve="both"), Sound("whoosh", 0.4)),
        Together(Hide("token.flying"), Sound("token")),
        Settle(160),
    )


def drew_cube(event: Happening, over: Turnover[Any]) -> Motion:
    """A card off the deck is shown, becomes a cube, and goes to the compost."""
    facts, place = event.facts, garden(over)
    x, y = place.deck
    end = (x, y + 216)
    card = shown_card("flying", facts["card"], (x, y), 0.8)
    face, back = card.face, over.was["deck"].face if "deck" in over.was else card.face
    cube = f"molly/cube.{colour_of(facts['card'])}"
    flying = Piece("flying", card.art, x, y, face=back, scale=0.8, depth=420, shadow=14)
    return Then(
        Together(Show(flying), Sound("card/slide")),
        Together(Arc("flying", end, 240, lift=30), Then(Wait(60), Flip("flying", face, 220))),
        Wait(180),
        Together(
            Then(Arc("flying", place.compost, 300, lift=30, scale=0.44), Hide("flying")),
            cube_flies(over, "cube", cube, end, facts["seat"], kept=facts["kept"]),
        ),
        Settle(140),
    )


def passed(event: Happening, over: Turnover[Any]) -> Motion:
    """Shut cubes to the right; those who gave and got know the colour."""
    facts = event.facts
    colour = event.secret.get("colour")
    art = f"molly/cube.{colour}" if colour else "molly/cube.hidden"
    start, end = burrow_of(over, facts["seat"]), burrow_of(over, facts["to"])
    cube = Piece("cube.passed", art, *start, h=70, depth=430, shadow=12)
    return Then(
        Together(Show(cube), Sound("whoosh", 0.6)),
        Arc("cube.passed", end, PASS, lift=90, curve="both"),
        Together(Hide("cube.passed"), Sound("coin", 0.7)),
        Settle(140),
    )


def cube_gone(event: Happening, over: Turnover[Any]) -> Motion:
    facts = event.facts
    start = burrow_of(over, facts["seat"])
    cube = f"molly/cube.{facts['colour']}"
    return Then(cube_flies(over, "cube", cube, start, facts["seat"], kept=False), Settle(140))


ACTS: dict[str, Act] = {
    "token": token,
    "drew-cube": drew_cube,
    "passed": passed,
    "cube-gone": cube_gone,
}
