"""python -m game: opens Molehill, or does what the first word says."""

from __future__ import annotations

import multiprocessing
import os
import sys

from game.commands.parser import main

if __name__ == "__main__":
    # In a frozen program the bots' process starts here too, and must not open a second game.
    multiprocessing.freeze_support()
    # Pygame would greet whoever reads the standard output.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    sys.exit(main(sys.argv[1:]))
