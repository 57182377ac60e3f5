"""Music to what everybody sees: every table has its own, and nobody hears a secret."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game import catalogue
from game.kernel.judge import any_of
from game.makers.pictures import sitting
from game.stage.music import Music
from tests.stage.tables import look

_MASTERS = Path(__file__).parents[2] / "sounds" / "masters"
_SOUNDS = json.loads((_MASTERS / "manifest.json").read_text("utf-8"))["sounds"]
_MUSIC = Music(_MASTERS, _SOUNDS)


@pytest.mark.parametrize("name", catalogue.GAMES)
def test_what_is_played_is_there_and_the_same_for_all(name: str) -> None:
    game, table = catalogue.game(name), catalogue.table(name)
    seats = game.seats[-1]
    options = {option.id: option.default for option in game.options}
    session, rng = sitting(game, seats, options, 7, 0)
    assert _MUSIC.pieces(table.music), (
        f"{name} has no music: its table's `music` is {table.music!r}, and no piece is of that mood"
    )
    heats = set[str]()
    for _ in range(120):
        views = [session.seen(viewer) for viewer in (None, *range(seats))]
        shown = [table.showing(seen, look(seen, seats)) for seen in views]
        moods = {showing.mood or table.music for showing in shown}
        assert len(moods) == 1
        assert _MUSIC.pieces(moods.pop())
        hot = {showing.heat for showing in shown}
        assert len(hot) == 1, "music is heard by all"
        heats |= hot
        if session.over:
            break
        seat = session.asked()[0]
        session.act(seat, any_of(session.legal(seat), rng))
    assert len(heats) > 1, (
        f"the music of {name} should follow what is seen: its showings' `heat` is always {heats}"
    )
