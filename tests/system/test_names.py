"""Names: whatever is typed or pasted, one safe line comes of it."""

from __future__ import annotations

import time
import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.system.names import clean_name, is_clean

any_text = st.text(st.characters(), max_size=200)  # lone halves of pairs among them
hostile = st.text(
    st.sampled_from(
        "aé\u0301\u0308\u20dd\u202e\u2066\u200d\u200b\ud800\udfff\x00\n\r\t \u3164क्षि한א"
    ),
    max_size=80,
)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("two\nlines\tand\x0bmore\x85end", "two lines and more end"),
        ("A\u0308da", "Äda"),
        ("\u202eevil\u202c", "evil"),
        ("\u2067right\u2069", "right"),
        ("zero\u200bwidth\ufeff", "zerowidth"),
        ("bell\x07\x1b[31mred", "bell[31mred"),
        ("half\ud83d", "half"),
        ("\u0301\u0301climbs", "climbs"),
        ("e\u0301\u0302\u0303\u0304\u0305", "é\u0302\u0303"),
        ("\u3164\u3164", ""),
        ("", ""),
        (" \n ", ""),
        ("שלום", "שלום"),
        ("Zoë 猫 ☂", "Zoë 猫 ☂"),
        ("a" * 24, "a" * 24),
        ("a" * 25, "a" * 23 + "…"),
        ("abc " * 20, "abc abc abc abc abc abc…"),
    ],
)
def test_what_is_typed_and_what_is_shown(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@given(any_text | hostile, st.integers(1, 40))
@example("\u1100\u200d\u1161\u11a8", 24)
@example("\u0958\u093c\u093c", 24)
def test_a_clean_name_is_short_safe_and_stays_as_it_is(typed: str, most: int) -> None:
    name = clean_name(typed, most)
    assert clean_name(name, most) == name
    assert is_clean(name, most)
    name.encode("utf-8")
    assert name == name.strip()
    marks = 0
    letters = 0
    for sign in name:
        kind = unicodedata.category(sign)
        assert kind not in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
        marks = marks + 1 if kind.startswith("M") else 0
        letters += not kind.startswith("M")
        assert marks <= 4  # two typed ones may each be written as two
    assert letters <= most
    assert not name or not unicodedata.category(name[0]).startswith("M")


@given(any_text)
def test_is_clean_says_whether_anything_would_change(typed: str) -> None:
    assert is_clean(typed) == (clean_name(typed) == typed)


def test_a_pasted_novel_and_a_tower_of_marks_cost_nothing() -> None:
    start = time.perf_counter()
    for typed in ("a" * 200_000, "\u0301" * 2000, "e" + "\u0301\u0323" * 1000, "\u202e" * 200_000):
        assert len(clean_name(typed)) <= 24
    assert time.perf_counter() - start < 1
