"""One thing, one word: no text says a banned twin of a term, in any language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.system.text import LANGUAGES
from tests.house.glossary import glossary, idle, readings, twins
from tests.house.source import ROOT

if TYPE_CHECKING:
    from pathlib import Path

TERMS = {
    language: glossary(ROOT / "game" / "system" / "text" / f"glossary.{language}.toml")
    for language in LANGUAGES
}


def texts(language: str) -> dict[str, str]:
    files = sorted((ROOT / "game").rglob("*.ftl"))
    return {
        key: text
        for path in files
        if path.stem.rpartition(".")[2] == language
        for key, text in readings(path, ROOT / "game")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_says_a_banned_twin(language: str) -> None:
    assert twins(TERMS[language], texts(language).items()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_glossary_is_said_and_every_allowance_excuses(language: str) -> None:
    assert idle(TERMS[language], texts(language)) == []


@pytest.mark.parametrize(
    ("language", "key", "text"),
    [
        ("en", "games/molly:turn-of", "Ida is at turn."),
        ("en", "screens:replay-at", "Decision 3 of 90"),
        ("en", "games/whakka_mole:whack-body", "On Ida’s sheet."),
        ("en", "games/topoum:first-mole-body", "Anywhere at the field’s edge."),
        ("en", "games/dice_theme_park:puzzles:puzzle-six.short", "Run attractions 6 times."),
        ("de", "games/molly:act-body", "oder blind die oberste vom Stapel"),
        ("de", "games/topoum:first-mole-body", "Irgendwo am Rand des Feldes."),
        ("de", "games/whakka_mole:turn", "Zug 3"),
        ("de", "games/molly:set-shout", "Ein Dreier!"),
        ("fr", "games/mole_park:log-showdown", "Duel à 3"),
        ("fr", "games/topoum:why-grenade", "sautée"),
        ("fr", "games/dice_theme_park:log-ended", "La foire ferme"),
        ("fr", "games/molly:log-turn", "Manche 3"),
        ("fr", "screens:lobby-bot", "Bot"),
        ("es", "games/whakka_mole:turn", "Turno 3"),
        ("es", "games/mole_park:crown-mine", "¿A por la corona?"),
        ("es", "screens/table:look-away", "Los demás: ¡no miréis!"),
        ("es", "games/molly:crib-score", "más × menos"),
        ("it", "games/dice_theme_park:admin-doorman.text", "Un ospite dell’ultimo treno"),
        ("it", "games/mole_park:help-glove", "Non manca mai."),
        ("it", "screens:alone", "Gioca da solo"),
        ("it", "games/dice_theme_park:account-objectives-note", "dal terzo giro"),
        ("it", "games/topoum:help-red-cross", "viene dalla tua talpa e protegge chi sta lì"),
    ],
)
def test_planted_twins_are_found(language: str, key: str, text: str) -> None:
    assert len(twins(TERMS[language], [(key, text)])) == 1


def test_a_twin_is_banned_in_its_rooms_alone() -> None:
    assert twins(TERMS["de"], [("games/topoum:turn", "Zug 3")]) == []
    assert twins(TERMS["es"], [("games/molly:turn-of", "Turno de Ida")]) == []


def test_all_variants_are_read_and_names_of_pictures_are_not(tmp_path: Path) -> None:
    folder = tmp_path / "games" / "molly" / "text"
    folder.mkdir(parents=True)
    (folder / "rulebook.en.ftl").write_text(
        "chapter-sets = Sets\n    .text =\n        @ dog/gap+gap | A dog\n\n        Into a gap\n"
        "chapter-dogs = Dogs\n    .text =\n        - Into a space @ dog/gap gap\n        - Out\n"
        "take = { $count ->\n    [one] A gap\n   *[other] { $count } spaces\n}{ $gap }\n"
    )
    read = dict(readings(folder / "rulebook.en.ftl", tmp_path))
    assert list(read) == [
        "games/molly:rulebook:chapter-sets",
        "games/molly:rulebook:chapter-sets.text",
        "games/molly:rulebook:chapter-dogs",
        "games/molly:rulebook:chapter-dogs.text",
        "games/molly:rulebook:take",
    ]
    assert [line.partition(" says ")[0] for line in twins(TERMS["en"], read.items())] == [
        "games/molly:rulebook:chapter-sets.text",
        "games/molly:rulebook:take",
    ]


def test_an_allowance_excuses_its_phrase_in_its_text_alone(tmp_path: Path) -> None:
    path = tmp_path / "glossary.en.toml"
    path.write_text(
        '[[term]]\nthing = "a space"\nword = "space"\nbanned = [\'\\bgaps?\\b\']\n'
        'allowed = [{ key = "a:b", phrase = "Gap Filler", why = "a joke" }]\n'
    )
    terms = glossary(path)
    assert twins(terms, [("a:b", "Gap Filler of a space")]) == []
    assert len(twins(terms, [("a:b", "Gap Filler, gap"), ("a:c", "Gap Filler")])) == 2
    assert idle(terms, {"a:b": "Gap Filler of a space"}) == []
    assert idle(terms, {"a:b": "Filler of a space"}) == ["a:b: 'Gap Filler' excuses nothing"]
    assert idle(terms, {"a:b": "Gap Filler"}) == ["nobody says 'space' for a space"]


@pytest.mark.parametrize(
    "wrong",
    ["baned = ['x']", "banned = []", 'banned = ["x"]\nnote = "y"'],
)
def test_a_glossary_that_is_not_written_as_one_is_refused(tmp_path: Path, wrong: str) -> None:
    path = tmp_path / "glossary.en.toml"
    path.write_text(f'[[term]]\nthing = "a"\nword = "b"\n{wrong}\n')
    with pytest.raises((ValueError, KeyError)):
        glossary(path)
