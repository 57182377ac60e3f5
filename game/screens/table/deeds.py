"""What can be done at the table, by name: each button, key and place on it says one of these.

"id:hole.3" chooses an id of the game; "own.2" looks at what is seat 2's own; "show.40.1" plays
again what a row of the recap tells of event 40, "why.40.1" says why; all else are words.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from game.stage.intent import Kind

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.screens.table.model import Model
    from game.stage.intent import Intent

__all__ = [
    "asked_why_by", "asking_why", "chosen_by", "leafing", "looked_at_by", "looking", "meant",
    "named", "once_more", "showing_again", "shown_by",
]  # fmt: skip

_ID, _OWN, _SHOW, _WHY = "id:", "own.", "show.", "why."
_ALSO = "/"
_MEANT: Mapping[Kind, str] = MappingProxyType(
    {
        Kind.MENU: "menu",
        Kind.UNDO: "undo",
        Kind.LOG: "log",
        Kind.HELP: "help",
        Kind.HINT: "hint",
        Kind.RECALL: "recap",
    }
)
_LEAFING: Mapping[Kind, str] = MappingProxyType(
    {
        Kind.RIGHT: "page-next",
        Kind.DOWN: "page-next",
        Kind.NEXT: "page-next",
        Kind.LEFT: "page-previous",
        Kind.UP: "page-previous",
        Kind.PREVIOUS: "page-previous",
        Kind.CONFIRM: "page-close",
        Kind.BACK: "page-close",
    }
)
"""While a page is open."""


def named(name: str) -> str:
    """What chooses an id of the game."""
    return _ID + name


def chosen_by(deed: str) -> str:
    """The id of the game that something chooses, "" if it chooses none."""
    return deed.removeprefix(_ID).partition(_ALSO)[0] if deed.startswith(_ID) else ""


def once_more(deed: str) -> str:
    """The second place where the pointer finds what does it."""
    return f"{deed}{_ALSO}also"


def looking(seat: int) -> str:
    """What looks at a seat's own."""
    return f"{_OWN}{seat}"


def looked_at_by(deed: str) -> int | None:
    """The seat whose own something looks at, if it looks at any."""
    return int(deed.removeprefix(_OWN)) if deed.startswith(_OWN) else None


def showing_again(row: str) -> str:
    """What plays again what a row of the recap tells of."""
    return _SHOW + row


def shown_by(deed: str) -> str:
    """The row of which something plays again what it tells, "" if it plays none."""
    return deed.removeprefix(_SHOW) if deed.startswith(_SHOW) else ""


def asking_why(row: str) -> str:
    """What asks why it came to what a row tells of."""
    return _WHY + row


def asked_why_by(deed: str) -> str:
    """The row of which something asks why, "" if it asks of none."""
    return deed.removeprefix(_WHY) if deed.startswith(_WHY) else ""


def leafing(intent: Intent) -> str:
    """What a key or button does to the page that is open; "" nothing. Held keys leaf on; what only
    acts once does not act again."""
    deed = _LEAFING.get(intent.kind, "")
    return "" if intent.repeat and deed == "page-close" else deed


def meant(intent: Intent, model: Model, holder: int | None) -> str:
    """What a key or button does here that is no choice among what is on the screen; "" nothing.

    `holder` is the seat whose blind pad it comes from.
    """
    if model.opened is not None and intent.kind in _LEAFING:
        return leafing(intent)
    if intent.repeat or model.at.moving:
        return ""
    if intent.kind is Kind.TAP:
        return _typed(intent.text, model)
    if intent.kind is Kind.PEEK:
        own = looking(holder) if holder is not None else ""
        return own if any(spot.deed == own for spot in model.spots) else _peek_or_zoom(model)
    return _MEANT.get(intent.kind, "")


def _typed(letter: str, model: Model) -> str:
    """A key that names an id directly."""
    half = model.at.half
    if half is None or not letter:
        return ""
    return next(
        (
            named(name)
            for name, answer in model.showing.by_id.items()
            if answer.key == letter and name in half.offered
        ),
        "",
    )


def _peek_or_zoom(model: Model) -> str:
    """One key for the whole of a board, and for what is one's own where it does not lie open."""
    at, showing = model.at, model.showing
    if showing.room.zoom is not None:
        return "zoom"
    if at.view.peeking and at.view.private:
        return "unpeek"
    if at.half is not None and at.half.seat in showing.own:
        return looking(at.half.seat)
    return ""
