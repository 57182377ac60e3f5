"""What happened, in words and in numbers: the log, statistics, praise, the account of the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.mole_park.content import DICE, MISS, PRIZE_DIE, PRIZES, Prize
from game.games.mole_park.events import (
    CashedIn,
    Compared,
    Crowned,
    Dealt,
    Declared,
    Discarded,
    FellShort,
    Missed,
    NoPrize,
    Rolled,
    RolledOff,
    RoundOver,
    ShowdownBegun,
    TieSettled,
    Took,
    Whacked,
    WhackingOver,
    Won,
)
from game.games.mole_park.table import keys
from game.games.mole_park.table.stands import prize_art, prize_word
from game.stage.account import Account, Part, Term
from game.stage.said import Said
from game.stage.tale import Stat, Tale, sourced

if TYPE_CHECKING:
    from game.kernel.event import Event
    from game.stage.tale import Book

__all__ = ["TALE"]

_CROWN = ("pedestal", "crown")


def _tells(event: Event, book: Book) -> None:  # noqa: C901, PLR0912 - one per kind
    match event:
        case RolledOff(tied=(seat,)):
            book.did("king", seat)
        case Dealt():
            book.says("round", round=event.round)
        case Declared():
            for seat in event.seats:
                book.did("declared", seat, weight=7, art="icon/crown", points=_CROWN)
                book.adds("crown-dreams", seat)
        case Rolled():
            _rolled(event, book)
        case Whacked():
            _whacked(event, book)
        case Missed():
            for seat in event.seats:
                book.did("missed", seat, weight=1, art="icon/cross", points=("mud",))
        case WhackingOver():
            for seat, gain in enumerate(event.gains):
                book.best("lucky-hole", seat, gain)
        case Discarded():
            book.did("discarded", event.seat, count=event.count)
            book.adds("full-paws", event.seat, event.count)
        case RoundOver():
            for fled in event.fled:
                book.says("fled", hole=fled.hole, count=fled.moles)
        case ShowdownBegun():
            book.says("showdown-again" if event.again else "showdown", count=len(event.rivals))
        case Compared():
            for each in event.totals:
                book.did("compared", each.seat, total=each.total)
                # Those knocked out before stand by what they came to then.
                book.sets("showdown", each.seat, each.total)
        case Crowned():
            book.did("crowned", event.seat)
            if event.how == "alone":
                book.sets("crowned", event.seat, book.count("reached", event.seat))
        case _:
            _at_the_stands(event, book)


def _rolled(event: Rolled, book: Book) -> None:
    for seat, die, face in event.throws:
        book.adds(die, seat)
        book.adds("missed", seat, face == MISS)
        if face != MISS:
            book.adds(f"face.{face}", seat)


def _whacked(event: Whacked | Took, book: Book) -> None:
    hole = keys.hole(event.hole), f"down.{event.hole}"
    if isinstance(event, Took):
        book.did(
            "whacked", event.seat, count=event.count, weight=2 + event.count, art="icon/mole",
            points=hole,
        )  # fmt: skip
        book.adds("moles", event.seat, event.count)
        book.often("one-hole", event.seat, event.hole)
        return
    shares = event.shares
    if not event.each:
        # Those who share a hole that is not enough for them all lose it to each other.
        book.says(
            "nobody", dice=len(shares), moles=event.moles, hole=event.hole, weight=3, hits=shares,
            art="icon/mole", points=hole,
        )  # fmt: skip
    if len(shares) > 1:
        for seat in shares:
            book.adds("shared", seat)
        for seat in set(shares):
            book.adds("sharing", seat)


def _at_the_stands(event: Event, book: Book) -> None:
    match event:
        case Took():
            _whacked(event, book)
        case CashedIn():
            for cash in event.cash:
                seat, parts = cash.seat, f"{cash.moles}+{cash.prizes}+{cash.die}"
                book.did("cashed", seat, parts=parts, total=cash.total, weight=5, art="icon/star")
                book.sets("reached", seat, cash.total)
                book.best("big-spender", seat, cash.total)
                book.best("dear-moles", seat, cash.moles)
        case FellShort():
            for seat in event.seats:
                book.did("short", seat, weight=6, art="icon/crown", points=_CROWN)
                book.adds("empty", seat)
        case TieSettled():
            first, *rest = event.order
            book.did("tie", first, weight=4, hits=rest, art="icon/crown")
            book.adds("kings-word", event.king)
        case Won():
            prize, stars = event.prize, PRIZES[event.prize]
            book.did(
                "won", event.seat, prize=prize_word(prize), stars=stars, weight=8 + stars,
                art=prize_art(prize), points=(f"stand.{event.stand}", keys.prize(prize)),
            )  # fmt: skip
            book.adds("won", event.seat)
            book.adds("stars", event.seat, stars)
            book.best("big-catch", event.seat, stars)
            book.adds(f"prize.{prize}", event.seat, stars)
        case NoPrize():
            key = "passed" if event.choice else "nothing"
            book.did(key, event.seat, weight=2, art="icon/cross")
            book.adds("empty", event.seat)


def _account(book: Book) -> Account:
    terms = []
    for seat, stars in enumerate(book.of("stars")):
        won = book.under("prize", seat)
        terms.append(Term(stars, tuple(Part(count, prize_art(Prize(each))) for each, count in won)))
    prizes = sourced("prizes", "mole_park/tool.star", terms)
    return Account((prizes,), tuple(_remark(book, seat) for seat in range(book.seats)))


def _remark(book: Book, seat: int) -> Said | None:
    """What takes the crown is no prize star: it is said beside them."""
    for kind, key in (("crowned", "account-crown"), ("showdown", "account-showdown")):
        if book.has(kind, seat):
            return Said(key, {"count": book.count(kind, seat)})
    return None


TALE = Tale(
    _tells,
    (
        "moles", "missed", "shared", *(die for die in DICE if die != PRIZE_DIE),
        Stat("cashed", PRIZE_DIE), "won", "stars", "empty", Stat("showdown", rare=True, none="–"),
        *(Stat("face", f"face.{face}", facts={"face": face}) for face in range(1, 7)),
    ),
    {
        "mole-magnet": ("mole_park/pop.1.joy", "moles"),
        "mud-bath": ("mole_park/mud", "missed"),
        "sharing": "mole_park/hole",
        "gentle-glove": ("mole_park/tool.glove", "glove"),
        "pancake-day": ("mole_park/tool.pan", "pan"),
        "heavy-mallet": ("mole_park/tool.mallet", "mallet"),
        "collector": ("icon/gift.ink", "won"),
        "big-catch": "mole_park/stand.vault",
        "big-spender": "mole_park/tool.star",
        "just-looking": ("mole_park/stand.candy", "empty"),
        "full-paws": "mole_park/card.back",
        "crown-dreams": "mole_park/crown",
        "lucky-hole": "mole_park/pop.2.joy",
        "kings-word": "icon/crown.ink",
        "one-hole": "mole_park/stake",
        "dear-moles": "mole_park/card.small",
    },
    accounts=_account,
)  # fmt: skip
