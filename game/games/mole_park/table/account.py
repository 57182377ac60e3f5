"""Where the stars of a match came from: prize by prize, and what the showdown settled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.mole_park.content import PRIZES
from game.games.mole_park.events import CashedIn, Compared, Crowned, Won
from game.games.mole_park.table.stands import prize_art
from game.stage.account import Account, Part, Source, Term
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.kernel.event import Event

__all__ = ["account"]


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
