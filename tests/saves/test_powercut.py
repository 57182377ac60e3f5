"""What was said to be written is there after a power cut, from the very first save on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.match.shelf import Shelf
from tests.match.tables import WHAKKA, fresh
from tests.saves.powercut import WHEN, Folder, Tally, played

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.slow
def test_no_power_cut_takes_what_was_said_to_be_written(tmp_path: Path) -> None:
    files = played(tmp_path / "disk", 16)
    print(f"{files.states} states, {files.lost} lost")
    assert files.states > 3000
    assert files.lost == 0


class Careless(Tally):
    """The names of new folders are never synced: what the game did once."""

    def make_folder(self, path: Path) -> None:
        missing = [each for each in (path, *path.parents) if not each.exists()]
        for each in reversed(missing):
            each.mkdir()
            self._owe(each.parent, {each.name: Folder()})


class Hasty(Tally):
    """A file takes its place before its bytes are promised."""

    def sync(self, number: int) -> None:
        """Nothing is promised."""


@pytest.mark.parametrize("kind", [Careless, Hasty])
def test_the_model_notices_what_is_not_synced(kind: type[Tally], tmp_path: Path) -> None:
    files = played(tmp_path / "disk", 2, kind(tmp_path / "disk"))
    assert files.lost > 0


def test_folders_made_by_a_program_that_was_cut_off_are_synced_by_the_next(
    tmp_path: Path,
) -> None:
    base = tmp_path / "disk"
    first = Careless(base)
    base.mkdir()
    first.make_folder(base / "home" / "data" / "saves" / "running")
    second = Tally(base)
    second.root = first.root
    session = fresh(WHAKKA)
    assert Shelf(base / "home" / "data" / "saves", second).keep(session, WHEN) is None
    second.acknowledged[session.card.match] = 0
    second.cut()
    assert second.lost == 0
