"""JSON as our own writer writes it and nothing else: the odd is refused, not guessed at."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NoReturn

import msgspec

from game.match.refused import Refused

if TYPE_CHECKING:
    from game.kernel.contract import Plain

__all__ = ["plain"]


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a name stands twice")
    return found


def _never(word: str) -> NoReturn:
    # Nothing in a match is a fraction, and NaN is not even JSON.
    raise ValueError(word)


_DECODER = json.JSONDecoder(
    object_pairs_hook=_once, parse_float=_never, parse_constant=_never, strict=True
)


def plain(data: bytes) -> Plain:
    """The data in these bytes; Refused if they hold anything our own writer would not write.

    The caller has bounded their number. Depth ends in RecursionError, digits without end in
    ValueError; halves of letters and integers past 64 bits come to light when written again.
    """
    try:
        found = _DECODER.decode(data.decode("utf-8"))
        msgspec.json.encode(found)
    except (ValueError, RecursionError, OverflowError, msgspec.MsgspecError):
        raise Refused("save-broken") from None
    return found
