"""Why an answer is given, and of which cards, spaces and lines that is said."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.molly.content.components import Colour, colour_of
from game.games.molly.content.garden import (
    CELLS,
    LINES,
    Cell,
    Line,
    cell_number,
    line_number,
    thirds,
)
from game.games.molly.content.words import (
    Kind,
    Phase,
    cells_among,
    cube_of,
    kind_of,
    lines_among,
    place_of,
    seat_of,
)
from game.games.molly.seen.view import MollySeen
from game.kernel.contract import Action
from game.kernel.why import because

__all__ = ["why"]


def why(seen: MollySeen, action: Action) -> str:
    kind, cells = kind_of(action[0]), cells_among(action)
    if kind is Kind.DISPLAY:
        return _placed(seen, colour_of(seen.display[place_of(action[0])]), cells[0])
    if kind is Kind.TAKE:
        card = seen.display[place_of(action[1])]
        return because("bot-why-take", colour=_named(colour_of(card)))
    if kind in (Kind.SWAP, Kind.HUNT):
        return _moved(seen, cells)
    if kind is Kind.SEAT:
        return because("bot-why-seat", count=seen.tokens[seat_of(action[0])])
    if kind is Kind.CUBE:
        # Only two may know which cube was passed on.
        if seen.phase is Phase.PASS_CUBES:
            return because("bot-why-passed")
        return because("bot-why-cube", colour=_named(cube_of(action[0])))
    if kind in (Kind.CELL, Kind.LINE):
        return _chosen(seen, action, cells)
    return f"bot-why-{kind}"


def _named(colour: Colour) -> str:
    return f"colour-{colour}"


def _row(line: Line) -> str:
    return f"word-line-{line_number(line)}"


def _placed(seen: MollySeen, colour: Colour, cell: Cell) -> str:
    number, named = cell_number(cell), _named(colour)
    if lines := thirds(seen.shown, colour, cell):
        return because("bot-why-set", number=number, colour=named, line=_row(lines[0]))
    if not seen.shows(cell) and seen.brings_token:
        return because("bot-why-token", number=number)
    return because("bot-why-cell", number=number, colour=named)


def _moved(seen: MollySeen, cells: Sequence[Cell]) -> str:
    """Piles swapped, or the Bobtail's hop and where the pile goes that lay there."""
    tops = seen.shown
    if seen.bobtail:
        pile, tops[seen.dog], tops[cells[0]] = tops[cells[0]], "", "dog"
        for cell in cells[1:]:
            tops[cell] = pile
    else:
        a, b = cells
        tops[a], tops[b] = tops[b], tops[a]
    first = cell_number(cells[0])
    for card in filter(None, seen.display):
        colour = colour_of(card)
        for cell in CELLS:
            if tops[cell] != "dog" and (lines := thirds(tops, colour, cell)):
                key = "bot-why-hunt" if seen.bobtail else "bot-why-swap"
                return because(key, number=first, colour=_named(colour), line=_row(lines[0]))
    return because("bot-why-moved", number=first)


def _chosen(seen: MollySeen, action: Action, cells: Sequence[Cell]) -> str:
    if seen.phase is Phase.PLACE_BLIND:
        return _placed(seen, colour_of(seen.drawn[0]), cells[0])
    if seen.phase is Phase.COVER_PROJECTS:
        card = _named(colour_of(seen.drawn[0]))
        return because("bot-why-cover", number=cell_number(cells[0]), colour=card)
    if not cells:
        (line,) = lines_among(action)
        return because("bot-why-projects", line=_row(line))
    cell, number, tops = cells[0], cell_number(cells[0]), seen.shown
    others = [
        seen.tops[each].thick
        for line in LINES
        if cell in line and len({tops[each] for each in line}) == 1
        for each in line
        if each != cell
    ]
    thickest = seen.tops[cell].thick > max(others, default=0)
    return because("bot-why-thick" if thickest else "bot-why-pile", number=number)
