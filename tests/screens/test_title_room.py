"""The title has room for as many games as the catalogue lists, and a mole for each."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game import catalogue
from game.screens.common.game_mole import game_mole
from game.screens.title.layout import layout
from game.stage.frame import Frame
from game.stage.manifest import facts_of

FRAMES = (Frame.of(1920, 1080), Frame.of(1024, 768), Frame.of(2560, 1080))


@pytest.mark.parametrize("frame", FRAMES, ids=lambda frame: f"{frame.w:g}x{frame.h:g}")
@pytest.mark.parametrize("count", range(1, 9))
def test_boards_stand_side_by_side_however_many_there_are(count: int, frame: Frame) -> None:
    stands = layout(frame, tuple(f"game_{number}" for number in range(count))).stands
    assert [stand.game for stand in stands] == [f"game_{number}" for number in range(count)]
    for left, right in pairwise(stands):
        assert left.plaque.right <= right.plaque.x, "one board lies over another"
    assert frame.box.x <= stands[0].plaque.x
    assert stands[-1].plaque.right <= frame.box.right


def test_five_games_stand_as_large_as_few() -> None:
    five, three = (layout(FRAMES[0], catalogue.GAMES[:count]).stands[0] for count in (5, 3))
    assert (five.plaque.w, five.scale) == (three.plaque.w, three.scale)


def test_each_game_has_its_own_mole_and_a_new_one_the_newcomer() -> None:
    moles = [game_mole(game) for game in (*catalogue.GAMES[:5], "tea_party")]
    assert len(set(moles)) == 6
    assert [mole for mole in moles if facts_of(mole) is None] == []
