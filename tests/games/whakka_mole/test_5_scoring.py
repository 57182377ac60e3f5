"""Scoring: "Count the tokens on your play sheet. Score that many points." """

from __future__ import annotations

import pytest

from game.games.whakka_mole.events import Count, Counted, TurnBegun
from game.kernel.play import act
from tests.games.whakka_mole import sheets


@pytest.mark.parametrize("moles", range(1, 11))
def test_a_point_for_each_token(moles: int) -> None:
    state = sheets.new()
    # The other whacks where no mole is, while there is such a hole.
    miss = 10 if moles < 10 else 0
    if not miss:
        return_hit = sheets.write(state, (range(1, 11), 1), ([9], 1))
        assert sheets.one(return_hit, Counted).counts[0].moles == 0
        return
    sheets.write(state, (range(1, moles + 1), 1), ([9], miss))
    assert sheets.scores(state) == (moles, 1)


def test_a_hit_clears_the_sheet_before_it_is_counted() -> None:
    """The phases come in that order: whacking, then scoring."""
    state = sheets.new()
    told = sheets.write(state, ([1, 2, 3, 4], 9), ([5], 4))
    assert [event.kind for event in told] == ["popped", "whacked", "counted", "new-turn"]
    assert sheets.scores(state) == (0, 6 + 1)


def test_the_score_column_is_told_and_kept() -> None:
    """Every turn's points are added to the column."""
    state = sheets.score(sheets.new(3), 10, 20, 30)
    told = sheets.write(state, ([1, 2], 3), ([3, 4, 5], 9), ([6], 10))
    assert sheets.one(told, Counted) == Counted(
        1, (Count(0, 2, 6, 18), Count(1, 0, 0, 20), Count(2, 1, 0, 31))
    )
    assert [sheet.gained for sheet in state.sheets] == [8, 0, 1]
    assert sheets.scores(state) == (18, 20, 31)


def test_the_papers_keep_every_revealed_turn() -> None:
    """ "Divide your paper into three columns: Popup, Whack!, and score." """
    state = sheets.new()
    act(state, 0, ("hole.1", "hole.2"))
    assert state.papers == [(), ()]
    act(state, 0, ("hole.9",))
    act(state, 1, ("hole.3",))
    act(state, 1, ("hole.2",))
    assert state.papers == [(sheets.line((1, 2), 9),), (sheets.line((3,), 2),)]
    sheets.write(state, ([4], 5), ([6], 7))
    assert state.papers == [
        (sheets.line((1, 2), 9), sheets.line((4,), 5)),
        (sheets.line((3,), 2), sheets.line((6,), 7)),
    ]


def test_when_everyone_is_done_scoring_a_new_turn_starts() -> None:
    state = sheets.new()
    told = sheets.write(state, ([1], 9), ([2], 9))
    assert sheets.one(told, TurnBegun) == TurnBegun(2, tied=False)
    assert state.turn == 2
    told = sheets.write(state, ([1], 9), ([2], 9))
    assert sheets.one(told, Counted).turn == 2
    assert sheets.one(told, TurnBegun) == TurnBegun(3, tied=False)
    assert not state.sealed
