"""All words a player reads lie in the text files; every key asked for is there, and no other."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from game.system.text import LANGUAGES
from tests.house import words
from tests.house.law import EVERYTHING, SCREEN_SIDE
from tests.house.source import GAME, ROOT, Source, Written

FILES = sorted((ROOT / "game").rglob("*.ftl"))
# Rooms whose words reach a player. The others report to makers, or name keys.
SPEAKING = {"stage", "screens", "match", *EVERYTHING}
# Read by programs, in one language: what the speed table calls its rows, laws that a match broke;
# and what the library that reads the command line says, which only we read.
FOR_PROGRAMS = {
    "game.commands.library",
    *(f"game.makers.{name}" for name in ("bench", "bench_bots", "bench_stage", "simulate")),
}


def speaks(source: Source) -> bool:
    parts = source.name.split(".")
    if source.name in FOR_PROGRAMS:
        return False
    if parts[1:2] == ["games"]:
        return len(parts) > 3 and parts[3] in SCREEN_SIDE
    return len(parts) > 1 and parts[1] in SPEAKING


def house_of(name: str) -> str:
    parts = name.split(".")
    return "/".join(parts[1 : 3 if parts[1:2] == ["games"] else 2])


def house_of_file(path: Path) -> str:
    return path.parent.parent.relative_to(ROOT / "game").as_posix()


@pytest.mark.parametrize("source", [s for s in GAME if speaks(s)], ids=lambda source: source.name)
def test_no_words_outside_the_text_files(source: Source) -> None:
    assert words.spoken(source) == []


@pytest.mark.parametrize(
    "text",
    [
        'label("Play")',
        'draw(text="Your turn")',
        'TITLE = "Dig in, moles"',
        'title = f"{name} takes {count} moles home"',
        'x = ["pick a card"]',
        'button(x, "Go!")',
    ],
)
def test_planted_words_are_found(text: str) -> None:
    assert len(words.spoken(Written(text))) == 1


@pytest.mark.parametrize(
    "text",
    [
        '"""What this is for."""',
        'def f() -> "list of str":\n    """It says what it does."""',
        'raise ValueError("no such mole")',
        'log.warning("no such mole %s", 3)',
        'logging.getLogger("molehill").exception("no pictures there")',
        'say("prompt-pick", count=3)',
        'ID = "card.17"',
        'FORMAT = "%s %d"',
        'x: "dict of str" = {}',
        'KEYS = ("left ctrl", "page up", "q w MINUS COMMA SLASH")',
    ],
)
def test_what_no_player_reads_is_left_alone(text: str) -> None:
    assert words.spoken(Written(text)) == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT / "game")))
def test_a_text_file_can_be_read_and_says_nothing_twice(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert junk == []
    names = [
        ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name
        for entry in body
        if isinstance(entry, ftl.Message | ftl.Term)
    ]
    assert len(names) == len(set(names)), sorted({n for n in names if names.count(n) > 1})
    assert names
    assert [line for line in text.splitlines() if line != line.rstrip()] == []


def shape(path: Path) -> dict[str, set[str]]:
    """The keys of a file, and the variables each uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            owned = {entry.id.name: entry.value} | {
                f"{entry.id.name}.{attribute.id.name}": attribute.value
                for attribute in entry.attributes
            }
            for key, pattern in owned.items():
                if pattern is not None:
                    found[key] = variables(pattern)
    return found


def variables(node: object) -> set[str]:
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return set().union(*map(variables, node))
    if isinstance(node, ftl.BaseNode):
        return set().union(*map(variables, vars(node).values()))
    return set()


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT / "game")))
def test_a_translation_has_the_same_keys_and_variables_as_the_english(path: Path) -> None:
    part, _, language = path.stem.rpartition(".")
    english = path.with_name(f"{part}.en.ftl" if part else "en.ftl")
    assert language in LANGUAGES
    assert shape(path) == shape(english)


def ill_filled(source: Source, texts: dict[str, set[str]]) -> list[str]:
    """Declared sentences that nobody wrote, that lack something, or are given what they do not say.

    The name of whom one is about goes without saying.
    """
    found = []
    for key, facts in words.declared(source):
        says = texts.get(key)
        if says is None:
            found.append(f"{key} is not there")
        elif facts is not None and facts - {"name"} != says - {"name"}:
            found.append(f"{key} says {sorted(says)}, not {sorted(facts)}")
    return found


DECLARING = [
    source for source in GAME if ".table." in source.name and "kit.asks import" in source.text
]


@pytest.mark.parametrize("source", DECLARING, ids=lambda source: source.name)
def test_what_a_table_declares_fills_its_sentences(source: Source) -> None:
    english = ROOT / "game" / house_of(source.name) / "text" / "en.ftl"
    assert ill_filled(source, shape(english)) == []


@pytest.mark.parametrize(
    "code",
    [
        'says("lead", score=best)',
        'says("lead", score=best, short=short, turn=turn)',
        'Ask("lead", "nowhere")',
        'either(feud, "nowhere")',
    ],
)
def test_planted_sentences_that_are_ill_filled_are_found(code: str) -> None:
    assert len(ill_filled(Written(code), {"lead": {"name", "score", "short"}})) == 1


def keys_by_house() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for path in FILES:
        if path.stem.rpartition(".")[2] == "en":
            found.setdefault(house_of_file(path), set()).update(words.keys_in(path))
    return found


def test_every_key_asked_for_is_there() -> None:
    houses = keys_by_house()
    common = set().union(*(keys for house, keys in houses.items() if "games/" not in house))
    missing = [
        f"{where} asks for {key}"
        for source in GAME
        for where, key in words.named_keys(source)
        if key not in common | houses.get(house_of(source.name), set())
    ]
    assert missing == []


def unused(files: list[Path], code: list[Source]) -> list[str]:
    """Keys nobody names, neither whole nor by a pattern, nor in another text."""
    whole: set[str] = set()
    patterns = []
    for source in code:
        exact, open_ended = words.key_patterns(source)
        whole |= exact
        patterns += open_ended
    found = []
    for path in files:
        referred = words.references(path)
        found += [
            f"{path.parent.parent.name}: {key}"
            for key in words.keys_in(path)
            if key not in whole | referred
            and not any(pattern.fullmatch(key) for pattern in patterns)
        ]
    return found


@pytest.mark.skipif(
    not (ROOT / "game" / "app.py").exists(), reason="nothing opens the screens before the app"
)
def test_every_text_is_used_somewhere() -> None:
    # Rulebooks and tutorials are read as a whole, key by key.
    assert unused([path for path in FILES if path.stem == "en"], GAME) == []


def test_a_planted_text_that_nobody_uses_is_found(tmp_path: Path) -> None:
    folder = tmp_path / "screens" / "text"
    folder.mkdir(parents=True)
    (folder / "en.ftl").write_text(
        "yes = Yes\nno-more = No\ncolour-red = Red\nsaid = { other }\nother = O\n"
        "button = B\n    .tip = T\nrefused = R\nlost = L\n    .tip = T\n"
    )
    code = Written(
        'say("yes"); f"colour-{name}"; Said("said"); ("button", "button.tip")\nraise X("refused")'
    )
    assert unused([folder / "en.ftl"], [code]) == [
        "screens: no-more",
        "screens: lost",
        "screens: lost.tip",
    ]
