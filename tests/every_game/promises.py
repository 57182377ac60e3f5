"""What holds of every game at every decision, secrets apart."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import msgspec

from game.kernel import play
from game.kernel.codec import Codec
from game.kernel.contract import Action, Game, Options, PickSome
from game.kernel.event import Event
from game.kernel.reading import Unreadable
from tests.every_game.pen import Stand, stands
from tests.every_game.violation import Violation

if TYPE_CHECKING:
    from tests.every_game.harness import Table

__all__ = ["asking", "copies", "ended", "events", "text", "written"]

_PEN = msgspec.json.Encoder(order="deterministic")
_NOBODYS = ("no", "such", "answer")
_READ: WeakKeyDictionary[Codec, dict[str, Event]] = WeakKeyDictionary()
"""By what was written, what a match's codec reads there."""


def text(plain: Any) -> str:
    """Plain data as JSON: equal data, equal text. Written by the quickest hand there is."""
    try:
        return _PEN.encode(plain).decode()
    except (TypeError, ValueError) as error:
        raise Violation("plain", f"{error}: {plain!r}") from None


def _as_said(plain: Any) -> str:
    """The same, sure that a reader would get back exactly this."""
    written = text(plain)
    if json.loads(written) != plain:
        raise Violation("plain", f"JSON would change {plain!r}")
    return written


def asking(table: Table) -> dict[int, Options]:
    """Somebody is asked, and exactly the asked have answers, each once: who may answer what."""
    game, state = table.game, table.state
    broken = game.check(state)
    if broken:
        raise Violation("conservation", str(broken))
    asked = play.asked(state)
    if not asked:
        raise Violation("stall", f"nobody is asked at decision {table.decision}")
    if len(set(asked)) != len(asked):
        raise Violation("asked", f"{asked}")
    open_to: dict[int, Options] = {}
    for seat in range(state.seats):
        options = play.legal(state, seat)
        if seat in asked:
            _sound(options)
            open_to[seat] = options
        elif options != ():
            raise Violation("unasked", f"seat {seat} may answer {options!r}")
    if game.standings(state).reason:
        raise Violation("standings", "a reason to end, and the match goes on")
    if game.turn(state) < 1:
        raise Violation("turn", "turns are counted from 1")
    return {seat: open_to[seat] for seat in asked}


def _sound(options: Options) -> None:
    if isinstance(options, PickSome):
        if not 0 <= options.least <= options.most <= len(options.items):
            raise Violation("legal", f"cannot pick {options.least} to {options.most}")
        _distinct(tuple((item,) for item in options.items))
        return
    if not options:
        raise Violation("legal", "asked, and nothing to answer")
    _distinct(options)
    whole = set(options)
    lengths = {len(action) for action in options}
    for action in options if len(lengths) > 1 else ():
        # A path is narrowed one id at a time: no answer may be the beginning of another.
        if any(action[:length] in whole for length in lengths if length < len(action)):
            raise Violation("path", f"{action!r} goes on where another answer ends")


def _distinct(options: tuple[Any, ...]) -> None:
    for action in options:
        if not isinstance(action, tuple):
            raise Violation("legal", f"{action!r} is no path of ids")
    # Long lists are made of few ids: each of them is looked at once.
    for id_ in set(chain.from_iterable(options)):
        if not isinstance(id_, str) or not id_:
            raise Violation("legal", f"{id_!r} is no id, in {options!r}")
    if len(set(options)) != len(options):
        raise Violation("duplicate", f"{options!r}")


def events(game: Game[Any, Any], codec: Codec, told: Sequence[Event], seats: int) -> None:
    """Events are of the game's own classes, can be written and read back, and say whose eyes their
    secrets are for."""
    for event in told:
        if not event.kind:
            raise Violation("events", f"{event!r} has no kind")
        plain = written(codec, event)
        said = _as_said(plain)
        if type(event) not in game.events:
            raise Violation("events", f"{event!r} is none of the game's events")
        _read_back(codec, event, plain, said)
        for viewer in (None, *range(seats)):
            heard = event.seen_by(viewer)
            # Without a secret it is the very same for everybody, and was read back already.
            if heard is not event:
                plain_half = written(codec, heard)
                _read_back(codec, heard, plain_half, text(plain_half))
        if plain["secret"] and not event.eyes:
            raise Violation("events", f"{event.kind}: a secret that nobody may see")
        if any(eye not in range(seats) for eye in event.eyes):
            raise Violation("events", f"{event.kind}: {event.eyes}")


