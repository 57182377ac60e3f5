"""The bot process: reads tickets until the pipe closes, answers each, forgets between matches."""

from __future__ import annotations

import os
import signal
from multiprocessing.connection import Connection

from game.bots.thinking import think
from game.bots.wire import LEFT, pack_answer, unpack_ticket
from game.kernel.memory import forget_match
from game.system.memory import give_back

__all__ = ["serve"]


def serve(pipe: Connection) -> None:
    # Ctrl-C reaches the whole group; the game decides when its bots stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    try:
        # Ready: from now on the time it takes is time it thinks.
        pipe.send_bytes(b"")
        while True:
            asked = pipe.recv_bytes()
            if asked == LEFT:
                forget_match()
                give_back()
            else:
                pipe.send_bytes(pack_answer(think(unpack_ticket(asked))))
    except (EOFError, OSError):
        return
