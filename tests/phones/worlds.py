"""Two worlds that one pair of eyes cannot tell apart: what their phone is sent must be the same.

The real world, and one in which everything is dealt anew that the viewer may not know. In both
the same happens as far as others can know of it: the seat that is asked thinks (in one world it
looks at its hand and taps to and fro, in the other it does not), and answers (where that stays
sealed, in the one world this, in the other that). Every message to the viewer's phone must then be
the same: its kind, its order, every byte of it.
"""

from __future__ import annotations

import copy
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import msgspec

from game import catalogue
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.contract import PickSome
from game.kernel.judge import any_of
from game.match.refused import Refused
from game.match.session import Session
from game.phones import wire
from game.phones.face import following
from game.phones.files import Files
from game.phones.hub import Hub
from game.phones.notes import Came, Said
from game.phones.server import Server
from game.screens.table.phones import TableSide
from tests.phones.room import people

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from game.kernel.contract import Action, State, Viewer
    from game.kernel.event import Event
    from game.screens.table.scene import TableScene

__all__ = ["Leak", "Still", "Told", "public_screen", "random_match"]

Told = tuple[str, bytes]
"""A message: its kind and its bytes."""
_WATCHER = 99
_GRID_MS = 250.0
_QUIET = 4
"""So many frames in which nobody is told anything: in that of an answer no face is made, nor in one
that had time only for what all see of it."""
_LOOKED_INTO = 3
_GUESSED = ("hand.1", "staff.0", "deck", "top.0", "sheet.0")
"""Names of pages, of one game or another."""


class Leak(AssertionError):
    """A phone was told something that depends on what its holder may not know."""


class _Deaf(Server):
    """Takes down what is sent instead of sending it; nothing takes another's place here."""

    def __init__(self, files: Files) -> None:
        super().__init__()
        self.files = files
        self.sent: list[tuple[int, str, bytes]] = []

    def send(self, phone: int, kind: str, data: bytes) -> None:
        self.sent.append((phone, kind, data))

    def seat(self, phone: int, *, seated: bool) -> None:
        """There is nobody to be sent away."""

    def drop(self, phone: int, why: str) -> None:
        self.sent.append((phone, "bye", why.encode()))


class Still(TableSide):
    """A table at which everything is shown at once."""

    settled = True
    holding = ""
    covered: int | None = None

    def __init__(self, session: Session) -> None:
        scene: Any = public_screen(session)
        found: TableScene = scene
        super().__init__(found)

    @property
    def told(self) -> int:
        return self.session.count

    def give(self, seat: int, action: Action) -> str:
        try:
            self.session.act(seat, action)
        except Refused as refused:
            return refused.key
        return ""

    def receipt(self) -> Callable[[], bool]:
        return lambda: True

    def take_back(self, seat: int) -> bool:
        return self.session.take_back(seat)


def public_screen(session: Session) -> SimpleNamespace:
    """What a table's side of the phones asks of the television: all is told, nobody is crowned."""
    return SimpleNamespace(
        services=None,
        session=session,
        table=catalogue.table(session.game.id),
        told_to_all=session.count,
        crowned=None,
    )


class _World:
    """A session with a phone at every seat, and one that only watches."""

    def __init__(self, session: Session, state: State, files: Files) -> None:
        history = copy.copy(session.track)
        history.state = state
        history.reel = session.track.reel.copy()
        for name in ("decisions", "before", "counts"):
            setattr(history, name, list(getattr(history, name)))
        self.session = copy.copy(session)
        self.session.resume(history, session.clock)
        self.hub = Hub(only_here=True)
        self.server = self.hub.server = _Deaf(files)
        self.hub.show(Still(self.session))
        for seat in range(session.seats):
            hello = wire.Hello(wire.VERSION, "en", self.hub.holdings.grant(seat))
            self.server.inbox.put(Came(seat, hello))
        self.server.inbox.put(Came(_WATCHER, wire.Hello(wire.VERSION, "en")))
        self.server.inbox.put(Said(_WATCHER, wire.Watch()))
        self.rest()

    def rest(self) -> None:
        """Until nobody is told anything any more."""
        quiet = 0
        while quiet < _QUIET:
            before = len(self.server.sent)
            self.hub.update(_GRID_MS)
            quiet = quiet + 1 if len(self.server.sent) == before else 0

    def says(self, seat: int, message: wire.Message) -> None:
        self.server.inbox.put(Said(seat, message))
        self.rest()

    def question(self, seat: int) -> int:
        asked = [data for phone, kind, data in self.server.sent if (phone, kind) == (seat, "asked")]
        return _number(asked[-1]) if asked else 0

    def thinks(self, seat: int) -> None:
        """To and fro: previews, a look at what is one's own, and nothing chosen in the end."""
        q, options = self.question(seat), self.session.legal(seat)
        ways = options.items[:3] if isinstance(options, PickSome) else [one[0] for one in options]
        for way in ways[:3]:
            self.says(seat, wire.Point(q, (way,)))
        self.says(seat, wire.Glance(on=True))
        self.says(seat, wire.Glance(on=False))
        self.says(seat, wire.Point(q, ()))
        self.says(seat, wire.Peek(on=True))
        self.says(seat, wire.Peek(on=False))

    def looks_again(self, viewer: Viewer) -> None:
        """Whatever was left unsaid is in the next face, and in its number."""
        if viewer is None:
            self.says(_WATCHER, wire.Watch())
        else:
            self.says(viewer, wire.Peek(on=True))
            for page in self._pages(viewer):
                self.says(viewer, wire.Into(page))
            self.says(viewer, wire.Peek(on=False))

    def _pages(self, viewer: int) -> list[str]:
        """What lies before her can be looked into; what she guesses at, she may try."""
        faces = [data for kind, data in self.told(viewer) if kind == "face"]
        groups = msgspec.json.decode(faces[-1])["groups"] if faces else []
        seen = {thing["page"] for group in groups for thing in group["things"]} - {""}
        return [*sorted(seen)[:_LOOKED_INTO], *_GUESSED]

    def answers(self, seat: int, action: Action) -> None:
        choosing = following(Still(self.session), seat, ())
        assert choosing is not None
        path = []
        for name in action:
            if name in choosing.offered:
                choosing.choose(name)
                path.append(name)
        self.says(seat, wire.Answer(self.question(seat), tuple(path)))

    def told(self, viewer: Viewer) -> list[Told]:
        number = _WATCHER if viewer is None else viewer
        return [(kind, data) for phone, kind, data in self.server.sent if phone == number]


