"""What flies over the garden: cards, cubes, tokens, and words that are shouted."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from game.games.molly.table.arts import BACK, cube_art, mole_art
from game.games.molly.table.keys import DECK
from game.games.molly.table.places import plan
from game.games.molly.table.seats import burrow_at
from game.stage import motion as do
from game.stage.kit.flights import Shout, passes
from game.stage.kit.tempo import FORTE
from game.stage.motion import Motion
from game.stage.piece import Piece
from game.stage.table import Acts, Turnover

if TYPE_CHECKING:
    from game.games.molly.content.components import Colour, Mole
    from game.games.molly.seen.view import MollySeen
    from game.games.molly.table.places import Plan

__all__ = ["ACTS", "Over", "burrow_of", "cube_flies", "from_deck", "garden", "shout", "shown_card"]

ACTS: Acts[MollySeen] = Acts()
Over: TypeAlias = "Turnover[MollySeen]"

FLY, TURN = 350, 260
shout = Shout(76, 520)


def garden(over: Over) -> Plan:
    return plan(over.look.frame, over.look.seats)


def burrow_of(over: Over, seat: int) -> tuple[float, float]:
    return burrow_at(garden(over).seat(seat))


def from_deck(over: Over, key: str, ms: float = FLY) -> Motion:
    """A piece of the layout that comes leaves the deck back up and turns over on its way."""
    home, deck = over.now.get(key), over.was.get(DECK)
    if home is None:
        return do.Wait(0)
    if deck is None:
        return do.Enter(key)
    return do.Then(
        do.Together(
            do.Enter(key),
            do.change(key, 0, x=deck.x, y=deck.y, scale=deck.scale, turn=0),
            do.Put(key, face=deck.face),
            do.Sound("garden/draw", FORTE),
        ),
        do.Together(
            do.Home(key, ms, lift=46), do.Then(do.Wait(ms * 0.3), do.Flip(key, home.face, TURN))
        ),
    )


def shown_card(key: str, card: Mole, at: tuple[float, float], scale: float = 1) -> Piece:
    """A card that is in no layout."""
    return Piece(key, BACK, *at, face=mole_art(card), scale=scale, depth=420, shadow=14)


def cube_flies(
    over: Over, key: str, colour: Colour, start: tuple[float, float], seat: int, *, kept: bool
) -> Motion:
    """A cube to a burrow, or to the compost where its column is full."""
    end = burrow_of(over, seat) if kept else garden(over).compost
    cube = Piece(key, cube_art(colour), *start, h=70, depth=430, shadow=12)
    lands = do.Sound("garden/cube" if kept else "garden/compost", FORTE)
    return passes(cube, end, FLY, lift=70, lands=lands)
