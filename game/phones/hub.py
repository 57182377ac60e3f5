"""The phones of one table, as the screen's thread sees them: who holds what, who wants what.

`update` is called once a frame. It reads what has come in, gives answers to the match, and makes
faces anew.
"""

from __future__ import annotations

import queue
from typing import TYPE_CHECKING, Any

from game.phones import wire
from game.phones.answering import Answering
from game.phones.notes import Came, Closed, Failed, Opened, Said
from game.phones.server import PORT, Server
from game.phones.sides import Phone, Place, Side
from game.phones.speaking import AWAY_S
from game.system.names import clean_name
from game.system.text import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

__all__ = ["Hub"]

_READ = 64
"""Messages a frame reads."""
_SQUEAK_MS = 10_000.0
_TRIED_MS = 300.0
"""Between two voices that are tried, on whatever phones."""
_NAME = 16


class Hub(Answering):
    def __init__(
        self,
        port: int = PORT,
        *,
        epoch: int = 1,
        only_here: bool = False,
        keys: Mapping[int, str] | None = None,
    ) -> None:
        super().__init__(epoch)
        self.server = Server(port, only_here=only_here, prepare=self._prepare)
        self.holdings.recall(keys or {})
        self.addresses: tuple[str, ...] = ()
        self.port = 0
        self.trouble = ""
        """A key of the phones' words: why nobody can come, if so."""
        self.changed: Callable[[], None] = lambda: None
        """Somebody came, went or fell asleep: what shows it is drawn anew."""
        self.kept: Callable[[Mapping[int, str]], None] = lambda _: None
        """Who holds which seat changed: for the file beside the save."""
        self._tried_ms = 0.0
        self.doubts: dict[int, int] = {}
        """Phones that want a seat which sleeps over secrets; the television asks."""
        self.invited: set[int] = set()
        """Seats the television has given to whichever phone comes for them."""
        self._wishes: dict[int, wire.Take] = {}
        self._put: set[int] = set()
        """Doubts that the television is asking about."""

    # The screen's side

    def open(self) -> None:
        self.server.start()

    def close(self) -> None:
        self.server.close()

    @property
    def is_open(self) -> bool:
        return self.port > 0 and not self.trouble

    @property
    def address(self) -> str:
        """What people type: the likeliest of this computer's addresses."""
        return f"{self.addresses[0]}:{self.port}" if self.addresses and self.port else ""

    def link(self, seat: int) -> str:
        """A link that holds the seat: for tests and people without a screen."""
        host = self.addresses[0] if self.addresses else "127.0.0.1"
        token = self.holdings.grant(seat)
        self.kept(self.holdings.keys())
        return f"http://{host}:{self.port}/#{token}"

    def put_out(self, seat: int) -> None:
        """The television takes the seat out of the phone's hand."""
        self.invited.discard(seat)
        phone = self.holdings.let_go(seat)
        if phone is not None:
            self.server.drop(phone, "kicked")
        self._tell_who()

    def invite(self, seat: int) -> None:
        """The television gives a seat to whichever phone comes for it."""
        if self.side is not None:
            self.invited.add(seat)
            self.side.invite(seat)
            self._tell_who()

    def waking(self) -> frozenset[int]:
        """Seats for which a name is being chosen just now."""
        named = {phone.naming for phone in self._phones.values() if phone.naming is not None}
        return frozenset(named - self.holdings.by_seat.keys())

    def here(self) -> tuple[int, int]:
        """How many phones hold a seat: awake, asleep."""
        awake = sum(one.phone is not None for one in self.holdings.by_seat.values())
        return awake, len(self.holdings.by_seat) - awake

    def let_in(self, seat: int, *, really: bool) -> None:
        """What the television said to "Let the new phone in?"."""
        phone = self.doubts.pop(seat, None)
        self._put.discard(seat)
        wish = self._wishes.pop(phone, None) if phone is not None else None
        if phone is None or wish is None or phone not in self._phones:
            return
        if really:
            self._seat(self._phones[phone], wish)
        else:
            self._not_taken(self._phones[phone], seat, "phones-not-let-in")

    def move(self, to: Mapping[int, int]) -> None:
        """From the lobby to the table: seats have other numbers now."""
        self.holdings.move(to)
        self._asked.clear()
        self._sealed.clear()
        self._owed.clear()
        self._held.clear()
        self._tell_who()

    def show(self, side: Side | None) -> None:
        """Another screen is there: every phone is shown what belongs to it."""
        if side is not self.side:
            self.side = side
            self.doubts.clear()
            self._put.clear()
            for phone in self._phones.values():
                phone.shown = ()
                phone.peeking, phone.glancing, phone.path = False, False, ()

    def update(self, ms: float) -> None:
        """A frame has passed."""
        for _ in range(_READ):
            try:
                note = self.server.inbox.get_nowait()
            except queue.Empty:
                break
            self._hear(note)
        self._pass(ms)
        self._acknowledge()
        if self.side is not None:
            self._ask_about_doubts(self.side)
            self._say_seats(self.side)
            if self.side.state != "lobby":
                self._say_faces(self.side)
        self.server.flush()

    def _ask_about_doubts(self, side: Side) -> None:
        for seat in list(self.doubts):
            wish = self._wishes.get(self.doubts[seat])
            if wish is None or self.awake(seat):
                self.let_in(seat, really=False)
            elif seat not in self._put and side.doubt(seat, clean_name(wish.name, _NAME)):
                self._put.add(seat)

    # What came in

    def _hear(self, note: Any) -> None:
        if isinstance(note, Opened):
            self.addresses, self.port = note.addresses, note.port
            self.trouble = ""
            self.changed()
        elif isinstance(note, Failed):
            self.trouble = note.why
            self.changed()
        elif isinstance(note, Came):
            self._came(note.phone, note.hello)
        elif isinstance(note, Closed):
            self._gone(note.phone)
        elif isinstance(note, Said):
            phone = self._phones.get(note.phone)
            if phone is not None and self.side is not None:
                self._said(phone, note.message)

    def _came(self, number: int, hello: wire.Hello) -> None:
        language = hello.lang[:2].lower()
        phone = Phone(number, language if language in LANGUAGES else "en")
        self._phones[number] = phone
        game = self.side.game if self.side is not None else ""
        tongue = self.tongue(phone.language, game)
        self._send(phone, wire.Words(phone.language, self.server.files.version, tongue.all))
        holding = self.holdings.of_token(hello.token) if hello.token else None
        if holding is None:
            if hello.token:
                self._not_taken(phone, 0, "phones-unknown")
            return
        older = self.holdings.wake(holding, number)
        if older is not None:
            before = self._phones.pop(older, None)
            holding.path = before.path if before is not None else ()
            self.server.drop(older, "taken")
        phone.path = holding.path
        self.server.seat(number, seated=True)
        self.doubts.pop(holding.seat, None)
        self._tell_who()

    def _gone(self, number: int) -> None:
        phone = self._phones.pop(number, None)
        self._wishes.pop(number, None)
        if phone is not None and phone.naming is not None:
            self.changed()
        self.doubts = {seat: who for seat, who in self.doubts.items() if who != number}
        holding = self.holdings.of_phone(number)
        if holding is not None and phone is not None:
            holding.path = phone.path
        if self.holdings.sleep(number) is not None:
            self._tell_who()

    def _said(self, phone: Phone, message: wire.Message) -> None:
        match message:
            case wire.Take():
                self._take(phone, message)
            case wire.Watch():
                phone.watching, phone.shown = True, ()
            case wire.Pulse():
                self._send(phone, wire.Beat(message.n))
            case wire.Naming():
                if phone.naming != message.seat:
                    phone.naming = message.seat
                    self.changed()
            case wire.Squeak(voice) if voice:
                self._tries(phone, voice)
            case wire.Hello():
                """Once is enough."""
            case _:
                holding = self.holdings.of_phone(phone.number)
                if holding is not None:
                    self._seated_said(phone, holding.seat, message)

    def _seated_said(self, phone: Phone, seat: int, message: wire.Message) -> None:
        side = self.side
        assert side is not None
        match message:
            case wire.Leave():
                self.holdings.let_go(seat)
                self.server.seat(phone.number, seated=False)
                side.rise(seat)
                phone.shown, phone.watching = (), False
                self._tell_who()
            case wire.Squeak():
                if phone.quiet_ms <= 0:
                    phone.quiet_ms = _SQUEAK_MS
                    self._squeaks(seat)
            case wire.Into():
                phone.into = message.page
            case wire.Peek():
                phone.peeking, phone.shown = message.on, ()
            case wire.Glance():
                phone.glancing, phone.shown = message.on, ()
            case wire.Point():
                question = self._asked.get(seat)
                if question is not None and question.q == message.q:
                    phone.path = message.path
                phone.shown = ()
            case wire.Answer():
                self._answer(phone, seat, message)
            case wire.Reopen():
                self._reopen(phone, seat, message)

    # Seats

    def _take(self, phone: Phone, wish: wire.Take) -> None:
        assert self.side is not None
        places = self.side.places()
        place = places[wish.seat] if wish.seat < len(places) else None
        own = self.holdings.of_phone(phone.number)
        if place is None:
            self._not_taken(phone, wish.seat, "phones-no-seat")
        elif own is not None and own.seat == wish.seat:
            self._rename(phone, wish)
        elif not self._may_take(wish.seat, place):
            self._not_taken(phone, wish.seat, "phones-seat-held")
        elif self._sleeps_over_secrets(wish.seat, place):
            self.doubts[wish.seat] = phone.number
            self._wishes[phone.number] = wish
            self._not_taken(phone, wish.seat, "phones-ask")
            self.changed()
        else:
            self._seat(phone, wish)

    def _sleeps_over_secrets(self, seat: int, place: Place) -> bool:
        side = self.side
        held = place.control == "phone" and seat not in self.invited
        return side is not None and side.state == "match" and held

    def _rename(self, phone: Phone, wish: wire.Take) -> None:
        assert self.side is not None
        if not self._sits(wish):
            self._not_taken(phone, wish.seat, "phones-colour-worn")
            return
        phone.naming = None
        self._send(phone, wire.Taken(wish.seat, None))
        self.changed()

    def _not_taken(self, phone: Phone, seat: int, why: str) -> None:
        game = self.side.game if self.side is not None else ""
        says = self.tongue(phone.language, game).page(why)
        self._send(phone, wire.Taken(seat, None, why, says))

    def _sits(self, wish: wire.Take) -> bool:
        assert self.side is not None
        return self.side.sit(wish.seat, clean_name(wish.name, _NAME), wish.colour, wish.squeak)

    def _seat(self, phone: Phone, wish: wire.Take) -> None:
        if not self._sits(wish):
            self._not_taken(phone, wish.seat, "phones-colour-worn")
            return
        own = self.holdings.of_phone(phone.number)
        if own is not None:
            # Who changes seats leaves the old one behind.
            self.holdings.let_go(own.seat)
            if self.side is not None:
                self.side.rise(own.seat)
        token = self.holdings.grant(wish.seat, phone.number)
        self.server.seat(phone.number, seated=True)
        phone.watching, phone.shown, phone.seats = False, (), b""
        phone.naming = None
        self.invited.discard(wish.seat)
        self._send(phone, wire.Taken(wish.seat, token))
        self._tell_who()
        self._squeaks(wish.seat)

    def _squeaks(self, seat: int) -> None:
        """In the voice that it has."""
        places = self.side.places() if self.side is not None else ()
        place = places[seat] if seat < len(places) else None
        if self.side is not None and place is not None and place.squeak:
            self.side.squeak(seat, place.squeak)

    def _tries(self, phone: Phone, voice: int) -> None:
        """Whoever chooses a voice hears it at once; one after the other, however many choose."""
        side, may = self.side, self.holdings.of_phone(phone.number) is not None
        if side is None or phone.naming is None or self._tried_ms > 0:
            return
        # Who only looks on does not squeak into other people's match.
        if may or side.state == "lobby":
            self._tried_ms = _TRIED_MS
            side.squeak(phone.naming, voice)

    def _tell_who(self) -> None:
        self.kept(self.holdings.keys())
        self.changed()
        for phone in self._phones.values():
            phone.shown = ()

    # Time

    def _pass(self, ms: float) -> None:
        self._tried_ms = max(0.0, self._tried_ms - ms)
        for phone in self._phones.values():
            phone.quiet_ms = max(0.0, phone.quiet_ms - ms)
        for holding in self.holdings.by_seat.values():
            if holding.phone is None:
                before = holding.slept
                holding.slept += ms / 1000
                if before < AWAY_S <= holding.slept:
                    self.changed()
        self._settle(ms)
