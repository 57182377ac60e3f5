"""fair check: what was promised, what was opened, and what that proves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.chance import Random
from game.match.fair import Pledge
from game.match.seats import Person
from game.match.session import Session
from game.match.shelf import Shelf
from tests.commands.said import say
from tests.match.tables import step

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

WHEN = "2000-01-01T00:00:00"
PLEDGE = Pledge("ab" * 32).joined("seventeen")


def kept(shelf: Shelf, pledge: Pledge = PLEDGE, place: str = "") -> Path:
    people = [Person("Ada", "radish", "mouse"), Person("Ben", "fern", "mouse")]
    session = Session.new("whakka_mole", people, {}, pledge=pledge)
    if place:
        session.card.place, session.card.match = place, place.rpartition("/")[2]
    shelf.promise(session, WHEN)
    rng = Random(2)
    while not session.over:
        step(session, rng)
    assert shelf.keep(session, WHEN) is None
    return shelf.folder.joinpath(*session.card.place.split("/")).with_suffix(".mole")


def test_an_honest_match(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = kept(Shelf(tmp_path))
    said = say(capsys, "fair", "check", str(path), "--json")
    assert said.code == 0
    assert said.json["commitment"] == PLEDGE.commitment
    assert said.json["good"] is True
    told = {each["id"]: each["says"] for each in said.json["findings"]}
    assert PLEDGE.secret in told["fair-opened"]
    assert WHEN in told["fair-shown"]
    said = say(capsys, "fair", "check", str(path))
    assert said.code == 0
    assert "cannot prove" in said.out


def test_a_match_exchanged_afterwards(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = kept(Shelf(tmp_path))
    lucky = kept(Shelf(tmp_path), Pledge("cd" * 32), f"running/{path.stem}")
    assert lucky == path
    said = say(capsys, "fair", "check", str(path))
    assert said.code == 1
    assert "The game was swapped." in said.out


def test_what_is_no_match_gets_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    said = say(capsys, "fair", "check", str(tmp_path / "none.mole"))
    assert (said.code, said.out) == (1, "")
    assert said.err.endswith("none.mole: There is no such file.\n")
    assert say(capsys, "fair").code == 2
