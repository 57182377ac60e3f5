"""Which modules of a game are mutated when none is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from build_scripts.mutate import ROOT, killed, rule_modules
from game import catalogue

GAMES = ROOT / "game" / "games"
ELSEWHERE = {"seen", "bot", "table", "acts"}


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
        rules__turn="from game.games.garden.rules.soil import dig\nclass Dig(Step):\n    pass\n",
        rules__soil="from game.games.garden.seen import view\n"
        "from game.games.garden.rules.deep import far\n",
        rules__deep="from typing import TYPE_CHECKING\n"
        "if TYPE_CHECKING:\n    from game.games.garden.bot import Bot\n",
        seen__view="from game.games.garden.rules.glass import look\n",
        rules__glass="",
        bot="from game.games.garden.rules.turn import Dig\n",
        rules__game="from game.games.garden.rules.laying import lay\n"
        "from game.games.garden.rules.checking import check\n"
        "class Garden(Game):\n    pass\n",
        rules__laying="",
        rules__checking="",
        rules__alone="",
    )
    assert rule_modules(house) == ("rules.deep", "rules.laying", "rules.soil", "rules.turn")


def test_content_may_be_a_folder(tmp_path: Path) -> None:
    house = planted(
        tmp_path, rules__steps="class Dig(Step):\n    pass\n", content__moles="", content__holes=""
    )
    assert rule_modules(house) == ("content.holes", "content.moles", "rules.steps")


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_no_step_of_any_game_is_left_out(game: str) -> None:
    found = set(rule_modules(GAMES / game))
    steps = catalogue.game(game).steps
    assert {step.__module__.split(".", 3)[3] for step in steps} <= found
    assert {name.split(".")[0] for name in found} & ELSEWHERE == set()
    assert any(name.split(".")[0] == "content" for name in found)


def test_a_folder_that_holds_nothing_to_change_needs_no_tests(tmp_path: Path) -> None:
    assert killed("dice_theme_park", "content", tmp_path) == (0, [])
