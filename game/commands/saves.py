"""Whether saved matches load, and if not, why."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from game.commands.wrong import shown
from game.match import saves
from game.match.refused import Refused
from game.system.text import Texts

__all__ = ["check", "run"]


def check(path: Path) -> tuple[bool, str]:
    """Whether the file loads, and a sentence about it."""
    words = Texts("en").of("match")
    try:
        session = saves.load(path)
    except Refused as refused:
        return False, words(refused.key, **refused.facts)
    title = Texts("en").of(f"games/{session.game.id}")("game-title")
    state = "over" if session.over else f"turn {session.turn}"
    told = f"It loads: {title}, {session.seats} seats, {state}."
    return True, f"{told} {words(session.doubt)}" if session.doubt else told


def run(args: Namespace) -> int:
    """python -m game saves check."""
    good = True
    for name in args.files:
        loads, sentence = check(Path(name))
        good = good and loads
        # A name may hold anything; a line must stay a line.
        sys.stdout.write(f"{shown(name)[1:-1]}: {sentence}\n")
    return 0 if good else 1
