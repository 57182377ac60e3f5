"""A playing program is killed again and again, for real, and what it left behind is looked at.

See tests/saves/killer: each time another process plays on, and everything it said was written down
must be there. And a disk that keeps only what it has promised (tests/saves/powercut).
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from build_scripts.proof.figures import Figure, Note, nowhere
from tests.saves.powercut import played

__all__ = ["FAULTS", "cuts", "killed", "main"]

ROOT = Path(__file__).resolve().parents[2]
FAULTS = ("corrupt", "lost", "strayed", "crashed", "leftovers")
_AT_ONCE = 100
"""Kills in one folder: then another one begins with nothing."""


def killed(folder: Path, kills: int, seed: int) -> Counter[str]:
    """What came of so many kills: the programs that are killed are children of another one."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.saves.killer", folder, str(kills), str(seed)],
        cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True,
    )  # fmt: skip
    told = json.loads(run.stdout)
    return Counter({name: told[name] for name in ("kills", "decisions", "between", *FAULTS)})


def main(kills: int, seed: int, note: Note = nowhere) -> int:
    """So many kills; 1 if anything was lost."""
    began, came = time.monotonic(), Counter[str]()
    while came["kills"] < kills:
        count = min(_AT_ONCE, kills - came["kills"])
        with tempfile.TemporaryDirectory() as folder:
            came += killed(Path(folder), count, seed)
        seed += 1
        print(f"kills: {came['kills']} of {kills}", flush=True)
    told = ", ".join(f"{came[name]} {name}" for name in FAULTS)
    summary = (
        f"kills: {came['kills']} with SIGKILL, {came['between']} of them between a decision and "
        f"its writing, {came['decisions']} decisions acknowledged; {told}"
    )
    print(f"{summary} ({time.monotonic() - began:.0f} s)")
    bad = any(came[name] for name in FAULTS) or came["decisions"] < kills // 2
    note(Figure("kills", came["kills"], summary, held=not bad))
    return int(bad)


def cuts(saves: int, note: Note = nowhere) -> int:
    """Every state a power cut may leave between so many saves; 1 if one of them has lost any."""
    with tempfile.TemporaryDirectory() as folder:
        files = played(Path(folder) / "disk", saves)
    summary = f"power cuts: {files.states} states between {saves} saves, {files.lost} lost a match"
    print(summary)
    note(Figure("power cuts", files.states, summary, held=files.lost == 0))
    return int(files.lost > 0)
