"""Two levels of bots against each other, seats rotated."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from fractions import Fraction
from math import sqrt

from game.commands import words
from game.commands.tongue import texts_for
from game.commands.wrong import Wrong, whole
from game.makers.players import play_match, player
from game.makers.progress import Progress
from game.makers.simulate import percentile

__all__ = ["interval", "run"]

_MOST = 1_000_000
_Z = 1.959964


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's interval: where the true share lies with 95 %."""
    if games == 0:
        return 0.0, 1.0
    square = _Z * _Z / games
    middle = (share + square / 2) / (1 + square)
    half = _Z * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def run(args: Namespace) -> int:
    """python -m game duel: one seat for A, going round the table, all others for B."""
    game = words.the_game(args.name)
    seats = words.seats(game, args.seats or ("2" if 2 in game.seats else None))
    if seats < 2:
        raise Wrong("wrong-duel")
    options = words.options(game, args.options, seats)
    a, b = words.level(args.a), words.level(args.b)
    games = whole(args.games, "games", 1, _MOST)
    first = words.seed(args.seed)
    progress = Progress(
        games, lambda: texts_for(args).of("commands")("progress-duels"), forced=args.progress
    )
    won = Fraction(0)
    thought: dict[str, list[float]] = {"a": [], "b": []}
    for index in range(games):
        # The same seed from every seat in turn: no seat's luck is A's alone.
        own = index % seats
        players = [player(game, a if seat == own else b) for seat in range(seats)]
        match = play_match(game, options, first + index // seats, players)
        winners = game.standings(match.state).winners
        if own in winners:
            won += Fraction(1, len(winners))
        for seat, seconds in enumerate(match.thought):
            thought["a" if seat == own else "b"] += seconds
        progress.at(index + 1)
    share = float(won) / games
    low, high = interval(share, games)
    plain = {
        "game": game.id,
        "seats": seats,
        "games": games,
        "a": a,
        "b": b,
        "win_share": round(share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "even_share": round(1 / seats, 4),
        "seconds": {side: _times(times) for side, times in thought.items()},
    }
    if args.json:
        sys.stdout.write(json.dumps(plain) + "\n")
    else:
        for name, value in plain.items():
            sys.stdout.write(f"{name}: {value}\n")
    return 0


def _times(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds)
    mean = sum(ordered) / len(ordered) if ordered else 0.0
    return {"mean": round(mean, 6), "p95": round(float(percentile(ordered, 95)), 6)}
