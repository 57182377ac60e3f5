"""Every line, said of everybody and of any number, is a sentence of its language."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

import pytest

from build_scripts.sentences import MORE, READER, Line, Script
from game.system.called import Called
from game.system.text import LANGUAGES
from tests.house import typography
from tests.house.grammar import Usage, raw, unsounded

if TYPE_CHECKING:
    from pathlib import Path

    from game.system.fluent import Value

    Told = list[tuple[Line, list[tuple[dict[str, Value], str]]]]


@cache
def told(language: str) -> Told:
    script = Script(language)
    return [(line, list(script.sentences(line))) for line in script.lines()]


@cache
def usage(language: str) -> Usage:
    learnt = Usage(language)
    for line, said in told(language):
        learnt.learn(line, said)
    return learnt


def set_in_lines(text: str) -> str:
    """Without the names of pictures, which are no part of a sentence."""
    lines = (line.partition(" @ ")[0] for line in text.split("\n") if not line.startswith("@"))
    return "\n".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_open(language: str) -> None:
    found = {
        line.name: bad for line, said in told(language) for _, text in said if (bad := raw(text))
    }
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_of_something_is_not_said_as_many(language: str) -> None:
    learnt = usage(language)
    assert len(learnt.many) > 30
    found = {line.name: bad for line, said in told(language) if (bad := learnt.ones(line, said))}
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_reads_is_you_and_nobody_else_is(language: str) -> None:
    learnt = usage(language)
    assert len(learnt.third) > 30
    found = {line.name: bad for line, said in told(language) if (bad := learnt.persons(line, said))}
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_change_before_what_is_filled_in(language: str) -> None:
    found = {
        line.name: bad
        for line, said in told(language)
        for facts, text in said
        if (bad := unsounded(language, facts, text))
    }
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_and_spaces_are_those_of_the_language(language: str) -> None:
    found = {
        line.name: bad
        for line, said in told(language)
        for _, text in said
        if (bad := typography.faults(language, set_in_lines(text)))
    }
    assert found == {}


def test_what_is_never_said_of_one_is_said() -> None:
    names = [f"{line.house}:{line.key}" for line, _ in told("en")]
    assert [one for one in MORE if not any(re.fullmatch(one, name) for name in names)] == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("You ‹name› win", ["‹", "›"]),
        ("{ $name } wins", ["{", "$", "}"]),
        ("You and  win", ["  "]),
        (" wins", [" "]),
        ("Costs $", ["$"]),
        ("Costs $5, or 5 $. Wait …", []),
    ],
)
def test_planted_gaps_are_found(text: str, found: list[str]) -> None:
    assert raw(text) == found


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "1 stars", "2 stars"),
        ("en", "Ida wins 1 prizes", "Ida wins 2 prizes"),
        ("de", "1 Schollen fallen", "2 Schollen fallen"),
        ("de", "noch 1 Maulwürfe", "noch 2 Maulwürfe"),
        ("fr", "1 cases", "2 cases"),
        ("fr", "1 restent", "2 restent"),
        ("es", "caen 1", "caen 2"),
        ("es", "1 sitios", "2 sitios"),
        ("it", "mancano 1", "mancano 2"),
        ("it", "1 talpe", "2 talpe"),
    ],
)
def test_planted_ones_are_found(language: str, one: str, two: str) -> None:
    line = Line("screens", "", "planted", {"count": (1, 2)}, frozenset())
    said: list[tuple[dict[str, Value], str]] = [({"count": 1}, one), ({"count": 2}, two)]
    assert len(usage(language).ones(line, said)) == 1


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "You is thinking."),
        ("en", "You wins!"),
        ("en", "Ida win!"),
        ("en", f"{READER} wins!"),
        ("de", "Du gewinnt!"),
        ("de", "Ida gewinnst!"),
        ("fr", "Tu gagne !"),
        ("fr", "Ida gagnes !"),
        ("es", "Tú gana."),
        ("it", "Tu vince."),
    ],
)
def test_planted_persons_are_found(language: str, text: str) -> None:
    line = Line("screens", "", "planted", {"name": (Called("Ida"),)}, frozenset({"name"}))
    assert len(usage(language).persons(line, [({"name": Called("Ida")}, text)])) == 1


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "a Ida"),
        ("fr", "la feuille de Ida"),
        ("fr", "il faut que Ida joue"),
        ("es", "Ben y Ida"),
        ("it", "la mossa della Ida"),
    ],
)
def test_planted_clashes_of_sounds_are_found(language: str, text: str) -> None:
    assert len(unsounded(language, {"name": Called("Ida")}, text)) == 1


@pytest.mark.parametrize(
    ("language", "text", "colour"),
    [
        ("fr", "Où poser la taupe vert ?", "vert"),
        ("fr", "2 trios bleu", "bleu"),
        ("fr", "Trois taupes rouge", "rouge"),
        ("it", "Peschi una talpa rosso", "rosso"),
        ("it", "Prendi 2 cubi verde", "verde"),
    ],
)
def test_planted_colours_that_do_not_agree_are_found(language: str, text: str, colour: str) -> None:
    assert len(unsounded(language, {"colour": colour}, text)) == 1


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "It's your turn"),
        ("en", "30 %"),
        ("en", "“Continue"),
        ("en", "Thinking …"),
        ("en", "Wait..."),
        ("de", "Drück ”Weiter”"),
        ("de", "$6 für alle"),
        ("de", "6 $ für alle"),
        ("de", "40%"),
        ("fr", "On lance !"),
        ("fr", "On lance!"),
        ("fr", "« Continuer »"),
        ("fr", "pour $1"),
        ("fr", "Attends\u00a0…"),
        ("es", "A elegir!"),
        ("es", "Quién va?"),
        ("es", "“Seguir”"),
        ("es", "40%"),
        ("it", "5 $"),
        ("it", "40\u00a0%"),
        ("it", "Ci penso …"),
        ("it", "-5"),
    ],
)
def test_planted_marks_and_spaces_are_found(language: str, text: str) -> None:
    assert typography.faults(language, text) != []


def test_lines_of_a_folder_are_found_with_what_may_stand_in_them(tmp_path: Path) -> None:
    folder = tmp_path / "games" / "molly" / "text"
    folder.mkdir(parents=True)
    (folder / "en.ftl").write_text(
        "colour-blue = blue\ncolour-orange = orange\nfixed = Fixed\n"
        "takes = { $name ->\n    [you] You take\n   *[other] { $name } takes\n"
        "} a { $colour } cube\n"
        "left = { $count ->\n    [0] none\n   *[other] { $count } left\n}\n"
    )
    script = Script("en", tmp_path)
    said = {line.key: [text for _, text in script.sentences(line)] for line in script.lines()}
    assert said["fixed"] == ["Fixed"]
    assert said["left"] == ["none", "1 left", "2 left", "5 left"]
    assert said["takes"] == [
        f"{who} a {colour} cube"
        for who in ("You take", "Ida takes", "Ben takes")
        for colour in ("blue", "orange")
    ]
