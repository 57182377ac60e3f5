"""All there is to know of a card, a tile, a token; how a card works is drawn small."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Literal

from game.games.topoum.content import COSTS
from game.games.topoum.content.ids import TYPE_OF, is_place, is_space, place_of
from game.games.topoum.content.words import CATEGORIES, CATEGORY_OF
from game.games.topoum.table.ahead import foresee, net, told
from game.games.topoum.table.names import (
    army,
    card_art,
    card_name,
    farmer_art,
    kind_at,
    name_of,
    owner,
    sort_of,
    square_at,
)
from game.stage.kit.keys import Keys
from game.stage.kit.pages import Pages, seats
from game.stage.kit.rows import closer
from game.stage.kit.writing import NUMBER, signed
from game.stage.piece import Piece
from game.stage.said import Said
from game.stage.showing import Page
from game.stage.table import Note
from game.stage.theme import SOFT_INK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.topoum.content.ids import Place, Space
    from game.games.topoum.content.words import CardType, Category, Farmer
    from game.games.topoum.seen.view import Square, TopoumSeen
    from game.stage.look import Look

__all__ = [
    "PAGES", "help_of", "page_of", "page_of_farmer", "page_of_tile", "pile_of", "top_of", "why_not",
]  # fmt: skip

SIDES = ("fern", "carrot")
"""The armies in a diagram that is about nobody's own."""

PAGES: Pages[TopoumSeen] = Pages()
top_of: Keys[int] = Keys("top.{}")
pile_of: Keys[int] = Keys("pile.{}")
_MOST = 60
"""Of more ways than these (a farmer who carries a tile anywhere) the best is not looked for."""
_SET = 2
"""Medals for a set of four cards, one of each category."""
_SAME_REASON: dict[CardType, CardType] = {
    "short-range": "bayonet", "prisoner": "bayonet", "grenade": "advance", "mortar": "underground",
}  # fmt: skip
"""Cards that cannot be played for the same reason as another."""


def help_of(seen: TopoumSeen, kind: CardType) -> Said:
    if kind == "farmer" and seen.farmer:
        return Said(f"help-farmer-{seen.farmer}")
    return Said(f"help-{kind}")


@PAGES.such(is_place)
def _card(seen: TopoumSeen, look: Look, place: Place) -> Page | None:
    kind = kind_at(seen, place)
    if not kind:
        return None
    called = kind == "farmer" and seen.farmer
    category = Said(f"category-{CATEGORY_OF[kind]}")
    return Page(
        card_name(kind),
        help_of(seen, kind),
        Said(f"farmer-{seen.farmer}") if called else category,
        farmer_art("farmer", seen.farmer) if called and seen.farmer else card_art(kind),
        (_price(place),),
        diagram(look, seen.active, kind),
        _best(seen, look, place),
        why_not(seen, look, place, kind),
    )


def page_of(kind: CardType) -> Page:
    """Of a card before anybody plays: what it does, and how."""
    text = Said("page-farmer-rule") if kind == "farmer" else Said(f"help-{kind}")
    category = Said(f"category-{CATEGORY_OF[kind]}")
    drawn = tuple(_drawn(*SIDES, *_ENDS[kind])) if kind in _ENDS else ()
    return Page(card_name(kind), text, category, card_art(kind), diagram=drawn)


def page_of_tile(sort: str) -> Page:
    """Of a tile that lies about before anybody plays."""
    text, kind = Said(f"help-tile-{sort}"), Said("page-kind-tile")
    return Page(Said(f"tile-{sort}"), text, kind, f"topoum/over.{sort}")


def _price(place: Place) -> Note:
    source, at = place_of(place)
    if source == "hand":
        return Note(Said("page-price-hand"))
    cost = COSTS[at]
    art = f"topoum/cost.{'p' if cost > 0 else 'm' if cost < 0 else ''}{abs(cost)}"
    key = "page-price-gain" if cost > 0 else "page-price-cost" if cost else "page-price-free"
    return Note(Said(key, {"count": abs(cost)}), art)


def _best(seen: TopoumSeen, look: Look, place: Place) -> Said | str:
    ways = seen.ways(place)
    if not 0 < len(ways) <= _MOST:
        return ""
    outlook = max((foresee(seen, way) for way in ways), key=net)
    return Said("page-best", {"count": signed(net(outlook)), "what": told(seen, look, outlook)})


