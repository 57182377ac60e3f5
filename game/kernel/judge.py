"""What a game tells bots about itself: judgement only. How to search is not the game's affair."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from game.kernel.chance import Random
from game.kernel.contract import Action, Options, PickSome, Seen, State

if TYPE_CHECKING:
    from typing_extensions import TypeVar as DefaultVar

__all__ = ["Judge", "Personality", "any_of"]


@dataclass(frozen=True, slots=True)
class Personality:
    """A manner of playing. The numbers mean what the game's Judge makes of them."""

    id: str
    boldness: int = 50
    """0 plays safe, 100 goes for everything."""
    spite: int = 50
    """0 minds its own business, 100 goes for the leader."""
    whim: int = 0
    """How often, in a hundred, it follows a fancy."""


# Like Steps: a Judge that says of what it judges is held to it.
if TYPE_CHECKING:
    S = DefaultVar("S", bound=State, default=Any)
    V = DefaultVar("V", bound=Seen, default=Any)
else:
    S, V = TypeVar("S"), TypeVar("V")


class Judge(Generic[S, V]):
    """Subclass in a game's bot.py. Every method sees an imagined State, never the real one."""

    personalities: tuple[Personality, ...] = (Personality("even"),)
    horizon: int = 40
    """Decisions a bot looks ahead before it judges."""
    effort: int = 100
    """Per cent of a level's nodes this game takes: slow rules ask for fewer."""
    halving: bool = False
    """Whether answers are tried by playouts in the same worlds instead of growing a tree."""
    out_of_question: float = 1e9
    """Opinions so far below the best one need not be tried."""

    def candidates(
        self, state: S, seat: int, options: Options, rng: Random, most: int
    ) -> Sequence[Action]:
        """The answers worth searching, at most so many."""
        if isinstance(options, PickSome):
            return tuple(dict.fromkeys(any_of(options, rng) for _ in range(most)))
        return options

    def policy(
        self, state: S, seat: int, options: Options, rng: Random, personality: Personality
    ) -> Action:
        """A quick sensible answer: what playouts and the greedy baseline do."""
        return any_of(options, rng)

    def opinions(self, state: S, seat: int, options: Sequence[Action]) -> Sequence[float]:
        """How good each answer looks at a glance, in the measure of `value`. Only differences
        count, and only games that try by `halving` are asked."""
        return [0.0] * len(options)

    def tastes(
        self, state: S, seat: int, options: Sequence[Action], personality: Personality
    ) -> Sequence[float]:
        """What a manner likes or dislikes about each answer, in the measure of `value`: it counts
        on top of what the answer comes to. Only games that try by `halving` are asked."""
        return [0.0] * len(options)

    def value(self, state: S, seat: int) -> float:
        """From 0 (lost) to 1 (won), for a State where the search stops or the match is over."""
        raise NotImplementedError

    def own(self, state: S, seat: int) -> float:
        """The same by what the seat itself has, for a level that does not mind the others. Only
        games that try by `halving` are asked."""
        return self.value(state, seat)

    def mixed(
        self,
        seen: V,
        seat: int,
        options: Options,
        rng: Random,
        personality: Personality,
        level: str,
    ) -> Action | None:
        """For games of pure guessing: an answer drawn from a mixed strategy, or None to search."""
        return None

    def reason(self, seen: V, seat: int, action: Action) -> str:
        """The text key of why, told after the match and in hints."""
        return "bot-reason"


def any_of(options: Options, rng: Random) -> Action:
    """A random legal answer. Of a PickSome, every size is equally likely."""
    if not isinstance(options, PickSome):
        return options[(rng.word() * len(options)) >> 64]
    word, more = divmod(rng.word(), options.most - options.least + 1)
    return _some(options.items, options.least + more, word, rng)


_FEW_BITS = 1 << 20
_BITS = tuple(1 << place for place in range(256))


def _some(items: tuple[str, ...], size: int, word: int, rng: Random) -> Action:
    """So many of the items, in their order, all choices equally likely.

    Playouts spend much of their time here: whichever is less is drawn, those taken or those left
    over, and one random word serves for many draws, as long as it lasts.
    """
    count = len(items)
    if count > len(_BITS):
        places = list(range(count))
        rng.shuffle(places)
        return tuple(items[place] for place in sorted(places[:size]))
    left = min(size, count - size)
    mask = 0
    while left:
        if word < _FEW_BITS:
            word = rng.word()
        bit = _BITS[word % count]
        word //= count
        if not mask & bit:
            mask |= bit
            left -= 1
    wanted = size <= count - size
    return tuple(
        [item for item, bit in zip(items, _BITS, strict=False) if (mask & bit > 0) is wanted]
    )
