"""The bot process: reads tickets until the pipe closes, answers each."""

from __future__ import annotations

import os
import signal
from multiprocessing.connection import Connection

from game.bots.thinking import think
from game.bots.wire import pack_answer, unpack_ticket

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
            ticket = unpack_ticket(pipe.recv_bytes())
            pipe.send_bytes(pack_answer(think(ticket)))
    except (EOFError, OSError):
        return
