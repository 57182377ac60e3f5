"""Opening the game itself."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from game import catalogue
from game.commands import words
from game.commands.wrong import Wrong, one_of, shown

__all__ = ["run"]


def run(args: Namespace) -> int:
    """python -m game."""
    if args.data_dir is not None and args.portable:
        raise Wrong("Choose --data-dir or --portable, not both.")
    if args.data_dir is not None and Path(args.data_dir).is_file():
        raise Wrong(f"{shown(args.data_dir)} is a file, not a folder.")
    size = words.size(args.size) if args.size else None
    game = one_of(args.game, catalogue.GAMES, "game") if args.game else ""
    # Words are read before the window library is loaded.
    from game import app

    return app.main(
        app.Start(
            data_dir=Path(args.data_dir) if args.data_dir is not None else None,
            portable=args.portable,
            fullscreen=args.fullscreen,
            size=size,
            game=game,
            probe=Path(args.probe) if args.probe else None,
        )
    )
