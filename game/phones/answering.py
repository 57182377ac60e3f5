"""What phones answer: checked against the question it belongs to, and given to the match.

The television shows it at once. "Sealed", and what comes after it, is said when it is written down:
what a phone was told is never lost, and a phone that was told nothing says it again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.phones import wire
from game.phones.face import whole_answer
from game.phones.speaking import Speaking, pause

if TYPE_CHECKING:
    from game.kernel.contract import Action
    from game.phones.sides import Phone, Stage

__all__ = ["Answering"]

_GRID_MS = 250.0
"""Secret answers count on whole steps of this: how long one thought is told by nobody's mark."""


class Answering(Speaking):
    def __init__(self, epoch: int) -> None:
        super().__init__(epoch)
        self._sealed: dict[int, tuple[int, tuple[str, ...]]] = {}
        self._grid = 0.0
        self._onward = 0

    def _answer(self, phone: Phone, seat: int, said: wire.Answer) -> None:
        button = self._buttons.get(seat)
        if button is not None and said.q == button[0]:
            self._go_on(seat, button[1], said.path)
            return
        stage = self._stage()
        open_now = stage is not None and seat in stage.session.asked()
        question = self._question(stage, seat) if stage is not None and open_now else 0
        done = self._sealed.get(seat)
        if seat in self._owed:
            """It is told as soon as it is written."""
        elif done == (said.q, said.path):
            # Said twice, since the first "sealed" was lost on the way.
            self._send(phone, wire.Sealed(said.q, said.path))
        elif stage is None or not question or question != said.q or seat in self._held:
            # Of a question that is no more: the present face says what is.
            phone.shown = ()
        else:
            action = whole_answer(stage, seat, said.path)
            if action is None:
                self._refuse(phone, said.q, "phones-not-open")
            elif stage.table.manner(stage.session.seen(None)).secret or not stage.settled:
                # What others see of it is seen on the grid; and nothing is answered while the
                # television still tells.
                self._held[seat] = (said.q, action, said.path)
            else:
                self._give(stage, seat, said.q, action, said.path)

    def _give(self, stage: Stage, seat: int, q: int, action: Action, path: tuple[str, ...]) -> None:
        phone = self._phone_of(seat)
        if seat not in stage.session.asked() or self._question(stage, seat) != q:
            # Something else is asked by now; the present face says so.
            if phone is not None:
                phone.shown = ()
            return
        why = stage.give(seat, action)
        if why and phone is not None:
            self._refuse(phone, q, why)
            return
        if why:
            return
        self._given = True
        self._owed[seat] = (stage.receipt(), wire.Sealed(q, path))
        self._asked.pop(seat, None)
        if phone is not None:
            phone.path, phone.peeking = (), False

    def _acknowledge(self) -> None:
        """Whoever answered hears of it once it cannot be lost."""
        for seat, (written, sealed) in list(self._owed.items()):
            if not written():
                continue
            del self._owed[seat]
            if sealed is None:
                continue
            self._sealed[seat] = (sealed.q, sealed.path)
            phone = self._phone_of(seat)
            if phone is not None:
                self._send(phone, sealed)

    def _reopen(self, phone: Phone, seat: int, said: wire.Reopen) -> None:
        stage = self._stage()
        if stage is not None and stage.settled and stage.take_back(seat):
            self._sealed.pop(seat, None)
            self._owed[seat] = (stage.receipt(), None)
            phone.path = ()
        else:
            self._refuse(phone, said.q, "phones-too-late")
        phone.shown = ()

    def _refuse(self, phone: Phone, q: int, why: str) -> None:
        game = self.side.game if self.side is not None else ""
        said = self.tongue(phone.language, game).word(why, {})
        self._send(phone, wire.No(q, said))
        phone.shown = ()

    def _go_on(self, seat: int, what: int, path: tuple[str, ...]) -> None:
        side = self.side
        if side is None:
            return
        if side.state != "match":
            open_here = side.between(seat, self.tongue("en", side.game))
            if open_here is not None and path[:1] in [(way,) for way, _ in open_here.ways]:
                side.chose(seat, path[0])
        else:
            self._onward = what

    def _go_onward(self) -> None:
        """Somebody said "go on": done as soon as that is what it waits for."""
        stage = self._stage()
        if stage is not None and stage.holding and hash(pause(stage)) == self._onward:
            self._onward = 0
            stage.go_on()

    def _settle(self, ms: float) -> None:
        """So much time has passed: what was held is given."""
        if self._onward:
            self._go_onward()
        self._grid += ms
        if self._grid >= _GRID_MS:
            self._grid %= _GRID_MS
            stage = self._stage()
            if stage is None:
                self._held.clear()
            for seat in sorted(self._held):
                if stage is not None and stage.settled:
                    self._give(stage, seat, *self._held.pop(seat))
