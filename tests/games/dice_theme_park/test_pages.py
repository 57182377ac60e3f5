"""Whatever card or attraction lies there can be looked into, with all that it says."""

from __future__ import annotations

import pytest

from game.games.dice_theme_park.content.attractions import TILES, tile_of
from game.games.dice_theme_park.rules.game import GAME
from game.games.dice_theme_park.table import TABLE
from game.stage.showing import Page
from tests.games.dice_theme_park.test_table import SPRITES, Walk, look, said


def _pages(walk: Walk, lone: int | None) -> dict[str, Page]:
    seen = GAME.observe(walk.state, lone)
    at = look(seen, lone=lone)
    names = {piece.page for piece in TABLE.showing(seen, at).pieces if piece.page}
    found = {}
    for name in names:
        page = TABLE.showing(seen, look(seen, lone=lone, inspected=name)).page
        assert page is not None, name
        found[name] = page
    return found


@pytest.mark.parametrize(("seats", "seed", "lone"), [(3, 4, 0), (4, 5, None), (1, 7, 0)])
def test_each_piece_that_names_a_page_has_one(seats: int, seed: int, lone: int | None) -> None:
    walk, kinds = Walk(seats, seed, lone), set()
    while not walk.state.over:
        walk.step()
        if walk.taken % 5:
            continue
        for name, page in _pages(walk, lone).items():
            kinds.add(name.partition(".")[0])
            assert page.art in SPRITES
            for line in (page.title, page.kind, page.text, page.best, page.why_not):
                said(line)
            for note in page.notes:
                said(note.text)
                assert not note.art or note.art in SPRITES
    assert kinds >= {"tile", "skill", "staff"}
    assert ("objective" in kinds) is (seats > 1)


def test_what_cannot_be_bought_says_why() -> None:
    """Attractions are built in Expand alone, and for their price (p. 10)."""
    walk = Walk(3, 4, 0)
    seen = GAME.observe(walk.state, 0)
    while seen.phase != "expand" or 0 not in seen.asked:
        if seen.phase == "welcome" and seen.display:
            name = next(tile for tile in seen.display if tile)
            page = TABLE.showing(seen, look(seen, lone=0, inspected=f"tile.{name}")).page
            assert page is not None
            assert getattr(page.why_not, "key", "") == "page-in-expand"
        walk.step()
        seen = GAME.observe(walk.state, 0)
    walk.state.parks[0].money = TILES[tile_of(seen.display[0])].cost - 1
    seen = GAME.observe(walk.state, 0)
    inspected = f"tile.{seen.display[0]}"
    page = TABLE.showing(seen, look(seen, lone=0, inspected=inspected)).page
    assert page is not None
    assert getattr(page.why_not, "key", "") == "page-too-dear"
    offered = look(seen, lone=0, inspected=inspected, offered=(seen.display[0],), chooser=0)
    page = TABLE.showing(seen, offered).page
    assert page is not None
    assert page.why_not == ""


def test_what_is_no_piece_of_this_game_has_no_page() -> None:
    walk = Walk(3, 4, 0)
    seen = GAME.observe(walk.state, 0)
    for word in ("tile.nothing", "skill.x", "staff.x", "objective.x", "x"):
        assert TABLE.showing(seen, look(seen, lone=0, inspected=word)).page is None
