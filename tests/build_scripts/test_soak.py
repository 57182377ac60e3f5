"""What a left table held goes: counted by what is there, in the program itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from build_scripts.proof.soak import Soak
from game.app import App

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def soak(tmp_path: Path) -> Iterator[Soak]:
    made = Soak(tmp_path, (640, 360))
    yield made
    made.close()


def _own(soak: Soak, game: str) -> list[str]:
    """The pictures of a game's own things that are kept."""
    return [name for name in soak.app.window.sprites.kept if name.startswith(game)]


def test_nothing_of_a_table_stays_when_it_is_left(soak: Soak) -> None:
    soak.run(2000)
    before = soak.held()
    soak.table("topoum", 1, 5000)
    held = soak.held()
    assert (held.tables, held.scenes) == (0, 0)
    assert (held.files, held.threads, held.stores) == (before.files, before.threads, before.stores)
    assert not _own(soak, "topoum/")


def test_a_table_that_is_played_keeps_its_pictures(
    soak: Soak, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And it would be seen if they stayed."""
    monkeypatch.setattr(App, "_tidy", lambda _: None)
    soak.table("topoum", 1, 5000)
    assert _own(soak, "topoum/")


def test_a_table_that_is_held_by_something_is_counted(
    soak: Soak, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = []
    left = App._left

    def keeps(self: App) -> None:
        held.append(self.stack.scenes[-1])
        left(self)

    monkeypatch.setattr(App, "_left", keeps)
    soak.table("whakka_mole", 1, 2000)
    assert soak.held().tables == 1
