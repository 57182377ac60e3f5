"""One match under way: who sits where, what was decided, and what each viewer may know of it."""

from __future__ import annotations

import hashlib
import itertools
import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from game import catalogue
from game.kernel import chance, play
from game.kernel.judge import any_of
from game.kernel.ticket import Answer, Ticket
from game.match import plain
from game.match.card import Card
from game.match.history import BY, Decision, History
from game.match.open import Open
from game.match.refused import Refused
from game.match.seats import Person, different_colours, seated
from game.match.setup import chosen

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from game.kernel.contract import (
        Action,
        Game,
        Options,
        Plain,
        Seen,
        Standings,
        State,
        Viewer,
    )
    from game.kernel.event import Event
    from game.match.beats import Beat
    from game.match.fair import Pledge
    from game.system.notice import Notice

__all__ = ["Session"]

_WORD: Final = (1 << 64) - 1
_WORLDS: Final = 16
_log = logging.getLogger("molehill.match")
# One row of numbers for the whole program: a late answer from another match fits no ticket.
_numbers = itertools.count(1)


class Session:
    """Every public method that takes a viewer or a seat tells it only what it may know."""

    def __init__(
        self,
        game: Game[Any, Any],
        people: Iterable[Person],
        options: Mapping[str, str],
        seed: int,
        pledge: Pledge | None = None,
    ) -> None:
        self.game = game
        self.people = seated(game, people)
        self.options = chosen(game, len(self.people), options)
        self.seed = (seed if pledge is None else pledge.seed(game.id)) & _WORD
        self.pledge = pledge
        """What the seed was made of; None where somebody named the seed."""
        self.commitment = pledge.commitment if pledge is not None else ""
        """What was shown of it before the first roll. A save brings back what it said then."""
        # Milliseconds each seat has thought; kept apart from everything that is compared.
        self.clock = [0] * len(self.people)
        self.revision = 0
        # Whether the decisions lead from the set-up to where the match stands (see restore).
        self.replayable = True
        self.doubt: Notice | None = None
        """What is to be told about a table that was taken at its save's word."""
        self.begun_under = game.rules_version
        """The version of the rules that its decisions can be played again by."""
        self.card = Card()
        self.loose = False
        """A position to try things on: none of it is kept, and every step may be taken back."""
        self._history = self.begun()
        self._tickets: dict[int, Ticket] = {}
        self._asking: Open | None = None

    @classmethod
    def new(
        cls,
        game_id: str,
        people: Iterable[Person],
        options: Mapping[str, str],
        seed: int = 0,
        pledge: Pledge | None = None,
    ) -> Session:
        """By a promise that was shown, or by a seed that somebody knows."""
        if game_id not in catalogue.GAMES:
            raise Refused("match-no-game", {"game": game_id[:40]})
        return cls(catalogue.game(game_id), people, options, seed, pledge)

    def begun(self) -> History:
        """This match set up anew, with no decision taken."""
        state = self.game.new_match(len(self.people), self.options, self.seed)
        return History(self.game, state)

    @property
    def fingerprint(self) -> str:
        """By this what is kept beside a match, such as who held which phone, finds it again."""
        return hashlib.sha256(f"molehill:{self.seed}".encode()).hexdigest()[:16]

    @property
    def over(self) -> bool:
        return self._state.over

    @property
    def turn(self) -> int:
        return self.game.turn(self._state)

    @property
    def count(self) -> int:
        """How many beats there are. An undo makes it smaller."""
        return self._history.reel.count

    @property
    def seats(self) -> int:
        return len(self.people)

    @property
    def decided(self) -> int:
        """How many decisions have been taken."""
        return len(self._history.decisions)

    @property
    def history(self) -> list[Decision]:
        """Every decision, sealed ones too: for saves, replay and the log after the match."""
        return list(self._history.decisions)

    @property
    def track(self) -> History:
        """The whole truth of how it went, for the rooms of the match alone."""
        return self._history

    @property
    def _state(self) -> State:
        return self._history.state

    def seen(self, viewer: Viewer) -> Seen:
        return self._open().seen(viewer)

    def asked(self) -> tuple[int, ...]:
        return self._open().asked

    def concerned(self) -> tuple[int, ...]:
        """Those who are asked, and those who have answered the same already."""
        return self._open().concerned

    def legal(self, seat: int) -> Options:
        return self._open().legal(seat)

    def _open(self) -> Open:
        """What is asked and seen now: a screen wants to know it in every frame."""
        if (
            self._asking is None
            or self._asking.state is not self._state
            or (self._asking.revision != self.revision)
        ):
            self._asking = Open(self.game, self._state, self.revision)
        return self._asking

    def standings(self) -> Standings:
        """The truth, for the results. While a match goes on, scores are shown from what is seen."""
        return self.game.standings(self._state)

    def beats(self, viewer: Viewer, since: int = 0, until: int | None = None) -> list[Beat]:
        return self._history.reel.beats(viewer, since, until)

    def log(self, viewer: Viewer) -> list[Event]:
        return self._history.reel.events(viewer)

    def act(self, seat: int, action: Action, *, by: str = "person", reason: str = "") -> None:
        """Take an answer. A refused one changes nothing."""
        if by not in BY:
            # A save that says so would be refused: better to hear of it now.
            raise ValueError(by)
        action = tuple(action)
        if not 0 <= seat < len(self.people):
            raise Refused("match-no-seat", {"seat": seat})
        try:
            self._history.push(seat, action, by, reason)
        except play.Illegal:
            raise Refused(self.game.why_not(self._state, seat, action), {"seat": seat}) from None
        self._tickets.pop(seat, None)
        self.revision += 1

    def crosses(self, seat: int, action: Action) -> bool:
        """Whether this answer might pass an information barrier, so that undo ends there.

        Trying it on the real table would tell a secret: one could point at each covered pile
        and learn which of them does something. So it is tried on worlds imagined from what the
        seat sees, always the same ones for the same sight. The answer depends on nothing hidden,
        at the price that a barrier found in very few worlds may be missed.
        """
        action = tuple(action)
        if self.loose or seat not in self.asked() or not play.allows(self.legal(seat), action):
            return False
        seen = self.seen(seat)
        return any(
            self._crosses_in(self.game.imagine(seen, seat, chance.Random(world)), seat, action)
            for world in range(_WORLDS)
        )

    def _crosses_in(self, world: State, seat: int, action: Action) -> bool:
        rng, shown = world.rng, []
        try:
            play.act(world, seat, action, lambda event: shown.append(event.shows))
        except play.Illegal:
            # A game that imagines badly: then rather one warning too many.
            return True
        return world.rng != rng or any(shown)

    def can_undo(self) -> bool:
        return self._history.undo_depth(free=self.loose) > 0

    def undo(self) -> bool:
        """Back to before the last person's decision, bots' answers since included."""
        depth = self._history.undo_depth(free=self.loose)
        for _ in range(depth):
            self._history.pop()
        if depth:
            self._tickets.clear()
            self.revision += 1
        return depth > 0

    def take_back(self, seat: int) -> bool:
        """The seat's own last answer, while it is still sealed."""
        moved = self._history.drop(seat)
        if moved:
            # Nobody else may know of it: bots go on thinking, however often people change theirs.
            self._tickets.pop(seat, None)
            self.revision += 1
        return moved

    def hand_over(self, seat: int, person: Person) -> None:
        """Give the seat to somebody else; a bot that is thinking for it thinks in vain."""
        if not 0 <= seat < len(self.people):
            raise Refused("match-no-seat", {"seat": seat})
        changed = [*self.people[:seat], person, *self.people[seat + 1 :]]
        different_colours(changed)
        self.people = seated(self.game, changed)
        self._tickets.pop(seat, None)
        self.revision += 1

    def ticket(self, seat: int) -> Ticket:
        """The question to a bot that holds this seat: the same one until something changes it."""
        options = self.legal(seat)
        if not options:
            raise Refused("match-not-asked", {"seat": seat})
        held = self._tickets.get(seat)
        if held is not None and held.options == options:
            return held
        person = self.people[seat]
        made = Ticket(
            number=next(_numbers),
            game=self.game.id,
            seat=seat,
            seen=plain.codec(self.game).dump(self.seen(seat)),
            options=options,
            level=person.level,
            personality=person.personality,
            seed=self._bot_seed(seat),
        )
        self._tickets[seat] = made
        return made

    def _bot_seed(self, seat: int) -> int:
        # The seat's own decisions are counted, not everybody's: in which order sealed answers
        # come in, and how many have, must not change what a bot chooses.
        own = sum(decision.seat == seat for decision in self._history.decisions)
        word = hashlib.sha256(f"molehill-bot:{self.seed}:{seat}:{own}".encode()).digest()
        return int.from_bytes(word[:8], "big")

    def accept(self, answer: Answer) -> bool:
        """Act on a bot's answer; False if it comes too late for its ticket.

        A bot that answers what was not open would answer so again: the match takes any legal
        answer in its place, for nobody's evening shall end over a bot's mistake.
        """
        held = self._tickets.get(answer.seat)
        if held is None or held.number != answer.ticket_number:
            return False
        if self.legal(answer.seat) != held.options or not self.people[answer.seat].is_bot:
            return False
        action, reason = tuple(answer.action), answer.reason
        if not play.allows(held.options, action):
            # Not what it answered: a report quotes the log, and the answer may be sealed.
            _log.warning("a bot at %s answered what was not open", self.game.id)
            action, reason = any_of(held.options, chance.Random(held.seed)), ""
        self.act(answer.seat, action, by="bot", reason=reason)
        return True

    def thought(self, seat: int, milliseconds: int) -> None:
        """Add to the time this seat has taken: for the statistics, never for the rules."""
        self.clock[seat] += max(milliseconds, 0)

    def snapshot(self) -> Plain:
        """The whole truth, for saves: never for anything that a viewer sees."""
        return plain.dump(self.game, self._state)

    def resume(self, history: History, clock: Iterable[int]) -> None:
        """Take up a match where a save left it."""
        self._history = history
        self.clock = list(clock)
        self._tickets.clear()
        self.revision += 1

    def restart(self) -> None:
        """The same people at the same table with the same seed, from the beginning."""
        # What was kept of it stays as it is: this is another match.
        self.card = Card(title=self.card.title, lesson=self.card.lesson)
        # Whoever knows what comes can promise nothing.
        self.pledge, self.commitment = None, ""
        self._history = self.begun()
        self._tickets.clear()
        self.clock = [0] * len(self.people)
        self.replayable, self.doubt = True, None
        self.begun_under = self.game.rules_version
        self.revision += 1

    def branched(self, moment: int) -> Session:
        """Another match, which stands where this one stood after so many decisions.

        Of a match that is over alone: else one could look ahead, and then decide.
        """
        if not self.replayable:
            raise Refused("replay-unavailable")
        if not self.over:
            raise Refused("replay-secret")
        other = self.rematch()
        history = other.begun()
        for each in self.history[:moment]:
            history.push(each.seat, each.action, each.by, each.reason)
        other.resume(history, [0] * len(other.people))
        return other

    def rematch(self, pledge: Pledge | None = None) -> Session:
        """A new match of the same people and options; without a promise, of the same luck."""
        people = [replace(person) for person in self.people]
        return Session(self.game, people, self.options, self.seed, pledge)
