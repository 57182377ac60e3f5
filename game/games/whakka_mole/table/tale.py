"""What happened, in words and in numbers: the log, statistics, praise, the account of the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.whakka_mole.content import HIT, STAYED
from game.games.whakka_mole.events import Counted, Ended, Popped, Stroke, TurnBegun, Whacked
from game.stage.account import Account, Part, Term
from game.stage.tale import Stat, Tale, sourced

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.kernel.event import Event
    from game.stage.tale import Book

__all__ = ["TALE"]


def _tells(event: Event, book: Book) -> None:
    match event:
        case TurnBegun():
            book.says("play-on" if event.tied else "turn", turn=event.turn)
        case Popped():
            _popped(event, book)
        case Whacked():
            for stroke in event.whacks:
                _whacked(stroke, book)
            for stroke in event.whacks:
                if stroke.hit:
                    book.sets("struck-in", stroke.target, book.count("turns", stroke.target))
        case Counted():
            _counted(event, book)
        case Ended(winners=(seat,)):
            book.did("won", seat, score=event.score)
        case Ended():
            book.says("shared", count=len(event.winners), score=event.score)


def _popped(event: Popped, book: Book) -> None:
    for seat, popup in enumerate(event.popups):
        book.adds("turns", seat)
        book.adds("listed", seat, len(popup))
        book.best("greedy-garden", seat, len(popup))
        book.adds("careful-paws", seat, len(popup) == 1)
    for seat, holes in enumerate(event.stubborn):
        book.adds("stubborn", seat, len(holes))
        book.sets("stubborn-now", seat, len(holes))


def _counted(event: Counted, book: Book) -> None:
    best = event.leader
    if sum(count.score == best.score for count in event.counts) > 1:
        book.says("tied", score=best.score)
    else:
        book.did("leads", best.seat, score=best.score)
    for count in event.counts:
        book.adds("moles", count.seat, count.moles)
        book.best("best", count.seat, count.moles + count.hit)
        book.adds("stayed", count.seat, book.count("stubborn-now", count.seat))


def _whacked(stroke: Stroke, book: Book) -> None:
    seat, target = stroke.seat, stroke.target
    lawn, named = (f"seat.{target}", f"hole.{target}"), book.name(target)
    book.row("hot-streak", seat, goes_on=stroke.hit)
    book.row("ghost", target, goes_on=not stroke.hit)
    book.often("favourite-hole", seat, stroke.hole)
    if not stroke.hit:
        book.did("missed", seat, target=named, weight=1, art="icon/cross", points=lawn)
        book.adds("missed", seat)
        return
    book.did(
        "hit", seat, target=named, moles=stroke.moles, weight=HIT + stroke.moles, hits=(target,),
        gain=HIT, art="prop/mallet", points=lawn,
    )  # fmt: skip
    book.adds("hits", seat)
    book.adds("struck", target)
    book.adds("lost", target, stroke.moles)
    book.best("clean-sweep", seat, stroke.moles)
    last = book.count("turns", seat) - 1
    book.adds("comeback", seat, 0 < last == book.count("struck-in", seat))
    # A hit sheet counts nothing, its stubborn moles neither.
    book.sets("stubborn-now", target, 0)


def _account(book: Book) -> Account:
    moles, stayed = book.of("moles"), book.of("stayed")
    own = [count - STAYED * more for count, more in zip(moles, stayed, strict=True)]
    sources = [
        sourced("hits", "prop/mallet", _times(book.of("hits"), "prop/mallet", HIT)),
        sourced(
            "moles", "icon/mole.ink",
            [Term(count, (Part(count, "icon/mole.ink"),)) for count in own],
        ),
    ]  # fmt: skip
    if any(stayed):
        again = "icon/refresh.ink"
        sources.append(sourced("stubborn", again, _times(stayed, again, STAYED)))
    return Account(tuple(sources))


def _times(counts: Sequence[int], art: str, each: int) -> Sequence[Term]:
    return [Term(each * count, (Part(count, art), Part(each)), times=True) for count in counts]


TALE = Tale(
    _tells,
    ("hits", "missed", "struck", "lost", "moles", "best", Stat("average", "listed", per="turns")),
    {
        "sure-mallet": ("prop/mallet", "hits"),
        "fresh-air": ("prop/dust.1", "missed"),
        "hot-streak": "prop/spark",
        "ghost": "icon/eye.closed.ink",
        "favourite-hole": "hole/back",
        "tough-skull": ("prop/stars.dizzy", "struck"),
        "good-loser": ("prop/cup", "lost"),
        "clean-sweep": "prop/burst",
        "comeback": "prop/arrow.whack",
        "full-house": ("icon/mole.ink", "listed"),
        "greedy-garden": "prop/star.gold",
        "careful-paws": "prop/sweat",
        "stubborn": "prop/anger",
        "homebody": ("icon/house.ink", "moles"),
        "big-turn": ("prop/flag.finish", "best"),
    },
    accounts=_account,
)
