"""What the prompt says: who, what to choose, and what the choice would bring."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.games.topoum.content import COSTS
from game.games.topoum.content.ids import is_mole, is_place, place_of
from game.games.topoum.content.words import ENTER, RANSOM
from game.games.topoum.table.ahead import ahead, consequences, so_far
from game.games.topoum.table.names import (
    card_name,
    kind_at,
    name_of,
)
from game.stage.said import Said
from game.stage.table import Prompt

if TYPE_CHECKING:
    from game.games.topoum.content.ids import Place
    from game.games.topoum.content.words import CardType, Nothing, Phase
    from game.games.topoum.seen.view import Picking, TopoumSeen
    from game.stage.look import Look

__all__ = ["price", "prompt"]

_SIMPLE: tuple[Phase, ...] = (
    "first-barracks", "first-mole", "law-two", "forced-ransom", "choose-part", "place-dynamite",
)  # fmt: skip


def prompt(seen: TopoumSeen, look: Look) -> Prompt:
    said = _prompt(seen, look)
    if said.seat is None:
        return said
    return replace(said, portrait=f"topoum/portrait.{look.faces[said.seat].colour}.idle")


def _prompt(seen: TopoumSeen, look: Look) -> Prompt:
    if not seen.step:
        return _over(seen, look)
    if not seen.asked:
        return Prompt(Said("turn-of", _name(seen.active, look)), seat=seen.active)
    seat = seen.viewer if seen.viewer in seen.asked and seen.viewer is not None else seen.asked[0]
    if look.faces[seat].bot and seen.viewer != seat:
        return Prompt(Said("thinking", _name(seat, look)), _lately(seen), seat=seat)
    if look.private and seen.viewer is not None and seen.viewer not in seen.asked:
        title = Said("hand-title", _name(seen.viewer, look))
        return Prompt(title, Said("hand-body"), seat=seen.viewer)
    return _asked(seen, look, seat)


def _name(seat: int, look: Look) -> dict[str, str | int | Said]:
    return {"name": name_of(look, seat)}


def _lately(seen: TopoumSeen) -> Said | None:
    return Said("last-round-body") if seen.peace else None


def _asked(seen: TopoumSeen, look: Look, seat: int) -> Prompt:
    name = _name(seat, look)
    if seen.picking is not None:
        return _types(look, seat, seen.picking)
    if seen.step == "obstacle":
        where = "obstacle-marked" if seen.marking else "obstacle-near"
        key = "obstacle-where" if look.path else where
        args = {**name, "tile": Said(f"tile-{look.path[0]}")} if look.path else name
        return Prompt(Said(f"{where}-title", name), Said(f"{key}-body", args), seat=seat)
    if seen.step in _SIMPLE:
        body = _told(seen, look) or Said(f"{seen.step}-body")
        return Prompt(Said(f"{seen.step}-title", name), body, seat=seat)
    return _turn(seen, look, seat)


def _turn(seen: TopoumSeen, look: Look, seat: int) -> Prompt:
    name, path = _name(seat, look), look.path
    first = path[0] if path else ""
    title, body = Said(f"{seen.step}-title", name), Said(f"{seen.step}-body")
    if first == ENTER:
        title, body = Said("enter-title", name), Said("enter-body")
    elif first == RANSOM:
        title, body = Said("ransom-title", name), Said("ransom-body")
    elif is_mole(first):
        title, body = Said("march-title", name), Said("march-body")
    elif is_place(first):
        kind = kind_at(seen, first)
        what = {"card": card_name(kind), "price": price(first), **name}
        title = Said("card-title", what)
        body = Said(f"where-{_where(seen, kind, path)}")
    told = _told(seen, look)
    return Prompt(title, told or body, so_far(seen), seat=seat)


def _where(seen: TopoumSeen, kind: CardType | Nothing, path: tuple[str, ...]) -> str:
    if kind != "farmer":
        return kind
    step = "-to" if len(path) > 1 else ""
    return f"farmer-{seen.farmer}{step}"


def price(place: Place) -> Said:
    """What a card costs where it lies."""
    source, at = place_of(place)
    if source == "hand":
        return Said("price-hand")
    cost = COSTS[at]
    if not cost:
        return Said("price-free")
    return Said("price-gain" if cost > 0 else "price-cost", {"count": abs(cost)})


def _told(seen: TopoumSeen, look: Look) -> Said | None:
    """The consequences of what is pointed at, in words."""
    found = ahead(seen, look)
    return None if found is None else consequences(seen, look, found)


def _types(look: Look, seat: int, picking: Picking) -> Prompt:
    name = _name(seat, look)
    title = Said("pick-types-title", {**name, "category": Said(f"category-{picking.category}")})
    counter = Said("pick-types-count", {"count": len(look.picked)})
    return Prompt(title, Said("pick-types-body"), seat=seat, counter=counter)


def _over(seen: TopoumSeen, look: Look) -> Prompt:
    best = max(seen.medals)
    tally = tuple((seat, str(medals), medals == best) for seat, medals in enumerate(seen.medals))
    first = [seat for seat, medals in enumerate(seen.medals) if medals == best]
    if len(first) > 1:
        return Prompt(Said("over-tie", {"count": best}), Said("over-tie-body"), tally=tally)
    won = Said("over-won", {**_name(first[0], look), "count": best})
    return Prompt(won, Said("over-body"), tally=tally)
