"""A new game's house stands at once: it plays, draws, and every test for all games holds for it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from build_scripts.new_game import CHECKLIST, Unfit, lay_out, record, tidy

ROOT = Path(__file__).resolve().parents[2]
_COPIED = ("game", "tests", "build_scripts")
_LINKED = ("art", "sounds")
_ALL_GAMES = (
    "tests/every_game/test_every_game.py",
    "tests/every_game/test_hashes.py",
    "tests/golden",
    "tests/saves/test_astray.py",
    "tests/screens/test_account.py",
    "tests/screens/test_asked.py",
    "tests/screens/test_awards.py",
    "tests/screens/test_hints.py",
    "tests/screens/test_languages.py",
    "tests/screens/test_moods.py",
    "tests/screens/test_shelf_pictures.py",
    "tests/screens/test_table_machine.py",
    "tests/sounds/test_told.py",
    "tests/stage/test_showing.py",
    "tests/test_house.py",
    "tests/test_words.py",
)
"""What asks something of every game in the catalogue."""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project, in a folder of its own, with one more game."""
    root = tmp_path_factory.mktemp("project")
    for room in _COPIED:
        unwanted = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / room, root / room, ignore=unwanted)
    for room in _LINKED:
        (root / room).symlink_to(ROOT / room, target_is_directory=True)
    shutil.copy(ROOT / "pyproject.toml", root)
    tidy(root, lay_out(root, "made_up", "Tea at Five"))
    record(root, "made_up")
    return root


def _run(root: Path, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, "-P", "-m", *words],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root), "SDL_VIDEODRIVER": "dummy"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_it_passes_the_tests_for_every_game(tree: Path) -> None:
    _run(tree, "pytest", "-q", "-m", "not slow", "-k", "made_up", *_ALL_GAMES)
    _run(tree, "pytest", "-q", "tests/games/made_up")
    # Those that are made for all games at once, and stumble over one more.
    _run(tree, "pytest", "-q", "tests/test_imports.py", "tests/test_words.py")


def test_it_is_written_as_the_house_writes(tree: Path) -> None:
    made = ("game/games/made_up", "tests/games/made_up", "game/catalogue.py")
    _run(tree, "ruff", "format", "--check", *made)
    _run(tree, "ruff", "check", *made)


@pytest.mark.slow
def test_its_types_hold(tree: Path) -> None:
    _run(tree, "mypy", "--strict", "game/games/made_up", "tests/games/made_up")


def test_it_plays_on_the_command_line(tree: Path) -> None:
    words = ("game", "simulate", "made_up", "--seats", "3", "--games", "20", "--json")
    assert '"violations": 0' in _run(tree, *words)
    assert '"violations": 0' in _run(tree, *words, "--bots", "easy")
    duel = ("game", "duel", "made_up", "--a", "easy", "--b", "random", "--games", "60", "--json")
    assert json.loads(_run(tree, *duel))["low"] > 0.5, "bots that know its rules alone"
    golden = {path.stem for path in (tree / "tests" / "golden" / "made_up").iterdir()}
    assert {"ends-last-token", "tokens-15"} < golden


def test_it_lies_on_the_table(tree: Path) -> None:
    """Every state of a match has a picture; every event a line and a motion."""
    code = (
        "from dataclasses import replace\n"
        "from game import catalogue\n"
        "from game.kernel import play\n"
        "from game.stage.frame import Frame\n"
        "from game.stage.look import Face, Look\n"
        "from game.stage.table import Turnover\n"
        "game, table = catalogue.game('made_up'), catalogue.table('made_up')\n"
        "look = Look(Frame.of(1920, 1080), tuple(Face(n, 'fern') for n in 'ABC'))\n"
        "told = []\n"
        "state = play.start(game, 3, {'tokens': '15'}, 1)\n"
        "while not state.over:\n"
        "    seen = game.observe(state, None)\n"
        "    seat = play.asked(state)[0]\n"
        "    action = play.legal(state, seat)[-1]\n"
        "    showing = table.showing(seen, replace(look, offered=action))\n"
        "    keys = [piece.key for piece in showing.pieces]\n"
        "    assert len(keys) == len(set(keys)) == 15\n"
        "    assert showing.prompt.title and showing.title\n"
        "    assert showing.by_id[action[0]].tells and showing.place_of(action[0]) is None\n"
        "    play.act(state, seat, action, told.append)\n"
        "from game.system.text import Texts\n"
        "words = Texts('en')\n"
        "for part, first in (('rulebook', 'chapter-idea'), ('tutorial', 'lesson-welcome')):\n"
        "    assert words.of('games/made_up', part).names()[0] == first\n"
        "assert all(table.tale.lines(event, look) for event in told)\n"
        "over = Turnover(seen, game.observe(state, None), look, {}, {})\n"
        "assert table.acts.motion(told[0], over)\n"
    )
    (tree / "look.py").write_text(code)
    _run(tree, "look")


def test_names_that_cannot_be(tree: Path) -> None:
    for name in ("", "Tea", "tea-party", "../x", "class", "x" * 99, "1st", "whakka_mole"):
        with pytest.raises(Unfit):
            lay_out(tree, name)
    with pytest.raises(Unfit):
        lay_out(tree, "fine", 'a "title"')


def test_the_checklist_names_what_there_is() -> None:
    said = CHECKLIST.format(title="Tea", name="made_up")
    blank = ROOT / "build_scripts" / "blank_game"
    for file in sorted(blank.rglob("*.py.txt")):
        for part in file.relative_to(blank).parts:
            name = part.removesuffix(".py.txt")
            assert name in said or name in {"__init__", "test_rules"}, file
    for path in re.findall(r"(?:build_scripts|tests)/\w+(?:\.py)?(?= )", said):
        assert (ROOT / path).exists()


def test_many_games_fit_the_list(tmp_path: Path) -> None:
    """The catalogue's one line is kept as the formatter would have it."""
    catalogue = tmp_path / "game" / "catalogue.py"
    catalogue.parent.mkdir()
    catalogue.write_text('GAMES: tuple[str, ...] = ("one_game",)\n')
    for name in ("second_game_with_a_name", "third_game_with_a_name", "fourth_game_with_a_name"):
        lay_out(tmp_path, name)
    assert catalogue.read_text() == (
        "GAMES: tuple[str, ...] = (\n"
        '    "one_game",\n'
        '    "second_game_with_a_name",\n'
        '    "third_game_with_a_name",\n'
        '    "fourth_game_with_a_name",\n'
        ")\n"
    )
