"""A set, the pile that is taken, and the flip: both piles together, slowly, with a drum."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.molly.acts.flights import ACTS, Over, cube_flies, garden, shout, shown_card
from game.games.molly.content.garden import CENTRE, numbered_cell
from game.games.molly.events import Flipped, ProjectSet, SetMade
from game.games.molly.table import keys
from game.games.molly.table.places import CARD
from game.stage import motion as do
from game.stage.kit.bursts import CLOUD, PUFF
from game.stage.kit.rows import along, closer
from game.stage.kit.tempo import ANDANTE, FORTE, MF, MODERATO
from game.stage.kit.voices import squeak
from game.stage.motion import Motion
from game.stage.piece import Piece
from game.stage.said import Said

if TYPE_CHECKING:
    from game.games.molly.content.garden import Cell

RUN, FAN, LOOK = 100, 200, 450
LIFT, TURN, LAND, REST = 180, 640, 230, 400
HIGH = 70.0
GROW = 1.14
_CARD_HIGH = 7.0
_LAYERS = (0, 2, 4, 6)
"""How many cards a pile seems to have when it stands on edge, by how thick it vaguely looks."""


@ACTS.of(SetMade)
def made(event: SetMade, over: Over) -> Motion:
    """The line runs through its three; the pile is fanned out for all to see, and becomes cubes."""
    place = garden(over)
    run: list[Motion] = []
    for cell in map(numbered_cell, event.cells):
        x, y = place.cell(cell)
        top = keys.top(cell)
        run.append(
            do.Together(
                do.Burst("sparks", (x, y), CLOUD),
                do.Sound("count/tick", FORTE),
                do.Then(do.change(top, 90, "out", scale=1.1), do.change(top, 90, scale=1)),
            )
        )
    key = "chain-shout" if event.chain else "set-shout"
    middle = place.cell(CENTRE)
    shouted = shout("shout", Said(key), (middle[0], place.mat.y + 330), 300)
    return do.Then(
        do.Together(
            do.Stagger(RUN, *run),
            shouted,
            do.Sound("garden/chain" if event.chain else "garden/set"),
            squeak(over.look, event.seat, "cheer", MF),
        ),
        _fan(event, over),
        ANDANTE,
    )


def _fan(event: SetMade, over: Over) -> Motion:
    place, taken = garden(over), numbered_cell(event.taken)
    start = place.cell(taken)
    count = len(event.cards)
    x, y = place.cell(CENTRE)
    gap = closer(120, 640, count)
    shows: list[Motion] = [
        do.Hide(keys.top(taken)),
        do.Hide(keys.pile(taken)),
        do.Sound("garden/fan", MF),
    ]
    spread, cubes = [], []
    for at, (card, (colour, kept)) in enumerate(zip(event.cards, event.cubes, strict=True)):
        key, there = f"fan.{at}", (along(x, at, count, gap), y)
        shows.append(do.Show(shown_card(key, card, start)))
        spread.append(do.Arc(key, there, FAN, lift=40, scale=0.92))
        cubes.append(
            do.Together(
                do.Then(do.Arc(key, place.compost, 320, lift=30, scale=0.44), do.Hide(key)),
                cube_flies(over, f"cube.{at}", colour, there, event.seat, kept=kept),
            )
        )
    return do.Then(
        do.Together(*shows), do.Stagger(60, *spread), do.Wait(LOOK), do.Stagger(140, *cubes)
    )


@ACTS.of(Flipped)
def flipped(event: Flipped, over: Over) -> Motion:
    """Lift, tip over the upper edge, show, and both land as one."""
    cells = [numbered_cell(cell) for cell in event.cells]
    place = garden(over)
    drum = Piece(
        "drum", "molly/drum.rest", place.mat.cx + 20, place.mat.bottom - 34, h=110, depth=500
    )
    lifts: list[Motion] = []
    turns: list[Motion] = []
    lands: list[Motion] = []
    dust: list[Motion] = []
    for cell in cells:
        home = over.now[keys.top(cell)]
        key = home.key
        lifts.append(do.change(key, LIFT, "out", y=-HIGH, by=True))
        lifts.append(do.change(key, LIFT, "out", scale=GROW, shadow=26, depth=300 + cell, turn=0))
        turns.append(do.Flip(key, home.face, TURN, across=True))
        turns += [do.Show(layer, TURN) for layer in _layers(over, cell)]
        lands.append(do.change(key, LAND, "strike", y=home.y, scale=1, shadow=0, turn=home.turn))
        x, y = place.cell(cell)
        dust += [do.Burst("dust", (x - 70, y + 90), PUFF), do.Burst("dust", (x + 70, y + 90), PUFF)]
        dust += [do.Enter(keys.pile(cell)), do.change(key, 0, depth=home.depth)]
    beat = do.Then(
        do.Put("drum", art="molly/drum.beat"), do.Wait(120), do.Put("drum", art="molly/drum.rest")
    )
    boom = shout("dum", Said("drum"), (place.mat.cx + 20, place.mat.bottom - 130), 260, 84)
    # A third of the way round, so that the cards clap down as the drum does.
    rattle = do.Then(do.Wait(TURN * 0.6), do.Sound(f"garden/flip.{_thickest(over, cells)}"))
    return do.Then(
        do.Together(
            do.Show(drum),
            do.Sound("garden/drum"),
            *(do.Hide(keys.pile(cell)) for cell in cells),
            *lifts,
        ),
        do.Together(*turns, do.Then(do.Wait(TURN * 0.2), beat, do.Wait(120), beat), rattle),
        do.Together(*lands),
        do.Together(
            do.Sound("garden/boom"),
            do.Shake(6, 160),
            do.Put("drum", art="molly/drum.beat"),
            *dust,
            boom,
        ),
        do.Reveal(),
        do.Wait(REST),
        do.Hide("drum"),
        MODERATO,
    )


def _thickest(over: Over, cells: list[Cell]) -> int:
    """1 to 4: as thick as the thicker of the two looks, which is no more than anybody sees."""
    return 1 + max(over.before.tops[cell].thick for cell in cells)


def _layers(over: Over, cell: Cell) -> list[Piece]:
    """The pile seen from its edge: behind the card that turns, until that is thinner."""
    begun = over.was.get(keys.top(cell))
    count = _LAYERS[over.before.tops[cell].thick]
    if begun is None or count == 0:
        return []
    y = begun.y - HIGH - _CARD_HIGH * (count - 1) / 2
    return [
        Piece(
            f"layer.{cell}.{at}", "molly/pile.thin", begun.x, y + _CARD_HIGH * at,
            CARD[0] * GROW, _CARD_HIGH - 1, depth=299,
        )
        for at in range(count)
    ]  # fmt: skip


@ACTS.of(ProjectSet)
def projects(event: ProjectSet, over: Over) -> Motion:
    """Three backs in a row: three tokens are on their way."""
    place = garden(over)
    glows: list[Motion] = [
        do.Together(do.Burst("stars", place.cell(cell), CLOUD), do.Sound("count/tick"))
        for cell in map(numbered_cell, event.cells)
    ]
    at = (place.cell(CENTRE)[0], place.mat.y + 330)
    return do.Then(
        do.Together(
            do.Sound("garden/projects"),
            do.Stagger(120, *glows),
            shout("shout", Said("projects-shout"), at),
        ),
        ANDANTE,
    )
