"""The table itself: what is seen, laid out."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from game.games.topoum.acts import ACTS
from game.games.topoum.content.ids import HAND, SLOTS, held, is_place, place_of
from game.games.topoum.table import choices, helps, prompts, telling
from game.games.topoum.table.ahead import ahead, net, signed
from game.games.topoum.table.field import camera
from game.games.topoum.table.ground import mat, squares
from game.games.topoum.table.marks import marks
from game.games.topoum.table.moles import moles
from game.games.topoum.table.names import card_name, kind_at
from game.games.topoum.table.operations import hand_of, operations
from game.games.topoum.table.places import plan
from game.games.topoum.table.preview import faded, preview
from game.games.topoum.table.seats import seat_panel
from game.games.topoum.table.sightlines import sightlines
from game.games.topoum.table.track import corner, track
from game.stage.box import Box
from game.stage.hooks import HookedTable
from game.stage.piece import Piece
from game.stage.said import Said
from game.stage.table import Line, Note, Prompt, Regions, Row, Sure, Told, Turnover

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.games.topoum.content.words import Phase
    from game.games.topoum.view import TopoumSeen
    from game.kernel.event import Event
    from game.stage.look import Look
    from game.stage.motion import Motion

__all__ = ["TABLE", "FieldTable"]

_RISKY: tuple[Phase, ...] = ("act", "move-on", "play-card", "card-or-tile")


class FieldTable(HookedTable["TopoumSeen"]):
    id: ClassVar[str] = "topoum"
    backdrop: ClassVar[str] = "topoum/bg"
    music: ClassVar[str] = "music/topoum"
    answers_peeking: ClassVar[bool] = True
    veiled: ClassVar[frozenset[str]] = frozenset(held(at) for at in range(HAND))

    def act(self, event: Told, over: Turnover[TopoumSeen]) -> Motion | None:
        return ACTS.motion(event, over)

    def regions(self, seen: TopoumSeen, look: Look) -> Regions:
        return plan(look.frame, look.seats, private=look.private).regions

    def layout(self, seen: TopoumSeen, look: Look) -> Sequence[Piece]:
        return list(self._pieces(seen, look))

    def _pieces(self, seen: TopoumSeen, look: Look) -> Iterator[Piece]:
        place = plan(look.frame, look.seats, private=look.private)
        cam = camera(place, seen, whole=look.whole)
        yield from mat(cam, seen)
        yield from squares(cam, seen, look)
        yield from sightlines(cam, seen, told=ahead(seen, look) is None)
        yield from marks(cam, seen, look)
        yield from moles(cam, seen, look, faded(look))
        yield from preview(cam, seen, look)
        yield from corner(cam, seen)
        yield from choices.laid_out(place, seen, look)
        yield from operations(place, seen, look)
        if not look.private:
            yield from track(place, seen, look)
            for seat in range(look.seats):
                yield from seat_panel(place, seen, look, seat)

    def spot(self, seen: TopoumSeen, look: Look, id: str) -> Box | None:  # noqa: A002
        return choices.spot(seen, look, id)

    def shows(self, seen: TopoumSeen, id: str) -> bool:  # noqa: A002
        return not is_place(id) and id != "peek"

    def sure(self, seen: TopoumSeen, look: Look, action: tuple[str, ...]) -> Sure | None:
        """Cards are shown whole before they count, and so is a march that loses somebody."""
        if not action or seen.step not in _RISKY:
            return None
        outlook = seen.foresee(action)
        count = signed(net(outlook))
        danger = bool(outlook.own_losses or outlook.penalty)
        if is_place(action[0]):
            card = card_name(kind_at(seen, action[0]))
            return Sure(Said("do-card", {"card": card, "count": count}), danger)
        if danger or outlook.casualties:
            return Sure(Said("do-march", {"count": count}), danger)
        return None

    def peek(self, seen: TopoumSeen, look: Look) -> Box | None:
        seat = hand_of(seen, look)
        if look.private or look.lone is not None or seat is None or not seen.hand_sizes[seat]:
            return None
        place = plan(look.frame, look.seats)
        one, two = place.held(0), place.held(1)
        return Box(one.x, one.y, one.w, two.bottom - one.y)

    def soon(self, seen: TopoumSeen, look: Look) -> Sequence[Piece]:
        arts = [f"topoum/blast.{n}" for n in (1, 2, 3)] + ["topoum/pit", "topoum/halo"]
        for face in look.faces:
            arts += [
                f"topoum/mole.{face.colour}.{pose}" for pose in ("march", "shock", "dizzy", "ghost")
            ]
        return [Piece(f"soon.{art}", art, x=-900, y=-900) for art in arts]

    def prompt(self, seen: TopoumSeen, look: Look) -> Prompt:
        return prompts.prompt(seen, look)

    def title(self, seen: TopoumSeen, look: Look) -> Said:
        return Said("last-round-title" if seen.peace else "turn", {"turn": seen.turn})

    def word(self, seen: TopoumSeen, look: Look, id: str) -> Said:  # noqa: A002
        return helps.word(seen, look, id)

    def help(self, seen: TopoumSeen, look: Look, id: str) -> Said | None:  # noqa: A002
        return helps.helping(seen, look, id)

    def log_line(self, event: Event, look: Look) -> tuple[Line, ...]:
        return telling.log_line(event, look)

    def crib(self, seen: TopoumSeen, look: Look) -> tuple[Note, ...]:
        return ()

    def key(self, seen: TopoumSeen, id: str) -> str:  # noqa: A002
        """Digits for the Line from the deck outward, and for one's hand."""
        if not is_place(id):
            return ""
        source, at = place_of(id)
        return str(at + 1 if source == "line" else SLOTS + at + 1)

    def statistics(self, events: Sequence[Event], look: Look) -> tuple[Row, ...]:
        return telling.statistics(events, look.seats)


TABLE = FieldTable()
