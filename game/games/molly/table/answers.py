"""What may be answered: its name, what it would mean and cost, the key that names it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.molly.content.components import COLOURS, colour_of, is_colour
from game.games.molly.content.garden import LINES, cell_number, line_number, thirds
from game.games.molly.content.words import (
    Kind,
    Phase,
    cell_id,
    cell_of,
    cube_id,
    cube_of,
    kind_of,
    line_id,
    line_of,
    lines_among,
    place_of,
    seat_of,
)
from game.games.molly.table.burrow import column_box, one_more
from game.games.molly.table.piles import held, line_cell
from game.games.molly.table.prompts import colour, of_card
from game.stage.piece import Answer
from game.stage.said import Said
from game.stage.table import Note

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Mapping

    from game.games.molly.content.components import Colour
    from game.games.molly.content.garden import Cell, thirds
    from game.games.molly.seen.view import MollySeen
    from game.stage.box import Box
    from game.stage.look import Look
    from game.stage.piece import Piece

__all__ = ["borne", "key", "named", "of", "of_cell", "of_columns", "others"]


def of(seen: MollySeen, look: Look, id_: str, reach: Box | None = None) -> Answer | None:
    """Things are answers while somebody is asked."""
    return _answer(seen, look, id_, reach) if seen.asked else None


def of_cell(seen: MollySeen, look: Look, cell: Cell, reach: Box) -> Answer | None:
    """A space; or the line that is pointed at there, while one of two sets is chosen."""
    lines = lines_among(look.offered)
    here = [line_id(line) for line in lines if line_cell(look.offered, line) == cell]
    return of(seen, look, here[0] if here else cell_id(cell), reach)


def of_columns(seen: MollySeen, look: Look) -> Mapping[Colour, Answer]:
    """In one's own burrow a cube is chosen by its column, as high as it is."""
    found = {
        colour: of(seen, look, cube_id(colour), column_box(look.frame, column))
        for column, colour in enumerate(COLOURS)
    }
    return {colour: answer for colour, answer in found.items() if answer is not None}


def borne(pieces: Iterable[Piece]) -> Mapping[str, Answer]:
    return {piece.answer.id: piece.answer for piece in pieces if piece.answer is not None}


def others(
    seen: MollySeen, look: Look, here: Container[str], garden: Mapping[str, Answer]
) -> Iterator[Answer]:
    """What is offered and no piece here bears: in the garden, or nowhere."""
    for id_ in look.offered:
        if id_ not in here:
            yield garden.get(id_) or _answer(seen, look, id_)


def _answer(seen: MollySeen, look: Look, id_: str, reach: Box | None = None) -> Answer:
    return Answer(
        id_,
        named(seen, look, id_),
        help=_helping(seen, look, id_),
        price=_price(id_),
        reach=reach,
        key=key(id_),
        ends=id_ == Kind.SKIP,
        # Where no card can be played, tokens may still bring something (p. 6).
        forgoes=Said("pass-anyway") if id_ == Kind.SKIP and look.offered[1:] else None,
    )


def named(seen: MollySeen, look: Look, id_: str) -> Said:
    kind = kind_of(id_)
    match kind:
        case Kind.CELL:
            return Said("word-cell", {"number": cell_number(cell_of(id_))})
        case Kind.DISPLAY:
            return Said("word-display", {"colour": of_card(seen.display[place_of(id_)])})
        case Kind.SEAT:
            return Said("word-seat", {"name": look.faces[seat_of(id_)].name})
        case Kind.LINE:
            return Said(f"word-line-{line_number(line_of(id_))}")
        case Kind.CUBE:
            return Said("word-cube", {"colour": colour(cube_of(id_))})
        case _:
            return Said(f"word-{kind or id_}")


def key(id_: str) -> str:
    match kind_of(id_):
        case Kind.CELL:
            return str(cell_number(cell_of(id_)))
        case Kind.CUBE:
            return str(COLOURS.index(cube_of(id_)) + 1)
        case _:
            return ""


def _price(id_: str) -> Note | None:
    """Special actions cost a token each (p. 6)."""
    if kind_of(id_) not in (Kind.TAKE, Kind.SWAP, Kind.HUNT):
        return None
    return Note(Said("price", {"tokens": 1}), "molly/token")


def _helping(seen: MollySeen, look: Look, id_: str) -> Said | None:
    kind = kind_of(id_)
    match kind:
        case Kind.CELL:
            return _cell(seen, look, cell_of(id_))
        case Kind.DISPLAY if look.path[:1] == (Kind.TAKE,):
            return _cube(seen, colour_of(seen.display[place_of(id_)]))
        case Kind.DISPLAY:
            return Said("help-display", {"colour": of_card(seen.display[place_of(id_)])})
        case Kind.SEAT:
            return Said("help-steal", {"name": look.faces[seat_of(id_)].name})
        case Kind.LINE:
            top = seen.shows(LINES[line_of(id_)][0])
            if is_colour(top):
                return Said("help-line", {"colour": colour(top)})
            return Said("help-line-projects")
        case Kind.CUBE:
            return Said("help-cube", {"colour": colour(cube_of(id_))})
        case None:
            return None
        case _:
            return Said(f"help-{kind}")


def _cube(seen: MollySeen, shown: Colour) -> Said:
    """A cube's worth is told to its owner alone."""
    mine = seen.burrows[seen.viewer] if seen.viewer is not None else None
    if mine is None:
        return Said("help-take-card", {"colour": colour(shown)})
    gain = one_more(mine, COLOURS.index(shown))
    return Said("help-take-worth", {"colour": colour(shown), "points": gain})


def _cell(seen: MollySeen, look: Look, cell: Cell) -> Said | None:
    card = held(seen, look.path)
    kind = kind_of(look.path[0]) if look.path else None
    if seen.phase is Phase.TAKE_SET:
        return Said("help-take-pile")
    if kind is Kind.SWAP:
        return Said("help-swap-pile")
    if kind is Kind.HUNT:
        if len(look.path) == 1:
            return Said("help-hunt-pile" if seen.tops[cell].thick else "help-hunt-gap")
        return Said("help-hunt-space")
    if not card:
        return None
    lines = thirds(seen.shown, colour_of(card), cell)
    if lines:
        return Said("help-makes-set", {"count": len(lines), "colour": of_card(card)})
    if not seen.shows(cell):
        return Said("help-gap" if seen.brings_token else "help-gap-none")
    below = seen.shows(cell)
    under = colour(below) if is_colour(below) else Said("project-word")
    return Said("help-cell", {"colour": of_card(card), "under": under})
