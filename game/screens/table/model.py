"""What the table screen shows at one moment: a value, made when something it depends on changes.

A `Moment` is all it depends on; the `Model` is what is seen, said and to be pressed of it (see
`modeller`). Widgets are built from that (see `build`), and nothing else is asked while they are.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from game.screens.common.said import Words
from game.screens.table.presses import (
    Press,
    Spot,
)
from game.screens.table.recap import NOTHING, PRESENT, Recall, Recap

if TYPE_CHECKING:
    from game.screens.table.inspected import Inspected, Opened
    from game.screens.table.picture import Telling
    from game.screens.table.play import Half, Hint
    from game.screens.table.taught import Taught
    from game.screens.table.view import View
    from game.screens.table.watched import Watch
    from game.stage.frame import Frame
    from game.stage.look import Face
    from game.stage.showing import Showing
    from game.stage.table import Prompt
    from game.stage.tale import Line
    from game.system.settings import Settings

__all__ = ["Model", "Moment"]


class Moment(NamedTuple):
    """All that a picture of the table depends on. As long as it is the same, so is the screen."""

    frame: Frame
    words: Words
    settings: Settings
    revision: int
    """Of the match."""
    view: View
    moving: bool
    """The curtain moves."""
    telling: Telling
    told: int
    """So many events were given to the picture to tell."""
    half: Half | None
    hint: Hint | None
    pointed: str
    """The id that is hovered or focused, while somebody chooses."""
    whole: bool
    """All of the board is shown (see Look)."""
    behind: tuple[int, ...]
    """The seats that still have to come behind the curtain."""
    taught: Taught | None
    asleep: tuple[int, ...] | None = None
    """Seats whose phones are not here; None: no phones are open."""
    inspected: Inspected | None = None
    recall: Recall = PRESENT
    """What of the past somebody looks back on."""
    watch: Watch | None = None
    """Where one is in a match that is watched again."""


@dataclass(frozen=True, slots=True)
class Model:
    at: Moment
    showing: Showing
    """What the frame tells of: while things are told, of what has been seen of them; then of what
    is to be done."""
    faces: tuple[Face, ...]
    spots: tuple[Spot, ...]
    buttons: tuple[Press, ...]
    heading: str
    """The game's name."""
    turn: str
    """The round or turn beside it; "" where the table itself shows it."""
    chip: str
    """How many are ready, or ticked."""
    note: str
    """The hint that was asked for."""
    warning: str
    """Said before the click that crosses an information barrier, not after it."""
    lines: tuple[Line, ...]
    """The log, as far as it has been shown: the picture is not to be outrun by words."""
    blind: tuple[str, ...]
    """By what those answer who do so out of sight: "keys", "pad"."""
    done_words: str
    """On which keys and buttons a blind answer is given, and begun anew."""
    may_undo: bool
    may_hint: bool
    lit: tuple[str, ...] = ()
    """The deeds that a hint has come next."""
    waiting: Prompt | None = None
    """What the panel says while all who are asked choose on their phones."""
    opened: Opened | None = None
    recap: Recap = NOTHING
    """What happened before somebody was asked."""
