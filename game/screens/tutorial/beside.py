"""A table, and beside it a mole that says something: over nothing that matters, or put away."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

from game.screens.table.layout import bar
from game.screens.table.panels import CribPanel, LogPanel
from game.screens.table.scene import TableScene
from game.screens.table.taught import Offered
from game.screens.table.view import View
from game.screens.tutorial.bubble import Bubble, sizes
from game.screens.tutorial.place import stand
from game.stage.box import Box
from game.stage.solid import lying, solid, written
from game.stage.text import Writer
from game.stage.widgets.arrow import Arrow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.match.session import Session
    from game.screens.services import Services
    from game.screens.table.taught import Taught
    from game.screens.tutorial.place import Weighed
    from game.stage.frame import Frame
    from game.stage.widgets.base import Widget

__all__ = ["FOLD", "Beside"]

FOLD = "bubble.fold"
"""What puts the words away, or brings them back."""

_TARGET, _PROMPT, _CHOICE, _NAME, _WRITTEN = 100.0, 30.0, 10.0, 9.0, 1.5
"""How much it matters that these are not covered."""
_LARGE = 34.0
"""So large are names and scores."""
_PRESSED = 60.0
"""Folded, it lies on nothing that is to be pressed."""
_FOLDED = 0.3
"""How much pieces matter then."""
_GROUND = 0.2
"""What takes more of the picture than this is the ground it all lies on."""


class Beside(TableScene):
    """Subclasses say what it says: `taught`."""

    piece_matters, choice_matters = 0.4, _CHOICE
    """As the others above."""

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__(services, session, View.of_lesson())
        self.folded = False
        """Long words and large text take so much of the table that they can be put away."""
        self._placed: tuple[object, Box] | None = None
        self._writer: Writer | None = None

    def do(self, deed: str) -> None:
        if deed == FOLD:
            self.fold(put_away=not self.folded)
            self.services.sounds.play("ui/toggle", 0.6)
        else:
            super().do(deed)

    def choose(self, name: str) -> None:
        """Who begins has read it: then the table has its room back."""
        taught = self.model.at.taught
        if taught is not None and not self.folded:
            self.fold(put_away=any(offer.deed == FOLD for offer in taught.offers))
        super().choose(name)

    def fold(self, *, put_away: bool) -> None:
        """Away with its words, or back with them."""
        self.folded = put_away
        # What is left of them finds a place where nothing is to be pressed.
        self.piece_matters = _FOLDED if put_away else type(self).piece_matters
        self.choice_matters = _PRESSED if put_away else type(self).choice_matters

    def offer_fold(self) -> Offered:
        """The button that puts its words away, or brings them back."""
        say = self.services.say
        if self.folded:
            return Offered(FOLD, say("puzzle-goal"))
        return Offered(FOLD, say("puzzle-look"), "green")

    def build(self, frame: Frame) -> Sequence[Widget]:
        widgets, taught = list(super().build(frame)), self.model.at.taught
        if taught is None or self.moving:
            return widgets
        target = self._target(taught, widgets)
        box = self._place(frame, taught, target, widgets)
        if target is not None and not box.meets(target):
            widgets.append(Arrow(box, target))
        return [*widgets, Bubble(box, taught, self.do, frame.text_scale)]

    def _target(self, taught: Taught, widgets: Sequence[Widget]) -> Box | None:
        """Where that is: a place on the table, a button, or a piece that is only spoken of."""
        points = taught.points
        if not points:
            return None
        found = next((widget.box for widget in widgets if widget.id == points), None)
        if found is not None or taught.waits:
            return found
        pieces = self.model.showing.pieces
        spoken_of = next((piece for piece in pieces if fnmatchcase(piece.key, points)), None)
        if spoken_of is None:
            return None
        words = spoken_of.text
        return solid(spoken_of) if words is None else written(spoken_of, words)

    def _place(
        self, frame: Frame, taught: Taught, target: Box | None, widgets: Sequence[Widget]
    ) -> Box:
        """It stays where it is for as long as it says the same of the same thing."""
        key = (frame, taught, target, self.model.at.inspected, self.model.at.view)
        if self._placed is None or self._placed[0] != key:
            if self._writer is None or self._writer.frame != frame:
                self._writer = Writer(frame)
            top = bar(frame).menu.bottom + 8
            room = Box(0, top, frame.w, frame.h - top)
            shapes = sizes(self._writer, taught, room)
            self._placed = key, stand(room, shapes, self._around(frame, target, widgets), target)
        return self._placed[1]

    def _around(self, frame: Frame, target: Box | None, widgets: Sequence[Widget]) -> list[Weighed]:
        """What should not be covered, the most important first."""
        model = self.model
        found: list[Weighed] = [] if target is None else [(target.inset(-30), _TARGET)]
        found.append((model.showing.room.prompt, _PROMPT))
        found += [(spot.box, self.choice_matters) for spot in model.spots]
        for widget in widgets:
            if isinstance(widget, LogPanel):
                found += [(row, _WRITTEN) for row in widget.rows]
            elif isinstance(widget, CribPanel):
                found.append((widget.box, _WRITTEN))
        most = frame.w * frame.h * _GROUND
        for each in lying(model.showing.pieces, most):
            weight = self.piece_matters
            if each.words is not None:
                # Put away, there is a place for it on nothing that is read.
                name = each.words.size >= _LARGE or self.folded
                weight = _NAME if name else _WRITTEN
            found.append((each.box, weight))
        return found
