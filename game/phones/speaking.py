"""What phones are told: words, who sits where, and faces, made anew only where something changed.

Never for longer than a small part of a frame: whose turn it is not, waits for the next.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass, replace
from time import perf_counter
from typing import TYPE_CHECKING, Any

import msgspec

from game.phones import wire
from game.phones.face import (
    Sitting,
    asking,
    between_face,
    following,
    private_face,
    public_face,
)  # fmt: skip
from game.phones.seats import Holdings
from game.phones.things import looked_into
from game.phones.tongue import Tongue
from game.stage.hand import seat_key
from game.system.text import LANGUAGES, Texts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.kernel.contract import Action
    from game.phones.server import Server
    from game.phones.sides import Phone, Place, Side, Stage
    from game.stage.said import Speech

__all__ = ["AWAY_S", "Speaking", "pause", "stands"]

AWAY_S = 5.0
"""A phone that has been gone for so long is asleep: its seat's curtain may be opened."""
_FACES_S = 0.003
"""How long a frame may make faces."""
_EPOCH = 1_000_000
"""Questions of one opening of the phones; the next begins beyond them."""


@dataclass(slots=True)
class _Question:
    q: int
    key: tuple[object, ...]


class Speaking:
    server: Server

    def __init__(self, epoch: int) -> None:
        self._texts: dict[str, Texts] = {}
        self._tongues: dict[tuple[str, str], Tongue] = {}
        self.holdings = Holdings()
        self.side: Side | None = None
        self._phones: dict[int, Phone] = {}
        self._first_q = epoch * _EPOCH + 1
        self._questions: dict[int, itertools.count[int]] = {}
        """By seat: how often others were asked, or changed their minds, is told by no number."""
        self._asked: dict[int, _Question] = {}
        self._held: dict[int, tuple[int, Action, tuple[str, ...]]] = {}
        """Answers that wait for the next step of the grid."""
        self._owed: dict[int, tuple[Callable[[], bool], wire.Sealed | None]] = {}
        """By seat: says whether its last answer is written down by now, and what is told then."""
        self._turn = 0
        self._until = 0.0
        """When a frame has no more time for faces."""
        self._half = False
        """What all see was made, and the face it was made for waits for the next frame."""
        self._given = False
        """Somebody answered in this frame."""
        self._buttons: dict[int, tuple[int, int]] = {}
        """By seat: the question that is one button, and what it goes on from."""
        self._said_seats: tuple[object, ...] = ()
        self._seen_by_all: tuple[tuple[object, ...], dict[str, wire.Face]] = ((), {})
        """What everybody sees, by language, of the moment it was made for."""

    def _stage(self) -> Stage | None:
        side = self.side
        return side if side is not None and side.state == "match" else None  # type: ignore[return-value]

    def awake(self, seat: int) -> bool:
        holding = self.holdings.by_seat.get(seat)
        return holding is not None and holding.phone is not None

    def asleep(self, seat: int) -> bool:
        """Gone for so long that somebody else may look after the seat."""
        holding = self.holdings.by_seat.get(seat)
        return holding is None or (holding.phone is None and holding.slept >= AWAY_S)

    def _may_take(self, seat: int, place: Place) -> bool:
        """Free seats, bots' seats, and those of phones that sleep."""
        if self.side is not None and self.side.state not in ("lobby", "match"):
            return False
        if place.control in ("", "bot"):
            return True
        return place.control == "phone" and not self.awake(seat)

    def _phone_of(self, seat: int) -> Phone | None:
        holding = self.holdings.by_seat.get(seat)
        number = holding.phone if holding is not None else None
        return self._phones.get(number) if number is not None else None

    # What goes out

    def _prepare(self, wished: str) -> None:
        """In the server's thread: words are read from their files before the screen needs them."""
        language = wished[:2].lower() if wished[:2].lower() in LANGUAGES else "en"
        game = self.side.game if self.side is not None else ""
        self.tongue(language, game)

    def tongue(self, language: str, game: str) -> Tongue:
        key = (language, game)
        found = self._tongues.get(key)
        if found is None:
            texts = self._texts.setdefault(language, Texts(language))
            found = self._tongues[key] = Tongue(texts, game or "whakka_mole")
        return found

    def _send(self, phone: Phone, message: Any, *, private: bool = False) -> None:
        kind = type(message).__name__.lower()
        self.server.send(phone.number, kind, wire.packed(message, private=private))

    def _say_seats(self, side: Side) -> None:
        """Everybody hears who sits where, whenever that changes."""
        places = tuple(side.places())
        key = (side.state, side.game, places, tuple(self.holdings.keys()), self._who_sleeps())
        fresh = key != self._said_seats
        self._said_seats = key
        for phone in self._phones.values():
            if fresh or not phone.seats:
                message = self._seats(phone, side, places)
                data = wire.packed(message)
                if data != phone.seats:
                    phone.seats = data
                    self.server.send(phone.number, "seats", data)

    def _who_sleeps(self) -> tuple[int, ...]:
        return tuple(s for s in self.holdings.by_seat if not self.awake(s))

    def _seats(self, phone: Phone, side: Side, places: Sequence[Place | None]) -> wire.Seats:
        # Where one after another plays, nobody is "ready": it is told whose turn it is.
        stage = self._stage()
        secret = stage is None or stage.table.manner(stage.session.seen(None)).secret
        tongue = self.tongue(phone.language, side.game)
        plates = [
            self._plate(tongue, seat, place if secret else replace(place, ready=False))
            for seat, place in enumerate(places)
            if place is not None
        ]
        here = [place for place in places if place is not None and place.control]
        ready = sum(place.ready for place in here)
        own = self.holdings.of_phone(phone.number)
        worn = {place.colour for place in here}
        count = "phones-here" if side.state == "lobby" else "phones-ready"
        done = len(here) if side.state == "lobby" else ready
        total = len(plates) if side.state == "lobby" else len(here)
        return wire.Seats(
            side.game,
            tongue.title,
            side.state,
            tuple(plates),
            (done, total),
            _counted(side, tongue, count, done, total) if secret else _playing(tongue, here),
            own.seat if own is not None else None,
            colours=tuple(sorted(worn)),
        )

    def _plate(self, tongue: Tongue, seat: int, place: Place) -> wire.Plate:
        held = place.control or "free"
        if held == "phone" and not self.awake(seat):
            held = "asleep"
        return wire.Plate(
            seat,
            place.name,
            place.colour,
            held,
            tongue.page(f"held-{held}"),
            self._may_take(seat, place),
            place.ready,
            place.turn,
            place.place,
            place.score,
            place.squeak,
            place.crown,
        )

    def _say_faces(self, side: Side) -> None:
        """A face for whoever needs a new one, as many as there is time for."""
        if self._given:
            # First the television has it: what others see of an answer is not told before.
            self._given = False
            return
        self._until = perf_counter() + _FACES_S
        phones = list(self._phones.values())
        for at in range(len(phones)):
            phone = phones[(self._turn + at) % len(phones)]
            if self._say_face(phone, side) and perf_counter() > self._until:
                self._turn = (self._turn + at + (not self._half)) % len(phones)
                return

    def _say_face(self, phone: Phone, side: Side) -> bool:
        """Whether one was made, or what all see of it."""
        own = self.holdings.of_phone(phone.number)
        seat = own.seat if own is not None else None
        if (seat is None and not phone.watching) or seat in self._owed:
            return False
        if side.state != "match":
            return self._say_between(phone, side, seat)
        stage: Stage = side  # type: ignore[assignment]
        session = stage.session
        if phone.into:
            self._say_page(phone, stage, seat)
            return True
        key = (
            side, session.revision, stage.settled, stage.holding, stage.covered == seat, seat,
            phone.path, phone.peeking, phone.glancing, seat in self._held, session.over,
        )  # fmt: skip
        if key == phone.shown or not (stage.settled or stage.holding):
            # What is being shown at the television is not told before its time.
            return False
        self._public_face(self.tongue(phone.language, stage.game), stage)
        self._half = perf_counter() > self._until
        if self._half:
            return True
        if not phone.shown:
            phone.last = None
        phone.shown = key
        self._make_face(phone, stage, seat)
        return True

    def _say_page(self, phone: Phone, stage: Stage, seat: int | None) -> None:
        """What she looks into, of what lies before her now."""
        tongue, shows = self.tongue(phone.language, stage.game), self.server.files.shows
        name, phone.into = phone.into, ""
        if stage.holding or seat is None or stage.covered == seat or stage.session.over:
            sitting = Sitting(stage, tongue, shows, None)
        elif seat in stage.session.asked() and seat not in self._held:
            choosing = following(stage, seat, phone.path)
            sitting = Sitting(stage, tongue, shows, seat, choosing)
        else:
            sitting = Sitting(stage, tongue, shows, seat if phone.peeking else None)
        self._send(phone, looked_into(sitting, name), private=True)

    def _make_face(self, phone: Phone, stage: Stage, seat: int | None) -> None:
        tongue, shows = self.tongue(phone.language, stage.game), self.server.files.shows
        session = stage.session
        if stage.holding or seat is None or stage.covered == seat or session.over:
            face = self._public_face(tongue, stage)
            q = self._button_of(seat, pause(stage)) if stage.holding and seat is not None else 0
            covered = stage.covered == seat and seat is not None
            button = _buttons(q, tongue, (("next", tongue.page("go-on")),)) if q else None
            own = stands(face, seat)
            self._show(phone, _with(face, own=own, q=q, covered=covered), button)
            return
        public = self._public_face(tongue, stage)
        own = stands(public, seat)
        asked = seat in session.asked() and seat not in self._held
        q = self._question(stage, seat) if asked else 0
        manner = stage.table.manner(session.seen(None))
        if asked and phone.glancing:
            self._show(phone, _with(public, own=own, glance=True))
            return
        if asked:
            choosing = following(stage, seat, phone.path)
            sitting = Sitting(stage, tongue, shows, seat, choosing)
            private = manner.secret or not manner.veiled.isdisjoint(sitting.offered)
            face = _with(private_face(sitting, q), own=own, reopen=bool(sitting.seen.mine))
            all_do = public.steps if manner.secret else ()
            question = asking(sitting, q, private=private, sealed=manner.secret, all_do=all_do)
            self._show(phone, face, question, private=True)
            return
        if phone.peeking:
            face = private_face(Sitting(stage, tongue, shows, seat), 0)
            self._show(phone, _with(face, own=own, peek=True), private=True)
            return
        mine = session.seen(seat).mine
        sealed = bool(mine) or seat in self._held
        self._show(phone, _with(public, own=own, sealed=sealed, reopen=bool(mine), peek=True))

    def _public_face(self, tongue: Tongue, stage: Stage) -> wire.Face:
        """One for all who look on in a language."""
        session = stage.session
        key = (stage, session.revision, stage.settled, stage.holding, tuple(session.people))
        if key != self._seen_by_all[0]:
            self._seen_by_all = (key, {})
        made = self._seen_by_all[1]
        if tongue.language not in made:
            sitting = Sitting(stage, tongue, self.server.files.shows, None)
            made[tongue.language] = public_face(sitting)
        return made[tongue.language]

    def _show(
        self,
        phone: Phone,
        face: wire.Face,
        asked: wire.Asked | None = None,
        *,
        private: bool = False,
    ) -> None:
        """Unless it lies before this phone already: that somebody else is half through what she
        answers in secret makes no face anew."""
        if phone.last == (face, asked):
            return
        phone.last = (face, asked)
        own = self.holdings.of_phone(phone.number)
        n = next(phone.faces if own is None else own.faces)
        self._send(phone, _with(face, n=n), private=private)
        if asked is not None:
            self._send(phone, msgspec.structs.replace(asked, n=n), private=private)

    def _say_between(self, phone: Phone, side: Side, seat: int | None) -> bool:
        """No match is played: the results, the club's next game, a replay that is watched."""
        tongue, shows = self.tongue(phone.language, side.game), self.server.files.shows
        found = side.between(seat, tongue)
        key = (side, seat, tuple(side.places()), found)
        if key == phone.shown or found is None:
            return False
        if not phone.shown:
            phone.last = None
        phone.shown = key
        ways = found.ways if seat is not None else ()
        q = (
            self._button_of(seat, (side.state, side.game, *(way for way, _ in ways)))
            if seat is not None and ways
            else 0
        )
        button = _buttons(q, tongue, ways) if q else None
        self._show(phone, between_face(found, tongue, shows, q), button)
        return True

    def _question(self, stage: Stage, seat: int) -> int:
        """The number of what this seat is asked; another question has another number."""
        session = stage.session
        own = sum(decision.seat == seat for decision in session.history)
        key = (own, session.seen(seat).mine, session.legal(seat))
        found = self._asked.get(seat)
        if found is None or found.key != key:
            found = self._asked[seat] = _Question(self._next_q(seat), key)
            phone = self._phone_of(seat)
            if phone is not None:
                phone.path, phone.glancing = (), False
        return found.q

    def _next_q(self, seat: int) -> int:
        return next(self._questions.setdefault(seat, itertools.count(self._first_q)))

    def _button_of(self, seat: int, what: tuple[object, ...]) -> int:
        key, held = hash(what), self._buttons.get(seat)
        if held is None or held[1] != key:
            held = self._buttons[seat] = (self._next_q(seat), key)
        return held[0]


