"""Dice with numbers for those who like them, offered only where there are pips to count."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.makers.parts.scene import PartsScene
from game.match.seats import Person
from game.match.session import Session
from game.screens.gallery import rehearsal
from game.screens.settings.scene import SettingsScene
from game.screens.table.scene import TableScene
from game.stage.pips import NUMBER
from game.stage.studio import Studio

if TYPE_CHECKING:
    from pathlib import Path


def numbers(scene: PartsScene) -> dict[str, str]:
    live = scene.picture.live.values()
    return {p.key: str(p.text.string) for p in live if p.key.endswith(NUMBER) and p.text}


@pytest.mark.parametrize("choice", ["pips", "numbers"])
def test_dice_show_what_was_chosen(tmp_path: Path, choice: str) -> None:
    services = rehearsal(tmp_path)
    services.settings.change(dice=choice)
    studio, scene = Studio((640, 360)), PartsScene(services, "dice")
    studio.show(scene, settle_ms=50)
    lying = numbers(scene)
    assert set(lying.values()) == ({"1"} if choice == "numbers" else set())
    scene.move()
    studio.run(200)
    assert numbers(scene) == {}, "while they roll nothing is to be read"
    studio.run(3000)
    landed = sorted(numbers(scene).values())
    assert landed == (["2", "3", "5", "6"] if choice == "numbers" else [])
    for key in lying:
        plate, die = (scene.picture.live[k] for k in (key, key.removesuffix(NUMBER)))
        assert abs(plate.x - die.x) < die.h / 2
        assert abs(plate.y - die.y) < die.h / 2
        assert plate.depth > die.depth


def test_the_frame_tells_the_table(tmp_path: Path) -> None:
    services = rehearsal(tmp_path)
    people = [Person(name, colour, "mouse") for name, colour in (("Ida", "fern"), ("Ben", "ice"))]
    scene = TableScene(services, Session.new("whakka_mole", people, {}, 1))
    Studio((640, 360)).show(scene, settle_ms=20)
    for choice in ("pips", "numbers"):
        services.settings.change(dice=choice)
        assert scene.look.numbers is (choice == "numbers")


@pytest.mark.parametrize("pips", [False, True])
def test_the_choice_is_offered_only_where_a_game_has_pips(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pips: bool
) -> None:
    monkeypatch.setattr(catalogue, "pips", lambda name: pips and name == catalogue.GAMES[-1])
    scene = SettingsScene(rehearsal(tmp_path), "reading")
    Studio((1280, 720)).show(scene, settle_ms=20)
    offered = [spot.id for spot in scene.focus.spots]
    assert any(spot.startswith("colours") for spot in offered)
    assert any(spot.startswith("dice") for spot in offered) is pips
