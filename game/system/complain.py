"""A sentence for whoever started the program from a terminal; there may be none."""

from __future__ import annotations

import contextlib
import sys

__all__ = ["complain"]


def complain(sentence: str) -> None:
    """Say it on standard error, if somebody listens there."""
    stream = sys.stderr
    if stream is not None:
        with contextlib.suppress(OSError, ValueError):
            stream.write(f"{sentence}\n")
            stream.flush()
