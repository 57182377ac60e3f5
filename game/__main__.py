"""python -m game: opens Molehill, or does what the first word says."""

from __future__ import annotations

import os
import sys

from game.commands.parser import main

if __name__ == "__main__":
    if getattr(sys, "frozen", False) and not {"--multiprocessing-fork", "-c"}.isdisjoint(sys.argv):
        # A bots' process starts here too, and must not open a second game.
        import multiprocessing

        multiprocessing.freeze_support()
    # Pygame would greet whoever reads the standard output.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    sys.exit(main(sys.argv[1:]))
