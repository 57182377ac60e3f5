"""The table in a hand: one's own burrow and its worth; cards, and the spaces of the garden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.molly.content.components import COLOURS, COLUMN, is_colour, score
from game.games.molly.content.garden import CELLS, PLACES, cell_number
from game.games.molly.content.words import Kind, Phase, cell_id, cube_id, kind_of, place_id
from game.games.molly.table import answers, keys
from game.games.molly.table.arts import back_art, cube_art, mole_art
from game.games.molly.table.burrow import one_more
from game.games.molly.table.piles import piles
from game.games.molly.table.places import plan
from game.games.molly.table.prompts import colour, of_card
from game.stage.box import Box
from game.stage.hand import Held, Pile, everybody, seat_held
from game.stage.kit.writing import signed
from game.stage.piece import altered
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.games.molly.content.garden import Cell
    from game.games.molly.seen.view import MollySeen
    from game.stage.look import Look
    from game.stage.piece import Piece
    from game.stage.said import Speech

__all__ = ["hand"]

_SPACE = Box(-98, -112, 196, 218)
_CUBES = (Phase.PASS_CUBES, Phase.DISCARD_CUBE)


def hand(seen: MollySeen, look: Look) -> tuple[Pile, ...]:
    me = seen.viewer
    cubes = seen.burrows[me] if me is not None else None
    if me is None or cubes is None or not look.private or not seen.step:
        return (_everybody(seen, look),)
    if me not in seen.asked:
        return _burrow(seen, me, cubes)
    if seen.phase in _CUBES:
        return (_giving(cubes), _sum(seen, me, cubes))
    steal = any(kind_of(id_) is Kind.SEAT for id_ in look.offered)
    garden = () if steal else (_cards(seen, look), _garden(seen, look))
    return tuple(pile for pile in garden if pile.things)


# One's own


def _burrow(seen: MollySeen, me: int, cubes: Sequence[int]) -> tuple[Pile, ...]:
    return _shafts(cubes), _sum(seen, me, cubes)


def _shafts(cubes: Sequence[int]) -> Pile:
    """As many cubes as lie there, and what one more would be worth."""
    held = [count for count in cubes if count]
    most, fewest = max(held, default=0), min(held, default=0)
    things = []
    for column, (tint, count) in enumerate(zip(COLOURS, cubes, strict=True)):
        roles = [name for name, at in (("most", most), ("fewest", fewest)) if count and count == at]
        room = count < COLUMN
        gain = signed(one_more(cubes, column)) if room else ""
        says: list[Speech] = [Said(role) for role in roles]
        if room:
            says.append(Said("hand-one-more", {"points": gain}))
        things.append(
            Held(
                f"shaft.{tint}",
                colour(tint),
                cube_art(tint),
                tuple(says),
                count=str(count),
                state=(f"s-{tint}", *roles),
                gain=gain,
                many=count,
            )
        )
    return Pile("burrow", Said("hand-burrow"), tuple(things), "shafts", "soil", Said("one-more"))


def _sum(seen: MollySeen, me: int, cubes: Sequence[int]) -> Pile:
    held = [count for count in cubes if count]
    tokens = seen.tokens[me]
    whole = score(tuple(cubes), tokens)
    things = (
        Held("most", Said("most"), count=str(max(held, default=0))),
        Held("fewest", Said("fewest"), count=str(min(held, default=0)), sign="×"),
        Held("tokens", Said("tokens-word"), count=str(tokens), sign="+"),
        Held("whole", Said("if-it-ended"), count=str(whole), sign="=", state=("gold",)),
    )
    return Pile("sum", Said("if-it-ended"), things, "sum")


def _giving(cubes: Sequence[int]) -> Pile:
    """A row for each colour one has: what is left then, and what that does to the points."""
    now = score(tuple(cubes), 0)
    things, missing = [], []
    for column, (tint, count) in enumerate(zip(COLOURS, cubes, strict=True)):
        if not count:
            missing.append(tint)
            continue
        left = tuple(each - (at == column) for at, each in enumerate(cubes))
        things.append(
            Held(
                f"give.{tint}",
                Said("word-cube", {"colour": colour(tint)}),
                cube_art(tint),
                (Said("hand-leaves", {"count": count - 1}),),
                answer=cube_id(tint),
                gain=signed(score(left, 0) - now),
            )
        )
    return Pile("cubes", Said("hand-cubes"), tuple(things))


# The garden


def _cards(seen: MollySeen, look: Look) -> Pile:
    """What may be played: the display, the deck, or what was drawn."""
    things = []
    for card in seen.drawn:
        drawn = Said("word-display", {"colour": of_card(card)})
        things.append(Held(keys.hand(card), drawn, mole_art(card), state=("me",)))
    for place in PLACES if not seen.drawn else ():
        card, id_ = seen.display[place], place_id(place)
        if card:
            said = Said("word-display", {"colour": of_card(card)})
            chosen = ("chosen", "me") if id_ in look.path else ()
            things.append(Held(id_, said, mole_art(card), state=chosen, answer=id_))
    if seen.deck and not seen.drawn:
        chosen = ("chosen", "me") if keys.DECK in look.path else ()
        back = back_art(seen.deck_back)
        things.append(Held(keys.DECK, Said("word-deck"), back, state=chosen, answer=keys.DECK))
    return Pile("cards", Said("hand-cards"), tuple(things), "fan", "bare")


def _garden(seen: MollySeen, look: Look) -> Pile:
    place = plan(look.frame, look.seats)
    pieces = tuple(piles(place, seen, look))
    things = []
    for cell in CELLS:
        answer = answers.of_cell(seen, look, cell, place.spot(cell))
        id_ = answer.id if answer is not None else cell_id(cell)
        things.append(
            Held(
                f"space.{cell_number(cell)}",
                Said("word-cell", {"number": cell_number(cell)}),
                says=(_lies(seen, cell),),
                at=divmod(cell, 3),
                answer=id_,
                drawn=tuple(_near(pieces, place.cell(cell))),
            )
        )
    return Pile("garden", Said("hand-garden"), tuple(things), "grid", "soil", each=_SPACE)


def _near(pieces: Sequence[Piece], middle: tuple[float, float]) -> Iterator[Piece]:
    """What lies on one space, about its middle."""
    x, y = middle
    for piece in pieces:
        if abs(piece.x - x) < _SPACE.w / 2 and abs(piece.y - y) < _SPACE.h / 2:
            yield altered(piece, x=piece.x - x, y=piece.y - y)


def _lies(seen: MollySeen, cell: Cell) -> Said:
    top = seen.shows(cell)
    if top == "dog":
        return Said("hand-dog")
    if not top:
        return Said("hand-gap")
    return Said("word-display", {"colour": colour(top)}) if is_colour(top) else Said("project-word")


def _everybody(seen: MollySeen, look: Look) -> Pile:
    seats = (
        seat_held(
            look,
            seat,
            str(tokens),
            _cubes_of(seen, seat),
            heard=Said("tokens", {"count": tokens}),
            now=seat == seen.active,
        )
        for seat, tokens in enumerate(seen.tokens)
    )
    return everybody(Said("tokens-word"), seats)


def _cubes_of(seen: MollySeen, seat: int) -> Said:
    return Said("hand-cubes-of", {"count": seen.cubes[seat]})
