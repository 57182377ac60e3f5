"""The table itself: what is seen, laid out."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from game.games.molly.acts import ACTS
from game.games.molly.content.components import COLOURS
from game.games.molly.content.garden import PLACES
from game.games.molly.content.words import Kind, Phase, cube_id, kind_of
from game.games.molly.table import answers, pages, prompts
from game.games.molly.table.arts import cube_art
from game.games.molly.table.burrow import burrow, curtained, inside
from game.games.molly.table.hand import hand
from game.games.molly.table.piles import piles
from game.games.molly.table.places import plan
from game.games.molly.table.seats import burrow_box, seat_panel
from game.games.molly.table.stores import stores
from game.games.molly.table.tale import TALE
from game.games.molly.table.veil import veil
from game.stage.kit.boxes import fills
from game.stage.kit.panels import DARK_PAPER, body
from game.stage.kit.slots import CENTRE, RIGHT, Laid, Spot
from game.stage.kit.writing import NOTE
from game.stage.piece import Piece
from game.stage.said import Said
from game.stage.showing import Manner, Own, Showing
from game.stage.table import BlindPad, Regions, Table
from game.stage.theme import INK

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from game.games.molly.seen.view import MollySeen
    from game.games.molly.table.places import Plan
    from game.stage.box import Box
    from game.stage.layers import Heat
    from game.stage.look import Look

__all__ = ["TABLE", "GardenTable"]

_DOG = 138.0
_NEARLY = 3
"""Cards a seat that are left in the deck when the end is in sight."""
_MAT = Laid(CENTRE, depth=-20)
_ASIDE_DOG = Laid(Spot(-68, 50, RIGHT), h=92)
_CUBES_CHOOSE = Laid(CENTRE, h=118, depth=302)


class GardenTable(Table["MollySeen"]):
    id: ClassVar[str] = "molly"
    acts = ACTS
    tale = TALE
    music: ClassVar[str] = "music/garden"

    def showing(self, seen: MollySeen, look: Look) -> Showing:
        at_home = inside(seen, look)
        pieces = tuple(
            burrow(seen, look, answers.of_columns(seen, look))
            if at_home
            else self._in_public(seen, look)
        )
        here = garden = answers.borne(pieces)
        if at_home and not here.keys() >= set(look.offered):
            # On a phone of her own she answers what lies in the garden, before everybody.
            garden = answers.borne(self._in_public(seen, look))
        place = plan(look.frame, look.seats)
        return Showing(
            pieces,
            prompts.ASKS(seen, look),
            Said("last-round-title" if seen.last_round else "turn", {"turn": seen.turn}),
            Regions(curtained(look.frame)) if at_home else place.regions,
            answers=tuple(answers.others(seen, look, here, garden)),
            crib=prompts.CRIB(seen, look),
            hand=hand(seen, look),
            pad=_PAD if _secret(seen) else None,
            own=_own(place, seen, look),
            hint=tuple(answers.named(seen, look, id_) for id_ in look.advised),
            heat=_heat(seen),
            page=pages.PAGES(seen, look),
        )

    def manner(self, seen: MollySeen) -> Manner:
        # Which cube to give cannot be told without looking at one's own.
        return Manner(secret=_secret(seen), blind=False)

    def _in_public(self, seen: MollySeen, look: Look) -> Iterator[Piece]:
        place = plan(look.frame, look.seats)
        mat = place.mat
        yield _MAT("mat", "molly/mat", mat)
        yield from stores(place, seen, look)
        yield from piles(place, seen, look)
        for seat in range(look.seats):
            yield from seat_panel(place, seen, look, seat)
        if place.free is not None:
            yield from _aside(place.free, seen)
        if _chooses_cube(look):
            yield from _cubes(place, seen, look)
        else:
            yield from veil(place, seen, look)

    def soon(self, seen: MollySeen, look: Look) -> Sequence[Piece]:
        arts = [f"molly/card.{colour}.{pose}" for colour in COLOURS for pose in ("a", "b")]
        arts += ["molly/card.back", "molly/card.back.tardy", "molly/drum.rest", "molly/drum.beat"]
        return [Piece(f"soon.{art}", art, x=-900, y=-900) for art in arts]


_PAD = BlindPad(
    (tuple(map(cube_id, COLOURS)),),
    tuple(answers.key(cube_id(colour)) for colour in COLOURS),
    at_once=True,
)


def _heat(seen: MollySeen) -> Heat:
    if seen.last_round:
        return "last"
    if seen.deck <= _NEARLY * len(seen.tokens):
        return "close"
    return "busy" if seen.happening or seen.drawn or seen.spent else "calm"


def _secret(seen: MollySeen) -> bool:
    """What may be passed or thrown away tells what a burrow holds."""
    if seen.phase is Phase.DISCARD_CUBE:
        return not seen.open_burrows
    return seen.phase is Phase.PASS_CUBES


def _own(place: Plan, seen: MollySeen, look: Look) -> Mapping[int, Own]:
    """Whoever chooses may look into her burrow; for its cubes she is there already."""
    seat = look.chooser
    if seat is None or (look.lone is None and _secret(seen)):
        return {}
    return {seat: Own(burrow_box(place.seat(seat)), Said("help-peek"))}


def _chooses_cube(look: Look) -> bool:
    return any(kind_of(id_) is Kind.CUBE for id_ in (*look.offered, *look.path))


def _aside(box: Box, seen: MollySeen) -> Iterator[Piece]:
    """Why a flipped pile shows what it shows; or the dog."""
    what = "bobtail" if seen.bobtail else "flip"
    title, text = Said(f"{what}-title"), Said(f"{what}-text")
    # The dog looks over the panel's edge, and the title makes room for him.
    yield from DARK_PAPER.headed("aside", box, title, beside=_DOG if seen.bobtail else 0)
    yield NOTE.within("aside.text", text, body(box), 28, 8, colour=INK, align="left")
    if seen.bobtail:
        yield _ASIDE_DOG("aside.dog", "molly/dog.sit", box)


def _cube(place: Plan, column: int) -> Box:
    """Where one's own cubes are chosen when nobody has to look away."""
    veil = place.veil
    return place.shown(PLACES[0])._replace(
        x=veil.x + 60 + 164 * column, y=veil.y + 170, w=144, h=180
    )


def _cubes(place: Plan, seen: MollySeen, look: Look) -> Iterator[Piece]:
    veil = place.veil
    yield fills("choose", "ui/panel.paper", veil, 300)
    for column, colour in enumerate(COLOURS):
        box = _cube(place, column)
        id_, art = cube_id(colour), cube_art(colour)
        chosen = id_ in look.path
        shown = chosen or id_ in look.offered
        yield _CUBES_CHOOSE(
            f"choose.{colour}", art, box, alpha=1 if shown else 0.3,
            answer=answers.of(seen, look, id_, box),
        )  # fmt: skip
        if shown:
            mark = "ui/focus" if chosen else "molly/corner"
            yield fills(f"choose.{colour}.mark", mark, box, 303)


TABLE = GardenTable()
