"""First thoughts: a sensible answer at once, for playouts and for those who think little."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.topoum.bot.appeal import HOPELESS, best_cards, shortlist, turn_worth
from game.games.topoum.bot.worth import at_once, lasts, reach
from game.games.topoum.content.ids import space_of
from game.games.topoum.content.words import DONE
from game.games.topoum.rules.playing import CardOrTile, PlayCard
from game.games.topoum.rules.setup import FirstMole
from game.games.topoum.rules.state import TopoumState
from game.games.topoum.rules.turn import Act, AlwaysAMole, MoveOn
from game.kernel.chance import Random
from game.kernel.contract import Action

__all__ = ["first_thought", "glances", "quick_gain"]

LOOKED_AT = 5
"""First moves or entries that a quick answer thinks through."""


def glances(state: TopoumState, seat: int, options: Sequence[Action], *, wide: int) -> list[float]:
    """The medals each answer can lead to by the end of the turn.

    Who looks wide minds what lasts, too.
    """
    step, brings = state.todo[-1], lasts if wide else at_once
    if isinstance(step, Act | MoveOn):
        return [turn_worth(state, seat, each, wide=wide, brings=brings) for each in options]
    if isinstance(step, PlayCard | CardOrTile):
        tile = isinstance(step, CardOrTile)
        found = best_cards(state, seat, step.mole, tile=tile, brings=brings)
        rated = {action: worth for worth, action, _ in found}
        return [rated.get(action, HOPELESS) for action in options]
    if isinstance(step, AlwaysAMole | FirstMole):
        return [float(reach(state, seat, space_of(action[0]))) for action in options]
    return [0.0] * len(options)


def first_thought(state: TopoumState, seat: int, options: Sequence[Action], rng: Random) -> Action:
    """The most medals at once, as far as a short look shows."""
    if len(options) == 1:
        return options[0]
    if isinstance(state.todo[-1], Act | MoveOn):
        return _best_start(state, seat, options)[0] or rng.choice(options)
    liked = glances(state, seat, options, wide=0)
    best = max(liked)
    alike = [a for a, each in zip(options, liked, strict=True) if each == best > HOPELESS]
    picked: Action = rng.choice(alike or options)
    return picked


def _best_start(state: TopoumState, seat: int, options: Sequence[Action]) -> tuple[Action, float]:
    best: Action = ()
    best_worth = HOPELESS
    if (DONE,) in options:
        best, best_worth = (DONE,), float(at_once(state, seat))
    for action in shortlist(state, seat, options, LOOKED_AT):
        worth = turn_worth(state, seat, action, wide=0)
        if worth > best_worth:
            best, best_worth = action, worth
    return best, best_worth


def quick_gain(state: TopoumState, seat: int, options: Sequence[Action]) -> float:
    """Roughly what a turn that is about to begin will bring."""
    worth = _best_start(state, seat, options)[1]
    return max(0.0, worth - state.medals[seat])
