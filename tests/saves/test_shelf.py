"""The shelf: every match has a place of its own, and stays there until somebody deletes it."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import msgspec
import pytest

from game.kernel.chance import Random
from game.match.autosave import Autosave
from game.match.format import pack, unpack
from game.match.refused import Refused
from game.match.saves import save_bytes
from game.match.session import Session
from game.match.shelf import Shelf
from game.system.files import Files
from tests.match.tables import WHAKKA, advance, finished, fresh, people, step, truth

if TYPE_CHECKING:
    from pathlib import Path

DAY = "2026-11-{:02d}T20:15:00"


def kept(shelf: Shelf, seed: int, day: int, decisions: int = 3) -> Session:
    session = advance(fresh(WHAKKA, seed=seed), decisions)
    assert shelf.keep(session, DAY.format(day)) is None
    return session


def test_starting_another_match_leaves_the_one_that_waits(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    first, second = kept(shelf, 1, 1), kept(shelf, 2, 2)
    for _ in range(9):
        step(second, Random(1))
        assert shelf.keep(second, DAY.format(3)) is None
    found = {}
    for entry in Shelf(tmp_path).entries():
        session, notice = Shelf(tmp_path).load(entry)
        assert notice is None
        assert session is not None
        found[session.seed] = truth(session)
    assert found == {1: truth(first), 2: truth(second)}


def test_continue_is_the_last_played_of_those_that_wait(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    older, newer = kept(shelf, 1, 1), kept(shelf, 2, 2)
    newest = shelf.newest()
    assert newest is not None
    assert newest.place == newer.card.place
    shelf.keep(finished(newer), DAY.format(3))
    newest = shelf.newest()
    assert newest is not None
    assert newest.place == older.card.place
    shelf.write(older, DAY.format(4), "A copy")
    newest = shelf.newest()
    assert newest is not None
    assert newest.place == older.card.place, "a copy that was put by is not what was played last"


def test_a_finished_match_is_kept_with_all_that_led_to_its_end(tmp_path: Path) -> None:
    session = kept(Shelf(tmp_path), 1, 1)
    shelf = Shelf(tmp_path)
    shelf.keep(finished(session), DAY.format(2))
    (entry,) = Shelf(tmp_path).entries()
    assert entry.over
    assert entry.header is not None
    assert entry.header.places == session.standings().places
    again, notice = shelf.load(entry)
    assert notice is None
    assert again is not None
    assert truth(again) == truth(session)
    assert again.replayable


def test_the_match_of_earlier_builds_is_found_and_goes_on_in_its_place(tmp_path: Path) -> None:
    """They kept one match, at running/match.mole, and its header said less."""
    session = advance(fresh(WHAKKA), 5)
    header, body = unpack(save_bytes(session, DAY.format(1)))
    data = pack(msgspec.structs.replace(header, match=""), body)
    assert b'"match"' not in data.split(b"\n")[2]
    path = tmp_path / "running" / "match.mole"
    path.parent.mkdir()
    path.write_bytes(data)
    shelf = Shelf(tmp_path)
    newest = shelf.newest()
    assert newest is not None
    found, notice = shelf.load(newest)
    assert notice is None
    assert found is not None
    assert truth(found) == truth(session)
    kept(shelf, 7, 2)
    step(found, Random(2))
    assert shelf.keep(found, DAY.format(3)) is None
    assert len(shelf.entries()) == 2
    assert shelf.newest() == next(each for each in shelf.entries() if each.path == path)


def test_a_lesson_of_earlier_builds_is_found(tmp_path: Path) -> None:
    Autosave(tmp_path / "lesson").save(advance(fresh(WHAKKA), 2), DAY.format(1))
    newest = Shelf(tmp_path).newest()
    assert newest is not None
    session, _ = Shelf(tmp_path).load(newest)
    assert session is not None
    assert session.card.lesson == 1


def test_a_lesson_says_how_far_it_has_come(tmp_path: Path) -> None:
    session = advance(fresh(WHAKKA), 2)
    session.card.lesson = 4
    Shelf(tmp_path).keep(session, DAY.format(1))
    newest = Shelf(tmp_path).newest()
    assert newest is not None
    again, _ = Shelf(tmp_path).load(newest)
    assert again is not None
    assert again.card.lesson == 4


def test_going_on_with_a_copy_leaves_the_copy_what_it_was(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    session = kept(shelf, 1, 1)
    path = shelf.write(session, DAY.format(1), "Before the storm")
    before = path.read_bytes()
    copy = next(entry for entry in shelf.entries() if entry.path == path)
    again, _ = shelf.load(copy)
    assert again is not None
    step(again, Random(4))
    shelf.keep(again, DAY.format(2))
    assert path.read_bytes() == before
    assert len(shelf.entries()) == 3
    assert again.card.match == session.card.match
    assert again.card.place != session.card.place


def test_a_rematch_and_a_new_beginning_are_other_matches(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    session = kept(shelf, 1, 1)
    shelf.keep(session.rematch(), DAY.format(1))
    session.restart()
    shelf.keep(session, DAY.format(1))
    assert len(shelf.entries()) == 3


def test_hundreds_are_listed_newest_first_and_none_is_left_out(tmp_path: Path) -> None:
    """The list once took the first five hundred by name and only then looked at the dates."""
    shelf = Shelf(tmp_path)
    session = advance(fresh(WHAKKA), 2)
    data = {day: save_bytes(session, f"20{day // 28:02d}-01-{day % 28 + 1:02d}T00:00:00")
            for day in range(700)}  # fmt: skip
    for day, content in data.items():
        folder = tmp_path / "running" if day % 2 else tmp_path
        folder.mkdir(exist_ok=True)
        (folder / f"a{999 - day}.mole").write_bytes(content)
    entries = shelf.entries()
    assert len(entries) == 700
    dates = [entry.saved for entry in entries]
    assert dates == sorted(dates, reverse=True)


def test_what_has_not_changed_is_not_read_again(tmp_path: Path) -> None:
    class Counted(Files):
        opened = 0

        def open_read(self, path: Path) -> int:
            self.opened += 1
            return super().open_read(path)

    files = Counted()
    shelf = Shelf(tmp_path, files)
    sessions = [kept(shelf, seed, seed) for seed in range(1, 9)]
    shelf.entries()
    files.opened = 0
    assert len(shelf.entries()) == 8
    assert files.opened == 0
    step(sessions[3], Random(1))
    shelf.keep(sessions[3], DAY.format(20))
    files.opened = 0
    assert shelf.entries()[0].place == sessions[3].card.place
    assert files.opened == 1


def test_deleting_takes_one_match_and_all_that_belongs_to_it(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    kept(shelf, 1, 1)
    session = kept(shelf, 2, 2)
    for _ in range(5):
        step(session, Random(1))
        shelf.keep(session, DAY.format(3))
    shelf.draw(session, b"a picture")
    entry = shelf.entries()[0]
    assert shelf.picture(entry) == b"a picture"
    shelf.delete(entry)
    (left,) = shelf.entries()
    assert left.saved == DAY.format(1)
    assert [path.name for path in (tmp_path / "running").iterdir()] == [left.path.name]
    copy = shelf.put_by.entry(shelf.write(session, DAY.format(4), "Copy"))
    shelf.delete(copy)
    assert len(shelf.entries()) == 1


def test_a_name_stays_with_the_match(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    session = kept(shelf, 1, 1)
    (entry,) = shelf.entries()
    named = shelf.rename(entry, "The long one")
    assert (named.title, named.place, named.saved) == ("The long one", entry.place, entry.saved)
    again, _ = shelf.load(named)
    assert again is not None
    step(again, Random(1))
    shelf.keep(again, DAY.format(2))
    (entry,) = shelf.entries()
    assert entry.title == "The long one"
    assert session.card.match == again.card.match


def test_a_broken_newest_is_shown_by_the_one_before_it_and_all_broken_ones_say_why(
    tmp_path: Path,
) -> None:
    shelf = Shelf(tmp_path)
    session = kept(shelf, 1, 1)
    step(session, Random(1))
    shelf.keep(session, DAY.format(2))
    path = shelf.entries()[0].path
    path.write_bytes(b"torn")
    (entry,) = shelf.entries()
    assert entry.saved == DAY.format(1)
    assert entry.path == path
    _, notice = shelf.load(entry)
    assert notice is not None
    assert notice.key == "autosave-older"
    for each in path.parent.iterdir():
        each.write_bytes(b"torn")
    (entry,) = shelf.entries()
    assert entry.problem is not None
    assert shelf.load(entry)[0] is None
    shelf.delete(entry)
    assert shelf.entries() == []


def test_a_missing_or_broken_picture_is_no_harm(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    session = kept(shelf, 1, 1)
    (entry,) = shelf.entries()
    assert shelf.picture(entry) == b""
    entry.picture.mkdir()
    assert shelf.picture(entry) == b""
    shelf.draw(session, b"a picture")
    shelf.draw(fresh(WHAKKA), b"of a match that is not kept")
    assert len(shelf.entries()) == 1
    shelf.delete(entry)
    assert shelf.entries() == []


def test_a_picture_goes_with_the_copy_that_is_put_by(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    session = kept(shelf, 1, 1)
    shelf.draw(session, b"a picture")
    shelf.write(session, DAY.format(1), "Copy")
    copy = next(entry for entry in shelf.entries() if not entry.place)
    assert shelf.picture(copy) == b"a picture"
    renamed = shelf.rename(copy, "Another name")
    assert shelf.picture(renamed) == b"a picture"
    assert not copy.picture.exists()


def test_an_absent_folder_is_an_empty_shelf(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "nowhere")
    assert shelf.entries() == []
    assert shelf.newest() is None
    session = kept(shelf, 1, 1)
    shutil.rmtree(tmp_path / "nowhere")
    assert shelf.entries() == []
    step(session, Random(1))
    assert shelf.keep(session, DAY.format(2)) is None
    assert len(shelf.entries()) == 1


# What is written can be read again.


@pytest.mark.parametrize("reason", ["x" * 201, "x" * 300_000, "\ud800", "half \udfff of it"])
def test_a_reason_no_save_can_hold_is_left_out_and_the_match_kept(
    reason: str, tmp_path: Path
) -> None:
    session = fresh(WHAKKA)
    session.act(0, ("hole.1",), by="bot", reason=reason)
    shelf = Shelf(tmp_path)
    assert shelf.keep(session, DAY.format(1)) is None
    (entry,) = shelf.entries()
    again, notice = shelf.load(entry)
    assert notice is None
    assert again is not None
    assert again.track.decisions[0].reason == ""
    assert again.track.decisions[0].action == ("hole.1",)


@pytest.mark.parametrize("title", ["e\u0301\u0302" * 60, "x" * 500, "\ud800", "", "a\nb"])
@pytest.mark.parametrize("saved", [DAY.format(1), "yesterday", "", "2026\n", "9" * 41])
def test_odd_titles_and_moments_are_made_fit(title: str, saved: str, tmp_path: Path) -> None:
    session = fresh(WHAKKA)
    session.card.title = title
    shelf = Shelf(tmp_path)
    assert shelf.keep(session, saved) is None
    shelf.write(session, saved, title)
    entries = shelf.entries()
    assert len(entries) == 2
    for entry in entries:
        assert shelf.load(entry)[0] is not None


def test_what_cannot_be_made_fit_is_refused_in_words_and_the_last_one_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from game.system.text import Texts

    shelf = Shelf(tmp_path)
    session = kept(shelf, 1, 1)
    before = truth(session)
    step(session, Random(1))
    for clock in (-1, 1 << 70):
        with monkeypatch.context() as patch:
            patch.setattr(session, "clock", [clock, 0, 0])
            notice = shelf.keep(session, DAY.format(2))
        assert notice is not None
        assert notice.key == "save-unfit"
        assert Texts("en").of("match").has(notice.key)
        again, told = shelf.load(shelf.entries()[0])
        assert told is None
        assert again is not None
        assert truth(again) == before
    # Play goes on, and the next save is a good one.
    step(session, Random(2))
    assert shelf.keep(session, DAY.format(3)) is None


def test_names_that_a_lobby_lets_in_are_always_written(tmp_path: Path) -> None:
    names = ["e\u0301\u0302\u0303" * 300, "\U0001f439" * 100, "", "\udfff"]
    seats = people(4)
    from dataclasses import replace

    session = Session(
        WHAKKA, [replace(who, name=name) for who, name in zip(seats, names, strict=True)], {}, 1
    )
    shelf = Shelf(tmp_path)
    assert shelf.keep(session, DAY.format(1)) is None
    with pytest.raises(Refused):
        pack(msgspec.structs.replace(unpack(save_bytes(session, ""))[0], title="x" * 201),
             unpack(save_bytes(session, ""))[1])  # fmt: skip
