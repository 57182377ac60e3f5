"""How a table is looked at: by whom, on what screen, with what half chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.stage.frame import Frame

__all__ = ["Face", "Look"]


@dataclass(frozen=True, slots=True)
class Face:
    """What everybody may know of the person in a seat."""

    name: str
    """As it goes into sentences: `Called`, where whoever reads may be meant."""
    colour: str
    device: str = "icon/mouse"
    """The icon of what the seat plays with."""
    bot: bool = False
    turn: bool = False
    """Owes an answer now."""
    squeak: str = "pip"
    """The voice of its mole: see `kit.voices`."""
    crown: bool = False
    """Wears the crown of the last winner."""
    ready: bool = False
    """Has given all answers that are waited for."""
    asleep: bool = False
    """Owes an answer, and the phone that it would come from is gone."""


@dataclass(frozen=True, slots=True)
class Look:
    frame: Frame
    faces: tuple[Face, ...]
    """By seat."""
    path: tuple[str, ...] = ()
    """The ids chosen so far of an answer that is not yet given."""
    picked: tuple[str, ...] = ()
    """The ids ticked so far of a PickSome."""
    ready: bool = False
    """What is chosen so far is a whole answer: it could be given."""
    offered: tuple[str, ...] = ()
    """The ids that may be chosen next."""
    besides: tuple[str, ...] = ()
    """The ids that may be chosen in place of one of the path: to another card at one press."""
    chooser: int | None = None
    """The seat that chooses, if one does."""
    hover: str = ""
    """The id pointed at."""
    inspected: str = ""
    """The page of a piece that is looked into (`Piece.page`)."""
    private: bool = False
    """Only the viewer's own eyes are on it: the curtain stands between."""
    lone: int | None = None
    """The one seat that plays at this table by itself among bots, if so: its own view is shown."""
    calm: bool = False
    strong: bool = False
    """Stronger signs beside the colours."""
    numbers: bool = False
    """Dice show a number in place of pips."""
    hinted: tuple[str, ...] = ()
    """The answer that was asked for as a hint, if there is one."""
    folded: frozenset[str] = frozenset()
    """Ids that are taken along with what follows them (`Manner.folded`)."""
    whole: bool = False
    """All of a board is shown, where usually what matters of it is shown larger."""
    taught: bool = False
    """A teacher stands beside the table: what is played on gives way, if it can."""
    past: tuple[Any, ...] = ()
    """Once the match is over: all that was told of it to these eyes, to look back on."""

    lately: tuple[Any, ...] = ()
    """Before anything is chosen: what happened in the turn that whoever chooses is told of first,
    by its public half, for a table that can show it where it happened."""

    @property
    def seats(self) -> int:
        return len(self.faces)

    @property
    def advised(self) -> tuple[str, ...]:
        """The ids of a hint that are said: what is taken along goes without saying."""
        return tuple(name for name in self.hinted if name not in self.folded)
