"""Which turns look good at a glance: the best that can follow each answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from game.games.topoum.bot.worth import at_once, follow_ups, sight_worth
from game.games.topoum.content.ids import Mole, Space, is_mole, space_of
from game.games.topoum.content.words import DONE, ENTER, PASS
from game.games.topoum.rules.arrive import arrive, march
from game.games.topoum.rules.effects import deploy, place_barracks
from game.games.topoum.rules.state import TopoumState
from game.games.topoum.rules.turn import moves
from game.kernel.contract import Action, quiet

__all__ = ["best_cards", "entered", "moved", "shortlist", "turn_worth"]

HOPELESS = -99.0
_LATER = 6
"""Moves of a second mole, and of a third, that a turn is thought through with."""
Brings: TypeAlias = Callable[[TopoumState, int], float]
"""What a turn has brought a seat when it ends with this table."""


def entered(state: TopoumState, seat: int, space: Space) -> tuple[TopoumState, Mole]:
    """A copy with barracks and mole there, and the mole."""
    after: TopoumState = state.clone()
    place_barracks(after, seat, space, "enter", quiet)
    mole = deploy(after, seat, space, "enter", quiet)
    arrive(after, mole, space, -1, quiet)
    after.unmoved = []
    return after, mole


def moved(state: TopoumState, mole: Mole, to: Space) -> tuple[TopoumState, bool]:
    """A copy in which the mole has made its own move, and whether it lives."""
    after: TopoumState = state.clone()
    after.unmoved.remove(mole)
    return after, march(after, after.where(mole), to, "move", quiet)


def best_cards(
    state: TopoumState, seat: int, mole: Mole, *, tile: bool, brings: Brings = at_once
) -> list[tuple[float, Action, TopoumState]]:
    """The ways to go on with the active mole, the best first."""
    found = [
        (brings(after, seat), action, after) for action, after in follow_ups(state, mole, tile=tile)
    ]
    return sorted(found, key=lambda each: -each[0])


def turn_worth(
    state: TopoumState, seat: int, action: Action, *, wide: int, brings: Brings = at_once
) -> float:
    """The most that a turn which begins like this can end with, by what a table brings.

    `wide` says how many ways of going on are looked at for a second mole, a third and so on.
    """
    if action[0] == ENTER:
        after, mole = entered(state, seat, space_of(action[1]))
        found = best_cards(after, seat, mole, tile=False, brings=brings)
        return found[0][0] if found else HOPELESS
    mover = action[0]
    if not is_mole(mover):
        return brings(state, seat) if mover in (DONE, PASS) else HOPELESS
    after, lives = moved(state, mover, space_of(action[1]))
    if not lives:
        best = brings(after, seat)
        return max(best, _go_on(after, seat, wide, brings)) if wide else best
    found = best_cards(after, seat, mover, tile=True, brings=brings)
    if not found:
        return brings(after, seat)
    best = found[0][0]
    for _, _, later in found[:wide]:
        best = max(best, _go_on(later, seat, wide - 1, brings))
    return best


def _go_on(state: TopoumState, seat: int, wide: int, brings: Brings) -> float:
    """The same for moving one more mole, if there is any; with four of them not every way."""
    looked_at = shortlist(state, seat, moves(state), _LATER)
    return max(
        [turn_worth(state, seat, each, wide=wide, brings=brings) for each in looked_at],
        default=HOPELESS,
    )


def shortlist(state: TopoumState, seat: int, options: Sequence[Action], most: int) -> list[Action]:
    """The entries and moves from where a mole would see most."""
    rated = []
    for action in options:
        if action[0] == ENTER:
            rated.append((sight_worth(state, seat, space_of(action[1])) + 1, action))
        elif is_mole(action[0]):
            rated.append((sight_worth(state, seat, space_of(action[1])), action))
    rated.sort(key=lambda each: -each[0])
    return [action for _, action in rated[:most]]
