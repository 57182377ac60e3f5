"""The match under the table frame: who is asked, what is half chosen, what is answered; bots are
asked, answers given, every one of them saved.

One subject: every way a decision can be taken at one table.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from game.kernel.contract import PickSome
from game.match.choosing import Choosing
from game.match.refused import Refused
from game.screens.table.blindpad import BlindPad
from game.screens.table.seats import blind, lone
from game.stage.intent import Device
from game.stage.showing import Manner
from game.system.scribe import Ticket

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.kernel.contract import Action
    from game.match.seats import Person
    from game.match.session import Session
    from game.match.thinker import Answer, Thinker
    from game.screens.services import Services
    from game.screens.table.view import View
    from game.stage.intent import Tap
    from game.stage.table import BlindPad as Pad
    from game.stage.table import Table

__all__ = ["BEAT_MS", "Half", "Hint", "Lull", "Play"]

BEAT_MS: Final = 500.0
"""At the usual pace."""


class Lull:
    """The time before a bot's move since the picture came to rest, cut into beats.

    A beat comes only while nothing changes: whatever is decided begins a new lull.
    """

    def __init__(self) -> None:
        self._revision = -1
        self._ms = 0.0

    def over(self) -> None:
        """The picture moves again."""
        self._ms = 0.0

    def beats(self, revision: int, ms: float) -> bool:
        """Time passes, at the bots' pace. Whether a beat has come."""
        if revision != self._revision:
            self._revision, self._ms = revision, 0.0
        was, self._ms = self._ms, self._ms + ms
        return self._ms // BEAT_MS > was // BEAT_MS


@dataclass(frozen=True, slots=True)
class Hint:
    """What a bot would do in a seat's place, and why; still nothing while it thinks."""

    seat: int
    number: int
    action: Action = ()
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Half:
    """How far a seat has come with its answer."""

    seat: int
    some: bool
    """Any so-and-so many are ticked; else a path is gone, id by id."""
    path: Action
    picked: Action
    ready: Action | None
    """The answer that could be given now."""
    offered: tuple[str, ...]
    """The ids that may come next."""
    besides: tuple[str, ...] = ()
    """The ids that may come in place of one of the path."""
    turnings: tuple[tuple[Action, tuple[str, ...]], ...] = ()
    """Where the path could have gone elsewhere: see `Choosing.turnings`."""
    folded: frozenset[str] = frozenset()
    """Ids that are taken along with what follows them."""
    question: int = 0
    """Counts what is asked here: the same id may answer one question and the next."""

    def leading_to(self, name: str) -> Action:
        """The path that this id follows."""
        if name in self.besides:
            return next(path for path, names in self.turnings if name in names)
        return self.path

    @property
    def begun(self) -> bool:
        return bool(self.path or self.picked)


