"""Presses are counted as they are made at the table, and cardboard as it lies."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from build_scripts.presses import main, moved, pressed
from game.games.whakka_mole.seen import WhakkaSeen
from game.kernel.contract import PickSome
from game.match.session import Session
from game.screens.gallery import people, rehearsal
from game.screens.table.scene import TableScene
from game.stage.studio import Studio


@dataclass(frozen=True)
class _Stall:
    dice: tuple[int, ...] = (1, 6)
    cubes: int = 3


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        (_Stall(), _Stall(), 0),
        (_Stall(), _Stall(cubes=2), 1),
        (_Stall(), _Stall(dice=(1, 5)), 1),
        (_Stall(), _Stall(dice=(6, 1)), 1),
        (_Stall(), _Stall(dice=(1, 6, 4, 4), cubes=2), 3),
        ((_Stall(), _Stall()), (_Stall(), _Stall(cubes=2)), 1),
        ({"1,0": _Stall()}, {"1,0": _Stall(cubes=2), "2,0": _Stall()}, 2),
        (("mole", "wheel"), ("wheel",), 1),
        ("mole", "wheel", 1),
    ],
)
def test_what_is_not_as_it_was_has_moved(before: object, after: object, found: int) -> None:
    assert moved(before, after) == found


def test_whose_turn_it_is_is_no_cardboard() -> None:
    session = Session.new("whakka_mole", people(3, 2), {}, 1)
    seen = session.seen(0)
    assert isinstance(seen, WhakkaSeen)
    assert moved(seen, replace(seen, asked=())) == 0
    assert moved(seen, replace(seen, turn=seen.turn + 1)) == 1


def test_a_tick_is_a_press_and_so_is_being_done(tmp_path: Path) -> None:
    session = Session.new("whakka_mole", people(3, 2), {}, 1)
    session.loose = True
    scene = TableScene(rehearsal(tmp_path), session)
    Studio((640, 360)).show(scene)
    options = session.legal(0)
    assert isinstance(options, PickSome)
    ticked = options.items[: options.least]
    assert pressed(scene, ticked) == len(ticked) + 1
    assert session.seen(0).mine[-1] == ticked


def test_an_answer_that_cannot_be_pressed_is_told(tmp_path: Path) -> None:
    session = Session.new("whakka_mole", people(3, 2), {}, 1)
    scene = TableScene(rehearsal(tmp_path), session)
    Studio((640, 360)).show(scene)
    with pytest.raises(AssertionError, match="not given"):
        pressed(scene, ("nowhere",))


def test_every_game_has_a_row(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["whakka_mole", "--matches", "1"]) == 0
    row = capsys.readouterr().out.splitlines()[-1].split()
    assert row[0] == "whakka_mole"
    turns, presses, most, things, each = map(float, row[1:])
    assert turns > 2
    assert 0 < presses <= most
    assert things / presses == pytest.approx(each, abs=0.1)
