"""Dice in the kit: which lies over which, and where several lie."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.stage.kit.dice import Dice, DiceTray

DIE = Dice(depth=300, slope=0.1, shadow=2)


def test_a_die_lies_over_those_behind_it_and_lifted_over_the_same_place() -> None:
    far, near = (DIE("die.0", "icon/dice", 100, y, 0.9) for y in (200, 240))
    assert (far.depth, near.depth) == (DIE.near(200), DIE.near(240))
    assert far.depth < near.depth
    lifted = DIE("die.0", "icon/dice", 100, 200, 0.9, lift=30)
    assert (lifted.y, lifted.depth, lifted.shadow) == (170, far.depth, far.shadow + 30)


def test_a_die_may_come_from_somewhere_and_go_back() -> None:
    die = DIE("die.0", "icon/dice", 0, 0, 1, place="tile.pan", page="die.pan", alpha=0.5)
    assert (die.born, die.dies, die.page, die.alpha) == ("tile.pan", "tile.pan", "die.pan", 0.5)


@pytest.mark.parametrize("count", [1, 2, 5, 9])
def test_dice_lie_about_their_place_and_closer_where_many_have_no_room(count: int) -> None:
    tray = DiceTray(70, 236, lower=6, aside=10, below=34)
    places = [tray.at(500, 300, at, count) for at in range(count)]
    xs = [x for x, _ in places]
    assert sum(xs) / count == pytest.approx(510)
    assert max(xs) - min(xs) <= 236
    gaps = [right - left for left, right in pairwise(xs)]
    assert gaps == pytest.approx([min(70, 236 / count)] * (count - 1))
    assert [y for _, y in places] == [334 + 6 * (at % 2) for at in range(count)]


def test_a_tray_without_an_end_never_has_them_closer() -> None:
    assert DiceTray(92).at(0, 0, 0, 20)[0] == -92 * 9.5
