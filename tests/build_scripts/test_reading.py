"""Who reads a language from its pictures is shown every step of a lesson, and a turn to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unittest import mock

import pygame
import pytest

from build_scripts.learner import Learner
from build_scripts.reading import Reading, lesson, listed, sheet, turn, unread
from game.screens.tutorial.lessons import lessons_of
from tests.screens.unpainted import unpainted

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from game.screens.table.taught import Taught

GAME = "molly"
"""Its lesson is the shortest."""
SMALL = (640, 360)


class Hasty(Learner):
    """She does what the third step asks before anybody has read it."""

    def moments(self) -> Iterator[Taught]:
        for taught in super().moments():
            if taught.number == 3:
                self.follow(taught)
            else:
                yield taught


def test_every_bubble_of_a_lesson_is_in_a_picture(tmp_path: Path) -> None:
    reading = Reading("de", GAME, tmp_path, SMALL)
    with unpainted(), reading.open():
        lesson(reading)
    assert unread(reading) == []
    read = [line for taken in reading.taken for line in taken.lines]
    for step in lessons_of(reading.services, GAME):
        for key, words in ((step.id, step.title), (f"{step.id}.text", step.text)):
            line = f"games/{GAME}:tutorial:{key}", words
            assert read.count(line) == 1, "in the language that was asked for"
            assert f"- [ ] `{line[0]}` {words}" in listed(reading).splitlines()


def test_a_step_that_is_passed_over_is_named(tmp_path: Path) -> None:
    reading = Reading("de", GAME, tmp_path, SMALL)
    with (
        mock.patch("build_scripts.reading.Learner", Hasty),
        unpainted(),
        reading.open(),
    ):
        lesson(reading)
    missed = lessons_of(reading.services, GAME)[2].id
    house = f"games/{GAME}:tutorial"
    assert unread(reading) == [f"{house}:{missed}", f"{house}:{missed}.text"], "though it was drawn"


def test_a_turn_is_read_from_its_question_to_the_results(tmp_path: Path) -> None:
    reading = Reading("fr", "whakka_mole", tmp_path, SMALL)
    with unpainted(), reading.open():
        turn(reading)
    kinds = [taken.name.partition(".")[2] for taken in reading.taken]
    assert kinds[0] == "turn"
    assert kinds.index("turn-chosen") < kinds.index("log") < kinds.index("over")
    assert kinds.index("over") < kinds.index("results-table")
    read = {key for taken in reading.taken for key, _ in taken.lines}
    house = "games/whakka_mole"
    assert {
        f"{house}:{key}" for key in ("moles-title", "moles-body", "whack-title", "log-won")
    } <= (read)
    assert read <= {f"{key}" for key in reading.heard.told}


@pytest.mark.parametrize(("count", "size"), [(1, (640, 360)), (3, (1286, 726)), (4, (1286, 726))])
def test_pictures_lie_on_a_sheet_as_large_as_they_are(count: int, size: tuple[int, int]) -> None:
    pictures = []
    for number in range(count):
        pictures.append(pygame.Surface(SMALL))
        pictures[-1].fill((50 * number + 50, 0, 0))
    made = sheet(pictures)
    assert made.get_size() == size
    assert made.get_at((size[0] - 1, 0))[0] == (100 if count > 1 else 50)
    assert made.get_at((0, size[1] - 1))[0] == (150 if count > 2 else 50)
