"""What may be answered: its name, what it would mean, where it is pointed at if no piece is it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.topoum.content import is_overlay, is_type
from game.games.topoum.content.ids import (
    NUMBER_OF,
    SLOTS,
    is_mole,
    is_part,
    is_place,
    is_space,
    part_of,
    place_of,
)
from game.games.topoum.content.words import DONE, GO_ON, PASS, PLAIN, RANSOM
from game.games.topoum.table.ahead import foresee, net
from game.games.topoum.table.marks import central
from game.games.topoum.table.names import card_name, kind_at, name_of, owner, price, sort_of, where
from game.stage.piece import Answer
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from game.games.topoum.content.ids import Mole, Place, Space
    from game.games.topoum.content.words import CardType, Obstacle
    from game.games.topoum.seen.view import TopoumSeen
    from game.games.topoum.table.field import Camera
    from game.stage.box import Box
    from game.stage.look import Look

__all__ = ["elsewhere", "of_card", "of_choice", "of_mole", "word"]


def word(seen: TopoumSeen, look: Look, id_: str) -> Said:
    if is_type(id_):
        return card_name(id_)
    if is_space(id_):
        return Said("word-bulb") if id_ in look.hinted else where(id_)
    if is_mole(id_):
        name = name_of(look, owner(id_))
        return Said("word-mole", {"name": name, "number": str(NUMBER_OF[id_])})
    if is_part(id_):
        return Said("word-part", {"number": str(part_of(id_) + 1)})
    if is_place(id_):
        kind = kind_at(seen, id_)
        if kind:
            return Said("word-card", {"card": card_name(kind), "price": price(id_)})
        return Said("word-hand", {"number": str(place_of(id_).at + 1)})
    if is_overlay(id_):
        return Said(f"tile-{sort_of(id_)}")
    return Said(f"word-{id_}" if id_ in PLAIN else "word-other", {"id": id_})


def of_mole(seen: TopoumSeen, look: Look, mole: Mole, reach: Box) -> Answer | None:
    """Whoever is asked may be asked for a mole of her own: on the field, or a prisoner."""
    if owner(mole) not in seen.asked:
        return None
    help_ = Said("help-free") if look.path[:1] == (RANSOM,) else None
    return Answer(mole, word(seen, look, mole), help=help_, reach=reach, bare=True)


def of_card(seen: TopoumSeen, look: Look, place: Place, reach: Box) -> Answer | None:
    """Digits for the Line from the deck outward, and for one's hand."""
    if not seen.asked:
        return None
    source, at = place_of(place)
    key = str(at + 1 if source == "line" else SLOTS + at + 1)
    kind = kind_at(seen, place)
    help_ = None
    if kind == "farmer" and seen.farmer:
        help_ = Said(f"help-farmer-{seen.farmer}")
    elif kind:
        help_ = Said(f"help-{kind}")
    return Answer(place, word(seen, look, place), help=help_, reach=reach, key=key)


def of_choice(id_: CardType | Obstacle) -> Answer:
    """A type to pick, an obstacle tile to place."""
    if is_type(id_):
        return Answer(id_, card_name(id_), help=Said(f"help-{id_}"))
    return Answer(id_, Said(f"tile-{id_}"), help=Said(f"help-tile-{id_}"))


_ENDS = (DONE, PASS, GO_ON)


def _forgone(seen: TopoumSeen, look: Look, id_: str) -> Said | None:
    """Medals that another move would bring; a mole that could still be bought free."""
    best = max(
        (net(foresee(seen, way)) for first in look.offered if is_mole(first)
         for way in seen.ways(first)),
        default=0,
    )  # fmt: skip
    if best > 0:
        return Said("leave-medals", {"count": best})
    return Said("pass-anyway") if id_ != DONE and RANSOM in look.offered else None


def elsewhere(cam: Camera, seen: TopoumSeen, look: Look, borne: Container[str]) -> Iterator[Answer]:
    """What is offered and no piece bears: spaces of the board, parts of it, and buttons."""
    for id_ in (*look.offered, *look.besides):
        if id_ in borne or (id_ in PLAIN and id_ not in look.offered):
            # One goes back from a word, but to another space at one press.
            continue
        name = word(seen, look, id_)
        where: Space | None = None
        if is_space(id_):
            where = id_
        elif is_part(id_):
            where = central(cam, seen.parts[part_of(id_)])
        if where is None:
            yield Answer(
                id_, name, help=Said(f"help-{id_}") if id_ in PLAIN else None, ends=id_ in _ENDS,
                forgoes=_forgone(seen, look, id_) if id_ in _ENDS else None,
            )  # fmt: skip
        else:
            # The prompt tells all that a click would do; a note over the field would hide it.
            yield Answer(id_, name, reach=cam.spot(where), bare=True)
