"""Long lists in JSON that come with the game: read at every start, and so read fast."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["read_listing"]


def read_listing(path: Path) -> Any:
    """What is in the file, as plain data; OSError or ValueError if that cannot be had."""
    try:
        return msgspec.json.decode(path.read_bytes())
    except msgspec.MsgspecError as error:
        raise ValueError(path.name) from error
