"""From one face of the table to another: through the curtain, into the past and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.seats import voices
from game.screens.table.again import Again
from game.screens.table.seats import onlookers
from game.screens.table.view import Curtain, State, View
from game.stage.kit.voices import voice

if TYPE_CHECKING:
    from game.screens.services import Sounds
    from game.screens.table.pages import Pages
    from game.screens.table.play import Play
    from game.screens.table.recap import Recall
    from game.screens.table.teller import Teller

__all__ = ["Sides"]

_CURTAIN_MS = 350
_SOFTLY = 0.4


class Sides:
    """Which face is shown, how far the curtain is drawn, and what both lead to."""

    def __init__(
        self, view: View, play: Play, teller: Teller, pages: Pages, sounds: Sounds
    ) -> None:
        self.view, self.curtain = view, Curtain()
        self._play, self._teller, self._pages, self._sounds = play, teller, pages, sounds
        self._again = Again(play.session, teller)

    @property
    def moving(self) -> bool:
        """The curtain moves."""
        return self.curtain.moving

    @property
    def covered(self) -> int | None:
        """The seat whose own is shown, or about to be."""
        return None if self.view.shared else self.view.seat

    def _to(self, view: View) -> None:
        """Another face of it; the curtain follows. What was looked into is not taken along."""
        self.look_back(forget=True)
        self._pages.inspect(None)
        self.view = view
        self.curtain.draw_to(view.closed)

    # The past

    @property
    def recall(self) -> Recall:
        """What of the past somebody looks back on."""
        return self._again.recall

    @property
    def past(self) -> bool:
        """The picture shows the past, or the way to it."""
        return self.view.state is State.AGAIN

    @property
    def looks_back(self) -> bool:
        """At what is played again, or at the reason for something."""
        return self.past or bool(self.recall.said)

    def show_past(self, row: str, why: str) -> None:
        """Play it once more, or have it explained; what is shown already is over."""
        shown = self.view.past
        if self.past:
            self.look_back()
        if row and row != shown:
            self._pages.inspect(None)
            self.view = self.view.again(row)
            self._again.play(row)
        elif why:
            self._again.why(why)

    def recap(self) -> None:
        """What just happened comes back, or goes once more."""
        self._again.again()

    def look_back(self, *, forget: bool = False) -> None:
        """The present is there again, where the past was shown."""
        if self.past:
            self.view = self.view.present()
        self._again.stop()
        if forget:
            self._again.forget()

    def keep_up(self) -> None:
        """The past is over once something else has happened."""
        if self._again.outdated:
            self.look_back(forget=True)

    # The curtain

    def call(self) -> None:
        """Close it, and name who comes next."""
        behind = self._play.behind()
        if behind and self.view.shared:
            self._sounds.play("curtain/close")
            self._to(self.view.calling(behind[0]))

    def call_next(self) -> None:
        """Who has to come behind the curtain is called, once all that happened is shown."""
        view = self.view
        if view.state is not view.home or view.stay or self.moving or not self._teller.rests:
            return
        behind = self._play.behind()
        if behind and self._play.comes_by_itself(behind[0]):
            self.call()

    def peek(self, seat: int | None) -> None:
        """Somebody looks at what is hers alone; if others are there, behind the curtain.

        So does anybody who answers on a blind pad: a pad shows no hand.
        """
        if seat is None or not self.view.shared:
            return
        self._sounds.play("curtain/close")
        alone = self._play.lone is not None
        self._to(self.view.looking(seat, alone=alone))
        if alone:
            self.curtain.jump(self.view.closed)
            self._teller.reset()

    def show_private(self, seat: int) -> None:
        """What a seat sees behind the curtain, open already."""
        self._pages.inspect(None)
        self.view = View(State.PRIVATE, seat, home=self.view.home)
        self.curtain.jump(self.view.closed)

    def open_curtain(self) -> None:
        """Behind the closed curtain the picture becomes hers; then it opens."""
        if self.view.state is State.CURTAIN and not self.moving:
            self._to(self.view.opened())
            self._teller.reset()

    def to_table(self) -> None:
        self._to(self.view.to_table())
        self._teller.reset()

    def leave_private(self) -> None:
        """The curtain closes on what she chose; then it is somebody else's, or everybody's."""
        if self.view.peeking and self._play.lone is not None:
            self.to_table()
        elif self.view.state is State.PRIVATE:
            self._sounds.play("curtain/close")
            self._to(self.view.leaving())

    def move(self, ms: float, *, calm: bool) -> bool:
        """Time passes. Whether the curtain moved."""
        moved = self.curtain.update(ms / _CURTAIN_MS, calm=calm)
        if moved and not self.moving:
            self._drawn()
            self.curtain.peeping.begin()
        if not calm and not self.moving and self.view.state is State.CURTAIN:
            self._keep_watch(ms)
        return moved

    def _keep_watch(self, ms: float) -> None:
        """Whoever peeks before the closed curtain is told off, and squeaks."""
        peeping, people = self.curtain.peeping, self._play.session.people
        if peeping.update(ms):
            waiting = onlookers(people, self.view.seat)
            scolded = peeping.now(len(waiting)).at
            if scolded >= 0:
                squeak = voices(people)[waiting[scolded]]
                self._sounds.play(voice(squeak, "hit"), _SOFTLY)

    def _drawn(self) -> None:
        """It has come to rest."""
        left = self.view.state is State.LEAVING
        # What has happened is for everybody to see before anybody is called again.
        behind = () if self._teller.fresh else self._play.behind()
        self._to(self.view.drawn(next(iter(behind), None)))
        if left:
            self._teller.show_public()

    # The teacher

    def taught(self) -> None:
        """With the last step of a lesson said, the rest is a match like any other."""
        if self.view.home is State.LESSON:
            self.view = self.view.taught()
