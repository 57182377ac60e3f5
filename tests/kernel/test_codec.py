"""Plain data out of typed objects and back; what does not fit is refused with a reason."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.kernel.codec import Codec, canonical, digest
from game.kernel.contract import Given, Hex, State, Step, Tell, begin
from game.kernel.event import row
from game.kernel.reading import Unreadable


class Card(NamedTuple):
    colour: str
    up: bool


@dataclass(frozen=True, slots=True)
class Pile:
    cards: tuple[Card, ...]
    owner: int | None = None


@dataclass(frozen=True, slots=True)
class Turn(Step):
    kind: ClassVar[str] = "turn"
    pile: Pile
    path: tuple[str, ...] = ()

    def resolve(self, state: Any, given: Given, tell: Tell) -> Sequence[Step]:
        return ()


class Garden(State):
    __slots__ = ("names", "pair", "piles", "seed")

    piles: dict[str, list[Pile]]
    pair: tuple[int, str]
    names: dict[int, str | None]
    seed: Hex

    def clone(self) -> Garden:
        raise AssertionError


CODEC = Codec([Turn])


def garden() -> Garden:
    state = Garden()
    pile = Pile((Card("red", up=True), Card("blue", up=False)), 1)
    begin(state, 2, (1 << 64) - 1, (Turn(pile, ("a", "b")), Turn(Pile(()))))
    state.sealed = {1: (("x",), ("y", "z"))}
    state.lanes = {0: [Turn(pile)]}
    state.piles = {"north": [pile], "south": []}
    state.pair = (3, "three")
    state.names = {7: "seven", -8: None}
    state.seed = 1 << 200
    return state


def test_out_and_back_through_json() -> None:
    plain = CODEC.dump(garden())
    again = CODEC.load(Garden, json.loads(canonical(plain)))
    assert CODEC.dump(again) == plain
    assert again.todo == garden().todo
    assert again.piles["north"][0].cards[0] == Card("red", up=True)
    assert type(again.piles["north"][0].cards[0]) is Card
    assert again.names == {7: "seven", -8: None}
    assert again.sealed == garden().sealed
    assert plain["rng"] == "0xffffffffffffffff"
    assert plain["todo"][0] == {"step": "turn", "pile": {"cards": [], "owner": None}, "path": []}


@row
class Fallen(NamedTuple):
    seat: int
    card: Card


def test_a_row_is_written_without_its_names() -> None:
    codec = Codec()
    rows = (Fallen(1, Card("red", up=True)), Fallen(0, Card("blue", up=False)))
    plain = codec.dump(rows)
    assert plain == [[1, codec.dump(Card("red", up=True))], [0, codec.dump(Card("blue", up=False))]]
    assert codec.load(tuple[Fallen, ...], plain) == rows
    with pytest.raises(Unreadable, match="2 entries belong here"):
        codec.load(Fallen, [1])


def test_equal_data_equal_digest_whatever_its_order() -> None:
    assert digest({"a": 1, "b": [2]}) == digest({"b": [2], "a": 1})
    assert digest({"a": 1}) != digest({"a": 2})
    assert digest({"a": "é"}) == digest(json.loads('{"a": "\\u00e9"}'))
    with pytest.raises(ValueError, match="JSON"):
        canonical(float("nan"))


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        (("seats",), "2", "seats: a whole number belongs here"),
        (("seats",), True, "seats: a whole number belongs here"),
        (("seats",), 1 << 63, "seats: the number is too large"),
        (("seats",), 2.0, "seats: a whole number belongs here"),
        (("rng",), "ff", "rng: a hexadecimal word belongs here"),
        (("rng",), "0x" + "f" * 99, "rng: a hexadecimal word belongs here"),
        (("rng",), "0xno", "rng: a hexadecimal word belongs here"),
        (("rng",), 7, "rng: a hexadecimal word belongs here"),
        (("todo",), {}, "todo: a list belongs here"),
        (("todo", 0), {"step": "jump"}, "todo[0]: no such step"),
        (("todo", 0), {"step": ["turn"]}, "todo[0]: no such step"),
        (("todo", 0), None, "todo[0]: no such step"),
        (("todo", 0, "path"), [1], "path[0]: a word belongs here"),
        (("todo", 0, "pile"), [], "pile: a Pile belongs here"),
        (("todo", 1, "pile", "cards", 0), ["red", True], "a Card belongs here"),
        (("todo", 1, "pile", "cards", 0, "up"), 1, "up: yes or no belongs here"),
        (("todo", 1, "pile", "owner"), "me", "owner: a whole number belongs here"),
        (("piles",), [], "piles: named entries belong here"),
        (("piles", "north", 0), None, "a Pile belongs here"),
        (("pair",), [3], "pair: 2 entries belong here"),
        (("pair",), ["three", 3], "pair[0]: a whole number belongs here"),
        (("names",), {"seven": "x"}, "'seven' is not a number"),
        (("names",), {"7" * 30: "x"}, "is not a number"),
        (("names", "7"), 7, "names.7: a word belongs here"),
        (("sealed", "1"), [["x"], "y"], "sealed.1[1]: a list belongs here"),
        (("extra",), 1, "'extra' does not belong here"),
    ],
)
def test_what_does_not_fit_is_refused_with_where_and_why(
    path: tuple[Any, ...], value: Any, reason: str
) -> None:
    plain = CODEC.dump(garden())
    at = plain
    for name in path[:-1]:
        at = at[name]
    at[path[-1]] = value
    with pytest.raises(Unreadable) as refused:
        CODEC.load(Garden, plain)
    assert reason in str(refused.value)
    assert len(str(refused.value)) < 200


def test_what_is_missing_is_named() -> None:
    for name in CODEC.dump(garden()):
        plain = CODEC.dump(garden())
        del plain[name]
        with pytest.raises(Unreadable, match=f"{name!r} is missing"):
            CODEC.load(Garden, plain)


def test_what_has_a_default_may_be_younger_than_what_is_read() -> None:
    plain = CODEC.dump(Pile((Card("red", up=True),), 1))
    assert isinstance(plain, dict)
    del plain["owner"]
    assert CODEC.load(Pile, plain) == Pile((Card("red", up=True),))
    del plain["cards"]
    with pytest.raises(Unreadable, match="'cards' is missing"):
        CODEC.load(Pile, plain)


def test_nothing_is_written_that_could_not_be_read() -> None:
    """A set has no order, a float no place, an object of another kind no reader."""
    for stranger in ({1, 2}, 1.5, object(), b"bytes"):
        with pytest.raises(TypeError, match="has no place in a state"):
            CODEC.dump([stranger])
    with pytest.raises(Unreadable, match="no reader"):
        CODEC.load("word", 1)


def test_too_deep_is_refused() -> None:
    deep: Any = {"step": "turn"}
    hint: Any = int
    for _ in range(80):
        hint = list[hint]
    for _ in range(80):
        deep = [deep]
    with pytest.raises(Unreadable, match="nested too deep"):
        CODEC.load(hint, deep)


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=12,
)


@given(name=st.sampled_from(sorted(CODEC.dump(garden()))), value=_JSON)
def test_anything_is_either_read_or_refused(name: str, value: Any) -> None:
    plain = CODEC.dump(garden())
    plain[name] = value
    try:
        loaded = CODEC.load(Garden, plain)
    except Unreadable:
        return
    assert CODEC.dump(CODEC.load(Garden, CODEC.dump(loaded))) == CODEC.dump(loaded)
