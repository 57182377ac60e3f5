"""A save whose moves do not lead to its table is never opened without a word."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.commands.saves import check
from game.kernel.chance import Random
from game.kernel.codec import canonical
from game.match import format as form
from game.match.fair import examined, honest
from game.match.refused import Refused
from game.match.saves import load_bytes, save_bytes
from game.match.shelf import Shelf
from game.system.notice import Notice
from game.system.text import Texts
from tests.match.tables import advance, finished, step, truth
from tests.saves.forging import WHEN, begun, leaves, other, parts, sealed

if TYPE_CHECKING:
    from pathlib import Path

_MUTANTS = 120


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_a_snapshot_changed_under_its_seal_is_refused_or_told(game: str) -> None:
    session, rng = advance(begun(game), 25), Random(8)
    head, body = parts(session)
    opened = told = 0
    for _ in range(_MUTANTS):
        forged = json.loads(json.dumps(body))
        at, key = rng.choice(list(leaves(forged["snapshot"])))
        at[key] = other(at[key], rng)
        try:
            found = load_bytes(sealed(head, forged))
        except Refused:
            continue
        opened += 1
        same = canonical(found.snapshot()) == canonical(session.snapshot())
        assert (found.doubt == Notice("save-astray")) is not same
        told += found.doubt is not None
    assert told > 3, f"only {opened} of them opened: this proves little"


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_a_number_that_no_table_counts_to_is_refused(game: str) -> None:
    """Else the rules would deal that many cards, one by one, before anybody is told anything."""
    head, body = parts(advance(begun(game), 17))
    numbers = [place for place in leaves(body["snapshot"]) if type(place[0][place[1]]) is int]
    for at, key in numbers[::7] + [place for place in numbers if place[0] is body["snapshot"]]:
        was, at[key] = at[key], 1 << 62
        with pytest.raises(Refused):
            load_bytes(sealed(head, body))
        at[key] = was
    assert load_bytes(sealed(head, body)).doubt is None


@pytest.mark.parametrize("what", ["answer", "chance", "seed", "one less"])
def test_a_log_that_leads_elsewhere_is_told_when_opened(what: str, tmp_path: Path) -> None:
    session = advance(begun("whakka_mole"), 12)
    head, body = parts(session)
    match what:
        case "answer":
            body["log"][0][1] = ["hole.9"]
        case "chance":
            body["log"][3][5] = "0x77"
        case "seed":
            body["seed"] = "0x1234"
        case _:
            body["log"].pop()
            head["decisions"] -= 1
    shelf = Shelf(tmp_path)
    path = tmp_path / "forged.mole"
    path.write_bytes(sealed(head, body))
    (entry,) = shelf.entries()
    found, notice = shelf.load(entry)
    assert found is not None
    assert notice is not None
    assert notice.key == "save-astray"
    loads, sentence = check(path, Texts("en"))
    assert loads
    assert sentence.endswith(Texts("en").of("match")("save-astray"))
    # It stays in doubt, however long it is played on, and in whatever place it is kept.
    step(found, Random(1))
    assert shelf.keep(found, WHEN) is None
    kept = next(entry for entry in shelf.entries() if entry.place)
    again, notice = shelf.load(kept)
    assert again is not None
    assert notice is not None
    assert again.doubt == notice == Notice("save-astray")


def test_an_untouched_match_is_opened_without_a_word(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    assert shelf.keep(advance(begun("molly"), 9), WHEN) is None
    shelf.write(advance(begun("molly"), 9), WHEN, "copy")
    for entry in shelf.entries():
        session, notice = shelf.load(entry)
        assert session is not None
        assert notice is None


def test_a_match_of_older_rules_says_that_its_table_is_taken_at_its_word(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And it still says so, not that it was forged, when it was played on under the newer ones."""
    game = catalogue.game("whakka_mole")
    head, body = parts(advance(begun(game.id), 12))
    # Under other rules another answer was open, or a die was cast more.
    body["log"][0][1] = ["hole.9"]
    monkeypatch.setattr(game, "rules_version", game.rules_version + 1, raising=False)
    session = load_bytes(sealed(head, body))
    for _ in range(3):
        assert session.doubt == Notice("save-at-its-word")
        step(session, Random(2))
        session = load_bytes(save_bytes(session, WHEN))
    assert session.decided == 15
    assert form.peek(save_bytes(session, WHEN)).rules == game.rules_version
    assert session.begun_under == game.rules_version - 1


def test_a_match_that_the_newer_rules_play_alike_is_as_good_as_new(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = catalogue.game("whakka_mole")
    session = advance(begun(game.id), 12)
    data = save_bytes(session, WHEN)
    monkeypatch.setattr(game, "rules_version", game.rules_version + 1, raising=False)
    again = load_bytes(data)
    assert (again.doubt, again.replayable) == (None, True)
    assert truth(again) == truth(session)


def test_a_field_that_is_younger_than_the_save_is_no_forgery() -> None:
    """What the save leaves out has its first value: the moves lead to that very table."""
    head, body = parts(advance(begun("mole_park"), 9))
    from game.games.mole_park.rules.state import ParkState

    younger = set(ParkState.later) & set(body["snapshot"])
    assert younger
    for name in younger:
        del body["snapshot"][name]
    again = load_bytes(sealed(head, body))
    assert (again.doubt, again.replayable) == (None, True)


def test_moves_that_lead_nowhere_prove_nothing_fair() -> None:
    session = finished(begun("whakka_mole"))
    head, body = parts(session)
    body["log"][3][5] = "0x77"
    findings = examined(load_bytes(sealed(head, body)), None)
    assert "fair-no-way" in [finding.key for finding in findings]
    assert not honest(findings)
