"""The match under the table frame: bots are asked, answers given, every one of them saved."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.match.choosing import Choosing
from game.match.refused import Refused
from game.screens.table.blindpad import BlindPad
from game.screens.table.lull import Lull
from game.screens.table.seats import blind, lone

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.kernel.contract import Action
    from game.match.seats import Person
    from game.match.session import Session
    from game.match.thinker import Answer, Thinker
    from game.screens.services import Services

__all__ = ["Hint", "Play"]


class Hint:
    """What a bot would do in a seat's place, and why."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number
        self.action: Action = ()
        self.reason = ""


class Play:
    """Everything that is decided at this table goes through here."""

    def __init__(self, services: Services, session: Session) -> None:
        self._services = services
        self.session = session
        self.choosing: Choosing | None = None
        self.pads = [BlindPad() for _ in session.people]
        self.hint: Hint | None = None
        self.failed: Callable[[], None] = lambda: None
        self._thinker: Thinker | None = None
        self._answers: list[Answer] = []
        self._asked: set[int] = set()
        self._hints = 0
        self.lull = Lull()
        self._held: dict[int, Person] = {}
        self._told_of_saving = False
        self._crossings: dict[tuple[int, int, Action], bool] = {}
        self.turns: Callable[[], Sequence[int] | None] = lambda: None
        """The table's word on who may answer now."""
        self._open: tuple[int, tuple[int, ...]] = (-1, ())
        self.folded: Callable[[int], frozenset[str]] = lambda _seat: frozenset()
        """The table's word on which ids are not chosen by themselves."""
        self.by_phone: Callable[[int], bool] = lambda _seat: False
        """Whether a seat's phone is here: it needs no curtain."""

    @property
    def lone(self) -> int | None:
        return lone(self.session.people)

    def open_to(self) -> tuple[int, ...]:
        """Who may answer at this screen now, of those who are asked."""
        if self._open[0] != self.session.revision:
            asked, turns = self.session.asked(), self.turns()
            now = asked if turns is None else tuple(seat for seat in turns if seat in asked)
            self._open = (self.session.revision, now)
        return self._open[1]

    def people_asked(self) -> tuple[int, ...]:
        return tuple(s for s in self.open_to() if not self.session.people[s].is_bot)

    def curtained(self) -> tuple[int, ...]:
        """The seats that have to come to the screen one after another."""
        people = self.session.people
        return tuple(seat for seat in self.handed() if not blind(people[seat]))

    def handed(self) -> tuple[int, ...]:
        """People who are asked and have nothing of their own in hand to answer with: those whose
        phone sleeps come last, for it may wake."""
        people = self.session.people
        found = [seat for seat in self.people_asked() if not self.by_phone(seat)]
        return tuple(sorted(found, key=lambda seat: people[seat].control == "phone"))

    # Answers

    def choose_for(self, seat: int | None) -> Choosing | None:
        """The way of this seat through what it is asked now; the same one while nothing changes."""
        options = self.session.legal(seat) if seat is not None else ()
        if seat is None or not options:
            self.choosing = None
        elif (
            self.choosing is None or self.choosing.seat != seat or self.choosing.options != options
        ):
            self.choosing = Choosing(seat, options, folded=self.folded(seat))
        return self.choosing

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
        choosing = self.choosing
        try:
            self.session.act(seat, action)
        except Refused as refused:
            return refused.key
        self._after()
        if choosing is not None and choosing.seat != seat:
            self.choosing = choosing
        return ""

    def spare(self, seat: int, action: Action) -> None:
        """An answer that goes without saying: nobody's own decision, so undo passes over it."""
        self.session.act(seat, action, by="bot")
        self._after()

    def take_back(self, seat: int) -> bool:
        if self.session.take_back(seat):
            self._after()
            return True
        return False

    def undo(self) -> bool:
        if self.session.undo():
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
        self.choosing = None
        self.hint = None
        self.keep()

    def keep(self) -> None:
        """Write the match down as it stands."""
        notice = self._services.shelf.keep(self.session, self._services.moment())
        if notice is None:
            self._told_of_saving = False
        elif not self._told_of_saving:
            # Once is enough: play goes on, and every decision tries again.
            self._told_of_saving = True
            self._services.tell(notice)

    # Bots

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
            self._asked.discard(answer.ticket_number)
            if self.hint is not None and answer.ticket_number == self.hint.number:
                self.hint.action, self.hint.reason = answer.action, answer.reason
            else:
                self._answers.append(answer)

    def hear_bots(self, ms: float, *, secret: bool) -> bool:
        """Bots' answers count beat by beat, at the bots' pace: so one can follow them, and how long
        they thought is not to be seen. Where all write in secret there is nothing to follow."""
        paced = ms * self._services.settings.now.bot_pace / 100
        return (self.lull.beats(self.session.revision, paced) or secret) and self.settle_bots()

    def settle_bots(self) -> bool:
        """Give the answers that have come. True if any counted."""
        moved = False
        while self._answers:
            moved = self.session.accept(self._answers.pop(0)) or moved
        if moved:
            choosing = self.choosing
            self._after()
            # A bot's sealed answer is no reason to lose what a person has ticked.
            self.choosing = choosing
        return moved

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