def written(codec: Codec, event: Event) -> dict[str, Any]:
    """An event in plain data."""
    try:
        return codec.told(event)
    except TypeError as error:
        raise Violation("plain", f"{event!r}: {error}") from None


def _read_back(codec: Codec, event: Event, plain: dict[str, Any], said: str) -> None:
    """Most of what is told was told before, and is read as it was then: what it is read as is
    compared each time."""
    read = _READ.setdefault(codec, {})
    again = read.get(said)
    if again is None:
        try:
            again = codec.heard(plain)
        except Unreadable as error:
            raise Violation("plain", f"{event!r}: {error}") from None
        read[said] = again
    if again != event:
        raise Violation("plain", f"{event!r} is read back as {again!r}")


def copies(table: Table, seat: int, action: Action) -> None:
    """Clones, saves and second thoughts: the same match goes on the same way."""
    codec, state = table.codec, table.state
    written, before = _as_said(codec.dump(state)), stands(state)
    clone = state.clone()
    if stands(clone) != before:
        raise Violation("clone", "not equal")
    first = _go_on(table, clone, seat, action)
    if stands(state) != before:
        raise Violation("clone", "the original changed with its clone")
    if _go_on(table, state.clone(), seat, action) != first:
        raise Violation("repeat", "the same answer led elsewhere")
    try:
        loaded = codec.load(table.game.state_type, json.loads(written))
    except Unreadable as error:
        raise Violation("load", str(error)) from None
    if stands(loaded) != before:
        raise Violation("load", "not equal")
    try:
        went = _go_on(table, loaded, seat, action)
    except AttributeError as error:
        raise Violation("load", str(error)) from None
    if went != first:
        raise Violation("load", "goes on differently")
    _refuses(table, seat, before)
    _rubs_out(table, seat, action, before)


def _go_on(table: Table, state: Any, seat: int, action: Action) -> tuple[Stand, list[str]]:
    told: list[Event] = []
    play.act(state, seat, action, told.append)
    said = [text(written(table.codec, event)) for event in told]
    return stands(state), said


def _refuses(table: Table, seat: int, before: Stand) -> None:
    """A wrong answer is refused and changes nothing."""
    try:
        play.act(table.state, seat, _NOBODYS)
    except play.Illegal:
        if stands(table.state) != before:
            raise Violation("illegal", "a refused answer changed the state") from None
        if not table.game.why_not(table.state, seat, _NOBODYS):
            raise Violation("illegal", "a refusal without a reason") from None
        return
    raise Violation("illegal", "an answer nobody offered was taken")


def _rubs_out(table: Table, seat: int, action: Action, before: Stand) -> None:
    """An answer that is still sealed can be taken back, and nothing remains of it."""
    state = table.state.clone()
    play.take(state, seat, action)
    if state.sealed.get(seat) and state.todo == table.state.todo:
        play.unseal(state, seat)
        if stands(state) != before:
            raise Violation("unseal", "taking an answer back is not exact")


def ended(table: Table) -> None:
    """Over is over, and everybody has a place."""
    game, state = table.game, table.state
    broken = game.check(state)
    if broken:
        raise Violation("conservation", str(broken))
    if play.asked(state) or any(play.legal(state, seat) for seat in range(state.seats)):
        raise Violation("unasked", "somebody is asked after the end")
    standings = game.standings(state)
    if standings.reason not in game.reasons:
        raise Violation("standings", f"{standings.reason!r} is none of {game.reasons}")
    if len(standings.places) != state.seats or len(standings.scores) != state.seats:
        raise Violation("standings", f"{standings}")
    # Alone against the game, second is lost.
    if state.seats > 1 and any(
        place != 1 + sum(other < place for other in standings.places) for place in standings.places
    ):
        raise Violation("standings", f"places {standings.places}")
    for viewer in (None, *range(state.seats)):
        text(table.codec.dump(game.observe(state, viewer)))
