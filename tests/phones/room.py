"""A television nobody looks at, with its phones: the program's own screens, frame by frame."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, Self

from game import catalogue
from game.bots.players import choose
from game.match.seats import COLOURS, Person
from game.match.session import Session
from game.phones.server import Server
from game.screens.results.scene import ResultsScene
from game.screens.table.scene import TableScene
from tests.phones.hands import Hand
from tests.screens.puppets import Puppets

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from game.phones.hub import Hub

__all__ = ["NAMES", "SHORT", "Parlour", "people"]

NAMES = ("Ada", "Ben", "Cleo", "Dot", "Emil", "Fay", "Gus", "Hana")

SHORT = {
    ("whakka_mole", 8): (1, 22_000),
    ("mole_park", 8): (123, 0),
    ("whakka_mole", 3): (1, 22_000),
    ("mole_park", 3): (16, 22_000),
}
"""Of some hundreds of matches among so many bots the shortest: its seed, and their luck in it."""


def people(count: int, control: str = "phone", bots: int = 0) -> list[Person]:
    return [
        Person(NAMES[seat], COLOURS[seat], "bot" if seat >= count - bots else control)
        for seat in range(count)
    ]


class Parlour:
    """Use it in a `with`. Time is the test's own: frames pass as fast as they can be made."""

    def __init__(self, folder: Path) -> None:
        self.puppets = Puppets(folder)
        self.services = self.puppets.services
        self.services.change(calm_motion=True, motion_speed=200)
        self.services.phones.port = 0
        self.services.phones.only_here = True
        self.hands: list[Hand] = []

    def __enter__(self) -> Self:
        # Hands here answer as fast as frames are made: a thousand times faster than people.
        Server.rate = Server.burst = 1e6
        return self

    def __exit__(self, *_: object) -> None:
        for hand in self.hands:
            hand.close()
        hub = self.services.phones.hub
        self.services.phones.close()
        if hub is not None:
            hub.server.join()
        # Who held which seat is written beside the save when the phones close, too.
        self.services.scribe.drain()
        Server.rate, Server.burst = 20.0, 60.0

    @property
    def hub(self) -> Hub:
        assert self.services.phones.hub is not None
        return self.services.phones.hub

    @property
    def scene(self) -> TableScene:
        top = self.puppets.top
        assert isinstance(top, TableScene)
        return top

    def open(self, match: str = "") -> int:
        """Open the phones; the port."""
        self.services.phones.open(match)
        self.until("the server", lambda: self.hub.port > 0 or bool(self.hub.trouble), ms=0)
        return self.hub.port

    def sit(
        self,
        game: str,
        seats: int,
        seed: int = 1,
        *,
        bots: int = 0,
        options: dict[str, str] | None = None,
        hands: bool = True,
    ) -> list[Hand]:
        """A match by phones alone: a hand for every seat that no bot holds."""
        chosen = {one.id: one.default for one in catalogue.game(game).options} | (options or {})
        session = Session.new(game, people(seats, bots=bots), chosen, seed)
        port = self.open(session.fingerprint)
        self.puppets.play(session)
        self.services.phones.follow(session)
        self.frame()
        for seat in range(seats - bots if hands else 0):
            token = self.hub.link(seat).rpartition("#")[2]
            self.hands.append(Hand(port, token=token, seed=seed * 100 + seat))
        here = range(len(self.hands))
        self.until("all hands", lambda: all(map(self.hub.awake, here)), ms=0)
        return self.hands

    def think(self) -> None:
        """Every hand answers as a bot would."""
        session = self.scene.session
        judge = catalogue.judge(session.game.id)

        def mind(seat: int) -> tuple[str, ...] | None:
            seen, options = session.seen(seat), session.legal(seat)
            if not options:
                return None
            seed = session.decided
            return choose(session.game, judge, seen, seat, options, "easy", "even", seed)

        for seat, hand in enumerate(self.hands):
            hand.mind = partial(mind, seat)

    def frame(self, ms: float = 100.0) -> None:
        self.puppets.studio.stack.update(ms)
        self.services.phones.update(ms)

    def rest(self, frames: int = 60) -> None:
        """Nothing is asked or answered; what is on its way arrives."""
        for _ in range(frames):
            self.frame(16)
            time.sleep(0.005)

    def hush(self, seconds: float = 30) -> None:
        """All that was said, on either side, is read there, and no time passes meanwhile.

        A beat comes back behind whatever was said before it. Once it did, nothing of a hand's is on
        its way; what table and disk have to say to that is heard until it is nothing more.
        """
        end, read, hub = time.monotonic() + seconds, False, self.services.phones.hub
        while hub is not None and not (hub.port or hub.trouble):
            assert time.monotonic() < end, f"waited {seconds} s for the server"
            hub.update(0)
            time.sleep(0.0005)
        while True:
            here = [hand for hand in self.hands if not hand.now().ended]
            before = [len(hand.heard) for hand in here]
            assert self.services.scribe.drain(), "the disk hangs"
            self.services.phones.update(0)
            for hand in here:
                hand.knock()
            while not all(hand.now().caught_up for hand in here):
                assert time.monotonic() < end, f"waited {seconds} s for what is on its way"
                self.services.phones.update(0)
                time.sleep(0.0005)
            if read and [len(hand.heard) for hand in here] == before:
                return
            read = True

    def until(
        self, what: str, done: Callable[[], bool], seconds: float = 30, *, ms: float = 100.0
    ) -> None:
        """Frame after frame of so many milliseconds, until it is so."""
        end = time.monotonic() + seconds
        while not done():
            assert time.monotonic() < end, f"waited {seconds} s for {what}"
            self.frame(ms)
            time.sleep(0.001)

    def round(self) -> None:
        """A frame, and every hand does what it wants to."""
        self.frame()
        # Who spins here keeps server and hands, which are threads beside it, from what they have.
        time.sleep(0.0002)
        for hand in self.hands:
            hand.listen()
            hand.play()

    def play_out(self, seconds: float = 150) -> None:
        """Until the results are there, and every hand has seen them."""
        end = time.monotonic() + seconds
        while not isinstance(self.puppets.top, ResultsScene):
            assert time.monotonic() < end, self.stuck()
            self.round()
        self.until("the results", lambda: all(self._saw_the_end(hand) for hand in self.hands))

    @staticmethod
    def _saw_the_end(hand: Hand) -> bool:
        hand.listen()
        return bool(hand.ended) or hand.latest.get("seats", {}).get("state") == "over"

    def stuck(self) -> str:
        top = self.puppets.top
        if not isinstance(top, TableScene):
            return f"stuck at {top.name}"
        session = top.session
        asked = {seat: session.legal(seat) for seat in session.asked()}
        return (
            f"stuck at {session.seen(None).step}, decided {session.decided}, asked {asked}, "
            f"settled {top.picture.settled}, view {top.view.state}, "
            f"{[(hand.said, hand.asked, hand.latest.get('no')) for hand in self.hands]}"
        )[:3000]
