"""The table itself: what is seen, laid out."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from game.games.molly.acts import ACTS
from game.games.molly.content.components import COLOURS
from game.games.molly.content.garden import PLACES, cell_number, line_number
from game.games.molly.content.words import (
    Kind,
    Phase,
    cell_of,
    cube_id,
    cube_of,
    kind_of,
    line_of,
    place_of,
    seat_of,
)
from game.games.molly.events import EventBegun
from game.games.molly.table import prompts, telling
from game.games.molly.table.account import account
from game.games.molly.table.arts import cube_art
from game.games.molly.table.burrow import burrow, column_box, curtained
from game.games.molly.table.feats import feats
from game.games.molly.table.lines import line_cell
from game.games.molly.table.piles import piles
from game.games.molly.table.places import plan
from game.games.molly.table.seats import burrow_box, chooser, seat_panel
from game.games.molly.table.stores import stores
from game.games.molly.table.veil import veil
from game.stage.hooks import HookedTable
from game.stage.piece import Piece, Words
from game.stage.said import Said
from game.stage.table import BlindPad, Line, Note, Prompt, Regions, Row, Told, Turnover
from game.stage.theme import BROWN, INK

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.games.molly.table.places import Plan
    from game.games.molly.view import MollySeen
    from game.kernel.event import Event
    from game.stage.account import Account
    from game.stage.box import Box
    from game.stage.feats import Feat
    from game.stage.look import Look
    from game.stage.motion import Motion

__all__ = ["TABLE", "GardenTable"]


class GardenTable(HookedTable["MollySeen"]):
    id: ClassVar[str] = "molly"
    pauses: ClassVar[frozenset[str | type[Told]]] = frozenset({EventBegun})
    music: ClassVar[str] = "music/whack"

    def act(self, event: Told, over: Turnover[MollySeen]) -> Motion | None:
        return ACTS.motion(event, over)

    def regions(self, seen: MollySeen, look: Look) -> Regions:
        if look.private:
            return Regions(curtained(look.frame))
        return plan(look.frame, look.seats).regions

    def layout(self, seen: MollySeen, look: Look) -> Sequence[Piece]:
        if look.private and seen.viewer is not None:
            return list(burrow(seen, look))
        return list(self._in_public(seen, look))

    def _in_public(self, seen: MollySeen, look: Look) -> Iterator[Piece]:
        place = plan(look.frame, look.seats)
        mat = place.mat
        yield Piece("mat", "molly/mat", mat.cx, mat.cy, depth=-20)
        yield from stores(place, seen, look)
        yield from piles(place, seen, look)
        for seat in range(look.seats):
            yield from seat_panel(place, seen, look, seat)
        if place.free is not None:
            yield from _aside(place.free, seen)
        if self._chooses_cube(seen, look):
            yield from _cubes(place, look)
        else:
            yield from veil(place, seen, look)

    def _chooses_cube(self, seen: MollySeen, look: Look) -> bool:
        return any(kind_of(word) is Kind.CUBE for word in look.offered)

    def spot(self, seen: MollySeen, look: Look, id: str) -> Box | None:  # noqa: A002
        place = plan(look.frame, look.seats)
        match kind_of(id):
            case Kind.CELL:
                return place.spot(cell_of(id))
            case Kind.DISPLAY:
                return place.shown(place_of(id))
            case Kind.DECK:
                x, y = place.deck
                return place.shown(PLACES[0])._replace(x=x - 82, y=y - 107)
            case Kind.SEAT:
                return place.seat(seat_of(id))
            case Kind.LINE:
                cell = line_cell(look.offered, line_of(id))
                return None if cell is None else place.spot(cell)
            case Kind.CUBE:
                column = COLOURS.index(cube_of(id))
                return column_box(look.frame, column) if look.private else _cube(place, column)
            case _:
                return None

    def secret(self, seen: MollySeen) -> bool:
        # What may be passed or thrown away tells what a burrow holds.
        if seen.phase is Phase.DISCARD_CUBE:
            return not seen.open_burrows
        return seen.phase is Phase.PASS_CUBES

    def peek(self, seen: MollySeen, look: Look) -> Box | None:
        seat = chooser(seen, look)
        return None if seat is None else burrow_box(plan(look.frame, look.seats).seat(seat))

    def soon(self, seen: MollySeen, look: Look) -> Sequence[Piece]:
        arts = [f"molly/card.{colour}.{pose}" for colour in COLOURS for pose in ("a", "b")]
        arts += ["molly/card.back", "molly/card.back.tardy", "molly/drum.rest", "molly/drum.beat"]
        return [Piece(f"soon.{art}", art, x=-900, y=-900) for art in arts]

    def prompt(self, seen: MollySeen, look: Look) -> Prompt:
        return prompts.prompt(seen, look)

    def title(self, seen: MollySeen, look: Look) -> Said:
        return Said("last-round-title" if seen.last_round else "turn", {"turn": seen.turn})

    def word(self, seen: MollySeen, look: Look, id: str) -> Said:  # noqa: A002
        kind = kind_of(id)
        match kind:
            case Kind.CELL:
                return Said("word-cell", {"number": cell_number(cell_of(id))})
            case Kind.DISPLAY:
                return Said("word-display", {"colour": prompts.of_card(seen.display[place_of(id)])})
            case Kind.SEAT:
                return Said("word-seat", {"name": look.faces[seat_of(id)].name})
            case Kind.LINE:
                return Said(f"word-line-{line_number(line_of(id))}")
            case Kind.CUBE:
                return Said("word-cube", {"colour": prompts.colour(cube_of(id))})
            case _:
                return Said(f"word-{kind or id}")

    def price(self, seen: MollySeen, look: Look, id: str) -> Note | None:  # noqa: A002
        return prompts.price(id)

    def help(self, seen: MollySeen, look: Look, id: str) -> Said | None:  # noqa: A002
        return prompts.helping(seen, look, id)

    def log_line(self, event: Event, look: Look) -> tuple[Line, ...]:
        return telling.log_line(event, look)

    def crib(self, seen: MollySeen, look: Look) -> tuple[Note, ...]:
        return telling.crib(seen, look)

    def pad(self, seen: MollySeen, look: Look) -> BlindPad:
        return BlindPad((tuple(cube_id(colour) for colour in COLOURS),), at_once=True)

    def blindfold(self, seen: MollySeen) -> bool:
        # Which cube to give cannot be told without looking at one's own.
        return False

    def key(self, seen: MollySeen, id: str) -> str:  # noqa: A002
        match kind_of(id):
            case Kind.CELL:
                return str(cell_number(cell_of(id)))
            case Kind.CUBE:
                return str(COLOURS.index(cube_of(id)) + 1)
            case _:
                return ""

    def statistics(self, events: Sequence[Event], look: Look) -> tuple[Row, ...]:
        return telling.statistics(events, look.seats)

    def account(self, seen: MollySeen, events: Sequence[Event], look: Look) -> Account:
        return account(seen)

    def feats(self, seen: MollySeen, events: Sequence[Event], look: Look) -> tuple[Feat, ...]:
        return feats(seen, events, look.seats)


def _aside(box: Box, seen: MollySeen) -> Iterator[Piece]:
    title, text = telling.aside(seen)
    yield Piece("aside", "ui/panel.paper.dark", box.cx, box.cy, box.w, box.h, depth=-9)
    # The dog looks over the panel's edge, and the title makes room for him.
    room = box.w - (190 if seen.bobtail else 52)
    head = Words(title, 36, "title", BROWN, align="left", width=room, height=48)
    yield Piece("aside.title", x=box.x + 26, y=box.y + 42, depth=2, text=head)
    if seen.bobtail:
        yield Piece("aside.dog", "molly/dog.sit", box.right - 76, box.y + 78, h=118, depth=3)
    words = Words(text, 28, "bold", INK, align="left", width=box.w - 50, lines=8, height=box.h - 90)
    yield Piece("aside.text", x=box.x + 26, y=box.y + 74 + (box.h - 90) / 2, depth=2, text=words)


def _cube(place: Plan, column: int) -> Box:
    """Where one's own cubes are chosen when nobody has to look away."""
    veil = place.veil
    return place.shown(PLACES[0])._replace(
        x=veil.x + 60 + 164 * column, y=veil.y + 170, w=144, h=180
    )


def _cubes(place: Plan, look: Look) -> Iterator[Piece]:
    veil = place.veil
    yield Piece("choose", "ui/panel.paper", veil.cx, veil.cy, veil.w, veil.h, depth=300)
    for column, colour in enumerate(COLOURS):
        box = _cube(place, column)
        word = cube_id(colour)
        open_ = word in look.offered
        art = cube_art(colour)
        yield Piece(
            f"choose.{colour}", art, box.cx, box.cy, h=118, depth=302, alpha=1 if open_ else 0.3
        )
        if open_:
            mark = "ui/focus" if look.hover == word else "molly/corner"
            yield Piece(f"choose.{colour}.mark", mark, box.cx, box.cy, box.w, box.h, depth=303)


TABLE = GardenTable()
