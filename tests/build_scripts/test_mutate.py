"""Which modules of a game are mutated when none is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from build_scripts.mutate import ROOT, killed, rule_modules
from game import catalogue

GAMES = ROOT / "game" / "games"
ELSEWHERE = {
    "seen",
    "bot",
    "appeal",
    "taste",
    "worth",
    "odds",
    "table",
    "acts",
    "view",
    "imagining",
}


def planted(folder: Path, **modules: str) -> Path:
    """A game's house with these modules; "a__b" lies in the folder "a"."""
    house = folder / "garden"
    for name, source in {"__init__": "", **modules}.items():
        path = house / f"{name.replace('__', '/') if name != '__init__' else name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source)
    return house


def test_what_a_step_reckons_with_is_a_rule_and_what_thinks_about_it_is_not(tmp_path: Path) -> None:
    house = planted(
        tmp_path,
        turn="from game.games.garden.soil import dig\nclass Dig(Step):\n    pass\n",
        soil="from game.games.garden import view\nfrom game.games.garden.deep import far\n",
        deep="from typing import TYPE_CHECKING\n"
        "if TYPE_CHECKING:\n    from game.games.garden.bot import Bot\n",
        view="from game.games.garden.glass import look\n",
        glass="",
        bot="from game.games.garden.turn import Dig\n",
        rules="from game.games.garden.laying import lay\nclass Garden(Game):\n    pass\n",
        laying="",
        alone="",
    )
    assert rule_modules(house) == ("deep", "laying", "soil", "turn")


def test_content_may_be_a_folder(tmp_path: Path) -> None:
    house = planted(
        tmp_path, steps="class Dig(Step):\n    pass\n", content__moles="", content__holes=""
    )
    assert rule_modules(house) == ("content.holes", "content.moles", "steps")


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_no_step_of_any_game_is_left_out(game: str) -> None:
    found = set(rule_modules(GAMES / game))
    steps = catalogue.game(game).steps
    assert {step.__module__.split(".", 3)[3] for step in steps} <= found
    assert {name.split(".")[0] for name in found} & ELSEWHERE == set()
    assert any(name.split(".")[0] == "content" for name in found)


def test_a_folder_that_holds_nothing_to_change_needs_no_tests(tmp_path: Path) -> None:
    assert killed("dice_theme_park", "content", tmp_path) == (0, [])
