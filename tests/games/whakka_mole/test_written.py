"""Behind the curtain: which sheet is written on, what is old, and where one's own mallet hangs."""

from __future__ import annotations

from typing import Any

import pytest

from game import catalogue
from game.games.whakka_mole.content import OPTIONS, hole_id
from game.games.whakka_mole.content import holes as all_holes
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.stage.frame import Frame
from game.stage.piece import Piece
from game.stage.solid import solid
from tests.stage.tables import look

TABLE, GAME = catalogue.table("whakka_mole"), catalogue.game("whakka_mole")
SIZES = ((1280, 720), (1920, 1080), (2560, 1080), (700, 900))


def behind(turns: int, *, written: bool, **more: Any) -> dict[str, Piece]:
    """What the first of three sees after so many turns, her own moles written or not yet."""
    options = {option.id: option.default for option in OPTIONS}
    state, rng = play.start(GAME, 3, options, 5), Random(1)
    for _ in range(turns * 3 * 2):
        seat = play.asked(state)[0]
        play.act(state, seat, any_of(play.legal(state, seat), rng))
    if written:
        play.act(state, 0, ("hole.2", "hole.7"))
    seen = GAME.observe(state, 0)
    showing = TABLE.showing(seen, look(seen, 3, private=True, **more))
    return {piece.key: piece for piece in showing.pieces}


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", SIZES)
def test_the_sheet_that_is_written_on_is_large_and_lit(size: tuple[int, int], text: int) -> None:
    frame = Frame.of(*size, text)
    for written in (False, True):
        laid = behind(1, written=written, frame=frame)
        here, there = ("seat.1", "seat.0") if written else ("seat.0", "seat.1")
        assert laid[f"{here}.board"].w > 1.4 * laid[f"{there}.board"].w
        assert f"{here}.ring" in laid
        assert f"{there}.ring" not in laid
        assert f"{there}.shade" in laid
        assert f"{here}.shade" not in laid


def test_no_mole_of_last_turn_stands_there_as_if_it_did_now() -> None:
    laid = behind(2, written=False)
    assert any(key.startswith("print.") for key in laid)
    assert not any(key.startswith("mole.") for key in laid)


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", SIZES)
def test_ones_own_mallet_lies_on_no_number(size: tuple[int, int], text: int) -> None:
    frame, count = Frame.of(*size, text), 10
    for hole in all_holes(count):
        laid = behind(0, written=True, frame=frame, path=(hole_id(hole),), ready=True)
        mallet = solid(laid["aim"])
        for other in all_holes(count):
            number = laid[f"hole.1.{other}.number"]
            assert number.text is not None
            w, h = number.text.size * 0.62, number.text.size * 0.7
            meets = (
                abs(mallet.cx - number.x) < mallet.w * 0.4 + w / 2
                and abs(mallet.cy - number.y) < mallet.h * 0.4 + h / 2
            )
            assert not meets, (hole, other)
