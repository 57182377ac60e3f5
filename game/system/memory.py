"""What the program no longer needs goes back to the system, and not only to itself.

Linux's allocator learns from large pictures that come and go to keep them in one heap, where a few
small things that stay hold on to all that was freed around them: after an hour of five games a
hundred megabytes. And each thread that decodes or writes for a moment would leave a heap of its own
behind. Other systems' allocators give large pieces back by themselves.
"""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["give_back", "large_apart", "stays"]

_MMAP_THRESHOLD: Final = -3
_ARENA_MAX: Final = -8
_LARGE: Final = 1 << 17
"""Where it draws the line before it has learnt anything: smaller ones are quicker in the heap."""


def large_apart() -> bool:
    """From now on large pictures lie apart, and go for good when they go; what is small lies in one
    heap, whatever thread asks for it. Whether that is so."""
    tune = _of_system("mallopt")
    return tune is not None and bool(tune(_MMAP_THRESHOLD, _LARGE)) and bool(tune(_ARENA_MAX, 1))


def stays() -> None:
    """What there is now is needed until `give_back`: nobody looks through it for what could go.

    Of all that a table loads, from its rules to its words, that takes several frames at once, and
    Python does it whenever a quarter has come on top.
    """
    gc.freeze()


def give_back() -> bool:
    """What nobody holds goes, and with it the memory. Whether any was given back."""
    gc.unfreeze()
    gc.collect()
    trim = _of_system("malloc_trim")
    return trim is not None and bool(trim(0))


def _of_system(name: str) -> Callable[..., Any] | None:
    """A function of the C library; None where there is none of this name."""
    if sys.platform != "linux":
        return None
    import ctypes

    found: Callable[..., Any] | None = getattr(ctypes.CDLL(None), name, None)
    return found
