"""How big the pictures of this table are, in the proportions they were painted in, and how large
what is written is on each form of sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from game.stage.piece import Piece

__all__ = ["CLIP", "HOLE", "MOLE_HIGH", "SUNK", "Form", "depth", "form_of", "raised"]

HOLE = 210.0
"""The width of the painted hole with its margins: a plot's holes are scaled from it."""
MOLE_HIGH = 130.0
"""So deep a mole must go to be out of sight."""
SUNK = 44.0
"""How far a hit mole has sunk."""
CLIP = 24.0
"""How far below the middle of its mouth the mound hides what is in a hole."""
_RAISE = 78.0
"""How high a mallet is swung."""


def depth(row_y: float) -> float:
    """Nearer rows lie over farther ones."""
    return row_y * 0.1


def raised(mallet: Piece, lawn: Piece) -> float:
    """So far up it is swung: over the farthest row less, for above the lawn the score is read."""
    return min(_RAISE, max(mallet.y - mallet.h * 0.8 - (lawn.y - lawn.h / 2), 0))


class Form(NamedTuple):
    """How a sheet is laid out. What its head holds is measured where that is so high; a higher head
    has all of it larger."""

    head: float
    face: tuple[float, float, float]
    """The middle of it, from the sheet's corner, and how high it is."""
    band: bool
    """It has a band of its own for its name, which is as large as that."""
    name: float
    """How far from the left it begins."""
    letters: float
    plate: tuple[float, float]
    """What bears the score: how wide, and how high."""
    score: float
    """Its letters."""
    flag: float
    """What a flag takes of that."""
    gain: tuple[float, float]
    """What the turn brought: so wide and so high; (0, 0) where the prompt alone says it."""
    status: float
    """Who is ready, in so much room; 0 where the envelope alone says it."""
    says: bool
    """In words, too."""
    rows: tuple[float, float]
    """Of the lawn's height: where the first row of holes lies, and how far on the next."""
    number: float
    """How much larger than usual a hole's number is."""
    notes: bool
    """Little things have room: a point beside each mole that stayed up, how long a feud is."""
    tags: bool
    """It is written what a whack came to. Where no word has room beside the numbers, burst and dust
    say it, and the prompt what it brought."""
    hit: float
    """The least letters of what a hit brought."""
    miss: tuple[float, float]
    """That one missed: how wide and high."""
    mark: Literal["whose", "points", ""]
    """What is written in last turn's hits: whose they were, or what they brought."""


_ROOMY = Form(
    head=64, face=(64, 50, 150), band=False, name=132, letters=46, plate=(124, 48), score=44,
    flag=36, gain=(76, 46), status=220, says=True, rows=(0.365, 0.255), number=1, notes=True,
    tags=True, hit=0, miss=(112, 42), mark="whose",
)  # fmt: skip
_SMALL = _ROOMY._replace(
    face=(50, 46, 124), name=106, letters=38, plate=(118, 48), score=40, status=62, says=False,
    miss=(88, 38),
)  # fmt: skip
_LARGE = _ROOMY._replace(
    head=92, face=(51, 55, 120), band=True, name=106, plate=(106, 70), score=61, flag=0,
    gain=(86, 68), status=0, says=False, rows=(0.33, 0.25), number=1.6, notes=False,
    hit=52, miss=(130, 50), mark="points",
)  # fmt: skip
_LARGE_SMALL = _LARGE._replace(gain=(0, 0), tags=False, mark="")


def form_of(*, roomy: bool, large: bool) -> Form:
    if large:
        return _LARGE if roomy else _LARGE_SMALL
    return _ROOMY if roomy else _SMALL
