"""Prepare: "Choose the hole or holes ... Choose the hole you're going to whack this turn." """

from __future__ import annotations

import itertools

import pytest

from game.games.whakka_mole.rules.game import GAME
from game.games.whakka_mole.rules.steps import Prepare
from game.kernel.codec import Codec
from game.kernel.event import Event
from game.kernel.play import Illegal, act, asked, legal, unseal
from tests.games.whakka_mole import sheets

CODEC = Codec(GAME.steps)
HOLES = tuple((f"hole.{number}",) for number in range(1, 11))


def test_a_hole_or_holes_at_least_one_and_at_most_all() -> None:
    """ "Choose the hole or holes". Ruling: at least one, at most all, one token a hole."""
    state = sheets.new()
    for wrong in ((), ("hole.0",), ("hole.11",), ("hole.1", "hole.1"), ("hole.2", "hole.1")):
        with pytest.raises(Illegal):
            act(state, 0, wrong)
    assert not state.sealed
    act(state, 0, sheets.popup(range(1, 11)))
    act(state, 1, ("hole.10",))
    assert state.sealed == {0: (sheets.popup(range(1, 11)),), 1: (("hole.10",),)}


def test_exactly_one_whack_any_hole_and_no_way_round_it() -> None:
    """ "Choose the hole you're going to whack". Ruling: exactly one whack, mandatory."""
    state = sheets.new()
    act(state, 0, ("hole.4",))
    assert legal(state, 0) == HOLES
    for wrong in ((), ("hole.1", "hole.2"), ("hole.11",)):
        with pytest.raises(Illegal):
            act(state, 0, wrong)
    assert asked(state) == (0, 1)
    act(state, 0, ("hole.4",))
    assert asked(state) == (1,)
    assert legal(state, 0) == ()
    with pytest.raises(Illegal):
        act(state, 0, ("hole.5",))


def test_all_write_at_the_same_time_in_any_order() -> None:
    """ "All players play Whakka Mole simultaneously": who writes first changes nothing."""
    papers = (([1, 2], 3), ([3], 7), ([7, 8, 9], 1))
    ends = []
    for order in itertools.permutations(range(3)):
        state = sheets.new(3)
        told = sheets.write(state, *papers, order=order)
        ends.append((CODEC.dump(state), told))
    assert all(end == ends[0] for end in ends)


def test_columns_may_be_filled_turn_about() -> None:
    """Nobody need finish before another starts."""
    state = sheets.new()
    act(state, 0, ("hole.1",))
    act(state, 1, ("hole.2",))
    act(state, 1, ("hole.3",))
    act(state, 0, ("hole.2",))
    assert sheets.scores(state) == (7, 0)


def test_nothing_is_revealed_before_everyone_is_done_writing() -> None:
    """ "When everyone is done writing, pop up starts": until then papers are secret."""
    told: list[Event] = []
    mild, wild = sheets.new(3), sheets.new(3)
    act(mild, 0, ("hole.1",), told.append)
    act(wild, 0, sheets.popup(range(1, 11)), told.append)
    for viewer in (None, 1, 2):
        assert GAME.observe(mild, viewer) == GAME.observe(wild, viewer)
    act(mild, 0, ("hole.1",), told.append)
    act(wild, 0, ("hole.9",), told.append)
    for viewer in (None, 1, 2):
        assert GAME.observe(mild, viewer) == GAME.observe(wild, viewer)
        assert GAME.observe(mild, viewer).mine == ()
    assert GAME.observe(mild, 0).mine == (("hole.1",), ("hole.1",))
    assert GAME.observe(mild, 0).step == Prepare.kind
    assert told == []
    assert [sheet.up for sheet in mild.sheets] == [(), (), ()]


def test_a_pencil_has_two_ends_until_everyone_is_done() -> None:
    """What is written may be rubbed out while somebody else still writes."""
    state = sheets.new()
    act(state, 0, ("hole.1",))
    act(state, 0, ("hole.2",))
    assert unseal(state, 0)
    assert legal(state, 0) == HOLES
    assert unseal(state, 0)
    assert not unseal(state, 0)
    assert CODEC.dump(state) == CODEC.dump(sheets.new())


def test_why_not() -> None:
    """A refusal says what is missing."""
    state = sheets.new()
    assert GAME.why_not(state, 0, ()) == "why-not-no-mole"
    act(state, 0, ("hole.1",))
    assert GAME.why_not(state, 0, ("hole.1", "hole.2")) == "why-not-one-hole"
    assert GAME.why_not(state, 0, ()) == "why-not-one-hole"
    act(state, 0, ("hole.1",))
    assert GAME.why_not(state, 0, ("hole.1",)) == "why-not-sealed"
    over = sheets.score(sheets.new(), 49, 0)
    sheets.write(over, ([1], 2), ([2], 5))
    assert GAME.why_not(over, 0, ("hole.1",)) == "why-not-over"
