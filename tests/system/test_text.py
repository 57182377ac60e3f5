"""Text files: found by house and part, in the language asked for, read when first needed."""

from __future__ import annotations

import locale
from typing import TYPE_CHECKING

import pytest

from game.system.text import LANGUAGES, Texts, system_language

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    def write(house: str, name: str, text: str) -> None:
        path = tmp_path / house / "text" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    write("system", "en.ftl", "yes = Yes\nlist-last = { $before } and { $last }\n")
    write("system", "de.ftl", "yes = Ja\nlist-last = { $before } und { $last }\n")
    write("screens", "en.ftl", "title = Molehill\nplay = Play\n")
    write("screens", "de.ftl", "play = Spielen\n")
    write("games/molly", "en.ftl", "prompt = Take a card\n")
    write("games/molly", "rulebook.en.ftl", "page-1 = Aim of the game\n")
    return tmp_path


def test_a_house_speaks_the_language_asked_for_and_else_english(folder: Path) -> None:
    screens = Texts("de", folder).of("screens")
    assert screens("play") == "Spielen"
    assert screens("title") == "Molehill"
    assert screens("yes") == "Ja"
    assert screens.has("title")
    assert not screens.has("prompt")
    assert screens.names() == ["play"]
    assert screens.language == "de"


def test_a_part_of_a_house_has_a_file_of_its_own(folder: Path) -> None:
    texts = Texts("en", folder)
    assert texts.of("games/molly", "rulebook")("page-1") == "Aim of the game"
    assert texts.of("games/molly", "rulebook")("prompt") == "Take a card"
    assert not texts.of("games/molly").has("page-1")


def test_the_language_can_change(folder: Path) -> None:
    texts = Texts("en", folder)
    assert texts.of("screens")("play") == "Play"
    texts.speak("de")
    assert texts.of("screens")("play") == "Spielen"
    assert texts.of("screens")("play") == "Spielen"


def test_a_file_is_read_once_and_only_when_needed(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    texts = Texts("de", folder)
    real = Texts._read

    def watched(self: Texts, house: str, part: str, language: str) -> str | None:
        read.append(f"{house} {part} {language}")
        return real(self, house, part, language)

    monkeypatch.setattr(Texts, "_read", watched)
    assert texts.of("screens") is texts.of("screens")
    assert read == ["system  en", "system  de", "screens  en", "screens  de"]


def test_what_is_missing_is_logged_once(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    texts = Texts("de", folder)
    for _ in range(3):
        assert texts.of("screens")("nothing") == "‹nothing›"
        assert texts.of("games/none")("nothing", count=2) == "‹nothing›"
    assert [record.message for record in caplog.records] == [
        "no text for nothing in de",
        "no file en.ftl in games/none",
    ]


def test_a_file_that_cannot_be_read_costs_its_words_only(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (folder / "screens" / "text" / "en.ftl").write_bytes(b"\xff\xfe play = Play")
    assert Texts("en", folder).of("screens")("yes") == "Yes"
    assert "cannot be read" in caplog.text


def test_lists_are_said_as_the_language_says_them() -> None:
    say = Texts("en").of("system")
    assert [say.join(list("abcd"[:n])) for n in range(5)] == [
        "",
        "a",
        "a and b",
        "a, b and c",
        "a, b, c and d",
    ]


def test_languages_are_offered_under_their_own_names_once_they_are_there(folder: Path) -> None:
    assert Texts("de").available()[0] == ("en", "English")
    for code, name in Texts().available():
        assert code in LANGUAGES
        assert not name.startswith("‹")
    for code in ("en", "it"):
        path = folder / "system" / "text" / f"{code}.ftl"
        path.write_text(f"language-name = name of {code}\n", encoding="utf-8")
    (folder / "system" / "text" / "de.ftl").unlink()
    assert Texts("en", folder).available() == [("en", "name of en"), ("it", "name of it")]


@pytest.mark.parametrize(
    ("told", "language"),
    [
        ("de_AT", "de"),
        ("German_Austria", "de"),
        ("Spanish_Spain", "es"),
        ("it_IT", "it"),
        ("fr", "fr"),
        ("pt_BR", "en"),
        ("C", "en"),
        (None, "en"),
    ],
)
def test_the_systems_language_is_followed_if_the_game_speaks_it(
    told: str | None, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locale, "getlocale", lambda: (told, "UTF-8"))
    assert system_language() == language
    assert Texts("").language == language
    assert Texts("klingon").language == language


def test_a_system_with_a_broken_locale_gets_english(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> tuple[str, str]:
        raise ValueError("unknown locale: UTF-8")

    monkeypatch.setattr(locale, "getlocale", broken)
    assert system_language() == "en"
