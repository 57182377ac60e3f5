"""Judgement of Whakka Mole: how many moles, which holes, which hole to whack.

Nothing can be foreseen in a turn that all write at once, so bots do not search: they draw from
mixed strategies. The number of moles follows the balance expected of a turn; the levels differ in
how near they come to it, and whether they have habits or see through them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from game.games.whakka_mole.content import GOAL, HIT, hole_of, holes, keyed
from game.games.whakka_mole.rules.state import WhakkaState, left_of
from game.games.whakka_mole.seen import WhakkaSeen
from game.kernel.chance import Random
from game.kernel.contract import Action, Options, PickSome
from game.kernel.judge import Judge, Level, Mix, Personality, any_of
from game.kernel.why import because

__all__ = ["JUDGE", "WhakkaJudge", "best_count"]

_HABITS = {"easy": (60, 100), "normal": (100, 25)}
"""The weight of a hole not used last turn, and of one that was, when moles are placed: Easy likes
to stay where it is, Normal runs away."""

_AIMS = {"easy": (100, 100), "normal": (100, 180)}
"""Likewise for the whack: Easy aims anywhere, Normal where moles were. Hard reads the papers."""


def best_count(holes: int, seats: int) -> int:
    """The number of moles with the best balance in one turn.

    k moles are hit with chance k/holes: then they count nothing and the whacker gains a hit, which
    sets the seat back against each of its rivals by its share of that hit.
    """
    rivals = seats - 1

    def balance(count: int) -> int:
        return rivals * count * (holes - count) - HIT * count

    return max(range(1, holes + 1), key=balance)


class WhakkaJudge(Judge[WhakkaState, WhakkaSeen]):
    personalities: tuple[Personality, ...] = (
        Personality("even", boldness=50),
        Personality("bold", boldness=85),
        Personality("shy", boldness=15),
        Personality("homebody", boldness=45, whim=-60),
        Personality("wanderer", boldness=55, whim=60),
    )
    way = "felt"

    def policy(
        self, state: WhakkaState, seat: int, options: Options, rng: Random, personality: Personality
    ) -> Action:
        if isinstance(options, PickSome):
            count = min(options.most, best_count(state.holes, state.seats) + rng.below(2))
            return any_of(replace(options, least=count, most=count), rng)
        return any_of(options, rng)

    def mixed(
        self,
        seen: WhakkaSeen,
        seat: int,
        options: Options,
        personality: Personality,
        level: Level,
    ) -> Mix:
        if isinstance(options, PickSome):
            places = _places(seen, seat, personality, level.id)
            return Mix(places, _counts(seen, seat, personality, level.id))
        return Mix(_aims(seen, seat, options, level.id))

    def reason(self, seen: WhakkaSeen, seat: int, action: Action) -> str:
        if not seen.mine:
            count, best = len(action), best_count(seen.holes, len(seen.sheets))
            if count > best:
                return because("bot-why-greedy", count=count)
            return because("bot-why-careful" if count < best else "bot-why-balance", count=count)
        hole = hole_of(action[0])
        known = seen.sheets[left_of(seat, len(seen.sheets))].popup
        word = "first" if not known else "again" if hole in known else "moved"
        return because(f"bot-why-{word}", key=keyed(hole, seen.holes))


def _counts(
    seen: WhakkaSeen, seat: int, personality: Personality, level: str
) -> list[tuple[int, int]]:
    """Numbers of moles, each with its weight."""
    best = best_count(seen.holes, len(seen.sheets))
    lean = (personality.boldness - 50) * seen.holes // 350
    if level == "easy":
        return [(1 + more + lean, 1) for more in range(seen.holes * 9 // 10)]
    if level == "normal":
        return [(best + more + lean, 1) for more in (-1, 0, 1, 2)]
    mine = seen.sheets[seat].score
    rival = max(sheet.score for other, sheet in enumerate(seen.sheets) if other != seat)
    behind = rival - mine
    if rival + best >= GOAL and behind > 0:
        # The match may end this turn: what does not catch up is worth nothing.
        return [(max(best, min(behind + 1, seen.holes * 7 // 10)), 1)]
    if mine + 1 >= GOAL and behind < -HIT:
        return [(1, 1)]
    # A bold bot leans one way now and then; always would be a gift.
    leans = min(100, abs(lean) * 40)
    return [(best + (1 if lean > 0 else -1), leans), (best, 100 - leans)]


def _places(seen: WhakkaSeen, seat: int, personality: Personality, level: str) -> list[int]:
    sheet = seen.sheets[seat]
    if level == "hard":
        # Where the whacker tends not to aim; but never so surely that it could be turned around.
        hunter = (seat - 1) % len(seen.sheets)
        aimed_used, aimed_fresh = _whacks(seen, hunter, seat)
        fresh, used = 100 + 100 * aimed_used // (aimed_used + aimed_fresh), 100
        used += 100 * aimed_fresh // (aimed_used + aimed_fresh)
    else:
        fresh, used = _HABITS[level]
    used = max(5, used - personality.whim * used // 100)
    # A stubborn mole earns double, which is worth staying for as often as not.
    dear = 2 if seen.stubborn and level != "easy" else 1
    return [
        used * dear if hole in sheet.up else used if hole in sheet.popup else fresh
        for hole in holes(seen.holes)
    ]


def _aims(seen: WhakkaSeen, seat: int, options: Sequence[Action], level: str) -> list[int]:
    owner = left_of(seat, len(seen.sheets))
    target = seen.sheets[owner]
    if level == "hard":
        stays, moves = _stays(seen, owner)
        # The third power: nearly always the likelier kind of hole, yet never quite.
        used, fresh = stays**3, moves**3
    else:
        fresh, used = _AIMS[level]
    return [used if hole_of(option[0]) in target.popup else fresh for option in options]


_LATELY = 12
"""How many turns back a habit counts."""


def _stays(seen: WhakkaSeen, owner: int) -> tuple[int, int]:
    """Per mille, how often a hole that was listed is listed again, and one that was not is."""
    paper = seen.papers[owner][-_LATELY:]
    # What people do before anything is known of them: they would rather move.
    again, could_again, anew, could_anew = 2, 10, 4, 12
    for before, after in pairwise(paper):
        stayed = len(set(before.popup) & set(after.popup))
        again += stayed
        could_again += len(before.popup)
        anew += len(after.popup) - stayed
        could_anew += seen.holes - len(before.popup)
    return 1000 * again // could_again, 1000 * anew // max(1, could_anew)


def _whacks(seen: WhakkaSeen, hunter: int, owner: int) -> tuple[int, int]:
    """Per mille for one hole, how often it is aimed at if its owner had listed it, and if not."""
    aims, paper = seen.papers[hunter][-_LATELY:], seen.papers[owner][-_LATELY:]
    used, could_used, fresh, could_fresh = 1, 10, 1, 10
    for before, aim in zip(paper, aims[1:], strict=False):
        if aim.whack in before.popup:
            used += 1
        else:
            fresh += 1
        could_used += len(before.popup)
        could_fresh += seen.holes - len(before.popup)
    return 1000 * used // could_used, 1000 * fresh // max(1, could_fresh)


JUDGE = WhakkaJudge()
