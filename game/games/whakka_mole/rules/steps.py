"""The play sheet, line by line: Prepare, Pop Up, Whacking, Scoring, and the next turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from game.games.whakka_mole.content import (
    GOAL,
    HIT,
    MOST_SEATS,
    STAYED,
    Hole,
    hole_id,
    hole_of,
    holes,
)
from game.games.whakka_mole.events import Count, Counted, Ended, Popped, Stroke, TurnBegun, Whacked
from game.games.whakka_mole.rules.state import Line, Sheet, WhakkaState, left_of
from game.kernel.contract import (
    Action,
    AnyStep,
    Given,
    Options,
    PickSome,
    Step,
    Tell,
    quiet,
)

__all__ = ["STEPS", "NewTurn", "PopUp", "Prepare", "Scoring", "Whacking"]


@dataclass(frozen=True, slots=True)
class Prepare(Step[WhakkaState]):
    """Everybody writes in secret: first the Popup column, then the Whack! column."""

    kind: ClassVar[str] = "prepare"

    def seats(self, state: WhakkaState) -> tuple[int, ...]:
        return _EVERYBODY[state.seats]

    def wants(self, state: WhakkaState, seat: int, given: tuple[Action, ...]) -> bool:
        return len(given) < 2

    def options(self, state: WhakkaState, seat: int, given: tuple[Action, ...]) -> Options:
        popup, whack = _columns(state.holes)
        return whack if given else popup

    def resolve(self, state: WhakkaState, given: Given, tell: Tell) -> Sequence[Step[WhakkaState]]:
        seats = _EVERYBODY[state.seats]
        popups = tuple([tuple([hole_of(hole) for hole in given[seat][0]]) for seat in seats])
        whacks = tuple([hole_of(given[seat][1][0]) for seat in seats])
        return PopUp(popups), Whacking(whacks), Scoring(), NewTurn()


_EVERYBODY = tuple(tuple(range(seats)) for seats in range(MOST_SEATS + 1))


@cache
def _columns(count: int) -> tuple[PickSome, tuple[Action, ...]]:
    """What may be written into either column: at least one hole and at most all; exactly one."""
    ids = tuple(hole_id(hole) for hole in holes(count))
    return PickSome(ids, 1, count), tuple((hole,) for hole in ids)


@dataclass(frozen=True, slots=True)
class PopUp(Step[WhakkaState]):
    """A token in every space listed this turn. The list is the sheet: all others go down."""

    kind: ClassVar[str] = "pop-up"
    popups: tuple[tuple[Hole, ...], ...]

    def resolve(self, state: WhakkaState, given: Given, tell: Tell) -> Sequence[Step[WhakkaState]]:
        stubborn: list[tuple[Hole, ...]] = []
        for seat, popup in enumerate(self.popups):
            before = state.sheets[seat]
            stayed = [hole for hole in popup if hole in before.up] if state.stubborn else []
            stubborn.append(tuple(stayed))
            extra = (STAYED - 1) * len(stayed)
            state.sheets[seat] = Sheet(popup, popup, gained=extra, score=before.score)
        if tell is not quiet:
            tell(Popped(self.popups, tuple(stubborn)))
        return ()


@dataclass(frozen=True, slots=True)
class Whacking(Step[WhakkaState]):
    """All whack at once, each the neighbour to the left; a hit is 6 and clears that whole sheet."""

    kind: ClassVar[str] = "whacking"
    whacks: tuple[Hole, ...]

    def resolve(self, state: WhakkaState, given: Given, tell: Tell) -> Sequence[Step[WhakkaState]]:
        before, seats = state.sheets, state.seats
        struck = [
            whack in before[left_of(seat, seats)].up for seat, whack in enumerate(self.whacks)
        ]
        state.sheets = []
        for seat, whack in enumerate(self.whacks):
            sheet, landed = before[seat], struck[seat]
            # The whacker sits to the right.
            hit = struck[seat - 1]
            six = HIT if landed else 0
            up = () if hit else sheet.up
            # A hit sheet counts nothing: what its stubborn moles would have earned goes too.
            gained = six if hit else sheet.gained + six
            state.sheets.append(
                Sheet(sheet.popup, up, whack, hit, landed, gained, sheet.score + six)
            )
            state.papers[seat] = (*state.papers[seat], Line(sheet.popup, whack))
        if tell is not quiet:
            tell(Whacked(tuple(self._strokes(before, struck))))
        return ()

    def _strokes(self, before: Sequence[Sheet], struck: Sequence[bool]) -> Iterator[Stroke]:
        for seat, whack in enumerate(self.whacks):
            target = left_of(seat, len(before))
            moles = len(before[target].up) if struck[seat] else 0
            yield Stroke(seat, target, whack, hit=struck[seat], moles=moles)


@dataclass(frozen=True, slots=True)
class Scoring(Step[WhakkaState]):
    """A point for each token still on the sheet."""

    kind: ClassVar[str] = "scoring"

    def resolve(self, state: WhakkaState, given: Given, tell: Tell) -> Sequence[Step[WhakkaState]]:
        for seat, sheet in enumerate(state.sheets):
            # Until now `gained` holds the hit and what stubborn moles add to their own point.
            gained = sheet.gained + len(sheet.up)
            score = sheet.score + gained - _six(sheet)
            state.sheets[seat] = Sheet(
                sheet.popup, sheet.up, sheet.whack, sheet.hit, sheet.landed, gained, score
            )
        if tell is not quiet:
            counts = tuple(_count(seat, sheet) for seat, sheet in enumerate(state.sheets))
            tell(Counted(state.turn, counts))
        return ()


def _six(sheet: Sheet) -> int:
    return HIT if sheet.landed else 0


def _count(seat: int, sheet: Sheet) -> Count:
    six = _six(sheet)
    return Count(seat, sheet.gained - six, six, sheet.score)


@dataclass(frozen=True, slots=True)
class NewTurn(Step[WhakkaState]):
    """Fifty or more at the end of a turn ends the game; else everybody writes again."""

    kind: ClassVar[str] = "new-turn"

    def resolve(self, state: WhakkaState, given: Given, tell: Tell) -> Sequence[Step[WhakkaState]]:
        scores = [sheet.score for sheet in state.sheets]
        best = max(scores)
        alone = scores.count(best) == 1
        if best >= GOAL and (alone or not state.play_on):
            winners = tuple([seat for seat, score in enumerate(scores) if score == best])
            tell(Ended(winners, best, state.turn))
            return ()
        state.turn += 1
        if tell is not quiet:
            tell(TurnBegun(state.turn, tied=best >= GOAL))
        return (Prepare(),)


STEPS: tuple[type[AnyStep], ...] = (Prepare, PopUp, Whacking, Scoring, NewTurn)
