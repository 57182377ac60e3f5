"""Whakka Mole as a Game: its rules whole, for whoever plays it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from game.games.whakka_mole.content import FEWEST_SEATS, GOAL, MOST_SEATS, OPTIONS, ROWS
from game.games.whakka_mole.events import EVENTS
from game.games.whakka_mole.rules.puzzles import ALONE
from game.games.whakka_mole.rules.state import Sheet, WhakkaState
from game.games.whakka_mole.rules.steps import STEPS, Prepare
from game.games.whakka_mole.seen import WhakkaSeen, imagine, observe, scramble
from game.kernel.alone import Alone
from game.kernel.chance import Random
from game.kernel.contract import (
    Action,
    AnyStep,
    Game,
    Option,
    Standings,
    Viewer,
    begin,
)
from game.kernel.event import Event

__all__ = ["GAME", "WhakkaMole"]


class WhakkaMole(Game[WhakkaState, WhakkaSeen]):
    id: ClassVar[str] = "whakka_mole"
    seats: ClassVar[tuple[int, ...]] = tuple(range(FEWEST_SEATS, MOST_SEATS + 1))
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    rules_version: ClassVar[int] = 1
    reasons: ClassVar[tuple[str, ...]] = ("fifty", "shared", "played-on")
    # Every turn a seat is hit (six for its whacker) or scores: fifty turns end any match that is
    # not played on; a tie that is played on breaks with every turn.
    longest: ClassVar[int] = 2 * MOST_SEATS * 80
    steps: ClassVar[tuple[type[AnyStep], ...]] = STEPS
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    alone: ClassVar[Alone] = ALONE
    state_type = WhakkaState
    seen_type = WhakkaSeen

    def new_match(self, seats: int, options: Mapping[str, str], seed: int) -> WhakkaState:
        state = WhakkaState()
        begin(state, seats, seed, (Prepare(),))
        state.holes = int(options["holes"])
        state.stubborn = options["stubborn"] == "on"
        state.play_on = options["play-on"] == "on"
        state.turn = 1
        state.sheets = [Sheet() for _ in range(seats)]
        state.papers = [() for _ in range(seats)]
        return state

    def observe(self, state: WhakkaState, viewer: Viewer) -> WhakkaSeen:
        return observe(state, viewer)

    def imagine(self, seen: WhakkaSeen, seat: int, rng: Random) -> WhakkaState:
        return imagine(seen, seat, rng)

    def scramble(self, state: WhakkaState, viewer: Viewer, rng: Random) -> WhakkaState:
        return scramble(state, viewer, rng)

    def standings(self, state: WhakkaState) -> Standings:
        scores = tuple(sheet.score for sheet in state.sheets)
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
        return Standings(places, scores, self._reason(state, places) if state.over else "")

    def _reason(self, state: WhakkaState, places: tuple[int, ...]) -> str:
        if places.count(1) > 1:
            return "shared"
        before = max(sheet.score - sheet.gained for sheet in state.sheets)
        return "played-on" if before >= GOAL else "fifty"

    def check(self, state: WhakkaState) -> list[str]:
        broken = []
        if state.seats not in self.seats or len(state.sheets) != state.seats:
            broken.append("a sheet for each of two to eight seats")
        if len(state.papers) != state.seats:
            broken.append("a paper for each seat")
        if state.holes not in ROWS or state.turn < 1:
            broken.append("no such sheet, or no such turn")
        for seat, sheet in enumerate(state.sheets):
            broken += [f"seat {seat}: {law}" for law in _broken(sheet, state.holes)]
        scores = [sheet.score for sheet in state.sheets]
        if not (state.over or state.play_on) and max(scores, default=0) >= GOAL:
            broken.append("somebody has fifty and the game goes on")
        return broken

    def why_not(self, state: WhakkaState, seat: int, action: Action) -> str:
        if state.over:
            return "why-not-over"
        given = state.sealed.get(seat, ())
        if len(given) >= 2:
            return "why-not-sealed"
        return "why-not-no-mole" if not given and not action else "why-not-one-hole"

    def turn(self, state: WhakkaState) -> int:
        return state.turn


def _broken(sheet: Sheet, holes: int) -> list[str]:
    laws = {
        "a mole is up that was not listed": set(sheet.up) <= set(sheet.popup),
        "a hole that is not on the sheet": all(1 <= hole <= holes for hole in sheet.popup),
        "more than one token in a hole": list(sheet.popup) == sorted(set(sheet.popup)),
        "a hit sheet keeps a mole": not (sheet.hit and sheet.up),
        "a whack beside the sheet": 0 <= sheet.whack <= holes,
        "gained more than it has": 0 <= sheet.gained <= sheet.score,
    }
    return [law for law, holds in laws.items() if not holds]


GAME = WhakkaMole()
