"""What a game tells bots about itself: judgement only. How to search is not the game's affair."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeAlias, TypeVar

from game.kernel.chance import Random
from game.kernel.contract import Action, Game, Options, PickSome, Seen, State

if TYPE_CHECKING:
    from typing_extensions import TypeVar as DefaultVar

__all__ = ["Judge", "Level", "Mix", "Personality", "RulesAlone", "Stakes", "any_of"]


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
    haste: int = 0
    """How much oftener than others of its level, in a hundred, it answers without thinking."""


@dataclass(frozen=True, slots=True)
class Level:
    """How hard a bot tries. All is counted and nothing timed: a match replays exactly."""

    id: str
    slips: int
    """How often, in a hundred, it settles for its first sensible thought."""
    decisions: int
    """Of imagined matches, spent on one of its own. With none it goes by its first look."""
    breadth: int
    """Answers it tries."""
    trust: int = 0
    """For how many tried worlds a first look counts; none for whom the last thing tried sways."""
    rivals: bool = False
    """Whether it grudges others what they get, or looks no further than its own."""
    notices: int = 0
    """Of all it could do it sees but so many answers, any of them; 0 for all."""
    margin: float = 1e9
    """What looks so much worse than the best, in the measure of `value`, is not tried."""
    width: int = 0
    """How many ways of going on with a turn are followed; 0 looks no further than one answer."""
    probe: int = 0
    """The same, where turns are imagined only to weigh something else."""
    helps: int = 1
    """Helps it thinks of together to make one thing possible."""


@dataclass(frozen=True, slots=True)
class Mix:
    """Answers drawn by weight, so that nobody can count on one."""

    weights: Sequence[int]
    """By answer; of a PickSome by item, all of which are different."""
    sizes: Sequence[tuple[int, int]] = ()
    """Of a PickSome: how many items, and the weight of taking so many."""


Way: TypeAlias = Literal["tried", "weighed", "felt"]
Stakes: TypeAlias = Callable[[Sequence[float]], Sequence[float]]
"""For an answer given in secret by many at once: what each answer brings to one who gives it, when
the others draw theirs with these chances."""


# Like Steps: a Judge that says of what it judges is held to it.
if TYPE_CHECKING:
    S = DefaultVar("S", bound=State, default=Any)
    V = DefaultVar("V", bound=Seen, default=Any)
else:
    S, V = TypeVar("S"), TypeVar("V")


class Judge(Generic[S, V]):
    """Subclass in a game's bot. What is given decides how a question is thought about: what is
    drawn from a mix needs no thought; for everything else there is the game's way.
    """

    personalities: tuple[Personality, ...] = (Personality("even"),)
    way: Way = "tried"
    """In imagined matches; or weighed by what is seen; or felt, as first thoughts have it."""
    horizon: int = 1_000_000
    """No playout goes on for more decisions."""

    def mixed(
        self, seen: V, seat: int, options: Options, personality: Personality, level: Level
    ) -> Mix | None:
        """For pure guessing: how often each answer is given."""
        return None

    def stakes(
        self, state: S, seat: int, options: Sequence[Action], personality: Personality, level: Level
    ) -> Stakes | None:
        """Where answers are felt, but all give theirs at once and what they bring can be reckoned:
        then nobody is to regret an answer."""
        return None

    def weighed(
        self, seen: V, seat: int, options: Sequence[Action], personality: Personality, level: Level
    ) -> Sequence[float]:
        """What each answer is worth, by what is seen: the best is given."""
        raise NotImplementedError

    def candidates(
        self, state: S, seat: int, options: Options, rng: Random, most: int
    ) -> Sequence[Action]:
        """The answers worth a look; of a PickSome, at most so many."""
        if isinstance(options, PickSome):
            return tuple(dict.fromkeys(any_of(options, rng) for _ in range(most)))
        return options

    def policy(
        self, state: S, seat: int, options: Options, rng: Random, personality: Personality
    ) -> Action:
        """A quick sensible answer: what playouts do, and who gives the matter no thought."""
        return any_of(options, rng)

    def slip(
        self, state: S, seat: int, options: Options, rng: Random, personality: Personality
    ) -> Action:
        """What a level answers that slips."""
        return self.policy(state, seat, options, rng, personality)

    def opinions(
        self, state: S, seat: int, options: Sequence[Action], width: int
    ) -> Sequence[float] | None:
        """How good each answer looks at a glance, in the measure of `value`: only differences
        count. None for who cannot tell but by what the turn can come to."""
        return None

    def tastes(
        self, state: S, seat: int, options: Sequence[Action], personality: Personality
    ) -> Sequence[float]:
        """What a manner likes or dislikes about each answer, in the measure of `value`: it counts
        on top of what the answer comes to."""
        return [0.0] * len(options)

    def rests(self, state: S, seat: int, began: S) -> bool:
        """Whether a playout that began there may stop here: never before the end, unless the game
        knows better, for what lies open half way through a match misleads."""
        return False

    def value(self, state: S, seat: int, personality: Personality, level: Level) -> float:
        """How a seat that tries answers stands where that ends, or the match: only differences
        count."""
        raise NotImplementedError

    def reason(self, seen: V, seat: int, action: Action) -> str:
        """Why (`kernel.why`), told in hints, and to all once the answer has come to light."""
        return "bot-why"


class RulesAlone(Judge):
    """Who knows a game by its rules and nothing else: a new game's first bot.

    First thoughts are any thoughts; a match is worth the rivals left behind, or the lead in points.
    """

    horizon = 120

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game

    def value(self, state: Any, seat: int, personality: Personality, level: Level) -> float:
        standings = self.game.standings(state)
        mine, rivals = standings.places[seat], max(1, state.seats - 1)
        behind = sum([(place > mine) + (place == mine) / 2 for place in standings.places])
        beaten: float = (behind - 0.5) / rivals
        if state.over:
            return beaten
        scores = standings.scores
        best = max((score for other, score in enumerate(scores) if other != seat), default=0)
        lead: float = (scores[seat] - best) / (1 + max(map(abs, scores)))
        return 0.5 + 0.3 * max(-1.0, min(1.0, lead)) + 0.1 * (beaten - 0.5)


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
