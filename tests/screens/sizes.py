"""How large everything is that a screen says: what its widgets write, and what its pieces bear."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from unittest import mock

from game.stage.canvas import Brush
from game.stage.stamp import Stamper
from game.stage.text import Style, Writer
from tests.screens.unpainted import unpainted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.stage.piece import Piece

__all__ = ["Said", "Scales"]


@dataclass(slots=True)
class Said:
    """One thing that is written, as large as it ever was."""

    place: str
    """The piece that bears it; "" for a widget's."""
    text: str
    size: float
    """In units of 1080 lines, after fitting, as its piece is scaled."""
    whole: bool


@dataclass(slots=True)
class Scales:
    """Everything that was written while it watched, each at its largest: what grows was small."""

    found: dict[tuple[str, str], Said] = field(default_factory=dict)

    def under(self, least: float) -> list[Said]:
        return [said for said in self.found.values() if said.size < least - 0.01]

    def read(self, writer: Writer, text: str, style: Style, place: str, scale: float) -> None:
        if not any(map(str.isalnum, text)):
            return
        size = writer._fit(text, style)[0] / writer.frame.scale * scale
        was = self.found.get((place, text))
        if was is None or was.size < size:
            whole = writer.fits(text, style)
            self.found[place, text] = Said(place, text, size, whole)

    @contextmanager
    def watching(self) -> Iterator[Scales]:
        """Nothing is painted meanwhile: only what would be written is of interest."""
        scales, stamp, words_of = self, Stamper.stamp, Brush.words

        def words(brush: Brush, string: str, x: float, y: float, style: Style) -> None:
            scales.read(brush.writer, string, style, "", 1)
            words_of(brush, string, x, y, style)

        def stamped(stamper: Stamper, piece: Piece, old: Any = None) -> Any:
            bears = piece.text
            if bears is not None and piece.alpha > 0:
                text, style = stamper._say(bears.string), stamper.style(bears)
                scales.read(stamper._writer, text, style, piece.key, piece.scale)
            return stamp(stamper, piece, old)

        with (
            mock.patch.object(Brush, "words", words),
            mock.patch.object(Stamper, "stamp", stamped),
            unpainted(),
        ):
            yield self
