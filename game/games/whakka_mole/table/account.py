"""After the match: where every point came from, and what each seat may be praised for."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from game.games.whakka_mole.content import HIT, STAYED
from game.games.whakka_mole.events import Counted, Popped, Stroke, Whacked
from game.stage.account import Account, Part, Source, Term
from game.stage.feats import counted
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.games.whakka_mole.content import Hole
    from game.kernel.event import Event
    from game.stage.feats import Feat

__all__ = ["account", "feats"]


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


class _Book:
    """What is written down of every seat, turn by turn."""

    def __init__(self) -> None:
        self.count: Counter[tuple[str, int]] = Counter()
        self._row: Counter[tuple[str, int]] = Counter()
        self._holes: Counter[tuple[int, Hole]] = Counter()
        self._struck: frozenset[int] = frozenset()
        """Who was hit last turn."""

    def add(self, kind: str, seat: int, more: int = 1) -> None:
        self.count[kind, seat] += more

    def best(self, kind: str, seat: int, reached: int) -> None:
        self.count[kind, seat] = max(self.count[kind, seat], reached)

    def row(self, kind: str, seat: int, *, goes_on: bool) -> None:
        """Turns of the same luck, one after the other."""
        self._row[kind, seat] = self._row[kind, seat] + 1 if goes_on else 0
        self.best(kind, seat, self._row[kind, seat])

    def popped(self, event: Popped) -> None:
        for seat, popup in enumerate(event.popups):
            self.add("full-house", seat, len(popup))
            self.best("greedy-garden", seat, len(popup))
            self.add("careful-paws", seat, len(popup) == 1)
        for seat, holes in enumerate(event.stubborn):
            self.add("stubborn", seat, len(holes))

    def whacked(self, whacks: Sequence[Stroke]) -> None:
        for stroke in whacks:
            kind = "sure-mallet" if stroke.hit else "fresh-air"
            self.add(kind, stroke.seat)
            self.row("hot-streak", stroke.seat, goes_on=stroke.hit)
            self.row("ghost", stroke.target, goes_on=not stroke.hit)
            self._holes[stroke.seat, stroke.hole] += 1
            self.best("favourite-hole", stroke.seat, self._holes[stroke.seat, stroke.hole])
            if stroke.hit:
                self.add("tough-skull", stroke.target)
                self.add("good-loser", stroke.target, stroke.moles)
                self.best("clean-sweep", stroke.seat, stroke.moles)
                if stroke.seat in self._struck:
                    self.add("comeback", stroke.seat)
        self._struck = frozenset(stroke.target for stroke in whacks if stroke.hit)

    def counted(self, event: Counted) -> None:
        for count in event.counts:
            self.add("homebody", count.seat, count.moles)
            self.best("big-turn", count.seat, count.moles + count.hit)


_ART = {
    "sure-mallet": "prop/mallet",
    "fresh-air": "prop/dust.1",
    "hot-streak": "prop/spark",
    "ghost": "icon/eye.closed.ink",
    "favourite-hole": "hole/back",
    "tough-skull": "prop/stars.dizzy",
    "good-loser": "prop/cup",
    "clean-sweep": "prop/burst",
    "comeback": "prop/arrow.whack",
    "full-house": "icon/mole.ink",
    "greedy-garden": "prop/star.gold",
    "careful-paws": "prop/sweat",
    "stubborn": "prop/anger",
    "homebody": "icon/house.ink",
    "big-turn": "prop/flag.finish",
}


def feats(events: Sequence[Event], seats: int) -> tuple[Feat, ...]:
    book = _Book()
    for event in events:
        match event:
            case Popped():
                book.popped(event)
            case Whacked():
                book.whacked(event.whacks)
            case Counted():
                book.counted(event)
    return counted(_ART, book.count, seats)
