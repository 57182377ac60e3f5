"""Whole matches of every game in a real browser, played by role and name alone.

Eight phones play two of them beside the game in its window (`test_browser_window`): here are three.
"""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

import pytest

from game.screens.results.scene import ResultsScene
from game.screens.table.scene import TableScene
from tests.phones.minds import Mind, script
from tests.phones.reader import Reader, read
from tests.phones.room import SHORT, Parlour

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from game.match.session import Session
    from tests.phones.browser import Browser, Page

pytestmark = [pytest.mark.slow, pytest.mark.browser]

TABLES: list[tuple[str, int, dict[str, str], str]] = [
    # By chance alone three people would be at it till morning: they choose as bots do.
    ("whakka_mole", 3, {}, "easy"),
    ("mole_park", 3, {"crown": "30"}, "normal"),
    ("molly", 2, {}, ""),
    ("topoum", 2, {}, ""),
    ("dice_theme_park", 2, {"length": "introductory"}, ""),
]


def played(parlour: Parlour) -> Session | None:
    scene = parlour.puppets.top
    return scene.session if isinstance(scene, TableScene) else None


def at_it(parlour: Parlour) -> Sequence[int]:
    """Who looks at a phone: those who are asked; to go on, each in turn says so for all."""
    scene = parlour.puppets.top
    if not isinstance(scene, TableScene):
        return ()
    session = scene.session
    if scene.picture.telling.holding or session.over:
        return (session.decided % session.seats,)
    return session.asked() if scene.picture.settled else ()


@pytest.mark.parametrize("table", TABLES, ids=[table[0] for table in TABLES])
def test_a_whole_match_by_role_and_name_alone(
    table: tuple[str, int, dict[str, str], str], tmp_path: Path, browser: Browser
) -> None:
    game, seats, options, level = table
    with Parlour(tmp_path) as parlour:
        seed, _ = SHORT.get((game, seats), (1, 0))
        parlour.sit(game, seats, seed, options=options, hands=False)
        session = parlour.scene.session
        answers = script(game, seats, options, level) if level else ()
        readers = []
        for seat in range(seats):
            # One of them has its pictures, too: what is missing or forbidden would be told there.
            page = browser.page(pictures=seat == 0)
            page.open(parlour.hub.link(seat))
            readers.append(Reader(page, seed=100 + seat))
            if level:
                readers[-1].mind = Mind(seat, answers[seat], partial(played, parlour))
        parlour.until("all phones", lambda: all(map(parlour.hub.awake, range(seats))))
        end = time.monotonic() + 240
        while not isinstance(parlour.puppets.top, ResultsScene):
            assert time.monotonic() < end, parlour.stuck()
            parlour.frame()
            if not read([readers[seat] for seat in at_it(parlour)]):
                time.sleep(0.001)
        places = session.standings().places
        for seat, reader in enumerate(readers):
            name = session.people[seat].name
            parlour.until(f"{name}'s result", partial(_says, reader.page, f"Place {places[seat]},"))
            assert not reader.nameless
            assert reader.page.troubles() == []
            reader.page.close()


def _says(page: Page, start: str) -> bool:
    found = page.find("heading")
    return found is not None and found.name.startswith(start)
