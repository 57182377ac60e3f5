"""A match as JSON lines: whoever reads them can check every rule."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.commands import words
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.codec import Codec, digest
from game.kernel.contract import Action, Game, Options, PickSome, Plain, Standings
from game.kernel.event import Event
from game.makers.players import Player, player

__all__ = ["lines", "plain_options", "plain_standings", "run"]


def plain_options(options: Options) -> Plain:
    """Every answer as a list of ids, or the PickSome that stands for them."""
    if isinstance(options, PickSome):
        pick = {"items": list(options.items), "least": options.least, "most": options.most}
        return {"pick_some": pick}
    return [list(action) for action in options]


def plain_standings(standings: Standings) -> Plain:
    return {
        "places": list(standings.places),
        "scores": list(standings.scores),
        "winners": list(standings.winners),
        "reason": standings.reason,
    }


def lines(
    game: Game[Any, Any],
    options: Mapping[str, str],
    seed: int,
    players: Sequence[Player],
    *,
    states: bool = False,
    answers: Sequence[tuple[int, Action]] | None = None,
) -> Iterator[dict[str, Any]]:
    """The match line by line; of the players, or of answers given before."""
    codec = Codec(game.steps, game.events)
    told: list[Event] = []
    state = play.start(game, len(players), options, seed, told.append)
    setup: dict[str, Any] = {
        "game": game.id,
        "seats": len(players),
        "options": dict(options),
        "seed": seed,
        "rules_version": game.rules_version,
        "events": [codec.told(event) for event in told],
        "hash": digest(codec.dump(state)),
    }
    if states:
        setup["state"] = codec.dump(state)
    yield setup
    rng = Random(seed)
    given = iter(answers) if answers is not None else None
    while not state.over:
        asked = play.asked(state)
        open_to = {str(seat): plain_options(play.legal(state, seat)) for seat in asked}
        if given is None:
            seat = asked[0]
            action = players[seat](state, seat, rng)
        else:
            seat, action = next(given)
        told.clear()
        play.act(state, seat, action, told.append)
        after = codec.dump(state)
        line = {
            "deciders": list(asked),
            "legal": open_to,
            "seat": seat,
            "action": list(action),
            "events": [codec.told(event) for event in told],
            "hash": digest(after),
        }
        if states:
            line["state"] = after
        yield line
    yield {"standings": plain_standings(game.standings(state)), "turns": game.turn(state)}


def run(args: Namespace) -> int:
    """python -m game trace."""
    game = words.the_game(args.name)
    seats = words.seats(game, args.seats)
    options = words.options(game, args.options, seats)
    players = [player(game, name) for name in words.bots(args.bots, seats)]
    for line in lines(game, options, words.seed(args.seed), players, states=args.states):
        sys.stdout.write(json.dumps(line, ensure_ascii=False) + "\n")
    return 0
