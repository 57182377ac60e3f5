"""Nothing the game loads asks for what a download leaves out."""

from __future__ import annotations

import subprocess
import sys

from build_scripts.freezing.bundle import _LEFT_OUT, ROOT

_LOAD_ALL = """\
import sys
from importlib import import_module, metadata
from pathlib import Path


class Thinned:
    def __init__(self, usual):
        self.usual = usual

    def find_spec(self, name, path=None, target=None):
        if any(name == each or name.startswith(each + ".") for each in sys.argv[1:]):
            return None
        found = (finder.find_spec(name, path, target) for finder in self.usual)
        return next((spec for spec in found if spec is not None), None)

    def find_distributions(self, *words):
        return self.usual[-1].find_distributions(*words)


sys.meta_path[:] = [Thinned(list(sys.meta_path))]
for name in [name for name in sys.modules if name in sys.argv[1:]]:
    del sys.modules[name]
# As the game does: a table brings its acts along.
for path in sorted(Path("game").rglob("*.py"), key=lambda path: ("acts" in path.parts, path)):
    name = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
    if "makers" not in path.parts and not name.endswith("__main__"):
        import_module(name)
metadata.metadata("segno").get_all("License")
late = "asyncio.runners encodings.idna logging.handlers multiprocessing.spawn segno.writers uuid"
for name in (*late.split(), "websockets.asyncio.connection"):
    import_module(name)
# pygame goes on without a part that does not load, and says so only where the part is used.
import pygame

lacking = {name for name, part in vars(pygame).items() if type(part).__name__ == "MissingModule"}
assert lacking <= {"surfarray", "sndarray"}, lacking
print("whole")
"""


def test_every_part_of_the_game_loads_without_it() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _LOAD_ALL, *_LEFT_OUT],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("whole\n")
