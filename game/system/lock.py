"""One copy of the game at a time uses a person's saves; a second one says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from filelock import FileLock, Timeout

from game.system.notice import Notice

if TYPE_CHECKING:
    from game.system.paths import Places

__all__ = ["Claim", "claim"]


class Claim:
    """The right to write this person's saves; the system takes it back if we are killed."""

    def __init__(self, lock: FileLock | None) -> None:
        self._lock = lock

    def release(self) -> None:
        """Let another copy in."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None


def claim(places: Places) -> Claim | Notice:
    """The claim, or what to tell the person if another copy holds it.

    Where locks do not work (some network folders) the game goes on without one: better two
    copies than none.
    """
    try:
        places.lock.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(places.lock)
        lock.acquire(timeout=0)
    except Timeout:
        return Notice("lock-second-copy", {"folder": str(places.data)})
    except (OSError, NotImplementedError):
        return Claim(None)
    return Claim(lock)
