"""What was said to be written is there after a power cut, from the very first save on."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from game.kernel.chance import Random
from game.match.shelf import Shelf
from tests.match.tables import WHAKKA, fresh, step
from tests.saves.powercut import Folder, PowerCut

if TYPE_CHECKING:
    from pathlib import Path

WHEN = "2026-11-18T20:15:00"


class Tally(PowerCut):
    """At every moment the power fails in every way, and the matches must be there."""

    def __init__(self, base: Path) -> None:
        super().__init__(base)
        self.acknowledged: dict[str, int] = {}
        self.states = self.lost = 0
        self._rng = Random(7)
        self._seen: set[tuple[tuple[str, bytes], ...]] = set()

    def cut(self) -> None:
        for left in self.leavings(self._rng):
            key = (*sorted(left.items()), *((name, b"%d" % n) for name, n in
                   self.acknowledged.items()))  # fmt: skip
            if key not in self._seen:
                self._seen.add(key)
                self.states += 1
                self.lost += not self._whole(left)

    def _whole(self, left: dict[str, bytes]) -> bool:
        other = self.base.with_name("after")
        shutil.rmtree(other, ignore_errors=True)
        for name, data in left.items():
            path = other / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        shelf = Shelf(other / "home" / "data" / "saves")
        found = {}
        for entry in shelf.entries():
            session, notice = shelf.load(entry)
            # A damaged newest one would be a loss as well: older ones are against other mishaps.
            if session is not None and notice is None:
                found[session.card.match] = session.decided
        return all(found.get(match, -1) >= count for match, count in self.acknowledged.items())


def played(base: Path, saves: int, files: Tally | None = None) -> Tally:
    """Two matches in turns, on a machine where the game never ran."""
    base.mkdir()
    files = files or Tally(base)
    shelf = Shelf(base / "home" / "data" / "saves", files)
    matches = [fresh(WHAKKA, seed=number) for number in (1, 2)]
    rng = Random(3)
    for number in range(saves):
        session = matches[number % 2]
        step(session, rng)
        assert shelf.keep(session, WHEN) is None
        files.acknowledged[session.card.match] = session.decided
        files.cut()
    return files


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
