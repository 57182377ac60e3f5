"""Other people's games beside ours: what is run, what is said of it, and what cannot be had."""

from __future__ import annotations

import json
import shutil
import sys
from typing import TYPE_CHECKING

import pytest

from build_scripts import rivals
from build_scripts.peers import ours
from build_scripts.rivals import Contender, Missing, Round, bars, best, page, played
from game import catalogue
from game.makers.yardstick import DECISIONS

if TYPE_CHECKING:
    from pathlib import Path

TOY = Contender("Molehill", "toy, 5 seats", ())
MOLLY = Contender("Molehill", "molly, 2 seats", ())
TOPOUM = Contender("Molehill", "topoum, 2 seats", ())
GIN = Contender("OpenSpiel", "gin_rummy", ())
KUHN = Contender("OpenSpiel, in Python", "python_kuhn_poker", ())
FOUND = [
    (TOY, Round(1000, 5000, 1.0)),
    (MOLLY, Round(400, 4000, 1.0)),
    (TOPOUM, Round(30, 3000, 1.0)),
    (GIN, Round(40, 400, 1.0)),
    (KUHN, Round(100, 200, 1.0)),
]


def printed(plain: object) -> tuple[str, ...]:
    """A contender that says this, whatever it is asked."""
    return sys.executable, "-c", f"print({json.dumps(json.dumps(plain))})"


@pytest.mark.parametrize("name", catalogue.GAMES)
def test_a_match_of_ours_counts_what_was_decided_and_what_could_have_been(name: str) -> None:
    decisions, answers = ours.game(name, 2, 1)
    assert decisions > 4
    assert answers >= decisions  # who decides has at least one answer
    assert ours.game(name, 2, 1) == (decisions, answers)


def test_the_toy_counts_likewise() -> None:
    decisions, answers = ours.toy(1)
    # Five dice are always there; four cards only for who has a coin.
    assert (decisions, 5 * DECISIONS < answers <= 9 * DECISIONS) == (DECISIONS, True)


def test_the_best_round_counts() -> None:
    slow, quick = Round(10, 10, 2.0), Round(10, 10, 1.0)
    assert best([slow, quick, slow]) is quick


def test_the_page_says_all_beside_the_toy() -> None:
    assert "| Molehill | molly, 2 seats | 400 | 0.400 | 10.0 | 4,000 |" in page(FOUND)
    assert "| OpenSpiel | gin_rummy | 40 | 0.040 | 10.0 | 400 |" in page(FOUND)


def test_a_missed_bar_is_said() -> None:
    told = bars(FOUND)
    # Four times the fastest in Python where five are asked for; nobody ran the other two.
    assert "| molly, 2 seats | not run | 10.00 | 4.00 (bar 5) | not run |" in told
    # No game of laughing: ahead is enough, and it is behind.
    assert "| topoum, 2 seats | not run | 0.75 (bar 1) | 0.30 (bar 1) | not run |" in told


def test_a_round_is_read_from_the_contenders_own_words() -> None:
    said = printed({"decisions": 8, "answers": 20, "seconds": 2.0})
    assert played(Contender("x", "y", said), 1.0) == Round(8, 20, 2.0)


def test_a_contender_that_fails_says_who_and_why() -> None:
    failing = (sys.executable, "-c", "raise SystemExit('no such game')")
    with pytest.raises(Missing, match="x, y: no such game"):
        played(Contender("x", "y", failing), 1.0)


def test_what_cannot_be_had_is_left_out_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(_folder: Path) -> Path:
        raise Missing("pip could not set it up: no such package")

    monkeypatch.setattr(rivals, "_spiel", refused)
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert list(rivals._others(tmp_path)) == [
        "OpenSpiel is left out: pip could not set it up: no such package",
        "boardgame.io is left out: boardgame.io needs node and npm: sudo apt install nodejs npm",
    ]
