"""Numbers about a finished match that mean something in any game."""

from __future__ import annotations

import itertools
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.kernel.dice import Rolling
from game.match.refused import Refused

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from game.kernel.event import Event
    from game.match.session import Session

__all__ = ["Dice", "Reason", "Statistics", "TurnScores", "statistics"]


@dataclass(frozen=True, slots=True)
class TurnScores:
    """Everybody's score at the end of a turn, for the graph."""

    turn: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Dice:
    """How often each face of one kind of die came up, beside what was to be expected."""

    kind: str
    rolls: int
    faces: tuple[tuple[str, int, float], ...]
    """Face, how often, how often on average; in the order printed."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a bot decided as it did, as its game's judgement puts it."""

    turn: int
    seat: int
    why: str


@dataclass(frozen=True, slots=True)
class Statistics:
    turns: tuple[TurnScores, ...]
    decisions: tuple[int, ...]
    """By seat."""
    milliseconds: tuple[int, ...]
    """By seat; all 0 if nobody measured."""
    dice: tuple[Dice, ...]
    reasons: tuple[Reason, ...]


def statistics(session: Session) -> Statistics:
    """Refused before the end: the true scores of a match under way may be a secret."""
    if not session.over:
        raise Refused("statistics-early")
    log = session.history
    return Statistics(
        turns=_turns(session),
        decisions=tuple(
            sum(decision.seat == seat for decision in log) for seat in range(session.seats)
        ),
        milliseconds=tuple(session.clock),
        dice=_dice(session.track.reel.events(None)),
        reasons=_reasons(session),
    )


def _reasons(session: Session) -> tuple[Reason, ...]:
    """Of the decisions whose States are kept: of older rules' matches, those after the save."""
    track = session.track
    known = session.history[track.base :]
    return tuple(
        Reason(session.game.turn(before), decision.seat, decision.reason)
        for before, decision in zip(track.before, known, strict=True)
        if decision.reason
    )


def _turns(session: Session) -> tuple[TurnScores, ...]:
    """A turn's scores are those its last decision leaves on the table."""
    game, track = session.game, session.track
    states = [*track.before, track.state]
    found = {
        game.turn(before): game.standings(after).scores
        for before, after in itertools.pairwise(states)
    }
    return tuple(TurnScores(turn, scores) for turn, scores in found.items())


def _dice(events: Iterable[Event]) -> tuple[Dice, ...]:
    printed: dict[str, tuple[str, ...]] = {}
    rolled: dict[str, Counter[str]] = {}
    for event in events:
        if not isinstance(event, Rolling):
            continue
        for roll in event.cast():
            printed[roll.die] = roll.faces
            rolled.setdefault(roll.die, Counter())[roll.face] += 1
    return tuple(_histogram(kind, rolled[kind], printed) for kind in sorted(rolled))


def _histogram(kind: str, came: Counter[str], printed: Mapping[str, tuple[str, ...]]) -> Dice:
    faces = printed[kind]
    rolls = came.total()
    return Dice(
        kind,
        rolls,
        tuple(
            (face, came[face], rolls * faces.count(face) / len(faces))
            for face in dict.fromkeys(faces)
        ),
    )
