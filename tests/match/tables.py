"""Matches to test with: Whakka Mole, and Hoard that walks every other path of the contract."""

from __future__ import annotations

from dataclasses import astuple
from typing import TYPE_CHECKING, Any

from game import catalogue
from game.kernel.chance import Random
from game.kernel.codec import canonical
from game.kernel.judge import any_of
from game.match.plain import codec
from game.match.seats import COLOURS, Person
from game.match.session import Session
from tests.every_game.toy import HOARD

if TYPE_CHECKING:
    from game.kernel.contract import Game, Viewer

WHAKKA = catalogue.game("whakka_mole")
BOTH: tuple[Game[Any, Any], ...] = (WHAKKA, HOARD)


def people(count: int, bots: tuple[int, ...] = ()) -> list[Person]:
    return [
        Person(f"Seat {seat}", COLOURS[seat], "bot" if seat in bots else "mouse")
        for seat in range(count)
    ]


def fresh(
    game: Game[Any, Any], seats: int = 3, seed: int = 11, bots: tuple[int, ...] = ()
) -> Session:
    options = {"cards": "20"} if game is HOARD else {}
    return Session(game, people(seats, bots), options, seed)


def step(session: Session, rng: Random, seat: int | None = None) -> int:
    """One random answer, by somebody who is asked; who it was."""
    if seat is None:
        seat = rng.choice(session.asked())
    action = any_of(session.legal(seat), rng)
    session.act(seat, action, by="bot" if session.people[seat].is_bot else "person")
    return seat


def advance(session: Session, decisions: int, rng: Random | None = None) -> Session:
    rng = rng or Random(5)
    for _ in range(decisions):
        if session.over:
            break
        step(session, rng)
    return session


def finished(session: Session, rng: Random | None = None) -> Session:
    return advance(session, session.game.longest, rng)


def shown(session: Session, viewer: Viewer) -> str:
    """Everything the match tells a viewer, as one text."""
    write, told_as = codec(session.game).dump, codec(session.game).told
    told: dict[str, Any] = {
        "seen": write(session.seen(viewer)),
        "beats": [
            [beat.number, told_as(beat.event), write(beat.seen)] for beat in session.beats(viewer)
        ],
        "log": [told_as(event) for event in session.log(viewer)],
        "asked": session.asked(),
        "count": session.count,
        "over": session.over,
        "turn": session.turn,
        "undo": session.can_undo(),
    }
    return canonical(told)


def truth(session: Session) -> str:
    """Everything there is to know, to tell two matches equal."""
    return canonical(
        {
            "state": session.snapshot(),
            "history": [astuple(decision) for decision in session.history],
            "shown": [shown(session, viewer) for viewer in (None, *range(session.seats))],
        }
    )


def again(session: Session) -> Session:
    """The same match played from the beginning by its own log."""
    other = Session(session.game, session.people, session.options, session.seed)
    for decision in session.history:
        other.act(decision.seat, decision.action, by=decision.by, reason=decision.reason)
    return other
