"""What lies on a table: one picture, one text, or both, at one place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from game.stage.sealed import sealed

if TYPE_CHECKING:
    from typing import Unpack

    from game.stage.box import Box
    from game.stage.said import Said, Speech
    from game.stage.table import Note

__all__ = ["TWEENED", "Answer", "Changes", "Numbers", "Piece", "Words", "altered", "numbers"]


@sealed(frozen=True, slots=True)
class Words:
    """Writing that goes with a piece, shown at its anchor."""

    string: Speech
    size: float
    font: str = "text"
    """title (Lilita), bold (Nunito 900), text (Nunito 800), army (Alfa Slab)."""
    colour: str = "#2B1A2F"
    outline: str = ""
    align: str = "center"
    """left, center or right of the anchor; the anchor is the middle of the height."""
    width: float = 0
    """0: as wide as it comes. Else it is made to fit."""
    lines: int = 1
    height: float = 0
    """0: as high as it comes. Else larger text is held to this."""
    dx: float = 0
    dy: float = 0
    rim: float = 3
    """How thick the outline is, in units."""
    steady: bool = False
    """A number painted on a thing: it does not follow the person's text size."""


@sealed(frozen=True, slots=True)
class Answer:
    """An id of an answer, and what it is to eyes, ears and hands that may choose it.

    A piece bears the one it stands for: it is chosen by pointing there, on whatever screen that
    piece is shown. Whether it may be chosen at this moment is the match's affair, not its own:
    `Look.offered` says so.
    """

    id: str
    """The next id of the path: "hole.3"."""
    tells: Speech
    """Its name in words: on a button, read aloud, on a phone."""
    help: Said | None = None
    """What it would mean, when it is pointed at."""
    price: Note | None = None
    """What choosing it costs: it is shown on its button, in words and a picture."""
    reach: Box | None = None
    """Where it is pointed at, if that is not just where its piece lies."""
    also: Box | None = None
    """Where the pointer may choose it, too: its button in the prompt."""
    begins: int = 0
    """The focus begins where this is most."""
    bare: bool = False
    """The picture shows by itself that it is pointed at: no frame is drawn."""
    key: str = ""
    """The key that names it directly ("1" to "0")."""
    ends: bool = False
    """It gives something up, or ends what could go on: its button stands apart, of wood."""
    forgoes: Said | None = None
    """What could still be had and would not be any more: said on a button that asks once more."""


@sealed(frozen=True, slots=True)
class Piece:
    key: str
    """Stable: the same thing keeps its key for the whole match."""
    art: str = ""
    """A sprite of the manifest; "" for writing alone, or for a place others come from."""
    x: float = 0
    y: float = 0
    w: float = 0
    """0: the sprite's own size. A nine-slice: the size of its solid body."""
    h: float = 0
    scale: float = 1
    turn: float = 0
    """Degrees, clockwise."""
    squash: float = 1
    """Width times this, height divided by it: for motion."""
    face: str = ""
    """Another sprite to show instead of `art`: a flip swaps it at half time."""
    frame: int = 0
    depth: float = 0
    """Higher is nearer to the eye. Below zero: the ground, which seldom changes."""
    alpha: float = 1
    text: Words | None = None
    clip: tuple[float, float, float, float] | None = None
    """Nothing is drawn outside this box: a mole ends at its hole's rim."""
    born: str = ""
    """The key of the piece or place it appears from."""
    dies: str = ""
    """The key of the piece or place it goes to when it leaves."""
    shadow: float = 0
    """Its height above the table, where a shadow is thrown."""
    idle: str = ""
    """What it does while nothing happens: "breathe", "bob", "twinkle"; "" lies still."""
    blink: str = ""
    """The sprite shown for a moment now and then, while it breathes."""
    answer: Answer | None = None
    """What whoever is asked chooses by pointing at it."""
    page: str = ""
    """By what name it can be looked into, at any time: see `Showing.page`."""

    @property
    def at(self) -> tuple[float, float]:
        return self.x, self.y


class Numbers(TypedDict, total=False):
    """What a motion changes little by little; all else changes at once."""

    x: float
    y: float
    w: float
    h: float
    scale: float
    turn: float
    squash: float
    alpha: float
    depth: float
    shadow: float


class Changes(Numbers, total=False):
    """What may be another thing on a piece at another moment, or another place."""

    key: str
    art: str
    face: str
    frame: int
    text: Words | None
    clip: tuple[float, float, float, float] | None
    born: str
    dies: str
    idle: str
    blink: str
    answer: Answer | None
    page: str


TWEENED = tuple(Numbers.__annotations__)


def numbers(piece: Piece) -> Numbers:
    """All that a motion would change, as it is on this piece."""
    return {
        "x": piece.x, "y": piece.y, "w": piece.w, "h": piece.h, "scale": piece.scale,
        "turn": piece.turn, "squash": piece.squash, "alpha": piece.alpha, "depth": piece.depth,
        "shadow": piece.shadow,
    }  # fmt: skip


def altered(piece: Piece, /, **changes: Unpack[Changes]) -> Piece:
    """Like `dataclasses.replace`, in a tenth of the time: a hundred pieces change in every frame.

    Each field by its name, since any loop over them takes longer than the copying.
    """
    new: Any = object.__new__(Piece)
    new.key = piece.key
    new.art = piece.art
    new.x = piece.x
    new.y = piece.y
    new.w = piece.w
    new.h = piece.h
    new.scale = piece.scale
    new.turn = piece.turn
    new.squash = piece.squash
    new.face = piece.face
    new.frame = piece.frame
    new.depth = piece.depth
    new.alpha = piece.alpha
    new.text = piece.text
    new.clip = piece.clip
    new.born = piece.born
    new.dies = piece.dies
    new.shadow = piece.shadow
    new.idle = piece.idle
    new.blink = piece.blink
    new.answer = piece.answer
    new.page = piece.page
    for name, value in changes.items():
        setattr(new, name, value)
    changed: Piece = new
    return changed
