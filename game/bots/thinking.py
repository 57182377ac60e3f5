"""A ticket thought through: the whole of what a bot process does."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from game import catalogue
from game.bots.players import choose
from game.kernel.chance import Random
from game.kernel.codec import Codec
from game.kernel.contract import Game
from game.kernel.judge import any_of
from game.kernel.ticket import Answer, Ticket

__all__ = ["any_answer", "think"]


@lru_cache(maxsize=8)
def _codec(game_id: str) -> tuple[Game[Any, Any], Codec]:
    game = catalogue.game(game_id)
    return game, Codec(game.steps)


def think(ticket: Ticket) -> Answer:
    game, codec = _codec(ticket.game)
    seen = codec.load(game.seen_type, ticket.seen)
    judge = catalogue.judge(ticket.game)
    action = choose(
        game,
        judge,
        seen,
        ticket.seat,
        ticket.options,
        ticket.level,
        ticket.personality,
        ticket.seed,
    )
    return Answer(ticket.number, ticket.seat, action, judge.reason(seen, ticket.seat, action))


def any_answer(ticket: Ticket) -> Answer:
    """Any legal answer, for a question that has brought its thinkers down. No game is asked."""
    return Answer(ticket.number, ticket.seat, any_of(ticket.options, Random(ticket.seed)))
