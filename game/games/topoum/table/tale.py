"""What happened, in words and in numbers: the log, statistics, praise, the account of the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.topoum.content import START_MEDALS
from game.games.topoum.content.ids import TYPE_OF, place_of
from game.games.topoum.events.cards import DeckMade, Played, PressTaken
from game.games.topoum.events.course import (
    CategoryCounted,
    Entered,
    FinalScoring,
    Paid,
    Passed,
    PeaceCame,
    SetsCounted,
    Sighted,
    Stuck,
    TurnBegun,
)
from game.games.topoum.events.moles import Captured, Clashed, Eliminated, Freed, Marched
from game.games.topoum.events.tiles import Blast, Divided, Looked, Placed, Taken, TileChanged
from game.games.topoum.table.deeds import turns
from game.games.topoum.table.keys import tile
from game.games.topoum.table.names import card_art, card_name, name_of, owner
from game.stage.account import Account, Tally, plain
from game.stage.said import Said
from game.stage.tale import Stat, Tale, sourced

if TYPE_CHECKING:
    from game.games.topoum.content.ids import Space
    from game.games.topoum.content.words import PayCause
    from game.kernel.event import Event
    from game.stage.tale import Book

__all__ = ["TALE"]

_QUIET_MEDALS: tuple[PayCause, ...] = ("line", "slot", "press")
_BURST = "prop/burst"


def _tells(event: Event, book: Book) -> None:
    """Moles and barracks that were lost weigh most, then medals, then cards."""
    match event:
        case TurnBegun():
            book.turn = event.seat
            before, place = divmod(event.turn - 1, book.seats)
            if not place:
                # Each round, when whoever has the Whistle begins it.
                book.says("round", round=before + 1)
        case PeaceCame():
            book.says("peace", weight=8, art="icon/warning")
        case FinalScoring():
            book.says("final")
        case CategoryCounted():
            key = "category" if len(event.seats) == 1 else "category-tied"
            for seat in event.seats:
                book.did(key, seat, category=Said(f"category-{event.category}"))
            book.each(f"category.{event.category}", event.counts)
        case SetsCounted():
            book.adds("well-rounded", event.seat, event.count)
        case DeckMade() if event.farmer:
            book.says("farmer", farmer=Said(f"farmer-{event.farmer}"))
        case Sighted():
            _sighted(event, book)
        case Paid():
            _paid(event, book)
        case Played() | PressTaken() | Passed() | Stuck() | Looked():
            _card(event, book)
        case _:
            _lost(event, book)
            _on_the_field(event, book)


def _sighted(event: Sighted, book: Book) -> None:
    seat, medals, squares = event.seat, event.medals, event.squares
    book.did(
        "sighted", seat, count=medals, squares=squares, weight=5 + medals, art="icon/star",
        points=_on(*event.spaces),
    )  # fmt: skip
    book.adds("lines", seat)
    book.adds("line-medals", seat, medals)
    book.best("longest", seat, squares)
    book.best("golden-line", seat, medals)


def _paid(event: Paid, book: Book) -> None:
    seat, count = event.seat, event.count
    if event.why not in _QUIET_MEDALS:
        why, points = Said(f"for-{event.why}"), (f"marker.{seat}",)
        key = "medals-lost" if count < 0 else "medals"
        book.did(key, seat, count=abs(count), why=why, weight=4, art="icon/star", points=points)
    book.adds(f"paid.{event.why}", seat, count)
    if event.why == "slot":
        book.adds("big-tipper", seat, max(-count, 0))
    elif event.why == "friendly-fire":
        book.adds("friendly", seat, -count)


def _card(event: Played | PressTaken | Passed | Stuck | Looked, book: Book) -> None:
    match event:
        case Played():
            card, held = TYPE_OF[event.card], place_of(event.place).source == "hand"
            book.did(
                "played-hand" if held else "played", event.seat, card=card_name(card), weight=3,
                art=card_art(card), points=(event.mole,),
            )  # fmt: skip
            book.adds("cards", event.seat)
            book.adds("hand-cards", event.seat, held)
        case PressTaken():
            hits = [event.from_] if event.from_ >= 0 else []
            book.did(event.kind, event.seat, weight=6, hits=hits, art=card_art("press"))
        case _:
            book.did(event.kind, event.seat)


def _lost(event: Event, book: Book) -> None:
    match event:
        case Eliminated():
            seat, own = event.seat, event.seat == book.turn
            why, at = Said(f"why-{event.why}"), _on(event.space)
            book.did("killed", seat, why=why, weight=11, hits=(seat,), art=_BURST, points=at)
            book.adds("own-lost" if own else "knocked", book.turn)
            book.adds("brave-hearts", seat, not own)
            book.adds("lost", seat)
        case Captured():
            mole = owner(event.mole)
            book.did(
                "captured", event.by, other=name_of(book.look, mole), weight=12, hits=(mole,),
                art=_BURST, points=_on(event.space),
            )  # fmt: skip
            book.adds("good-host", event.by)
        case Clashed():
            comes, stood = hits = tuple(map(owner, event.moles))
            other, at = name_of(book.look, stood), _on(event.space)
            book.did("clash", comes, other=other, weight=10, hits=hits, art=_BURST, points=at)
        case Taken() if (
            event.base == "barracks" and event.colour < book.seats and event.why != "fell"
        ):
            # What falls with a part of the field is counted where that is told.
            why, hits = Said(f"why-{event.why}"), (event.colour,)
            at = _on(event.space)
            book.did("tile-lost", event.colour, why=why, weight=9, hits=hits, art=_BURST, points=at)
        case Divided():
            book.says("divided", count=len(event.lost), weight=8, art="icon/warning")


def _on_the_field(event: Event, book: Book) -> None:
    match event:
        case TileChanged():
            points = _on(event.space)
            book.did(event.kind, event.seat, weight=3, art="icon/hexagon", points=points)
            book.adds("gardener", event.seat)
        case Entered():
            book.did(event.kind, event.seat, weight=1, art="icon/mole")
            book.adds("entered", event.seat)
        case Freed():
            book.did("freed", event.seat, weight=1, art="icon/mole")
            book.adds("generous", event.captor)
        case Blast():
            book.adds("blasts", book.turn)
        case Marched():
            book.adds("long-march", book.turn)
        case Placed():
            book.adds("builder", event.seat)


def _on(*spaces: Space) -> tuple[str, ...]:
    return tuple(key for space in spaces for key in (f"space.{space}", tile(space)))


_ROWS: dict[str, tuple[str, tuple[PayCause, ...]]] = {
    "lines": ("icon/eye", ("line",)),
    "press": ("topoum/token.press", ("press", "medal")),
    "prices": ("topoum/cost.m2", ("slot",)),
    "losses": ("topoum/clash", ("friendly-fire", "cross")),
    "ransom": ("topoum/cage.front", ("ransom",)),
    "crates": ("topoum/over.crate", ("crate-card", "crate")),
    "categories": ("topoum/sign.combat", ("category",)),
    "sets": ("topoum/medal", ("sets",)),
}
_RARE = ("ransom", "crates")
"""Left out where nobody had to do with it."""


def _account(book: Book) -> Account:
    medals = plain((START_MEDALS,) * book.seats)
    sources = [sourced("start", "topoum/token.whistle", medals)]
    for name, (art, causes) in _ROWS.items():
        paid = [sum(each) for each in zip(*(book.of(f"paid.{why}") for why in causes), strict=True)]
        if any(paid) or name not in _RARE:
            lines = " · ".join(map(str, book.of("lines")))
            noted = {"counts": lines} if name == "lines" else {}
            sources.append(sourced(name, art, plain(paid), noted))
    counted = (_tally(name, book) for name, _ in book.under("category", 0))
    return Account(tuple(sources), tallies=tuple(counted))


def _tally(category: str, book: Book) -> Tally:
    """Who had how many of it."""
    return Tally(f"topoum/sign.{category}", book.of(f"category.{category}"))


TALE = Tale(
    _tells,
    (
        "lines", "line-medals", "longest", "cards", "hand-cards", "entered", "lost", "knocked",
        "blasts", "friendly", Stat("press", "paid.press"),
    ),
    {
        "eagle-eye": ("icon/eye.ink", "lines"),
        "far-sight": ("topoum/sight.new.e", "longest"),
        "golden-line": "topoum/medal",
        "paper-war": ("topoum/card.back", "cards"),
        "big-tipper": "topoum/cost.m3",
        "heavy-boots": ("topoum/boot", "knocked"),
        "brave-hearts": "icon/heart.ink",
        "boom": ("topoum/blast.2", "blasts"),
        "friendly-fire": ("topoum/clash", "own-lost"),
        "front-page": ("topoum/token.press", "paid.press"),
        "fresh-troops": ("topoum/token.whistle", "entered"),
        "gardener": "topoum/neutral.1",
        "well-rounded": "topoum/sign.special",
        "up-the-sleeve": ("topoum/pict.decoy", "hand-cards"),
        "good-host": "topoum/cage.front",
        "generous": "icon/gift.ink",
        "long-march": "topoum/pict.advance",
        "builder": "topoum/pict.build",
    },
    turns=turns,
    accounts=_account,
)  # fmt: skip
