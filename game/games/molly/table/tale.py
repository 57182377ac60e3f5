"""What happened, in words and in numbers: the log, statistics, praise, the account of the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.molly.content.components import COLOURS, effect_of, is_colour
from game.games.molly.content.garden import NO_NUMBER, numbered_cell
from game.games.molly.events import (
    CubeDrawn,
    CubeGone,
    Ended,
    EventBegun,
    EventFound,
    FitsNowhere,
    Flipped,
    Hunted,
    LastRound,
    NoToken,
    Passed,
    Played,
    ProjectSet,
    SetMade,
    Skipped,
    Swapped,
    Taken,
    TokenGained,
    TurnBegun,
)
from game.games.molly.table import keys
from game.games.molly.table.arts import BACK, cube_art, event_art, mole_art
from game.games.molly.table.prompts import colour, of_card
from game.stage.account import Account, Part, Term
from game.stage.said import Said
from game.stage.tale import Tale, sourced

if TYPE_CHECKING:
    from game.games.molly.content.components import EventCard, Shown
    from game.games.molly.content.garden import CellNumber
    from game.games.molly.seen.view import MollySeen
    from game.kernel.event import Event
    from game.stage.tale import Book

__all__ = ["TALE"]


def _tells(event: Event, book: Book) -> None:
    """What is lost to somebody weighs more than sets, sets more than cards."""
    match event:
        case TurnBegun(begins=True):
            book.says("turn", turn=event.turn)
        case SetMade():
            _set(event, book)
        case Flipped():
            one, other = map(_turned_up, event.show)
            key, points = "flipped" if one != other else "flipped-alike", _piles(*event.cells)
            book.says(key, event.seat, one=one, other=other, weight=2, art=BACK, points=points)
            book.adds("loud-flip", event.seat, len(event.cells))
        case ProjectSet():
            points = _piles(*event.cells)
            book.did("projects", event.seat, weight=6, art=BACK, points=points)
            book.adds("projects", event.seat)
        case EventFound(later=True):
            book.says("event-waits", event.seat, what=_what(event.event))
        case EventBegun():
            art = event_art(event.event)
            book.says("event", event.seat, what=_what(event.event), weight=5, art=art)
        case LastRound():
            book.says("last-round", weight=8, art="icon/clock", points=("deck",))
        case Ended():
            book.says("ended")
        case _:
            _deed(event, book)


def _deed(event: Event, book: Book) -> None:
    match event:
        case Taken() | CubeDrawn():
            key, art = "taken" if isinstance(event, Taken) else "drew", mole_art(event.card)
            book.did(key, event.seat, colour=of_card(event.card), weight=4, art=art)
            book.adds("taken", event.seat, isinstance(event, Taken))
            book.adds("cubes" if event.kept else "lost", event.seat)
        case Swapped():
            book.did(
                "swapped", event.seat, weight=3, art="icon/swap.ink", points=_piles(*event.cells)
            )
            book.adds("furniture-mover", event.seat)
            book.adds("swaps", event.seat)
        case Hunted():
            book.did(
                "hunted" if event.moves_pile else "hunted-gap", event.seat, weight=3,
                art="molly/card.bobtail", points=_piles(event.to, event.pile),
            )  # fmt: skip
            book.adds("bobtail-friend", event.seat)
            book.adds("swaps", event.seat)
        case Played():
            key = "played-gap" if event.gap else "blind" if event.blind else "played"
            shown, art = of_card(event.card), mole_art(event.card)
            book.did(key, event.seat, colour=shown, weight=1, art=art, points=_piles(event.cell))
            book.adds("gaps", event.seat, event.gap)
            book.adds("blind", event.seat, event.blind)
        case TokenGained(victim=int(victim)):
            book.did(
                "stole", event.seat, victim=book.name(victim), weight=9, hits=(victim,),
                art="molly/token", points=(f"seat.{victim}",),
            )  # fmt: skip
            book.adds("stolen", event.seat)
            book.adds("open-pockets", victim)
        case Passed():
            if event.colour is not None:
                shown, to = colour(event.colour), book.name(event.to)
                book.did("passed", event.seat, colour=shown, to=to, weight=3, art="icon/gift")
            book.adds("kind-neighbour", event.seat)
        case CubeGone():
            book.did("gone", event.seat, colour=colour(event.colour))
        case FitsNowhere():
            book.did("nowhere", event.seat, colour=of_card(event.card))
        case Skipped() | NoToken():
            book.did(event.kind, event.seat)


def _set(event: SetMade, book: Book) -> None:
    seat, cards = event.seat, len(event.cards)
    book.did(
        "chain" if event.chain else "set", seat, colour=colour(event.colour), count=cards,
        weight=6 + len(event.cubes) + 2 * event.chain, art=cube_art(event.colour),
        points=_piles(*event.cells),
    )  # fmt: skip
    kept = sum(room for _, room in event.cubes)
    book.adds("sets", seat)
    book.adds("chains", seat, event.chain)
    book.best("deep-digger", seat, cards)
    book.adds("cubes", seat, kept)
    book.adds("lost", seat, len(event.cubes) - kept)


def _piles(*cells: CellNumber) -> tuple[str, ...]:
    found = [numbered_cell(cell) for cell in cells if cell != NO_NUMBER]
    return tuple(key for cell in found for key in (keys.top(cell), keys.pile(cell)))


def _turned_up(shown: Shown) -> Said:
    return colour(shown) if is_colour(shown) else Said("project-word")


def _what(event: EventCard) -> Said:
    return Said(f"event-{effect_of(event)}")


def _ends(seen: MollySeen, book: Book) -> None:
    """Once all burrows are open."""
    book.each("tokens", seen.tokens)
    for seat, burrow in enumerate(burrow or () for burrow in seen.burrows):
        for held, count in zip(COLOURS, burrow, strict=False):
            book.adds(f"held.{held}", seat, count)
            book.best("one-colour", seat, count)
        book.adds("full-burrow", seat, sum(burrow))
        if len(burrow) == len(COLOURS):
            book.adds("rainbow", seat, min(burrow))


def _account(book: Book) -> Account:
    tokens = [Term(count, (Part(count, "molly/token"),)) for count in book.of("tokens")]
    return Account(
        (
            sourced("cubes", "molly/cube.hidden", [_product(book, s) for s in range(book.seats)]),
            sourced("tokens", "molly/token", tokens),
        ),
        tuple(Said("account-cubes-held", {"count": count}) for count in book.of("full-burrow")),
    )


def _product(book: Book, seat: int) -> Term:
    """Colours of which there is none do not count."""
    held = [Part(count, f"molly/cube.{each}") for each, count in book.under("held", seat) if count]
    if not held:
        return Term(0)
    most = max(held, key=lambda part: part.count)
    least = min(reversed(held), key=lambda part: part.count)
    return Term(most.count * least.count, (most, least), times=True)


TALE = Tale(
    _tells,
    (
        "sets", "chains", "projects", "cubes", "lost", "taken", "swaps", "gaps",
        "stolen", "blind",
    ),
    {
        "three-in-a-row": ("molly/card.green.a", "sets"),
        "chain-reaction": ("molly/bolt", "chains"),
        "deep-digger": "molly/card.yellow.a",
        "rainy-day": ("molly/token", "tokens"),
        "one-colour": "molly/cube.blue",
        "rainbow": "molly/badge.red",
        "full-burrow": "molly/burrow.open",
        "overflowing": ("molly/compost", "lost"),
        "brave-nose": ("molly/cube.hidden", "blind"),
        "furniture-mover": "icon/swap.ink",
        "bobtail-friend": "molly/dog.sit",
        "gap-filler": ("molly/empty", "gaps"),
        "light-paws": ("icon/hand.ink", "stolen"),
        "open-pockets": "molly/token.plate",
        "quick-choice": ("molly/clock", "taken"),
        "project-leader": ("molly/card.back", "projects"),
        "loud-flip": "molly/drum.beat",
        "kind-neighbour": "icon/gift.ink",
    },
    _ends,
    _account,
)  # fmt: skip
