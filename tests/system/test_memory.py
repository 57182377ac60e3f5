"""Memory goes back to the system: where a system has no word for it, nothing happens."""

from __future__ import annotations

import sys

import pytest

from game.system.memory import give_back, large_apart


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
