"""The command line speaks to each person in her language, and to programs in one."""

from __future__ import annotations

import argparse
import errno
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from game.commands import parser
from game.commands.library import understood
from game.commands.wrong import Kind, Measure
from game.kernel.reading import WHY
from game.system.fluent import Bundle
from game.system.paths import find_places
from game.system.reasons import KNOWN, reason
from game.system.settings import SettingsFile
from game.system.text import LANGUAGES, Texts
from tests.commands.said import Said, say

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
WM = "whakka_mole"
FOREIGN = [language for language in LANGUAGES if language != "en"]
COMMANDS = [
    (),
    *(
        (name,)
        for name in [
            "simulate",
            "duel",
            "trace",
            "apply",
            "saves",
            "fair",
            "shot",
            "film",
            "party",
            "bench",
        ]
    ),
    ("saves", "check"),
    ("saves", "list"),
    ("fair", "check"),
]
# Whatever the language: names of options and commands, and signs that stand for something.
SIGNS = {
    "N",
    "S",
    "K",
    "F",
    "P",
    "K=V,...",
    "WxH",
    "OUT.png",
    "...",
    "|".join(LANGUAGES),
    "python",
    "-m",
    "game",
}


def told(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    *words: str,
) -> Said:
    monkeypatch.setenv("LANGUAGE", language)
    return say(capsys, *words)


def helped(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    *words: str,
) -> str:
    monkeypatch.setenv("LANGUAGE", language)
    monkeypatch.setenv("COLUMNS", "500")
    capsys.readouterr()
    with pytest.raises(SystemExit) as left:
        parser.main([*words, "--help"])
    out, err = capsys.readouterr()
    assert (left.value.code, err) == (0, "")
    return out


def names() -> set[str]:
    """Of all commands and options, as they are typed."""
    found: set[str] = set()

    def collect(one: argparse.ArgumentParser) -> None:
        for action in one._actions:
            found.update(action.option_strings)
            if isinstance(action, argparse._SubParsersAction):
                found.update(action.choices)
                for inner in action.choices.values():
                    collect(inner)

    collect(parser._parser(None))
    return found | {"check|list"}


def left_over(text: str, language: str) -> list[str]:
    """What of a help comes from no text of this language, and is no name."""
    words = Texts(language).of("commands")
    keys = [key for key in words.names() if re.match(r"about|usage|heading-|word-|help-", key)]
    texts = {re.sub(r"\s+", " ", words(key, name="", word="", problem="")).strip() for key in keys}
    known = names() | SIGNS
    flat = re.sub(r"\s+", " ", text)
    for piece in sorted(texts, key=len, reverse=True):
        flat = re.sub(rf"(?<![\w-]){re.escape(piece)}(?!\w)", " ", flat)
    return [word for word in re.split(r",?[\s\[\]:]+", flat) if word and word not in known]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_no_line_of_a_help_is_in_another_language(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...],
    language: str,
) -> None:
    out = helped(capsys, monkeypatch, language, *words)
    assert left_over(out, language) == []
    assert out.startswith(Texts(language).of("commands")("usage"))
    assert "--help" in out


@pytest.mark.parametrize(
    "line", ["usage: x", "options:", "positional arguments:", "show this help message and exit"]
)
def test_what_the_library_says_itself_is_noticed(line: str) -> None:
    assert left_over(line, "de") != []


WRONG = [
    ("simulat",),
    ("saves",),
    ("saves", "look"),
    ("saves", "check"),
    ("fair",),
    ("simulate",),
    ("simulate", "chess"),
    ("simulate", WM, "--seats", "9"),
    ("simulate", WM, "--games", "0"),
    ("simulate", WM, "--seed", "pi"),
    ("simulate", WM, "--bots", "grand"),
    ("simulate", WM, "--bots", "easy,hard", "--seats", "3"),
    ("simulate", WM, "--options", "holes"),
    ("simulate", WM, "--options", "hole=9"),
    ("simulate", WM, "--options", "holes=11"),
    ("simulate", "mole_park", "--options", "holes=11,holes=1"),
    ("simulate", "dice_theme_park", "--seats", "1", "--options", "length=short"),
    ("trace", WM, "--options", "holes=9,holes=9"),
    ("trace", WM, "--colour", "red"),
    ("trace", WM, "--seats"),
    ("trace", WM, "--states=yes"),
    ("duel", WM, "--a", "clever"),
    ("duel", "dice_theme_park", "--seats", "1"),
    ("apply", WM, "no such file"),
    ("apply", WM, "."),
    ("shot", WM, "out.png", "--size", "big"),
    ("shot", WM, "out.png", "--size", "7680x7680"),
    ("shot", WM, "out.jpg"),
    ("shot", WM, "no/such/folder/out.png"),
    ("shot", WM, "out.png", "--view", "4"),
    ("shot", WM, "out.png", "--text", "90"),
    ("shot", "screen:none", "out.png"),
    ("film", WM, "out.png", "--frames", "0"),
    ("party", WM, "--bots", "easy,easy,easy,easy"),
    ("party", WM, "--data-dir", __file__),
    ("party", WM, "--port", "-1"),
    ("--data-dir", "x", "--portable"),
    ("bench", "--only", "jokes"),
]


@pytest.mark.parametrize("words", WRONG, ids=" ".join)
def test_a_wrong_word_is_answered_in_each_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    said = {language: told(capsys, monkeypatch, language, *words) for language in LANGUAGES}
    assert {(each.code, each.out) for each in said.values()} == {(2, "")}
    errors = [each.err for each in said.values()]
    assert len(set(errors)) == len(LANGUAGES)
    for error in errors:
        assert error.count("\n") == 1
        assert error.endswith(".\n")
        assert "‹" not in error


