"""What an id is called, and what it means when it is pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.topoum.content import is_overlay, is_type
from game.games.topoum.content.ids import (
    NUMBER_OF,
    is_mole,
    is_part,
    is_place,
    is_space,
    part_of,
    place_of,
)
from game.games.topoum.content.words import PLAIN, RANSOM
from game.games.topoum.table.names import card_name, kind_at, name_of, owner, sort_of
from game.games.topoum.table.prompts import price
from game.stage.said import Said

if TYPE_CHECKING:
    from game.games.topoum.view import TopoumSeen
    from game.stage.look import Look

__all__ = ["helping", "word"]


def word(seen: TopoumSeen, look: Look, id: str) -> Said:  # noqa: A002
    if is_type(id):
        return card_name(id)
    if is_space(id):
        return Said("word-bulb") if id in look.hinted else Said("word-space", {"space": id})
    if is_mole(id):
        name = name_of(look, owner(id))
        return Said("word-mole", {"name": name, "number": str(NUMBER_OF[id])})
    if is_part(id):
        return Said("word-part", {"number": str(part_of(id) + 1)})
    if is_place(id):
        kind = kind_at(seen, id)
        if kind:
            return Said("word-card", {"card": card_name(kind), "price": price(id)})
        return Said("word-hand", {"number": str(place_of(id).at + 1)})
    if is_overlay(id):
        return Said(f"tile-{sort_of(id)}")
    return Said(f"word-{id}" if id in PLAIN else "word-other", {"id": id})


def helping(seen: TopoumSeen, look: Look, id: str) -> Said | None:  # noqa: A002 - one per kind
    if is_type(id):
        return Said(f"help-{id}")
    if id == "peek":
        return Said("help-peek")
    if is_place(id):
        kind = kind_at(seen, id)
        if not kind:
            return None
        if kind == "farmer" and seen.farmer:
            return Said(f"help-farmer-{seen.farmer}")
        return Said(f"help-{kind}")
    if id in PLAIN:
        return Said(f"help-{id}")
    if is_overlay(id):
        return Said(f"help-tile-{sort_of(id)}")
    if is_mole(id) and look.path[:1] == (RANSOM,):
        return Said("help-free")
    # Of a space the prompt tells all that a click would do; a note over the field would hide it.
    return None