def _number(asked: bytes) -> int:
    return int(msgspec.json.decode(asked)["q"])


def random_match(
    game_id: str,
    seats: int,
    options: Mapping[str, str],
    seed: int,
    *,
    every: int = 1,
    most: int = 1 << 30,
) -> int:
    """A random match, looked at at each `every`-th decision; how many messages were compared."""
    chosen = {one.id: one.default for one in catalogue.game(game_id).options} | dict(options)
    session = Session.new(game_id, people(seats), chosen, seed)
    rng, files = Random(seed), Files()
    compared = looks = decision = 0
    while not session.over and looks < most:
        actor = rng.choice(session.asked())
        action = any_of(session.legal(actor), rng)
        if decision % every == 0:
            looks += 1
            viewers: list[Viewer] = [seat for seat in range(seats) if seat != actor]
            compared += _compared(session, rng.choice([*viewers, None]), actor, action, rng, files)
        session.act(actor, action)
        decision += 1
    return compared


def _compared(
    session: Session, viewer: Viewer, actor: int, action: Action, rng: Random, files: Files
) -> int:
    real = session.track.state
    other = session.game.scramble(real, viewer, rng)
    other.rng = real.rng
    here, there = _World(session, real.clone(), files), _World(session, other, files)
    _the_same(here, there, viewer, "comes in")
    there.thinks(actor)
    _the_same(here, there, viewer, f"seat {actor} thinks")
    another = _another(real, other, actor, action, rng)
    if another is not None:
        here.answers(actor, action)
        there.answers(actor, another)
        _the_same(here, there, viewer, f"seat {actor} answers {action}, or {another}")
    for world in (here, there):
        world.looks_again(viewer)
    _the_same(here, there, viewer, "looks again")
    return len(here.told(viewer))


def _another(real: State, other: State, seat: int, action: Action, rng: Random) -> Action | None:
    """What the seat may answer in the other world so that the viewer learns the same of it."""
    options = play.legal(other, seat)
    if not options or real.sealed.get(seat, ()) != other.sealed.get(seat, ()):
        return None
    if _stays_sealed(real, seat, action):
        found = any_of(options, rng)
        after = [_after(real, seat, action), _after(other, seat, found)]
        if _stays_sealed(other, seat, found) and play.asked(after[0]) == play.asked(after[1]):
            return found
    if not play.allows(options, action):
        return None
    told = [*_events(real, seat, action), *_events(other, seat, action)]
    return None if any(event.shows for event in told) else action


def _after(state: State, seat: int, action: Action) -> State:
    after: State = state.clone()
    play.act(after, seat, action)
    return after


def _events(state: State, seat: int, action: Action) -> list[Event]:
    told: list[Event] = []
    play.act(state.clone(), seat, action, told.append)
    return told


def _stays_sealed(state: State, seat: int, action: Action) -> bool:
    after = _after(state, seat, action)
    return after.todo == state.todo and not after.lanes and bool(after.sealed.get(seat))


def _the_same(here: _World, there: _World, viewer: Viewer, when: str) -> None:
    one, two = here.told(viewer), there.told(viewer)
    if one == two:
        return
    for mine, other in zip(one, two, strict=False):
        if mine != other:
            raise Leak(f"{viewer} is told {other} instead of {mine}, when {when}")
    raise Leak(f"{viewer} is told {len(two)} things instead of {len(one)}, when {when}")
