"""The best moment: the event that moved most points, with what led to it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game import catalogue
from game.match.highlight import highlight
from game.match.refused import Refused
from tests.match.tables import WHAKKA, advance, finished, fresh


@pytest.mark.parametrize("game_id", ["whakka_mole", "molly", "topoum"])
def test_nothing_moved_more_points(game_id: str) -> None:
    session = finished(fresh(catalogue.game(game_id), 3, 4))
    best = highlight(session)
    assert best is not None
    scores = session.track.reel.scores()
    most = max(now - was for pair in pairwise(scores) for was, now in zip(*pair, strict=True))
    at = best.beats[-1].number
    assert best.gain == most == scores[at][best.seat] - scores[at - 1][best.seat]


def test_it_is_shown_with_what_came_just_before_within_its_decision() -> None:
    session = finished(fresh(WHAKKA, 4, 9))
    best = highlight(session)
    assert best is not None
    numbers = [beat.number for beat in best.beats]
    assert 1 <= len(numbers) <= 3
    assert numbers == list(range(numbers[0], numbers[-1] + 1))
    assert numbers[0] >= session.track.counts[best.moment - 1]
    if best.moment < len(session.track.counts):
        assert numbers[-1] < session.track.counts[best.moment]
    before = session.beats(None, numbers[0] - 1)[0].seen
    assert best.before in (
        before,
        session.game.observe(session.track.before[best.moment - 1], None),
    )


def test_there_is_none_before_the_end() -> None:
    with pytest.raises(Refused, match="statistics-early"):
        highlight(advance(fresh(WHAKKA, 3, 4), 5))
