"""Where the points of a match came from: hits, moles that stayed up, stubborn ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.whakka_mole.content import HIT, STAYED
from game.games.whakka_mole.events import Counted, Popped, Whacked
from game.stage.account import Account, Part, Source, Term
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.kernel.event import Event

__all__ = ["account"]


def account(events: Sequence[Event], seats: int) -> Account:
    hits, moles, stayed = ([0] * seats for _ in range(3))
    stubborn = [0] * seats
    for event in events:
        match event:
            case Popped():
                stubborn = [len(holes) for holes in event.stubborn]
            case Whacked():
                # A hit sheet counts nothing, its stubborn moles neither.
                for stroke in event.whacks:
                    if stroke.hit:
                        stubborn[stroke.target] = 0
            case Counted():
                for count in event.counts:
                    hits[count.seat] += count.hit > 0
                    stayed[count.seat] += stubborn[count.seat]
                    moles[count.seat] += count.moles - STAYED * stubborn[count.seat]
    sources = [
        Source(Said("account-hits"), _times(hits, "prop/mallet", HIT), "prop/mallet"),
        Source(Said("account-moles"), tuple(map(_mole, moles)), "icon/mole.ink"),
    ]
    if any(stayed):
        terms = _times(stayed, "icon/refresh.ink", STAYED)
        sources.append(Source(Said("account-stubborn"), terms, "icon/refresh.ink"))
    return Account(tuple(sources))


def _times(counts: Sequence[int], art: str, each: int) -> tuple[Term, ...]:
    return tuple(Term(each * count, (Part(count, art), Part(each)), times=True) for count in counts)


def _mole(count: int) -> Term:
    return Term(count, (Part(count, "icon/mole.ink"),))
