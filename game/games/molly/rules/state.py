"""What lies in Molly's garden, in the burrows and beside the deck."""

from __future__ import annotations

from typing import TypeAlias

from game.games.molly.content.components import (
    COLOUR_OF,
    COLOURS,
    COLUMN,
    Card,
    Colour,
    EventCard,
    Mole,
    Shown,
    colour_of,
    is_tardy,
)
from game.games.molly.content.garden import LINES_AT, Cell, Line
from game.games.molly.rules.piles import Pile, back_of, shown, tops_of
from game.kernel.contract import State
from game.kernel.fields import each, hidden, owned, public

__all__ = ["MollyState", "Waiting"]

Waiting: TypeAlias = tuple[EventCard, int]
"""An Event revealed and not yet resolved, and the seat that revealed it."""


class MollyState(State):
    bobtail: bool = public()
    open_burrows: bool = public()
    first: int = public()
    """Who has the First Player card."""
    active: int = public()
    turn: int = public()
    deck: list[Card] = hidden(deck=len, deck_back=back_of)
    """The top card last."""
    box: list[EventCard] = hidden()
    """The Events nobody knows to be out of this game."""
    discards: list[Card] = public()
    display: list[Mole] = public()
    """Two places, `NO_CARD` for an empty one."""
    drawn: list[Mole] = public()
    """Cards in the active player's fingers: a blind one, or the three that cover Projects."""
    piles: list[Pile] = hidden(tops=tops_of)
    dog: Cell = public()
    """The cell where the Bobtail sits, `NOWHERE` without it."""
    tokens: list[int] = public()
    supply: int = public()
    spent: int = public()
    """Tokens paid in this turn's first phase; they return when it ends."""
    burrows: list[list[int]] = owned(cubes=each(sum))
    """By seat, the cubes of each colour. They open at the end: see `seen.view`."""
    waiting: list[Waiting] = public()
    happening: EventCard = public()
    """The Event that is being resolved, `NO_EVENT` for none."""
    last_round: bool = public()

    def shows(self, cell: Cell) -> Shown:
        return "dog" if cell == self.dog else shown(self.piles[cell])

    def tops(self) -> list[Shown]:
        """What every cell shows."""
        # Written out, without `shown`: playouts ask at every decision.
        found: list[Shown] = [
            (COLOUR_OF[pile[-1][0]] if pile[-1][1] else "project") if pile else ""
            for pile in self.piles
        ]
        if self.dog >= 0:
            found[self.dog] = "dog"
        return found

    def empty(self, cell: Cell) -> bool:
        return cell != self.dog and not self.piles[cell]

    def spaces(self, card: Mole) -> tuple[Cell, ...]:
        """Where a card may be played: not on its own colour, not on the Bobtail (p. 8, 13)."""
        barred = (colour_of(card), "dog")
        return tuple([Cell(cell) for cell, top in enumerate(self.tops()) if top not in barred])

    def sets(self, cells: tuple[Cell, ...], projects: bool) -> tuple[Line, ...]:
        """Lines of three alike that contain one of these cells; Project sets only if asked for."""
        found: list[Line] = []
        piles, dog = self.piles, self.dog
        for cell in cells:
            top = self.shows(cell)
            if top in ("", "dog") or (top == "project" and not projects):
                continue
            for line, a, b in LINES_AT[cell]:
                # Mostly the first of the two is another already, and this is asked all the time.
                if a == dog or not (pile := piles[a]):
                    continue
                card, up = pile[-1]
                alike = (COLOUR_OF[card] if up else "project") == top
                if alike and self.shows(b) == top and line not in found:
                    found.append(line)
        found.sort()
        return tuple(found)

    def add_cube(self, seat: int, colour: Colour) -> bool:
        """Whether it found room: a full column turns a cube away (p. 10)."""
        column = COLOURS.index(colour)
        if self.burrows[seat][column] >= COLUMN:
            return False
        self.burrows[seat][column] += 1
        return True

    def tardy_on_top(self) -> bool:
        return bool(self.deck) and is_tardy(self.deck[-1])
