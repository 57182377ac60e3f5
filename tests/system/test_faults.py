"""A program that falls without an exception is told of when it is opened again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game.system.crash import open_reports
from game.system.faults import watch
from game.system.paths import find_places

ROOT = Path(__file__).resolve().parents[2]
FALL = """
import faulthandler, sys
from pathlib import Path
from game.system.faults import watch
from game.system.paths import find_places

def where_it_happens() -> None:
    faulthandler._sigsegv()

held = watch(find_places(Path(sys.argv[1])))
where_it_happens()
"""


def fallen(folder: Path) -> int:
    return subprocess.run(
        [sys.executable, "-c", FALL, folder], cwd=ROOT, capture_output=True, check=False
    ).returncode


@pytest.mark.skipif(os.name == "nt", reason="Unix signals")
def test_what_it_was_doing_is_a_report_at_the_next_start(tmp_path: Path) -> None:
    places = find_places(tmp_path)
    assert fallen(tmp_path) == -signal.SIGSEGV
    assert open_reports(places) == []
    watching = watch(places)
    ((path, report),) = open_reports(places)
    assert report.error == "Segmentation fault"
    assert any("where_it_happens" in line for line in report.trace)
    assert str(Path.home()) not in path.read_text(encoding="utf-8")
    watching.close()
    watch(places).close()
    assert len(open_reports(places)) == 1, "told of once"


def test_who_leaves_as_one_should_leaves_no_report(tmp_path: Path) -> None:
    places = find_places(tmp_path)
    for _ in range(2):
        watching = watch(places)
        watching.close()
        watching.close()
    assert open_reports(places) == []


def test_what_did_not_end_the_program_is_no_fall(tmp_path: Path) -> None:
    """As Windows tells of it: at once, before anybody has seen to it."""
    places = find_places(tmp_path)
    watching = watch(places)
    with (places.crashes / "fault.txt").open("ab") as told:
        told.write(b"Windows fatal exception: access violation\n\nThread 0x00000024:\n")
    watching.close()
    watch(places).close()
    assert open_reports(places) == []


@pytest.mark.parametrize("way", ["no folder", "a folder", "a link"])
def test_where_nothing_can_be_written_it_goes_on_without(way: str, tmp_path: Path) -> None:
    places = find_places(tmp_path)
    if way == "no folder":
        places.logs.write_text("a file")
    elif way == "a folder":
        (places.crashes / "fault.txt").mkdir(parents=True)
    else:
        places.crashes.mkdir(parents=True)
        (places.crashes / "fault.txt").symlink_to(tmp_path / "nowhere" / "x")
    watch(places).close()
    assert open_reports(places) == []


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="Unix signals")
def test_the_whole_program_offers_it_when_it_is_opened_again(tmp_path: Path) -> None:
    from game.app import App, Start

    quiet = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    # The log is begun once the first picture is there.
    with subprocess.Popen(
        [sys.executable, "-m", "game", "--data-dir", tmp_path], cwd=ROOT, env=quiet
    ) as program:
        while not (tmp_path / "logs" / "molehill.log").exists():
            assert program.poll() is None
        program.send_signal(signal.SIGSEGV)
        # The window library catches it and gives up by itself, or the system ends the program.
        assert program.wait() in (-signal.SIGSEGV, -signal.SIGABRT)
    places = find_places(tmp_path)
    watching = watch(places)
    app = App(Start(size=(640, 360)), places)
    try:
        app.running = False
        app.run()
        while not app.services.scribe.idle or app.services.waits:
            app.frame(16)
        top = app.stack.top
        assert top is not None
        assert top.name == "ask"
    finally:
        app.close()
        watching.close()
