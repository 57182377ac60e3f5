"""Whakka Mole as it is played in front of a window: what was written down, what is to be read."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from game.match.saves import load
from game.match.shelf import Shelf
from game.system.text import Texts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from game.match.session import Session
    from tests.window.robot import Robot

__all__ = ["autosave", "finished", "kept_secret", "ready", "settle_in", "written"]

HIT = 6
_SHEET = 1300
"""The podium is left of this, the sheet of results right of it, in units of a 16:9 frame."""

Sheet = tuple[tuple[int, ...], int]
"""What one seat writes in a turn: the holes of its moles, and the hole it whacks."""


def settle_in(home: Path, **settings: object) -> None:
    """A data folder whose settings are those of people in a hurry."""
    quick = {"language": "en", "motion_speed": 400, "bot_pace": 400, "mute": True}
    (home / "data").mkdir()
    (home / "data" / "settings.json").write_text(json.dumps(quick | settings), encoding="utf-8")


def autosave(home: Path) -> Session:
    """The match that was played last, as it is written down at this moment."""
    return load(Shelf(home / "data" / "saves").entries()[0].path)


@cache
def _words() -> Texts:
    return Texts("en")


def ready(robot: Robot, count: int, seats: int) -> bool:
    """Waits until the table is at rest and so many have written; False if the match is over."""
    text = _words().of("screens/table")("ready-count", ready=count, seats=seats)
    robot.wait(f"{text!r}", lambda: over(robot) or robot.reads(text))
    return not over(robot)


def over(robot: Robot) -> bool:
    """The last mallet's scene led to the results, or a button does."""
    return robot.scene == "results" or robot.has("results")


def comes(robot: Robot, spot: str) -> bool:
    """Waits for this; False if the match is over instead."""
    robot.wait(f"spot {spot} or the end", lambda: over(robot) or robot.has(spot))
    return not over(robot)


def go_on(robot: Robot, press: Callable[[str], object]) -> None:
    """To the next turn; a last mallet that decided it all leads to the results by itself."""
    if comes(robot, "next"):
        press("next")


def written(session: Session, seat: int) -> list[Sheet]:
    """What a seat has written, turn by turn; the last turn only if it is whole."""
    given = [
        tuple(int(hole.removeprefix("hole.")) for hole in decision.action)
        for decision in session.history
        if decision.seat == seat
    ]
    return [(moles, whack[0]) for moles, whack in zip(given[::2], given[1::2], strict=False)]


@dataclass(frozen=True, slots=True)
class Sums:
    """A match added up by hand."""

    scores: tuple[int, ...]
    hits: tuple[int, ...]
    best: int
    """The best score before the last turn."""


def added_up(sheets: Sequence[Sequence[Sheet]]) -> Sums:
    """The play sheet's rules on what each seat has written."""
    seats = len(sheets)
    scores, hits, best = [0] * seats, [0] * seats, 0
    for turn in zip(*sheets, strict=True):
        best = max(scores)
        struck = [turn[seat][1] in turn[(seat + 1) % seats][0] for seat in range(seats)]
        for seat in range(seats):
            hits[seat] += struck[seat]
            moles = 0 if struck[seat - 1] else len(turn[seat][0])
            scores[seat] += HIT * struck[seat] + moles
    return Sums(tuple(scores), tuple(hits), best)


def finished(robot: Robot, home: Path) -> Session:
    """From the last press of "next" to the results: they say what the save says, and no more is
    to be continued. The match as it was written down."""
    robot.wait("the end", lambda: over(robot))
    session = autosave(home)
    assert session.over
    sums = added_up([written(session, seat) for seat in range(session.seats)])
    assert max(sums.scores) >= 50 > sums.best
    assert session.standings().scores == sums.scores
    assert len({person.name for person in session.people}) == session.seats
    if robot.scene != "results":
        robot.choose("results")
    robot.wait_scene("results")
    _read_table(robot, session, sums.scores)
    robot.choose("tab.statistics")
    robot.wait("the hits in a row", lambda: _has_row(robot, [str(hits) for hits in sums.hits]))
    assert autosave(home).over, "it is kept, with its results"
    robot.choose("home")
    robot.wait_scene("title")
    assert not robot.has("continue")
    return session


def _read_table(robot: Robot, session: Session, scores: Sequence[int]) -> None:
    """Beside each name its place and its score, and the winners' names above it all."""
    # Rows are counted one after another, the best of all comes last.
    wanted = {str(score) for score in scores}
    robot.wait("all sums", lambda: wanted <= {text for text, x, _ in robot.page if x > _SHEET})
    page = robot.still_page()
    best = max(scores)
    people = [person.name for person in session.people if not person.is_bot]
    for seat, person in enumerate(session.people):
        rows = [(x, y) for text, x, y in page if text == person.name]
        beside = [
            text for x, y in rows for text, at, other in page if at > x and abs(other - y) < 40
        ]
        assert str(scores[seat]) in beside, (person.name, page)
        # Whoever plays alone among bots is spoken to.
        called = "You" if people == [person.name] else person.name
        won = any(text != person.name and called in text for text, at, _ in page if at < _SHEET)
        assert won == (scores[seat] == best), (person.name, page)


def _has_row(robot: Robot, values: Sequence[str]) -> bool:
    rows: dict[int, list[tuple[int, str]]] = {}
    for text, x, y in robot.page:
        if x > _SHEET and text.isdigit():
            rows.setdefault(y, []).append((x, text))
    return any([text for _, text in sorted(row)] == list(values) for row in rows.values())


def kept_secret(robot: Robot, how: str) -> None:
    """Nothing that several people see at once ever offered anybody's choices, nor where she was.

    `how` they choose: by a "curtain", "blind" on keys or pads, or "alone". The bar with the menu
    is on the picture for everybody, and not behind the curtain.
    """
    tables = [each["spots"] for each in robot.past if each["scene"] == "table"]
    public = [spots for spots in tables if "menu" in spots]
    choices = [spots for spots in tables if any(spot.startswith("id:") for spot in spots)]
    curtain = [spots for spots in tables if {"open", "call"} & set(spots)]
    assert public
    assert bool(choices) == (how != "blind")
    assert bool(curtain) == (how == "curtain")
    if how == "curtain":
        assert not [spots for spots in choices if spots in public or spots in curtain]
