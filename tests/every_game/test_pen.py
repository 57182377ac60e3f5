"""What is compared by the quick pen is compared as exactly as by the codec."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, is_dataclass
from typing import Any, ClassVar, get_args

import pytest

from game import catalogue
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.codec import Codec
from game.kernel.contract import Game, State, Step
from game.kernel.fields import Part
from game.kernel.judge import any_of
from game.kernel.reading import hints_of, is_hex
from tests.every_game.pen import stands
from tests.every_game.promises import text
from tests.every_game.seating import settings
from tests.every_game.violation import Violation


def _match(game: Game[Any, Any], seed: int, most: int = 60) -> Iterator[Any]:
    """A match's states, each the same object."""
    rng = Random(seed)
    seats, options = settings(game)[seed % len(settings(game))]
    state = play.start(game, seats, options, seed)
    while not state.over and most:
        yield state
        seat = rng.choice(play.asked(state))
        play.act(state, seat, any_of(play.legal(state, seat), rng))
        most -= 1


@pytest.mark.parametrize("name", catalogue.GAMES)
def test_what_the_codec_tells_apart_the_pen_does_and_nothing_else(name: str) -> None:
    game = catalogue.game(name)
    codec = Codec(game.steps, game.events)
    seen = []
    for state in _match(game, 7):
        things = [state.clone(), *(game.observe(state, viewer) for viewer in (None, 0))]
        seen += [(text(codec.dump(each)), stands(each)) for each in things]
        loaded = codec.load(game.state_type, codec.dump(state))
        assert stands(loaded) == stands(state)
    for said, stood in seen:
        for other, there in seen[:40]:
            assert (said == other) is (stood == there)


@pytest.mark.parametrize("name", catalogue.GAMES)
def test_nothing_is_where_the_pen_does_not_look(name: str) -> None:
    """It leaves out names that begin with a line, and tells steps apart in the stacks alone."""
    game = catalogue.game(name)
    for cls in _classes([game.state_type, game.seen_type, *game.steps, *game.events]):
        hints = hints_of(cls)
        assert not [each for each in hints if each.startswith("_")]
        kit = issubclass(cls, State | Part)
        stacks = {"todo", "lanes"} if issubclass(cls, State) else set()
        for field, hint in hints.items():
            inside = list(_inside(hint))
            assert kit or not any(map(is_hex, inside)), f"{cls.__name__}.{field} is too wide"
            steps = any(isinstance(each, type) and issubclass(each, Step) for each in inside)
            assert field in stacks or not steps, f"{cls.__name__}.{field} holds a step"


def _inside(hint: Any) -> Iterator[Any]:
    yield hint
    for each in get_args(hint):
        yield from _inside(each)


def _classes(some: list[Any]) -> set[type]:
    """These, and all that they hold."""
    found: set[type] = set()
    while some:
        for each in _inside(some.pop()):
            kept = is_dataclass(each) or (
                isinstance(each, type)
                and (issubclass(each, State | Part) or hasattr(each, "_fields"))
            )
            if isinstance(each, type) and kept and each not in found:
                found.add(each)
                some += hints_of(each).values()
    return found


@dataclass(frozen=True, slots=True)
class _Left(Step):
    kind: ClassVar[str] = "left"
    seat: int


@dataclass(frozen=True, slots=True)
class _Right(Step):
    kind: ClassVar[str] = "right"
    seat: int


def test_steps_of_other_kinds_and_numbers_of_other_kinds_differ() -> None:
    game = catalogue.game("whakka_mole")
    state = next(_match(game, 1))
    one, other = state.clone(), state.clone()
    one.todo, other.todo = [_Left(1)], [_Right(1)]
    assert stands(one) != stands(other)
    other.todo = [_Left(True)]
    assert stands(one) != stands(other)
    one.todo = other.todo = []
    one.rng, other.rng = 1 << 200, (1 << 200) + 1
    assert stands(one) != stands(other)


def test_what_came_in_another_order_stands_the_same() -> None:
    assert stands({2: "b", 1: "a"}) == stands({1: "a", 2: "b"})
    assert stands({1: ["a", "b"]}) != stands({1: ["b", "a"]})
    with pytest.raises(Violation):
        stands({1: object()})
