"""Molly's components and numbers."""

from __future__ import annotations

from dataclasses import dataclass

from game.kernel.contract import Option

__all__ = [
    "CELLS",
    "CENTRE",
    "COLOURS",
    "COLUMN",
    "CUBES",
    "DISPLAY",
    "EVENTS",
    "LINES",
    "LINES_AT",
    "NEIGHBOURS",
    "OPTIONS",
    "PARTS",
    "SUPPLIES",
    "TARDY",
    "TOP_CARDS",
    "TOUCHING",
    "Supply",
    "cell_id",
    "cell_number",
    "colour_of",
    "is_event",
    "is_tardy",
    "moles",
    "part_sizes",
    "score",
]

COLOURS = ("yellow", "red", "white", "green", "blue")
COLUMN = 7
"""Cubes of a colour a burrow holds (p. 10)."""
CUBES = 13
DISPLAY = 2
TOP_CARDS = 5
CELLS = 9
CENTRE = 4

TARDY: tuple[str, ...] = tuple(
    f"tardy.{colour}.{number}" for colour in COLOURS for number in (1, 2, 3)
)
PARTS = ("green", "orange", "red")
"""The deck's three parts from the top, by the colour of the Event in each."""
EVENTS: dict[str, tuple[str, str]] = {
    "green": ("event.green.tokens", "event.green.draw"),
    "orange": ("event.orange.gaps", "event.orange.backs"),
    "red": ("event.red.pass", "event.red.discard"),
}


@dataclass(frozen=True, slots=True)
class Supply:
    """What a number of players uses (p. 4)."""

    of_each: int
    tokens: int


SUPPLIES: dict[int, Supply] = {2: Supply(8, 6), 3: Supply(9, 9), 4: Supply(10, 12)}

LINES: tuple[tuple[int, int, int], ...] = (
    (0, 1, 2),
    (3, 4, 5),
    (6, 7, 8),
    (0, 3, 6),
    (1, 4, 7),
    (2, 5, 8),
    (0, 4, 8),
    (2, 4, 6),
)
LINES_AT: tuple[tuple[tuple[int, int, int], ...], ...] = tuple(
    tuple(
        (index, others[0], others[1])
        for index, line in enumerate(LINES)
        if cell in line
        for others in ([each for each in line if each != cell],)
    )
    for cell in range(CELLS)
)
"""By cell, the number of each line through it and its two other cells."""


def _near(diagonal: bool) -> tuple[tuple[int, ...], ...]:
    found = []
    for cell in range(CELLS):
        row, column = divmod(cell, 3)
        found.append(
            tuple(
                other
                for other in range(CELLS)
                for r, c in (divmod(other, 3),)
                if other != cell
                and abs(r - row) <= 1
                and abs(c - column) <= 1
                and (diagonal or abs(r - row) + abs(c - column) == 1)
            )
        )
    return tuple(found)


NEIGHBOURS = _near(diagonal=False)
"""By cell, the cells beside it."""
TOUCHING = _near(diagonal=True)
"""By cell, the cells around it, corners too."""

OPTIONS = (
    Option("bobtail", ("off", "on"), "off"),
    Option("open-burrows", ("off", "on"), "off"),
)


def moles(of_each: int) -> tuple[str, ...]:
    return tuple(f"{colour}.{n}" for colour in COLOURS for n in range(1, of_each + 1))


_COLOUR_OF = {card: card.split(".")[0] for card in moles(max(s.of_each for s in SUPPLIES.values()))}
_COLOUR_OF |= {card: card.split(".")[1] for card in TARDY}


def colour_of(card: str) -> str:
    """The colour of a Mole, tardy or not."""
    return _COLOUR_OF[card]


def is_tardy(card: str) -> bool:
    return card.startswith("tardy.")


def is_event(card: str) -> bool:
    return card.startswith("event.")


def cell_id(cell: int) -> str:
    """Cells are numbered 1 to 9 in reading order."""
    return f"cell.{cell + 1}"


def cell_number(word: str) -> int:
    return int(word.removeprefix("cell.")) - 1


def part_sizes(seats: int, bobtail: bool) -> tuple[int, int, int]:
    """Moles in the green, orange and red part; where they differ the larger lie higher."""
    grid = 2 * (CELLS - 1 if bobtail else CELLS)
    rest = len(moles(SUPPLIES[seats].of_each)) - grid - TOP_CARDS
    third, over = divmod(rest, 3)
    return third + (over > 0), third + (over > 1), third


def score(burrow: list[int] | tuple[int, ...], tokens: int) -> int:
    """Most times fewest, colours with none left out, and a point a token (p. 12)."""
    held = [count for count in burrow if count]
    return (max(held) * min(held) if held else 0) + tokens
