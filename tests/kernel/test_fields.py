"""What a State declares, once: its slots, its clones, what is seen of it, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, NamedTuple, NewType, TypeAlias

import pytest

from game.kernel import fields
from game.kernel.chance import Random
from game.kernel.codec import Codec, canonical
from game.kernel.contract import Seen, State, begin
from game.kernel.fields import Part, each, hidden, own, owned, public
from game.kernel.sight import seen_by, thawed

Card = NewType("Card", str)
Make: TypeAlias = Callable[..., Callable[..., object]]


class Suit(StrEnum):
    RED = "red"
    BLUE = "blue"


class Throw(NamedTuple):
    die: str
    face: int


class Plot(Part):
    size: int = public()
    beds: list[list[Card]] = public()
    seeds: list[Card] = owned(seeds=own, count=len)


def top(pile: list[Card]) -> str:
    return pile[-1] if pile else ""


class Shed(State):
    round: int = public()
    suit: Suit = public()
    way: Literal["up", "down"] = public(later="up")
    throws: list[Throw] = public()
    prizes: list[list[Card]] = public()
    at: dict[str, list[int]] = public()
    deck: list[Card] = hidden(deck=len, top=top)
    hands: list[list[Card]] = owned(hand=own, hands=each(len))
    plots: list[Plot] = public()


@dataclass(frozen=True, slots=True)
class PlotSeen:
    size: int
    beds: tuple[tuple[Card, ...], ...]
    seeds: tuple[Card, ...]
    count: int


@dataclass(frozen=True, slots=True)
class ShedSeen(Seen):
    round: int
    suit: Suit
    way: Literal["up", "down"]
    throws: tuple[Throw, ...]
    prizes: tuple[tuple[Card, ...], ...]
    at: Mapping[str, tuple[int, ...]]
    deck: int
    top: str
    hand: tuple[Card, ...]
    hands: tuple[int, ...]
    plots: tuple[PlotSeen, ...]
    picker: int


def plot(size: int, card: str) -> Plot:
    made = Plot()
    made.size, made.beds, made.seeds = size, [[Card(card)]], [Card(f"{card}.seed")]
    return made


def shed() -> Shed:
    state = Shed()
    begin(state, 2, 7, ())
    state.round, state.suit, state.way = 3, Suit.BLUE, "down"
    state.throws = [Throw("d6", 4)]
    state.prizes = [[Card("a")], []]
    state.at = {"north": [1, 2]}
    state.deck = [Card("x"), Card("y")]
    state.hands = [[Card("p")], [Card("q"), Card("r")]]
    state.plots = [plot(2, "b"), plot(3, "c")]
    state.sealed = {1: (("q",),)}
    return state


def test_slots_follow_from_the_declaration() -> None:
    state = shed()
    assert not hasattr(state, "__dict__")
    with pytest.raises(AttributeError):
        state.rond = 4  # type: ignore[attr-defined]


def test_a_clone_shares_nothing_that_changes() -> None:
    state, codec = shed(), Codec()
    before = canonical(codec.dump(state))
    other = state.clone()
    assert type(other) is Shed
    assert canonical(codec.dump(other)) == before
    other.round += 1
    other.throws.append(Throw("d6", 1))
    other.prizes[1].append(Card("c"))
    other.at["north"].append(3)
    other.hands[0].clear()
    other.plots[0].beds[0].clear()
    other.plots[0].size = 9
    other.sealed.clear()
    other.lanes[0] = []
    assert canonical(codec.dump(state)) == before


def test_what_is_seen_follows_from_the_declaration() -> None:
    state = shed()
    seen = seen_by(ShedSeen, state, 1, picker=4)
    assert seen == ShedSeen(
        viewer=1, asked=(), step="", mine=(("q",),), round=3, suit=Suit.BLUE, way="down",
        throws=(Throw("d6", 4),), prizes=((Card("a"),), ()), at={"north": (1, 2)}, deck=2, top="y",
        hand=(Card("q"), Card("r")), hands=(1, 2), picker=4, plots=(
            PlotSeen(2, ((Card("b"),),), (), 1), PlotSeen(3, ((Card("c"),),), (Card("c.seed"),), 1),
        ),
    )  # fmt: skip
    public_eye = seen_by(ShedSeen, state, None, picker=4)
    assert (public_eye.hand, public_eye.mine, public_eye.hands) == ((), (), (1, 2))
    assert [each.seeds for each in public_eye.plots] == [(), ()]
    state.plots[1].beds[0].append(Card("w"))
    state.prizes[0].append(Card("z"))
    state.at["north"].append(9)
    assert (seen.prizes, seen.at) == (((Card("a"),), ()), {"north": (1, 2)})
    assert seen.plots[1].beds == ((Card("c"),),)


def test_what_everybody_sees_comes_back_out_of_it() -> None:
    seen = seen_by(ShedSeen, shed(), 0, picker=0)
    state = thawed(Shed, seen, 2, Random(1), ())
    assert (state.round, state.suit, state.way) == (3, Suit.BLUE, "down")
    assert (state.throws, state.prizes) == ([Throw("d6", 4)], [[Card("a")], []])
    assert state.at == {"north": [1, 2]}
    assert not hasattr(state, "deck")
    first, second = state.plots
    assert type(first) is Plot
    assert (first.size, first.beds, first.seeds) == (2, [[Card("b")]], [Card("b.seed")])
    assert second.seeds == []


def test_a_field_younger_than_the_save_has_what_its_declaration_says() -> None:
    codec = Codec()
    plain = json.loads(canonical(codec.dump(shed())))
    del plain["way"]
    assert codec.load(Shed, plain).way == "up"


def test_a_field_that_is_seen_nowhere_and_one_that_comes_from_nowhere_are_found() -> None:
    @dataclass(frozen=True, slots=True)
    class Blind(Seen):
        round: int

    with pytest.raises(TypeError, match="goes nowhere"):
        seen_by(Blind, shed(), 0)
    with pytest.raises(TypeError, match=r"\['picker'\] comes from nowhere"):
        seen_by(ShedSeen, shed(), 0)


class Yard(State):
    plots: list[Plot] = public()


class Corner(State):
    corner: Plot = public()


@dataclass(frozen=True, slots=True)
class CornerSeen(Seen):
    corner: PlotSeen


@dataclass(frozen=True, slots=True)
class Bare:
    size: int


@dataclass(frozen=True, slots=True)
class BareSeen(Seen):
    plots: tuple[Bare, ...]


@dataclass(frozen=True, slots=True)
class Unsaid(Seen):
    plots: tuple[PlotSeen | None, ...]


def test_a_part_is_seen_as_the_class_that_says_so_and_its_own_things_by_its_seat() -> None:
    yard, corner = Yard(), Corner()
    begin(yard, 1, 1, ())
    begin(corner, 1, 1, ())
    yard.plots, corner.corner = [plot(1, "d")], plot(1, "d")
    with pytest.raises(TypeError, match=r"'beds', 'count', 'seeds'.* goes nowhere"):
        seen_by(BareSeen, yard, 0)
    with pytest.raises(TypeError, match=r"Yard\.plots: how is a Plot seen"):
        seen_by(Unsaid, yard, 0)
    with pytest.raises(TypeError, match=r"Corner\.corner: .* lay it by seat"):
        seen_by(CornerSeen, corner, 0)


def test_a_clone_is_written_out_once_even_for_whoever_took_hold_of_it_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Pond(State):
        frogs: list[int] = public()

    written: list[str] = []
    monkeypatch.setattr(fields, "_function", _noting(fields._function, written))
    state = Pond()
    begin(state, 1, 1, ())
    state.frogs = [1, 2]
    clone = state.clone
    assert [clone().frogs, clone().frogs, state.clone().frogs] == [[1, 2]] * 3
    assert written == ["clone"]


def _noting(make: Make, names: list[str]) -> Make:
    def made(name: str, *more: object) -> Callable[..., object]:
        names.append(name)
        return make(name, *more)

    return made


def test_a_field_may_be_called_by_any_word_of_the_rulebook() -> None:
    class Crown(State):
        declared: list[bool] = public()
        clones: int = hidden(views=abs)

    @dataclass(frozen=True, slots=True)
    class CrownSeen(Seen):
        declared: tuple[bool, ...]
        views: int

    state = Crown()
    begin(state, 1, 1, ())
    state.declared, state.clones = [True], -2
    assert state.clone().declared == [True]
    seen = seen_by(CrownSeen, state, None)
    assert (seen.declared, seen.views) == ((True,), 2)
    assert thawed(Crown, seen, 1, Random(1), ()).declared == [True]


def test_what_has_no_order_has_no_place() -> None:
    class Bagged(State):
        bag: set[str] = hidden()

    state = Bagged()
    begin(state, 1, 1, ())
    state.bag = {"a"}
    with pytest.raises(TypeError, match=r"Bagged\.bag"):
        state.clone()
