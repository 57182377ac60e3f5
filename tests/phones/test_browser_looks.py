"""In a real browser: each face of each game, and each page around a match, can be read and tapped,
in any language and room.

Each in English and in one language more, which go round; MOLEHILL_LOOKS=all takes all of them,
before a release and after words or the page's style have changed.
"""

from __future__ import annotations

import os
from itertools import cycle
from typing import TYPE_CHECKING, Any

import pytest

from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.match.club import Club, Member
from game.match.replay import Replay
from game.screens.club.phones import ClubSide
from game.screens.club.scene import ClubScene
from game.screens.lobby.phones import LobbySide
from game.screens.lobby.scene import LobbyScene
from game.screens.replay.phones import ReplaySide
from game.screens.replay.scene import ReplayScene
from game.screens.results.phones import ResultsSide
from game.screens.results.scene import ResultsScene
from game.system.text import LANGUAGES
from tests.phones.album import album
from tests.phones.gallery import GAMES, SHAPES, fit
from tests.phones.looks import faint, found
from tests.screens.puppets import Puppets

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from game.screens.services import Services
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


def languages() -> Iterator[Sequence[str]]:
    """For one page after the other."""
    others = [language for language in LANGUAGES if language != "en"]
    everything = os.environ.get("MOLEHILL_LOOKS") == "all"
    return cycle([(*others, "en")] if everything else [(each, "en") for each in others])


@pytest.mark.parametrize("game", list(GAMES))
def test_every_face_can_be_read_and_tapped(game: str, browser: Browser) -> None:
    known: set[str] = set()
    turns = languages()
    with album(browser, game, GAMES[game], _SEED) as open_album:
        wrong = [
            f"{name}: {one}"
            for name in open_album.faces(_DECISIONS.get(game, 60), _SEED)
            for one in wrongs(open_album, known, next(turns))
        ]
    assert known
    assert not wrong, "\n".join(wrong)


def strange(album: Album, services: Services) -> Iterator[str]:
    """What somebody sees who holds no seat, and on the way to one."""
    yield "which seat"
    album.press("Only watch")
    yield "watching"
    lobby = LobbyScene(services, album.session.game.id)
    lobby.lobby.remove(1)
    album.hub.show(LobbySide(lobby))
    album.catch_up()
    yield "seats in the lobby"
    album.press("Sit here")
    yield "name and colour"
    # Taps on what has only just appeared are not heard.
    album.press("I’m in!")
    assert [one.control for one in lobby.lobby.seated()].count("phone") == 1
    yield "in"


def around(album: Album, services: Services) -> Iterator[str]:
    """What somebody sees who holds a seat, but for the faces of her match; in the end nothing more
    is heard of the table."""
    page, hub, session = album.page, album.hub, album.session
    album.press("Menu")
    yield "menu"
    album.press("Close")
    still: Any = hub.side
    still.covered = 0
    album.catch_up()
    yield "covered"
    rng = Random(_SEED)
    while not session.over:
        session.act(seat := session.asked()[0], any_of(session.legal(seat), rng))
    hub.show(ResultsSide(ResultsScene(services, session)))
    album.catch_up()
    yield "results"
    album.press("Again")
    yield "ready for another"
    hub.show(ReplaySide(ReplayScene(services, session, Replay(session))))
    album.catch_up()
    yield "a replay"
    club = Club(tuple(Member.of(person) for person in session.people))
    hub.show(ClubSide(ClubScene(services, club)))
    album.catch_up()
    yield "club night"
    club.begin("first")
    last_of_all = tuple(sorted(range(1, session.seats + 1), reverse=True))
    club.add(session.game.id, "first", last_of_all, [], double=False)
    assert club.picks() == 0
    hub.show(ClubSide(ClubScene(services, club)))
    album.catch_up()
    yield "the choice of the next game"
    album.lose()
    assert "Scan the code again" in page.run("document.body.textContent")
    yield "no network"
    for why in ("taken", "kicked", "closed", "version"):
        album.hear(f'{{"t": "bye", "why": "{why}"}}')
        yield f"bye {why}"


def test_every_page_around_a_match_can_be_read_and_tapped(browser: Browser, tmp_path: Path) -> None:
    known: set[str] = set()
    turns, wrong = languages(), list[str]()
    services = Puppets(tmp_path).services
    with album(browser, "topoum", 4, _SEED, bots=2, seated=False) as open_album:
        for name in strange(open_album, services):
            wrong += [f"{name}: {one}" for one in wrongs(open_album, known, next(turns))]
    with album(browser, "topoum", 4, _SEED) as open_album:
        for name in around(open_album, services):
            wrong += [f"{name}: {one}" for one in wrongs(open_album, known, next(turns))]
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
