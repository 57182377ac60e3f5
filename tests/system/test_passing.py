"""Folders nobody asked to keep go when their process ends; saves in one keep it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

_MAKERS = {
    "a rehearsal": "from game.screens.gallery import rehearsal\nfolder = rehearsal().places.data",
    "the checks of what is written": "from tests.screens import cuts\nfolder = cuts._folder()",
    "nowhere to write": (
        "from pathlib import Path\n"
        "from game.system.paths import find_places\n"
        "folder = find_places(Path(__file__) / 'x').data"
    ),
}
_ROOT = Path(__file__).resolve().parents[2]


def left_by(folder: Path, *words: str) -> list[str]:
    """What lies in the system's place for such folders, once a process has ended that did this."""
    script = folder / "script.py"
    script.write_text("\n".join(words))
    spare = folder / "spare"
    spare.mkdir()
    names = ("TMPDIR", "TEMP", "TMP")
    given = dict.fromkeys(names, str(spare)) | {"PYTHONPATH": str(_ROOT)}
    subprocess.run([sys.executable, str(script)], check=True, env={**os.environ, **given})
    return sorted(each.name for each in spare.iterdir())


@pytest.mark.parametrize("maker", _MAKERS)
def test_what_nobody_asked_to_keep_is_gone(maker: str, tmp_path: Path) -> None:
    filled = "(folder / 'logs').mkdir(parents=True)\n(folder / 'logs' / 'log').write_text('said')"
    seen = f"open({str(tmp_path / 'seen')!r}, 'w').write(str(folder))"
    assert left_by(tmp_path, _MAKERS[maker], filled, seen) == []
    made = Path((tmp_path / "seen").read_text())
    assert made.parent == tmp_path / "spare", "it was made where such folders are made"


def test_saves_that_had_nowhere_else_to_go_stay(tmp_path: Path) -> None:
    saved = "(folder / 'saves').mkdir()\n(folder / 'saves' / 'a.mole').write_text('a match')"
    assert len(left_by(tmp_path, _MAKERS["nowhere to write"], saved)) == 1


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_child_leaves_its_parents_folder_alone(tmp_path: Path) -> None:
    child = "import os\nif (born := os.fork()) == 0:\n    raise SystemExit"
    waited = "os.waitpid(born, 0)\nassert folder.is_dir()"
    assert left_by(tmp_path, _MAKERS["nowhere to write"], child, waited) == []
