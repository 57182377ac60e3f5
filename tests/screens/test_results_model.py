"""Results: ranking, podium, graph, the evening's tally."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.screens.results.model import Evening, Line, lines, podium
from game.stage.graph import graph


def test_seats_that_share_a_place_stay_in_the_order_of_the_table() -> None:
    assert lines((2, 1, 2), (40, 52, 40)) == (Line(1, 1, 52), Line(0, 2, 40), Line(2, 2, 40))


def test_the_podium_has_the_first_in_the_middle_and_everybody_on_it() -> None:
    ranked = lines((1, 2, 3, 4, 5), (9, 8, 7, 6, 5))
    assert [line.place for line in podium(ranked)] == [4, 2, 1, 3, 5]
    assert [line.place for line in podium(ranked[:2])] == [2, 1]


@given(st.lists(st.lists(st.integers(-500, 500), min_size=3, max_size=3), min_size=1, max_size=40))
def test_every_point_of_a_graph_lies_within_it(scores: list[list[int]]) -> None:
    drawn = graph(scores)
    assert len(drawn.curves) == 3
    assert 2 <= len(drawn.marks) <= 9
    for curve in drawn.curves:
        assert len(curve.points) == len(scores)
        assert all(0 <= x <= 1 and 0 <= y <= 1 for x, y in curve.points)


def test_a_match_counts_once_in_the_evening() -> None:
    evening = Evening()
    people = {"Ida": "radish", "Ben": "royal"}
    evening.record(("whakka_mole", 1), people, ["Ida"])
    evening.record(("whakka_mole", 1), people, ["Ida"])
    evening.record(("whakka_mole", 2), people, ["Ida", "Ben"])
    assert evening.table() == (("Ida", "radish", 2), ("Ben", "royal", 1))
