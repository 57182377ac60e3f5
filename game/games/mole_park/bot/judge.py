"""Judgement of Mole Park: when to cash in, which die, and when the crown is within reach."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.mole_park.bot.odds import (
    crown_chance,
    expected_moles,
    expected_prize,
    left_over,
    settling_moles,
    win_chance,
)
from game.games.mole_park.content import (
    CROWN,
    DIE_OF,
    FACES,
    HAND,
    HOLD,
    MISS,
    MOLE_OF,
    NO_PRIZE,
    PRIZE_DIE,
    PRIZES,
    SEAT_OF,
    STAND_OF,
    STANDS,
    WHACKERS,
    die_id,
    prize_stars,
    stars_of,
)
from game.games.mole_park.rules.state import ParkState
from game.games.mole_park.seen import ParkSeen
from game.kernel.chance import Random
from game.kernel.contract import Action, Options, PickSome
from game.kernel.judge import Judge, Level, Personality, Stakes, any_of
from game.kernel.why import because

__all__ = ["JUDGE", "ParkJudge"]

_MEAN_STARS = 2.31
"""Of a mole card."""

_MEAN_ROLL = 3
_CASHING = (0.0, 0.05, 0.1, 0.2, 0.4, 0.6)
"""How likely somebody is to cash in, by the number of moles held."""

_CASHING_IN: Action = (die_id(PRIZE_DIE),)


class ParkJudge(Judge[ParkState, ParkSeen]):
    personalities: tuple[Personality, ...] = (
        Personality("even", boldness=50),
        Personality("grabber", boldness=15),
        Personality("hoarder", boldness=90),
        Personality("swinger", boldness=60, whim=30),
        Personality("courtier", boldness=50, spite=90),
    )
    # Trying answers out in imagined matches finds nothing here but luck: bots that did so lost
    # nine duels in ten to their own first thoughts.
    way = "felt"

    def policy(
        self, state: ParkState, seat: int, options: Options, rng: Random, personality: Personality
    ) -> Action:
        if isinstance(options, PickSome):
            # The lowest stars go.
            order = sorted(options.items, key=lambda id_: stars_of(MOLE_OF[id_]))[: options.least]
            return tuple(item for item in options.items if item in order)
        word = options[0][0]
        if word == HOLD:
            return self._declare(state, seat, personality)
        if word in DIE_OF:
            return self._choose(state, seat, options, rng, personality)
        if word in STAND_OF:
            return max(options, key=lambda action: _prize_of(state, action))
        if word in SEAT_OF:
            # The king lets those go first who have least.
            return min(options, key=lambda action: _owned(state, action))
        return any_of(options, rng)

    def _declare(self, state: ParkState, seat: int, personality: Personality) -> Action:
        enough = 0.5 - max(0, personality.spite - 50) / 200
        chance = crown_chance(state.moles_worth(seat) + state.prizes_worth(seat), state.crown)
        answered = any(state.declared)
        return (CROWN,) if chance >= enough or (answered and chance > 0) else (HOLD,)

    def _choose(
        self,
        state: ParkState,
        seat: int,
        options: tuple[Action, ...],
        rng: Random,
        personality: Personality,
    ) -> Action:
        holes, rivals = _about(state)
        gains = {die: expected_moles(die, holes, rivals) for die in WHACKERS}
        # People vary; a bot that always took the best die could be counted on.
        weights = [int(1000 * (gains[die] + 0.05) ** 4) + 1 for die in WHACKERS]
        if rng.below(100) < personality.whim:
            weights = [1, 1, 8]
        at, die = rng.below(sum(weights)), WHACKERS[-1]
        for each, weight in zip(WHACKERS, weights, strict=True):
            at -= weight
            if at < 0:
                die = each
                break
        if _CASHING_IN in options and self._ripe(state, seat, max(gains.values()), personality):
            return _CASHING_IN
        return (die_id(die),)

    def _ripe(self, state: ParkState, seat: int, gain: float, personality: Personality) -> bool:
        """Whether one more whack would add too little to what cashing in wins now."""
        tops = [state.top(index) for index in range(len(STANDS))]
        stars = [0 if top == NO_PRIZE else PRIZES[top] for top in tops]
        base = state.moles_worth(seat) + state.prizes_worth(seat)
        left = left_over(tops, _ahead(state, seat, base))
        now = expected_prize(base, tops, stars, left)
        caution = (100 - personality.boldness) / 100
        if win_chance(base, tops, stars, left) < 1.04 - 0.75 * caution:
            return False
        if crown_chance(base + 5, state.crown) > 0 and len(state.hands[seat]) < HAND:
            return False
        room = min(gain, float(HAND - len(state.hands[seat])) + 0.35)
        later = expected_prize(base + round(_MEAN_STARS * room), tops, stars)
        # A prize won now leaves the next rounds free for another.
        return later - now < caution * (0.6 + 0.8 * now)

    def stakes(
        self,
        state: ParkState,
        seat: int,
        options: Sequence[Action],
        personality: Personality,
        level: Level,
    ) -> Stakes | None:
        """Dice are chosen by all at once: hard bots choose as nobody would regret."""
        if not level.rivals or personality.whim or options[0][0] not in DIE_OF:
            return None
        holes, rivals = _about(state)
        gain = max(expected_moles(die, holes, rivals) for die in WHACKERS)
        if _CASHING_IN in options and self._ripe(state, seat, gain, personality):
            return None
        dice = [DIE_OF[action[0]] for action in options]

        def brings(chances: Sequence[float]) -> list[float]:
            given = dict(zip(dice, chances, strict=True))
            found = settling_moles(holes, rivals, {die: given[die] for die in WHACKERS})
            return [-1.0 if die == PRIZE_DIE else found[die] for die in dice]

        return brings

    def slip(
        self, state: ParkState, seat: int, options: Options, rng: Random, personality: Personality
    ) -> Action:
        """A die is just swung, whatever lies in the holes."""
        if isinstance(options, PickSome) or options[0][0] not in DIE_OF:
            return self.policy(state, seat, options, rng, personality)
        return (die_id(rng.choice(WHACKERS)),)

    def reason(self, seen: ParkSeen, seat: int, action: Action) -> str:
        word = action[0] if action else ""
        if word in (CROWN, HOLD):
            return because(f"bot-why-{word}", goal=seen.crown)
        if word in DIE_OF:
            die = DIE_OF[word]
            if die == PRIZE_DIE:
                return because("bot-why-prize")
            holes = [int(face) for face in dict.fromkeys(FACES[die]) if face != MISS]
            return because(f"bot-why-{die}", count=sum(seen.holes[hole - 1] for hole in holes))
        if word in STAND_OF:
            at = STAND_OF[word]
            stand = f"stand-{STANDS[at].id}"
            return because("bot-why-stand", count=PRIZES[seen.tops[at]], stand=stand)
        if word in SEAT_OF:
            return because("bot-why-tie", count=prize_stars(seen.prizes[SEAT_OF[word]]))
        return because("bot-why-discard" if word in MOLE_OF else "bot-why")


def _about(state: ParkState) -> tuple[list[int], int]:
    """Moles by hole, and how many others may whack."""
    return [len(hole) for hole in state.holes], state.seats - 1 - sum(state.declared)


def _ahead(state: ParkState, seat: int, base: int) -> list[tuple[int, float]]:
    """Who may pick before the seat, as far as the number of their moles tells."""
    found = []
    for other in range(state.seats):
        held = len(state.hands[other])
        if other != seat and held and not state.declared[other]:
            reach = state.prizes_worth(other) + round(_MEAN_STARS * held)
            if reach >= base:
                found.append((reach + _MEAN_ROLL, _CASHING[min(held, HAND)]))
    return sorted(found, reverse=True)


def _owned(state: ParkState, order: Action) -> list[int]:
    return [state.prizes_worth(SEAT_OF[id_]) for id_ in order]


def _prize_of(state: ParkState, action: Action) -> int:
    index = STAND_OF.get(action[0])
    return 0 if index is None else PRIZES[state.top(index)]


JUDGE = ParkJudge()
