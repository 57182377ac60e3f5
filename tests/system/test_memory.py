"""Memory goes back to the system: where a system has no word for it, nothing happens."""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING

import pytest

from game.system.memory import give_back, large_apart, stays
from tests.screens.evening import Evening, a_match

if TYPE_CHECKING:
    from pathlib import Path


def test_linux_knows_how(monkeypatch: pytest.MonkeyPatch) -> None:
    if sys.platform == "linux":
        assert large_apart()
    monkeypatch.setattr(sys, "platform", "win32")
    assert not large_apart()
    assert not give_back()


def test_a_library_without_the_word_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    class Bare:
        def __init__(self, name: object) -> None:
            """A C library that has none of it."""

    monkeypatch.setattr("ctypes.CDLL", Bare)
    assert not large_apart()
    assert not give_back()


class _Ring:
    """Nobody holds it but itself."""

    def __init__(self, gone: list[str]) -> None:
        self.itself, self._gone = self, gone

    def __del__(self) -> None:
        self._gone.append("gone")


def test_what_stays_is_not_looked_through_until_it_is_given_back() -> None:
    gone: list[str] = []
    later: list[str] = []
    give_back()
    _Ring(gone)
    stays()
    try:
        many = gc.get_freeze_count()
        assert many > 1000, "all that was loaded, not what came last"
        # What comes later goes as ever; what was there is left alone.
        _Ring(later)
        gc.collect()
        assert (gone, later) == ([], ["gone"])
    finally:
        give_back()
    assert gone == ["gone"]
    assert gc.get_freeze_count() == 0


def test_what_a_table_loaded_stays_while_it_is_played_at(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    app = evening.app
    try:
        give_back()
        app.play(a_match())
        for _ in range(60):
            app.frame(100)
        assert gc.get_freeze_count() > 0
        app.home()
        for _ in range(60):
            app.frame(100)
        assert gc.get_freeze_count() == 0
    finally:
        evening.close()
