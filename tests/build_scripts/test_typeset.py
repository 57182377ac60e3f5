"""Spaces of text files are set by a script, and are set already."""

from __future__ import annotations

import pytest

from build_scripts.typeset import ROOT, typeset

FILES = sorted((ROOT / "game").rglob("*.ftl"))


def test_every_text_file_is_set() -> None:
    loose = []
    for path in FILES:
        source = path.read_text(encoding="utf-8")
        language = path.stem.rpartition(".")[2]
        if typeset(language, source) != source:
            loose.append(str(path.relative_to(ROOT)))
    assert loose == [], "python -m build_scripts.typeset"


@pytest.mark.parametrize(
    ("language", "loose", "set_"),
    [
        ("en", "wait = Wait …\npart = { $part } %\n", "wait = Wait\u00a0…\npart = { $part }%\n"),
        ("de", "a = { $m } $, 40 %\n", "a = { $m }\u00a0$, 40\u00a0%\n"),
        ("es", "a = Espera …\nb = { $p } %\n", "a = Espera…\nb = { $p }\u00a0%\n"),
        (
            "fr",
            "a = { $name } : « oui » ; { $m } $ !\n",
            "a = { $name }\u00a0: «\u00a0oui\u00a0»\u00a0; { $m }\u00a0$\u00a0!\n",
        ),
        ("it", "a = Aspetta …\nb = 40 %\n", "a = Aspetta…\nb = 40%\n"),
    ],
)
def test_loose_spaces_are_set_once(language: str, loose: str, set_: str) -> None:
    assert typeset(language, loose) == set_
    assert typeset(language, set_) == set_


def test_comments_and_what_is_filled_in_stay() -> None:
    source = "# Note : ceci !\ntake = { $name ->\n    [you] Tu\n   *[other] { $name }\n}\n"
    assert typeset("fr", source) == source
