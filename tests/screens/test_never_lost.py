"""No sequence of screens removes a match: random walks, by the program's own buttons."""

from __future__ import annotations

import os
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from game.screens.table.scene import TableScene
from game.stage.intent import Intent, Kind
from game.system.atomic import generation
from tests.screens.shelves import shelf_of
from tests.screens.walk import Step, Stumbled, Walk, _files, furnished, shortest, steps

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.match.saves import Entry
    from game.match.session import Session
    from game.screens.services import Services

_SCREENS = {
    "title", "lobby", "table", "pause", "saves", "match-menu", "tutorial", "results", "rulebook",
    "replay", "settings", "seats", "ask", "fair",
}  # fmt: skip
_SEEDS = range(1, 6)
_ENOUGH = range(1, 21)
"""Which way stumbles over a planted fault depends on all that can be pressed; one of these does."""
_LONG = 220


def _way(seed: int) -> list[Step]:
    """Some begin with the last answers of a match that is nearly over, some at the shelf."""
    ending = [Step("continue"), *(Step("answer", number) for number in range(6)), Step("results")]
    openings = ([*ending, Step("replay")], [Step("saves"), Step("wait.1/more")], ending)
    return [*openings[seed % len(openings)], *steps(seed, _LONG)]


@pytest.mark.slow
def test_no_sequence_of_screens_removes_a_match(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    seen: set[str] = set()
    for seed in _SEEDS:
        puppets = furnished(tmp_path / str(seed))
        walk = Walk(puppets)
        before = len(walk.shelf.promises)
        walk.go(_way(seed))
        seen |= walk.seen
        for entry in puppets.services.shelf.entries():
            session, _ = puppets.services.shelf.load(entry)
            assert session is not None
            if entry.place:
                assert session.decided == walk.shelf.promises[entry.place]
        assert before == 7
    assert seen >= _SCREENS
    assert not [record for record in caplog.records if record.name == "molehill.text"]


def _starting_clears(patch: pytest.MonkeyPatch, services: Services) -> None:
    """As it once was: one match waits at a time."""
    sit_down = type(services).sit_down

    def sits(self: Services, session: Session) -> None:
        newest = self.shelf.newest()
        if newest is not None:
            self.shelf.delete(newest)
        sit_down(self, session)

    patch.setattr(type(services), "sit_down", sits)


def _results_clear(patch: pytest.MonkeyPatch, _: Services) -> None:
    """As it once was: the autosave is cleared before there are results."""

    def ends(self: TableScene) -> None:
        shelf = self.services.shelf
        for entry in shelf.entries():
            if entry.place == self.session.card.place:
                shelf.delete(entry)
        self.services.desk.results(self.session)

    patch.setattr(TableScene, "results", ends)


def _leaving_clears(patch: pytest.MonkeyPatch, services: Services) -> None:
    depart = TableScene.depart

    def leaves(self: TableScene) -> None:
        place = self.session.card.place
        for path in services.places.saves.rglob(f"{place.rpartition('/')[2]}*"):
            path.unlink()
        depart(self)

    patch.setattr(TableScene, "depart", leaves)


def _going_on_steps_back(patch: pytest.MonkeyPatch, services: Services) -> None:
    """Nothing goes, but what is kept is older than what somebody was told."""
    go_on = type(services).go_on

    def goes(self: Services, entry: Entry) -> None:
        older = generation(entry.path, 1)
        if older.exists():
            entry.path.write_bytes(older.read_bytes())
        go_on(self, entry)

    patch.setattr(type(services), "go_on", goes)


@pytest.mark.slow
@pytest.mark.parametrize(
    "plant", [_starting_clears, _results_clear, _leaving_clears, _going_on_steps_back]
)
def test_a_planted_removal_is_caught(
    plant: Callable[[pytest.MonkeyPatch, Services], None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for seed in _ENOUGH:
        puppets = furnished(tmp_path / str(seed))
        with monkeypatch.context() as patch:
            plant(patch, puppets.services)
            try:
                Walk(puppets).go(_way(seed))
            except Stumbled as stumbled:
                if "decisions of" in str(stumbled) or "is gone" in str(stumbled):
                    return
                raise
    raise AssertionError("nobody has noticed")


def test_a_file_that_goes_while_it_is_looked_at_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is written beside the frames is put in its place at any moment."""
    for name in ("there.mole", ".half.tmp"):
        (tmp_path / name).write_bytes(b"mole")
    with os.scandir(tmp_path) as listed:
        both = list(listed)
    (tmp_path / ".half.tmp").unlink()
    monkeypatch.setattr(os, "scandir", lambda _: nullcontext(both))
    assert [Path(str(path)).name for path, *_ in _files(tmp_path)] == ["there.mole"]


def test_a_match_goes_where_somebody_says_so(tmp_path: Path) -> None:
    """Not every match that goes is lost: the walk knows a wish from an accident."""
    puppets = furnished(tmp_path)
    walk = Walk(puppets)
    scene = shelf_of(puppets)
    scene.focus.focus("wait.0")
    puppets.studio.give(Intent(Kind.PEEK))
    puppets.studio.step(16)
    puppets.top.focus.focus("delete")
    puppets.studio.give(Intent(Kind.CONFIRM))
    puppets.studio.step(300)
    puppets.top.focus.focus("answer.0")
    walk.go([Step("confirm", 0)])
    assert len(walk.shelf.promises) == 6


def test_nobody_changes_the_language_under_a_question(tmp_path: Path) -> None:
    """Else what was asked would be another sentence than what was answered."""
    puppets = furnished(tmp_path)
    walk = Walk(puppets)
    scene = shelf_of(puppets)
    scene.focus.focus("wait.0")
    puppets.studio.give(Intent(Kind.PEEK))
    puppets.studio.step(16)
    puppets.top.focus.focus("delete")
    puppets.studio.give(Intent(Kind.CONFIRM))
    some = [Step("language", number) for number in range(8)]
    walk.go(some)
    assert puppets.services.texts.language == "en"
    puppets.back()
    walk.go(some)
    assert puppets.services.texts.language != "en"


def test_a_way_is_shortened_to_what_it_needs() -> None:
    way = steps(3, 90)
    needed = [way[17], way[40], way[41], way[88]]

    def fails(some: object) -> bool:
        left = iter(some)  # type: ignore[call-overload]
        return all(step in left for step in needed)

    assert shortest(way, fails) == needed


def test_a_step_and_its_way_back_are_spared_together() -> None:
    """Neither can be spared alone."""
    way = [Step("press", 1), Step("back", 2), Step("lead", 3)]

    def fails(some: Sequence[Step]) -> bool:
        ways = [step.way for step in some]
        return "lead" in ways and ways.count("press") == ways.count("back")

    assert shortest(way, fails) == [way[-1]]


def test_walks_come_out_the_same(tmp_path: Path) -> None:
    """What a way led to once it leads to again: else nothing could be shortened."""
    ends = []
    for at in ("one", "two"):
        walk = Walk(furnished(tmp_path / at))
        walk.go(steps(4, 60))
        ends.append(
            (walk.puppets.top.name, sorted(walk.seen), sorted(walk.shelf.promises.values()))
        )
    assert ends[0] == ends[1]
