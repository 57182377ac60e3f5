"""Looking ahead: likely answers are tried in imagined matches until one's next turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.games.topoum.bot.appeal import HOPELESS
from game.games.topoum.bot.policy import first_thought, glances, quick_gain
from game.games.topoum.bot.worth import cards_worth
from game.games.topoum.rules.state import TopoumState
from game.games.topoum.rules.turn import Act
from game.games.topoum.seen.imagining import imagine
from game.games.topoum.seen.view import TopoumSeen
from game.kernel.chance import Random
from game.kernel.contract import Action, PickSome
from game.kernel.judge import Personality, any_of
from game.kernel.play import asked, legal, listing, take

__all__ = ["EFFORTS", "Effort", "think"]


@dataclass(frozen=True, slots=True)
class Effort:
    wide: int
    """Ways of going on that are looked at for a second mole and a third."""
    breadth: int
    """Answers tried."""
    margin: float
    """So many medals behind the best at a glance, an answer is not tried any more."""
    worlds: int
    """Matches imagined in each round, after which the worse half is dropped."""


EFFORTS: dict[str, Effort] = {
    "normal": Effort(wide=0, breadth=4, margin=4.0, worlds=1),
    "hard": Effort(wide=2, breadth=12, margin=9.0, worlds=5),
}
_NEXT = 0.7
"""What a medal of one's next turn is worth now."""
_ENOUGH = 40
"""No playout goes on for more decisions."""


def think(seen: TopoumSeen, seat: int, manner: Personality, effort: Effort, rng: Random) -> Action:
    world = imagine(seen, seat, rng)
    options = legal(world, seat)
    if isinstance(options, PickSome):
        return any_of(options, rng)
    alive = _likeliest(world, seat, options, effort, rng)
    totals = dict.fromkeys(alive, 0.0)
    while len(alive) > 1:
        for _ in range(effort.worlds):
            world, luck = imagine(seen, seat, rng), rng.word()
            for action in alive:
                totals[action] += _tried(world, seat, action, luck, manner)
        # Sorting keeps the likelier first where two did equally well.
        alive = sorted(alive, key=lambda action: -totals[action])[: (len(alive) + 1) // 2]
    return alive[0]


def _likeliest(
    world: TopoumState, seat: int, options: Sequence[Action], effort: Effort, rng: Random
) -> list[Action]:
    shuffled = list(options)
    rng.shuffle(shuffled)
    liked = dict(zip(shuffled, glances(world, seat, shuffled, wide=effort.wide), strict=True))
    order = sorted(shuffled, key=lambda action: -liked[action])
    worst = max(liked[order[0]] - effort.margin, HOPELESS)
    return [action for action in order[: effort.breadth] if liked[action] >= worst]


def _tried(world: TopoumState, seat: int, action: Action, luck: int, manner: Personality) -> float:
    """Medals ahead when it is one's turn again, everybody following first thoughts."""
    state, rng = world.clone(), Random(luck)
    begun = state.turn
    take(state, seat, action)
    for _ in range(_ENOUGH):
        if state.over:
            return _ahead(state, seat, 0.0, manner)
        mover = asked(state)[0]
        options = listing(legal(state, mover))
        if mover == seat and state.turn > begun and isinstance(state.todo[-1], Act):
            return _ahead(state, seat, quick_gain(state, seat, options), manner)
        take(state, mover, first_thought(state, mover, options, rng))
    return _ahead(state, seat, 0.0, manner)


def _ahead(state: TopoumState, seat: int, to_come: float, manner: Personality) -> float:
    worth = [float(medals) for medals in state.medals]
    if not state.over:
        for each, cards in enumerate(cards_worth(state)):
            worth[each] += cards
    mine = worth[seat] + _NEXT * to_come
    rivals = sorted(worth[:seat] + worth[seat + 1 :], reverse=True)
    # The best rival counts most; the others a little.
    rest = sum(rivals[1:]) / (4 * len(rivals))
    spite = 0.5 + manner.spite / 100
    return mine - spite * (rivals[0] + rest)
