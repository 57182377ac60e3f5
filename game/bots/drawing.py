"""Answers drawn by chance, and the chances nobody regrets: for what all write down in secret."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.chance import Random
from game.kernel.contract import Action, Options, PickSome
from game.kernel.judge import Mix, Stakes

__all__ = ["drawn", "unregretted"]

_FINE = 10_000
_ROUNDS = 40


def drawn(options: Options, mix: Mix, rng: Random) -> Action:
    """One answer, or so many items of a PickSome, each as likely as its weight."""
    if not isinstance(options, PickSome):
        return options[_place(mix.weights, rng)]
    # Where there is no choice nothing is drawn.
    at = _place([weight for _, weight in mix.sizes], rng) if len(mix.sizes) > 1 else 0
    left, places = list(mix.weights), []
    for _ in range(max(options.least, min(options.most, mix.sizes[at][0]))):
        place = _place(left, rng)
        left[place] = 0
        places.append(place)
    return tuple(options.items[place] for place in sorted(places))


def _place(weights: Sequence[int], rng: Random) -> int:
    at = rng.below(sum(weights))
    for place, weight in enumerate(weights):
        at -= weight
        if at < 0:
            return place
    raise AssertionError(weights)


def unregretted(stakes: Stakes, count: int) -> Mix:
    """How often each of so many answers is to be given when all draw theirs alike.

    Regret matching: again and again the answers are weighed against what the crowd does, and each
    is given as often as it is regretted not to have been given before; the mean of what was done
    is what nobody regrets.
    """
    regret, total, last = [0.0] * count, [0.0] * count, [0.0] * count
    for number in range(_ROUNDS):
        # Taken to go on as it did last, and forgotten when it is made good: so it settles soon.
        ahead = [max(0.0, a + b) for a, b in zip(regret, last, strict=True)]
        some = sum(ahead)
        chances = [each / some for each in ahead] if some else [1 / count] * count
        found = stakes(chances)
        usual = sum(a * b for a, b in zip(chances, found, strict=True))
        last = [each - usual for each in found]
        regret = [max(0.0, a + b) for a, b in zip(regret, last, strict=True)]
        # At first nothing is known and everything is given: the later, the more it counts.
        total = [a + number * b for a, b in zip(total, chances, strict=True)]
    return Mix([round(_FINE * each / sum(total)) for each in total])
