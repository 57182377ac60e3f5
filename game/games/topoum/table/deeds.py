"""A whole turn in one sentence, for those who waited: what they lost by it first."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from game.games.topoum.content.ids import TYPE_OF
from game.games.topoum.events.cards import Played, PressTaken
from game.games.topoum.events.course import Entered, Paid, TurnBegun
from game.games.topoum.events.moles import Captured, Eliminated
from game.games.topoum.events.tiles import Divided, Taken
from game.games.topoum.table.names import card_art, card_name, name_of, owner
from game.stage.said import Said
from game.stage.tale import Line

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.games.topoum.content.words import CardType
    from game.kernel.event import Event
    from game.stage.look import Look
    from game.stage.tale import Told

__all__ = ["turns"]

Facts: TypeAlias = "dict[str, str | int | Said]"
_MOST = 3
"""Things that one sentence tells."""


@dataclass(slots=True)
class _Turn:
    seat: int
    lines: list[tuple[int, Line]] = field(default_factory=list)
    card: CardType | None = None
    moles: Counter[int] = field(default_factory=Counter)
    """By seat, how many were sent home or caught."""
    bases: Counter[int] = field(default_factory=Counter)
    """By seat, barracks that were lost."""
    parts: list[str] = field(default_factory=list)
    """What else came of it: words that stand for themselves."""
    gain: int = 0


def turns(told: Sequence[Told], look: Look, seat: int) -> Iterator[tuple[int, Line]]:
    """What others did turn by turn; where no turn has begun yet, line by line."""
    turn: _Turn | None = None
    for event, number, lines, fresh in told:
        if isinstance(event, TurnBegun):
            yield from _whole(turn, look, seat)
            turn = _Turn(event.seat)
            continue
        if not fresh:
            continue
        weighty = [(number, line) for line in lines if line.weight]
        if turn is None:
            yield from weighty
            continue
        turn.lines += weighty
        _adds(turn, event)
    yield from _whole(turn, look, seat)


def _adds(turn: _Turn, event: Event) -> None:
    match event:
        case Played():
            turn.card = TYPE_OF[event.card]
        case PressTaken():
            turn.parts.append("press")
        case Eliminated():
            turn.moles[event.seat] += 1
        case Captured():
            turn.moles[owner(event.mole)] += 1
        case Taken() if event.base == "barracks" and event.why != "fell":
            turn.bases[event.colour] += 1
        case Divided():
            turn.parts.append("divided")
        case Entered():
            turn.parts.append("entered")
        case Paid() if event.seat == turn.seat:
            turn.gain += event.count


def _whole(turn: _Turn | None, look: Look, reader: int) -> Iterator[tuple[int, Line]]:
    """One line for it, which is about the weightiest of its events."""
    if turn is None or not turn.lines:
        return
    number, first = max(turn.lines, key=lambda each: (reader in each[1].hits, each[1].weight))
    things = list(_things(turn, look, reader))[:_MOST]
    if not things:
        yield from turn.lines
        return
    key = ("one", "two", "three")[len(things) - 1]
    names = dict(zip(("one", "two", "three"), things, strict=False))
    facts: Facts = {"name": name_of(look, turn.seat), "what": Said(f"turn-{key}", names)}
    hits = dict.fromkeys(hit for _, line in turn.lines for hit in line.hits if hit != turn.seat)
    points = dict.fromkeys(point for _, line in turn.lines for point in line.points)
    art = card_art(turn.card) if turn.card is not None else first.art
    yield number, Line(
        Said("turn-told", facts), turn.seat, first.weight, tuple(hits), turn.gain, art,
        tuple(points),
    )  # fmt: skip


def _things(turn: _Turn, look: Look, reader: int) -> Iterator[Said]:
    """What the reader lost, what others lost, how, and whatever else there was."""
    losers = sorted({*turn.moles, *turn.bases}, key=lambda seat: (seat != reader, seat))
    for seat in losers:
        if seat >= look.seats:
            continue
        whose = "yours" if seat == reader else "own" if seat == turn.seat else "theirs"
        for sort, lost in (("moles", turn.moles), ("bases", turn.bases)):
            if lost[seat]:
                facts: Facts = {"count": lost[seat], "whose": name_of(look, seat)}
                yield Said(f"turn-{sort}-{whose}", facts)
    if turn.card is not None:
        yield card_name(turn.card)
    for part in turn.parts:
        yield Said(f"turn-{part}")
