"""A wrong word gets one clear sentence naming the choices, and exit 2."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game import __version__, catalogue
from game.commands.wrong import Wrong, shown, whole
from tests.commands.said import say

WM = "whakka_mole"
GAMES = ", ".join(catalogue.GAMES)
PER_SEAT = ("--bots", "easy,hard", "--seats", "3")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("simulat",), "no command 'simulat'; choose from simulate, duel, trace, apply"),
        (("saves", "look"), "There is no command 'look'; choose from check, list."),
        (("saves",), "saves check FILE..., saves list."),
        (("simulate",), "The following arguments are required: GAME."),
        (("simulate", "chess"), f"There is no game 'chess'; choose from {GAMES}."),
        (("simulate", WM, "--seats", "9"), "whakka_mole is for 2 to 8 seats, not '9'."),
        (("simulate", WM, "--seats", "two"), "whakka_mole is for 2 to 8 seats, not 'two'."),
        (("simulate", WM, "--games", "0"), "whole number from 1 to 10000000, not '0'."),
        (("simulate", WM, "--games", "9" * 5000), "whole number from 1 to 10000000, not '999"),
        (("simulate", WM, "--seed", "pi"), "A seed must be a whole number"),
        (("simulate", WM, "--bots", "grand"), "choose from random, greedy, easy, normal, hard."),
        (("simulate", WM, *PER_SEAT), "Name one bot for all or 3, one for each seat, not 2."),
        (("simulate", WM, "--options", "holes"), "An option is written name=value, not 'holes'."),
        (("simulate", WM, "--options", "hole=9"), "choose from holes, stubborn, play-on."),
        (("simulate", WM, "--options", "holes=11"), "choose from 9, 10, 12."),
        (("trace", WM, "--options", "holes=9,holes=9"), "Option holes is given twice."),
        (("trace", WM, "--colour", "red"), "Unrecognized arguments: --colour red."),
        (("trace", WM, "--seats"), "Argument --seats: expected one argument."),
        (("duel", WM, "--a", "clever"), "There is no bot 'clever'"),
        (("shot", WM, "out.png", "--size", "big"), "A size is written like 1920x1080, not 'big'."),
        (("shot", WM, "out.png", "--size", "0x9"), "The width must be a whole number from 1"),
        (("shot", WM, "out.jpg"), "ends in .png, not 'out.jpg'."),
        (("shot", WM, "no/such/folder/out.png"), "There is no folder 'no/such/folder'."),
        (("shot", WM, "out.png", "--view", "4"), "choose from public, 0, 1, 2, 3."),
        (("shot", WM, "out.png", "--lang", "xx"), "There is no language 'xx'; choose from en"),
        (("shot", WM, "out.png", "--text", "90"), "The text size must be a whole number from 100"),
        (("film", WM, "out.png", "--frames", "0"), "The number of frames must be a whole number"),
        (("shot", WM, "out.png", "--after", "-1"), "The number of moves"),
        (("shot", WM, "out.png", "--size", "16384x16384"), "from 1 to 7680, not '16384'."),
        (("shot", WM, "out.png", "--size", "7680x7680"), "at most as large as 7680x4320"),
        (("--size", "16384x16384"), "The width must be a whole number from 1 to 7680"),
        (("--size", "12"), "A size is written like 1920x1080, not '12'."),
        (("--game", "go"), f"There is no game 'go'; choose from {GAMES}."),
        (("--portable", "--data-dir", "x"), "Choose --data-dir or --portable, not both."),
        (("bench", "--only", "jokes"), "There is no bench 'jokes'; choose from"),
        (("--simulate",), "Unrecognized arguments: --simulate."),
    ],
)
def test_one_sentence(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    said = say(capsys, *words)
    assert said.code == 2
    assert said.out == ""
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert said.err.endswith(".\n") or said.err.endswith("...\n")


def test_a_file_is_not_a_folder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    said = say(capsys, "--data-dir", str(file))
    assert (said.code, said.out) == (2, "")
    assert "is a file, not a folder." in said.err


def test_hostile_words_are_shown_safely() -> None:
    assert shown("\x1b[31m") == r"'\x1b[31m'"
    assert len(shown("x" * 100_000)) < 250
    assert shown("\udcff") == r"'\udcff'"
    for word in ("", "1.5", "0x10", "1e3", "--", "٣٤٥" * 40):
        with pytest.raises(Wrong):
            whole(word, "seed", 1, 100)
    assert whole(" 7 ", "seed", 1, 7) == 7


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    said = say(capsys, "--version")
    assert (said.code, said.out) == (0, f"Molehill {__version__}\n")


@pytest.mark.parametrize(
    "words",
    [("bench",), ("simulate", "molly"), ("duel", "molly"), ("trace", "molly"),
     ("apply", "molly", "x.json"), ("shot", "molly", "x.png"), ("film", "molly", "x.png")],
)  # fmt: skip
def test_a_download_says_what_it_leaves_out(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    monkeypatch.setitem(sys.modules, "game.makers", None)
    said = say(capsys, *words)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"{words[0]} is a tool for makers")
    assert said.err.count("\n") == 1


def test_the_help_of_a_download_offers_what_it_has(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def offered() -> set[str]:
        with pytest.raises(SystemExit):
            say(capsys, "--help")
        lines = capsys.readouterr().out.splitlines()
        return {line.split()[0] for line in lines if line.startswith("  ") and line.split()}

    makers = {"bench", "simulate", "duel", "trace", "apply", "shot", "film"}
    players = {"saves", "fair", "party"}
    assert makers | players <= offered()
    monkeypatch.setitem(sys.modules, "game.makers", None)
    assert not makers & offered()
    assert players <= offered()


def test_matches_need_no_window_library() -> None:
    """Rules can be simulated and traced where nothing can be drawn."""
    code = (
        "import sys\n"
        "from game.commands.parser import main\n"
        "for words in (['simulate', 'whakka_mole', '--games', '2'],"
        " ['trace', 'whakka_mole'], ['duel', 'whakka_mole', '--games', '2']):\n"
        "    assert main(words) == 0\n"
        "assert 'pygame' not in sys.modules and 'msgspec' not in sys.modules\n"
    )
    root = Path(__file__).resolve().parents[2]
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_a_reader_that_leaves_is_no_mistake() -> None:
    """trace | head"""
    root = Path(__file__).resolve().parents[2]
    words = [sys.executable, "-m", "game", "trace", "whakka_mole", "--seats", "8", "--states"]
    with subprocess.Popen(
        words, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as trace:
        assert trace.stdout is not None
        assert trace.stderr is not None
        assert trace.stdout.readline().startswith("{")
        trace.stdout.close()
        assert trace.stderr.read() == ""
        assert trace.wait() == 0
