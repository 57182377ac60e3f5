"""Every language has room: nothing is cut off, on any screen, on any table, in any log."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any
from unittest import mock

import pytest

from game import catalogue
from game.screens.gallery import SCREENS, exhibit, rehearsal
from game.stage.studio import Studio
from game.system.text import Catalogue, Texts
from tests.screens import cuts
from tests.screens.lens import look
from tests.screens.test_drawn import TABLES, wrong_with

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from game.kernel.contract import Game

LANGUAGES = tuple(language for language, _ in Texts("en").available())
MOMENTS = 10
"""Of each match that are drawn, its end among them."""
MANY, EACH = 300, 3
"""A table writes so many texts; a small game's so many for each it has."""


def matches(game: Game[Any, Any]) -> Iterator[tuple[int, dict[str, str], int]]:
    """Few seats as the game comes, many with everything that can be added."""
    rich = {option.id: option.choices[-1] for option in game.options}
    yield min(seats for seats in game.seats if seats > 1), {}, 5
    if game.why_not_start(max(game.seats), rich):
        rich = {name: choice for name, choice in rich.items() if name != "obstacles"}
    yield max(game.seats), rich, 7


def drawn(lenses: dict[str, cuts.Lens], game_id: str) -> None:
    cuts.houses(lenses, game_id)
    for seats, options, seed in matches(catalogue.game(game_id)):
        count = sum(1 for _ in cuts.moments(game_id, seats, options, seed))
        step = max(count // MOMENTS, 1)
        for at, session in enumerate(cuts.moments(game_id, seats, options, seed)):
            if at % step == 0 or session.over:
                cuts.tables(lenses, session)
        cuts.over(lenses, session)


def cut(lens: cuts.Lens) -> list[str]:
    return sorted(f"{told.key}: {told.text}" for told in lens.cut)


@pytest.mark.parametrize("game_id", catalogue.GAMES)
def test_no_table_cuts_a_text(game_id: str) -> None:
    lenses = {language: cuts.Lens() for language in LANGUAGES}
    drawn(lenses, game_id)
    floor = min(MANY, EACH * len(Texts("en").of(f"games/{game_id}").names()))
    for language, lens in lenses.items():
        assert len(lens.found) > floor, (
            f"in {language} only {len(lens.found)} texts of {game_id} came to be written, where "
            f"{floor} are wanted: the matches that are drawn do not show what its words are for"
        )
    wrong = {language: cut(lens) for language, lens in lenses.items() if lens.cut}
    for language in LANGUAGES:
        for told in cuts.alike(lenses["en"], language, game_id):
            wrong.setdefault(language, []).append(f"{told.key}: {told.text}")
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_is_whole(language: str, tmp_path: Path) -> None:
    studio = Studio((1280, 720))
    wrong = {}
    for name in SCREENS:
        scenes = exhibit(name, rehearsal(tmp_path / name, language))
        studio.show(*scenes, settle_ms=60)
        for _ in range(60):
            scenes[-1].update(60)
        written = look(studio, scenes[-1], silent=True)
        problems = [] if name in TABLES else wrong_with(written, studio.picture.get_rect())
        if problems:
            wrong[name] = problems
    assert wrong == {}


def planted(keys: set[str], text: str) -> Any:
    """Every language says these in so many words, each in its own."""
    speak = Catalogue.__call__

    def longer(catalogue: Catalogue, key: str, /, **values: Any) -> str:
        return f"{key} {text}" if key in keys else speak(catalogue, key, **values)

    return mock.patch.object(Catalogue, "__call__", longer)


def test_a_planted_text_without_room_is_found() -> None:
    keys = {"compost", "tardy", "help-deck", "most"}
    lens = cuts.Lens()
    with planted(keys, "and so on, so long that nowhere is there room for it " * 12):
        for session in islice(cuts.moments("molly", 2, {}, 5), 2, 6):
            cuts.tables({"en": lens}, session)
    assert {told.key for told in lens.cut} == keys


def test_a_planted_name_longer_than_its_kind_is_found() -> None:
    """It need not have been drawn itself: others of its kind have been."""
    game, lens = "dice_theme_park", cuts.Lens()
    cuts.tables({"en": lens}, next(islice(cuts.moments(game, 2, {}, 5), 6, None)))
    assert cuts.alike(lens, "en", game) == []
    drawn = {told.key for told in lens.found.values()}
    kinds = {cuts.kind(key) for key in drawn}
    hidden = {key for key in cuts.fixed(game) if cuts.kind(key) in kinds} - drawn
    assert hidden
    speak = Texts.of

    def translated(texts: Texts, house: str, part: str = "") -> Catalogue:
        found = speak(texts, house, part)
        return found if texts.language == "en" else _Wordy(found, hidden)

    with mock.patch.object(Texts, "of", translated):
        found = cuts.alike(lens, "de", game)
    assert {cuts.kind(told.key) for told in found} == {"phase"}
    assert {told.key for told in found} <= hidden


class _Wordy(Catalogue):
    """A translator who finds no end."""

    def __init__(self, inner: Catalogue, keys: set[str]) -> None:
        super().__init__(inner._bundle)
        self._keys = keys

    def __call__(self, key: str, /, **values: Any) -> str:
        said = super().__call__(key, **values)
        return f"{said} for as long as the day is young" if key in self._keys else said
