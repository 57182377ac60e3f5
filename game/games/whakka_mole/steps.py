"""The play sheet, line by line: Prepare, Pop Up, Whacking, Scoring, and the next turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from game.games.whakka_mole.content import GOAL, HIT, STAYED, hole_id, hole_number
from game.games.whakka_mole.state import Line, WhakkaState, left_of
from game.kernel.contract import Action, Event, Given, Options, PickSome, Step, Tell

__all__ = ["STEPS", "NewTurn", "PopUp", "Prepare", "Scoring", "Whacking"]


@dataclass(frozen=True, slots=True)
class Prepare(Step):
    """Everybody writes in secret: first the Popup column, then the Whack! column."""

    kind: ClassVar[str] = "prepare"

    def seats(self, state: WhakkaState) -> tuple[int, ...]:
        return tuple(range(state.seats))

    def wants(self, state: WhakkaState, seat: int, given: tuple[Action, ...]) -> bool:
        return len(given) < 2

    def options(self, state: WhakkaState, seat: int, given: tuple[Action, ...]) -> Options:
        holes = tuple(hole_id(number) for number in range(1, state.holes + 1))
        if not given:
            return PickSome(holes, 1, state.holes)
        return tuple((hole,) for hole in holes)

    def resolve(self, state: WhakkaState, given: Given, tell: Tell) -> Sequence[Step]:
        popups = tuple(
            tuple(hole_number(hole) for hole in given[seat][0]) for seat in range(state.seats)
        )
        whacks = tuple(hole_number(given[seat][1][0]) for seat in range(state.seats))
        return PopUp(popups), Whacking(whacks), Scoring(), NewTurn()


@dataclass(frozen=True, slots=True)
class PopUp(Step):
    """A token in every space listed this turn. The list is the sheet: all others go down."""

    kind: ClassVar[str] = "pop-up"
    popups: tuple[tuple[int, ...], ...]

    def resolve(self, state: WhakkaState, given: Given, tell: Tell) -> Sequence[Step]:
        stubborn: list[list[int]] = []
        for seat, popup in enumerate(self.popups):
            before = state.sheets[seat]
            stayed = set(before.up) & set(popup) if state.stubborn else set()
            stubborn.append(sorted(stayed))
            state.sheets[seat] = replace(
                before,
                popup=popup,
                up=popup,
                whack=0,
                hit=False,
                landed=False,
                gained=(STAYED - 1) * len(stayed),
            )
        tell(
            Event(
                "popped",
                {"popups": [list(popup) for popup in self.popups], "stubborn": stubborn},
                shows=True,
            )
        )
        return ()


@dataclass(frozen=True, slots=True)
class Whacking(Step):
    """All whack at once, each the neighbour to the left; a hit is 6 and clears that whole sheet."""

    kind: ClassVar[str] = "whacking"
    whacks: tuple[int, ...]

    def resolve(self, state: WhakkaState, given: Given, tell: Tell) -> Sequence[Step]:
        seats = state.seats
        struck = [
            whack in state.sheets[left_of(seat, seats)].up for seat, whack in enumerate(self.whacks)
        ]
        told = []
        for seat, whack in enumerate(self.whacks):
            target = left_of(seat, seats)
            lost = len(state.sheets[target].up) if struck[seat] else 0
            told.append(
                {"seat": seat, "target": target, "hole": whack, "hit": struck[seat], "moles": lost}
            )
        for seat, whack in enumerate(self.whacks):
            sheet = replace(state.sheets[seat], whack=whack, landed=struck[seat])
            whacker = (seat - 1) % seats
            if struck[whacker]:
                # A hit sheet counts nothing: what its stubborn moles would have earned goes too.
                sheet = replace(sheet, up=(), hit=True, gained=0)
            if struck[seat]:
                sheet = replace(sheet, gained=sheet.gained + HIT, score=sheet.score + HIT)
            state.sheets[seat] = sheet
            state.papers[seat] = (*state.papers[seat], Line(sheet.popup, whack))
        tell(Event("whacked", {"whacks": told}))
        return ()


@dataclass(frozen=True, slots=True)
class Scoring(Step):
    """A point for each token still on the sheet."""

    kind: ClassVar[str] = "scoring"

    def resolve(self, state: WhakkaState, given: Given, tell: Tell) -> Sequence[Step]:
        told = []
        for seat, sheet in enumerate(state.sheets):
            hit = HIT if sheet.landed else 0
            # Until now `gained` holds the hit and what stubborn moles add to their own point.
            moles = len(sheet.up) + sheet.gained - hit
            scored = replace(sheet, gained=moles + hit, score=sheet.score + moles)
            state.sheets[seat] = scored
            told.append({"seat": seat, "moles": moles, "hit": hit, "score": scored.score})
        tell(Event("counted", {"turn": state.turn, "counts": told}))
        return ()


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
        tell(Event("new-turn", {"turn": state.turn, "tied": best >= GOAL}))
        return (Prepare(),)


STEPS: tuple[type[Step], ...] = (Prepare, PopUp, Whacking, Scoring, NewTurn)
