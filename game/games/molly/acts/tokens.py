"""Project tokens and single cubes go from hand to hand."""

from __future__ import annotations

from game.games.molly.acts.flights import ACTS, Over, burrow_of, cube_flies, garden, shown_card
from game.games.molly.content.components import colour_of
from game.games.molly.events import (
    CubeDrawn,
    CubeGone,
    NoToken,
    Passed,
    TokenGained,
    TokensBack,
)
from game.games.molly.table import keys
from game.games.molly.table.arts import cube_art
from game.games.molly.table.seats import token_at
from game.stage import motion as do
from game.stage.kit.flights import Heard, passes
from game.stage.kit.tempo import ANDANTE, MF, MODERATO, MP, PP
from game.stage.motion import Motion
from game.stage.piece import Piece

TOKEN, PASS = 300, 460


ACTS.of(TokensBack)(Heard("garden/tokens_back"))
ACTS.of(NoToken)(Heard("garden/no_token"))


@ACTS.of(TokenGained)
def token(event: TokenGained, over: Over) -> Motion:
    """From the supply, or out of the row of whoever it is stolen from."""
    place, victim = garden(over), event.victim
    start = place.supply
    lost: list[Motion] = []
    if victim is not None:
        start = token_at(place.seat(victim), 0, 1)
        lost.append(do.Hide(keys.token(victim, over.before.tokens[victim] - 1)))
    end = token_at(place.seat(event.seat), 0, 1)
    piece = Piece("token.flying", "molly/token", *start, h=58, depth=430, shadow=10)
    flies = passes(
        piece, end, TOKEN, starts=do.Together(*lost), way=do.Sound("whoosh", PP),
        lands=do.Sound("garden/token"),
    )  # fmt: skip
    return do.Then(flies, ANDANTE)


@ACTS.of(CubeDrawn)
def drew_cube(event: CubeDrawn, over: Over) -> Motion:
    """A card off the deck is shown, becomes a cube, and goes to the compost."""
    place = garden(over)
    x, y = place.deck
    end = (x, y + 216)
    card = shown_card("flying", event.card, (x, y), 0.8)
    face, back = card.face, over.was[keys.DECK].face if keys.DECK in over.was else card.face
    colour = colour_of(event.card)
    flying = Piece("flying", card.art, x, y, face=back, scale=0.8, depth=420, shadow=14)
    return do.Then(
        do.Together(do.Show(flying), do.Sound("garden/draw")),
        do.Together(
            do.Arc("flying", end, 240, lift=30), do.Then(do.Wait(60), do.Flip("flying", face, 220))
        ),
        do.Wait(180),
        do.Together(
            do.Then(do.Arc("flying", place.compost, 300, lift=30, scale=0.44), do.Hide("flying")),
            cube_flies(over, "cube", colour, end, event.seat, kept=event.kept),
        ),
        MODERATO,
    )


@ACTS.of(Passed)
def passed(event: Passed, over: Over) -> Motion:
    """Shut cubes to the right; those who gave and got know the colour."""
    art = cube_art(event.colour) if event.colour else "molly/cube.hidden"
    start, end = burrow_of(over, event.seat), burrow_of(over, event.to)
    cube = Piece("cube.passed", art, *start, h=70, depth=430, shadow=12)
    given, got = do.Sound("garden/pass", MP), do.Sound("garden/cube", MF)
    return do.Then(passes(cube, end, PASS, 90, starts=given, lands=got), MODERATO)


@ACTS.of(CubeGone)
def cube_gone(event: CubeGone, over: Over) -> Motion:
    start = burrow_of(over, event.seat)
    gone = cube_flies(over, "cube", event.colour, start, event.seat, kept=False)
    return do.Then(gone, MODERATO)
