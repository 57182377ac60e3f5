"""Counting in five languages, after the tables of the Unicode CLDR."""

from __future__ import annotations

import pytest

from game.system.plurals import LANGUAGES, number, ordinal, plural

SPACE = "\u00a0"


@pytest.mark.parametrize(
    ("language", "ones", "manies", "others"),
    [
        ("en", [1, -1], [], [0, 2, 21, 1.0, 1.5, 1_000_000]),
        ("de", [1, -1], [], [0, 2, 21, 1.0, 1.5, 1_000_000]),
        ("es", [1, 1.0], [1_000_000, 2_000_000], [0, 2, 21, 1.5, 1_000_001]),
        ("it", [1], [1_000_000, 5_000_000], [0, 2, 21, 1.0, 1.5, 1_000_001]),
        ("fr", [0, 1, 1.5], [1_000_000, 3_000_000], [2, 21, 2.0, 1_000_001]),
    ],
)
def test_plural(language: str, ones: list[float], manies: list[float], others: list[float]) -> None:
    for category, sizes in (("one", ones), ("many", manies), ("other", others)):
        for size in sizes:
            assert plural(size, language) == category, size


def test_ordinals() -> None:
    english = {1: "one", 2: "two", 3: "few", 4: "other", 11: "other", 12: "other", 13: "other"}
    english |= {21: "one", 22: "two", 103: "few", 111: "other"}
    assert {n: ordinal(n, "en") for n in english} == english
    assert [n for n in range(900) if ordinal(n, "it") == "many"] == [8, 11, 80, 800]
    assert [n for n in range(50) if ordinal(n, "fr") == "one"] == [1]
    assert {ordinal(n, language) for n in range(50) for language in ("es", "de")} == {"other"}


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        ("en", ["7", "1,234", "12,345", "0.25", "−1,234.5", "0"]),
        ("de", ["7", "1.234", "12.345", "0,25", "−1.234,5", "0"]),
        ("es", ["7", "1234", "12.345", "0,25", "−1234,5", "0"]),
        ("it", ["7", "1234", "12.345", "0,25", "−1234,5", "0"]),
        ("fr", ["7", f"1{SPACE}234", f"12{SPACE}345", "0,25", f"−1{SPACE}234,5", "0"]),
    ],
)
def test_numbers(language: str, shown: list[str]) -> None:
    values = [7, 1234, 12_345, 0.25, -1234.5, -0.001]
    assert [number(value, language) for value in values] == shown


def test_decimals_asked_for_stay() -> None:
    assert number(2, "en", 1) == "2.0"
    assert number(1234.56, "de", 1) == "1.234,6"
    assert number(3.0, "en") == "3"


def test_every_language_offered_has_its_own_signs() -> None:
    assert {language: number(12_345.5, language) for language in LANGUAGES} == {
        "en": "12,345.5",
        "es": "12.345,5",
        "fr": f"12{SPACE}345,5",
        "de": "12.345,5",
        "it": "12.345,5",
    }
