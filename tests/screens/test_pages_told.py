"""What can be looked into on the party tables is told in every language, and is what lies there."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from game import catalogue
from game.games.mole_park.content import PRIZES
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.screens.common.said import Words
from game.system.text import Texts
from tests.stage.tables import look

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.kernel.contract import Seen
    from game.stage.showing import Page
    from game.stage.table import Table

SPOKEN = {
    "mole_park": {"stand.candy", "hole.1", "seat.0", "seat.3"},
    "molly": {"deck", "pile", "tokens", "seat.0", "seat.3"},
}
"""What always lies there."""


def moments(game_id: str) -> Iterator[Seen]:
    game, rng = catalogue.game(game_id), Random(7)
    state = play.start(game, 4, {option.id: option.default for option in game.options}, 3)
    for _ in range(48):
        if state.over:
            return
        yield game.observe(state, None)
        seat = play.asked(state)[0]
        play.act(state, seat, any_of(play.legal(state, seat), rng))


def pages(table: Table[Any], seen: Seen) -> dict[str, Page]:
    at = look(seen, 4)
    found = {}
    for name in {piece.page for piece in table.showing(seen, at).pieces} - {""}:
        page = table.showing(seen, replace(at, inspected=name)).page
        assert page is not None, name
        found[name] = page
    return found


@pytest.mark.parametrize("game_id", SPOKEN)
def test_every_page_is_told_in_every_language(game_id: str) -> None:
    table, told = catalogue.table(game_id), set[str]()
    spoken = [
        Words(texts.of("screens/table"), texts.of(f"games/{game_id}"))
        for texts in (Texts(language) for language, _ in Texts("en").available())
    ]
    for number, seen in enumerate(moments(game_id)):
        if number % 12:
            continue
        found = pages(table, seen)
        assert found.keys() >= SPOKEN[game_id]
        told |= found.keys()
        for words in spoken:
            for page in found.values():
                lines = (page.title, page.kind, page.text, *(note.text for note in page.notes))
                assert all("‹" not in words.told(line) for line in lines)
    assert len(told) >= len(SPOKEN[game_id])


def test_a_rivals_prizes_and_the_next_of_a_stand_are_all_on_their_pages() -> None:
    table: Table[Any] = catalogue.table("mole_park")
    seen: Any = next(moments("mole_park"))
    won = tuple(PRIZES)[:3]
    found = pages(table, replace(seen, prizes=(won, *seen.prizes[1:])))
    assert [note.art for note in found["seat.0"].notes] == [
        f"mole_park/prize.{prize}" for prize in reversed(won)
    ]
    assert [note.art for note in found["seat.1"].notes] == [""]
    assert found["stand.candy"].art == f"mole_park/prize.{seen.tops[0]}"
