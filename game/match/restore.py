"""From a match to the contents of its save, and back."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from game import __version__, catalogue
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.codec import canonical
from game.kernel.judge import any_of
from game.kernel.reading import Unreadable
from game.match import plain
from game.match.card import Card
from game.match.fair import Pledge
from game.match.format import LONGEST_WORD, MOMENT, Body, Header, Holder, Logged
from game.match.history import BY, Decision, History
from game.match.refused import Refused
from game.match.seats import Person
from game.match.session import Session
from game.system.names import fits, fitting
from game.system.notice import Notice

if TYPE_CHECKING:
    from game.kernel.contract import Game, Plain, State

__all__ = ["contents", "restored"]

# What rules may raise when a State that only looks right is put before them.
_NONSENSE = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
_TRIAL = 30
_MOST = 1 << 15
"""No table counts further. Rules that deal so many cards one by one would never come to an end."""


def contents(session: Session, title: str, saved: str) -> tuple[Header, Body]:
    """What a save of this match holds. `saved` is the date and time, from whoever has a clock."""
    log, card = session.history, session.card
    header = Header(
        game=session.game.id,
        rules=session.game.rules_version,
        program=__version__,
        title=fitting(title or card.title, LONGEST_WORD),
        saved=saved if re.fullmatch(MOMENT, saved) else "",
        turn=session.turn,
        decisions=session.decided,
        over=session.over,
        people=tuple(
            Holder(
                who.name,
                who.colour,
                who.control,
                who.device,
                who.level,
                who.personality,
                who.squeak,
            )
            for who in session.people
        ),
        match=card.match,
        places=session.standings().places if session.over else (),
        lesson=card.lesson,
        task=card.task,
        commitment=session.commitment,
        begun=session.begun_under if session.begun_under != session.game.rules_version else 0,
    )
    body = Body(
        seed=hex(session.seed),
        options=session.options,
        clock=tuple(session.clock),
        snapshot=session.snapshot(),
        log=tuple(
            Logged(each.seat, each.action, each.by, _reason(each), each.hash, hex(each.rng))
            for each in log
        ),
        secret=session.pledge.secret if session.pledge is not None else "",
        thrown=session.pledge.words if session.pledge is not None else (),
    )
    return header, body


def _reason(decision: Decision) -> str:
    """A bot's why if a save can hold it: it is told after the match, and nothing hangs on it."""
    return decision.reason if fits(decision.reason, LONGEST_WORD) else ""


def restored(header: Header, body: Body) -> Session:
    """The match in a save; Refused if it does not fit together."""
    if header.game not in catalogue.GAMES:
        raise Refused("save-no-game", {"game": header.game[:40]})
    game = catalogue.game(header.game)
    if header.rules > game.rules_version:
        raise Refused("save-newer-rules", {"rules": header.rules, "known": game.rules_version})
    try:
        return _restored(game, header, body)
    except Refused as refused:
        if refused.key.startswith("save-"):
            raise
        raise Refused("save-broken") from None
    except (*_NONSENSE, RecursionError):
        raise Refused("save-broken") from None


def _restored(game: Game[Any, Any], header: Header, body: Body) -> Session:
    people = [
        Person(
            who.name, who.colour, who.control, who.device, who.level, who.personality, who.squeak
        )
        for who in header.people
    ]
    if header.decisions != len(body.log) or len(body.clock) != len(people):
        raise Refused("save-broken")
    for each in body.log:
        if each.by not in BY:
            raise Refused("save-broken")
    state = _snapshot(game, header, body)
    session = Session(game, people, body.options, int(body.seed, 16))
    if session.seats != state.seats:
        raise Refused("save-broken")
    session.begun_under = header.begun or header.rules
    replayed = _replayed(session, body, state)
    if replayed is None:
        if not _countable(body.snapshot):
            raise Refused("save-broken")
        _probe(game, state)
        replayed = History.resumed(game, state, [_decision(each) for each in body.log])
        session.replayable = False
        older = session.begun_under < game.rules_version
        session.doubt = Notice("save-at-its-word") if older else Notice("save-astray")
    session.resume(replayed, body.clock)
    session.commitment = header.commitment
    session.pledge = Pledge(body.secret, body.thrown) if body.secret else None
    session.card = Card(
        match=header.match, title=header.title, lesson=header.lesson, task=header.task
    )
    return session


def _snapshot(game: Game[Any, Any], header: Header, body: Body) -> State:
    try:
        return plain.codec(game).load(game.state_type, body.snapshot)  # type: ignore[no-any-return]
    except Unreadable:
        if header.rules < game.rules_version:
            raise Refused("save-older-rules", {"rules": header.rules}) from None
        raise


def _decision(each: Logged) -> Decision:
    return Decision(
        each.seat,
        each.action,
        barrier=True,
        hash=each.hash,
        by=each.by,
        reason=each.reason,
        rng=int(each.rng, 16),
    )


def _replayed(session: Session, body: Body, state: State) -> History | None:
    """The match played again from its log, if that leads to the very same table."""
    history = session.begun()
    try:
        for each in body.log:
            made = history.push(each.seat, each.action, each.by, each.reason, each.hash)
            if hex(made.rng) != each.rng:
                return None
    except _NONSENSE:
        return None
    # Not what the save spells out, but what was read from it: a field may be younger than the save.
    tables = [plain.dump(session.game, each) for each in (history.state, state)]
    return history if canonical(tables[0]) == canonical(tables[1]) else None


def _countable(plain: Plain) -> bool:
    if isinstance(plain, dict):
        return all(map(_countable, plain.values()))
    if isinstance(plain, list):
        return all(map(_countable, plain))
    return not isinstance(plain, int) or -_MOST <= plain <= _MOST


def _probe(game: Game[Any, Any], state: State) -> None:
    """A snapshot that must be taken at its word: does it behave like a match?

    Nonsense comes to light as one of the exceptions that `restored` turns into a refusal.
    """
    _sound(game, state)
    for viewer in (None, *range(state.seats)):
        game.observe(state, viewer)
    rng, trial = Random(0), state.clone()
    for _ in range(_TRIAL):
        asked = play.asked(trial)
        if not asked:
            break
        seat = rng.choice(asked)
        play.act(trial, seat, any_of(play.legal(trial, seat), rng))
        _sound(game, trial)


def _sound(game: Game[Any, Any], state: State) -> None:
    if game.check(state):
        raise Refused("save-broken")
    seats = range(state.seats)
    asked = play.asked(state)
    if state.over == bool(asked) or not {*asked, *state.sealed, *state.lanes} <= set(seats):
        raise Refused("save-broken")
    for seat, given in state.sealed.items():
        step = play.waiting(state, seat)
        for place, action in enumerate(given):
            if step is None or not play.allows(step.options(state, seat, given[:place]), action):
                raise Refused("save-broken")
    game.standings(state)
    game.turn(state)
