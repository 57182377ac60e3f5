"""What a phone has to load before it can play."""

from __future__ import annotations

from pathlib import Path

import pygame

import game
from game.phones.files import Files

_HEAVIEST = 150_000


def test_the_page_weighs_little_before_its_pictures() -> None:
    """Every file of it, the fonts among them, as it goes over the wire."""
    files = Files()
    weights = dict(files.weight())
    wished = {"/index.html", "/phone.js", "/phone.css", "/wire.js", "/title.ttf", "/text.ttf"}
    assert wished <= weights.keys()
    served = {path: found for path in weights if (found := files.get(path)) is not None}
    assert {path: len(found.body) for path, found in served.items()} == weights
    assert 0 < sum(weights.values()) <= _HEAVIEST


def test_a_phone_writes_in_the_houses_lettering_in_every_language(tmp_path: Path) -> None:
    """Of all that the house says, no letter is left to whatever font a phone has."""
    files = Files()
    pygame.font.init()
    for path in ("/text.ttf", "/title.ttf"):
        found = files.get(path)
        assert found is not None
        cut = tmp_path / "font.ttf"
        cut.write_bytes(found.body)
        font = pygame.font.Font(cut, 20)
        said = {
            letter
            for words in sorted(Path(game.__file__).parent.rglob("*.ftl"))
            for letter in words.read_text("utf-8")
            if letter.isprintable() and not letter.isspace()
        }
        assert len(said) > 100
        # What a font does not have takes room, and leaves no mark.
        missing = {one for one in said if not any((font.metrics(one)[0] or ())[:4])}
        assert not missing, path


def test_only_what_says_nothing_of_anybody_is_kept_by_a_phone() -> None:
    files = Files()
    for path, _ in files.weight():
        found = files.get(path)
        assert found is not None
        assert (found.cache == "no-store") is not path.endswith(".ttf"), path
