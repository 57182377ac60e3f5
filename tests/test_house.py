"""The house keeps its own rules: what lies where, what is pinned, how long, and who may speak."""

from __future__ import annotations

import ast
import re
import statistics
import sys
import tomllib
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from build_scripts import lock
from game import __version__
from tests.house.source import HOUSE, ROOMS, ROOT, Source, Written

TOP = {
    ".ci",
    ".github",
    ".gitignore",
    "LICENSE",
    "README.md",
    "art",
    "build_scripts",
    "game",
    "pyproject.toml",
    "sounds",
    "tests",
}
LONG = 400
"""A longer file is asked why it does not part. Its docstring answers, in a line that begins so:"""
ANSWER = "One subject: "

WRITTEN = {".py", ".md", ".toml", ".ftl", ".json", ".jsonl", ".yml", ".yaml", ".txt", ".sh", ""}


def ignored(name: str) -> bool:
    """Whether .gitignore leaves out what has this name at the top."""
    lines = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    told = [line.strip("/") for line in lines if line and not line.startswith("#")]
    return any(fnmatchcase(name, each) for each in (*told, ".git"))


def written_files() -> list[Path]:
    """All files of words in the project."""
    found = [path for path in ROOT.iterdir() if path.is_file() and path.name in TOP]
    for room in (".ci", ".github", *ROOMS):
        found += [path for path in (ROOT / room).rglob("*") if path.is_file()]
    # Licence texts are other people's words, to be passed on as they are.
    return [
        path
        for path in found
        if path.suffix in WRITTEN and not {"__pycache__", "licences"} & set(path.parts)
    ]


def test_only_what_belongs_lies_at_the_top() -> None:
    found = {entry.name for entry in ROOT.iterdir() if not ignored(entry.name)}
    assert found <= TOP
    assert found >= {"README.md", "LICENSE", "game", "tests", "build_scripts", "pyproject.toml"}


def test_the_map_for_makers_names_every_room() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z_/]+)`", text.partition("| room |")[2].partition("\n\n")[0]))
    below = {f"game/{each.parent.name}" for each in (ROOT / "game").glob("*/__init__.py")}
    assert named == (below | set(ROOMS)) - {"game"}


# Spelt in pieces, so that this file does not find itself.
BANNED = {
    "a path of one machine": [
        "/" + "work/",
        "/" + "root/",
        "/" + "tmp/",
        "/" + "home/",
        ":\\" + "Users",
    ],
    "the address of a registry": [
        "pypi" + ".org",
        "python" + "hosted",
        "registry" + ".npm",
        "deb." + "debian",
        "--index" + "-url",
        "extra-index" + "-url",
        "--find" + "-links",
        "/" + "opt/",
    ],
    "something left undone": ["TO" + "DO", "FIX" + "ME", "XX" + "X:"],
}


def banned_in(text: str) -> list[str]:
    return [f"{why}: {word}" for why, words in BANNED.items() for word in words if word in text]


def test_no_file_knows_the_machine_it_was_written_on() -> None:
    found = {
        str(path.relative_to(ROOT)): faults
        for path in written_files()
        if (faults := banned_in(path.read_text(encoding="utf-8", errors="replace")))
    }
    assert found == {}


def test_the_banned_words_are_found() -> None:
    for why, words in BANNED.items():
        for word in words:
            assert banned_in(f"see {word}x") == [f"{why}: {word}"]
    assert banned_in("rooms/work and a todo list") == []


@pytest.mark.parametrize("source", HOUSE, ids=lambda source: source.name)
def test_every_module_says_what_it_is_for(source: Source) -> None:
    assert ast.get_docstring(source.tree)


def subject(source: Source) -> str:
    """What a file says it is about as one, if it was asked."""
    lines = (ast.get_docstring(source.tree) or "").splitlines()
    return next((line.removeprefix(ANSWER) for line in lines if line.startswith(ANSWER)), "")


def length_fault(source: Source) -> str:
    """Which question about its length a file leaves open."""
    lines, said = source.text.count("\n"), subject(source)
    if lines > LONG and len(said.split()) < 3:
        return f"{source.name} has {lines} lines: say in its docstring why, '{ANSWER}...'"
    if lines <= LONG and said:
        return f"{source.name} has {lines} lines and need not say why"
    return ""


def test_a_long_file_says_what_one_subject_it_is_and_a_short_one_need_not() -> None:
    assert [fault for source in HOUSE if (fault := length_fault(source))] == []


def test_a_long_file_without_an_answer_is_found() -> None:
    said, silent = f'"""A.\n\n{ANSWER}all of the wiring.\n"""\n', '"""A."""\n'
    for text, open_ in ((said, True), (silent, False)):
        for length in (LONG, LONG + 1):
            whole = text + "\n" * (length - text.count("\n"))
            source = Written(whole)
            assert bool(length_fault(source)) is (open_ if length == LONG else not open_)
    short = f'"""A.\n\n{ANSWER}it.\n"""\n' + "\n" * LONG
    assert length_fault(Written(short))


def test_half_of_the_files_are_short() -> None:
    lengths = [s.text.count("\n") for s in HOUSE if not s.is_package]
    assert statistics.median(lengths) < 150


def test_every_folder_of_modules_is_a_package_with_a_name_of_its_own() -> None:
    """A folder without __init__ would be a package too, but one nobody can describe."""
    for source in HOUSE:
        assert (source.path.parent / "__init__.py").is_file(), source.path


PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_every_library_is_pinned_exactly() -> None:
    for group, packages in lock.pins().items():
        for package in packages:
            assert re.fullmatch(r"[A-Za-z0-9_.-]+==[0-9][0-9A-Za-z.]*", package), (group, package)


def test_every_library_says_why_it_is_there() -> None:
    for line in (ROOT / "pyproject.toml").read_text(encoding="utf-8").splitlines():
        if re.match(r'\s+"[A-Za-z0-9_.-]+==', line):
            assert re.search(r"#\s+\w+", line), line


# What a package is called where it is fetched, and where it is imported.
IMPORTED_AS = {"pygame-ce": "pygame", "fluent.syntax": "fluent", "pillow": "PIL"}


def libraries(group: str) -> set[str]:
    names = {package.partition("==")[0] for package in lock.pins()[group]}
    return {IMPORTED_AS.get(name, name) for name in names}


def test_the_game_imports_only_what_play_installs() -> None:
    imported = {
        name.split(".")[0]
        for source in HOUSE
        if source.name.split(".")[0] == "game"
        for node in ast.walk(source.tree)
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom) and not node.level
            else []
        )
    }
    foreign = imported - set(sys.stdlib_module_names) - {"game"}
    # typing_extensions is there for fluent.syntax.
    assert foreign <= libraries("run")
    assert libraries("run") - {"typing_extensions"} <= foreign
    assert not foreign & (libraries("art") | libraries("dev") | libraries("build"))


def test_the_version_is_written_once() -> None:
    assert PROJECT["project"]["dynamic"] == ["version"]
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)
    writers = [s.name for s in HOUSE if re.search(r"^__version__\s*=", s.text, re.MULTILINE)]
    assert writers == ["game"]
