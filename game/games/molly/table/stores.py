"""Beside the piles: the deck and how far the Tardy are, the display, the tokens, the compost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.molly.content.components import (
    PARTS,
    TARDY,
    TOP_CARDS,
    is_event,
    part_of,
    part_sizes,
)
from game.games.molly.content.garden import PLACES
from game.games.molly.content.words import place_id, seat_id
from game.games.molly.table import answers, keys, pages
from game.games.molly.table.arts import BACK, back_art, card_art, event_art, mole_art
from game.games.molly.table.piles import held
from game.games.molly.table.places import SMALL
from game.stage.kit.boxes import fills
from game.stage.kit.cards import Fan
from game.stage.kit.rows import Sized
from game.stage.kit.rulers import Ruler
from game.stage.kit.signs import Sign
from game.stage.kit.slots import MIDDLE, RIGHT, Laid, Room, Spot, point
from game.stage.kit.writing import SIGN
from game.stage.piece import Piece
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.molly.content.components import Part
    from game.games.molly.seen.view import MollySeen
    from game.games.molly.table.places import Plan
    from game.stage.look import Look

__all__ = ["deck", "display", "stores", "track"]

_TARDY = Sign("ui/button.orange.up", SIGN)
_PLAQUE, _HIGH = Sign("molly/plaque", SIGN), 50.0
_LEFT, _LAST, _DECK = (150.0, 112.0, 78.0), (150.0, 236.0, 78.0), (138.0, 212.0, _HIGH)
"""How far below the deck its plaque lies, how wide and how high: of a number in large text, of
words there, and usually."""
_DISPLAY = Sized((126.0, 180.0, _HIGH), (136.0, 224.0, 78.0))
"""That of the display lies so far above its first card."""
_LIFTED = (18.0, -8.0)
"""How much lower a chosen card lies, which is larger then: not on the heading."""
_SUPPLY = Sized((92.0, 180.0, _HIGH), (88.0, 120.0, 78.0))
_SPENT = Sized((60.0, 140.0, _HIGH), (70.0, 110.0, 78.0))
"""Below the supply, and beside what is spent."""
_FAN = Fan(66, 198, 4)
_TOKENS = (
    (-44, -16), (14, -24), (56, -4), (-58, 14), (-4, 10), (42, 22),
    (-28, -2), (28, 4), (-40, 26), (14, 30), (-14, -30), (66, 14),
)  # fmt: skip


_TRACK_CLOCK = Laid(Spot(-190, -2, RIGHT, MIDDLE), h=52)
_TRACK_NEEDLE = Laid(Spot(0, 17), h=52)
_WAITING_EVENT = Laid(Spot(0), scale=0.44, shadow=8)
_WAITING_CLOCK = Laid(Spot(32, -42), h=38)
_COMPOST_HEAP = Laid(Spot(0, 14), h=112)
_COMPOST_CARD = Laid(Spot(0, -34), scale=0.44)
_COMPOST_TITLE = Room(Spot(0, 78), 160, _HIGH)


def stores(plan: Plan, seen: MollySeen, look: Look) -> Iterator[Piece]:
    yield from track(plan, seen)
    yield from deck(plan, seen, look)
    yield from display(plan, seen, look)
    yield from _hand(plan, seen)
    yield from _waiting(plan, seen)
    yield from _supply(plan, seen)
    yield from _spent(plan, seen)
    yield from _compost(plan, seen)


def track(plan: Plan, seen: MollySeen) -> Iterator[Piece]:
    """How far the end is: five plain cards, the parts with their Events, then the Tardy."""
    box = plan.track
    parts: list[tuple[Part | None, int]] = [(None, TOP_CARDS), *_layers(plan.seats, seen)]
    whole = sum(size for _, size in parts)
    ruler = Ruler(box.x, box.right - 214, whole)
    gone = ruler.at(whole - max(0, seen.deck - len(TARDY)))
    met = {part_of(card) for card in seen.discards if is_event(card)}
    met |= {part_of(event) for event, _ in seen.waiting}
    yield fills("track", "ui/chip.dark", box, -14, 12)
    start, cards, bolts = box.x, 0, []
    for part, size in parts:
        cards += size
        right = ruler.at(cards)
        x, w = (start + right) / 2, right - start - 4
        tone = part or "cream"
        yield Piece(f"track.{tone}", f"ui/button.{tone}.up", x, box.cy, w, box.h, depth=-13)
        if part and part not in met:
            at = max(x, min(right - 12, gone + 26))
            bolts.append(Piece(f"track.{tone}.event", "molly/bolt", at, box.cy, h=38))
        start = right
    used = gone - box.x
    if used:
        yield Piece("track.used", "ui/chip.dark", box.x + used / 2, box.cy, used, box.h, alpha=0.72)
    # In large text the clock alone says who comes there.
    said = "" if plan.large else Said("tardy")
    yield _TARDY("track.tardy", said, box.right - 106, box.cy, 212, box.h + 6, dx=24)
    yield from bolts
    yield _TRACK_CLOCK("track.clock", "molly/clock", box)
    yield _TRACK_NEEDLE("track.needle", "molly/track.needle", point(gone, box.cy))


def _layers(seats: int, seen: MollySeen) -> list[tuple[Part, int]]:
    sizes = part_sizes(seats, seen.bobtail)
    return [(part, size + 1) for part, size in zip(PARTS, sizes, strict=True)]


def deck(plan: Plan, seen: MollySeen, look: Look) -> Iterator[Piece]:
    x, y = plan.deck
    yield Piece("deck.place", "molly/empty", x, y, scale=SMALL, depth=-12)
    if seen.deck:
        edge = "molly/pile.thick" if seen.deck > 20 else "molly/pile.mid"
        yield Piece("deck.edge", edge, x, y - 8, scale=SMALL)
        art = back_art(seen.deck_back)
        answer = answers.of(seen, look, keys.DECK, plan.drawn)
        yield Piece(
            keys.DECK, BACK, x, y - 10, face=art, scale=SMALL, answer=answer, page=pages.DECK
        )
    left = max(0, seen.deck - len(TARDY))
    said = Said("to-tardy", {"count": left}) if left else Said("last-round-plaque")
    if not seen.deck:
        said = Said("deck-empty")
    if plan.large:
        low, wide, high = _LEFT if left else _LAST
        yield _PLAQUE("deck.count", left or said, x, y + low, wide, high, lines=1 if left else 2)
    else:
        low, wide, high = _DECK
        yield _PLAQUE("deck.count", said, x, y + low, wide, high)
    chosen = keys.DECK in look.path
    if chosen or keys.DECK in look.offered:
        art, box = "ui/focus" if chosen else "molly/corner", plan.drawn
        yield fills("deck.mark", art, box, 70)


def display(plan: Plan, seen: MollySeen, look: Look) -> Iterator[Piece]:
    x, y = plan.display(PLACES[0])
    up, wide, high = _DISPLAY.on(plan)
    yield _PLAQUE("display.title", Said("display"), x, y - up, wide, high)
    chosen = held(seen, look.path)
    for place in PLACES:
        x, y = plan.display(place)
        key = place_id(place)
        yield Piece(f"{key}.place", "molly/empty", x, y, scale=SMALL, depth=-12)
        card = seen.display[place]
        if not card:
            continue
        lifted = card == chosen
        if lifted:
            x, y = x - 26, y + _LIFTED[place]
        yield Piece(
            key, BACK, x, y, face=mole_art(card),
            scale=1.0 if lifted else SMALL, turn=-5 if lifted else (1.2, -1.4)[place],
            depth=40 if lifted else 20, shadow=18 if lifted else 0,
            answer=answers.of(seen, look, key, plan.shown(place)),
        )  # fmt: skip
        if key in (*look.offered, *look.path):
            art = "ui/focus" if key in look.path else "molly/corner"
            grow = 1.0 if lifted else SMALL
            yield Piece(
                f"{key}.mark", art, x, y, 186 * grow, 222 * grow, depth=39 if lifted else 70
            )


def _hand(plan: Plan, seen: MollySeen) -> Iterator[Piece]:
    """Cards drawn and not yet laid down: a blind one, or the three that cover Projects."""
    x, y = plan.hand
    count = len(seen.drawn)
    for at, card in enumerate(seen.drawn):
        held = _FAN.at(x, y, at, count)
        # One alone is held aslant, too.
        turn, scale = (held.turn, 0.66) if count > 1 else (-_FAN.turn, 0.72)
        yield Piece(
            keys.hand(card), BACK, held.x, held.y, depth=80 + at, face=mole_art(card), scale=scale,
            turn=turn, shadow=14, born=keys.DECK,
        )  # fmt: skip


def _waiting(plan: Plan, seen: MollySeen) -> Iterator[Piece]:
    """Events that were found and have still to happen, in that order, beside the deck."""
    for at, (event, _) in enumerate(seen.waiting):
        x, y = plan.waiting(at)
        yield _WAITING_EVENT(
            keys.waiting(event), BACK, point(x, y), face=event_art(event), turn=5 - 3 * at,
            depth=60 + at, born=keys.DECK, page=pages.event_page(event),
        )  # fmt: skip
        yield _WAITING_CLOCK(keys.clock(event), "molly/clock", point(x, y), depth=64 + at)


def _spent(plan: Plan, seen: MollySeen) -> Iterator[Piece]:
    """Tokens paid for special actions: they return to the supply when phase 1 ends (p. 6)."""
    if not seen.spent:
        return
    x, y = plan.spent
    gap = min(30.0, 100.0 / seen.spent)
    for at in range(seen.spent):
        yield Piece(
            f"spent.{at}", "molly/token", x - 100 + gap * at, y, h=46, born=seat_id(seen.active),
            dies=keys.SUPPLY,
        )  # fmt: skip
    aside, wide, high = _SPENT.on(plan)
    said = seen.spent if plan.large else Said("spent", {"count": seen.spent})
    yield _PLAQUE(keys.SPENT, said, x + aside, y, wide, high)


def _supply(plan: Plan, seen: MollySeen) -> Iterator[Piece]:
    x, y = plan.supply
    yield Piece(keys.SUPPLY, "molly/token.plate", x, y, depth=-11, page=pages.TOKENS)
    for at in range(seen.supply):
        dx, dy = _TOKENS[at]
        yield Piece(
            f"supply.{at}", "molly/token", x + dx * 0.9, y + dy * 0.8, h=54, depth=8 + dy / 100
        )
    low, wide, high = _SUPPLY.on(plan)
    said = seen.supply if plan.large else Said("supply", {"count": seen.supply})
    yield _PLAQUE("supply.count", said, x, y + low, wide, high)


def _compost(plan: Plan, seen: MollySeen) -> Iterator[Piece]:
    x, y = plan.compost
    for at, card in enumerate(seen.discards[-2:]):
        turn = (-9, 7)[at]
        yield _COMPOST_CARD(
            f"compost.{at}", BACK, point(x + (-22, 24)[at], y), face=card_art(card), turn=turn,
            page=pages.COMPOST,
        )  # fmt: skip
    if not plan.large:
        yield _PLAQUE("compost.title", Said("compost"), *_COMPOST_TITLE.about(point(x, y)))
    yield _COMPOST_HEAP("compost", "molly/compost", point(x, y), page=pages.COMPOST)
