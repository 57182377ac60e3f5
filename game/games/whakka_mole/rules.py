"""Whakka Mole as a Game: its rules whole, for whoever plays it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from game.games.whakka_mole import view
from game.games.whakka_mole.content import FEWEST_SEATS, GOAL, MOST_SEATS, OPTIONS
from game.games.whakka_mole.state import Sheet, WhakkaState
from game.games.whakka_mole.steps import STEPS, Prepare
from game.games.whakka_mole.view import WhakkaSeen
from game.kernel.chance import Random
from game.kernel.contract import (
    Action,
    Game,
    Option,
    Standings,
    Step,
    Tell,
    Viewer,
    begin,
    quiet,
)
from game.kernel.play import settle

__all__ = ["GAME", "WhakkaMole"]


class WhakkaMole(Game[WhakkaState, WhakkaSeen]):
    id: ClassVar[str] = "whakka_mole"
    seats: ClassVar[tuple[int, ...]] = tuple(range(FEWEST_SEATS, MOST_SEATS + 1))
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    rules_version: ClassVar[int] = 1
    # Every turn a seat is hit (six for its whacker) or scores: fifty turns end any match that is
    # not played on; a tie that is played on breaks with every turn.
    longest: ClassVar[int] = 2 * MOST_SEATS * 80
    steps: ClassVar[tuple[type[Step], ...]] = STEPS
    state_type = WhakkaState
    seen_type = WhakkaSeen

    def new_match(
        self, seats: int, options: Mapping[str, str], seed: int, tell: Tell = quiet
    ) -> WhakkaState:
        state = WhakkaState()
        begin(state, seats, seed, (Prepare(),))
        state.holes = int(options["holes"])
        state.stubborn = options["stubborn"] == "on"
        state.play_on = options["play-on"] == "on"
        state.turn = 1
        state.sheets = [Sheet() for _ in range(seats)]
        state.papers = [() for _ in range(seats)]
        settle(state, tell)
        return state

    def observe(self, state: WhakkaState, viewer: Viewer) -> WhakkaSeen:
        return view.observe(state, viewer)

    def imagine(self, seen: WhakkaSeen, seat: int, rng: Random) -> WhakkaState:
        return view.imagine(seen, seat, rng)

    def scramble(self, state: WhakkaState, viewer: Viewer, rng: Random) -> WhakkaState:
        return view.scramble(state, viewer, rng)

    def standings(self, state: WhakkaState) -> Standings:
        scores = tuple(sheet.score for sheet in state.sheets)
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
        reason = ""
        if state.over:
            shared = places.count(1) > 1
            reason = "shared" if shared else "fifty"
        return Standings(places, scores, reason)

    def check(self, state: WhakkaState) -> list[str]:
        broken = []
        for seat, sheet in enumerate(state.sheets):
            if not set(sheet.up) <= set(sheet.popup):
                broken.append(f"seat {seat}: a mole is up that was not listed")
            if any(not 1 <= hole <= state.holes for hole in sheet.popup):
                broken.append(f"seat {seat}: a hole that is not on the sheet")
            if list(sheet.popup) != sorted(set(sheet.popup)):
                broken.append(f"seat {seat}: more than one token in a hole")
            if sheet.hit and sheet.up:
                broken.append(f"seat {seat}: a hit sheet keeps a mole")
            if not 0 <= sheet.gained <= sheet.score:
                broken.append(f"seat {seat}: gained {sheet.gained} of {sheet.score}")
        if len(state.sheets) != state.seats:
            broken.append("a sheet for each seat")
        if not state.over and not state.play_on:
            if any(sheet.score >= GOAL for sheet in state.sheets):
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


GAME = WhakkaMole()
