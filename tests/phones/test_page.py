"""What a phone has to load before it can play."""

from __future__ import annotations

from game.phones.files import Files

_HEAVIEST = 150_000


def test_the_page_weighs_little_before_its_pictures() -> None:
    """Every file of it, the font of its titles among them, as it goes over the wire."""
    files = Files()
    weights = dict(files.weight())
    assert {"/index.html", "/phone.js", "/phone.css", "/wire.js", "/title.ttf"} <= weights.keys()
    served = {path: found for path in weights if (found := files.get(path)) is not None}
    assert {path: len(found.body) for path, found in served.items()} == weights
    assert 0 < sum(weights.values()) <= _HEAVIEST
