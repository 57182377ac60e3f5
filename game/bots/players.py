"""One decision of one bot, from what its seat sees alone."""

from __future__ import annotations

from typing import Any

from game.bots.found import Budget
from game.bots.halving import halving
from game.bots.levels import BASELINES, LEVELS, QUICK, Level
from game.bots.search import search
from game.kernel.chance import Random
from game.kernel.contract import Action, Game, Options, PickSome, Seen
from game.kernel.judge import Judge, Personality, any_of
from game.kernel.play import act, asked, legal

__all__ = ["NAMES", "choose", "personality_of"]

NAMES = (*BASELINES, *LEVELS)


def personality_of(judge: Judge, name: str) -> Personality:
    """The named personality, or the game's first: a save may name one that is gone."""
    for each in judge.personalities:
        if each.id == name:
            return each
    return judge.personalities[0]


def choose(
    game: Game[Any, Any],
    judge: Judge,
    seen: Seen,
    seat: int,
    options: Options,
    level: str,
    personality: str,
    seed: int,
) -> Action:
    rng = Random(seed)
    if not isinstance(options, PickSome) and len(options) == 1:
        return options[0]
    if level == "random":
        return any_of(options, rng)
    manner = personality_of(judge, personality)
    if level == QUICK:
        return _first_thought(game, judge, seen, seat, options, manner, rng)
    if level == "greedy":
        return _greedy(game, judge, seen, seat, manner, rng)
    effort = LEVELS[level]
    mixed = judge.mixed(seen, seat, options, rng, manner, effort.id)
    if mixed is not None:
        return mixed
    if rng.below(100) < effort.slips:
        return _first_thought(game, judge, seen, seat, options, manner, rng)
    look = halving if judge.halving else search
    return look(game, judge, seen, seat, _budget(judge, effort), manner, rng).action


def _first_thought(
    game: Game[Any, Any],
    judge: Judge,
    seen: Seen,
    seat: int,
    options: Options,
    manner: Personality,
    rng: Random,
) -> Action:
    return judge.policy(game.imagine(seen, seat, rng), seat, options, rng, manner)


def _budget(judge: Judge, effort: Level) -> Budget:
    return Budget(
        nodes=max(2, effort.nodes * judge.effort // 100),
        breadth=effort.breadth,
        horizon=judge.horizon,
        trust=effort.trust,
        rivals=effort.rivals,
    )


_SAMPLES = 120


def _greedy(
    game: Game[Any, Any],
    judge: Judge,
    seen: Seen,
    seat: int,
    manner: Personality,
    rng: Random,
) -> Action:
    """Of so many sensible answers the one with the best immediate value."""
    world = game.imagine(seen, seat, rng)
    best: Action = ()
    best_value = -1.0
    for action in judge.candidates(world, seat, legal(world, seat), rng, _SAMPLES):
        after = world.clone()
        act(after, seat, action)
        while not after.over and after.sealed and seat not in asked(after):
            # A sealed ask resolves only when the others have answered, too.
            other = asked(after)[0]
            act(after, other, judge.policy(after, other, legal(after, other), rng, manner))
        value = judge.value(after, seat)
        if value > best_value:
            best, best_value = action, value
    return best
