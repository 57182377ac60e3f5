"""What a table is at one moment for one pair of eyes: all that a screen, a phone, a narrator needs.

A Showing says what lies where, what may be answered there and in what words. Which of the answers
may be chosen just now is the match's affair: `Look.offered` says so.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from game.stage.solid import solid
from game.stage.sure import Sure

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from game.stage.box import Box
    from game.stage.hand import Pile
    from game.stage.layers import Heat
    from game.stage.piece import Answer, Piece
    from game.stage.said import Said, Speech
    from game.stage.table import BlindPad, Note, Prompt, Regions

__all__ = ["Manner", "Own", "Page", "Showing"]


@dataclass(frozen=True, slots=True)
class Manner:
    """How is answered now, by what everybody sees."""

    secret: bool = False
    """Behind the curtain, or on a blind pad."""
    blind: bool = True
    """What is secret can be answered on a blind pad, without looking at anything.

    Where it cannot, those with a pad come behind the curtain like everybody else.
    """
    turns: tuple[int, ...] | None = None
    """Who may answer, of those who are asked, the first to begin with; None: all of them.

    Where several play openly side by side, a shared screen has room for one after another.
    """
    spared: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """By seat, the answer that goes without saying: she is not bothered."""
    folded: frozenset[str] = frozenset()
    """Ids that are no thing of their own, like "operate" before what is operated.

    They are not chosen: what follows them is offered in their place, and a hint does not say them.
    """
    veiled: frozenset[str] = frozenset()
    """Ids that tell of what is one seat's own: where others look on they are not chosen."""
    from_own: bool = False
    """Whoever looks at what is her own (`Showing.own`) may answer there as well."""
    counts: bool = False
    """Nothing is asked any more, and points may still come: while there is more to tell, the
    prompt does not say who has won."""


@dataclass(frozen=True, slots=True)
class Own:
    """Where a seat points to look at what is hers alone; behind the curtain, if others look on."""

    box: Box
    help: Said | None = None


@dataclass(frozen=True, slots=True)
class Page:
    """All there is to know of one thing, for whoever wants to look into it."""

    title: Speech
    text: Speech
    """What it does, in full."""
    kind: Speech = ""
    art: str = ""
    notes: tuple[Note, ...] = ()
    """What it costs or brings, a line each."""
    diagram: tuple[Piece, ...] = ()
    """How it works, drawn about the middle of a field of 400 x 240."""
    best: Speech = ""
    """The best that can be done with it just now."""
    why_not: Speech = ""
    """Why it cannot be chosen just now."""


@dataclass(frozen=True)
class Showing:
    """One moment. Made anew whenever what is seen, chosen or pointed at changes; never a frame."""

    pieces: Sequence[Piece]
    """All that lies there, each with a key of its own; those that can be chosen bear an answer."""
    prompt: Prompt
    title: Said
    """The round or turn, beside the game's name in the top bar."""
    room: Regions
    """Where the frame may put its own things."""
    answers: tuple[Answer, ...] = ()
    """Those that no piece bears: buttons of the prompt, unless they have a reach of their own."""
    sure: Sure | None = None
    """Where what is chosen makes an answer (`Look.ready`): that it wants one more press."""
    crib: tuple[Note, ...] = ()
    """What is worth knowing at a glance; the first is the heading."""
    hand: tuple[Pile, ...] = ()
    """What matters now, for a screen too narrow for the pieces, and in words for ears.

    Where it says nothing the answers alone are shown, as they lie on the table.
    """
    pad: BlindPad | None = None
    """How ids lie for people who answer on pads and key clusters out of sight."""
    own: Mapping[int, Own] = field(default_factory=dict)
    """By seat, where there is something of hers to look at."""
    hint: tuple[Speech, ...] = ()
    """The ids of `Look.advised` in words, one for each."""
    page: Page | None = None
    """What is known of the piece whose page is `Look.inspected`."""
    staged: bool = False
    """While this is told it fills the whole screen: the frame keeps its own things away, and says
    what happened when the scene is over."""
    mood: str = ""
    """The music to what is seen, by what everybody sees alone, for it is heard by all; "" is the
    table's own. It fades over when the picture comes to another mood."""
    heat: Heat = "calm"
    """How much goes on, by what everybody sees: layers of the music come and go with it. Busy
    while something is under way, close when it may soon be over, last when it will be."""
    backdrop: str = "bg/room"
    """What all of it lies on."""

    @cached_property
    def by_id(self) -> Mapping[str, Answer]:
        """All answers."""
        found = {answer.id: answer for answer in self.answers}
        for piece in self.pieces:
            if piece.answer is not None:
                found[piece.answer.id] = piece.answer
        return found

    def parting(self, name: str) -> Sure | None:
        """What is asked once more before something that could still be had is given up."""
        answer = self.by_id.get(name)
        if answer is None or answer.forgoes is None:
            return None
        return Sure(answer.forgoes, danger=True, parting=True)

    def bearers(self, name: str) -> list[Piece]:
        """The pieces that stand for an answer, like a hole and the mole in it."""
        return [piece for piece in self.pieces if piece.answer and piece.answer.id == name]

    def place_of(self, name: str) -> Box | None:
        """Where an answer is pointed at: its reach, else the first piece that bears it.

        None: it is a button of the prompt.
        """
        answer = self.by_id.get(name)
        if answer is not None and answer.reach is not None:
            return answer.reach
        return next((solid(piece) for piece in self.bearers(name)), None)
