"""Answers that throw something away for nothing, found by the rules alone.

    python -m build_scripts.harm GAME [MATCHES]

Matches are played anyhow, and their last questions asked again: every answer is given in the same
imagined matches, each of which is then finished anyhow with the same luck. An answer is harm if
another comes out ahead of it in every one of them: more points, and never a worse place. No
judgement is asked, so none can be wrong here for the reason a bot is.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from game import catalogue
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.contract import Action, Game, Options, PickSome
from game.kernel.judge import any_of

__all__ = ["Place", "harmful", "places", "question"]

_WORLDS = 24
_LAST = 12
"""So many questions before the end of a match are asked again: what is left to come is short."""
_ANSWERS = 60
"""Questions with more answers are passed over; of any so-and-so many, so many are looked at."""
_ENDLESS = 5000


@dataclass(frozen=True, slots=True)
class Place:
    """Where a question is found again: in a match that is played anyhow."""

    game: str
    seats: int
    seed: int
    number: int
    """Answers before it."""


def question(place: Place) -> tuple[Any, int, Options]:
    """The match that stands there, who is asked, and what may be answered."""
    game = catalogue.game(place.game)
    state, rng = _begun(game, place.seats, place.seed)
    for _ in range(place.number):
        seat = play.asked(state)[0]
        play.take(state, seat, any_of(play.legal(state, seat), rng))
    seat = play.asked(state)[0]
    return state, seat, play.legal(state, seat)


def _begun(game: Game[Any, Any], seats: int, seed: int) -> tuple[Any, Random]:
    options = {option.id: option.default for option in game.options}
    return play.start(game, seats, options, seed), Random(seed)


def harmful(game: Game[Any, Any], seen: Any, seat: int, options: Options) -> list[Action]:
    """The answers that another beats in every imagined match."""
    rng = Random(1)
    answers = _answers(options, rng)
    found: dict[Action, list[tuple[int, int]]] = {answer: [] for answer in answers}
    for _ in range(_WORLDS):
        world, luck = game.imagine(seen, seat, rng), rng.word()
        for answer in answers:
            state = world.clone()
            play.take(state, seat, answer)
            _finish(state, Random(luck))
            standings = game.standings(state)
            found[answer].append((standings.scores[seat], standings.places[seat]))
    return [one for one in answers if any(_beats(found[other], found[one]) for other in answers)]


def _answers(options: Options, rng: Random) -> Sequence[Action]:
    if isinstance(options, PickSome):
        return tuple(dict.fromkeys(any_of(options, rng) for _ in range(_ANSWERS)))
    return options


def _finish(state: Any, rng: Random) -> None:
    for _ in range(_ENDLESS):
        if state.over:
            return
        seat = play.asked(state)[0]
        play.take(state, seat, any_of(play.legal(state, seat), rng))


def _beats(better: list[tuple[int, int]], worse: list[tuple[int, int]]) -> bool:
    """More points in every match, and a worse place in none."""
    return all(a[0] > b[0] and a[1] <= b[1] for a, b in zip(better, worse, strict=True))


def places(name: str, seats: int, seed: int) -> Iterator[tuple[Place, list[Action]]]:
    """Of one match, the questions that have an answer which is harm, and one which is none."""
    game = catalogue.game(name)
    state, rng = _begun(game, seats, seed)
    asked: list[tuple[int, Any, Options]] = []
    while not state.over and len(asked) < _ENDLESS:
        seat = play.asked(state)[0]
        options = play.legal(state, seat)
        asked.append((seat, game.observe(state, seat), options))
        play.take(state, seat, any_of(options, rng))
    for number in range(max(0, len(asked) - _LAST), len(asked)):
        seat, seen, options = asked[number]
        if isinstance(options, PickSome) or 1 < len(options) <= _ANSWERS:
            harm = harmful(game, seen, seat, options)
            if harm:
                yield Place(name, seats, seed, number), harm


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(catalogue.GAMES))
    parser.add_argument("matches", nargs="?", type=int, default=20)
    args = parser.parse_args()
    seats = max(2, catalogue.game(args.game).seats[0])
    for seed in range(args.matches):
        for place, harm in places(args.game, seats, seed):
            answers = ", ".join(" ".join(each) or "nothing" for each in harm)
            sys.stdout.write(f"{place.seed} {place.number}: {answers}\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
