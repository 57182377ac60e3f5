"""python -m game: opens Molehill, or does what the first word says."""

from __future__ import annotations

import multiprocessing
import sys

from game.commands.parser import main

if __name__ == "__main__":
    # In a frozen program the bots' process starts here too, and must not open a second game.
    multiprocessing.freeze_support()
    sys.exit(main(sys.argv[1:]))
