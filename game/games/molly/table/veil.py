"""An Event lies over the garden until everybody has read it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.molly.table.arts import BACK, event_art
from game.stage.piece import Piece, Words
from game.stage.said import Said
from game.stage.theme import CREAM

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.molly.table.places import Plan
    from game.games.molly.view import MollySeen

__all__ = ["effect", "happening", "veil"]

_TONES = {"green": "#1E4A1E", "orange": "#6A300A", "red": "#6A1020"}
_RESOLVING = frozenset({"happenings", "gain-token", "draw-cube", "pass-cubes", "discard-cube"})


def effect(event: str) -> str:
    return event.rpartition(".")[2]


def veil(plan: Plan, seen: MollySeen) -> Iterator[Piece]:
    """Whole when it is revealed; while it is resolved only its card stays, beside the piles."""
    event = seen.happening
    if not event:
        return
    if seen.step in _RESOLVING:
        x, y = plan.hand
        yield Piece(
            "event.card", BACK, x, y - 4, face=event_art(event), scale=0.64, turn=-3, depth=80,
            shadow=12,
        )  # fmt: skip
        return
    box, tone = plan.veil, event.split(".")[1]
    yield Piece("veil.glow", "ui/glow", box.cx, box.cy, box.w + 60, box.h + 60, depth=299)
    art = f"ui/button.{tone}.down"
    yield Piece("veil", art, box.cx, box.cy, box.w, box.h, depth=300)
    card = (box.x + 236, box.cy + 6)
    yield Piece(
        "event.card", BACK, *card, face=event_art(event), scale=1.62, turn=-3, depth=302, shadow=16
    )
    shout = Words(Said("event-shout"), 84, "title", "#FFD84A", "#5A1A10", rim=7, width=420)
    yield Piece("veil.shout", x=box.x + 656, y=box.y + 84, depth=303, text=shout)
    dark = _TONES[tone]
    title = Words(
        Said(f"event-{effect(event)}"),
        44,
        "title",
        CREAM,
        dark,
        rim=4,
        width=440,
        lines=3,
        height=160,
    )
    yield Piece("veil.title", x=box.x + 656, y=box.y + 214, depth=303, text=title)
    body = Words(
        Said(f"event-{effect(event)}-body"), 31, "bold", CREAM, dark, rim=3, width=440, lines=4,
        height=170,
    )  # fmt: skip
    yield Piece("veil.body", x=box.x + 656, y=box.bottom - 130, depth=303, text=body)


def happening(seen: MollySeen) -> Said | None:
    """What the Event asks of everybody, for the prompt."""
    return Said(f"event-{effect(seen.happening)}") if seen.happening else None
