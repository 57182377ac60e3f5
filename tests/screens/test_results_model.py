"""Results: ranking, podium, graph, the evening's tally."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.match.evening import Evening
from game.match.seats import Person
from game.match.session import Session
from game.screens.results.model import Line, lines, podium
from game.screens.results.scene import ResultsScene
from game.stage.graph import graph
from tests.screens.lens import look
from tests.screens.puppets import Puppets

if TYPE_CHECKING:
    from pathlib import Path


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


IDA, BEN = Person("Ida", "radish"), Person("Ben", "royal")


def test_a_match_counts_once_in_the_evening() -> None:
    evening = Evening()
    evening.record(("whakka_mole", 1), [IDA, BEN], [0])
    evening.record(("whakka_mole", 1), [IDA, BEN], [0])
    evening.record(("whakka_mole", 2), [IDA, BEN], [0, 1])
    assert evening.table() == (("Ida", "radish", 2), ("Ben", "royal", 1))


def test_a_bot_renamed_by_its_manner_stays_the_same_person() -> None:
    evening = Evening()
    calm = Person("Calm Carrot", "carrot", "bot")
    sly = Person("Sly Carrot", "carrot", "bot", personality="sly")
    evening.record(("whakka_mole", 1), [IDA, calm], [1])
    evening.record(("mole_park", 2), [IDA, sly], [1])
    assert evening.table() == (("Sly Carrot", "carrot", 2), ("Ida", "radish", 0))


@pytest.mark.parametrize(("language", "sign"), [("en", "."), ("de", ","), ("fr", ",")])
def test_an_average_is_written_as_the_language_does(
    language: str, sign: str, tmp_path: Path
) -> None:
    session, rng = Session.new("whakka_mole", [IDA, BEN], {}, 7), Random(7)
    while not session.over:
        seat = session.asked()[0]
        session.act(seat, any_of(session.legal(seat), rng))
    puppets = Puppets(tmp_path)
    puppets.services.change(language=language)
    scene = ResultsScene(puppets.services, session, "statistics")
    puppets.open(scene)
    puppets.studio.step(0)
    told = [written.text for written in look(puppets.studio, scene, silent=True)]
    averages = [text for text in told if re.fullmatch(r"\d+[.,]\d", text)]
    assert averages
    assert all(sign in text for text in averages)
