"""Dice Theme Park as a Game: its rules whole, for whoever plays it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from game.games.dice_theme_park.content.options import OPTIONS
from game.games.dice_theme_park.events import EVENTS
from game.games.dice_theme_park.events.arriving import VipWelcomed
from game.games.dice_theme_park.events.building import AttractionBuilt
from game.games.dice_theme_park.events.counting import CardsSwapped, GoalJudged
from game.games.dice_theme_park.events.operating import (
    AttractionOperated,
    GuestExchanged,
    GuestMoved,
    GuestRerolled,
)
from game.games.dice_theme_park.rules import (
    checking,
    expand,
    improve,
    mascots,
    opening,
    operate,
    party,
    planning,
    refusal,
    rounds,
    upkeep,
    welcome,
)
from game.games.dice_theme_park.rules.laying import lay
from game.games.dice_theme_park.rules.puzzles import ALONE
from game.games.dice_theme_park.rules.state import ParkState
from game.games.dice_theme_park.seen import imagining, view
from game.games.dice_theme_park.seen.view import ThemeParkSeen
from game.kernel.alone import Alone
from game.kernel.chance import Random
from game.kernel.contract import Action, AnyStep, Game, Moment, Option, Standings, Viewer
from game.kernel.event import Event

__all__ = ["GAME", "DiceThemePark"]


class DiceThemePark(Game[ParkState, ThemeParkSeen]):
    id: ClassVar[str] = "dice_theme_park"
    seats: ClassVar[tuple[int, ...]] = (1, 2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    rules_version: ClassVar[int] = 2
    reasons: ClassVar[tuple[str, ...]] = (
        "stars",
        "more-guests",
        "more-money",
        "shared",
        "target-beaten",
        "target-missed",
    )
    moments: ClassVar = {
        "manager": Moment(AttractionOperated, lambda operated: operated.manager),
        "free-attraction": Moment(AttractionBuilt, lambda built: built.from_ == "discards"),
        "understudy": Moment(CardsSwapped, lambda swapped: swapped.seat == 0),
        "exchange": Moment(GuestExchanged, lambda exchanged: exchanged.seat == 0),
        "reroll": Moment(GuestRerolled, lambda rerolled: rerolled.seat == 0),
        "cable-car": Moment(GuestMoved, lambda moved: moved.cable),
        "vip": Moment(VipWelcomed, lambda welcomed: welcomed.seat == 0),
        "goal": Moment(GoalJudged, lambda judged: judged.achieved),
    }
    longest: ClassVar[int] = 2000
    steps: ClassVar[tuple[type[AnyStep], ...]] = (
        opening.Opening,
        opening.ChooseStaff,
        opening.Offer,
        opening.ChooseAdministrator,
        opening.ChooseSkill,
        opening.ChooseFirst,
        rounds.Round,
        planning.Plan,
        planning.SoloCardUp,
        planning.EarlyBird,
        planning.TurnOrder,
        planning.Income,
        welcome.Welcome,
        welcome.Board,
        welcome.Concierge,
        welcome.Chaperone,
        welcome.Doorman,
        expand.Expand,
        expand.Expansion,
        expand.AmenityValue,
        expand.AmenityGuest,
        expand.AmenityBuild,
        improve.Improve,
        improve.Improving,
        improve.Improvement,
        operate.OpenParks,
        operate.Running,
        operate.Operate,
        party.Spare,
        party.Surprise,
        party.Roll,
        party.PipDown,
        party.MoveOn,
        mascots.Pair,
        mascots.Usher,
        mascots.Exchange,
        mascots.Extra,
        upkeep.Upkeep,
        upkeep.Earn,
        upkeep.Objective,
        upkeep.Tidy,
        upkeep.ReturnGuest,
        upkeep.OnesLeave,
        upkeep.Understudy,
        rounds.RoundOver,
        rounds.Goals,
        rounds.PassStaff,
        rounds.NextRound,
        rounds.CountMoney,
        rounds.EndGame,
    )
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    alone: ClassVar[Alone] = ALONE
    state_type = ParkState
    seen_type = ThemeParkSeen

    def why_not_start(self, seats: int, options: Mapping[str, str]) -> str:
        # The solo game has five rounds (p. 19).
        return "why-not-solo-length" if seats == 1 and options["length"] != "full" else ""

    def new_match(self, seats: int, options: Mapping[str, str], seed: int) -> ParkState:
        return lay(seats, options, seed)

    def observe(self, state: ParkState, viewer: Viewer) -> ThemeParkSeen:
        return view.observe(state, viewer)

    def imagine(self, seen: ThemeParkSeen, seat: int, rng: Random) -> ParkState:
        return imagining.imagine(seen, seat, rng)

    def scramble(self, state: ParkState, viewer: Viewer, rng: Random) -> ParkState:
        return imagining.scramble(state, viewer, rng)

    def standings(self, state: ParkState) -> Standings:
        scores = tuple(park.stars for park in state.parks)
        if state.solo:
            won = scores[0] > state.target
            reason = ("target-beaten" if won else "target-missed") if state.over else ""
            return Standings((1 if won else 2,), scores, reason)
        # A tie goes to the most guests, then to the most money, then it is shared (p. 14).
        ranks = [(park.stars, len(park.guests), park.money) for park in state.parks]
        places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
        return Standings(places, scores, self._reason(ranks) if state.over else "")

    def _reason(self, ranks: list[tuple[int, int, int]]) -> str:
        """What settled the first place."""
        best = sorted(ranks, reverse=True)[:2]
        for settled, reason in enumerate(("stars", "more-guests", "more-money")):
            if best[0][settled] != best[1][settled]:
                return reason
        return "shared"

    def check(self, state: ParkState) -> list[str]:
        return checking.check(state)

    def why_not(self, state: ParkState, seat: int, action: Action) -> str:
        if state.over:
            return "why-not-over"
        dear = refusal.price(state.parks[seat], action) > state.parks[seat].money
        return "why-not-money" if dear else "why-not"

    def turn(self, state: ParkState) -> int:
        return max(1, state.round)


GAME = DiceThemePark()
