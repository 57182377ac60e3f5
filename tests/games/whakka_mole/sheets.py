"""A table to try the play sheet on: matches, and turns written down as on paper."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias, TypeVar

from game.games.whakka_mole.content import Hole
from game.games.whakka_mole.rules.game import GAME
from game.games.whakka_mole.rules.state import Line, WhakkaState
from game.kernel.contract import Action
from game.kernel.event import Event
from game.kernel.play import act

Paper: TypeAlias = tuple[Iterable[int], int]
"""What a seat writes: its Popup column, then its Whack! column."""


def new(
    seats: int = 2, *, holes: int = 10, stubborn: bool = False, on: bool = False
) -> WhakkaState:
    """A match in its first turn."""
    options = {
        "holes": str(holes),
        "stubborn": "on" if stubborn else "off",
        "play-on": "on" if on else "off",
    }
    return GAME.new_match(seats, options, 1)


def line(popup: Iterable[int], whack: int) -> Line:
    """A turn on paper."""
    return Line(tuple(Hole(hole) for hole in popup), Hole(whack))


def popup(holes: Iterable[int]) -> Action:
    return tuple(f"hole.{hole}" for hole in holes)


def write(state: WhakkaState, *papers: Paper, order: Sequence[int] | None = None) -> list[Event]:
    """Everybody writes, in that order of seats, and the turn is played; what was told."""
    told: list[Event] = []
    for seat in order or range(len(papers)):
        holes, whack = papers[seat]
        act(state, seat, popup(holes), told.append)
        act(state, seat, (f"hole.{whack}",), told.append)
    return told


def score(state: WhakkaState, *scores: int) -> WhakkaState:
    """The same table with these scores on paper."""
    state.sheets = [
        sheet._replace(score=each) for sheet, each in zip(state.sheets, scores, strict=True)
    ]
    return state


def scores(state: WhakkaState) -> tuple[int, ...]:
    return tuple(sheet.score for sheet in state.sheets)


def up(state: WhakkaState) -> tuple[tuple[int, ...], ...]:
    return tuple(sheet.up for sheet in state.sheets)


E = TypeVar("E", bound=Event)


def one(told: list[Event], kind: type[E]) -> E:
    """The only event of that kind."""
    found = [event for event in told if isinstance(event, kind)]
    assert len(found) == 1, [event.kind for event in told]
    return found[0]
