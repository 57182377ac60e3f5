"""In a real browser: each face of each game can be read and tapped, in any language and room.

Each face in English and in one language more, which go round; MOLEHILL_LOOKS=all takes all of them,
before a release and after words or the page's style have changed.
"""

from __future__ import annotations

import os
from itertools import cycle
from typing import TYPE_CHECKING

import pytest

from game.system.text import LANGUAGES
from tests.phones.album import album
from tests.phones.gallery import GAMES, SHAPES, fit
from tests.phones.looks import faint, found

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tests.phones.album import Album
    from tests.phones.browser import Browser

pytestmark = [pytest.mark.slow, pytest.mark.browser]

_DECISIONS = {"mole_park": 120, "dice_theme_park": 80}
_SEED = 5
_SHAPES = {shape.name: shape for shape in SHAPES}
_WRONG = {
    ".told{color:#aa8877!important}": "stands out by",
    ".only .count{color:#8fc070!important;text-shadow:none!important}": "stands out by",
    ".sq{width:44px!important;min-height:44px!important}": "is small",
    ".ask h2{margin-bottom:-1.3em}": " is over ",
    ".told{height:.7em;overflow:hidden}": " is cut",
    ".told{white-space:nowrap}": "is written beyond",
    ".told{font-size:13px!important}": "is too small to read",
    ".ask{width:140%!important;max-width:none!important}": "is cut off",
    ".row .main{min-height:40px!important;font-size:16px!important}": "is the button",
    ".row .main span{width:2em;overflow-wrap:anywhere}": "is broken",
    ".told{margin-top:1px}": "",
}
"""What somebody could write into the style sheet, and what is said of it then; "": nothing."""


def wrongs(album: Album, known: set[str], languages: Sequence[str]) -> Iterator[str]:
    """Of a face as it lies there now."""
    page = album.page
    for name in ("phone", "wide"):
        fit(page, _SHAPES[name])
        yield from found(page, _SHAPES[name])
    for name in ("small", "large"):
        fit(page, _SHAPES[name])
        for language in languages:
            album.speak(language)
            yield from (f"{language} {one}" for one in found(page, _SHAPES[name]))
    yield from faint(page, known)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_face_can_be_read_and_tapped(game: str, browser: Browser) -> None:
    known: set[str] = set()
    others = [language for language in LANGUAGES if language != "en"]
    everything = os.environ.get("MOLEHILL_LOOKS") == "all"
    turns = cycle([(*others, "en")] if everything else [(each, "en") for each in others])
    with album(browser, game, GAMES[game], _SEED) as open_album:
        wrong = [
            f"{name}: {one}"
            for name in open_album.faces(_DECISIONS.get(game, 60), _SEED)
            for one in wrongs(open_album, known, next(turns))
        ]
    assert known
    assert not wrong, "\n".join(wrong)


def test_what_is_wrong_is_noticed(browser: Browser) -> None:
    with album(browser, "whakka_mole", GAMES["whakka_mole"], _SEED) as open_album:
        page = open_album.page
        name = next(open_album.faces(1, _SEED))
        assert name.endswith("asked 0")
        for rule, said in _WRONG.items():
            page.run(
                "window.wrong = new CSSStyleSheet();"
                f"wrong.replaceSync({rule!r}); document.adoptedStyleSheets = [wrong];"
            )
            fit(page, _SHAPES["phone"])
            told = found(page, _SHAPES["phone"])
            if not told:
                told = faint(page, set(), rule)
            assert any(said in one for one in told) if said else not told, (rule, told)