def test_every_sentence_of_the_library_is_understood(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def watched(message: str) -> tuple[str, dict[str, str]]:
        asked.append(understood(message)[0])
        return understood(message)

    monkeypatch.setattr(parser, "understood", watched)
    for words in (
        *WRONG,
        ("-x",),
        ("--help=x",),
        ("--selftest=1",),
        ("saves", "check", "--json"),
        ("trace", WM, "a", "b"),
        ("--portable=", "trace"),
    ):
        say(capsys, *words)
    assert set(asked) == {
        "missing-words", "unknown-words", "wrong-choice", "word-one", "word-none"
    }  # fmt: skip
    assert understood("argument FILE: expected at least one argument")[0] == "word-some"
    assert understood("gone fishing") == ("word-other", {"problem": "gone fishing"})


def variants(language: str, key: str) -> Iterator[str]:
    path = ROOT / "game" / "commands" / "text" / f"{language}.ftl"
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ftl.Message) and entry.id.name == key and entry.value is not None:
            for element in entry.value.elements:
                if isinstance(element, ftl.Placeable) and isinstance(
                    element.expression, ftl.SelectExpression
                ):
                    for variant in element.expression.variants:
                        assert isinstance(variant.key, ftl.Identifier)
                        yield variant.key.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("wrong-choice", get_args(Kind)),
        ("wrong-number", get_args(Measure)),
        ("apply-unreadable", tuple(WHY)),
    ],
)
def test_there_is_a_sentence_for_each_thing(
    language: str, key: str, words: tuple[str, ...]
) -> None:
    assert sorted(variants(language, key)) == sorted(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reason_of_the_system_has_words(language: str) -> None:
    say_ = Texts(language).of("system")
    for name in KNOWN:
        assert say_.has(f"os-{name.lower()}")
        here = say_("settings-not-saved", reason=reason(OSError(getattr(errno, name), "x")))
        assert say_(f"os-{name.lower()}") in here
    assert "broken pipe" in say_(
        "settings-not-saved", reason=reason(OSError(errno.EPIPE, "broken pipe"))
    )


def test_a_reason_without_words_is_said_as_it_is() -> None:
    bundle = Bundle("os-x = it is small\nwhy = No: { REASON($reason) }.\n", "en")
    assert bundle.text("why", {"reason": "X"}) == "No: it is small."
    assert bundle.text("why", {"reason": "Gone"}) == "No: Gone."


def test_the_language_is_that_of_the_words_then_of_the_settings_then_of_the_system(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    wrong = ("shot", "chess", "out.png")
    data = ("--data-dir", str(tmp_path))
    assert say(capsys, *data, *wrong).err.startswith("There is no")
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert say(capsys, *data, *wrong).err.startswith("Non c’è")
    monkeypatch.setenv("LANGUAGE", "nl:fr")
    assert say(capsys, *data, *wrong).err.startswith("Il n’y a pas")
    assert SettingsFile(find_places(tmp_path)).change(language="de") is None
    assert say(capsys, *data, *wrong).err.startswith("Ein Bild")
    assert say(capsys, *wrong).err.startswith("Il n’y a pas")
    assert say(capsys, *data, *wrong, "--lang", "es").err.startswith("No hay")
    assert say(capsys, *data, "--lang", "it", *wrong).err.startswith("Non c’è")
    # Behind the command is nearer.
    assert say(capsys, "--lang", "it", *wrong, "--lang", "es").err.startswith("No hay")
    # Words that make no sense at all are still answered, and a language that is none is not spoken.
    assert say(capsys, *data, "--seats").err.startswith("Unbekannte Angaben")
    assert say(capsys, *data, *wrong, "--lang").err.startswith("Zu --lang")
    for asked in (("shot", WM, "out.png", "--lang", "xx"), ("--lang", "xx", "--help")):
        assert say(capsys, *data, *asked).err.startswith("Eine Sprache")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_each_command_can_be_told_its_language(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...],
    language: str,
) -> None:
    here = helped(capsys, monkeypatch, language, *words)
    for asked in (("--lang", language, *words), (*words, "--lang", language)):
        for other in ("de", "fr"):
            assert helped(capsys, monkeypatch, other, *asked) == here


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_broken_save_is_told_of_in_the_language_that_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{", "utf-8")
    sentence = Texts(language).of("match")("save-foreign")
    for words in (("saves", "check"), ("fair", "check")):
        said = say(capsys, "--lang", language, *words, str(broken))
        assert (said.code, said.out + said.err) == (1, f"{broken}: {sentence}\n")


@pytest.mark.parametrize("language", FOREIGN)
def test_what_programs_read_is_the_same_in_each_language(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    language: str,
) -> None:
    for words in (
        ("trace", WM, "--seats", "2", "--states"),
        ("saves", "list", "--json", "--data-dir", str(tmp_path)),
        ("--version",),
    ):
        english = told(capsys, monkeypatch, "en", *words)
        assert told(capsys, monkeypatch, language, *words) == english
    plain = told(capsys, monkeypatch, language, "simulate", WM, "--games", "1").out
    assert [line.partition(":")[0] for line in plain.splitlines()][:3] == [
        "games",
        "seats",
        "decisions",
    ]
    said = told(
        capsys, monkeypatch, language, "simulate", WM, "--games", "1", "--json", "--progress"
    )
    assert set(json.loads(said.out)) >= {"games", "wins_by_seat"}
    assert said.err.rstrip().endswith(Texts(language).of("commands")("progress-matches"))


def test_a_terminal_without_umlauts_is_told_the_rest() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "game", "fair", "--help"],
        cwd=ROOT,
        env={**os.environ, "LANGUAGE": "fr", "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "commandes" in done.stdout
