"""One decision of one bot, from what its seat sees alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.bots.drawing import drawn, unregretted
from game.bots.halving import halving
from game.bots.levels import BASELINES, LEVELS, QUICK
from game.bots.levels import level as level_of
from game.bots.question import Question
from game.kernel.chance import Random
from game.kernel.contract import Action, Game, Options, PickSome, Seen
from game.kernel.judge import Judge, Personality, any_of
from game.kernel.play import listing

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
    rng, manner = Random(seed), personality_of(judge, personality)
    if not isinstance(options, PickSome) and len(options) == 1:
        return options[0]
    if level == "random":
        return any_of(options, rng)
    effort = level_of(game.id, level if level in LEVELS else "easy")
    question = Question(game, judge, seen, seat, options, effort, manner, rng)
    if level == QUICK:
        return question.thought(question.world())
    return _greedy(question) if level == "greedy" else _thought_of(question)


def _thought_of(question: Question[Any, Any]) -> Action:
    """Drawn, settled, weighed or tried: as the game's judgement offers."""
    judge, options, level, rng = question.judge, question.options, question.level, question.rng
    about = question.seen, question.seat
    how = question.manner, level
    mix = judge.mixed(*about, options, *how)
    if mix is not None:
        return drawn(options, mix, rng)
    if rng.below(100) < level.slips + question.manner.haste:
        return judge.slip(question.world(), question.seat, options, rng, question.manner)
    if judge.way == "felt":
        return _felt(question)
    if judge.way == "weighed":
        answers = listing(options)
        worth = judge.weighed(*about, answers, *how)
        return answers[max(range(len(answers)), key=lambda at: worth[at])]
    return halving(question).action


def _felt(question: Question[Any, Any]) -> Action:
    world, options = question.world(), question.options
    if not isinstance(options, PickSome):
        about = question.seat, options, question.manner, question.level
        stakes = question.judge.stakes(world, *about)
        if stakes is not None:
            return drawn(options, unregretted(stakes, len(options)), question.rng)
    return question.thought(world)


def _greedy(question: Question[Any, Any]) -> Action:
    """What looks best at once, and no further thought."""
    if question.judge.way != "tried":
        return question.thought(question.world())
    near = replace(question.level, decisions=0, width=0, notices=0)
    return halving(replace(question, level=near)).action
