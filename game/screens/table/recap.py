"""What happened while somebody waited: the few things that matter most to her, in short.

All of it is what everybody may know: it is told to one seat, but others may look on.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from game.match.recap import gap
from game.stage.tale import Told

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from game.kernel.event import Event
    from game.match.session import Session
    from game.screens.common.said import Words
    from game.screens.table.picture import Picture
    from game.stage.look import Look
    from game.stage.table import Table
    from game.stage.tale import Line, Tale

__all__ = ["MOST", "NOTHING", "PRESENT", "News", "Recall", "Recap", "Row", "numbered"]

MOST: Final = 3
"""So many rows are shown; what else there was is counted."""


@dataclass(frozen=True, slots=True)
class Recall:
    """What of it somebody wants to see once more."""

    again: bool = False
    """What she has decided upon already, too."""
    said: str = ""
    """The row of which it is said why."""


PRESENT: Final = Recall()
"""Nobody looks back."""


def numbered(row: str) -> int:
    """The event that a row of this name tells of."""
    return int(row.partition(".")[0])


@dataclass(frozen=True, slots=True)
class Row:
    name: str
    """An event may have several rows."""
    number: int
    """Of the event."""
    line: Line
    by: int | None
    """Whose doing it was; of what a line says somebody lost, who took it."""
    mine: bool = False
    """It hit whoever is told of it."""
    why: str = ""
    """A bot's reason at that turn, as it says it."""
    times: int = 1
    """So many times the same came of one decision."""


@dataclass(frozen=True, slots=True)
class Recap:
    rows: tuple[Row, ...] = ()
    """The weightiest first."""
    shown: Row | None = None
    """What is played again just now."""
    plate: str = ""
    """When that was."""
    said: Row | None = None
    """Of what it is said why."""
    plays: bool = True
    """Whether it can be played again on this view."""


NOTHING: Final = Recap()


class News:
    """What is new to a seat, in the order of its weight."""

    def __init__(self, session: Session, table: Table[Any], picture: Picture) -> None:
        self._session, self._table, self._picture = session, table, picture
        self._told: tuple[tuple[object, ...], tuple[Row, ...]] = (), ()

    def recap(self, seat: int, look: Look, words: Words, recall: Recall, past: str) -> Recap:
        """With what of it is looked back on, and the row that is played again."""
        rows = self.rows(seat, look, words, again=recall.again)
        shown, plate = next((row for row in rows if row.name == past), None), ""
        if shown is not None:
            (beat,) = self._session.beats(None, shown.number, shown.number + 1)
            plate = words.told(self._picture.showing(beat.seen, look).title)
        said = next((row for row in rows if row.name == recall.said and row.why), None)
        return Recap(rows, shown, plate, said)

    def doings(self, row: Row) -> tuple[Event, ...]:
        """All that came of what one seat decided in a row, the event of this line among it."""
        track, place = self._session.track, self._decision(row.number)
        if place is None:
            return ()
        seats = [decision.seat for decision in track.decisions[track.base :]]
        first = last = place
        while first > 0 and seats[first - 1] == seats[place]:
            first -= 1
        while last + 1 < len(seats) and seats[last + 1] == seats[place]:
            last += 1
        counts = [*track.counts, track.reel.count]
        return tuple(self._session.log(None)[counts[first] : counts[last + 1]])

    def rows(self, seat: int, look: Look, words: Words, *, again: bool) -> tuple[Row, ...]:
        """All of it, the weightiest first; with `again` what was told last, if there is none."""
        key = (self._session.revision, seat, look, words, again)
        if self._told[0] != key:
            self._told = key, self._ranked(seat, look, words, again=again)
        return self._told[1]

    def _ranked(self, seat: int, look: Look, words: Words, *, again: bool) -> tuple[Row, ...]:
        decided = bool(self._session.track.state.sealed.get(seat))
        if decided and not again:
            return ()
        found = self._between(seat, look, words, *gap(self._session, seat))
        back = 1
        while again and not found:
            first, until = gap(self._session, seat, back)
            if until == 0:
                break
            found, back = self._between(seat, look, words, first, until), back + 1
        # Of what weighs the same, the newest first.
        return tuple(sorted(found, key=_rank))

    def _between(
        self, seat: int, look: Look, words: Words, first: int, until: int
    ) -> Sequence[Row]:
        """What others did to her, and what else they did."""
        found: list[Row] = []
        tale, log = self._table.tale, self._session.log(None)
        # Her own last decision may have begun somebody's turn.
        told = [Told(event, number, (), fresh=False) for number, event in enumerate(log[:first])]
        for number, event in enumerate(log[first:until], first):
            told.append(Told(event, number, tale.lines(event, look)))
        for at, (number, line) in enumerate(_lines(tale, told, look, seat)):
            by = self._doer(line, number)
            if line.weight and by != seat:
                why = self._why(by, number, words)
                row = Row(f"{number}.{at}", number, line, by, seat in line.hits, why)
                self._add(row, found)
        return found

    def _add(self, row: Row, found: list[Row]) -> None:
        """Two moles of one grenade are one row."""
        for at, other in enumerate(found):
            alike = (other.line.text, other.by) == (row.line.text, row.by)
            if alike and self._decision(other.number) == self._decision(row.number):
                line = replace(other.line, points=(*other.line.points, *row.line.points))
                found[at] = replace(other, line=line, times=other.times + 1)
                return
        found.append(row)

    def _decision(self, number: int) -> int | None:
        """The place of the decision that an event came of."""
        track = self._session.track
        places = [at for at, count in enumerate(track.counts) if count <= number]
        return places[-1] if places else None

    def _doer(self, line: Line, number: int) -> int | None:
        if line.seat not in line.hits:
            return line.seat
        track, place = self._session.track, self._decision(number)
        return line.seat if place is None else track.decisions[track.base + place].seat

    def _why(self, seat: int | None, number: int, words: Words) -> str:
        """The reason of a bot's last decision before that, once it has come to light."""
        track, place = self._session.track, self._decision(number)
        if seat is None or place is None:
            return ""
        own = [
            decision
            for decision in track.decisions[track.base : track.base + place + 1]
            if decision.seat == seat
        ]
        return words.why(own[-1].reason) if own and own[-1].by == "bot" else ""


def _lines(tale: Tale, told: Sequence[Told], look: Look, seat: int) -> Iterable[tuple[int, Line]]:
    """Each with the number of its event."""
    if tale.turns is not None:
        return tale.turns(told, look, seat)
    return [(each.number, line) for each in told for line in each.lines]


def _rank(row: Row) -> tuple[bool, int, int]:
    return not row.mine, -row.line.weight, -row.number
