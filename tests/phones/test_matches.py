"""Whole matches of every game by phones alone, over the wire."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.screens.results.scene import ResultsScene
from tests.phones.room import Parlour

if TYPE_CHECKING:
    from pathlib import Path

TABLES = [
    ("whakka_mole", 8),
    ("mole_park", 4),
    ("molly", 3),
    ("topoum", 2),
    ("dice_theme_park", 2),
]


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=[game for game, _ in TABLES])
def test_a_whole_match_is_played_by_phones_alone(game: str, seats: int, tmp_path: Path) -> None:
    with Parlour(tmp_path) as parlour:
        hands = parlour.sit(game, seats)
        session = parlour.scene.session
        if game == "mole_park":
            # At random nobody reaches the crown before morning.
            parlour.think()
        parlour.play_out()
        assert session.over
        assert isinstance(parlour.puppets.top, ResultsScene)
        by_hand = [one for one in session.history if one.by == "person"]
        # Nothing was answered twice, and nothing by anybody else.
        answers = sum(hand.answered for hand in hands)
        assert answers >= len(by_hand) > 0
        for hand in hands:
            numbers = [message["n"] for message in hand.heard if message["t"] == "face"]
            assert numbers == sorted(set(numbers)), "faces are counted, and only grow"
            seats_heard = hand.latest["seats"]
            assert [plate["place"] for plate in seats_heard["seats"]] == list(
                session.standings().places
            )
