"""Puzzles in an open park: guests walk from ride to ride, and every step costs them a pip.

There are no maps left and no mascots, no luck and nothing hidden: all is where the guests go.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.games.dice_theme_park.content.attractions import (
    ENTRANCE,
    NO_TILE,
    TILES,
    empty,
    tile_of,
)
from game.games.dice_theme_park.content.numbers import COLOURS, colour_of
from game.games.dice_theme_park.content.spaces import cell_of
from game.games.dice_theme_park.rules.operate import OpenParks
from game.games.dice_theme_park.rules.park import Guest, Park
from game.games.dice_theme_park.rules.rounds import EndGame
from game.games.dice_theme_park.rules.state import ParkState
from game.games.dice_theme_park.seen.view import ThemeParkSeen
from game.kernel.alone import SOLVER, Alone, Puzzle
from game.kernel.contract import PickSome, Tell
from game.kernel.event import Event
from game.kernel.play import act, asked, legal, settle

__all__ = ["ALONE"]

_LETTERS = {colour[0]: colour for colour in COLOURS}


def _opened(built: str, guests: str, state: ParkState, _tell: Tell) -> None:
    """The solver's park opens: tiles beside the printed ones, "pedalo_lagoon@1,0", and guests,
    "b3@entrance" for a blue one with three pips."""
    settle(state)
    while state.phase == "setup":
        seat = asked(state)[0]
        options = legal(state, seat)
        first = options.items[: options.least] if isinstance(options, PickSome) else options[0]
        act(state, seat, first)
    state.lanes, state.sealed = {}, {}
    # Nobody has to be waited for.
    state.order = list(range(state.seats))
    for park in state.parks:
        _cleared(state, park)
    mine = state.parks[SOLVER]
    for word in built.split():
        name, _, cell = word.partition("@")
        _build(state, mine, name, cell)
    for word in guests.split():
        face, _, name = word.partition("@")
        die = next(die for die in state.bag if colour_of(die) == _LETTERS[face[0]])
        state.bag.remove(die)
        mine.guests[die] = Guest(tile_of(name), int(face[1:]))
    state.todo = [EndGame(), OpenParks()]
    settle(state)


def _cleared(state: ParkState, park: Park) -> None:
    """Nothing but what is printed on the board; staff is played, helps are spent."""
    for tile in [tile for tile in park.tiles if TILES[tile].stack]:
        del park.tiles[tile], park.upgrades[tile]
        (state.stack_a if TILES[tile].stack == "A" else state.stack_b).append(tile)
    played = [card for card in park.hand if card.split(".")[0] in ("builder", "ticket_agent")]
    park.hand = [card for card in park.hand if card not in played]
    park.played = played
    park.used = park.maps
    park.out = [ENTRANCE for _ in park.mascots]


def _build(state: ParkState, park: Park, name: str, cell: str) -> None:
    tile = tile_of(name)
    for pile in (state.stack_a, state.stack_b):
        if tile in pile:
            pile.remove(tile)
    if tile in state.display:
        state.display[state.display.index(tile)] = NO_TILE
    park.tiles[tile], park.upgrades[tile] = cell_of(cell), empty(tile)


def _runs(seen: ThemeParkSeen, _told: Sequence[Event]) -> int:
    """How often the solver's attractions have run."""
    return sum(seen.parks[SOLVER].cubes.values())


def _stars(seen: ThemeParkSeen, _told: Sequence[Event]) -> int:
    """What they bring in the evening for having run."""
    return sum(TILES[tile].stars * count for tile, count in seen.parks[SOLVER].cubes.items())


_SHORT = {"length": "introductory"}
_PUZZLES: tuple[Puzzle[ParkState, ThemeParkSeen], ...] = (
    Puzzle(
        "three",
        seats=2,
        answers=5,
        wanted=3,
        lay=partial(_opened, "", "b1@entrance y2@entrance b2@entrance"),
        measure=_runs,
        options=_SHORT,
    ),
    Puzzle(
        "five",
        seats=2,
        answers=9,
        wanted=5,
        lay=partial(
            _opened,
            "pedalo_lagoon@0,-2",
            "b5@hook_a_prize y6@hall_of_mirrors b6@entrance g5@pedalo_lagoon",
        ),
        measure=_runs,
        options=_SHORT,
    ),
    Puzzle(
        "nine",
        seats=2,
        answers=7,
        wanted=9,
        lay=partial(
            _opened,
            "aqua_twins@-1,1 desert_rally@-1,-1",
            "y5@entrance b5@hook_a_prize g3@aqua_twins y4@entrance",
        ),
        measure=_stars,
        options=_SHORT,
    ),
    Puzzle(
        "six",
        seats=2,
        answers=11,
        wanted=6,
        lay=partial(
            _opened,
            "pedalo_lagoon@-1,1",
            "b2@entrance y2@bumper_boats b6@entrance b3@hall_of_mirrors",
        ),
        measure=_runs,
        options=_SHORT,
    ),
)

ALONE = Alone(
    _PUZZLES,
    goals=(
        {"solo-target": "normal"},
        {"solo-target": "hard"},
        {"solo-target": "normal", "solo-goals": "rounds-3-5"},
        {"solo-target": "hard", "solo-goals": "rounds-3-5"},
        {"solo-target": "hard", "solo-goals": "every-round"},
    ),
)
