"""Text twice as large makes pages large, too: who sits there, what they have, what is chosen and
what is asked is written as large as it should be, whole, in every language and shape of window."""

from __future__ import annotations

from fnmatch import fnmatch
from typing import TYPE_CHECKING
from unittest import mock

import pytest

from game import catalogue
from game.screens.gallery import SCREENS, exhibit, rehearsal
from game.screens.lobby import cards
from game.screens.lobby.scene import LobbyScene
from game.stage.easel import Easel
from game.stage.studio import Studio
from game.system.text import Texts
from tests.screens.lens import look
from tests.screens.sizes import Scales
from tests.screens.test_drawn import wrong_with
from tests.screens.test_far_away import LEAST, draw
from tests.screens.unpainted import unpainted

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

TONGUES = [
    pytest.param(language, marks=() if language in ("de", "en") else pytest.mark.slow)
    for language, _ in Texts("en").available()
]
"""Those with the longest words and names always, the others where there is time."""
KINDS = ("title*", "lobby*", "results*", "settings*", "saves", "alone*", "club*")
"""The pages people meet most."""
PAGES = tuple(name for name in SCREENS if any(fnmatch(name, kind) for kind in KINDS))
WINDOWS = ((1280, 720), (1920, 1080), (2540, 1080), (700, 900))
TWICE = 200
SHARE = 1.6
"""What is written is so much larger, or as large as the least at 100 % would be at 200."""
FAR = 2 * LEAST
SLACK, PIXELS = 0.05, 2
"""Letters come in steps of sizes."""
LESS: Mapping[str, tuple[float, str]] = {
    "title *": (1.3, "how to choose stands between the buttons of two corners"),
    "settings.play *": (1.4, "a whole sentence on the small stage of the preview"),
    "settings.saves *": (1.2, "whole sentences, and a button beside a folder's path"),
    "settings.controls ?": (1.3, "four blocks of keys lie on the small stage of the preview"),
    "settings.controls *": (1, "what these blocks are called, in half the width of that stage"),
    "results* [0-9][0-9]": (1.4, "a term of a sum, beside its picture: the sum is large"),
    "results.mole_park [0-9]+*": (0.95, "up to nine stalls are added up: the sum is large"),
    "results.molly *": (1.15, "what its two terms are called, and what is remarked below a name"),
    "results.account *": (1.15, "where points come from, in seven rows: the points are large"),
    "club.first *": (1.35, "a whole question in a bubble"),
    "club* Last place *": (1.35, "a whole sentence in a bubble"),
    "club.over *": (1.4, "for what she is praised, below her name: the praise is large"),
}
"""By page and what it says: what grows less, and why it may."""


def rested(studio: Studio, folder: Path, name: str, language: str, tab: str = "") -> Scales:
    """How large everything is that this page writes, once nothing moves on it."""
    text, scales = round(100 * studio.window.frame.text_scale), Scales()
    scenes = exhibit(name, rehearsal(folder, language, text=text))
    if tab:
        assert isinstance(scenes[-1], LobbyScene)
        scenes[-1].tab = tab
    # What tables write in small pictures of them is no writing of the page.
    with mock.patch.object(Easel, "work", return_value=None), unpainted():
        studio.show(*scenes, settle_ms=0)
        for _ in range(60):
            scenes[-1].update(60)
        with scales.watching():
            draw(studio, scenes[-1])
    return scales


def allowed(name: str, text: str) -> float:
    return min(
        (share for key, (share, _) in LESS.items() if fnmatch(f"{name} {text}", key)),
        default=SHARE,
    )  # fmt: skip


def stayed_small(name: str, usual: Scales, large: Scales) -> dict[str, tuple[float, float]]:
    """What is not larger by as much as it should be: how large it was and is."""
    wrong: dict[str, tuple[float, float]] = {}
    for key, said in large.found.items():
        was = usual.found.get(key)
        share = allowed(name, said.text) - SLACK
        if was is not None and said.size < min(was.size * share, FAR - PIXELS):
            wrong[f"{name} {said.text}"] = (round(was.size), round(said.size))
    return wrong


@pytest.mark.parametrize("language", TONGUES)
def test_twice_as_large_is_larger_on_every_page(language: str, tmp_path: Path) -> None:
    usual, large = Studio((1920, 1080)), Studio((1920, 1080), text=TWICE)
    wrong: dict[str, tuple[float, float]] = {}
    for name in PAGES:
        before = rested(usual, tmp_path / f"{name}.1", name, language)
        after = rested(large, tmp_path / f"{name}.2", name, language)
        wrong |= stayed_small(name, before, after)
    assert wrong == {}


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("language", TONGUES)
def test_a_large_page_is_whole(size: tuple[int, int], language: str, tmp_path: Path) -> None:
    studio, wrong = Studio(size, text=TWICE), {}
    with unpainted():
        for name in PAGES:
            scenes = exhibit(name, rehearsal(tmp_path / name, language, text=TWICE))
            studio.show(*scenes, settle_ms=0)
            for _ in range(60):
                scenes[-1].update(60)
            found = wrong_with(look(studio, scenes[-1], silent=True), studio.picture.get_rect())
            if found:
                wrong[name] = found
    assert wrong == {}


@pytest.mark.parametrize("language", TONGUES)
def test_what_is_chosen_before_a_match_is_large(language: str, tmp_path: Path) -> None:
    """It has a tab of its own there; what lies below is scrolled to."""
    studio = Studio((1920, 1080), text=TWICE)
    small: dict[str, float] = {}
    for name in ("lobby", *(f"lobby.{game}" for game in catalogue.GAMES[1:])):
        found = rested(studio, tmp_path / name, name, language, tab="game")
        small |= {f"{name} {said.text}": round(said.size) for said in found.under(1.6 * LEAST)}
    assert small == {}


def test_a_page_that_does_not_grow_is_found(tmp_path: Path) -> None:
    """Planted: the cards of seats as they are at 100 %."""
    usual, large = Studio((1920, 1080)), Studio((1920, 1080), text=TWICE)
    before = rested(usual, tmp_path / "1", "lobby.topoum", "en")
    with mock.patch.object(cards, "large", return_value=False):
        after = rested(large, tmp_path / "2", "lobby.topoum", "en")
    assert "lobby.topoum mouse" in stayed_small("lobby.topoum", before, after)
