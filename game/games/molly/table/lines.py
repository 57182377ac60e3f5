"""What a click would bring, from what everybody sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.molly.content import CELLS, LINES, colour_of

if TYPE_CHECKING:
    from game.games.molly.view import MollySeen

__all__ = ["brings_token", "held", "line_cell", "lines_of", "made", "shows", "tops"]


def shows(seen: MollySeen, cell: int) -> str:
    """As the rules name it: a colour, "project", "" or "dog"."""
    if cell == seen.dog:
        return "dog"
    top = seen.tops[cell]
    if not top.thick:
        return ""
    return colour_of(top.card) if top.card else "project"


def tops(seen: MollySeen) -> list[str]:
    return [shows(seen, cell) for cell in range(CELLS)]


def held(seen: MollySeen, path: tuple[str, ...]) -> str:
    """The card that is about to be played, "" for none."""
    if path and path[0].startswith("display."):
        return seen.display[int(path[0].removeprefix("display.")) - 1]
    return seen.drawn[0] if seen.drawn and seen.step == "place-blind" else ""


def made(shown: list[str], colour: str, cell: int) -> list[tuple[int, ...]]:
    """The lines of three a card of this colour would make there."""
    return [
        line
        for line in LINES
        if cell in line and all(shown[other] == colour for other in line if other != cell)
    ]


def brings_token(seen: MollySeen) -> bool:
    """Whether an empty space earns a token: from the supply, to which what is paid returns first,
    or out of somebody else's pocket (p. 8)."""
    others = any(count for seat, count in enumerate(seen.tokens) if seat != seen.active)
    return seen.supply + seen.spent > 0 or others


def lines_of(offered: tuple[str, ...]) -> list[int]:
    """The numbers of the lines among what may be chosen next."""
    return [int(word.removeprefix("line.")) - 1 for word in offered if word.startswith("line.")]


def line_cell(offered: tuple[str, ...], line: int) -> int | None:
    """A cell that is in this line alone: where the line is pointed at."""
    others = {cell for each in lines_of(offered) if each != line for cell in LINES[each]}
    alone = [cell for cell in LINES[line] if cell not in others]
    return alone[0] if alone else None
