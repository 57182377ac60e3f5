"""The table in a hand: one's cards, the Line and its prices, the field framed to what matters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.topoum.content import COSTS
from game.games.topoum.content.ids import (
    HAND,
    NOWHERE,
    SLOTS,
    held,
    is_mole,
    is_part,
    is_place,
    is_space,
    part_of,
    place_of,
    slot,
)
from game.games.topoum.table.ahead import foresee, is_begun, net
from game.games.topoum.table.answers import word
from game.games.topoum.table.field import view
from game.games.topoum.table.marks import TURNING
from game.games.topoum.table.names import card_art, card_name, kind_at, mole_square
from game.games.topoum.table.pages import help_of, why_not
from game.stage.box import Box
from game.stage.hand import Held, Pile, everybody, seat_held
from game.stage.kit.writing import signed
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.games.topoum.content.ids import Place, Space
    from game.games.topoum.seen.view import TopoumSeen
    from game.stage.look import Look
    from game.stage.said import Speech

__all__ = ["hand"]

_LEAST = (520.0, 420.0)
"""So much of the field is shown at least, about what matters."""
_AROUND = (84.0, 110.0)


def hand(seen: TopoumSeen, look: Look) -> tuple[Pile, ...]:
    me = seen.viewer
    if me is None or not look.private or not seen.step:
        return (_medals(seen, look),)
    own = tuple(held(at) for at in range(HAND))
    if me not in seen.asked:
        return (_cards(seen, own, look, "hand", Said("your-hand")), _medals(seen, look))
    if seen.picking is not None:
        return ()
    cards = [id_ for id_ in (*look.offered, *look.path) if is_place(id_)]
    if any(is_place(id_) for id_ in look.offered):
        line = tuple(slot(at) for at in range(SLOTS))
        return (
            _cards(seen, own, look, "hand", Said("your-hand")),
            _cards(seen, line, look, "line", Said("line-title")),
        )
    field = _field(seen, look)
    return (field,) if not cards else (_cards(seen, tuple(cards), look, "card", ""), field)


def _cards(seen: TopoumSeen, places: Sequence[str], look: Look, key: str, name: Speech) -> Pile:
    """Each with its whole sentence, what it costs there, and why it cannot be played."""
    things = []
    for place in places:
        kind = kind_at(seen, place)
        if not is_place(place) or not kind:
            continue
        offered, chosen = place in look.offered, place in look.path
        says: list[Speech] = [help_of(seen, kind)]
        reason = "" if offered or chosen or not seen.asked else why_not(seen, look, place, kind)
        if reason:
            says.append(reason)
        things.append(
            Held(
                place,
                card_name(kind),
                card_art(kind),
                tuple(says),
                state=("me",) if chosen else () if offered or not seen.asked else ("off",),
                answer=place,
                gain=_price(place),
                page=place,
            )
        )
    return Pile(key, name or Said("line-title"), tuple(things), "list", "map")


def _price(place: Place) -> str:
    source, at = place_of(place)
    return signed(COSTS[at]) if source == "line" else ""


def _field(seen: TopoumSeen, look: Look) -> Pile:
    """So much of the field as what may be chosen needs, and who stands around it."""
    cam = view(seen, look)
    spots = [cam.spot(space) for space in _spaces(seen, look)]
    if not spots:
        spots = [cam.spot(square.space) for square in seen.squares]
    left = min((box.x for box in spots), default=cam.room.x) - _AROUND[0]
    top = min((box.y for box in spots), default=cam.room.y) - _AROUND[1]
    right = max((box.right for box in spots), default=cam.room.right) + _AROUND[0]
    bottom = max((box.bottom for box in spots), default=cam.room.bottom) + _AROUND[0]
    wide, high = max(right - left, _LEAST[0]), max(bottom - top, _LEAST[1])
    middle, level = (left + right) / 2, (top + bottom) / 2
    window = Box(middle - wide / 2, level - high / 2, wide, high)
    things = tuple(
        Held(id_, word(seen, look, id_), says=tuple(_at_stake(seen, (*look.path, id_))), answer=id_)
        for id_ in look.offered
    )
    return Pile("field", Said("hand-field"), things, "map", "map", window=window)


def _at_stake(seen: TopoumSeen, path: tuple[str, ...]) -> Iterator[Speech]:
    """What stands beside a space for eyes: the medals a choice would bring."""
    if is_space(path[-1]) and seen.step in TURNING and not is_begun(seen, path):
        yield Said("hand-brings", {"count": signed(net(foresee(seen, path)))})


def _spaces(seen: TopoumSeen, look: Look) -> Iterator[Space]:
    """Where whatever may be chosen lies, and what has been chosen on the way."""
    for id_ in (*look.offered, *look.path):
        if is_space(id_):
            yield id_
        elif is_mole(id_) and (space := mole_square(seen, id_)) != NOWHERE:
            yield space
        elif is_part(id_):
            yield from seen.parts[part_of(id_)]
    if seen.acting and (space := mole_square(seen, seen.acting)) != NOWHERE:
        yield space


def _medals(seen: TopoumSeen, look: Look) -> Pile:
    medals = seen.medals
    seats = (
        seat_held(
            look,
            seat,
            str(medals[seat]),
            _holds(seen, seat),
            heard=Said("hand-medals-of", {"count": medals[seat]}),
            now=seat == seen.active,
        )
        for seat in sorted(range(look.seats), key=lambda seat: (-medals[seat], seat))
    )
    return everybody(Said("hand-medals"), seats)


def _holds(seen: TopoumSeen, seat: int) -> Said:
    return Said("hand-cards-of", {"count": seen.hand_sizes[seat]})