def why_not(seen: TopoumSeen, look: Look, place: Place, kind: CardType) -> Said | str:
    """Law 7 in words: what is wanting."""
    if not seen.asked or seen.ways(place):
        return ""
    seat = seen.asked[0]
    if seen.viewer is not None and seen.viewer != seat:
        return Said("cannot-wait", {"name": name_of(look, seat)})
    if seen.step not in ("play-card", "card-or-tile"):
        return Said("cannot-later")
    source, at = place_of(place)
    if source == "line" and seen.medals[seat] < -COSTS[at]:
        return Said("cannot-medals", {"count": seen.medals[seat]})
    if kind in ("betrayal", "new-soldier") and not seen.reserve[seat]:
        return Said("cannot-reserve")
    if kind in ("build", "abandoned", "conquest") and not seen.tiles[seat]:
        return Said("cannot-tiles")
    return Said(f"cannot-{_SAME_REASON.get(kind, kind)}")


@PAGES.such(is_space)
def _square(seen: TopoumSeen, look: Look, space: Space) -> Page | None:
    square = square_at(seen, space)
    if square is None:
        return None
    notes = tuple(_standing(look, square))
    overlay = square.overlay
    if overlay:
        sort = sort_of(overlay)
        text, kind = Said(f"help-tile-{sort}"), Said("page-kind-tile")
        crate = next((each for each in seen.crates if each.id == overlay and each.value), None)
        if crate is not None:
            notes += (Note(Said("page-crate", {"count": crate.value})),)
        art = f"topoum/over.{sort}"
        return Page(Said(f"tile-{sort}"), text, kind, art, notes, why_not=_off(look, square.space))
    whose: dict[str, str | int | Said] = {"name": "?"}
    if 0 <= square.colour < look.seats:
        whose = {"name": name_of(look, square.colour)}
        notes += (Note(Said("page-owner", whose)),)
    if square.base == "barracks" and square.colour < look.seats:
        art = f"topoum/barracks.{army(look, square.colour)}"
        title, text = Said("page-barracks", whose), Said("page-barracks-text")
    else:
        art, title, text = "topoum/neutral.1", Said("page-neutral"), Said("page-neutral-text")
    return Page(
        title, text, Said("page-kind-tile"), art, notes, best=_here(seen, look, square.space),
        why_not=_off(look, square.space),
    )  # fmt: skip


def _standing(look: Look, square: Square) -> Iterator[Note]:
    if square.mole:
        seat = owner(square.mole)
        said = Said("page-mole", {"name": name_of(look, seat)})
        yield Note(said, f"topoum/head.{army(look, seat)}")
    if square.red_cross:
        yield Note(Said("page-cross-here"), "topoum/cross.stand")
    if square.island:
        yield Note(Said("page-island"))


def _here(seen: TopoumSeen, look: Look, space: Space) -> Said | str:
    """What it would bring to end there with what is chosen."""
    path = (*look.path, space)
    if space not in look.offered or path not in seen.ways(path[0]):
        return ""
    outlook = foresee(seen, path)
    return Said("page-here", {"count": signed(net(outlook)), "what": told(seen, look, outlook)})


def _off(look: Look, space: Space) -> Said | str:
    """Why a space cannot be chosen while others can."""
    choosing = any(is_space(word) for word in look.offered)
    return Said("cannot-space") if choosing and space not in look.offered else ""


@PAGES.of("farmer")
def _farmer(seen: TopoumSeen, _look: Look) -> Page | None:
    return page_of_farmer(seen.farmer) if seen.farmer else None


def page_of_farmer(farmer: Farmer) -> Page:
    notes = (Note(Said("page-farmer-rule")),)
    return Page(
        Said(f"farmer-{farmer}"), Said(f"help-farmer-{farmer}"), card_name("farmer"),
        farmer_art("farmer", farmer), notes,
    )  # fmt: skip


@PAGES.each(top_of, seats)
def _top(seen: TopoumSeen, look: Look, seat: int) -> Page | None:
    if not seen.tops[seat]:
        return None
    kind = TYPE_OF[seen.tops[seat]]
    who: dict[str, str | int | Said] = {"name": name_of(look, seat)}
    played = Note(Said("page-played", {"count": seen.pile_sizes[seat]}))
    return Page(
        card_name(kind), help_of(seen, kind), Said("page-kind-top", who), card_art(kind),
        (played, Note(Said("page-law-one"))), diagram(look, seat, kind),
    )  # fmt: skip


@PAGES.each(pile_of, seats)
def _pile(seen: TopoumSeen, look: Look, seat: int) -> Page | None:
    """One's own pile, which one may look through at any time (Law 1), and what it would score."""
    pile = seen.piles[seat]
    if not pile:
        return None
    kinds = Counter(TYPE_OF[card] for card in pile)
    of: dict[Category, int] = {
        category: sum(kinds[kind] for kind in members) for category, members in CATEGORIES.items()
    }
    sets = min(of.values())
    notes = tuple(
        Note(
            Said("page-count", {"category": Said(f"category-{category}"), "count": count}),
            f"topoum/sign.{category}",
        )
        for category, count in of.items()
    )
    who: dict[str, str | int | Said] = {"name": name_of(look, seat)}
    return Page(
        Said("page-pile", who),
        Said("page-pile-text"),
        Said("page-played", {"count": len(pile)}),
        notes=notes,
        diagram=tuple(_fan(kinds)),
        best=Said("page-sets", {"sets": sets, "count": _SET * sets}),
    )


