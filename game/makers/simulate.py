"""Many matches of bots, and what came of them."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from time import perf_counter
from typing import Any

from game.commands import words
from game.commands.tongue import texts_for
from game.commands.wrong import whole
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.contract import Game, Standings
from game.kernel.judge import any_of
from game.makers.players import Match, Player, play_match, player
from game.makers.progress import Progress

__all__ = ["Tally", "percentile", "run", "simulate"]

_MOST = 10_000_000
_TOLD = 20


@dataclass(slots=True)
class Tally:
    """What is counted over many matches."""

    seats: int
    games: int = 0
    decisions: int = 0
    turns: int = 0
    seconds: float = 0.0
    wins: list[Fraction] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)
    violations: int = 0

    def __post_init__(self) -> None:
        self.wins = [Fraction(0)] * self.seats

    def count(self, game: Game[Any, Any], state: Any, decisions: int, seconds: float) -> Standings:
        """One more match."""
        standings = game.standings(state)
        self.games += 1
        self.decisions += decisions
        self.turns += game.turn(state)
        self.seconds += seconds
        self.scores += standings.scores
        self.ends[standings.reason if state.over else "unfinished"] += 1
        for seat in standings.winners:
            # A shared win counts as its share, so that all wins add up to the matches won.
            self.wins[seat] += Fraction(1, len(standings.winners))
        return standings

    def wrong(self, found: Sequence[str], where: str) -> None:
        """Laws broken in a match."""
        self.violations += len(found)
        self.broken += [f"{where}: {law}" for law in found][: _TOLD - len(self.broken)]

    def plain(self) -> dict[str, Any]:
        """For JSON, as the command line promises it."""
        scores = sorted(self.scores)
        return {
            "games": self.games,
            "seats": self.seats,
            "decisions": self.decisions,
            "turns": self.turns,
            "seconds": round(self.seconds, 6),
            "playouts_per_s": round(self.games / max(self.seconds, 1e-9), 2),
            "decisions_per_s": round(self.decisions / max(self.seconds, 1e-9), 1),
            "wins_by_seat": [_number(share) for share in self.wins],
            "scores": {
                "mean": round(sum(scores) / max(len(scores), 1), 3),
                "p10": percentile(scores, 10),
                "p50": percentile(scores, 50),
                "p90": percentile(scores, 90),
            },
            "ends": dict(sorted(self.ends.items())),
            "violations": self.violations,
            "broken": self.broken,
        }


def _number(share: Fraction) -> int | float:
    return share.numerator if share.denominator == 1 else round(float(share), 3)


def percentile(ordered: Sequence[Any], percent: int) -> Any:
    """The value below which so many in a hundred lie; 0 of nothing."""
    if not ordered:
        return 0
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]


def simulate(
    game: Game[Any, Any],
    options: Mapping[str, str],
    bots: Sequence[str],
    seeds: Sequence[int],
    progress: Progress,
) -> Tally:
    """Play them; every match is played a second time from its answers, with all laws watched."""
    tally = Tally(len(bots))
    quick = set(bots) == {"random"}
    players = [player(game, name) for name in bots]
    for done, seed in enumerate(seeds, 1):
        if quick:
            _random_match(game, options, seed, tally)
        else:
            _bots_match(game, options, seed, players, tally)
        progress.at(done)
    return tally


def _bots_match(
    game: Game[Any, Any],
    options: Mapping[str, str],
    seed: int,
    players: Sequence[Player],
    tally: Tally,
) -> None:
    match = play_match(game, options, seed, players)
    tally.count(game, match.state, len(match.answers), match.seconds)
    tally.wrong(_watched(game, options, seed, len(players), match), f"seed {seed}")


def _watched(
    game: Game[Any, Any], options: Mapping[str, str], seed: int, seats: int, match: Match
) -> list[str]:
    """The laws broken at any decision; watched apart, so that the clock runs for play alone."""
    state = play.start(game, seats, options, seed)
    found = list(game.check(state))
    for seat, action in match.answers:
        play.act(state, seat, action)
        found += game.check(state)
    return found + _finished(state)


def _finished(state: Any) -> list[str]:
    if state.over:
        return []
    return ["nobody is asked" if not play.asked(state) else "does not come to an end"]


def _random_match(
    game: Game[Any, Any], options: Mapping[str, str], seed: int, tally: Tally
) -> None:
    """Nothing between one answer and the next: this is what speed is measured by."""
    longest, decisions = game.longest, 0
    began = perf_counter()
    state = play.start(game, tally.seats, options, seed)
    rng = Random(seed)
    while asked := play.asked(state):
        for seat in asked:
            options_now = play.legal(state, seat)
            if options_now:
                play.take(state, seat, any_of(options_now, rng))
                decisions += 1
        if decisions > longest:
            break
    seconds = perf_counter() - began
    tally.count(game, state, decisions, seconds)
    tally.wrong([*game.check(state), *_finished(state)], f"seed {seed}")
    if tally.games % _EACH == 1:
        watched = play_match(game, options, seed, [player(game, "random")] * tally.seats)
        tally.wrong(_watched(game, options, seed, tally.seats, watched), f"seed {seed}")


_EACH = 8
"""Of random matches one in so many is watched at every decision, all others at their end."""


def run(args: Namespace) -> int:
    """python -m game simulate."""
    game = words.the_game(args.name)
    seats = words.seats(game, args.seats)
    options = words.options(game, args.options, seats)
    bots = words.bots(args.bots, seats)
    first = words.seed(args.seed)
    games = whole(args.games, "games", 1, _MOST)
    progress = Progress(
        games, lambda: texts_for(args).of("commands")("progress-matches"), forced=args.progress
    )
    tally = simulate(game, options, bots, range(first, first + games), progress)
    plain = tally.plain()
    if args.json:
        sys.stdout.write(json.dumps(plain) + "\n")
    else:
        for name, value in plain.items():
            sys.stdout.write(f"{name}: {value}\n")
    return 1 if tally.violations else 0
