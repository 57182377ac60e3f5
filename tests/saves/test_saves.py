"""The shelf of saved matches: put by, open, rename, copy elsewhere, bring in."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING

import msgspec
import pytest

from game.kernel.chance import Random
from game.match import format as form
from game.match.refused import Refused
from game.match.replay import Replay
from game.match.restore import contents, restored
from game.match.saves import Saves, load, load_bytes, save_bytes
from tests.match.tables import WHAKKA, advance, finished, fresh, step, truth
from tests.system.faults import FailingFiles

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

WHEN = "2026-11-18T20:15:00Z"
LATER = "2026-11-19T09:00:00Z"


def test_a_save_comes_back_whole(tmp_path: Path) -> None:
    saves, session = Saves(tmp_path), advance(fresh(WHAKKA, bots=(2,)), 17)
    path = saves.write(session, WHEN, "Friday")
    assert path.name == "Friday.mole"
    assert truth(saves.load(path)) == truth(session)
    header = saves.entry(path).header
    assert header is not None
    assert (header.title, header.saved, header.decisions) == ("Friday", WHEN, 17)
    found = saves.load(path)
    rng, other = Random(3), Random(3)
    while not session.over:
        step(session, rng)
        step(found, other)
    assert truth(found) == truth(session)


def test_equal_matches_have_equal_saves() -> None:
    one, other = (advance(fresh(WHAKKA), 12) for _ in range(2))
    assert save_bytes(one, WHEN) == save_bytes(other, WHEN)


def test_hidden_answers_are_not_in_the_readable_part() -> None:
    session = fresh(WHAKKA)
    session.act(0, ("hole.7",))
    header = save_bytes(session, WHEN).split(b"\n")[2]
    assert b"hole" not in header
    assert b"11" not in header.replace(b"2026-11-18", b""), "the seed is told at the end only"


def test_the_list_shows_the_newest_first_and_broken_ones_last(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.write(advance(fresh(WHAKKA), 5), WHEN, "old")
    saves.write(finished(fresh(WHAKKA)), LATER, "new")
    (tmp_path / "aaa.mole").write_bytes(b"rubbish")
    entries = saves.list()
    assert [entry.title for entry in entries] == ["new", "old", "aaa"]
    assert [entry.header.over if entry.header else None for entry in entries] == [True, False, None]
    assert entries[2].problem is not None


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("../../etc/passwd", "etc passwd.mole"),
        ("a/b\\c:d*e?f", "a b c d e f.mole"),
        (".hidden", "hidden.mole"),
        ("", "match.mole"),
        ("...", "match.mole"),
        ("con", "match con.mole"),
        ("LPT1", "match LPT1.mole"),
        ("\x00\u202e\n", "match.mole"),
        ("Über 9000", "Über 9000.mole"),
    ],
)
def test_any_title_makes_a_name_that_every_system_allows(
    title: str, name: str, tmp_path: Path
) -> None:
    path = Saves(tmp_path).write(fresh(WHAKKA), WHEN, title)
    assert path.parent == tmp_path
    assert " ".join(path.name.split()) == name


def test_long_titles_and_many_of_one_title(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    for title in ("🐹" * 5000, "e\u0301" * 5000, "same", "same", "same"):
        saves.write(fresh(WHAKKA), WHEN, title)
    names = sorted(path.name for path in tmp_path.iterdir())
    assert [name for name in names if name.startswith("same")] == [
        "same 2.mole",
        "same 3.mole",
        "same.mole",
    ]
    assert len(saves.list()) == 5
    assert all(entry.header for entry in saves.list())


def test_overwrite_rename_delete(tmp_path: Path) -> None:
    saves, session = Saves(tmp_path), advance(fresh(WHAKKA), 3)
    path = saves.write(session, WHEN, "mine")
    step(session, Random(1))
    assert saves.overwrite(path, session, LATER) == path
    assert saves.entry(path).title == "mine"
    assert saves.load(path).decided == 4
    renamed = saves.rename(path, "yours")
    assert (renamed.name, saves.entry(renamed).title, saves.entry(renamed).saved) == (
        "yours.mole",
        "yours",
        LATER,
    )
    assert truth(saves.load(renamed)) == truth(session)
    assert [entry.title for entry in saves.list()] == ["yours"]
    saves.delete(renamed)
    assert saves.list() == []
    saves.delete(renamed)


def test_a_match_goes_to_another_machine_and_back(tmp_path: Path) -> None:
    here, there = Saves(tmp_path / "here"), Saves(tmp_path / "there")
    session = advance(fresh(WHAKKA), 8)
    path = here.write(session, WHEN, "travels")
    stick = tmp_path / "stick"
    stick.mkdir()
    assert here.export(path, stick) == stick / "travels.mole"
    assert here.export(path, stick / "by name") == stick / "by name.mole"
    entry = there.bring_in(stick / "by name.mole")
    assert entry.title == "travels"
    assert truth(there.load(entry.path)) == truth(session)
    with pytest.raises(Refused) as refused:
        here.export(path, stick)
    assert refused.value.key == "save-exists"
    (stick / "odd.mole").write_bytes(b"rubbish")
    with pytest.raises(Refused) as refused:
        there.bring_in(stick / "odd.mole")
    assert refused.value.key == "save-foreign"
    assert len(there.list()) == 1


WORK: dict[str, Callable[[Saves, Path], object]] = {
    "write": lambda saves, _: saves.write(fresh(WHAKKA), WHEN, "other"),
    "overwrite": lambda saves, path: saves.overwrite(path, fresh(WHAKKA), WHEN),
    "rename": lambda saves, path: saves.rename(path, "renamed"),
    "delete": lambda saves, path: saves.delete(path),
    "export": lambda saves, path: saves.export(path, path.parent / "copy.mole"),
    "bring in": lambda saves, path: saves.bring_in(path),
    "load": lambda saves, path: saves.load(path),
}


@pytest.mark.parametrize("work", WORK)
def test_a_fault_at_every_system_call_is_one_refusal_and_loses_nothing(
    work: str, tmp_path: Path
) -> None:
    session = advance(fresh(WHAKKA), 6)
    counted = FailingFiles()
    path = Saves(tmp_path / "counted").write(session, WHEN, "mine")
    WORK[work](Saves(tmp_path / "counted", counted), path)
    assert counted.calls
    refusals = 0
    for error in (errno.EIO, errno.ENOSPC):
        for at in range(len(counted.calls)):
            folder = tmp_path / f"{error}-{at}"
            path = Saves(folder).write(session, WHEN, "mine")
            try:
                WORK[work](Saves(folder, FailingFiles(at, error)), path)
            except Refused:
                refusals += 1
            states = [load(entry.path).decided for entry in Saves(folder).list()]
            assert 6 in states or (work == "overwrite" and states == [0])
    assert refusals


def test_rules_that_changed_still_open_old_saves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Under newer rules the snapshot counts, and watching again is offered if it still agrees."""
    session = advance(fresh(WHAKKA), 20)
    data = save_bytes(session, WHEN)
    monkeypatch.setattr(type(WHAKKA), "rules_version", 2)
    found = load_bytes(data)
    assert found.replayable
    assert Replay(found).astray() is None
    # Now a rule has really changed: a hit is worth seven.
    monkeypatch.setattr("game.games.whakka_mole.rules.steps.HIT", 7)
    found = load_bytes(data)
    assert not found.replayable
    assert found.snapshot() == session.snapshot()
    assert found.history[3].action == session.history[3].action
    assert not found.can_undo()
    with pytest.raises(Refused) as refused:
        Replay(found)
    assert refused.value.key == "replay-unavailable"


