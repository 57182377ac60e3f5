"""What no check has time for, on demand, each with its figures.

    python build_scripts/prove.py matches --each 100000 --processes 2
    python build_scripts/prove.py walks --steps 1000000 --seed 7
    python build_scripts/prove.py soak --minutes 60
    python build_scripts/prove.py soak --minutes 120 --wall
    python build_scripts/prove.py kills --kills 3000
    python build_scripts/prove.py faults --every 1
    python build_scripts/prove.py broken --saves 5800 --settings 5000
    python build_scripts/prove.py saves
    python build_scripts/prove.py figures

Without a word: a little of each. Matches and walks go on where they were left, also on another
tree: what was played on which is told apart. All figures stand on one page (build/proof/figures.md,
or in another `--folder`), which `figures` prints; it says plainly what was not reached.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from build_scripts.proof import figures
from game import catalogue

__all__ = ["main"]


FOLDER = Path(__file__).resolve().parents[1] / "build" / "proof"
_KINDS = ("matches", "walks", "soak", "kills", "faults", "broken", "saves")
_CUTS = 40
"""At most so many saves between which the power fails: ten thousand states."""


def main(words: list[str]) -> int:
    """0 only if all that was asked for holds."""
    parser = argparse.ArgumentParser(description="Proof on demand, with its figures.")
    parser.add_argument("what", nargs="?", choices=("all", "figures", *_KINDS), default="all")
    parser.add_argument("--games", default=",".join(catalogue.GAMES))
    parser.add_argument("--each", type=int, default=20, help="matches of each game")
    parser.add_argument("--within", type=float, default=math.inf,
                        help="minutes of the clock for matches or walks")  # fmt: skip
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--steps", type=int, default=500, help="steps of all walks together")
    parser.add_argument("--seed", type=int, default=1, help="of the first walk")
    parser.add_argument("--kills", type=int, default=40)
    parser.add_argument("--every", type=int, default=40, help="each so-manieth fault")
    parser.add_argument("--saves", type=int, default=200, help="broken ones")
    parser.add_argument("--settings", type=int, default=200, help="broken ones")
    parser.add_argument("--size", default="1920x1080", help="of the window, of the soak")
    parser.add_argument("--minutes", type=float, default=2, help="of the soak, the game's own")
    parser.add_argument("--window", action="store_true",
                        help="the soak in a window that is shown")  # fmt: skip
    parser.add_argument("--wall", action="store_true",
                        help="the soak's minutes are those of the clock on the wall")  # fmt: skip
    parser.add_argument("--leak", nargs="?", choices=("window", "bots"), default="", const="window",
                        help="the soak with a planted leak, which must be found")  # fmt: skip
    parser.add_argument("--folder", type=Path, default=FOLDER,
                        help="where figures are kept, and how far each kind is")  # fmt: skip
    chosen = parser.parse_args(words)
    failed, asked = 0, {"all": _KINDS, "figures": ()}.get(chosen.what, (chosen.what,))
    for kind in asked:
        failed |= _proved(kind, chosen)
    print(f"\n{figures.page(chosen.folder)}")
    return failed


def _proved(kind: str, chosen: argparse.Namespace) -> int:
    """Each loads its own: a bot's process begins by reading this file, and wants none of it."""
    games, note = chosen.games.split(","), figures.noted(chosen.folder)
    if kind == "matches":
        from build_scripts.proof import matches

        return matches.main(
            games, chosen.each, chosen.processes, chosen.folder, chosen.within, note
        )
    if kind == "walks":
        from build_scripts.proof import walks

        return walks.main(chosen.steps, chosen.seed, chosen.folder, chosen.within, note)
    if kind == "soak":
        from build_scripts.proof import soak

        wide, high = map(int, chosen.size.split("x"))
        if chosen.window:
            del os.environ["SDL_VIDEODRIVER"]
        how = {"shown": chosen.window, "wall": chosen.wall, "leak": chosen.leak}
        if chosen.leak:
            # Of a program with a leak no figure is kept.
            return soak.main(chosen.minutes, games, (wide, high), **how)
        return soak.main(chosen.minutes, games, (wide, high), note=note, **how)
    if kind == "kills":
        from build_scripts.proof import kills

        lost = kills.main(chosen.kills, chosen.seed, note)
        return lost | kills.cuts(max(4, min(chosen.kills // 10, _CUTS)), note)
    if kind == "faults":
        from build_scripts.proof import faults

        return faults.main(games, chosen.every, note)
    if kind == "saves":
        from build_scripts.proof import saves

        return saves.main(note)
    from build_scripts.proof import broken

    return broken.main(chosen.saves, chosen.settings, chosen.seed, games, note)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
