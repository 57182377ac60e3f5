"""The line to one bot process. A thread of its own waits at it, so that nobody else ever does."""

from __future__ import annotations

from enum import Enum
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import Empty, SimpleQueue
from threading import Thread

from game.bots.wire import LARGEST_ANSWER, LEFT, pack_ticket, unpack_answer
from game.kernel.ticket import Answer, Ticket

__all__ = ["Line", "Word"]


class Word(Enum):
    """What is heard besides answers, and said besides questions."""

    READY = "ready"
    """The process runs, and waits for its first question."""
    GONE = "gone"
    """It ended, or said what nobody asked or understands: it is not asked again."""
    LEFT = "left"
    """Said to it, and not by it: what it has thought of so far was of a match that is over."""


class Line:
    """A question there, an answer back, one at a time. Neither end can hold up the other:

    a process that was stopped reads nothing and writes half a message, and both would block.
    """

    def __init__(self, process: BaseProcess, pipe: Connection) -> None:
        self.process = process
        self._pipe = pipe
        self._questions: SimpleQueue[Ticket | Word | None] = SimpleQueue()
        self._heard: SimpleQueue[Answer | Word] = SimpleQueue()
        Thread(target=self._talk, name="bot line", daemon=True).start()

    def ask(self, ticket: Ticket) -> None:
        self._questions.put(ticket)

    def leave(self) -> None:
        """The match is left: after what it thinks about just now, nothing of it is needed."""
        self._questions.put(Word.LEFT)

    def heard(self) -> Answer | Word | None:
        """The next thing that came in; None if nothing did."""
        try:
            return self._heard.get_nowait()
        except Empty:
            return None

    def hang_up(self) -> None:
        """No more questions: a process that waits for one ends by itself."""
        self._questions.put(None)

    def cut(self) -> None:
        """End the process, whatever it does: one that was stopped ends like this, too."""
        self.hang_up()
        self.process.kill()

    def done_with(self) -> bool:
        """Whether the process has ended; then nothing is held of it any more, here or by the
        system."""
        if self.process.exitcode is None:
            return False
        self.process.close()
        return True

    def _talk(self) -> None:
        try:
            self._greet()
            while (ticket := self._questions.get()) is not None:
                if not isinstance(ticket, Ticket):
                    self._pipe.send_bytes(LEFT)
                    continue
                self._pipe.send_bytes(pack_ticket(ticket))
                answer = unpack_answer(self._pipe.recv_bytes(LARGEST_ANSWER), ticket)
                self._heard.put(answer)
        except (EOFError, OSError, ValueError):
            self._heard.put(Word.GONE)
        finally:
            # Closed here and nowhere else: whoever closes what another one reads from lets it
            # read from whatever gets the same number next.
            self._pipe.close()

    def _greet(self) -> None:
        if self._pipe.recv_bytes(LARGEST_ANSWER):
            raise ValueError("an answer before the first question")
        self._heard.put(Word.READY)
