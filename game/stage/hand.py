"""What a table says of itself where there is no room to lay it out: on a narrow screen, to ears.

Things in groups, in the order they are read: each with its name, what its picture tells, and the
answer it stands for. The same words serve a phone held by eyes and one held by a screen reader.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.stage.box import Box
    from game.stage.look import Look
    from game.stage.piece import Piece
    from game.stage.said import Speech

__all__ = ["Held", "Pile", "everybody", "seat_held", "seat_key"]


@dataclass(frozen=True, slots=True)
class Held:
    """One thing."""

    key: str
    name: Speech
    art: str = ""
    says: tuple[Speech, ...] = ()
    """What else the picture tells: an effect, a sum, a state in words."""
    heard: tuple[Speech, ...] = ()
    """What is painted on the picture for eyes, for ears."""
    count: Speech = ""
    """A short sign upon the picture."""
    at: tuple[int, int] | None = None
    """Row, and place in it, where things lie in a grid."""
    state: tuple[str, ...] = ()
    """How it stands out: "chosen", "gold", "faint", "off", "me", "now"."""
    answer: str = ""
    """The id of the answer it stands for."""
    gain: Speech = ""
    """What it would bring, as a sign: "+4"."""
    many: int = 1
    """So many of it lie there: cubes in a shaft, stars on a bar."""
    lights: int = 0
    """Of six faces of a die, how many come here."""
    sign: str = ""
    """What stands before it in a sum: "+", "×", "="."""
    page: str = ""
    """By what name it can be looked into, as `Piece.page`."""
    drawn: tuple[Piece, ...] = ()
    """Its picture where that is made of several, in the box `Pile.each`."""


@dataclass(frozen=True, slots=True)
class Pile:
    """Things that belong together."""

    key: str
    name: Speech
    things: tuple[Held, ...]
    layout: str = "list"
    """"list": a line each; "cards": pictures side by side; "fan": the same,
    small; "grid": rows as on the board; "shafts":
    stacks side by side; "sum": numbers and signs; "bar": parts of a whole, one after another;
    "tiles": to choose from, under the thumb; "scores": everybody in little; "picture": what it is
    about, drawn large; "map": the table's own picture, cut out by `window`."""
    ground: str = "paper"
    """What they lie on: "paper", "lawn", "soil", "map", "night"."""
    note: Speech = ""
    each: Box | None = None
    """Of things that are drawn: what of the drawing is shown."""
    window: Box | None = None
    """Of a map: what of the table it shows. What may be chosen there is its things."""


def seat_held(
    look: Look,
    seat: int,
    count: Speech,
    *says: Speech,
    heard: Speech,
    now: bool = False,
    page: str = "",
) -> Held:
    """A seat in little: its name, its badge, what counts, and the same as one says it."""
    face = look.faces[seat]
    state = ("now",) if now else ()
    return Held(
        seat_key(seat), face.name, f"badge/{face.colour}", says, (heard,), count,
        state=state, page=page,
    )  # fmt: skip


def seat_key(seat: int) -> str:
    return f"seat.{seat}"


def everybody(name: Speech, seats: Iterable[Held]) -> Pile:
    """How everybody stands."""
    return Pile("everybody", name, tuple(seats), "scores")