def test_a_match_that_cannot_be_watched_again_still_goes_on_and_is_saved_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = fresh(WHAKKA, 2)
    rng = Random(4)
    while session.decided < 9:
        step(session, rng, session.asked()[0])
    with monkeypatch.context() as patch:
        patch.setattr("game.games.whakka_mole.rules.steps.HIT", 7)
        found = load_bytes(save_bytes(session, WHEN))
    assert not found.replayable
    assert found.count == 0
    (seat,) = {decision.seat for decision in found.history[8:]}
    owed = found.track.state.sealed[seat]
    assert found.take_back(seat), "a sealed answer can be taken back even so"
    assert found.decided == 8
    assert found.track.state.sealed.get(seat, ()) == owed[:-1]
    while not found.over:
        step(found, rng)
        given = sorted(found.track.state.sealed)
        if given and rng.below(3) == 0:
            found.take_back(rng.choice(given))
    again = load_bytes(save_bytes(found, WHEN))
    assert again.snapshot() == found.snapshot()
    assert len(again.history) == len(found.history)


def test_a_snapshot_that_no_longer_fits_its_game_is_refused_with_the_reason() -> None:
    header, body = contents(advance(fresh(WHAKKA), 5), "", WHEN)
    del body.snapshot["stubborn"]
    old = msgspec.structs.replace(header, rules=0)
    with pytest.raises(Refused) as refused:
        restored(old, body)
    assert refused.value.key == "save-older-rules"
    with pytest.raises(Refused) as refused:
        restored(header, body)
    assert refused.value.key == "save-broken"


def test_a_match_too_large_for_a_save_is_refused_when_it_is_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(form, "LARGEST_BODY", 500)
    with pytest.raises(Refused) as refused:
        save_bytes(advance(fresh(WHAKKA), 9), WHEN)
    assert refused.value.key == "save-too-large"
