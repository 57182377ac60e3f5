"""What lies in Molly's garden, in the burrows and beside the deck."""

from __future__ import annotations

from typing import TypeAlias

from game.games.molly.content.components import (
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
from game.games.molly.piles import Pile, shown
from game.kernel.contract import State

__all__ = ["MollyState", "Waiting"]

Waiting: TypeAlias = tuple[EventCard, int]
"""An Event revealed and not yet resolved, and the seat that revealed it."""


class MollyState(State):
    __slots__ = (
        "active",
        "bobtail",
        "box",
        "burrows",
        "deck",
        "discards",
        "display",
        "dog",
        "drawn",
        "first",
        "happening",
        "last_round",
        "open_burrows",
        "piles",
        "spent",
        "supply",
        "tokens",
        "turn",
        "waiting",
    )

    bobtail: bool
    open_burrows: bool
    first: int
    """Who has the First Player card."""
    active: int
    turn: int
    deck: list[Card]
    """The top card last."""
    box: list[EventCard]
    """The Events nobody knows to be out of this game."""
    discards: list[Card]
    display: list[Mole]
    """Two places, `NO_CARD` for an empty one."""
    drawn: list[Mole]
    """Cards in the active player's fingers: a blind one, or the three that cover Projects."""
    piles: list[Pile]
    dog: Cell
    """The cell where the Bobtail sits, `NOWHERE` without it."""
    tokens: list[int]
    supply: int
    spent: int
    """Tokens paid in this turn's first phase; they return when it ends."""
    burrows: list[list[int]]
    """By seat, the cubes of each colour."""
    waiting: list[Waiting]
    happening: EventCard
    """The Event that is being resolved, `NO_EVENT` for none."""
    last_round: bool

    def clone(self) -> MollyState:
        other = MollyState()
        self.copy_into(other)
        other.bobtail = self.bobtail
        other.open_burrows = self.open_burrows
        other.first = self.first
        other.active = self.active
        other.turn = self.turn
        other.deck = self.deck.copy()
        other.box = self.box.copy()
        other.discards = self.discards.copy()
        other.display = self.display.copy()
        other.drawn = self.drawn.copy()
        other.piles = [pile.copy() for pile in self.piles]
        other.dog = self.dog
        other.tokens = self.tokens.copy()
        other.supply = self.supply
        other.spent = self.spent
        other.burrows = [burrow.copy() for burrow in self.burrows]
        other.waiting = self.waiting.copy()
        other.happening = self.happening
        other.last_round = self.last_round
        return other

    def shows(self, cell: Cell) -> Shown:
        return "dog" if cell == self.dog else shown(self.piles[cell])

    def tops(self) -> list[Shown]:
        """What every cell shows."""
        # Written out, without `shown`: playouts ask at every decision.
        found: list[Shown] = [
            (colour_of(pile[-1][0]) if pile[-1][1] else "project") if pile else ""
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
        for cell in cells:
            top = self.shows(cell)
            if top in ("", "dog") or (top == "project" and not projects):
                continue
            for line, a, b in LINES_AT[cell]:
                if self.shows(a) == top and self.shows(b) == top and line not in found:
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
