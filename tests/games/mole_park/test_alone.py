"""One person among bots: her dice lie in the prompt, beside the frame's words and buttons."""

from __future__ import annotations

import pytest

from game import catalogue
from game.games.mole_park.content import DICE, die_id
from game.games.mole_park.table.places import Plan
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.screens.table.layout import Place, prompt_places, with_row
from game.stage.box import Box
from game.stage.frame import Frame
from game.stage.piece import Piece
from game.stage.said import Said
from game.stage.showing import Showing
from tests.stage.tables import look

TABLE, GAME = catalogue.table("mole_park"), catalogue.game("mole_park")
SIZES = ((1280, 720), (1920, 1080), (2560, 1080), (1920, 1200))
ROOMY = range(2, 6)


def choosing(seats: int, frame: Frame, *, lone: bool = True, chosen: str = "") -> Showing:
    state, rng = play.start(GAME, seats, {o.id: o.default for o in GAME.options}, 3), Random(3)
    while GAME.observe(state, 0).step != "choose" or 0 not in play.asked(state):
        seat = play.asked(state)[0]
        play.act(state, seat, any_of(play.legal(state, seat), rng))
    seen = GAME.observe(state, 0)
    path = (chosen,) if chosen else ()
    ids = tuple(map(die_id, DICE))
    at = look(
        seen, seats, frame, path=path, ready=bool(path), offered=ids, chooser=0,
        lone=0 if lone else None, private=not lone,
    )  # fmt: skip
    showing: Showing = TABLE.showing(seen, at)
    return showing


def boxes(showing: Showing) -> list[Box]:
    tiles = {p.key: p for p in showing.pieces if p.key.startswith("tile.")}
    return [_box(tiles[f"tile.{die}"]) for die in DICE]


def _box(piece: Piece) -> Box:
    return Box(piece.x - piece.w / 2, piece.y - piece.h / 2, piece.w, piece.h)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", ROOMY)
def test_dice_lie_in_the_prompt_and_on_none_of_its_words(seats: int, size: tuple[int, int]) -> None:
    showing = choosing(seats, Frame.of(*size))
    panel, row = showing.room.prompt, showing.room.row
    assert row is not None
    kinds: tuple[Place, ...] = ("on", "back")
    places = with_row(
        prompt_places(panel, kinds, picture=0, foot=False), panel, row, kinds
    )  # fmt: skip
    assert not places.paper
    said = [places.title, places.body, places.chip, *places.buttons]
    for tile in boxes(showing):
        assert panel.holds(tile.x, tile.y)
        assert panel.holds(tile.right - 1, tile.bottom - 1)
        assert not any(tile.meets(other) for other in said)
    assert not any(one.meets(two) for one in places.buttons for two in said[:3])
    paper = next(piece for piece in showing.pieces if piece.key == "tray.paper")
    assert _box(paper) == panel
    others = (showing.room.log, showing.room.crib)
    assert not any(box.meets(panel) for box in others if box is not None)


@pytest.mark.parametrize("seats", [6, 7, 8])
def test_where_many_sit_the_dice_lie_beside_the_prompt(seats: int) -> None:
    showing = choosing(seats, Frame.of(1920, 1080))
    assert showing.room.row is None
    assert not any(tile.meets(showing.room.prompt) for tile in boxes(showing))


def test_alone_a_die_is_given_by_its_name() -> None:
    frame = Frame.of(1920, 1080)
    whole = choosing(4, frame, chosen=die_id("pan"))
    assert whole.sure is not None
    assert whole.sure.title == Said("die-pan")
    prize = choosing(4, frame, chosen=die_id("prize"))
    assert prize.sure is not None
    assert prize.sure.title == Said("cash-in"), "as its tile says"
    keys = {piece.key for piece in whole.pieces}
    assert "tile.pan.taken" in keys
    assert sum(key.startswith("finds.die.") for key in keys) == 6
    assert choosing(4, frame).sure is None
    assert choosing(4, frame, lone=False, chosen=die_id("pan")).sure is None


def test_nobody_else_has_a_prompt_so_wide() -> None:
    for eyes in ("all", "curtain"):
        assert not Plan(0, 0, 842, 4, 40, eyes).wide
    assert not Plan(0, 0, 842, 4, 40, "alone", large=True).wide
