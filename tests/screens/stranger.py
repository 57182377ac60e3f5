"""Somebody who knows only what the screen says: she presses the most inviting thing there is, again
and again at the same place, and reads no faster than people do."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from game import catalogue
from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.match.seats import COLOURS, Person
from game.match.session import Session
from game.screens.table.scene import TableScene
from game.stage.intent import Device, Intent, Kind
from game.stage.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.kernel.contract import Action
    from tests.screens.puppets import Puppets

__all__ = ["Stranger", "Trap", "seated"]

BEAT_MS: Final = 120.0
SEEN_MS: Final = 300.0
"""What has not been on the screen for so long, nobody has read."""
CLICKS: Final = 5
"""At one place, before she looks for something else."""
GIVES_UP: Final = {
    "dice_theme_park": frozenset({"close", "done", "skip"}),
    "mole_park": frozenset({"pass"}),
    "molly": frozenset({"skip"}),
    "topoum": frozenset({"pass", "done", "go-on"}),
}
"""Answers by which something is let go, in the words of the rules."""


class Trap(AssertionError):
    pass


class Read(NamedTuple):
    """What stands under the pointer, as one can read it."""

    deed: str
    label: str
    question: int
    path: Action


@dataclass
class Given:
    deed: str
    action: Action
    others: int
    """So many other answers there were."""


def seated(game: str, decided: int, seed: int = 5) -> Session:
    """One person among bots, in a match that has come so far and asks her."""
    seats = min(count for count in catalogue.game(game).seats if count > 1)
    people = [
        Person(f"P{seat}", COLOURS[seat], "bot" if seat else "mouse") for seat in range(seats)
    ]
    session, rng = Session.new(game, people, {}, seed), Random(seed)
    while session.decided < decided or 0 not in session.asked():
        if session.over:
            # A short game is over before it has come so far.
            return seated(game, decided // 2, seed)
        seat = session.asked()[-1]
        session.act(seat, any_of(session.legal(seat), rng))
    return session


class Stranger:
    def __init__(self, puppets: Puppets, session: Session, seed: int = 1) -> None:
        self.puppets, self.session, self.rng = puppets, session, random.Random(seed)
        puppets.play(session)
        top = puppets.top
        assert isinstance(top, TableScene)
        self.scene = top
        self.given: list[Given] = []
        self.deeds: list[str] = []
        self._now = 0.0
        self._questions = 0
        self._place: tuple[float, float] | None = None
        self._read: list[tuple[float, Read | None]] = []
        """What stood at her place, and since when."""
        self._may: Read | None = None
        """What the press that is under way can mean."""
        self._deed = ""
        self._letting_go = GIVES_UP.get(session.game.id, frozenset())
        self._watch()

    # What she does

    def go(self, clicks: int) -> None:
        for number in range(clicks):
            if self.puppets.top is not self.scene or self.session.over:
                return
            if number % CLICKS == 0 or self._place is None:
                self._look_for()
            self._click()
            for _ in range(2):
                self._pass(BEAT_MS / 2)

    def _pass(self, ms: float) -> None:
        self._now += ms
        self.puppets.studio.step(ms)
        if self._place is not None:
            self._note()

    def _look_for(self) -> None:
        """The largest lit button; else something on the table that glows."""
        buttons = [
            widget for widget in self.scene.widgets
            if isinstance(widget, Button) and widget.enabled and widget.text
            and widget.tone != "cream"
        ]  # fmt: skip
        model = self.scene.model
        glowing = [spot.box for spot in model.spots if spot.deed.startswith("id:")]
        boxes = (
            [max(buttons, key=lambda button: button.box.w * button.box.h).box] if buttons else []
        )
        if glowing and (not boxes or self.rng.random() < 0.3):
            boxes = [self.rng.choice(glowing)]
        if not boxes:
            self._place = None
            return
        self._place = boxes[0].cx, boxes[0].cy
        self._read.clear()
        self._note()

    def _click(self) -> None:
        if self._place is None:
            return
        x, y = self._place
        stood = [read for at, read in self._read if at > self._now - SEEN_MS]
        last = self._read[-1][1]
        before = [read for at, read in self._read if at <= self._now - SEEN_MS]
        # What she went for when she came here, or what has stood here long enough.
        known = len(self._read) == 1 or all(read == last for read in (*before[-1:], *stood))
        self._may = last if known else None
        for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
            self.puppets.studio.give(Intent(kind, Device.MOUSE, 1, x, y))
        self._may = None
        self._note()

    def _note(self) -> None:
        read = self._under()
        if not self._read or self._read[-1][1] != read:
            self._read.append((self._now, read))

    def _under(self) -> Read | None:
        """By what is on the screen; not by what the program believes that it means."""
        assert self._place is not None
        spot = self.scene.focus.hit(*self._place)
        if spot is None:
            return None
        widget = next((each for each in self.scene.widgets if each.id == spot.id), None)
        label = widget.text if isinstance(widget, Button) else ""
        half = self.scene.model.at.half
        # A row of what just happened is told by its place; what it shows again is written on it.
        deed = spot.means if spot.id.startswith("recap.") and spot.means else spot.id
        return Read(deed, label, self._questions, half.path if half is not None else ())

    # What is watched

    def _watch(self) -> None:
        scene, play = self.scene, self.scene.play
        do, give = scene.do, play.give

        def doing(deed: str) -> None:
            self.deeds.append(deed)
            if self._may is None or self._may.deed != deed:
                raise Trap(f"{deed} was pressed, and nobody could have read it: {self._read[-4:]}")
            self._deed = deed
            do(deed)

        def giving(seat: int, action: Action) -> bool:
            others = len(list(self._others(seat, action)))
            self.given.append(Given(self._deed, action, others))
            if action[0] in self._letting_go and others and self._deed != "confirm":
                raise Trap(f"{action} was given by one press")
            self._questions += 1
            return give(seat, action)

        scene.do = doing  # type: ignore[method-assign]
        play.give = giving  # type: ignore[method-assign]
        scene.rebuild()

    def _others(self, seat: int, action: Action) -> Sequence[Action]:
        """Answers that would still bring something, by the rules alone."""
        options = self.session.legal(seat)
        if not isinstance(options, tuple):
            return ()
        seen = self.session.seen(seat)
        found = [other for other in options if other[0] not in self._letting_go]
        match self.session.game.id:
            case "dice_theme_park" if action == ("close",):
                # What takes a map or a mascot first may come to nothing.
                return [other for other in found if other[0] == "operate"]
            case "dice_theme_park":
                idle = ("remove", "shift")
                return [o for o in found if o[0] not in idle and seen.step != "understudy"]
            case "topoum" if action == ("done",):
                return [other for other in found if _brings(seen, other)]
            case _:
                return found


def _brings(seen: object, action: Action) -> bool:
    outlook = seen.foresee(action)  # type: ignore[attr-defined]
    return action[0] != "ransom" and bool(outlook.more + outlook.medals > 0)
