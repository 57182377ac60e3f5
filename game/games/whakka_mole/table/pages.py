"""What can be looked into on the table: the sheets, the race, the mallet. All of it is public."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.whakka_mole.content import GOAL, HIT, STAYED
from game.games.whakka_mole.table.phase import target, whacker
from game.stage.kit.keys import Keys
from game.stage.kit.pages import Pages, seats
from game.stage.kit.writing import SCORE
from game.stage.piece import Piece
from game.stage.said import Said
from game.stage.showing import Page
from game.stage.table import Note

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.whakka_mole.seen import WhakkaSeen
    from game.stage.look import Look

__all__ = ["MALLET", "PAGES", "TRACK", "sheet_page"]

PAGES: Pages[WhakkaSeen] = Pages()
TRACK, MALLET = "track", "mallet"
sheet_page: Keys[int] = Keys("sheet.{}")
"""The page of a seat's sheet."""


@PAGES.of(TRACK)
def _track(seen: WhakkaSeen, look: Look) -> Page:
    scores = [sheet.score for sheet in seen.sheets]
    order = sorted(range(look.seats), key=lambda seat: -scores[seat])
    notes = tuple(
        Note(
            Said("page-track-seat", {"name": look.faces[seat].name, "score": scores[seat]}),
            f"badge/{look.faces[seat].colour}",
        )
        for seat in order
    )
    tied = Said("page-track-on" if seen.play_on else "page-track-shared")
    return Page(
        Said("page-track"),
        Said("page-track-text", {"goal": GOAL, "tied": tied}),
        Said("turn", {"turn": seen.turn}),
        "icon/flag",
        notes,
    )


@PAGES.of(MALLET)
def _mallet(_seen: WhakkaSeen, look: Look) -> Page:
    notes = tuple(
        Note(_whacks(look, seat), f"badge/{look.faces[seat].colour}") for seat in range(look.seats)
    )
    text = Said("page-mallet-text", {"points": HIT})
    diagram = tuple(_hit(look))
    return Page(Said("page-mallet"), text, Said("whom-foot"), "prop/mallet", notes, diagram)


@PAGES.each(sheet_page, seats)
def _sheet(seen: WhakkaSeen, look: Look, seat: int) -> Page:
    face, mine, by = look.faces[seat], seen.sheets[seat], whacker(seat, look.seats)
    notes = [Note(_whacks(look, by), "prop/mallet")]
    if by != target(seat, look.seats):
        notes.append(Note(_whacks(look, seat), f"badge/{face.colour}"))
    if seen.stubborn:
        notes.append(Note(Said("page-sheet-stubborn", {"points": STAYED}), "icon/refresh"))
    return Page(
        Said("page-sheet", {"name": face.name}),
        Said("page-sheet-text", {"holes": seen.holes, "points": HIT}),
        Said("page-sheet-score", {"score": mine.score, "goal": GOAL}),
        f"portrait/{face.colour}.idle",
        tuple(notes),
    )


def _whacks(look: Look, seat: int) -> Said:
    """Whose mallet comes down on whose sheet."""
    other = target(seat, look.seats)
    names = {"name": look.faces[seat].name, "target": look.faces[other].name}
    return Said("page-whacks", names)


def _hit(look: Look) -> Iterator[Piece]:
    """Three moles on a sheet, and one of them is hit."""
    colour = look.faces[target(0, look.seats)].colour
    for at, x in enumerate((-125.0, 0.0, 125.0)):
        mood = "hit" if x == 0 else "dizzy"
        yield Piece(f"hole.{at}", "hole/back", x, 50, scale=0.6)
        yield Piece(f"mole.{at}", f"hole/mole.{colour}.{mood}", x, 50, scale=0.6)
        yield Piece(f"rim.{at}", "hole/front", x, 50, scale=0.6)
    yield Piece("mallet", "prop/mallet", 62, 10, h=110, turn=-6)
    yield SCORE("gain", f"+{HIT}", -50, -70, 52)
