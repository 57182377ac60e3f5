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
from game.stage.kit.flights import Heard, passes
from game.stage.kit.tempo import ANDANTE, MF, MODERATO, MP, PP
from game.stage.motion import (
    Arc,
    Flip,
    Hide,
    Motion,
    Show,
    Sound,
    Then,
    Together,
    Wait,
)
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
        lost.append(Hide(keys.token(victim, over.before.tokens[victim] - 1)))
    end = token_at(place.seat(event.seat), 0, 1)
    piece = Piece("token.flying", "molly/token", *start, h=58, depth=430, shadow=10)
    flies = passes(
        piece, end, TOKEN, starts=Together(*lost), way=Sound("whoosh", PP),
        lands=Sound("garden/token"),
    )  # fmt: skip
    return Then(flies, ANDANTE)


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
    return Then(
        Together(Show(flying), Sound("garden/draw")),
        Together(Arc("flying", end, 240, lift=30), Then(Wait(60), Flip("flying", face, 220))),
        Wait(180),
        Together(
            Then(Arc("flying", place.compost, 300, lift=30, scale=0.44), Hide("flying")),
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
    given, got = Sound("garden/pass", MP), Sound("garden/cube", MF)
    return Then(passes(cube, end, PASS, 90, starts=given, lands=got), MODERATO)


@ACTS.of(CubeGone)
def cube_gone(event: CubeGone, over: Over) -> Motion:
    start = burrow_of(over, event.seat)
    gone = cube_flies(over, "cube", event.colour, start, event.seat, kept=False)
    return Then(gone, MODERATO)
