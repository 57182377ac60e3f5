"""The speed table. Everything is a ratio to something measured in the same run."""

from __future__ import annotations

import json
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from dataclasses import asdict
from importlib import import_module
from random import Random as Whim
from time import perf_counter
from typing import Any

from game import catalogue
from game.commands.wrong import one_of
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.codec import Codec
from game.kernel.contract import Game, Plain
from game.kernel.judge import any_of
from game.makers import yardstick
from game.makers.progress import Progress
from game.makers.row import Row
from game.makers.simulate import simulate

__all__ = ["objects", "run"]

_SECONDS = 0.4
_ROUNDS = 3


def objects(plain: Plain) -> int:
    """How many things lie on a table, counted in its dump: its numbers and its words."""
    if isinstance(plain, dict):
        return sum(objects(each) for each in plain.values())
    if isinstance(plain, list):
        return sum(objects(each) for each in plain)
    return 1


def _best(measure: Callable[[], float]) -> float:
    """The best of some rounds: what the machine can do when it is left alone."""
    return max(measure() for _ in range(_ROUNDS))


def _random_speed(game: Game[Any, Any], seats: int) -> Callable[[], float]:
    options = {option.id: option.default for option in game.options}

    def measure() -> float:
        matches, decisions, spent = 0, 0, 0.0
        while spent < _SECONDS:
            seeds = range(matches, matches + 8)
            tally = simulate(game, options, ["random"] * seats, seeds, Progress(8, quiet=True))
            matches, decisions = matches + 8, decisions + tally.decisions
            spent += tally.seconds
        return decisions / spent

    return measure


def _clones_per_s(clone: Callable[[], object]) -> Callable[[], float]:
    def measure() -> float:
        done, began = 0, perf_counter()
        while perf_counter() - began < _SECONDS / 4:
            for _ in range(200):
                clone()
            done += 200
        return done / (perf_counter() - began)

    return measure


def _midway(game: Game[Any, Any], seats: int) -> Any:
    """A table in the middle of a match, where most lies on it."""
    options = {option.id: option.default for option in game.options}
    length, state = 0, play.start(game, seats, options, 1)
    rng = Random(1)
    while not state.over:
        seat = play.asked(state)[0]
        play.act(state, seat, any_of(play.legal(state, seat), rng))
        length += 1
    state, rng = play.start(game, seats, options, 1), Random(1)
    for _ in range(length // 2):
        seat = play.asked(state)[0]
        play.act(state, seat, any_of(play.legal(state, seat), rng))
    return state


def _rules() -> Iterator[Row]:
    toy = _best(lambda: yardstick.decisions_per_s(_SECONDS))
    yield Row("toy, random decisions", toy, "/s", 1.0, "itself", "")
    draft = yardstick.midway(Whim(1))
    toy_clone = 1e6 / _best(_clones_per_s(draft.clone))
    per_ten = toy_clone * 10 / yardstick.CLONED
    yield Row("toy, clone for 10 objects", per_ten, "us", 1.0, "itself", "")
    for name in catalogue.GAMES:
        game = catalogue.game(name)
        for seats in (game.seats[0], game.seats[-1]):
            speed = _best(_random_speed(game, seats))
            ratio = speed / toy
            yield Row(f"{name}, {seats} seats, random decisions", speed, "/s", ratio, "toy", "")
        state = _midway(game, game.seats[-1])
        count = objects(Codec(game.steps).dump(state))
        cost = 1e7 / _best(_clones_per_s(state.clone)) / count
        what = f"{name}, clone for 10 of {count} objects"
        yield Row(what, cost, "us", cost / per_ten, "toy", "<= 2 us", good=cost <= 2.0)


def _bots() -> Iterator[Row]:
    # The search is loaded only for who asks.
    found: Iterator[Row] = import_module("game.makers.bench_bots").rows()
    return found


def _stage() -> Iterator[Row]:
    # Nobody looks on: no window opens, no sound plays.
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    found: Iterator[Row] = import_module("game.makers.bench_stage").rows()
    return found


_ROOMS = {"rules": _rules, "stage": _stage, "bots": _bots}
"""Bots think in programs of their own: what they take shall not count as a table's memory."""


def run(args: Namespace) -> int:
    """python -m game bench."""
    rooms = (one_of(args.only, tuple(_ROOMS), "bench"),) if args.only else tuple(_ROOMS)
    rows: list[Row] = []
    for room in rooms:
        for row in _ROOMS[room]():
            rows.append(row)
            if not args.json:
                sys.stdout.write(_line(row))
                sys.stdout.flush()
    if args.json:
        sys.stdout.write(json.dumps([asdict(row) for row in rows]) + "\n")
    return 0


def _line(row: Row) -> str:
    mark = "" if not row.bar else f"  {'ok' if row.good else 'MISSED'} ({row.bar})"
    value = f"{row.value:,.0f}" if row.value >= 100 else f"{row.value:.2f}"
    return f"{row.what:<58}{value:>12} {row.unit:<3}{row.ratio:>8.3f} x {row.to}{mark}\n"
