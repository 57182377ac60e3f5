"""Which picture and which words belong to which id."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from game.games.topoum.content import COSTS, is_crate
from game.games.topoum.content.ids import (
    NOWHERE,
    OWNER_OF,
    TYPE_OF,
    is_place,
    paces_to,
    place_of,
)
from game.stage.said import Said

if TYPE_CHECKING:
    from game.games.topoum.content.ids import Mole, Place, Space
    from game.games.topoum.content.words import CardType, Farmer, Nothing, Overlay
    from game.games.topoum.seen.view import Square, TopoumSeen
    from game.stage.look import Look

__all__ = [
    "army",
    "at_turn",
    "card_art",
    "card_name",
    "card_pict",
    "farmer_art",
    "kind_at",
    "mole_square",
    "name_of",
    "owner",
    "price",
    "sort_of",
    "square_at",
    "where",
]


def owner(mole: Mole) -> int:
    return OWNER_OF[mole]


def army(look: Look, seat: int) -> str:
    """The colour an army wears."""
    return look.faces[seat].colour


def name_of(look: Look, seat: int) -> str:
    return look.faces[seat].name


def sort_of(overlay: Overlay) -> str:
    """Crates look alike, and are called alike."""
    return "crate" if is_crate(overlay) else overlay


def kind_at(seen: TopoumSeen, word: str) -> CardType | Nothing:
    """The type of the card that lies there, where it is a place of cards and its card is known."""
    if not is_place(word):
        return ""
    source, at = place_of(word)
    # Whoever looks has her own hand before her, also while another is at turn.
    seat = seen.active if seen.viewer is None else seen.viewer
    lying = seen.line if source == "line" else seen.hands[seat] or ()
    return TYPE_OF[lying[at]] if at < len(lying) and lying[at] else ""


def card_art(kind: CardType) -> str:
    return f"topoum/card.{kind}"


def card_pict(kind: CardType) -> str:
    return f"topoum/pict.{kind}"


def farmer_art(part: Literal["farmer", "face"], farmer: Farmer) -> str:
    """The whole card, or the portrait on it."""
    return f"topoum/{part}.{farmer}"


def card_name(kind: CardType | Nothing) -> Said:
    return Said(f"card-{kind}")


def price(place: Place) -> Said:
    """What a card costs where it lies."""
    source, at = place_of(place)
    if source == "hand":
        return Said("price-hand")
    cost = COSTS[at]
    if not cost:
        return Said("price-free")
    return Said("price-gain" if cost > 0 else "price-cost", {"count": abs(cost)})


def square_at(seen: TopoumSeen, space: Space) -> Square | None:
    return next((square for square in seen.squares if square.space == space), None)


def mole_square(seen: TopoumSeen, mole: Mole) -> Space:
    """The space a mole stands on, nowhere if it is not on the board."""
    return next((square.space for square in seen.squares if square.mole == mole), NOWHERE)


def where(space: Space) -> Said:
    """A space as people see it: so far from the middle, and which way."""
    paces = paces_to(space)
    if not paces:
        return Said("word-space-middle")
    first, *rest = [(count, Said(f"way-{way}")) for way, count in paces]
    facts: dict[str, str | int | Said] = {"count": first[0], "way": first[1]}
    if not rest:
        return Said("word-space-straight", facts)
    return Said("word-space-bent", {**facts, "more": rest[0][0], "then": rest[0][1]})


def at_turn(seen: TopoumSeen) -> int:
    """Whose turn it is, -1 for nobody's; while the field is set up, who is asked."""
    if not seen.step:
        return -1
    if seen.begun:
        return seen.active
    return seen.asked[0] if seen.asked else -1
