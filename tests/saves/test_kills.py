"""Killed at any moment, the game loses nothing it has said it has written down."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.match.shelf import Shelf
from tests.saves import killer

ROOT = Path(__file__).resolve().parents[2]
# The full bar: MOLEHILL_KILLS=500 python -m pytest tests/saves/test_kills.py
KILLS = int(os.environ.get("MOLEHILL_KILLS", "60"))

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")


def killed(folder: Path, kills: int, seed: int) -> dict[str, object]:
    run = subprocess.run(
        [sys.executable, "-m", "tests.saves.killer", folder, str(kills), str(seed)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=120 + kills,
    )
    assert run.returncode == 0, run.stderr[-2000:]
    told: dict[str, object] = json.loads(run.stdout)
    return told


@pytest.mark.slow
def test_kills_lose_nothing(tmp_path: Path) -> None:
    told = killed(tmp_path, KILLS, 20)
    assert told["kills"] == KILLS
    assert isinstance(told["decisions"], int)
    assert told["decisions"] >= KILLS // 2, "hardly anything was played: this proves nothing"
    assert isinstance(told["between"], int)
    assert told["between"] >= KILLS // 8, "hardly any fell between a decision and its writing"
    faults = {name: told[name] for name in ("corrupt", "lost", "strayed", "crashed")}
    assert faults == dict.fromkeys(faults, 0)
    # Half-written files of killed programs do not pile up.
    assert told["leftovers"] == 0


PLANTED = {
    "said before it is written": """
def put(self, header, body):
    if header.decisions % 3 == 0:
        real(self, header, body)
""",
    "one place for all": """
def put(self, header, body):
    self.path = self.path.with_name("match.mole")
    return real(self, header, body)
""",
    "written in place": """
def put(self, header, body):
    data = pack(header, body)
    self.path.parent.mkdir(parents=True, exist_ok=True)
    with open(self.path, "wb") as file:
        for byte in range(0, len(data), 99):
            file.write(data[byte : byte + 99])
            file.flush()
            time.sleep(0.001)
""",
    "said as soon as it is decided": """
put = real
Scribe.is_done = lambda self, ticket: True
""",
    "what comes while the disk is busy is forgotten": """
put = real
write = Scribe.write
def writes(self, name, work):
    return write(self, name, work if self._job is None else lambda: None)
Scribe.write = writes
""",
}


@pytest.mark.parametrize("fault", PLANTED)
def test_the_killer_notices_a_careless_autosave(fault: str, tmp_path: Path) -> None:
    code = f"""
import sys, time
from game.match.autosave import Autosave
from game.match.format import pack
from game.system.scribe import Scribe
from tests.saves import killer
from pathlib import Path
real = Autosave.put
{PLANTED[fault]}
Autosave.put = put
killer.main(Path(sys.argv[1]), int(sys.argv[2]), 3)
"""
    # A busy machine plays less between two kills: then it takes more of them.
    told: dict[str, int] = {}
    for kills in (25, 100, 400):
        run = subprocess.run(
            [sys.executable, "-c", code, tmp_path / str(kills), str(kills)],
            cwd=ROOT, capture_output=True, text=True, check=True,
        )  # fmt: skip
        told = json.loads(run.stdout)
        if told["lost"] + told["corrupt"] + told["crashed"] > 0:
            return
    raise AssertionError(told)


def test_the_reference_is_what_an_undisturbed_program_plays(tmp_path: Path) -> None:
    session = killer.match(1)
    for seed, decided, hash_now in killer.reference():
        killer.decide(session)
        assert (seed, decided, hash_now) == (1, session.decided, session.history[-1].hash)
        if decided == 20:
            break
    assert Shelf(tmp_path).keep(session, killer.when(session)) is None
    found, broken = killer.newest(Shelf(tmp_path))
    assert not broken
    assert found is not None
    assert found.history == session.history
