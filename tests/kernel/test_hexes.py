"""Hexagons: distances, lines, rings, turns, and a field that falls apart."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.kernel import hexes

SPACES = st.tuples(st.integers(-9, 9), st.integers(-9, 9))


def test_six_neighbours_clockwise_from_the_east() -> None:
    near = hexes.neighbours((2, -1))
    assert near == ((3, -1), (2, 0), (1, 0), (1, -1), (2, -2), (3, -2))
    assert all(hexes.distance((2, -1), each) == 1 for each in near)


def test_the_field_of_radius_five_has_91_spaces() -> None:
    field = hexes.disc((0, 0), 5)
    assert len(field) == len(set(field)) == 91
    assert all(hexes.distance((0, 0), space) <= 5 for space in field)
    assert field[0] == (0, -5)
    assert hexes.disc((1, 1), 0) == ((1, 1),)


@pytest.mark.parametrize("radius", range(6))
def test_rings_make_up_the_disc(radius: int) -> None:
    ring = hexes.ring((1, 2), radius)
    assert len(ring) == max(1, 6 * radius)
    assert all(hexes.distance((1, 2), space) == radius for space in ring)
    rings = {space for each in range(radius + 1) for space in hexes.ring((1, 2), each)}
    assert rings == set(hexes.disc((1, 2), radius))
    assert all(hexes.distance(a, b) == 1 for a, b in pairwise(ring))


@given(SPACES, SPACES, SPACES)
def test_distance_is_a_distance(a: hexes.Space, b: hexes.Space, c: hexes.Space) -> None:
    assert hexes.distance(a, b) == hexes.distance(b, a)
    assert (hexes.distance(a, b) == 0) == (a == b)
    assert hexes.distance(a, c) <= hexes.distance(a, b) + hexes.distance(b, c)


@given(SPACES, st.integers(0, 5), st.integers(1, 9))
def test_a_straight_line_is_found_again(start: hexes.Space, direction: int, far: int) -> None:
    end = hexes.step(start, direction, far)
    assert hexes.straight(start, end) == direction
    assert hexes.straight(end, start) == (direction + 3) % 6
    line = hexes.line(start, end)
    assert (line[0], line[-1], len(line)) == (start, end, far + 1)
    assert line[1:] == tuple(hexes.ray(start, direction, far))


def test_spaces_off_every_axis_share_no_line() -> None:
    assert hexes.straight((0, 0), (2, -1)) is None
    assert hexes.line((0, 0), (2, -1)) == ()
    assert hexes.straight((3, 3), (3, 3)) is None
    assert hexes.line((3, 3), (3, 3)) == ((3, 3),)


@given(SPACES, st.integers(-7, 7))
def test_six_sixths_are_a_whole_turn(space: hexes.Space, turns: int) -> None:
    turned = hexes.rotate(space, turns)
    assert hexes.distance((0, 0), turned) == hexes.distance((0, 0), space)
    assert hexes.rotate(turned, -turns) == space
    assert hexes.rotate(space, 6) == space


def test_a_turn_goes_clockwise() -> None:
    assert [hexes.rotate((1, 0), turns) for turns in range(6)] == list(hexes.DIRECTIONS)


def test_a_field_falls_apart_the_largest_part_first() -> None:
    field = {(0, 0), (1, 0), (2, 0), (4, 0), (5, 0), (-3, 0)}
    assert hexes.parts(field) == [{(0, 0), (1, 0), (2, 0)}, {(4, 0), (5, 0)}, {(-3, 0)}]
    tied = {(0, 0), (5, 5)}
    assert hexes.parts(tied) == [{(0, 0)}, {(5, 5)}]
    assert hexes.parts(set()) == []
    assert hexes.parts(set(hexes.disc((0, 0), 2))) == [set(hexes.disc((0, 0), 2))]


@given(SPACES)
def test_a_name_leads_back_to_its_space(space: hexes.Space) -> None:
    assert hexes.read(hexes.name(space)) == space
    assert hexes.name((1, -2)) == "1,-2"
