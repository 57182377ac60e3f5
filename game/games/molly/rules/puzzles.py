"""Puzzles in Molly's garden. What lies hidden in it never helps: what solves one is certain."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.games.molly.content.components import (
    COLOURS,
    Card,
    Mole,
    colour_of,
    is_mole,
    is_tardy,
    score,
)
from game.games.molly.content.garden import NOWHERE, Cell
from game.games.molly.events import SetMade
from game.games.molly.rules.state import MollyState
from game.games.molly.rules.turn import Act, EndGame, EndTurn
from game.games.molly.seen.view import MollySeen
from game.kernel.alone import SOLVER, Alone, Puzzle
from game.kernel.contract import Tell
from game.kernel.event import Event

__all__ = ["ALONE"]

_LETTERS = {colour[0]: colour for colour in COLOURS}
_EMPTY, _DOG = ".", "@"


class _Box:
    """The Moles that are not tardy, to be laid out by their colours' first letters."""

    def __init__(self, state: MollyState) -> None:
        found: list[Card] = [*state.deck, *state.display, *(c for p in state.piles for c, _ in p)]
        self._moles = [card for card in found if is_mole(card) and not is_tardy(card)]

    def take(self, letter: str) -> Mole:
        wanted = _LETTERS[letter]
        card = next(mole for mole in self._moles if colour_of(mole) == wanted)
        self._moles.remove(card)
        return card

    def holds(self, letter: str) -> bool:
        return any(colour_of(mole) == _LETTERS[letter] for mole in self._moles)

    def rest(self) -> list[Mole]:
        return self._moles


def _laid(
    garden: str, display: str, tokens: int, mine: str, other: str, deck: str, state: MollyState,
    _tell: Tell,
) -> None:  # fmt: skip
    """The table as the solver finds it, in the first phase of her turn.

    In `garden` stand the nine piles in reading order, each from its bottom card: a capital lies
    face down. In `mine` and `other` stand the cubes of the burrows; just those cards lie on the
    compost. The first cards of the deck are as given; if none of
    these Moles is left it is down to the Tardy ones, with that colour on top.
    """
    piles, box = garden.split(), _Box(state)
    state.piles = [
        [(box.take(letter.lower()), letter.islower()) for letter in pile if letter.isalpha()]
        for pile in piles
    ]
    state.dog = Cell(piles.index(_DOG)) if _DOG in piles else NOWHERE
    state.display = [box.take(letter) for letter in display]
    compost: list[Card] = [box.take(letter) for letter in mine + other]
    state.burrows = [[held.count(colour[0]) for colour in COLOURS] for held in (mine, other)]
    top = [box.take(letter) for letter in deck if box.holds(letter)]
    moles = [*top, *box.rest()]
    found: list[Card] = []
    # Events lie where they were dealt; those above what is left have happened.
    left = len(moles)
    for card in state.deck:
        if not is_mole(card):
            (found if left else compost).append(card)
        elif is_tardy(card):
            found.append(card)
        elif left:
            left -= 1
            found.append(moles[left])
    late = [card for card in found if is_mole(card) and is_tardy(card)]
    late.sort(key=lambda card: colour_of(card)[0] in deck)
    state.deck, state.discards = [*late, *found[len(late) :]], compost
    state.supply += state.tokens[SOLVER] - tokens
    state.tokens[SOLVER] = tokens
    state.active = SOLVER
    # In the last round hers is the last turn.
    state.last_round = state.tardy_on_top()
    state.first = 1 if state.last_round else SOLVER
    state.turn = 1 + len(compost) // 4
    state.todo = [EndGame(), EndTurn(), Act()]


def _sets(_seen: MollySeen, told: Sequence[Event]) -> int:
    """How many sets the solver has made."""
    return sum(isinstance(event, SetMade) and event.seat == SOLVER for event in told)


def _points(seen: MollySeen, _told: Sequence[Event]) -> int:
    """What the solver's burrow and tokens are worth once she has played her card."""
    burrow = seen.burrows[SOLVER]
    assert burrow is not None
    return 0 if seen.step and seen.active == SOLVER else score(burrow, seen.tokens[SOLVER])


_DOGGED = {"bobtail": "on"}
_PUZZLES: tuple[Puzzle[MollyState, MollySeen], ...] = (
    Puzzle(
        "swap",
        seats=2,
        answers=3,
        wanted=1,
        lay=partial(_laid, "Yw Gy y Bb w Yg Yg Rb Ww", "rg", 1, "wbww", "bygr", "rrr"),
        measure=_sets,
    ),
    Puzzle(
        "dog",
        seats=2,
        answers=3,
        wanted=1,
        lay=partial(_laid, "r y Gw Ww Gw @ w r By", "yg", 1, "bbwygg", "yrbbry", "bbb"),
        measure=_sets,
        options=_DOGGED,
    ),
    Puzzle(
        "hops",
        seats=2,
        answers=4,
        wanted=1,
        lay=partial(_laid, "Ry Gg Yg . Yw Ry @ Wr Bb", "yr", 2, "ywgrgr", "ybbrwb", "www"),
        measure=_sets,
        options=_DOGGED,
    ),
    Puzzle(
        "burrow",
        seats=2,
        answers=4,
        wanted=19,
        lay=partial(_laid, "By By . Rw Bw Gr Bg Wr Rg", "yg", 1, "yyyyyrrrwwwgg", "bbbbggwwr", "b"),
        measure=_points,
    ),
)

ALONE = Alone(_PUZZLES)