def _fan(kinds: Counter[CardType]) -> Iterator[Piece]:
    """A card of each kind side by side, and how many of it."""
    shown = [kind for members in CATEGORIES.values() for kind in members if kinds[kind]]
    step = closer(64, 330, len(shown) - 1)
    for at, kind in enumerate(shown):
        x = (at - (len(shown) - 1) / 2) * step
        yield Piece(f"fan.{kind}", card_art(kind), x, -14, h=104, turn=2 * (at % 3 - 1), depth=at)
        yield NUMBER(f"fan.{kind}.count", f"×{kinds[kind]}", x, 72, 28, depth=20)


@PAGES.of("deck")
def _deck(seen: TopoumSeen, _look: Look) -> Page:
    count = Said("deck-count", {"count": seen.deck})
    return Page(Said("page-deck"), Said("page-deck-text"), count, "topoum/card.back")


@PAGES.of("press")
def _press(seen: TopoumSeen, look: Look) -> Page | None:
    if seen.press < 0:
        return None
    held = Said("page-held-by", {"name": name_of(look, seen.press)})
    return Page(card_name("press"), Said("help-press"), held, "topoum/token.press")


@PAGES.of("whistle")
def _whistle(seen: TopoumSeen, look: Look) -> Page:
    held = Said("page-held-by", {"name": name_of(look, seen.first)})
    return Page(Said("page-whistle"), Said("page-whistle-text"), held, "topoum/token.whistle")


@PAGES.of("cross")
def _cross(_seen: TopoumSeen, _look: Look) -> Page:
    kind = Said("category-special")
    return Page(card_name("red-cross"), Said("page-cross-text"), kind, "topoum/cross.stand")


End = Literal["rival", "camp", "blast", "own", "tile", "moves-in", "takes", "caught", "flees"]
_ENDS: dict[CardType, tuple[int, End]] = {
    "bayonet": (1, "takes"),
    "short-range": (1, "rival"),
    "long-range": (3, "rival"),
    "grenade": (1, "blast"),
    "mortar": (2, "blast"),
    "slingshot": (2, "rival"),
    "advance": (1, "own"),
    "underground": (2, "own"),
    "motorbike": (2, "own"),
    "panic": (2, "flees"),
    "decoy": (1, "camp"),
    "abandoned": (1, "moves-in"),
    "conquest": (1, "tile"),
    "betrayal": (1, "takes"),
    "new-soldier": (2, "own"),
    "prisoner": (1, "caught"),
}
"""How many steps away, and what is there or comes there. Others reach anywhere."""
_K = 0.7
_STEP = 143.3 * _K


def diagram(look: Look, seat: int, kind: CardType) -> tuple[Piece, ...]:
    if kind not in _ENDS:
        return ()
    far, end = _ENDS[kind]
    rival = army(look, (seat + 1) % look.seats)
    return tuple(_drawn(army(look, seat), rival, far, end))


def _drawn(own: str, rival: str, far: int, end: End) -> Iterator[Piece]:
    xs = [(at - far / 2) * _STEP for at in range(far + 1)]
    for at, x in enumerate(xs):
        yield Piece(f"step.{at}", "topoum/space", x, 0, scale=_K)
        if at:
            yield NUMBER(f"count.{at}", at, x, 88, 30, colour=SOFT_INK)
    yield Piece("own", f"topoum/mole.{own}.stand", xs[0], 0, scale=_K)
    yield Piece("goal", "topoum/target.gold", xs[-1], 0, scale=_K)
    yield from _end(own, rival, end, xs[-1])


def _end(own: str, rival: str, end: End, x: float) -> Iterator[Piece]:
    if end in ("camp", "tile", "moves-in"):
        colour = rival if end == "camp" else own
        held = "" if end == "tile" else ".held"
        yield Piece("ground", f"topoum/barracks.{colour}{held}", x, 0, scale=_K)
    if end in ("own", "moves-in"):
        yield Piece("comes", f"topoum/mole.{own}.ghost", x, 0, scale=_K)
    if end in ("rival", "takes", "caught", "camp", "flees"):
        yield Piece("rival", f"topoum/mole.{rival}.stand", x, 0, scale=_K)
    if end in ("rival", "takes"):
        yield Piece("out", "topoum/cross.out", x, -52, scale=_K)
    if end == "blast":
        yield Piece("bang", "topoum/clash", x, -6, scale=_K)
    if end == "caught":
        yield Piece("bars", "topoum/cage.front", x, -14, h=100)
    if end == "flees":
        yield Piece("fright", "topoum/panic", x, -30, scale=_K)
