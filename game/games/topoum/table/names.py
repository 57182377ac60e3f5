"""Which picture and which words belong to which id."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from game.games.topoum.content import FARMERS, OWNER_OF, TYPE_OF
from game.stage.said import Said

if TYPE_CHECKING:
    from game.games.topoum.view import Square, TopoumSeen
    from game.stage.look import Look

__all__ = [
    "army",
    "at_turn",
    "card_art",
    "card_name",
    "card_pict",
    "farmer_art",
    "kind_of",
    "mole_square",
    "name_of",
    "on_a_cross",
    "owner",
    "picked_card",
    "picking",
    "square_at",
]


def owner(mole: str) -> int:
    return OWNER_OF[mole]


def army(look: Look, seat: int) -> str:
    """The colour an army wears."""
    return look.faces[seat].colour


def name_of(look: Look, seat: int) -> str:
    return look.faces[seat].name


def kind_of(card: str) -> str:
    """A card's type; a type is its own."""
    return TYPE_OF.get(card, card)


def card_art(card: str) -> str:
    return f"topoum/card.{kind_of(card)}"


def card_pict(card: str) -> str:
    return f"topoum/pict.{kind_of(card)}"


def farmer_art(part: str, farmer: str) -> str:
    """`part` is "farmer" for the card, "face" for the portrait."""
    assert farmer in FARMERS
    return f"topoum/{part}.{farmer}"


def card_name(card: str) -> Said:
    return Said(f"card-{kind_of(card)}")


def square_at(seen: TopoumSeen, space: str) -> Square | None:
    return next((square for square in seen.squares if square.space == space), None)


def mole_square(seen: TopoumSeen, mole: str) -> str:
    """The space a mole stands on, "" if it is not on the board."""
    return next((square.space for square in seen.squares if square.mole == mole), "")


def on_a_cross(seen: TopoumSeen) -> bool:
    """Whether an obstacle is being placed on one of the marked spaces."""
    return seen.step == "obstacle" and bool(getattr(seen.todo[-1], "marked", False))


class Picking(Protocol):
    """The choice of types: what has been taken, from how many categories."""

    @property
    def taken(self) -> tuple[str, ...]: ...
    @property
    def number(self) -> int: ...


def picking(seen: TopoumSeen) -> Picking:
    """What is known of the choice of types while it is made."""
    step: Any = seen.todo[-1]
    found: Picking = step
    return found


def at_turn(seen: TopoumSeen) -> int:
    """Whose turn it is, -1 for nobody's; while the field is set up, who is asked."""
    if not seen.step:
        return -1
    if seen.begun:
        return seen.active
    return seen.asked[0] if seen.asked else -1


def picked_card(seen: TopoumSeen, word: str) -> str:
    """The card at "line.2" or "hand.1", "" where it is not known."""
    where, _, number = word.partition(".")
    at = int(number) - 1 if number.isdigit() else -1
    if where == "line" and at >= 0:
        return seen.line[at]
    if where == "hand" and at >= 0:
        hand = seen.hands[seen.active]
        return hand[at] if hand is not None and at < len(hand) else ""
    return ""
