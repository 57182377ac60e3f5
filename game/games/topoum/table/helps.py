"""What an id is called, and what it means when it is pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.topoum.content import OVERLAYS, TYPES
from game.games.topoum.table.field import is_space
from game.games.topoum.table.names import card_name, kind_of, name_of, owner, picked_card
from game.games.topoum.table.prompts import price
from game.stage.said import Said

if TYPE_CHECKING:
    from game.games.topoum.view import TopoumSeen
    from game.stage.look import Look

__all__ = ["helping", "word"]

_PLAIN = ("enter", "ransom", "pass", "done", "tile", "go-on", "aside", "stay")


def word(seen: TopoumSeen, look: Look, id: str) -> Said:  # noqa: A002
    if id in TYPES:
        return card_name(id)
    if is_space(id):
        return Said("word-bulb") if id in look.hinted else Said("word-space", {"space": id})
    if id.startswith("mole."):
        number = id.rpartition(".")[2]
        return Said("word-mole", {"name": name_of(look, owner(id)), "number": number})
    if id.startswith("part."):
        return Said("word-part", {"number": id.rpartition(".")[2]})
    if id.startswith(("line.", "hand.")):
        card = picked_card(seen, id)
        if card:
            return Said("word-card", {"card": card_name(card), "price": price(id)})
        return Said("word-hand", {"number": id.rpartition(".")[2]})
    if id in OVERLAYS:
        return Said(f"tile-{id.partition('.')[0]}")
    return Said(f"word-{id}" if id in _PLAIN else "word-other", {"id": id})


def helping(seen: TopoumSeen, look: Look, id: str) -> Said | None:  # noqa: A002 - one per kind
    if id in TYPES:
        return Said(f"help-{id}")
    if id == "peek":
        return Said("help-peek")
    if id.startswith(("line.", "hand.")):
        card = picked_card(seen, id)
        if not card:
            return None
        kind = kind_of(card)
        if kind == "farmer" and seen.farmer:
            return Said(f"help-farmer-{seen.farmer}")
        return Said(f"help-{kind}")
    if id in _PLAIN:
        return Said(f"help-{id}")
    if id in OVERLAYS:
        return Said(f"help-tile-{id.partition('.')[0]}")
    if id.startswith("mole.") and look.path[:1] == ("ransom",):
        return Said("help-free")
    # Of a space the prompt tells all that a click would do; a note over the field would hide it.
    return None
