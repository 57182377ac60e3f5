"""Opens files under tight limits and says for each what came of it: one line of JSON a file.

    python -m tests.saves.opener FOLDER

Started as a process of its own, so that its memory can be measured.
"""

from __future__ import annotations

import json
import resource
import sys
import time
from pathlib import Path

from game.match.refused import Refused
from game.match.saves import Saves, load


def memory() -> int:
    """The most this process ever held, in bytes.

    Not what getrusage says: that counts the parent it was forked from.
    """
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return next(
        int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmHWM")
    )


def main(folder: Path) -> None:
    # Should a bound fail, better an exception here than a machine brought to its knees.
    resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
    base = memory()
    for path in sorted(folder.iterdir()):
        if path.suffix != ".mole":
            continue
        start = time.process_time()
        try:
            load(path)
            came = "loads"
        except Refused as refused:
            came = refused.key
        seconds = time.process_time() - start
        print(json.dumps({"name": path.name, "came": came, "seconds": seconds}))
    start = time.process_time()
    listed = len(Saves(folder).list())
    print(
        json.dumps(
            {
                "listed": listed,
                "seconds": time.process_time() - start,
                "base": base,
                "memory": memory(),
            }
        )
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
