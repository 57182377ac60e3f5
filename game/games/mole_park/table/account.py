"""After the match: where every point came from, and what each seat may be praised for."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from game.games.mole_park.content import MISS, PRIZES
from game.games.mole_park.events import (
    CashedIn,
    Compared,
    Crowned,
    Declared,
    Discarded,
    FellShort,
    NoPrize,
    Rolled,
    TieSettled,
    Took,
    Whacked,
    WhackingOver,
    Won,
)
from game.games.mole_park.table.stands import prize_art
from game.stage.account import Account, Part, Source, Term
from game.stage.feats import counted
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.kernel.event import Event
    from game.stage.feats import Feat

__all__ = ["account", "feats"]


def account(events: Sequence[Event], seats: int) -> Account:
    won: list[list[Part]] = [[] for _ in range(seats)]
    crown: dict[int, Said] = {}
    reached: dict[int, int] = {}
    for event in events:
        match event:
            case Won():
                won[event.seat].append(Part(PRIZES[event.prize], prize_art(event.prize)))
            case CashedIn():
                reached = {cash.seat: cash.total for cash in event.cash}
            case Compared():
                # Those knocked out before stand by what they came to then.
                for each in event.totals:
                    crown[each.seat] = Said("account-showdown", {"count": each.total})
            case Crowned(how="alone"):
                # What takes the crown is no prize star: it is said beside them.
                crown[event.seat] = Said("account-crown", {"count": reached[event.seat]})
    terms = tuple(Term(sum(part.count for part in parts), tuple(parts)) for parts in won)
    remarks = tuple(crown.get(seat) for seat in range(seats))
    return Account((Source(Said("account-prizes"), terms, "mole_park/tool.star"),), remarks)


_ART = {
    "mole-magnet": "mole_park/pop.1.joy",
    "mud-bath": "mole_park/mud",
    "sharing": "mole_park/hole",
    "gentle-glove": "mole_park/tool.glove",
    "pancake-day": "mole_park/tool.pan",
    "heavy-mallet": "mole_park/tool.mallet",
    "collector": "icon/gift.ink",
    "big-catch": "mole_park/stand.vault",
    "big-spender": "mole_park/tool.star",
    "just-looking": "mole_park/stand.candy",
    "full-paws": "mole_park/card.back",
    "crown-dreams": "mole_park/crown",
    "lucky-hole": "mole_park/pop.2.joy",
    "kings-word": "icon/crown.ink",
    "one-hole": "mole_park/stake",
    "dear-moles": "mole_park/card.small",
}
_DICE = {"glove": "gentle-glove", "pan": "pancake-day", "mallet": "heavy-mallet"}


def feats(events: Sequence[Event], seats: int) -> tuple[Feat, ...]:
    count: Counter[tuple[str, int]] = Counter()
    holes: Counter[tuple[int, int]] = Counter()
    for event in events:
        match event:
            case Took():
                count["mole-magnet", event.seat] += event.count
                holes[event.seat, event.hole] += 1
                often = max(count["one-hole", event.seat], holes[event.seat, event.hole])
                count["one-hole", event.seat] = often
            case WhackingOver():
                for seat, gain in enumerate(event.gains):
                    count["lucky-hole", seat] = max(count["lucky-hole", seat], gain)
            case _:
                _hear(event, count)
                _at_the_stands(event, count)
    return counted(_ART, count, seats)


def _hear(event: Event, count: Counter[tuple[str, int]]) -> None:
    match event:
        case Rolled():
            for throw in event.throws:
                count["mud-bath", throw.seat] += throw.face == MISS
                if throw.die in _DICE:
                    count[_DICE[throw.die], throw.seat] += 1
        case Whacked() if len(event.shares) > 1:
            for seat in set(event.shares):
                count["sharing", seat] += 1
        case Discarded():
            count["full-paws", event.seat] += event.count
        case Declared():
            for seat in event.seats:
                count["crown-dreams", seat] += 1


def _at_the_stands(event: Event, count: Counter[tuple[str, int]]) -> None:
    match event:
        case CashedIn():
            for cash in event.cash:
                seat = cash.seat
                count["big-spender", seat] = max(count["big-spender", seat], cash.total)
                count["dear-moles", seat] = max(count["dear-moles", seat], cash.moles)
        case FellShort():
            for seat in event.seats:
                count["just-looking", seat] += 1
        case TieSettled():
            count["kings-word", event.king] += 1
        case Won():
            count["collector", event.seat] += 1
            stars = PRIZES[event.prize]
            count["big-catch", event.seat] = max(count["big-catch", event.seat], stars)
        case NoPrize():
            count["just-looking", event.seat] += 1
