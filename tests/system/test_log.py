"""The log stays small, tells nobody's business, and never stops a match."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from game.system.log import last_lines, scrub, start_log, stop_log
from game.system.paths import Places, find_places

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def places(tmp_path: Path) -> Iterator[Places]:
    yield find_places(tmp_path)
    stop_log()


def written(places: Places) -> str:
    return "".join(path.read_text(encoding="utf-8") for path in places.logs.glob("*.log*"))


def test_lines_go_into_the_file_and_into_memory(places: Places) -> None:
    start_log(places)
    logging.getLogger("molehill.saves").info("a match of %d seats", 5)
    assert written(places).endswith("INFO molehill.saves a match of 5 seats\n")
    assert last_lines(1)[0].endswith("a match of 5 seats")


def test_starting_again_does_not_write_twice(places: Places) -> None:
    start_log(places)
    start_log(places).info("once")
    assert written(places).count("once") == 1


def test_the_home_folder_and_control_signs_do_not_get_in(places: Places) -> None:
    start_log(places).info("opened %s/saves \x1b[2J\ud800", Path.home())
    assert str(Path.home()) not in written(places)
    assert "~/saves \\x1b[2J\\xd800" in written(places)
    assert scrub("line\nand\ttab") == "line\nand\ttab"


def test_the_log_stays_small(places: Places) -> None:
    logger = start_log(places)
    for turn in range(3000):
        logger.info("%d %s", turn, "x" * 5000)
    size = sum(path.stat().st_size for path in places.logs.iterdir())
    assert size < 1_000_000
    assert "2999" in written(places)


def test_a_disk_that_fails_silences_the_file_and_nothing_else(
    places: Places, capsys: pytest.CaptureFixture[str]
) -> None:
    logger = start_log(places)
    logger.info("before")

    def full(_: object) -> None:
        raise OSError(28, "No space left on device")

    file = next(handler for handler in logger.handlers if hasattr(handler, "shouldRollover"))
    file.format = full  # type: ignore[method-assign, assignment]
    logger.info("during")
    logger.info("after")
    assert capsys.readouterr().err == ""
    assert last_lines(1)[0].endswith("after")


def test_no_folder_no_file_but_the_lines_are_kept(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    folder = tmp_path / "file" / "x"
    start_log(Places(folder, folder, folder)).info("kept")
    assert last_lines(1)[0].endswith("kept")
    stop_log()
