"""No button and no thing is pressed for what stood in its place a moment ago, and nothing is given
up that nobody asked about."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.games.dice_theme_park.content.attractions import is_tile
from game.screens.table.presses import Pressed
from game.screens.table.scene import TableScene
from game.stage.focus import DEAF_MS, Focus
from game.stage.intent import Device, Intent, Kind
from game.stage.showing import Showing
from tests.screens.playing import Table
from tests.screens.puppets import Puppets
from tests.screens.stranger import Stranger, Trap, seated
from tests.screens.unpainted import unpainted

if TYPE_CHECKING:
    from pathlib import Path

CLICKS = 120
PATIENCE = 25
"""So many times as many a whole match may take."""
DEPTHS = (0, 14)


def stranger(folder: Path, game: str, decided: int, clicks: int = CLICKS) -> Stranger:
    found = Stranger(Puppets(folder), seated(game, decided))
    found.go(clicks)
    return found


@pytest.mark.parametrize("decided", DEPTHS)
@pytest.mark.parametrize("game", catalogue.GAMES)
def test_a_stranger_falls_into_no_trap(tmp_path: Path, game: str, decided: int) -> None:
    who = stranger(tmp_path, game, decided)
    assert who.given, "she has decided nothing"


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_a_stranger_comes_to_the_end(tmp_path: Path, game: str) -> None:
    """Whoever always presses the most inviting thing plays a whole match."""
    who = Stranger(Puppets(tmp_path), seated(game, 0, 1))
    with unpainted():
        for _ in range(PATIENCE):
            who.go(CLICKS)
            if who.session.over:
                break
    assert who.session.over, who.deeds[-5:]


def fallen_into(folder: Path, game: str) -> str:
    """The first trap, wherever in a match it is."""
    for decided in (0, 34, 42, 50):
        try:
            stranger(folder / str(decided), game, decided)
        except Trap as trap:
            return str(trap)
    return ""


@pytest.mark.parametrize(
    ("where", "name", "planted", "game", "trap"),
    [
        (Focus, "_is_deaf", False, "molly", "nobody could have read"),
        (Showing, "parting", None, "dice_theme_park", "given by one press"),
    ],
)
def test_a_planted_trap_is_fallen_into(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    where: type,
    name: str,
    planted: object,
    game: str,
    trap: str,
) -> None:
    """A thing that hears everything, and something that is given up without a word."""
    monkeypatch.setattr(where, name, lambda *_: planted)
    assert trap in fallen_into(tmp_path, game)


def test_the_same_letter_again_is_not_taken_for_the_next_question(tmp_path: Path) -> None:
    """Hole 3 for a mole, then hole 3 for the mallet: not by one key held too long."""
    table = Table(tmp_path, "mouse", "bot")
    table.studio.give(Intent(Kind.TAP, text="3"))
    table.scene.confirm()
    table.studio.step(16)
    half = table.scene.model.at.half
    assert half is not None
    assert not half.some, "now the mallet is asked for"
    table.studio.give(Intent(Kind.TAP, text="3"))
    assert table.scene.model.at.half == half
    table.studio.give(Intent(Kind.TAP, text="4"))
    now = table.scene.fresh().at.half
    assert now is not None
    assert now.path == ("hole.4",), "another key is meant"


def test_the_same_tap_again_is_not_taken_for_the_next_question(tmp_path: Path) -> None:
    table = Table(tmp_path, "keys:0", "keys:1")
    table.tap(Device.KEYS, 0, "1 done done 1 done")
    assert table.session.seen(0).mine == (("hole.1",), ("hole.1",))
    again = Table(tmp_path / "again", "keys:0", "keys:1")
    again.tap(Device.KEYS, 0, "1 done")
    assert again.session.seen(0).mine == (("hole.1",),)


def test_a_key_is_heard_again_after_a_moment() -> None:
    pressed = Pressed()
    pressed.asked("one")
    assert pressed.hears("1", "one")
    pressed.asked("two")
    pressed.wait(DEAF_MS - 1)
    assert not pressed.hears("1", "two")
    assert pressed.hears("2", "two")
    assert pressed.hears("1", "two"), "she has pressed something else in between"
    pressed.asked("three")
    assert not pressed.hears("1", "three")
    pressed.wait(DEAF_MS)
    assert pressed.hears("1", "three")


@pytest.mark.parametrize("game", ["dice_theme_park", "molly", "topoum"])
def test_a_press_on_another_thing_switches_to_it(tmp_path: Path, game: str) -> None:
    """What could have been chosen, and lies on the table, is one press away while one is chosen."""
    switched = 0
    for decided in (0, 5, 9, 14):
        puppets = Puppets(tmp_path / str(decided))
        puppets.play(seated(game, decided))
        scene = puppets.top
        assert isinstance(scene, TableScene)
        puppets.studio.step(2000)
        ways = [spot.deed.removeprefix("id:") for spot in scene.model.spots if spot.led]
        first = next((name for name in ways if scene.play.leads_to(name) is None), "")
        if not first or (half := scene.model.at.half) is None or half.some:
            continue
        scene.choose(first)
        model = scene.fresh()
        assert model.at.half is not None
        there = {spot.deed for spot in model.spots}
        # Where a tile was chosen that stands nowhere yet, the park takes the place of the offers.
        if any(cell.startswith("id:") and "," in cell for cell in there):
            there |= {f"id:{name}" for name in model.at.half.besides if is_tile(name)}
        assert {f"id:{name}" for name in ways if name != first} <= there, first
        other = next((name for name in ways if name in model.at.half.besides), "")
        if not other:
            continue
        scene.choose(other)
        now = scene.fresh().at.half
        assert now is None or now.question != half.question or now.path[-1] == other
        switched += 1
    assert switched
