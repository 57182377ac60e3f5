"""What is reckoned again and again within a match is kept while the match lasts.

A table of the rules themselves (`functools.cache`: there are as many as the rulebook has) is worth
keeping for good. What depends on how the pieces of one match lie is not: nobody asks for it again
once the match is left, and match after match it would only grow.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ParamSpec, TypeVar, cast

if TYPE_CHECKING:
    from collections.abc import Callable
    from functools import _lru_cache_wrapper

__all__ = ["forget_match", "remembered"]

P = ParamSpec("P")
T = TypeVar("T")

_KEPT: list[_lru_cache_wrapper[object]] = []


def remembered(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """A pure function that remembers so many answers, the youngest ones, until the match is left.

    Its arguments must be such as a dict may have for keys.
    """

    def keep(function: Callable[P, T]) -> Callable[P, T]:
        kept = lru_cache(maxsize=most)(function)
        _KEPT.append(kept)
        # Called like the function itself: the type checker is to go on checking with what.
        return cast("Callable[P, T]", kept)

    return keep


def forget_match() -> None:
    """The match is left: nothing that was reckoned for it is needed any more."""
    for kept in _KEPT:
        kept.cache_clear()
