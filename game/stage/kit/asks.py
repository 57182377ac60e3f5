"""What is asked and told, as a game declares it: by phase, the first that holds, each sentence with
what fills it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Generic, Protocol, TypeAlias, TypeVar

from game.stage.said import Said
from game.stage.sure import Sure
from game.stage.table import Prompt

if TYPE_CHECKING:
    from game.stage.look import Look
    from game.stage.table import Duel, Step

__all__ = ["Ask", "Asks", "At", "Lead", "Tally", "asked", "either", "says", "viewer", "waiting"]

V = TypeVar("V")
P = TypeVar("P")


class Asked(Protocol):
    """What is seen says who is asked, and who sees it."""

    @property
    def asked(self) -> Sequence[int]: ...
    @property
    def viewer(self) -> int | None: ...


A = TypeVar("A", bound=Asked)


@dataclass(frozen=True, slots=True)
class At(Generic[V]):
    """A moment, as it is asked for whatever fills a sentence."""

    seen: V
    look: Look
    seat: int | None = None
    """Whom the sentence is about."""

    def name(self, seat: int) -> str:
        return self.look.faces[seat].name


Fact: TypeAlias = str | int | Said
Tally: TypeAlias = tuple[tuple[int, str, bool], ...]
Fills: TypeAlias = Callable[[At[V]], Fact]
Holds: TypeAlias = Callable[[At[V]], bool]
Key: TypeAlias = Callable[[At[V]], str]
Seat: TypeAlias = Callable[[At[V]], int | None]
Tells: TypeAlias = Callable[[At[V]], Said | None]
Words: TypeAlias = str | Callable[[At[V]], Said | None]
"""The key of a sentence that only the `name` of whom it is about may fill; or what makes one."""


def says(key: str | Key[V], when: Holds[V] | None = None, /, **facts: Fact | Fills[V]) -> Tells[V]:
    """A sentence, where it is said, and what fills it besides the `name` of whom it is about:
    `says("whack-body", target=neighbour, points=HIT)`. Of many alike the moment finds which."""

    def told(at: At[V]) -> Said | None:
        if when is not None and not when(at):
            return None
        found = {of: fact(at) if callable(fact) else fact for of, fact in facts.items()}
        return Said(key(at) if callable(key) else key, _named(at) | found)

    return told


def either(*words: Words[V]) -> Tells[V]:
    """The first of these that is said."""

    def told(at: At[V]) -> Said | None:
        found = (_told(each, at) for each in words)
        return next((said for said in found if said is not None), None)

    return told


def _told(words: Words[V] | None, at: At[V]) -> Said | None:
    if words is None or callable(words):
        return None if words is None else words(at)
    return Said(words, _named(at))


def _named(at: At[V]) -> dict[str, Fact]:
    return {} if at.seat is None else {"name": at.name(at.seat)}


@dataclass(frozen=True, slots=True)
class Lead(Generic[V]):
    """Who has most of what counts, and how that is said."""

    counts: Callable[[At[V]], Sequence[int]]
    """By seat."""
    breaks: Callable[[At[V]], Sequence[int]] = lambda at: (0,) * at.look.seats
    """Of those with as many: who has most of this."""

    def seats(self, at: At[V]) -> list[int]:
        ranks = list(zip(self.counts(at), self.breaks(at), strict=True))
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def shared(self, at: At[V]) -> bool:
        return len(self.seats(at)) > 1

    def several(self, at: At[V]) -> int:
        """How many share it."""
        return len(self.seats(at))

    def most(self, at: At[V]) -> int:
        return max(self.counts(at))

    def broken(self, at: At[V]) -> bool:
        """Others have as many, and are behind for all that."""
        return self.several(at) < list(self.counts(at)).count(self.most(at))

    def name(self, at: At[V]) -> str:
        return at.name(self.seats(at)[0])

    def tally(self, at: At[V]) -> Tally:
        """A chip for each seat: what it has; whoever leads stands out."""
        first = self.seats(at)
        return tuple(
            (seat, str(count), seat in first) for seat, count in enumerate(self.counts(at))
        )


def viewer(at: At[A]) -> int | None:
    return at.seen.viewer


def asked(at: At[A]) -> bool:
    """Whoever looks is."""
    return at.seen.viewer in at.seen.asked


def waiting(*keys: str) -> Tells[A]:
    """For whom is waited: for bots alone, for one person, for two of them ..., and at last for how
    many."""

    def told(at: At[A]) -> Said:
        people = [at.name(seat) for seat in at.seen.asked if not at.look.faces[seat].bot]
        if len(people) >= len(keys) - 1:
            return Said(keys[-1], {"count": len(people)})
        facts = zip(("one", "other") if people[1:] else ("name",), people, strict=False)
        return Said(keys[len(people)], dict(facts))

    return told


@dataclass(frozen=True, slots=True)
class Ask(Generic[V]):
    """What the prompt says while something holds."""

    title: Words[V]
    body: Words[V] | None = None
    note: Words[V] | None = None
    when: Holds[V] | None = None
    seat: Seat[V] | None = None
    """Whom it is about, where the table does not say so (`Asks.seat`): her face is beside it."""
    counter: Words[V] | None = None
    sure: Words[V] | None = None
    """What is said where a whole answer is given by one more press."""
    danger: Holds[V] | None = None
    """That press costs what one would rather keep."""
    steps: Callable[[At[V]], tuple[Step, ...]] | None = None
    tally: Callable[[At[V]], Tally] | None = None
    duel: Callable[[At[V]], Duel | None] | None = None
    counted: str = ""
    shout: str = ""


@dataclass(frozen=True, slots=True)
class Asks(Generic[V, P]):
    """All prompts of one table: `ASKS(seen, look)`."""

    phase: Callable[[At[V]], P]
    phases: Mapping[P, Sequence[Ask[V]]]
    first: Sequence[Ask[V]] = ()
    """Whatever phase it is."""
    seat: Seat[V] | None = None
    """Whom the prompts of phases are about."""
    portrait: str = ""
    """The game's own portraits, by a seat's colour: "topoum/portrait.{}.idle"."""

    def __call__(self, seen: V, look: Look) -> Prompt:
        title, ask, at = self._due(At(seen, look))
        return Prompt(
            title,
            _told(ask.body, at),
            _told(ask.note, at),
            steps=ask.steps(at) if ask.steps is not None else (),
            seat=at.seat,
            portrait="" if at.seat is None else self.portrait.format(look.faces[at.seat].colour),
            counter=_told(ask.counter, at),
            tally=ask.tally(at) if ask.tally is not None else (),
            counted=ask.counted,
            shout=ask.shout,
            duel=ask.duel(at) if ask.duel is not None else None,
        )

    def sure(self, seen: V, look: Look) -> Sure | None:
        """Where what is chosen makes an answer: that it wants one more press."""
        _, ask, at = self._due(At(seen, look))
        said = _told(ask.sure, at) if look.ready else None
        return None if said is None else Sure(said, ask.danger is not None and ask.danger(at))

    def _due(self, at: At[V]) -> tuple[Said, Ask[V], At[V]]:
        """What holds now and has a title to say, and the moment with whom it is about."""
        told = [(ask, ask.seat) for ask in self.first]
        told += [(ask, ask.seat or self.seat) for ask in self.phases.get(self.phase(at), ())]
        for ask, seat in told:
            here = at if seat is None else replace(at, seat=seat(at))
            if ask.when is None or ask.when(here):
                title = _told(ask.title, here)
                if title is not None:
                    return title, ask, here
        raise LookupError(f"nothing is said in {self.phase(at)}")
