"""The table itself: what is seen, laid out."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from game.games.topoum.acts import ACTS
from game.games.topoum.content.ids import HAND, held
from game.games.topoum.table import answers, choices, pages
from game.games.topoum.table.ahead import ahead
from game.games.topoum.table.field import view
from game.games.topoum.table.ground import mat, squares
from game.games.topoum.table.hand import hand
from game.games.topoum.table.labels import Labels
from game.games.topoum.table.lately import lately
from game.games.topoum.table.marks import marks
from game.games.topoum.table.moles import moles
from game.games.topoum.table.operations import hand_of, operations
from game.games.topoum.table.places import plan
from game.games.topoum.table.preview import faded, preview
from game.games.topoum.table.prompts import ASKS
from game.games.topoum.table.seats import own_pile, seat_panel, track
from game.games.topoum.table.sightlines import sightlines
from game.games.topoum.table.tale import TALE
from game.stage.box import Box
from game.stage.piece import Piece
from game.stage.said import Said
from game.stage.showing import Manner, Own, Showing
from game.stage.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from game.games.topoum.seen.view import TopoumSeen
    from game.games.topoum.table.field import Camera
    from game.games.topoum.table.places import Plan
    from game.stage.layers import Heat
    from game.stage.look import Look

__all__ = ["TABLE", "FieldTable"]

_NEARLY = 3
"""Cards a seat that are left in the deck when Peace is in sight."""


class FieldTable(Table["TopoumSeen"]):
    id: ClassVar[str] = "topoum"
    acts = ACTS
    tale = TALE
    music: ClassVar[str] = "music/topoum"

    def showing(self, seen: TopoumSeen, look: Look) -> Showing:
        place = plan(look.frame, look.seats, private=look.private)
        cam = view(seen, look)
        pieces = tuple(self._pieces(place, cam, seen, look))
        borne = {piece.answer.id for piece in pieces if piece.answer is not None}
        return Showing(
            pieces,
            ASKS(seen, look),
            Said("last-round-title" if seen.peace else "turn", {"turn": seen.turn}),
            place.regions,
            answers=tuple(answers.elsewhere(cam, seen, look, borne)),
            hand=hand(seen, look),
            sure=ASKS.sure(seen, look),
            own=_own(place, seen, look),
            hint=tuple(answers.word(seen, look, id_) for id_ in look.advised),
            page=pages.PAGES(seen, look),
            heat=_heat(seen),
            backdrop="topoum/bg",
        )

    def manner(self, seen: TopoumSeen) -> Manner:
        return Manner(
            veiled=frozenset(held(at) for at in range(HAND)), from_own=True, counts=not seen.step
        )

    def _pieces(self, place: Plan, cam: Camera, seen: TopoumSeen, look: Look) -> Iterator[Piece]:
        yield from mat(cam, seen)
        yield from squares(cam, seen, look)
        labels = Labels(cam, seen, look)
        yield from sightlines(cam, seen, labels, told=ahead(seen, look) is None)
        yield from marks(cam, seen, look)
        yield from moles(cam, seen, look, faded(look))
        yield from preview(cam, seen, look, labels)
        if look.lately and ahead(seen, look) is None:
            yield from lately(cam, seen, look, labels)
        yield from choices.laid_out(place, seen, look)
        yield from operations(place, seen, look)
        if look.private:
            yield from own_pile(place, seen)
        else:
            yield from track(place, seen, look)
            for seat in range(look.seats):
                yield from seat_panel(place, seen, look, seat)

    def soon(self, seen: TopoumSeen, look: Look) -> Sequence[Piece]:
        arts = [f"topoum/blast.{n}" for n in (1, 2, 3)] + ["topoum/pit", "topoum/halo"]
        for face in look.faces:
            arts += [
                f"topoum/mole.{face.colour}.{pose}" for pose in ("march", "shock", "dizzy", "ghost")
            ]
        return [Piece(f"soon.{art}", art, x=-900, y=-900) for art in arts]


def _heat(seen: TopoumSeen) -> Heat:
    if seen.peace:
        return "last"
    if seen.begun and seen.deck <= _NEARLY * len(seen.hands):
        return "close"
    return "busy" if seen.used or seen.acting else "calm"


def _own(place: Plan, seen: TopoumSeen, look: Look) -> Mapping[int, Own]:
    """While others look on, whoever chooses has her hand behind the curtain."""
    seat = hand_of(seen, look)
    if look.private or look.lone is not None or look.chooser is None or seat is None:
        return {}
    if not seen.hand_sizes[seat]:
        return {}
    one, two = place.held(0), place.held(1)
    return {look.chooser: Own(Box(one.x, one.y, one.w, two.bottom - one.y), Said("help-peek"))}


TABLE = FieldTable()