class Play:
    """Everything that is decided at this table goes through here."""

    def __init__(self, services: Services, table: Table[Any], session: Session) -> None:
        self._services = services
        self._table = table
        self.session = session
        self.hint: Hint | None = None
        self._choosing: Choosing | None = None
        self._half: Half | None = None
        """As `_choosing` stands, once somebody wanted to know."""
        self._question = 0
        self._pads = [BlindPad() for _ in session.people]
        self._lull = Lull()
        self._thinker: Thinker | None = None
        self._answers: list[Answer] = []
        self._asked: set[int] = set()
        """Questions that are thought about, or whose answers wait for their beat."""
        self._hints = 0
        self._held: dict[int, Person] = {}
        self._ticket = Ticket("", 0)
        """Of the last decision, where it is written down."""
        self._crossings: dict[tuple[int, int, Action], bool] = {}
        # What every frame wants to know, by revision of the match.
        self._lone: tuple[int, int | None] = (-1, None)
        self._open: tuple[int, tuple[int, ...]] = (-1, ())
        self._manner: tuple[int, Manner] = (-1, Manner())

    # Who is asked

    @property
    def lone(self) -> int | None:
        if self._lone[0] != self.session.revision:
            self._lone = self.session.revision, lone(self.session.people)
        return self._lone[1]

    @property
    def manner(self) -> Manner:
        """How is answered now."""
        if self._manner[0] != self.session.revision:
            manner = self._table.manner(self.session.seen(None))
            self._manner = self.session.revision, manner
        return self._manner[1]

    def open_to(self) -> tuple[int, ...]:
        """Who may answer at this screen now, of those who are asked."""
        if self._open[0] != self.session.revision:
            asked, turns = self.session.asked(), self.manner.turns
            now = asked if turns is None else tuple(seat for seat in turns if seat in asked)
            self._open = (self.session.revision, now)
        return self._open[1]

    def people_asked(self) -> tuple[int, ...]:
        return tuple(s for s in self.open_to() if not self.session.people[s].is_bot)

    def chooser(self, view: View) -> int | None:
        """The seat that may choose on this view, once all is shown and the curtain rests."""
        if self.session.over:
            return None
        asked = self.open_to()
        if view.peeking and not (self.manner.from_own and view.private):
            return None
        if view.private:
            return view.seat if view.seat in asked else None
        if not view.shared:
            return None
        if self.lone is not None:
            return self.lone if self.lone in asked else None
        people = self.people_asked()
        return people[0] if people and not self.manner.secret else None

    def behind(self) -> tuple[int, ...]:
        """The seats that still have to come behind the curtain, one after another: people who are
        asked in secret and have nothing of their own in hand to answer with. Those whose phone
        sleeps come last, for it may wake."""
        manner = self.manner
        if self.lone is not None or not manner.secret:
            return ()
        people = self.session.people
        found = [
            seat
            for seat in self.people_asked()
            if not self._by_phone(seat) and not (manner.blind and blind(people[seat]))
        ]
        return tuple(sorted(found, key=lambda seat: people[seat].control == "phone"))

    def comes_by_itself(self, seat: int) -> bool:
        """A phone that sleeps may wake: nobody is called to the curtain in its place."""
        open_now = self._services.phones.hub is not None
        return not (open_now and self.session.people[seat].control == "phone")

    def _by_phone(self, seat: int) -> bool:
        """Whether a seat's phone is here: it needs no curtain."""
        phone = self.session.people[seat].control == "phone"
        return phone and self._services.phones.holds(seat)

    # What is half chosen

    def half(self, seat: int | None) -> Half | None:
        """How far this seat has come with what it is asked now; it begins anew if that changed."""
        options = self.session.legal(seat) if seat is not None else ()
        choosing = self._choosing
        if seat is None or not options:
            self._choosing = self._half = None
        elif choosing is None or choosing.seat != seat or choosing.options != options:
            folded = self._table.manner(self.session.seen(seat)).folded
            self._choosing, self._half = Choosing(seat, options, folded=folded), None
            self._question += 1
        if self._choosing is not None and self._half is None:
            self._half = _half(self._choosing, self._question)
        return self._half

    def choose(self, name: str) -> Action | None:
        """Take an id. The answer, if that makes it whole."""
        self._half = None
        return self._choosing.choose(name) if self._choosing is not None else None

    def back(self) -> bool:
        """One id back, or the seat's own last answer while it is still sealed."""
        choosing, self._half = self._choosing, None
        return choosing is not None and (choosing.back() or self.take_back(choosing.seat))

    def leads_to(self, name: str) -> Action | None:
        """The answer that choosing this id would give at once."""
        return self._choosing.leads_to(name) if self._choosing is not None else None

    def tap(self, seat: int, tap: Tap, pad: Pad) -> None:
        """A tap on a blind pad, whatever comes of it."""
        held: Action = ()
        if pad.at_once and seat not in self.session.asked():
            # Another tap changes her mind; one that means nothing leaves it as it was.
            held = next(iter(self.session.seen(seat).mine[-1:]), ())
            self.take_back(seat)
        if seat in self.session.asked():
            options, keys = self.session.legal(seat), tap.device is Device.KEYS
            answer = self._pads[seat].tap(
                seat, options, pad.rows, tap.place, keys=keys, at_once=pad.at_once
            )
            if answer is not None or held:
                self.give(seat, held if answer is None else answer)
        if tap.place == "clear":
            while self.take_back(seat):
                pass

    # Answers

    def give(self, seat: int, action: Action) -> bool:
        """A person's answer; refused ones are explained and change nothing."""
        try:
            self.session.act(seat, action)
        except Refused as refused:
            self._services.refuse(refused)
            return False
        self._after()
        return True

    def answer(self, seat: int, action: Action) -> str:
        """An answer from elsewhere; why it was refused, or "". What is half chosen here stays."""
        choosing = self._choosing
        try:
            self.session.act(seat, action)
        except Refused as refused:
            return refused.key
        self._after()
        if choosing is not None and choosing.seat != seat:
            self._choosing = choosing
        return ""

    def spare(self) -> bool:
        """Those for whom there is nothing to decide are not asked. Whether there was one."""
        revision = self.session.revision
        for seat in self.people_asked():
            action = self.manner.spared.get(seat)
            if action is not None and seat in self.session.asked():
                # Nobody's own decision, so undo passes over it.
                self.session.act(seat, action, by="bot")
                self._after()
        return self.session.revision != revision

    def rewind(self) -> None:
        """Back to where it began, as far as that may be."""
        while self.undo():
            pass

    def take_back(self, seat: int) -> bool:
        if self.session.take_back(seat):
            self._after()
            return True
        return False

    def undo(self) -> bool:
        if self.session.undo():
            self._asked.difference_update(answer.ticket_number for answer in self._answers)
            self._answers.clear()
            self._after()
            return True
        return False

    def swap(self, seat: int) -> None:
        """From a person to a bot, or back into the hands that held it."""
        person = self.session.people[seat]
        if person.is_bot:
            held = self._held.get(seat, replace(person, control="mouse", device=0))
            self.hand_over(seat, replace(held, name=person.name, colour=person.colour))
        else:
            self._held[seat] = person
            self.hand_over(seat, replace(person, control="bot", device=0))

    def hand_over(self, seat: int, person: Person) -> None:
        try:
            self.session.hand_over(seat, person)
        except Refused as refused:
            self._services.refuse(refused)
            return
        self._after()

    def crosses(self, seat: int, action: Action) -> bool:
        """Whether there is no way back behind this answer."""
        key = (self.session.revision, seat, action)
        if key not in self._crossings:
            if len(self._crossings) > 200:
                self._crossings.clear()
            self._crossings[key] = self.session.crosses(seat, action)
        return self._crossings[key]

    def _after(self) -> None:
        self._choosing = self._half = self.hint = None
        self.keep()

    def keep(self) -> None:
        """Have the match written down as it stands."""
        if self.session.loose:
            return
        self._ticket = self._services.shelf.keep_soon(self.session, self._services.moment())

    def receipt(self) -> Callable[[], bool]:
        """Says whether what has been decided until now is written down."""
        return partial(self._services.scribe.is_done, self._ticket)

    # Bots

    def led_by(self, thinker: Thinker) -> None:
        """Somebody else thinks for the bots of this table."""
        self._thinker = thinker

    def think(self) -> None:
        """Let bots know what they are asked, and fetch what they answered. Never waits."""
        bots = [seat for seat in self.open_to() if self.session.people[seat].is_bot]
        if not bots and self.hint is None and not self._asked:
            return
        thinker = self._thinker or self._services.thinker()
        self._thinker = thinker
        for seat in bots:
            ticket = self.session.ticket(seat)
            if ticket.number not in self._asked:
                self._asked.add(ticket.number)
                thinker.ask(ticket)
        for answer in thinker.poll():
            if self.hint is not None and answer.ticket_number == self.hint.number:
                self._asked.discard(answer.ticket_number)
                self.hint = replace(self.hint, action=answer.action, reason=answer.reason)
            else:
                self._answers.append(answer)

    def stir(self) -> None:
        """The picture moves: the lull before a bot's move begins anew."""
        self._lull.over()

    def hear_bots(self, ms: float) -> None:
        """Bots' answers count beat by beat, at the bots' pace: so one can follow them, and how long
        they thought is not to be seen. Where all write in secret there is nothing to follow."""
        paced = ms * self._services.settings.now.bot_pace / 100
        if not self._lull.beats(self.session.revision, paced) and not self.manner.secret:
            return
        moved = False
        while self._answers:
            answer = self._answers.pop(0)
            self._asked.discard(answer.ticket_number)
            moved = self.session.accept(answer) or moved
        if moved:
            choosing = self._choosing
            self._after()
            # A bot's sealed answer is no reason to lose what a person has ticked.
            self._choosing = choosing

    def close(self) -> None:
        """Nobody plays here any more: what bots are still asked is of no use."""
        if self._thinker is not None:
            self._thinker.forget()
        self._asked.clear()
        self._answers.clear()

    def ask_hint(self, seat: int) -> None:
        """Ask what the best bot would do here, from what this seat sees."""
        self._hints += 1
        ticket = self.session.ticket(seat)
        # Its own number: it is no answer, and must not be taken for one.
        number = -self._hints
        self.hint = Hint(seat, number)
        thinker = self._thinker or self._services.thinker()
        self._thinker = thinker
        self._asked.add(number)
        thinker.ask(replace(ticket, number=number, level="hard"))


def _half(choosing: Choosing, question: int) -> Half:
    some = isinstance(choosing.options, PickSome)
    return Half(
        choosing.seat, some, choosing.path, choosing.picked, choosing.ready, choosing.offered,
        choosing.besides, choosing.turnings, choosing.folded, question,
    )  # fmt: skip
