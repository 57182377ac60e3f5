"""The Line of Operations from the deck outward, and one's own hand below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.topoum.content import COSTS
from game.games.topoum.content.ids import HAND, NO_CARD, TYPE_OF, held, is_place, slot
from game.games.topoum.content.words import CATEGORY_OF
from game.games.topoum.table import keys
from game.games.topoum.table.answers import of_card
from game.games.topoum.table.names import card_name, card_pict, farmer_art
from game.stage.kit.boxes import fills
from game.stage.kit.cards import Heap
from game.stage.kit.slots import BOTTOM, MIDDLE, RIGHT, Laid, Spot, Written, point
from game.stage.kit.writing import NOTE, TITLE, Pen
from game.stage.piece import Piece, altered
from game.stage.said import Said
from game.stage.theme import INK, SOFT_INK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.topoum.content.ids import Card, Place
    from game.games.topoum.content.words import Farmer, Nothing
    from game.games.topoum.seen.view import TopoumSeen
    from game.games.topoum.table.places import Plan
    from game.stage.box import Box
    from game.stage.look import Look
    from game.stage.piece import Answer

__all__ = ["BACK", "COST_ART", "HEAD", "hand_of", "operations"]

BACK = "topoum/card.back"
COST_ART = tuple(
    f"topoum/cost.{'p' if cost > 0 else 'm' if cost < 0 else ''}{abs(cost)}" for cost in COSTS
)
_HEAP = Heap(BACK, 66, (1, 9, 17), (-1.5, -2.5))
_FACE, _HINT, _OWN_HEAD = 76.0, 62.0, 58.0
_SOFT, _PALE = SOFT_INK, "#8A765E"
HEAD = Pen("#6E3E24", "army")


_OPERATIONS = Laid(Spot(8, 0, down=MIDDLE), h=46)
_DECK_COUNT = Written(TITLE, Spot(84), 28, lines=2, align="left")
_SLOT = Written(TITLE, Spot(0), 30, height=34, align="left")
_HAND_EYE = Laid(Spot(-62, 4, RIGHT, BOTTOM), h=72)
_HAND_NOTE = Written(NOTE, Spot(-9, 14), 26, lines=2, colour=_SOFT)
_WAITING_NOTE = Written(NOTE, Spot(0), 26, lines=6, colour=_SOFT)


def hand_of(seen: TopoumSeen, look: Look) -> int | None:
    """Whose hand lies below the Line: the viewer's own, else that of whoever is asked.

    While what was answered is told nobody is asked: it stays that of whose turn it is.
    """
    if seen.viewer is not None:
        return seen.viewer
    if look.lone is not None:
        return look.lone
    turn = (seen.active,) if seen.begun and seen.step else ()
    people = [seat for seat in seen.asked or turn if not look.faces[seat].bot]
    return people[0] if people else None


def operations(place: Plan, seen: TopoumSeen, look: Look) -> Iterator[Piece]:
    column = place.column
    yield fills("column", "topoum/panel", column, -9)
    if not place.large:
        y, wide = column.y + 30, column.w - 30
        yield HEAD("column.title", Said("line-title"), column.cx, y, 28, wide, height=36)
    yield from _deck(place, seen)
    choosing = any(is_place(word) for word in look.offered)
    picked = look.path[0] if look.path else ""
    for at, card in enumerate(seen.line):
        word = slot(at)
        box = place.slot(at)
        yield from _slot(
            box, word, card, seen.farmer, dim=choosing and word not in look.offered,
            on=word in (picked, look.hover), answer=of_card(seen, look, word, box),
            large=place.large,
        )  # fmt: skip
        yield _OPERATIONS(keys.lying(word, "cost"), COST_ART[at], box)
    yield from _hand(place, seen, look, picked, choosing=choosing)


def _deck(place: Plan, seen: TopoumSeen) -> Iterator[Piece]:
    x, y = place.deck
    column = place.column
    yield from _HEAP("deck", seen.deck, x, y, page="deck")
    said = Said("peace-is-out") if seen.peace else Said("deck-count", {"count": seen.deck})
    face = _FACE if seen.farmer else 0.0
    room = column.w - 100 - face
    yield _DECK_COUNT(
        "deck.count", said, point(column.x, y), width=room, height=92 if place.large else 66,
    )  # fmt: skip
    if seen.farmer:
        art = farmer_art("face", seen.farmer)
        yield Piece("farmer.face", art, column.right - 16 - face / 2, y, h=face, page="farmer")


def _slot(
    box: Box, word: Place, card: Card | None, farmer: Farmer | Nothing, *, dim: bool, on: bool,
    answer: Answer | None, large: bool,
) -> Iterator[Piece]:  # fmt: skip
    """A place of a card; what lies in it is None where it lies face down."""
    art = "topoum/slot.on" if on else "topoum/slot"
    slot = Piece(keys.lying(word, "slot"), art, box.cx, box.cy, box.w, box.h, depth=0 if on else -6)
    # One looks into a card wherever its words stand, too.
    yield altered(slot, page=word) if card else slot
    if card == NO_CARD:
        return
    alpha = 0.45 if dim else 1.0
    high = box.h - 12
    wide = high * (0.87 if card else 0.73)
    x = box.x + 33 + wide / 2
    if card is None:
        # A hand that comes in sight was there all the while: it is not born in the deck.
        key = keys.lying(word, "back")
        yield Piece(key, BACK, x, box.cy, h=high, alpha=alpha, answer=answer)
        return
    kind = TYPE_OF[card]
    yield Piece(
        keys.card(card), card_pict(kind), x, box.cy, h=high, alpha=alpha, born="deck",
        answer=answer, page=word,
    )  # fmt: skip
    sign = f"topoum/sign.{CATEGORY_OF[kind]}"
    at = (x + wide / 2 - 12, box.bottom - 20)
    yield Piece(keys.lying(word, "sign"), sign, *at, h=38, alpha=alpha)
    left = x + wide / 2 + 9
    room = box.right - left - 3
    ink, soft = (_PALE, _PALE) if dim else (INK, _SOFT)
    if large:
        # What it does is looked into: there is room for its name.
        yield TITLE(
            keys.lying(word, "name"), card_name(kind), left, box.cy, 30, room, height=box.h - 6,
            lines=2, colour=ink, align="left",
        )  # fmt: skip
        return
    yield _SLOT(
        keys.lying(word, "name"), card_name(kind), point(left, box.y + box.h * 0.24), width=room,
        colour=ink,
    )  # fmt: skip
    short = f"farmer-{farmer}" if kind == "farmer" and farmer else f"short-{kind}"
    yield NOTE(
        keys.lying(word, "hint"), Said(short), left, box.bottom - _HINT / 2 - 2, 26, room,
        height=_HINT, lines=2, colour=soft, align="left",
    )  # fmt: skip


def _hand(
    place: Plan, seen: TopoumSeen, look: Look, picked: str, *, choosing: bool
) -> Iterator[Piece]:
    seat = hand_of(seen, look)
    if seat is None:
        yield from _waiting(place, seen)
        return
    x, y = place.hand_head
    hand = seen.hands[seat]
    name = look.faces[seat].name
    said = Said("your-hand") if seen.viewer == seat else Said("hand-of", {"name": name})
    high = _OWN_HEAD if place.large else 36
    yield HEAD("hand.title", said, x, y, 28, place.column.w - 40, height=high)
    for at in range(HAND):
        word = held(at)
        box = place.held(at)
        card: Card | None = NO_CARD
        if at < seen.hand_sizes[seat]:
            card = None if hand is None else hand[at]
        yield from _slot(
            box, word, card, seen.farmer,
            dim=choosing and hand is not None and word not in look.offered,
            on=word in (picked, look.hover),
            answer=of_card(seen, look, word, box),
            large=place.large,
        )  # fmt: skip
    if hand is None and seen.hand_sizes[seat]:
        box = place.held(0)
        yield _HAND_EYE("hand.eye", "icon/eye", box)
        wide, high = (262, 104) if place.large else (126, 76)
        yield _HAND_NOTE(
            "hand.note", Said("look-note"), point(box.right - wide / 2, place.held(1).cy),
            width=wide, height=high,
        )  # fmt: skip


def _waiting(place: Plan, seen: TopoumSeen) -> Iterator[Piece]:
    """Nobody's hand is asked for: what the game's end is decided by."""
    x, y = place.hand_head
    tall = _OWN_HEAD if place.large else 36
    yield HEAD("hand.title", Said("aim-title"), x, y, 28, place.column.w - 40, height=tall)
    one, two = place.held(0), place.held(1)
    high = two.bottom - one.y
    said = Said("aim-last" if seen.peace and seen.step else "aim-text")
    yield _WAITING_NOTE(
        "hand.note", said, point(one.cx, one.y + high / 2), width=one.w - 20, height=high,
    )  # fmt: skip
