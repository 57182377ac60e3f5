"""Why an answer is given: of which card or mole, and what it brings."""

from __future__ import annotations

from game.games.topoum.content.ids import (
    NUMBER_OF,
    TYPE_OF,
    Space,
    is_mole,
    is_place,
    is_space,
    mole_of,
    paces_to,
    place_of,
    space_of,
)
from game.games.topoum.content.words import DONE, ENTER, RANSOM, TILE, Phase
from game.games.topoum.seen.view import TopoumSeen
from game.kernel.contract import Action
from game.kernel.why import because

__all__ = ["place_said", "why"]

_PLACING: tuple[Phase, ...] = ("first-barracks", "first-mole", "law-two", "place-dynamite")


def why(seen: TopoumSeen, seat: int, action: Action) -> str:
    first = action[0]
    if first == RANSOM:
        return because("bot-why-ransom", number=NUMBER_OF[mole_of(action[1])])
    if first == DONE:
        return because("bot-why-done")
    if seen.step in _PLACING and is_space(first):
        return place_said(space_of(first))
    if is_place(first):
        source, at = place_of(first)
        lying = seen.line if source == "line" else seen.hands[seat] or ()
        subject = {"card": f"card-{TYPE_OF[lying[at]]}"}
        key = "bot-why-card"
    elif is_mole(first):
        subject, key = {}, "bot-why-mole"
    elif first in (ENTER, TILE):
        subject, key = {}, f"bot-why-{first}"
    else:
        return because("bot-why")
    numbers = {"number": NUMBER_OF[first]} if is_mole(first) else {}
    return because(key, **numbers, **subject, **_brings(seen, action))


def place_said(space: Space) -> str:
    """As people see it: nobody counts coordinates."""
    paces = paces_to(space)
    if not paces:
        return because("bot-why-middle")
    return because("bot-why-place", way=f"way-{max(paces, key=lambda pace: pace.steps).way}")


def _brings(seen: TopoumSeen, action: Action) -> dict[str, int | str]:
    """The foremost of what it comes to, and how much of that."""
    outlook = seen.foresee(action)
    amounts = {
        "lines": outlook.more,
        "strike": len(outlook.casualties) - outlook.own_losses,
        "blast": len(outlook.destroyed),
        "medals": outlook.medals,
    }
    for word, count in amounts.items():
        if count > 0:
            return {"count": count, "effect": f"bot-brings-{word}"}
    return {"effect": "bot-brings-later"}
