"""A second copy of the game says so, and a dead one stands in nobody's way."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from filelock import FileLock

from game.system import lock
from game.system.lock import Claim, claim
from game.system.notice import Notice
from game.system.paths import find_places

HOLD = """
import sys
from pathlib import Path
from game.system.lock import claim
from game.system.paths import find_places
held = claim(find_places(Path(sys.argv[1])))
print(type(held).__name__, flush=True)
sys.stdin.readline()
"""


def hold(folder: Path) -> subprocess.Popen[str]:
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).resolve().parents[2],
    )
    assert process.stdout is not None
    assert process.stdout.readline().strip() == "Claim"
    return process


def test_a_second_copy_is_told_until_the_first_is_gone(tmp_path: Path) -> None:
    with hold(tmp_path) as other:
        told = claim(find_places(tmp_path))
        assert isinstance(told, Notice)
        assert told.key == "lock-second-copy"
        assert isinstance(claim(find_places(tmp_path / "another person")), Claim)
        other.kill()  # as hard as a power cut
        other.wait()
        held = claim(find_places(tmp_path))
        assert isinstance(held, Claim)
        held.release()
        held.release()
        again = claim(find_places(tmp_path))
        assert isinstance(again, Claim)
        again.release()


@pytest.mark.parametrize("gone", ["deleted", "exchanged", "moved"])
def test_who_deletes_the_file_lets_nobody_in(gone: str, tmp_path: Path) -> None:
    places = find_places(tmp_path)
    with hold(tmp_path) as other:
        if gone == "deleted":
            places.lock.unlink()
        elif gone == "exchanged":
            (tmp_path / "new").write_bytes(b"")
            (tmp_path / "new").replace(places.lock)
        else:
            places.lock.rename(tmp_path / "away")
        told = claim(places)
        assert isinstance(told, Notice)
        assert told.key == "lock-second-copy"
        other.kill()
        other.wait()
    held = claim(places)
    assert isinstance(held, Claim)
    held.release()


def test_a_copy_of_an_earlier_build_is_noticed_by_its_file(tmp_path: Path) -> None:
    places = find_places(tmp_path)
    with FileLock(places.lock):
        assert isinstance(claim(places), Notice)
    held = claim(places)
    assert isinstance(held, Claim)
    held.release()


def test_what_is_started_from_here_does_not_keep_the_claim(tmp_path: Path) -> None:
    """Bots' processes live on for a moment when the program was killed."""
    held = claim(find_places(tmp_path))
    assert isinstance(held, Claim)
    with subprocess.Popen(
        [sys.executable, "-c", "print(flush=True); input()"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        close_fds=False,
    ) as child:
        assert child.stdout is not None
        assert child.stdout.readline()
        held.release()
        again = claim(find_places(tmp_path))
        assert isinstance(again, Claim)
        again.release()
        child.kill()


def test_where_locks_do_not_work_one_can_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_lock(_: int) -> None:
        raise OSError("no locks here")

    monkeypatch.setattr(lock, "_lock", no_lock)
    held = claim(find_places(tmp_path))
    assert isinstance(held, Claim)
    held.release()
