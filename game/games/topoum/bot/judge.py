"""Judgement of Topoum: whole turns weighed by their medals, tables by who is ahead."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.topoum.bot.policy import first_thought, glances
from game.games.topoum.bot.thinking import EFFORTS, think
from game.games.topoum.bot.worth import at_once, cards_worth
from game.games.topoum.content.ids import is_mole
from game.games.topoum.content.words import DONE, ENTER, RANSOM, Phase
from game.games.topoum.rules.state import TopoumState
from game.games.topoum.seen.imagining import imagine
from game.games.topoum.seen.view import TopoumSeen
from game.kernel.chance import Random
from game.kernel.contract import Action, Options, PickSome
from game.kernel.judge import Judge, Personality, any_of

__all__ = ["JUDGE", "TopoumJudge"]

_PLACING: tuple[Phase, ...] = (
    "first-barracks",
    "first-mole",
    "law-two",
    "place-dynamite",
    "choose-part",
)
_EASY_SEES = 5
"""An easy bot notices so many of the things it could do."""


class TopoumJudge(Judge[TopoumState, TopoumSeen]):
    personalities: tuple[Personality, ...] = (
        Personality("even", boldness=50),
        Personality("lookout", boldness=30, spite=10),
        Personality("bruiser", boldness=60, spite=95),
        Personality("hothead", boldness=80, whim=15),
    )

    def mixed(
        self,
        seen: TopoumSeen,
        seat: int,
        options: Options,
        rng: Random,
        personality: Personality,
        level: str,
    ) -> Action | None:
        if isinstance(options, PickSome) or rng.below(100) < personality.whim // 3:
            return any_of(options, rng)
        if level in EFFORTS:
            return think(seen, seat, personality, EFFORTS[level], rng)
        # Easy: the best of the few things it notices.
        world = imagine(seen, seat, rng)
        noticed = self.candidates(world, seat, options, rng, _EASY_SEES)
        liked = glances(world, seat, noticed, wide=0)
        return max(zip(liked, noticed, strict=True))[1]

    def candidates(
        self, state: TopoumState, seat: int, options: Options, rng: Random, most: int
    ) -> Sequence[Action]:
        if isinstance(options, PickSome) or len(options) <= most:
            return super().candidates(state, seat, options, rng, most)
        shuffled = list(options)
        rng.shuffle(shuffled)
        return shuffled[:most]

    def policy(
        self, state: TopoumState, seat: int, options: Options, rng: Random, personality: Personality
    ) -> Action:
        if isinstance(options, PickSome) or rng.below(100) < personality.whim:
            return any_of(options, rng)
        return first_thought(state, seat, options, rng)

    def value(self, state: TopoumState, seat: int) -> float:
        worth = [at_once(state, each) for each in range(state.seats)]
        if not state.over:
            worth = [a + b for a, b in zip(worth, cards_worth(state), strict=True)]
        rival = max(worth[:seat] + worth[seat + 1 :])
        return max(0.0, min(1.0, 0.5 + (worth[seat] - rival) / 240))

    def opinions(self, state: TopoumState, seat: int, options: Sequence[Action]) -> Sequence[float]:
        return glances(state, seat, options, wide=0)

    def reason(self, seen: TopoumSeen, seat: int, action: Action) -> str:
        if action[0] in (RANSOM, DONE):
            return f"bot-reason-{action[0]}"
        if len(action) == 1 and seen.step in _PLACING:
            return "bot-reason-place"
        outlook = seen.foresee(action)
        if outlook.more > 0:
            return "bot-reason-lines"
        if len(outlook.casualties) > outlook.own_losses or outlook.destroyed:
            return "bot-reason-strike"
        if outlook.medals > 0:
            return "bot-reason-guard"
        if action[0] == ENTER:
            return "bot-reason-enter"
        return "bot-reason-march" if is_mole(action[0]) else "bot-reason-grow"


JUDGE = TopoumJudge()
