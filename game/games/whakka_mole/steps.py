"""The play sheet, line by line: Prepare, Pop Up, Whacking, Scoring, and the next turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from game.games.whakka_mole.content import (
    GOAL,
    HIT,
    MOST_SEATS,
    NUMBERS,
    STAYED,
    hole_id,
)
from game.games.whakka_mole.state import Line, Sheet, WhakkaState, left_of
from game.kernel.contract import (
    Action,
    Event,
    Given,
    Options,
    PickSome,
    Plain,
    Step,
    Tell,
    quiet,
)

__all__ = ["STEPS", "NewTurn", "PopUp", "Prepare", "Scoring", "Whacking"]


@dataclass(frozen=True, slots=True)
class Prepare(Step):
    """Everybody writes in secret: first the Popup column, then the Whack! column."""

    kind: ClassVar[str] = "prepare"

    def seats(self, state: WhakkaState) -> tuple[int, ...]:
        return _EVERYBODY[state.seats]

    def wants(self, state: WhakkaState, seat: int, given: tuple[Action, ...]) -> bool:
        return len(given) < 2

    def options(self, state: WhakkaState, seat: int, given: tuple[Action, ...]) -> Options:
        popup, whack = _columns(state.holes)
        return whack if given else popup

    def resolve(self, state: WhakkaState, given: Given, tell: Tell) -> Sequence[Step]:
        seats = _EVERYBODY[state.seats]
        popups = tuple([tuple([NUMBERS[hole] for hole in given[seat][0]]) for seat in seats])
        whacks = tuple([NUMBERS[given[seat][1][0]] for seat in seats])
        return PopUp(popups), Whacking(whacks), Scoring(), NewTurn()


_EVERYBODY = tuple(tuple(range(seats)) for seats in range(MOST_SEATS + 1))


@cache
def _columns(holes: int) -> tuple[PickSome, tuple[Action, ...]]:
    """What may be written into either column: at least one hole and at most all; exactly one."""
    ids = tuple(hole_id(number) for number in range(1, holes + 1))
    return PickSome(ids, 1, holes), tuple((hole,) for hole in ids)


@dataclass(frozen=True, slots=True)
class PopUp(Step):
    """A token in every space listed this turn. The list is the sheet: all others go down."""

    kind: ClassVar[str] = "pop-up"
    popups: tuple[tuple[int, ...], ...]

    def resolve(self, state: WhakkaState, given: Given, tell: Tell) -> Sequence[Step]:
        stubborn: list[list[int]] = []
        for seat, popup in enumerate(self.popups):
            before = state.sheets[seat]
            stayed = [hole for hole in popup if hole in before.up] if state.stubborn else []
            stubborn.append(stayed)
            extra = (STAYED - 1) * len(stayed)
            state.sheets[seat] = Sheet(popup, popup, gained=extra, score=before.score)
        if tell is not quiet:
            popups = [list(popup) for popup in self.popups]
            tell(Event("popped", {"popups": popups, "stubborn": stubborn}, shows=True))
        return ()


@dataclass(frozen=True, slots=True)
class Whacking(Step):
    """All whack at once, each the neighbour to the left; a hit is 6 and clears that whole sheet."""

    kind: ClassVar[str] = "whacking"
    whacks: tuple[int, ...]

    def resolve(self, state: WhakkaState, given: Given, tell: Tell) -> Sequence[Step]:
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
            tell(Event("whacked", {"whacks": self._told(before, struck)}))
        return ()

    def _told(self, before: Sequence[Sheet], struck: Sequence[bool]) -> list[Plain]:
        told = []
        for seat, whack in enumerate(self.whacks):
            target = left_of(seat, len(before))
            moles = len(before[target].up) if struck[seat] else 0
            told.append(
                {"seat": seat, "target": target, "hole": whack, "hit": struck[seat], "moles": moles}
            )
        return told


@dataclass(frozen=True, slots=True)
class Scoring(Step):
    """A point for each token still on the sheet."""

    kind: ClassVar[str] = "scoring"

    def resolve(self, state: WhakkaState, given: Given, tell: Tell) -> Sequence[Step]:
        for seat, sheet in enumerate(state.sheets):
            # Until now `gained` holds the hit and what stubborn moles add to their own point.
            gained = sheet.gained + len(sheet.up)
            score = sheet.score + gained - _six(sheet)
            state.sheets[seat] = Sheet(
                sheet.popup, sheet.up, sheet.whack, sheet.hit, sheet.landed, gained, score
            )
        if tell is not quiet:
            counts = [_count(seat, sheet) for seat, sheet in enumerate(state.sheets)]
            tell(Event("counted", {"turn": state.turn, "counts": counts}))
        return ()


def _six(sheet: Sheet) -> int:
    return HIT if sheet.landed else 0


def _count(seat: int, sheet: Sheet) -> Plain:
    six = _six(sheet)
    return {"seat": seat, "moles": sheet.gained - six, "hit": six, "score": sheet.score}


@dataclass(frozen=True, slots=True)
class NewTurn(Step):
    """Fifty or more at the end of a turn ends the game; else everybody writes again."""

    kind: ClassVar[str] = "new-turn"

    def resolve(self, state: WhakkaState, given: Given, tell: Tell) -> Sequence[Step]:
        scores = [sheet.score for sheet in state.sheets]
        best = max(scores)
        alone = scores.count(best) == 1
        if best >= GOAL and (alone or not state.play_on):
            winners = [seat for seat, score in enumerate(scores) if score == best]
            tell(Event("ended", {"winners": winners, "score": best, "turn": state.turn}))
            return ()
        state.turn += 1
        if tell is not quiet:
            tell(Event("new-turn", {"turn": state.turn, "tied": best >= GOAL}))
        return (Prepare(),)


STEPS: tuple[type[Step], ...] = (Prepare, PopUp, Whacking, Scoring, NewTurn)
