"""The ledger of promises: the first one stands, whatever is written later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.ledger import Ledger, Shown

if TYPE_CHECKING:
    from pathlib import Path

FIRST = Shown("m1", "molly", "a" * 64, "2026-01-01T20:00")


def test_a_promise_is_found_again_by_its_match(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "deep" / "promises.jsonl")
    assert ledger.of("m1") is None
    assert ledger.note(FIRST) is None
    assert ledger.note(Shown("m2", "topoum", "b" * 64, "2026-01-01T21:00")) is None
    assert ledger.of("m1") == FIRST
    assert ledger.of("") is None


def test_a_later_promise_for_the_same_match_does_not_count(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "promises.jsonl")
    ledger.note(FIRST)
    ledger.note(Shown("m1", "molly", "c" * 64, "2026-01-02T20:00"))
    assert ledger.of("m1") == FIRST
    assert len(ledger.lines()) == 1


def test_spoilt_lines_are_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "promises.jsonl"
    Ledger(path).note(FIRST)
    path.write_bytes(b'\xff\x00\n{"match":1}\n[[[[\n' + path.read_bytes() + b"half a li")
    assert Ledger(path).lines() == [FIRST]


def test_a_disk_that_will_not_take_it_is_told_and_harms_nothing(tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("")
    notice = Ledger(tmp_path / "folder" / "promises.jsonl").note(FIRST)
    assert notice is not None
    assert notice.key == "fair-not-noted"