def _counted(side: Side, tongue: Tongue, count: str, done: int, total: int) -> str:
    """Nobody is ready for anything while a replay is watched, or one person chooses for all."""
    return "" if side.state in ("club", "replay") else tongue.page(count, n=done, of=total)


def _playing(tongue: Tongue, here: Sequence[Place]) -> str:
    names = [place.name for place in here if place.turn]
    return tongue.page("phones-playing", names=", ".join(names), count=len(names)) if names else ""


def pause(stage: Stage) -> tuple[object, ...]:
    """What somebody who says "go on" goes on from."""
    return ("next", stage.session.revision, stage.holding)


def stands(public: wire.Face, seat: int | None) -> str:
    """How a seat stands, in what everybody sees."""
    if seat is None:
        return ""
    key = seat_key(seat)
    things = (one for group in public.groups for one in group.things if group.layout == "scores")
    return next((one.heard for one in things if one.key == key), "")


def _with(face: wire.Face, **what: Any) -> wire.Face:
    return msgspec.structs.replace(face, **what)


def _buttons(q: int, tongue: Tongue, ways: Sequence[tuple[str, Speech]]) -> wire.Asked:
    """A question that is a button, or a few: go on, once more, this game."""
    tree = tuple(wire.Node(way, tongue.told(label), kind="command") for way, label in ways)
    return wire.Asked(
        q, 0, private=False, path=(), chosen=(), tree=tree, some=None, confirm=tree[0].label,
        heading=tongue.page("choose-one"),
    )  # fmt: skip
